//! What could have been won: search with all cards open.
//!
//! [`search`] is the core: how many tricks a side can force in plain trick play, with or without trumps. How it works is told
//! in the crate's `ALGORITHM.md`.

pub mod search;
