//! A deal in the form of the search, and its question: does the Hombre's camp take this number of tricks?

use crate::card_map::{CardMap, Position, SEATS};
use crate::contest::{Answer, Contest, Order, Start};
use crate::search::lanes::Lanes;
use crate::search::table::TrickBounds;
use cards::{Card, CardSet};
use games::ombre::trumps::Trumps;

/// The constants of a deal. Seats are places in the order of play.
#[derive(Debug)]
pub struct Deal {
    pub(super) laid: CardMap,
    /// The places of the Hombre's camp, as bits.
    camp: u8,
}

impl Deal {
    /// The deal of these hands, in the order of play, with the cards on the table among them; and the places of the Hombre's camp.
    ///
    /// # Panics
    /// If more than four play.
    pub fn new(hands: &[CardSet], trumps: &Trumps, camp: &[usize]) -> Deal {
        Deal { laid: CardMap::new(hands, trumps), camp: camp.iter().fold(0, |camp, place| camp | 1 << place) }
    }

    /// The position with these hands, this number of tricks for the Hombre's camp, and this leader.
    pub fn start(&self, hands: &[CardSet], taken: u8, leader: usize) -> Position {
        let mut tricks = [0; SEATS];
        tricks[self.camp.trailing_zeros() as usize % SEATS] = taken;
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

    /// Tricks of the Hombre's camp.
    pub fn taken(&self, held: &Position) -> u8 {
        (0..SEATS).filter(|&seat| self.is_camp(seat)).map(|seat| held.tricks[seat]).sum()
    }
}

impl Contest for Deal {
    /// Number of tricks to come.
    type Aim = u8;
    type Proved = TrickBounds;

    const ORDER: &'static Order = &super::weights::ORDER;

    #[inline(always)]
    fn laid(&self) -> &CardMap {
        &self.laid
    }

    #[inline(always)]
    fn is_camp(&self, seat: usize) -> bool {
        self.camp >> seat & 1 == 1
    }

    #[inline(always)]
    fn settled(need: u8, left: u8) -> Option<bool> {
        (need == 0 || need > left).then_some(need == 0)
    }

    #[inline(always)]
    fn aim_after(&self, need: u8, winner: usize) -> u8 {
        need - u8::from(self.is_camp(winner))
    }

    #[inline(always)]
    fn wanted(need: u8, _: u8) -> usize {
        usize::from(need)
    }

    #[inline(always)]
    fn proved(need: u8, left: u8, answer: bool) -> TrickBounds {
        if answer { TrickBounds { least: need, most: left } } else { TrickBounds { least: 0, most: need - 1 } }
    }

    #[inline(always)]
    fn certain(&self, start: &Start<'_>, need: u8) -> Option<Answer> {
        super::sure::Sure { deal: self, start }.decided(need)
    }
}
