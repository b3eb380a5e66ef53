//! Number of tricks a side can force in plain trick play: four hands, partners opposite, with or without trumps.

pub(crate) mod follow;
mod guess;
pub(crate) mod lanes;
pub(crate) mod leads;
pub(crate) mod order;
mod position;
mod sure;
pub(crate) mod table;
mod tricks;
pub(crate) mod weights;

pub use position::{BadPosition, Position};
pub use tricks::Solver;
