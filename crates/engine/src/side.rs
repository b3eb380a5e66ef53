//! Who wins and loses together.

use crate::SeatSet;

/// Seats that play together for the whole match, and what they have won: a player alone, or partners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Side {
    pub seats: SeatSet,
    /// What the side has won so far, in whatever the game is won by: chips, tentos, points.
    pub won: i64,
}
