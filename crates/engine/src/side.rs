//! Sides: seats that win and lose together.

use crate::SeatSet;

/// Seats that play together for the whole match, and what they have won: a player alone, or partners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Side {
    pub seats: SeatSet,
    /// Score so far, in the unit of the game: chips, tentos, points.
    pub won: i64,
}
