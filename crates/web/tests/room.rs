//! The card room without a browser: accounts, tables, the JSON interface, leaks, stores, and what would hold the room up. One program, for
//! each costs a link of the whole house.

#[path = "support/answer.rs"]
mod answer;
#[path = "support/board.rs"]
mod board;
#[path = "../examples/client.rs"]
#[allow(dead_code, reason = "a program of its own has a beginning of its own")]
mod client;
#[path = "support/crowd.rs"]
mod crowd;
#[path = "support/faces.rs"]
mod faces;
#[path = "support/house.rs"]
mod house;
#[path = "support/json/mod.rs"]
mod json;
#[path = "../../games/tests/support/opens.rs"]
mod opens;
#[path = "support/postgres.rs"]
mod postgres;
#[path = "support/tried.rs"]
mod tried;
#[path = "support/wire.rs"]
mod wire;

mod account;
mod analysis;
mod api;
mod arrival;
mod bad_input;
mod book;
mod deadline;
mod ending;
mod failing;
mod first_version;
mod held_up;
mod hint;
mod leak;
mod leak_exchange;
mod leak_play;
mod leak_wire;
mod learning;
mod one_language;
mod play_out;
mod refereed;
mod rematch;
mod rest;
mod store;
mod tables;
