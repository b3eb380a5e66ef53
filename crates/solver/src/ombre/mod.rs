//! Voltarete with all cards open: one, the feito, against the rest, under the trumps of ombre.
//!
//! The feito must have more tricks than *each* of two opponents; in a treze, where three play against them, more than all of them
//! together. Two questions are enough: do they win, and do they at least come to a resposta?

mod deal;
mod margin;
mod search;
mod sure;
mod verdict;
mod weights;

pub use crate::card_map::{Position, SEATS};
pub use deal::Deal;
pub use search::{Search, Solver};
pub use verdict::{OmbreVerdict, voltarete};
