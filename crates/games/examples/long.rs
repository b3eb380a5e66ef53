//! Whole matches at random, by the thousand, of one game or of every game, at strict and at honour tables:
//! `cargo run --release -p games --example long -- all 100000`.

use engine::battery::run_long;
use engine::{Entry, Game};
use std::time::Instant;

struct Long {
    options: &'static [(&'static str, &'static str)],
    deals: u64,
}

impl games::Visitor for Long {
    type Out = ();

    fn visit<G: Game>(self) {
        run_long::<G>(self.options, self.deals);
    }
}

fn play(game: &'static str, options: &'static [(&'static str, &'static str)], deals: u64) {
    let begun = Instant::now();
    games::visit(game, Long { options, deals });
    let table = if options.is_empty() { "a strict" } else { "an honour" };
    println!("{deals} deals of {game} at {table} table without a fault in {:.1} s", begun.elapsed().as_secs_f64());
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, deals] = &words[..] else { panic!("a game or `all`, and how many deals at each table") };
    let deals: u64 = deals.parse().expect("a number of deals");
    let games: Vec<Entry> =
        games::catalogue().into_iter().filter(|entry| game == "all" || entry.facts.id == game.as_str()).collect();
    assert!(!games.is_empty(), "there is no game `{game}`");
    for entry in &games {
        play(entry.facts.id, &[], deals);
        play(entry.facts.id, entry.honour, deals);
    }
}
