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

    /// The hands as whist would seat them: one's own, the opponent on the left, the partner, the opponent on the right; a
    /// seat that nobody takes is empty.
    fn seated(&self) -> [Lanes; 4] {
        let own = self.hands[self.seat];
        let next = self.deal.laid.next(self.seat);
        let all = self.hands.iter().fold(0, |all, hand| all | hand);
        if self.seat == self.deal.feito {
            let left = self.hands[next];
            [own, left, 0, all & !own & !left]
        } else {
            let feito = self.hands[self.deal.feito];
            let partner = all & !own & !feito;
            if next == self.deal.feito { [own, feito, partner, 0] } else { [own, 0, partner, feito] }
        }
    }

    /// The leads.
    pub(super) fn leads(&self, all: Lanes, plight: &Plight<'_>) -> Moves {
        let scene = Scene { hands: &self.seated(), trumps: lane(TRUMPS), matadores: self.deal.laid.matadores, seat: 0 };
        scene.leads(all, plight)
    }

    /// The cards that follow to a trick.
    #[inline(always)]
    pub(super) fn follows<const N: usize>(&self, trick: &Trick, all: Lanes) -> Replies {
        self.deal
            .laid
            .follows::<N>(self.hands, self.seat, trick, all, |seat| (seat == self.deal.feito) == (self.seat == self.deal.feito))
    }
}
