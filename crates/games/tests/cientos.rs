//! The battery, for Cientos.

#[path = "support/opens.rs"]
mod opens;

use engine::battery::{Compared, run, run_long, run_pairs, run_trying};
use games::cientos::ganancias::OF_SETS;
use games::cientos::{Action, Cientos};

/// Agreements that change the course of Cientos.
const AGREEMENTS: [&[(&str, &str)]; 6] = [
    &[],
    &[("calidades", "true"), ("packets", "3"), ("games", "2")],
    &[("show_sets", "false"), ("courtesy", "lady")],
    &[("table", "honour"), ("calidades", "true")],
    &[("table", "honour"), ("show_sets", "false"), ("double_game", "false")],
    &[("table", "honour"), ("packets", "3"), ("calidad_price", "7"), ("game_stake", "12")],
];

fn probes() -> Vec<Action> {
    let asks = OF_SETS.into_iter().flat_map(|rank| [Action::Ask(rank), Action::Withdraw(rank)]);
    asks.chain([Action::Recount, Action::TakeBack, Action::Show, Action::Blancas]).collect()
}

#[test]
fn cientos_holds_at_every_table() {
    for agreements in AGREEMENTS {
        run_trying::<Cientos>(agreements, 3, 220, &probes());
        run::<Cientos>(agreements, 1, 120);
    }
}

#[test]
fn cientos_tells_nobody_what_is_hidden() {
    let mut all = Compared::default();
    for (seed, options) in AGREEMENTS.iter().enumerate() {
        all.add(run_pairs::<Cientos>(options, seed as u64, 220, &probes(), opens::opens("cientos")));
    }
    println!("{all:?}");
    all.at_least(60, 400, 1_000);
}

/// Deals of a long run: many with `SPADILLE_LONG` set, a few otherwise.
fn deals(many: u64) -> u64 {
    if std::env::var_os("SPADILLE_LONG").is_some() { many } else { many / 100 }
}

#[test]
fn cientos_whole_matches_end() {
    for agreements in AGREEMENTS {
        run_long::<Cientos>(agreements, deals(34_000));
    }
}
