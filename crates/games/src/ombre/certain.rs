//! Is a result certain, whatever the others do? A small search with all cards open.
//!
//! The laws ask it only when somebody has shown their cards. Where the search would grow too large the answer is no: what cannot be
//! shown is not certain.

use super::tricks::{Rivals, Round, Tricks};
use super::trumps::Trumps;
use cards::CardSet;
use engine::Seat;
use engine::duty::Duty;
use engine::trick::Trick;

/// Claim to be proved: that this player gets more tricks than the rivals.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    pub of: Seat,
    pub rivals: Rivals,
}

/// Positions looked at before giving up.
const MOST_NODES: u32 = 200_000;

struct Search<'a, const N: usize> {
    round: &'a Round<N>,
    trumps: &'a Trumps,
    goal: Goal,
    nodes: u32,
}

/// Does the goal come true against every defence, from these hands and tricks on?
pub fn certain<const N: usize>(goal: Goal, round: &Round<N>, trumps: &Trumps, hands: [CardSet; N], tricks: &Tricks<N>) -> bool {
    let mut search = Search { round, trumps, goal, nodes: 0 };
    search.holds(hands, tricks.trick, tricks.to_play, tricks.won).unwrap_or(false)
}

impl<const N: usize> Search<'_, N> {
    /// The goal, if these tricks and the number still to be played decide it already.
    fn decided(&self, won: [u8; N], left: u8) -> Option<bool> {
        let own = won[self.goal.of.index()];
        let most = self.goal.rivals.most(self.round.after(self.goal.of).map(|seat| won[seat.index()]));
        if own > most + left {
            Some(true)
        } else if own + left <= most {
            Some(false)
        } else {
            None
        }
    }

    fn holds(&mut self, hands: [CardSet; N], trick: Trick, to_play: Seat, won: [u8; N]) -> Option<bool> {
        if trick.is_empty()
            && let Some(decided) = self.decided(won, hands[to_play.index()].len() as u8)
        {
            return Some(decided);
        }
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return None;
        }
        let own = to_play == self.goal.of;
        for card in self.trumps.playable(hands[to_play.index()], &trick) {
            let (mut hands, mut trick, mut won) = (hands, trick, won);
            hands[to_play.index()].remove(card);
            trick.play(to_play, card, &self.trumps.order);
            let mut next = self.round.next(to_play);
            if trick.len() == self.round.active {
                next = trick.winner().unwrap_or(next);
                won[next.index()] += 1;
                trick = Trick::EMPTY;
            }
            // The claimant needs one card that holds; against them one that does not is enough.
            if self.holds(hands, trick, next, won)? == own {
                return Some(own);
            }
        }
        Some(!own)
    }
}
