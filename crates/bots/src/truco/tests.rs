//! The novice is lawful at every table, follows the advice, cannot be read, and beats chance.

use super::Novice;
use crate::arena::{Answer, Bout, Unit, arena};
use crate::simulate::{Length, Outcomes, simulate};
use crate::{Player, Thinking};
use engine::record::Record;
use engine::{Seat, Viewer};
use games::truco::{Truco, View};
use std::collections::BTreeMap;

fn run(given: &[(&str, &str)], bots: &[&str], matches: u64) -> Outcomes {
    let options: Vec<(String, String)> = given.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    simulate("truco", &options, bots, Length::Matches(matches), 1, &mut |_| {})
        .unwrap_or_else(|error| panic!("{given:?}: {error}"))
}

#[test]
fn the_novice_is_lawful_at_every_table() {
    let agreements: [&[(&str, &str)]; 6] = [
        &[],
        &[("speech", "turn"), ("raise_later", "false")],
        &[("flor_window", "first_come"), ("max_simple_envidos", "unlimited")],
        &[("seating", "facing"), ("individual_form", "testa"), ("lei", "off")],
        &[("individual_form", "alternate"), ("senhas_in_roda", "allowed")],
        &[("chat_binding", "on")],
    ];
    for fidelity in ["strict", "real_table"] {
        for players in ["2", "4"] {
            for agreed in agreements {
                let given = [&[("fidelity", fidelity), ("players", players)], agreed].concat();
                for bots in [["novice", "random"], ["novice", "novice"]] {
                    assert_eq!(run(&given, &bots, 8).matches, 8);
                }
            }
        }
    }
}

/// Learnt and tried actions are said only where they are legal: the arena would report a refusal.
#[test]
fn those_who_think_are_lawful_at_every_table() {
    let agreements: [&[(&str, &str)]; 4] = [
        &[("speech", "turn"), ("raise_later", "false")],
        &[("flor_window", "first_come"), ("max_simple_envidos", "unlimited")],
        &[("seating", "facing"), ("individual_form", "testa"), ("lei", "off")],
        &[("fidelity", "real_table"), ("individual_form", "alternate")],
    ];
    for (agreed, players) in agreements.into_iter().flat_map(|agreed| ["2", "4"].map(|players| (agreed, players))) {
        let given: Vec<(String, String)> =
            agreed.iter().chain(&[("players", players)]).map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        let bout = Bout {
            game: "truco",
            options: &given,
            bots: ["master", "club"],
            unit: Unit::Match,
            many: 2,
            seed: 3,
            thinking: Thinking::Worlds(1),
        };
        let compared = arena(&bout, &mut |_| {});
        assert!(compared.is_ok(), "{given:?}: {compared:?}");
    }
}

/// The result of `many` deals between the learnt bets and an exploiter of one weakness.
fn exploited(players: &str, by: &str, many: u64) -> Answer {
    let options = [("players".to_owned(), players.to_owned())];
    let (bots, unit, thinking) = (["bettor", by], Unit::Deal, Thinking::Worlds(1));
    let bout = Bout { game: "truco", options: &options, bots, unit, many, seed: 7, thinking };
    arena(&bout, &mut |_| {}).expect("a bout").answer
}

/// A player who refuses everything, takes everything or bluffs on every lost hand pays for it; one who reads the first word gains
/// nothing.
#[test]
fn bets_that_were_learnt_gain_from_who_looks_for_a_weakness() {
    let many = if std::env::var_os("SPADILLE_LONG").is_some() { 2_000 } else { 500 };
    for players in ["2", "4"] {
        for by in ["folder", "taker", "bluffer"] {
            assert_eq!(exploited(players, by, many), Answer::First, "{by}, {players} players");
        }
        assert_ne!(exploited(players, "reader", many), Answer::Second, "the reader, {players} players");
    }
}

