//! People who sit before a room: servers in processes of their own, tables whose players each have a socket, and what was counted.
//!
//! All of it goes over the loopback. Every table comes from an address of its own, so that the limits of the house are those of
//! people and not of one program.

#[path = "../../../crates/web/tests/support/answer.rs"]
mod answer;
mod clients;
#[path = "../../../crates/web/tests/support/crowd.rs"]
mod crowd;
mod figures;
mod forms;
mod screen;
mod server;
mod wire;

pub use clients::{Acted, Manners, Route, TableClients};
/// Events of which a short log makes a great deal: jogos without end, and tables with people around them.
pub fn crowded() -> [club::Championship; 2] {
    [crowd::all_against_all(2), crowd::hall()]
}
pub use figures::{Taken, percentile};
pub use forms::{between, fields};
pub use server::{Server, Used, descriptors};
pub use wire::{connect, request};

/// What goes wrong here is told and ends the run.
pub type Failed = Box<dyn std::error::Error + Send + Sync>;
