//! Tests of the simulation, and of the players under it.

use super::*;
use crate::Player;
use games::ombre::voltarete::{Action, View, Voltarete};

fn options(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn run(given: &[(&str, &str)], bots: &[&str], deals: u64, seed: u64) -> Outcomes {
    simulate("voltarete", &options(given), bots, deals, seed, &mut |_| {}).expect("a simulation")
}

const TABLES: [[(&str, &str); 2]; 4] = [
    [("players", "3"), ("table", "strict")],
    [("players", "3"), ("table", "honour")],
    [("players", "4"), ("table", "strict")],
    [("players", "4"), ("table", "honour")],
];

fn seats(table: &[(&str, &str)]) -> usize {
    if table[0].1 == "4" { 4 } else { 3 }
}

#[test]
fn the_same_seed_gives_the_same_result() {
    let once = run(&TABLES[0], &["novice", "random", "random"], 300, 7);
    assert_eq!(once, run(&TABLES[0], &["novice", "random", "random"], 300, 7));
    assert_ne!(once.rows, run(&TABLES[0], &["novice", "random", "random"], 300, 8).rows);
}

#[test]
fn threads_change_nothing() {
    let (bots, roster) = (["novice", "novice", "random"], Roster::of_search_game());
    let table = BotTable::<Voltarete> { options: &[], bots: &bots, roster: &roster, seed: 3, thinking: THINKING };
    let [one, four] = [1, 4].map(|threads| {
        let tally = gather(&table, Length::Deals(900), threads, &mut |_| {}).expect("a simulation");
        tally.outcomes("voltarete", &bots, 3)
    });
    assert_eq!(one, four);
    assert!(one.matches > 4, "several matches are needed to tell: {}", one.matches);
}

#[test]
fn random_play_is_never_refused_and_every_deal_is_counted() {
    for table in TABLES {
        let outcomes = run(&table, &["random"; 4][..seats(&table)], 2_000, 1);
        assert_eq!(outcomes.deals, 2_000);
        assert_eq!(outcomes.rows.iter().map(|row| row.deals).sum::<u64>(), 2_000, "{table:?}");
        for outcome in ["win", "resposta", "codilho", "granted"] {
            assert!(outcomes.count(None, outcome) > 0, "{table:?}: no {outcome}");
        }
    }
}

#[test]
fn novices_are_never_refused() {
    for table in TABLES {
        let novices = run(&table, &["novice"; 4][..seats(&table)], 1_500, 2);
        assert_eq!(novices.deals, 1_500);
        // Among themselves they win more of their licenças than they lose: the book's smallest hands are sound.
        let lost = novices.count(Some("licenca"), "resposta") + novices.count(Some("licenca"), "codilho");
        assert!(novices.count(Some("licenca"), "win") > lost, "{table:?}");
        let mixed = run(&table, &["novice", "random", "novice", "random"][..seats(&table)], 1_500, 3);
        assert_eq!(mixed.deals, 1_500);
    }
}

#[test]
fn a_novice_beats_chance() {
    for (table, deals) in TABLES.into_iter().zip([3_000, 5_000, 3_000, 5_000]) {
        let bots = ["novice", "random", "random", "random"];
        let outcomes = run(&table, &bots[..seats(&table)], deals, 1);
        let novice = &outcomes.standings[0];
        // At an honour table players of chance revoke, and every resposta doubles the bolo: chips are for the few greatest matches to
        // say, matches won for all.
        let share = novice.victories.interval.expect("several matches").low;
        assert!(share > 1.0 / seats(&table) as f64 && novice.mean > 0.0, "{table:?}: {:?}", outcomes.standings);
    }
}

#[test]
fn positions_follow_the_dealer() {
    let three = run(&TABLES[0], &["random"; 3], 500, 5);
    let four = run(&[("players", "4"), ("espadilha_obrigada", "never")], &["novice"; 4], 500, 5);
    let places =
        |outcomes: &Outcomes| outcomes.rows.iter().filter_map(|row| row.position).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(places(&three).into_iter().collect::<Vec<_>>(), ["contrape", "mao", "pe"]);
    // The fourth plays nothing but the casca das treze, and nobody else plays that (R98, R99).
    assert!(four.rows.iter().any(|row| row.contract == Some("treze")));
    assert!(four.rows.iter().all(|row| (row.contract == Some("treze")) == (row.position == Some("quarto"))));
}

#[test]
fn progress_is_told() {
    let mut told = Vec::new();
    simulate("voltarete", &[], &["novice"; 3], 200, 1, &mut |deals| told.push(deals)).expect("a simulation");
    assert!(told.is_sorted());
    assert_eq!(told.last(), Some(&200));
}

#[test]
fn what_cannot_be_simulated_is_said() {
    let fails = |game: &str, given: &[(&str, &str)], bots: &[&str]| {
        simulate(game, &options(given), bots, 10, 1, &mut |_| {}).expect_err("an error")
    };
    assert!(matches!(fails("whist", &[], &["random"; 3]), SimulateError::Game { .. }));
    assert!(matches!(fails("voltarete", &[], &["random", "random", "nobody"]), SimulateError::Bot { .. }));
    assert!(matches!(fails("voltarete", &[], &["random"; 4]), SimulateError::Seats { seats: 3, given: 4 }));
    assert!(matches!(fails("voltarete", &[("players", "7")], &["random"; 3]), SimulateError::Agreement(_)));
}

/// Says the same whatever happens, or nothing.
struct Stubborn(Option<Action>);

impl Player<Voltarete> for Stubborn {
    fn choose(&mut self, _: &View) -> Option<Action> {
        self.0
    }
}

#[test]
fn a_refused_or_silent_player_is_an_error() {
    let play = |player| {
        let roster = Roster { player, ..Roster::of_search_game() };
        let table = BotTable::<Voltarete> { options: &[], bots: &["stubborn"; 3], roster: &roster, seed: 1, thinking: THINKING };
        gather(&table, Length::Deals(10), 2, &mut |_| {}).err().expect("an error")
    };
    let refused = play(|_, _, _| Some(Box::new(Stubborn(Some(Action::Deal)))));
    assert!(matches!(refused, SimulateError::Refused { number: 0, deal: 1, .. }), "{refused}");
    let silent = play(|_, _, _| Some(Box::new(Stubborn(None))));
    assert!(matches!(silent, SimulateError::Silent { number: 0, deal: 1, .. }), "{silent}");
}

/// Sides that are found by lot, and sides that sit side by side: in every match partners are partners.
#[test]
fn partners_stay_partners_and_are_counted_as_one() {
    for (game, given) in [
        ("minchiate", &[][..]),
        ("yukon", &[("players", "4")]),
        ("grand", &[]),
        ("truco", &[]),
        ("truco", &[("seating", "facing")]),
    ] {
        let play = |bots: &[&str]| simulate(game, &options(given), bots, Length::Matches(16), 1, &mut |_| {}).expect("matches");
        let pairs = play(&["novice", "random"]);
        let names: Vec<&str> = pairs.standings.iter().map(|standing| standing.bot.as_str()).collect();
        assert_eq!(names, ["novice", "random"], "{game}");
        assert_eq!(pairs, play(&["novice", "random", "novice", "random"]), "{game}");
        let victories: Vec<u64> = pairs.standings.iter().map(|standing| standing.victories.matches).collect();
        assert!(pairs.matches == 16 && victories[0] > 2 * victories[1], "{game}: {victories:?}");
        assert!(pairs.standings[0].won > pairs.standings[1].won, "{game}: {:?}", pairs.standings);
    }
}