/// Three partidas to one at least, with two and with four players, at a strict table and a real one.
#[test]
fn the_novice_beats_chance() {
    for fidelity in ["strict", "real_table"] {
        for players in ["2", "4"] {
            let outcomes = run(&[("fidelity", fidelity), ("players", players)], &["novice", "random"], 400);
            let [novice, random] = [0, 1].map(|party| outcomes.standings[party].victories.matches);
            assert!(novice >= 3 * random, "{fidelity}, {players} players: {novice} to {random}");
            let interval = outcomes.standings[0].victories.interval.expect("many matches");
            assert!(interval.low > 0.7, "{fidelity}, {players} players: {interval:?}");
        }
    }
}

/// The view of a seat after these lines of a record.
fn view(heading: &str, lines: &str, seat: usize) -> View {
    let text = format!("spadille 1\ngame truco\n{heading}\n{lines}").replace(';', "\n");
    let record = Record::from_text(&text).expect("a record");
    let replay = record.replay(&games::catalogue()).unwrap_or_else(|error| panic!("{error}"));
    replay.game.seen(Viewer::Seat(Seat::at(seat))).view::<Truco>().expect("truco").clone()
}

/// Frequencies of a novice's words here, by their reasons, over many seeds.
fn says(view: &View) -> BTreeMap<(String, &'static str), usize> {
    let mut said = BTreeMap::new();
    for seed in 0..200 {
        let advice = Novice::new(seed).advise(view).expect("advice");
        *said.entry((advice.action.to_string(), advice.reason.map_or("", |reason| reason.0))).or_default() += 1;
    }
    said
}

fn only(view: &View, action: &str, reason: &'static str) {
    assert_eq!(says(view), BTreeMap::from([((action.to_owned(), reason), 200)]));
}

const TWO: &str = "option players 2;setup dealer 1";

fn dealt(hands: [&str; 2]) -> String {
    format!("0 cut 17;deal 1;hand 0 {};hand 1 {}", hands[0], hands[1])
}

#[test]
fn a1_with_one_tento_to_go_it_is_falta_or_nothing() {
    let view = view(&format!("{TWO};setup score 23 14"), &dealt(["7C 6C 4O", "RB 5C 4E"]), 0);
    let said = says(&view);
    assert!(said[&("falta_envido".to_owned(), "A1")] > 100, "{said:?}");
    assert!(said.keys().all(|(word, _)| word != "envido" && word != "real_envido"), "{said:?}");
}

#[test]
fn a3_a18_a_flor_is_sung_and_a_poor_one_shrinks() {
    let good = view(TWO, &dealt(["6C 3C RC", "RB 5C 4E"]), 0);
    only(&good, "flor", "A18");
    let poor = says(&view(TWO, &dealt(["1C SC RC", "RB 5C 4E"]), 0));
    assert!(poor.contains_key(&("achico".to_owned(), "A3")) && poor.contains_key(&("flor".to_owned(), "A18")), "{poor:?}");
}

#[test]
fn a5_calls_are_mixed_and_cannot_be_read() {
    let strong = says(&view(TWO, &dealt(["1E 1B 3O", "RB 5C 4E"]), 0));
    let weak = says(&view(TWO, &dealt(["4O 5C 6B", "RB 1E 7E"]), 0));
    let calls = |said: &BTreeMap<(String, &'static str), usize>, word: &str| -> usize {
        said.iter().filter(|((said, _), _)| said == word).map(|(_, times)| times).sum()
    };
    let cards = |said: &BTreeMap<(String, &'static str), usize>| -> usize {
        said.iter().filter(|((said, _), _)| said.starts_with("play")).map(|(_, times)| times).sum()
    };
    assert!(calls(&strong, "truco") > 100 && cards(&strong) > 10, "{strong:?}");
    assert!(weak.contains_key(&("truco".to_owned(), "A5")) && cards(&weak) > 150, "{weak:?}");
}

#[test]
fn a7_a8_the_song_is_the_bare_total_or_nothing() {
    let higher = format!("{};0 envido;1 quero;0 sing 27", dealt(["7C RC 4E", "6B 5B 4C"]));
    only(&view(TWO, &higher, 1), "sing 31", "A8");
    let lower = format!("{};0 envido;1 quero;0 sing 27", dealt(["7C RC 4E", "6B SB 4C"]));
    only(&view(TWO, &lower, 1), "nao_mato", "A7");
}

