//! The napolitana: its privilege, when it binds, and what becomes of it (R33-R40).
//!
//! Who holds it is hidden, and so is whether they use it: not to follow suit may be the privilege or a void. So nothing here is ever
//! asked to tell what others may do; once all cards are played, all can tell.

use super::Rebesino;
use super::agreements::FirstTrick;
use super::deck::{lower_than, of_suit};
use super::state::{HAND, SEATS};
use cards::{Card, CardSet};
use engine::Seat;

/// A napolitana its holder has committed to, when the hand is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Napolitana {
    pub seat: Seat,
    pub end: End,
}

/// Outcome of a napolitana.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// No trick but those allowed.
    Stands,
    /// Its holder was made to take a trick by this leader; by nobody if they led it themselves (D7).
    Introduced(Option<Seat>),
}

/// Did this player lead the lowest card of these to the first trick (R37)?
fn led_lowest(led: Card, held: CardSet) -> bool {
    !held.meets(lower_than(led))
}

impl Rebesino {
    /// Does this holder still have the privilege? They have made no trick, the first lead of their lowest card apart (R35a, R37).
    pub(super) fn is_privileged(&self, seat: Seat) -> bool {
        self.was_privileged(seat, self.open.takers.len())
    }

    /// Had this holder the privilege before this trick was played?
    pub(super) fn was_privileged(&self, seat: Seat, trick: usize) -> bool {
        let mut own = self.open.takers.iter().take(trick).enumerate().filter(|(_, taker)| **taker == seat).map(|(at, _)| at);
        match (own.next(), own.next()) {
            (None, _) => true,
            (Some(0), None) => self.survives_first_lead(seat),
            _ => false,
        }
    }

    /// Is the first trick, which this holder made, one that leaves the napolitana untouched (R37)?
    fn survives_first_lead(&self, seat: Seat) -> bool {
        self.agreements.napolitana_first_trick == FirstTrick::Allowed && self.led_lowest_first(seat)
    }

    fn led_lowest_first(&self, seat: Seat) -> bool {
        let first = self.open.plays.first().filter(|(leader, _)| *leader == seat);
        first.is_some_and(|&(_, led)| led_lowest(led, self.hidden.held[seat.index()]))
    }

    /// Did this seat, at this play, keep back a card of the suit led?
    pub(super) fn kept_back(&self, at: usize) -> bool {
        let Some(&(seat, card)) = self.open.plays.get(at) else { return false };
        let led = self.open.plays[at - at % SEATS].1;
        let earlier = self.open.plays[..at].iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card);
        let held = self.hidden.held[seat.index()] - earlier.collect::<CardSet>();
        let following = of_suit(led);
        !following.contains(card) && held.meets(following)
    }

    /// From which trick on its holder is bound by it: declared, or used by not following suit (R35).
    fn committed(&self, seat: Seat) -> Option<usize> {
        if self.open.declared == Some(seat) {
            return Some(0);
        }
        let own = (0..self.open.plays.len()).filter(|&at| self.open.plays[at].0 == seat);
        own.filter(|&at| self.kept_back(at)).map(|at| at / SEATS).find(|&trick| self.was_privileged(seat, trick))
    }

    /// The napolitana of a hand that is played, if anybody is bound by one.
    pub(super) fn bound(&self) -> Option<Napolitana> {
        let seat = self.hidden.napolitana?;
        let from = self.committed(seat)?;
        let takers = &self.open.takers;
        let leader = |trick: usize| self.open.plays.get(trick * SEATS).map(|&(leader, _)| leader);
        let going = self.going().filter(|&other| other != seat);
        for trick in (from..takers.len()).filter(|&trick| takers[trick] == seat) {
            let led = leader(trick) == Some(seat);
            match trick {
                0 if led && self.survives_first_lead(seat) => {}
                0 if led && self.led_lowest_first(seat) => return None,
                0 if led => return Some(Napolitana { seat, end: End::Introduced(None) }),
                // Left with the second lead too, the privilege is gone and nothing is owed (R37).
                1 if led && takers[0] == seat => return None,
                // The tricks of a cut are the exception to the duty (R36, D12b).
                _ if trick + 2 >= HAND && going.is_some() => {}
                _ => return Some(Napolitana { seat, end: End::Introduced(leader(trick)) }),
            }
        }
        Some(Napolitana { seat, end: End::Stands })
    }

    /// The player going to Rebesino: the first nine tricks are theirs (R42).
    pub(super) fn going(&self) -> Option<Seat> {
        let first = *self.open.takers.first()?;
        let nine = self.open.takers.get(..HAND - 2)?;
        nine.iter().all(|&taker| taker == first).then_some(first)
    }
}
