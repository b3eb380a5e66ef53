//! Learns what hidden cards are likely and prints the tables of a game, as `believed.txt` or `believed/GAME.txt` keeps them.
//!
//! `cargo run --release -p bots --example learn_beliefs -- voltarete 60000 24 novice > crates/bots/src/voltarete/believed.txt`: game,
//! deals, seed, players of the deals (several by turns, named with commas), and counted worlds of those that search.

use bots::Thinking;
use bots::lab::{Lessons, learn};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let Some(game) = args.first() else { return };
    let players: Vec<&str> = args.get(3).map_or("novice", String::as_str).split(',').collect();
    let lessons = Lessons {
        options: &[],
        players: &players,
        thinking: Thinking::Worlds(number(4, 4) as usize),
        deals: number(1, 60_000),
        seed: number(2, 24),
    };
    let told = |deals: u64, distance: f64| {
        if deals.is_multiple_of(6_400) {
            eprintln!("{deals} deals: {distance:.3}");
        }
    };
    match learn(game, &lessons, &told) {
        Some(text) => print!("{text}"),
        None => eprintln!("nothing is learnt in {game}"),
    }
}
