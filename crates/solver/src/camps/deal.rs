//! A deal in the form of the search, and the positions of it.

use crate::laid::{Laid, SEATS, Trick};
use crate::search::lanes::Lanes;
use cards::{Card, CardSet};
use games::ombre::trumps::Trumps;

/// What does not change while a deal is played. Seats are places in the order of play.
#[derive(Debug)]
pub struct Deal {
    pub(super) laid: Laid,
    /// The places of the Hombre's camp, as bits.
    camp: u8,
}

/// A position in a deal.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) hands: [Lanes; SEATS],
    pub(super) trick: Option<Trick>,
    pub(super) to_play: usize,
    /// Tricks of the Hombre's camp.
    pub(super) taken: u8,
}

impl Deal {
    /// The deal of these hands, in the order of play, with the cards on the table among them; and the places of the Hombre's camp.
    ///
    /// # Panics
    /// If more than four play.
    pub fn new(hands: &[CardSet], trumps: &Trumps, camp: &[usize]) -> Deal {
        Deal { laid: Laid::new(hands, trumps), camp: camp.iter().fold(0, |camp, place| camp | 1 << place) }
    }

    /// Does this place play with the Hombre?
    #[inline(always)]
    pub(super) fn is_camp(&self, seat: usize) -> bool {
        self.camp >> seat & 1 == 1
    }

    /// The position in which these cards are held, so many tricks are the Hombre's camp's, and this place leads.
    pub fn start(&self, hands: &[CardSet], taken: u8, leader: usize) -> Position {
        Position { hands: self.laid.held(hands), trick: None, to_play: leader, taken }
    }

    /// The position after this card.
    pub fn play(&self, hand: &Position, card: Card) -> Position {
        self.after(hand, self.laid.bits(CardSet::of(card)))
    }

    /// The same, for a card of the search.
    pub(super) fn after(&self, hand: &Position, card: Lanes) -> Position {
        let mut next = *hand;
        let seat = hand.to_play;
        next.hands[seat] &= !card;
        let trick = match hand.trick {
            Some(trick) => trick.with(card, card, seat),
            None => Trick::led(card, card, seat),
        };
        if trick.len == self.laid.seats {
            next.taken += u8::from(self.is_camp(trick.winner));
            (next.trick, next.to_play) = (None, trick.winner);
        } else {
            (next.trick, next.to_play) = (Some(trick), self.laid.next(seat));
        }
        next
    }
}

impl Position {
    /// Tricks to come, that on the table among them.
    pub fn left(&self) -> u8 {
        self.hands[self.to_play].count_ones() as u8
    }

    /// Tricks of the Hombre's camp.
    pub fn taken(&self) -> u8 {
        self.taken
    }
}
