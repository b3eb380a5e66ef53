//! Learns the bets of Truco and prints the table that `crates/bots/src/truco/bets/learnt.txt` keeps.
//!
//! `cargo run --release -p bots --example learn_truco > crates/bots/src/truco/bets/learnt.txt`

use bots::truco::bets::{Lessons, learnt};
use std::sync::atomic::{AtomicUsize, Ordering};

fn main() {
    let done = AtomicUsize::new(0);
    let table =
        learnt(&Lessons::default(), &|more| eprintln!("{} scores learnt", done.fetch_add(more, Ordering::Relaxed) + more));
    print!("{table}");
}
