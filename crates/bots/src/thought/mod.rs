//! Players who think: what could be done is tried out in imagined worlds.
//!
//! A thinking player imagines worlds from their view, every one of them consistent with all that they know, tries each candidate
//! in the same worlds, and does what brings most on the average. How a world is played on is told by `playout`. The player of the
//! club solves it, all cards open, where a solver is quick enough: nobody plays a world better, but everybody in it plays by
//! cards they could not know. With the master everybody plays as the novice does and sees only their own view, but for the
//! last tricks, of which `outlook` tells. `ismcts` is another way to think: a tree of what may follow.

mod candidates;
mod club;
mod ismcts;
mod master;
mod outlook;
mod played;
mod playout;
mod race;
mod search_game;
#[cfg(test)]
mod tests;

pub use club::Club;
pub use ismcts::{Ismcts, Manner, PER_WORLD, Playout, Worlds};
pub use master::Master;
pub use outlook::{Came, Ending};
pub(crate) use race::Race;
pub use race::{Thinking, Weighed};
pub use search_game::{Learnt, SearchGame};

pub(crate) use master::{claim, weighed, world_of};
pub(crate) use played::Played;
pub(crate) use playout::{MOST_ACTIONS, hear};
pub(crate) use search_game::{by_the_book, settled, to_play};

/// Bits that look like chance, from a number (the finaliser of SplitMix64).
pub(crate) fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
