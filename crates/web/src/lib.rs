//! The server: sessions, limits, pages over HTTP, sockets and the JSON interface.
//!
//! `http` and `api` speak with the network; `serve` opens the doors.

pub mod analysis;
pub mod api;
pub mod http;
pub mod serve;

pub use clubroom as club;
pub use live;
pub use pages as page;
pub use table;

/// The store of an address, and what every store is asked.
pub mod store {
    pub use ::store::*;
    pub use sql::{Unsaved, backup, open};
}
