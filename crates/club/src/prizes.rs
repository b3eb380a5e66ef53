//! Money and medals (section 5).

use crate::Centavos;
use crate::entry::{EntryId, PersonId};
use crate::options::CategoryOptions;
use serde::Serialize;

/// Income of a category and its distribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Purse {
    pub pool: Centavos,
    /// First, second, third; nothing where nobody can claim it.
    pub prizes: [Centavos; 3],
    pub house: Centavos,
}

impl Purse {
    /// The purse of a pool, with `awarded` places awarded (R61).
    pub fn new(pool: Centavos, options: &CategoryOptions, awarded: usize) -> Purse {
        let prize = |place: usize| {
            if place < awarded { pool.percent(options.prize_pcts[place], options.prize_rounding) } else { Centavos(0) }
        };
        let prizes = [0, 1, 2].map(prize);
        Purse { pool, prizes, house: pool - prizes.into_iter().sum() }
    }
}

/// Award to an entry for its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Award {
    /// First, second or third, counted from 0.
    pub place: usize,
    pub entry: EntryId,
    pub amount: Centavos,
    pub medals: Medals,
}

/// Persons who get a medal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Medals(pub Vec<PersonId>);
