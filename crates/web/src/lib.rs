//! The card room: lobby, live tables, replays and the JSON interface.

pub mod house;
pub mod page;
pub mod store;
