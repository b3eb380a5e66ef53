//! Malilla with all cards open: how many of the 72 points a side can force, tricks included.
//!
//! The search of whist with three changes. Cards count, so the question is asked in points, and an answer says by how much it was
//! reached or missed. The five cards of a suit that count stay what they are; only the seven below them are known by their holders
//! the higher one. And who must beat, trump or overtrump proves by it that ranks mattered (R16).

mod cards;
mod guess;
mod order;
mod search;
mod sure;
mod weights;

pub(crate) use cards::RANKS_IN_SUIT;
#[cfg(test)]
pub(crate) use cards::{points, worth};
pub use search::{Position, Solver};
