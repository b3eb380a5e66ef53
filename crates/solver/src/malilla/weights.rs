//! The weights of the order in which cards are tried, found by hill climbing: as few positions as possible in endings of nine cards.

use super::cards::points;
use crate::search::lanes::{Lanes, TRUMPS};

/// Priority of a kind of card.
pub(super) struct Weight {
    base: i16,
    /// For every point.
    worth: i16,
    /// For every rank.
    rank: i16,
    /// For every card of the suit in the same hand; of the suit led it is not asked.
    length: i16,
    /// For a trump.
    trump: i16,
}

const fn weight([base, worth, rank, length, trump]: [i16; 5]) -> Weight {
    Weight { base, worth, rank, length, trump }
}

impl Weight {
    #[inline(always)]
    pub(super) const fn of(&self, card: Lanes, length: i16) -> i16 {
        let rank = (card.trailing_zeros() & 15) as i16;
        let trump = if card >> (16 * TRUMPS) != 0 { self.trump } else { 0 };
        self.base + self.worth * points(card) + self.rank * rank + self.length * length + trump
    }
}

/// Leads.
pub(super) static LEADS: [Weight; 6] = [
    // A winner that no opponent can trump.
    weight([1120, 26, 0, 0, -101]),
    // A winner that one can.
    weight([-63, -33, 0, 28, 0]),
    // The partner has the winner.
    weight([746, 21, 48, 0, 119]),
    // The partner can trump.
    weight([1022, 163, -17, 0, 0]),
    // The opponents have the winner.
    weight([402, -64, 11, 23, 2]),
    // The partner has the winner, but an opponent can trump.
    weight([599, -50, -36, -76, 0]),
];

/// Cards played to a trick.
pub(super) static ANSWERS: [Weight; 5] = [
    // The partner holds the trick, an opponent may take it.
    weight([640, -87, -21, -19, -270]),
    // The partner holds the trick for good.
    weight([887, 93, -5, -16, -75]),
    // Takes the trick, an opponent may take it back.
    weight([552, -6, 4, 77, -340]),
    // Takes the trick for good.
    weight([1120, 39, -16, 4, -344]),
    // Loses.
    weight([560, -119, -4, -3, -369]),
];

/// For a lead that has proved good so often, as a power of two.
pub(super) const HISTORY: i16 = 187;

/// For the lead that the table remembers of these owners, of these lengths, and the last good one at this trick.
pub(super) const HINTS: [i16; 3] = [513, 861, 385];
