//! Which card is tried first, by the weights of whist: what is left and right of one, and whose partner one is.

use super::deal::Deal;
use crate::laid::Trick;
use crate::search::follow::Replies;
use crate::search::lanes::{Lanes, TRUMPS, lane};
use crate::search::order::{Moves, Plight, Scene};

/// The table as the one to play sees it.
pub(super) struct Around<'a> {
    deal: &'a Deal,
    hands: &'a [Lanes; 4],
    seat: usize,
}

impl<'a> Around<'a> {
    #[inline(always)]
    pub(super) fn new(deal: &'a Deal, hands: &'a [Lanes; 4], seat: usize) -> Around<'a> {
        Around { deal, hands, seat }
    }

    #[inline(always)]
    fn is_friend(&self, seat: usize) -> bool {
        self.deal.is_camp(seat) == self.deal.is_camp(self.seat)
    }

    /// The hands as whist would seat them: one's own, the opponents before the first friend, the friends, the opponents after them; who
    /// has no friend sees the next opponent on the left and the rest on the right.
    fn seated(&self) -> [Lanes; 4] {
        let mut seated = [self.hands[self.seat], 0, 0, 0];
        let mut seat = self.deal.laid.next(self.seat);
        while seat != self.seat {
            let at = match (self.is_friend(seat), seated[2], seated[1]) {
                (true, _, _) => 2,
                (false, 0, 0) => 1,
                (false, 0, _) if self.has_friend() => 1,
                (false, _, _) => 3,
            };
            seated[at] |= self.hands[seat];
            seat = self.deal.laid.next(seat);
        }
        seated
    }

    fn has_friend(&self) -> bool {
        (0..self.deal.laid.seats).any(|seat| seat != self.seat && self.is_friend(seat))
    }

    /// The leads.
    pub(super) fn leads(&self, all: Lanes, plight: &Plight<'_>) -> Moves {
        let scene = Scene { hands: &self.seated(), trumps: lane(TRUMPS), matadores: self.deal.laid.matadores, seat: 0 };
        scene.leads(all, plight)
    }

    /// The cards that follow to a trick.
    #[inline(always)]
    pub(super) fn follows<const N: usize>(&self, trick: &Trick, all: Lanes) -> Replies {
        self.deal.laid.follows::<N>(self.hands, self.seat, trick, all, |seat| self.is_friend(seat))
    }
}
