//! Money, always in whole centavos.

use crate::options::PrizeRounding;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Sub};

/// An amount of money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Centavos(pub i64);

impl Centavos {
    /// The given percentage, rounded down to the unit (section 5.1, D21).
    ///
    /// ```
    /// use club::Centavos;
    /// use club::options::PrizeRounding;
    ///
    /// assert_eq!(Centavos(1_999).percent(50, PrizeRounding::Centavo), Centavos(999));
    /// ```
    #[must_use]
    pub const fn percent(self, percent: u8, rounding: PrizeRounding) -> Centavos {
        let unit = rounding.unit();
        Centavos(self.0 * percent as i64 / 100 / unit * unit)
    }
}

impl Add for Centavos {
    type Output = Centavos;

    fn add(self, other: Centavos) -> Centavos {
        Centavos(self.0 + other.0)
    }
}

impl Sub for Centavos {
    type Output = Centavos;

    fn sub(self, other: Centavos) -> Centavos {
        Centavos(self.0 - other.0)
    }
}

impl Sum for Centavos {
    fn sum<I: Iterator<Item = Centavos>>(amounts: I) -> Centavos {
        amounts.fold(Centavos(0), Add::add)
    }
}

impl fmt::Display for Centavos {
    /// As it is written in Brazil: `38,40`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{},{:02}", self.0.abs() / 100, self.0.abs() % 100)
    }
}
