//! The texts of the house, as the build found them by folder: each with what it is known by, its language or its game.

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
