//! Tricks under the trumps of ombre between two camps, however they sit: the Hombre alone or with a partner against the rest, up to
//! four hands, all cards open.
//!
//! The search is that of whist and Voltarete: a question, "does the Hombre's camp take at least this number?", a table of proofs
//! that rest on few ranks, and sure tricks. What differs is who plays with whom, and that only the sum of a camp's tricks counts.

mod deal;
mod search;
mod sure;
mod weights;

pub use crate::card_map::{Position, SEATS};
pub use deal::Deal;
pub use search::{Search, Solver};

#[cfg(test)]
mod tests;
