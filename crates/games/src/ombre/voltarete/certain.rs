//! Is a result certain, whatever the others do (laws D8)? A small search with all cards open.
//!
//! The laws ask it only when somebody has shown his cards. Where the search would grow too large the answer is no, as the
//! law has it: what cannot be shown is not certain.

use super::state::{HAND, Hidden, Open, SEATS};
use crate::ombre::trumps::Trumps;
use cards::CardSet;
use engine::Seat;
use engine::trick::Trick;

/// What is said to be certain: that this player has more tricks than each of the others (than all together in a treze). For the
/// feito that is the hand, for an opponent the codilho.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Goal(pub(super) Seat);

/// Positions looked at before giving up.
const MOST_NODES: u32 = 200_000;

struct Search<'a> {
    open: &'a Open,
    trumps: &'static Trumps,
    goal: Goal,
    nodes: u32,
}

/// Does the goal come true against every defence?
pub(super) fn certain(open: &Open, hidden: &Hidden, goal: Goal) -> bool {
    let Some(trumps) = open.trumps() else { return false };
    let mut search = Search { open, trumps, goal, nodes: 0 };
    search.holds(hidden.hands, open.trick, open.to_play, open.tricks).unwrap_or(false)
}

impl Search<'_> {
    /// The goal, if these tricks decide it already.
    fn decided(&self, tricks: [u8; SEATS]) -> Option<bool> {
        let left = HAND as u8 - tricks.iter().sum::<u8>();
        let mine = tricks[self.goal.0.index()];
        let rivals = self.open.after(self.goal.0).map(|seat| tricks[seat.index()]);
        let most = match self.open.active {
            4 => rivals.sum(),
            _ => rivals.max().unwrap_or(0),
        };
        if mine > most + left {
            Some(true)
        } else if mine + left <= most {
            Some(false)
        } else if left == 0 {
            Some(mine > most)
        } else {
            None
        }
    }

    fn holds(&mut self, hands: [CardSet; SEATS], trick: Trick, to_play: Seat, tricks: [u8; SEATS]) -> Option<bool> {
        if trick.is_empty()
            && let Some(decided) = self.decided(tricks)
        {
            return Some(decided);
        }
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return None;
        }
        let his = to_play == self.goal.0;
        for card in self.trumps.playable(hands[to_play.index()], &trick) {
            let (mut hands, mut trick, mut tricks) = (hands, trick, tricks);
            hands[to_play.index()].remove(card);
            trick.play(to_play, card, &self.trumps.order);
            let mut next = self.open.next(to_play);
            if trick.len() == self.open.active {
                next = trick.winner().unwrap_or(next);
                tricks[next.index()] += 1;
                trick = Trick::EMPTY;
            }
            // The claimant needs one card that holds; against him one that does not is enough.
            if self.holds(hands, trick, next, tricks)? == his {
                return Some(his);
            }
        }
        Some(!his)
    }
}
