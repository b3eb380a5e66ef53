//! A deal in the form of the search, and the positions of it.

use crate::laid::{Laid, SEATS, Trick};
use crate::search::lanes::Lanes;
use cards::{Card, CardSet};
use games::ombre::trumps::Trumps;

/// What does not change while a deal is played. Seats are places in the order of play.
#[derive(Debug)]
pub struct Deal {
    pub(super) laid: Laid,
    pub(super) feito: usize,
}

/// A position in a deal.
#[derive(Clone, Copy, Debug)]
pub struct OmbreHand {
    pub(super) hands: [Lanes; SEATS],
    pub(super) trick: Option<Trick>,
    pub(super) to_play: usize,
    pub(super) tricks: [u8; SEATS],
}

impl Deal {
    /// The deal of these hands, in the order of play, with the cards on the table among them; and which of them is the feito.
    ///
    /// # Panics
    /// If more than four play.
    pub fn new(hands: &[CardSet], trumps: &Trumps, feito: usize) -> Deal {
        Deal { laid: Laid::new(hands, trumps), feito }
    }

    /// The position in which these cards are held, so many tricks taken, and this place leads.
    pub fn start(&self, hands: &[CardSet], tricks: [u8; SEATS], leader: usize) -> OmbreHand {
        OmbreHand { hands: self.laid.held(hands), trick: None, to_play: leader, tricks }
    }

    /// The position after this card.
    pub fn play(&self, hand: &OmbreHand, card: Card) -> OmbreHand {
        self.after(hand, self.laid.bits(CardSet::of(card)))
    }

    /// The same, for a card of the search.
    pub(super) fn after(&self, hand: &OmbreHand, card: Lanes) -> OmbreHand {
        let mut next = *hand;
        let seat = hand.to_play;
        next.hands[seat] &= !card;
        let trick = match hand.trick {
            Some(trick) => trick.with(card, card, seat),
            None => Trick::led(card, card, seat),
        };
        if trick.len == self.laid.seats {
            next.tricks[trick.winner] += 1;
            (next.trick, next.to_play) = (None, trick.winner);
        } else {
            (next.trick, next.to_play) = (Some(trick), self.laid.next(seat));
        }
        next
    }
}

impl OmbreHand {
    /// Whose turn it is, as a place in the order of play.
    pub fn to_play(&self) -> usize {
        self.to_play
    }
}
