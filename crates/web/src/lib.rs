//! The card room: lobby, live tables, replays and the JSON interface.
//!
//! `house` says what a table of the room is, as a pure function of its log; `store` keeps the log; `room` lets tables live, one
//! actor each; `page` draws them; `http` and `api` speak with the network; `serve` opens the doors.

pub mod analysis;
pub mod api;
pub mod club;
pub mod http;
pub mod live;
pub mod page;
pub mod serve;
pub mod store;
pub mod table;
pub mod worked;
