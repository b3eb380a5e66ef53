//! A deal in the form of the search: one, the feito, against the rest.

use super::margin::{Margin, Proved};
use crate::card_map::{CardMap, Position, SEATS};
use crate::contest::{Answer, Contest, Order, Start};
use crate::search::lanes::Lanes;
use cards::{Card, CardSet};
use games::ombre::trumps::Trumps;

/// The constants of a deal. Seats are places in the order of play.
#[derive(Debug)]
pub struct Deal {
    pub(super) laid: CardMap,
    pub(super) feito: usize,
}

impl Deal {
    /// The deal of these hands, in the order of play, with the cards on the table among them; and which of them is the feito.
    ///
    /// # Panics
    /// If more than four play.
    pub fn new(hands: &[CardSet], trumps: &Trumps, feito: usize) -> Deal {
        Deal { laid: CardMap::new(hands, trumps), feito }
    }

    /// The position with these hands, these numbers of tricks taken, and this leader.
    pub fn start(&self, hands: &[CardSet], tricks: [u8; SEATS], leader: usize) -> Position {
        self.laid.start(hands, tricks, leader)
    }

    /// The position after this card.
    pub fn play(&self, held: &Position, card: Card) -> Position {
        self.after(held, self.laid.bits(CardSet::of(card)))
    }

    /// The same, for a card of the search.
    pub(super) fn after(&self, held: &Position, card: Lanes) -> Position {
        self.laid.after(held, card)
    }

    /// The change of both counts by a trick of an opponent.
    #[inline(always)]
    pub(super) fn counts(&self, seat: usize) -> [i8; 2] {
        match self.laid.seats {
            3 if seat == self.laid.next(self.feito) => [1, 0],
            3 => [0, 1],
            _ => [1, 1],
        }
    }
}

impl Contest for Deal {
    type Aim = Margin;
    type Proved = Proved;

    const ORDER: &'static Order = &super::weights::ORDER;

    #[inline(always)]
    fn laid(&self) -> &CardMap {
        &self.laid
    }

    #[inline(always)]
    fn is_camp(&self, seat: usize) -> bool {
        seat == self.feito
    }

    #[inline(always)]
    fn settled(standing: Margin, left: u8) -> Option<bool> {
        let (worse, left) = (standing.worse(), left as i8);
        (worse >= left || worse + left < 0).then_some(worse >= left)
    }

    #[inline(always)]
    fn aim_after(&self, standing: Margin, winner: usize) -> Margin {
        if winner == self.feito { standing.up() } else { standing.down(self.counts(winner)) }
    }

    /// Roughly: of the tricks left they need half, and half of what they are behind.
    #[inline(always)]
    fn wanted(standing: Margin, left: u8) -> usize {
        let left = left as i8;
        ((left - standing.worse() + 1) / 2).clamp(1, left) as usize
    }

    #[inline(always)]
    fn proved(standing: Margin, _: u8, answer: bool) -> Proved {
        if answer { Proved::Reached(standing) } else { Proved::Missed(standing) }
    }

    #[inline(always)]
    fn certain(&self, start: &Start<'_>, standing: Margin) -> Option<Answer> {
        super::sure::Sure { deal: self, start }.decided(standing)
    }
}
