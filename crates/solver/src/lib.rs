//! What could have been won: search with all cards open.
//!
//! [`search`] is for whist: how many tricks a side can force in plain trick play, with or without trumps. [`outcome`] is for the
//! games of the books, under their own orders and scores. How it works is told
//! in the crate's `ALGORITHM.md`.

pub mod outcome;
pub mod search;
