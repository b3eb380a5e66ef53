//! Was the deal changed? Commit and reveal, checked.

use super::{Record, Replay};
use crate::Pile;
use cards::fair;
use cards::shuffle::shuffle;
use cards::{Card, CardSet};

/// The answer to "was the deal changed?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verification {
    /// No: the seed is the one committed to, and every shuffle follows from it.
    Fair {
        /// Number of shuffles checked.
        shuffles: usize,
    },
    /// There is nothing to check against: the record has no commitment, or nothing was revealed yet.
    Unproved(&'static str),
    /// The seed revealed is not the one committed to.
    OtherSeed,
    /// A shuffle does not follow from the seed.
    OtherDeal {
        /// Which, counted from 0.
        shuffle: usize,
    },
}

/// Checks the shuffles of a record that has been replayed.
///
/// ```
/// use engine::record::{Record, Verification, verify};
///
/// let text = "spadille 1\ngame malilla\nseed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n";
/// let record = Record::from_text(text).unwrap();
/// let replay = record.replay(&games::catalogue()).unwrap();
/// assert!(matches!(verify(&record, &replay), Verification::Unproved(_)), "nothing was promised");
/// ```
pub fn verify(record: &Record, replay: &Replay) -> Verification {
    let Some(commit) = record.commit else {
        return Verification::Unproved("the record has no `commit` line: nothing was promised before the first card");
    };
    let Some(seed) = record.reveal else {
        return Verification::Unproved("the record has no `reveal` line: the seed is shown when the match is over");
    };
    if fair::commit(&seed) != commit {
        return Verification::OtherSeed;
    }
    let key = fair::key(&seed, &record.entropy);
    for (number, took) in replay.shuffles.iter().enumerate() {
        let due = shuffle(took.cards, &key, number as u64);
        if piles(&took.layout, &took.order) != piles(&took.layout, &due) {
            return Verification::OtherDeal { shuffle: number };
        }
    }
    Verification::Fair { shuffles: replay.shuffles.len() }
}

/// Destinations of the cards: hands as sets, since nobody sorts their cards by the order in which they got them; the stock in
/// order.
fn piles(layout: &[Pile], order: &[Card]) -> (Vec<CardSet>, Vec<Card>) {
    let mut hands = vec![CardSet::EMPTY; crate::Seat::MOST];
    let mut stock = Vec::new();
    for (pile, &card) in layout.iter().zip(order) {
        match pile {
            Pile::Hand(seat) => hands[seat.index()].insert(card),
            Pile::Stock => stock.push(card),
        }
    }
    (hands, stock)
}
