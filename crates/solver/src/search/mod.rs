//! How many tricks a side can force in plain trick play: four hands, partners opposite, with or without trumps.

mod lanes;
mod leads;
mod order;
mod position;
mod sure;
mod table;
mod tricks;
mod weights;

pub use position::{BadPosition, Position};
pub use tricks::Solver;
