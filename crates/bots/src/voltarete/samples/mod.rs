//! The sample hands of chapters XII and XIII, and what comes of them one way and another.
//!
//! The book lists the smallest hands with which one may ask licença or go só. It names the cards that count and is silent on
//! the rest; [`SAMPLES`] completes each hand in the weakest way: small cards, no king and no void that is not demanded.

mod trial;

pub use trial::{Ending, FirstBid, Place, Trial, TrialPlayer, TrialSpot, said, trial};

use cards::{Card, CardSet, Rank, Suit};
use engine::Rng;
use games::ombre::trumps::Trumps;

/// The game a sample hand is given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoken {
    /// Licença, in chapter XII.
    Licenca,
    /// Só, in chapter XIII.
    So,
}

impl Spoken {
    /// The way to speak for it.
    pub const fn way(self) -> FirstBid {
        match self {
            Spoken::Licenca => FirstBid::Licenca,
            Spoken::So => FirstBid::So,
        }
    }
}

/// One of the book's sample hands.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Its number in the rule file.
    pub id: &'static str,
    /// The line of the book where it begins.
    pub line: u16,
    /// The game it is an example of.
    pub asked: Spoken,
    /// The trump; the book means the other suit of the same length as well.
    pub suit: Suit,
    /// The cards as the book names them.
    pub named: &'static str,
    /// The cards the book names, as cards.
    cards: &'static str,
    /// The cards that complete the nine.
    rest: &'static str,
    /// The suits of which the book wants it void.
    voids: usize,
}

