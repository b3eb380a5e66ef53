//! The final count of the book (R29, R30).

use serde::Serialize;

/// Points per failed bid in excess of the other pair's.
const DEFEAT: i64 = 10;

/// The final count: what both pairs had, and what they are given for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Reckoning {
    /// The running totals.
    pub totals: [i64; 2],
    /// Bids not met.
    pub defeats: [i64; 2],
    /// Points the count gives each pair: the result of the match.
    pub given: [i64; 2],
}

impl Reckoning {
    /// The final count of these totals and defeats, where a match goes to `target`.
    pub fn new(totals: [i64; 2], defeats: [i64; 2], target: i64) -> Reckoning {
        let mut given = [0; 2];
        for (pair, other) in [(0, 1), (1, 0)] {
            if totals[pair] > totals[other] {
                given[pair] += (target - totals[other]).max(0);
            }
            given[pair] += (defeats[other] - defeats[pair]).max(0) * DEFEAT;
        }
        Reckoning { totals, defeats, given }
    }

    /// The pair that wins: by the count, else by the running total, else none.
    pub fn winner(&self) -> Option<usize> {
        let standing = |pair: usize| (self.given[pair], self.totals[pair]);
        match standing(0).cmp(&standing(1)) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        }
    }
}
