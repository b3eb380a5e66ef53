//! Attacks on a room, each bounded in count and time: what one visitor does never holds up another.

#[path = "held_up/club.rs"]
mod club;
#[path = "held_up/events.rs"]
mod events;
#[path = "held_up/lobby.rs"]
mod lobby;
#[path = "held_up/papers.rs"]
mod papers;
#[path = "held_up/pictures.rs"]
mod pictures;
#[path = "held_up/replays.rs"]
mod replays;
#[path = "held_up/rows.rs"]
mod rows;
#[path = "held_up/sessions.rs"]
mod sessions;
#[path = "held_up/shares.rs"]
mod shares;
#[path = "held_up/store.rs"]
mod store;
#[path = "held_up/wires.rs"]
mod wires;
