//! Whole matches at random, by the thousand, of one game or of every game of the house, at strict and at honour tables:
//! `cargo run --release -p games --example long -- all 100000`.

use engine::Entry;
use std::time::Instant;

/// The options by which a game is played strictly or as people do; each game has one of the pairs.
const TABLES: [[(&str, &str); 2]; 2] =
    [[("table", "strict"), ("table", "honour")], [("fidelity", "strict"), ("fidelity", "real_table")]];

fn play(entry: &Entry, option: (&str, &str), deals: u64) {
    let begun = Instant::now();
    (entry.play_long)(&[option], deals);
    let seconds = begun.elapsed().as_secs_f64();
    println!("{deals} deals of {} with {}={} without a fault in {seconds:.1} s", entry.facts.id, option.0, option.1);
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, deals] = &words[..] else { panic!("a game or `all`, and how many deals at each table") };
    let deals: u64 = deals.parse().expect("a number of deals");
    let games: Vec<Entry> =
        games::catalogue().into_iter().filter(|entry| game == "all" || entry.facts.id == game.as_str()).collect();
    assert!(!games.is_empty(), "there is no game `{game}`");
    for entry in &games {
        let has = |(name, value): (&str, &str)| (entry.agreed)(&[(name.to_owned(), value.to_owned())]).is_ok();
        let tables: Vec<(&str, &str)> = TABLES.into_iter().flatten().filter(|&option| has(option)).collect();
        assert_eq!(tables.len(), 2, "{} has a strict and an honour table", entry.facts.id);
        for option in tables {
            play(entry, option, deals);
        }
    }
}