#[test]
fn a9_of_two_proposals_the_good_one_is_taken() {
    let asked = |hand| says(&view(TWO, &format!("{};0 double envido truco", dealt(["7E 2O CC", hand])), 1));
    let points = asked("7B 6B 4C");
    assert!(points.keys().any(|(word, reason)| word == "passo_truco_quero_envido" && *reason == "A9"), "{points:?}");
    let strong = asked("1E 1B 3O");
    assert!(strong.keys().all(|(word, _)| word != "nao_quero" && word != "passo_truco_quero_envido"), "{strong:?}");
}

#[test]
fn a17_good_points_are_called_before_a_truco_is_answered() {
    let view = view(TWO, &format!("{};0 truco", dealt(["7E 2O CC", "7B 6B 4C"])), 1);
    assert!(says(&view).keys().all(|(word, reason)| word == "envido" && *reason == "A17"));
}

/// A falta said in one breath with a truco is answered as it would be alone: the learnt bets take it on good points, and
/// on nothing never.
#[test]
fn a_falta_with_a_truco_is_taken_on_points_alone() {
    let answers = |hand| {
        let asked = view(TWO, &format!("{};0 double falta_envido truco", dealt(["7E 6E CC", hand])), 1);
        let said = (0..200).map(|seed| Novice::bettor(seed).choose(&asked).expect("an answer").to_string());
        said.filter(|word| word == "quero" || word == "passo_truco_quero_envido").count()
    };
    assert_eq!(answers("RB 5C 4E"), 0, "5 points");
    assert_eq!(answers("1E 1B 3O"), 0, "the best cards and no points");
    let best = answers("7B 6B 4C");
    assert!(best > 60, "33 points: {best}");
}

/// R95: a part of two is not refused where that alone loses the partida; and where it does not, it may be, though both together would.
#[test]
fn of_two_proposals_none_is_refused_that_loses_the_partida() {
    let answers = |score: &str, asked: &str, hand: &str| -> std::collections::BTreeSet<String> {
        let heading = format!("{TWO};setup score {score}");
        let asked = view(&heading, &format!("{};0 double {asked} truco", dealt(["7E 6E CC", hand])), 1);
        (0..200).map(|seed| Novice::bettor(seed).choose(&asked).expect("an answer").to_string()).collect()
    };
    for word in ["envido", "real_envido"] {
        let said = answers("23 17", word, "RB 5C 4E");
        assert!(said.iter().all(|word| !word.contains("passo") && word != "nao_quero"), "one to go: {said:?}");
    }
    let said = answers("22 17", "falta_envido", "7B 6B 4C");
    assert!(said.contains("passo_truco_quero_envido"), "two to go, good points and poor cards: {said:?}");
}

/// The card of the companheiro holds the vaza and nobody comes behind, or it cannot be beaten: one's worst is thrown.
#[test]
fn a_companheiros_vaza_is_left_to_him() {
    let hands = "2 cut 17;deal 1;hand 0 4C 5E RO;hand 1 1E 6B 4O;hand 2 2B 3E SC;hand 3 1B 7C 5O;0 play 4C;1 play 1E;2 play 2B";
    let cards = |view: &View| -> Vec<String> {
        says(view).into_keys().map(|(word, _)| word).filter(|word| word.starts_with("play")).collect()
    };
    assert_eq!(cards(&view("setup dealer 3", hands, 3)), ["play 5O"], "1E is his companheiro's");
    let against = hands.replace("0 play 4C;1 play 1E;2 play 2B", "0 play 4C;1 play 6B;2 play 2B");
    assert_eq!(cards(&view("setup dealer 3", &against, 3)), ["play 1B"], "2B is not");
}

/// In a testa who waits does not see their cards, and says nothing.
#[test]
fn r23_who_waits_in_a_testa_is_silent() {
    let lines = "3 cut 17;deal 1;hand 0 4C 5E RO;hand 1 3O 6B 4O;hand 2 1E 2B 3E;hand 3 1B 7C 5O";
    let waits = view("setup volta 2;setup dealer 0", lines, 2);
    assert!(waits.dealt.is_empty());
    assert_eq!(Novice::new(1).choose(&waits), None);
}
