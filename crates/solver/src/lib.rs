//! Solver: search with all cards open.
//!
//! [`search`] is for whist: how many tricks a side can force in plain trick play, with or without trumps. [`ombre`] is for
//! Voltarete, [`camps`] for the Spanish games of that family, [`malilla`] and [`cientos`] for those games, [`outcome`] for the
//! other games of the books, under their own orders and scores. How it works is told in the crate's `ALGORITHM.md`.

pub mod camps;
mod card_map;
pub mod cientos;
mod contest;
pub mod malilla;
pub mod ombre;
pub mod outcome;
pub mod search;
