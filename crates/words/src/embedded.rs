//! The embedded texts, as the build found them by folder, each with its key: a language or a game.

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