const fn licenca(id: &'static str, line: u16, suit: Suit, named: &'static str, hand: [&'static str; 2]) -> Sample {
    Sample { id, line, asked: Spoken::Licenca, suit, named, cards: hand[0], rest: hand[1], voids: 0 }
}

const fn so(id: &'static str, line: u16, suit: Suit, named: &'static str, hand: [&'static str; 2], voids: usize) -> Sample {
    Sample { id, line, asked: Spoken::So, suit, named, cards: hand[0], rest: hand[1], voids }
}

const E: Suit = Suit::Espadas;
const C: Suit = Suit::Copas;

/// All of them, in the order of the book.
pub const SAMPLES: [Sample; 43] = [
    licenca("LS1", 382, E, "Espadilha, Manilha, Basto", ["1E 2E 1B", "6O 5C 3B 5O 6C 4B"]),
    licenca("LS2", 384, E, "Manilha, Basto, Rei, 5", ["2E 1B RE 5E", "6O 5C 3B 5O 6C"]),
    licenca("LS3", 386, E, "Espadilha, Basto, Rei, 5", ["1E 1B RE 5E", "6O 5C 3B 5O 6C"]),
    licenca("LS4", 388, E, "Espadilha, Manilha, 6, 7", ["1E 2E 6E 7E", "6O 5C 3B 5O 6C"]),
    licenca("LS5", 390, E, "Espadilha, Manilha, Rei, 4", ["1E 2E RE 4E", "6O 5C 3B 5O 6C"]),
    licenca("LS6", 392, E, "Espadilha, Basto, Dama, 7", ["1E 1B CE 7E", "6O 5C 3B 5O 6C"]),
    licenca("LS7", 394, E, "Manilha, Basto, Dama, 5, 6", ["2E 1B CE 5E 6E", "6O 5C 3B 5O"]),
    licenca("LS8", 396, E, "Espadilha, Rei, Dama, Valete, 7", ["1E RE CE SE 7E", "6O 5C 3B 5O"]),
    licenca("LS9", 399, E, "Manilha, Rei, Dama, Valete, 7", ["2E RE CE SE 7E", "6O 5C 3B 5O"]),
    licenca("LS10", 402, E, "Basto, Rei, Dama, Valete", ["1B RE CE SE", "6O 5C 3B 5O 6C"]),
    licenca("LS11", 405, E, "Manilha, Basto, 7, 6, 5, 4", ["2E 1B 7E 6E 5E 4E", "6O 5C 3B"]),
    licenca("LS12", 410, E, "Rei, Dama, Valete, 7, 6, 5", ["RE CE SE 7E 6E 5E", "6O 5C 3B"]),
    licenca("LS13", 412, E, "Espadilha, Rei, Dama, 4, 3", ["1E RE CE 4E 3E", "6O 5C 3B 5O"]),
    licenca("LL1", 420, C, "Espadilha, Manilha, Basto", ["1E 7C 1B", "5O 4E 3B 6O 5E 4B"]),
    licenca("LL2", 421, C, "Espadilha, Manilha, Az, 4", ["1E 7C 1C 4C", "5O 4E 3B 6O 5E"]),
    licenca("LL3", 422, C, "Basto, Manilha, Az, Dama", ["1B 7C 1C CC", "5O 4E 3B 6O 5E"]),
    licenca("LL4", 423, C, "Espadilha, Basto, Az, 3", ["1E 1B 1C 3C", "5O 4E 3B 6O 5E"]),
    licenca("LL5", 424, C, "Espadilha, Manilha, Rei, Dama", ["1E 7C RC CC", "5O 4E 3B 6O 5E"]),
    licenca("LL6", 425, C, "Espadilha, Manilha, Valete, 3, a king", ["1E 7C SC 3C RO", "5O 4E 3B 6O"]),
    licenca("LL7", 426, C, "Espadilha, Basto, Rei, Dama, Valete", ["1E 1B RC CC SC", "5O 4E 3B 6O"]),
    licenca("LL8", 427, C, "Basto, Az, Rei, Dama, Valete", ["1B 1C RC CC SC", "5O 4E 3B 6O"]),
    licenca("LL9", 428, C, "Manilha, Az, Rei, Dama, Valete", ["7C 1C RC CC SC", "5O 4E 3B 6O"]),
    licenca("LL10", 429, C, "Manilha, Basto, Rei, Dama, 3", ["7C 1B RC CC 3C", "5O 4E 3B 6O"]),
    licenca("LL11", 430, C, "Manilha, Basto, Valete, 2, 3, 5", ["7C 1B SC 2C 3C 5C", "5O 4E 3B"]),
    licenca("LL12", 432, C, "Espadilha, Basto, Rei, 2, a king", ["1E 1B RC 2C RO", "5O 4E 3B 6O"]),
    so("SS1", 440, E, "Espadilha, Manilha, Basto, Rei, 6, a void", ["1E 2E 1B RE 6E", "5C 6C 5O 6O"], 1),
    so("SS2", 444, E, "Espadilha, Manilha, Rei, Valete, two kings, a void", ["1E 2E RE SE RC RO", "5C 5O 6O"], 1),
    so("SS3", 446, E, "Espadilha, Manilha, Basto, Rei, a king", ["1E 2E 1B RE RC", "5O 6O 3B 4B"], 0),
    so("SS4", 448, E, "Espadilha, Manilha, Basto, 6, 3, 4, two voids", ["1E 2E 1B 6E 3E 4E", "4C 5C 6C"], 2),
    so("SS5", 450, E, "Manilha, Basto, Dama, Valete, 4, 3, a king", ["2E 1B CE SE 4E 3E RC", "5O 4B"], 0),
    so("SS6", 452, E, "Manilha, Basto, Rei, 6, 5, 4, a void", ["2E 1B RE 6E 5E 4E", "5C 6C 5O"], 1),
    so("SS7", 454, E, "Basto, Rei, Dama, Valete, 7, 6, a king", ["1B RE CE SE 7E 6E RC", "5O 4B"], 0),
    so("SS8", 456, E, "Rei, Dama, Valete, 7, 6, 5, 4, a king", ["RE CE SE 7E 6E 5E 4E RC", "5O"], 1),
    so("SS9", 458, E, "Espadilha, Rei, Dama, 7, 6, 4, a king, two voids", ["1E RE CE 7E 6E 4E RC", "5C 6C"], 2),
    so("SS10", 460, E, "Manilha, Rei, Dama, Valete, 7, 4, a king, two voids", ["2E RE CE SE 7E 4E RC", "5C 6C"], 2),
    so("SL1", 464, C, "Espadilha, Manilha, Basto, 5, 3, a king", ["1E 7C 1B 5C 3C RO", "4E 5E 4B"], 0),
    so("SL2", 466, C, "Espadilha, Manilha, Basto, Rei, 3, a king", ["1E 7C 1B RC 3C RO", "4E 5E 4B"], 0),
    so("SL3", 470, C, "Espadilha, Manilha, Az, 6, 3, a king, two guarded damas", ["1E 7C 1C 6C 3C RO CO CE 4E", ""], 1),
    so("SL4", 472, C, "Manilha, Basto, Dama, Valete, 2, 6, a king", ["7C 1B CC SC 2C 6C RO", "4E 4B"], 0),
    so("SL5", 474, C, "Basto, Az, Rei, 6, 3, 2, a king, two guarded damas", ["1B 1C RC 6C 3C 2C RO CO CE", ""], 1),
    so("SL6", 476, C, "Az, Rei, Dama, Valete, 2, 3, 6, a king", ["1C RC CC SC 2C 3C 6C RO", "4E"], 1),
    so("SL7", 478, C, "Manilha, Basto, Az, 4, 3, 5, a king, two voids", ["7C 1B 1C 4C 3C 5C RO", "5O 6O"], 2),
    so("SL8", 480, C, "Espadilha, Az, Rei, Dama, 2, 6, a king, a guarded valete", ["1E 1C RC CC 2C 6C RO SE 4E", ""], 1),
];

/// Cards written in the table above.
fn set(text: &str) -> CardSet {
    text.split_whitespace().filter_map(|card| card.parse::<Card>().ok()).collect()
}

impl Sample {
    /// The cards the book names: where it says "a king" or "a dama", one that we chose.
    pub fn cards(&self) -> CardSet {
        set(self.cards)
    }

    /// The nine cards, completed in the weakest way.
    pub fn hand(&self) -> CardSet {
        self.cards() | set(self.rest)
    }

    /// The nine cards, completed by lot: with no more trumps or kings than the book names, and void of as many suits.
    pub fn drawn(&self, rng: &mut Rng) -> CardSet {
        let (named, trumps) = (self.cards(), Trumps::of(self.suit).all());
        let kings = CardSet::from_slice(&Suit::ALL.map(|suit| Card::new(suit, Rank::King)));
        let from = super::value::pack() - named - trumps - kings;
        loop {
            let hand = named | rng.cards(from, self.hand().len() - named.len());
            let plain = Suit::ALL.into_iter().filter(|&suit| suit != self.suit);
            let voids = plain.filter(|&suit| !(hand - trumps).meets(CardSet::suit(suit))).count();
            if voids == self.voids {
                return hand;
            }
        }
    }
}
