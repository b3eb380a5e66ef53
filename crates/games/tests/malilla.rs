//! The battery, for Malilla.

use engine::Seat;
use engine::battery::{Compared, run_long, run_pairs, run_trying};
use games::malilla::state::Irregularity;
use games::malilla::{Action, Malilla};

/// Agreements that change the course of the game, each tried at both tables.
const AGREEMENTS: [&[(&str, &str)]; 4] = [
    &[],
    &[
        ("favorito", "chosen"),
        ("mari_perez", "true"),
        ("partner_choice", "weak_chooses"),
        ("packets", "3-3-3-3"),
        ("vueltas", "1"),
    ],
    &[("favorito", "none"), ("partner_choice", "first_two_kings"), ("view_tricks", "last_only"), ("tanto_value", "3")],
    &[("courtesy", "two_ladies"), ("partner_choice", "as_seated"), ("packets", "6-6"), ("mari_perez", "true"), ("vueltas", "2")],
];

fn tables() -> impl Iterator<Item = Vec<(&'static str, &'static str)>> {
    ["strict", "honour"].into_iter().flat_map(|table| AGREEMENTS.map(|agreed| [&[("table", table)], agreed].concat()))
}

/// Calls that players may try at any time to look into a hand.
fn calls() -> Vec<Action> {
    let seats = || Seat::first(4);
    let renuncios = seats().flat_map(|seat| (1..=12).map(move |trick| Action::CallRenuncio(seat, trick)));
    let faults = seats().flat_map(|seat| Irregularity::ALL.map(|what| Action::Call(what, seat)));
    renuncios.chain(faults).chain([Action::Warn, Action::Lift, Action::ReturnTrick]).collect()
}

/// Deals of a long run: many with `SPADILLE_LONG` set, a few otherwise.
fn deals(many: u64) -> u64 {
    if std::env::var_os("SPADILLE_LONG").is_some() { many } else { many / 100 }
}

#[test]
fn malilla_holds_at_every_table() {
    for options in tables() {
        run_trying::<Malilla>(&options, 2, 260, &calls());
    }
}

#[test]
fn malilla_tells_nobody_what_is_hidden() {
    let mut all = Compared::default();
    for (seed, options) in tables().enumerate() {
        // The dealer's last card is turned up.
        all.add(run_pairs::<Malilla>(&options, seed as u64, 200, &calls(), &["deal"]));
    }
    println!("malilla: {all:?}");
    all.at_least(60, 1_500, 4_000);
}

#[test]
fn malilla_whole_matches_end() {
    for options in tables() {
        run_long::<Malilla>(&options, deals(25_000));
    }
}
