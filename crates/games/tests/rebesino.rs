//! The battery at tables of Rebesino.

use engine::battery::{Compared, run_long, run_pairs, run_trying};
use engine::{Agreements as _, Game, Seat, Shuffler, Turn};
use games::rebesino::{Action, Agreements, Rebesino};

/// Agreements that change the course of Rebesino.
const TABLES: [&[(&str, &str)]; 6] = [
    &[],
    &[("table", "honour")],
    &[("pay_at_once", "true"), ("mari_perez", "true"), ("vueltas", "2"), ("courtesy_seating", "one_lady")],
    &[("napolitana_shared", "true"), ("napolitana_first_trick", "kills"), ("courtesy_seating", "two_ladies"), ("vueltas", "1")],
    &[("table", "honour"), ("pay_at_once", "true"), ("renuncio_streak", "true"), ("courtesy_seating", "three_ladies")],
    &[("table", "honour"), ("pay_asleep", "false"), ("suerte_criterion", "best_king"), ("dote", "20"), ("vueltas", "1")],
];

fn calls() -> Vec<Action> {
    Seat::first(4).flat_map(|seat| (1..=11).map(move |trick| Action::Call(seat, trick))).collect()
}

#[test]
fn rebesino_holds_at_every_table() {
    for table in TABLES {
        run_trying::<Rebesino>(table, 2, 220, &calls());
    }
}

#[test]
fn rebesino_tells_nobody_what_is_hidden() {
    let mut all = Compared::default();
    for (seed, table) in TABLES.iter().enumerate() {
        // The last card of a hand, and the last word on it, lay open what slept or was left over.
        all.add(run_pairs::<Rebesino>(table, seed as u64, 160, &calls(), &["play", "agree", "lay_down"]));
    }
    println!("rebesino: {all:?}");
    all.at_least(100, 1_500, 4_000);
}

/// Deals of a long run: many with `SPADILLE_LONG` set, a few otherwise.
fn deals(many: u64) -> u64 {
    if std::env::var_os("SPADILLE_LONG").is_some() { many } else { many / 100 }
}

#[test]
fn rebesino_whole_matches_end() {
    for table in TABLES {
        run_long::<Rebesino>(table, deals(34_000));
    }
}

/// A hand at a strict table moves no more than is at stake in it, under all agreements.
#[test]
fn rebesino_pays_no_more_than_the_book_has_at_stake() {
    let mut agreements = Agreements::default();
    agreements.set("vueltas", "30").expect("an option");
    let mut game = Rebesino::open(&agreements, &engine::Setup::default()).expect("a table");
    let (mut shuffler, mut rng) = (Shuffler::new([17; 32]), engine::Rng::new(17));
    loop {
        shuffler.deal(&mut game).expect("a deal");
        let Turn::Seats { must, .. } = game.turn() else { break };
        let seat = must.lowest().expect("somebody");
        let mut offers = Vec::new();
        game.offers(seat, &mut offers);
        let action = rng.one(&offers).cloned().and_then(|offer| offer.any(&mut rng)).expect("an offer");
        game.act(seat, &action).expect("allowed");
    }
    for report in game.reports() {
        let moved: i64 = game.ledger().of_deal(report.number).iter().map(|entry| entry.amount).sum();
        assert!((0..=36).contains(&moved), "{report:?}: {moved}");
    }
}
