//! Every game of the catalogue, at every kind of table, tells nobody what is hidden. What a game agrees on besides is tried by its own
//! tests; this one cannot be forgotten.

#[path = "support/opens.rs"]
mod opens;

use engine::Game;
use engine::battery::{Compared, kinds, run_pairs};
use games::Visitor;

/// Events of a match that are followed.
const EVENTS: usize = 120;
/// Matches that are played at the most until enough is compared: between two, some are over in a few words.
const MATCHES: u64 = 8;
/// Pairs of worlds that are wanted of each kind of table, events of these, and acts of one's own.
const WANTED: (usize, usize, usize) = (6, 60, 100);

struct Pairs<'a> {
    options: &'a [(&'static str, String)],
}

impl Visitor for Pairs<'_> {
    type Out = Compared;

    fn visit<G: Game>(self) -> Compared {
        let options: Vec<(&str, &str)> = self.options.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let mut all = Compared::default();
        for seed in 0..MATCHES {
            if all.pairs >= WANTED.0 && all.events >= WANTED.1 && all.own_acts >= WANTED.2 {
                break;
            }
            all.add(run_pairs::<G>(&options, seed, EVENTS, &[], opens::opens(G::FACTS.id)));
        }
        all
    }
}

#[test]
fn every_game_tells_nobody_what_is_hidden_at_every_kind_of_table() {
    for entry in games::catalogue() {
        for options in kinds(&entry) {
            let compared = games::visit(entry.facts.id, Pairs { options: &options }).expect("a game of the list");
            println!("{} {options:?}: {compared:?}", entry.facts.id);
            compared.at_least(WANTED.0, WANTED.1, WANTED.2);
        }
    }
}

#[test]
fn the_kinds_of_tables_are_all_there() {
    let entry = games::entry("yukon").expect("a game");
    let kinds: Vec<String> = kinds(&entry).iter().map(|kind| format!("{} {}", kind[0].1, kind[1].1)).collect();
    assert_eq!(kinds, ["strict 2", "strict 3", "strict 4", "honour 2", "honour 3", "honour 4"]);
}
