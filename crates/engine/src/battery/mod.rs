//! The test battery every game gets for free.
//!
//! A [`Walk`] plays a match at random through the public contract, and after every event asks what must always hold:
//! cards are conserved, the ledger sums to zero, what is offered is accepted and what is not is refused and changes nothing,
//! imagined worlds look like the real one, the log alone makes the state again, the record round trips, and the match ends.
//! [`world_pairs`] plays two real worlds side by side and asks whether anybody can tell them apart by what they cannot know.

mod checks;
mod pairs;
pub mod scenario;
mod seen;
mod walk;

pub use checks::{Check, check_record, check_replay};
pub use pairs::{Compared, Pair, Watch, world_pairs};
pub use seen::all_viewers;
pub use walk::{Walk, Walked};

use crate::agreement::Values;
use crate::{Agreements, Entry, Game, Setup};

/// The agreements written as names and values.
///
/// # Panics
/// If one of them is not an agreement of the game.
pub fn agreed<G: Game>(options: &[(&str, &str)]) -> G::Agreements {
    let mut agreements = G::Agreements::default();
    for (name, value) in options {
        if let Err(bad) = agreements.set(name, value) {
            panic!("{bad}");
        }
    }
    agreements
}

/// Every kind of table a game has, as options: each answer to what makes an honour table, with each number of players.
///
/// # Panics
/// If the entry names an option the game does not have.
pub fn kinds(entry: &Entry) -> Vec<Vec<(&'static str, String)>> {
    let fact = |wanted: &str| entry.facts.options.iter().find(|fact| fact.name == wanted);
    let answers = |name: &'static str| match fact(name).map(|fact| (fact.values)()) {
        Some(Values::OneOf(words)) => words.into_iter().map(|word| vec![(name, word)]).collect::<Vec<_>>(),
        other => panic!("`{name}` is answered by one of some words: {other:?}"),
    };
    let mut kinds: Vec<_> = entry.honour.iter().flat_map(|&(name, _)| answers(name)).collect();
    if fact("players").is_some() {
        let with = |kind: &Vec<(&'static str, String)>, many: usize| [kind.as_slice(), &[("players", many.to_string())]].concat();
        kinds = kinds.iter().flat_map(|kind| entry.facts.players.iter().map(|&many| with(kind, many))).collect();
    }
    kinds
}

/// Plays `matches` matches under these options, each from its own seed, with every check.
///
/// # Panics
/// If any of them fails, with the record that shows it.
pub fn run<G: Game>(options: &[(&str, &str)], matches: u64, most_events: usize) {
    run_trying::<G>(options, matches, most_events, &[]);
}

/// The same, with acts that are tried though they are not offered: free words, accusations that may be wrong.
///
/// # Panics
/// If any check fails, with the record that shows it.
pub fn run_trying<G: Game>(options: &[(&str, &str)], matches: u64, most_events: usize, probes: &[G::Action]) {
    for seed in 0..matches {
        let mut walk = Walk::<G>::new(agreed::<G>(options), Setup::default(), seed).trying(probes.to_vec());
        let walked = walk.go(most_events, &mut |walk| checks::everything(walk, seed));
        check_replay(&walk);
        check_record::<G>(&walk, options);
        assert!(walk.game().deal_number() <= walk.game().most_deals(), "{walked:?}: {}", walk.describe());
    }
}

/// Plays a match under these options for each viewer, beside worlds that differ only in what is hidden from them. `opens` are the
/// verbs of acts that can lay cards open.
///
/// # Panics
/// If anybody can tell two worlds apart.
pub fn run_pairs<G: Game>(options: &[(&str, &str)], seed: u64, events: usize, probes: &[G::Action], opens: &[&str]) -> Compared {
    let walk = || Walk::<G>::new(agreed::<G>(options), Setup::default(), seed).trying(probes.to_vec());
    let mut all = Compared::default();
    for viewer in all_viewers(walk().game().players()) {
        all.add(world_pairs(walk(), Watch { viewer, seed, events, opens }, &mut |_| {}));
    }
    all
}

/// Plays whole matches quickly, with the cheap checks only: no fault, cards and chips conserved, the end in time.
///
/// # Panics
/// If any of them fails, with the record that shows it.
pub fn run_long<G: Game>(options: &[(&str, &str)], deals: u64) {
    let mut played = 0;
    for seed in 1_000_000.. {
        if played >= deals {
            break;
        }
        let mut walk = Walk::<G>::new(agreed::<G>(options), Setup::default(), seed);
        let walked = walk.go(usize::MAX, &mut |walk| {
            checks::cheap(walk);
            assert!(walk.game().deal_number() <= walk.game().most_deals(), "no end in sight: {}", walk.describe());
        });
        assert_eq!(walked, Walked::Over);
        played += u64::from(walk.game().deal_number());
    }
}
