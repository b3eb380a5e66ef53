//! Cientos' play with both hands open: by how much one can be ahead in what is counted in play.
//!
//! The search of whist for two hands without trumps. What is counted are leads, tricks taken on the other's lead, the last trick, bazas
//! and capote (R34-R36); so an answer says by how much it was reached or missed, and the table knows how many tricks were taken before.

mod certain;
mod guess;
mod order;
mod position;
mod search;
mod weights;

pub use position::{Position, TRICKS};
pub use search::Solver;
