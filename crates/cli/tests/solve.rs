//! What could have been won, told to a person and to programs, and what cannot be solved.

mod common;

use common::{fresh, run, run_with};
use serde_json::{Value, json};

fn record(name: &str) -> String {
    format!("{}/../../records/{name}.spadille", env!("CARGO_MANIFEST_DIR"))
}

fn output(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
    let wide = ran.out.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None, "{args:?}: too wide for a terminal");
    ran.out
}

fn solved(args: &[&str]) -> Value {
    let ran = run(&[args, &["--json"]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
    serde_json::from_str(&ran.out).expect("JSON")
}

fn refused(args: &[&str], parts: &[&str]) {
    let ran = run(args);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}: {}", ran.err);
    for part in parts {
        assert!(ran.err.contains(part), "`{part}` is not in: {}", ran.err);
    }
}

/// A row without the blanks that make columns of it.
fn rows(text: &str) -> Vec<String> {
    text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn it_is_said_whose_the_result_is_and_what_every_card_leads_to() {
    let out = output(&["solve", &record("voltarete/xvii-1c")]);
    let rows = rows(&out);
    assert!(rows[0].starts_with("Deal 1, trick 1. Mão to play. Mão is the feito, the declarer. With best play by"), "{out}");
    assert!(rows.iter().any(|row| row.starts_with("codilho") && row.contains("R♠")), "{out}");
    assert!(rows.iter().any(|row| row.starts_with("the feito wins") && row.contains("2♠")), "{out}");
    let grand = output(&["solve", &record("grand/whist-15")]);
    assert!(grand.contains("for Ana and Clara:") && grand.contains("tricks in the whole deal"), "{grand}");
}

#[test]
fn the_line_of_best_play_is_told_trick_by_trick() {
    let file = record("voltarete/xvii-1c");
    let solved = solved(&["solve", &file]);
    let tricks = solved["tricks"].as_array().expect("tricks");
    assert!(!tricks.is_empty());
    let mut leader = solved["to_play"].clone();
    for (n, trick) in tricks.iter().enumerate() {
        assert_eq!((&trick["trick"], &trick["cards"][0][0]), (&json!(n + 1), &leader), "who took the last leads: {solved}");
        leader = trick["taken_by"].clone();
    }
    let cards: Vec<&Value> = tricks.iter().flat_map(|trick| trick["cards"].as_array().expect("cards")).collect();
    assert_eq!(cards, solved["line"].as_array().expect("a line").iter().collect::<Vec<_>>());
    let out = output(&["solve", &file]);
    assert!(rows(&out).contains(&"trick leads takes it".to_owned()), "{out}");
}

#[test]
fn a_trick_that_was_begun_is_told_with_the_cards_that_lie_there() {
    let args = ["solve", &record("voltarete/xvii-1c"), "--at", "26"];
    let solved = solved(&args);
    assert_eq!((&solved["to_play"], &solved["unit"], &solved["value"]), (&json!(1), &json!("feito"), &json!(1)));
    assert_eq!((&solved["tricks"][0]["lay"], &solved["tricks"][0]["cards"][0]), (&json!(1), &json!([0, "RE"])));
    let out = output(&args);
    assert!(rows(&out).iter().any(|row| row.starts_with("1 (Mão R♠) Contra-pé ")), "{out}");
}

/// The book has the feito lead the king and win; the king loses to a small trump, and the ace that was played gives it back.
#[test]
fn what_was_played_is_told_where_it_gave_something_away() {
    let file = record("voltarete/xvii-1c");
    let solved = solved(&["solve", &file]);
    let first = &solved["losses"][0];
    assert_eq!(
        (&first["line"], &first["trick"], &first["seat"], &first["card"]),
        (&json!(26), &json!(1), &json!(0), &json!("RE"))
    );
    assert_eq!((&first["value"], &first["best"]), (&json!(-1), &json!(1)));
    assert!(first["best_cards"].as_array().expect("cards").contains(&json!("2E")), "{first}");
    let second = &solved["losses"][1];
    assert_eq!((&second["line"], &second["seat"], &second["card"]), (&json!(27), &json!(1), &json!("1E")));
    let out = output(&["solve", &file]);
    assert!(rows(&out).iter().any(|row| row.starts_with("26 1 Mão R♠ codilho ")), "{out}");
    assert!(out.contains("Result after the last card played: "), "{out}");
}

/// What could be forced, less what the side gave away, and more by what it was given: that is what came of it.
#[test]
fn what_was_given_away_adds_up_to_what_came_of_it() {
    for (name, came_to) in [("grand/whist-15", 10), ("voltarete/xvii-1c", 1)] {
        let solved = solved(&["solve", &record(name)]);
        let side = solved["side"].as_array().expect("a side");
        let sum: i64 = solved["losses"].as_array().expect("losses").iter().fold(0, |sum, loss| {
            let cost = loss["best"].as_i64().expect("a value") - loss["value"].as_i64().expect("a value");
            if side.contains(&loss["seat"]) { sum - cost } else { sum + cost }
        });
        assert_eq!(solved["came_to"], json!(came_to), "{name}");
        assert_eq!(solved["value"].as_i64().map(|value| value + sum), Some(came_to), "{name}");
    }
}

/// Records in which cards are played to the end, and what is solved in them.
const RECORDS: [(&str, &str); 6] = [
    ("grand/whist-15", "tricks"),
    ("grand/eucre-20-alone", "tricks"),
    ("grand/copas-30", "hearts"),
    ("truco/t-13-three-pardas", "hand"),
    ("voltarete/xvii-7a", "feito"),
    ("yukon/ace-of-spades", "points"),
];

#[test]
fn solve_knows_the_play_of_every_game() {
    for (name, unit) in RECORDS {
        assert_eq!(solved(&["solve", &record(name)])["unit"], json!(unit), "{name}");
        output(&["solve", &record(name)]);
    }
}

#[test]
fn what_cannot_be_solved_is_said_with_its_reason_and_what_to_do() {
    let file = record("minchiate/matto");
    refused(
        &["solve", &file],
        &[concat!(
            "tricks are left at that point, and Minchiate is solved only from the last 12 tricks on; ",
            "the record does not go that far"
        )],
    );
    let file = record("voltarete/xvii-1c");
    refused(
        &["solve", &file, "--at", "20"],
        &["no card is to be played at that point; a card is played on line 26, so try --at 25"],
    );
    output(&["solve", &file, "--at", "25"]);
    refused(&["solve", &file, "--at", "60"], &["no card is to be played at that point", "on line 60, so try --at 59"]);
    refused(&["solve", &file, "--at", "99"], &["there is no line 99", "the last on line 60"]);
    let empty = run(&["new", "voltarete", "--seed", "1"]).out;
    let path = fresh("nothing_played", "new.spadille");
    std::fs::write(&path, empty).expect("a file");
    refused(
        &["solve", path.to_str().expect("a path")],
        &["no card is to be played at that point; no card is played in the record"],
    );
}

/// Where nothing can be solved yet it is said from where on it can be, and there it is solved at once.
#[test]
fn the_line_that_is_proposed_is_solved() {
    let path = fresh("proposed", "match.spadille");
    let file = path.to_str().expect("a path");
    let lines = (1..=21).map(|n| format!("{n}\n")).collect::<String>().repeat(25);
    run_with(&["play", "minchiate", "--seed", "3", "--record", file], lines.as_bytes());
    let text = std::fs::read_to_string(&path).expect("the record");
    let first = text.lines().position(|line| line.contains(" play ")).expect("a card");
    for (at, why) in [(first, "21 tricks are left at that point"), (first - 2, "no card is to be played at that point")] {
        let ran = run(&["solve", file, "--at", &at.to_string()]);
        assert!(ran.code == Some(2) && ran.err.contains(why), "{}", ran.err);
        let (_, proposed) = ran.err.trim().rsplit_once("so try --at ").expect("a line");
        output(&["solve", file, "--at", proposed]);
    }
}

/// A Grand of which one card was played, and a bad one.
const ONE_CARD: &str = "\
spadille 1\n\
game grand\n\
revision 1\n\
seat 0 Ana\n\
seat 1 Bento\n\
seat 2 Clara\n\
seat 3 Duarte\n\
draw 2C 5C CC 6B RO 10O CO 3O RB RC 8B SO CE 1E 9O SC 2E 6O SB 3C 4E 10B 9E 9B 1C 7E 7O 6E CB 5E 4O 5O 6C RE 3E 8O 1B 1O SE 4B 8C 2B 5B 10E 3B 10C 8E 9C 7C 2O 4C 7B\n\
draw CB 8C 7E RO SC 3C 2B 1O 1B 10C 10B 5B RC 6O SO 10E RB CC 8B 1E 3E 4O 3O 5O 4B 6C 8E 2C 9C CO 7C 3B 9B SE 9E 4C CE 4E 8O 9O SB 2O 6B RE 7O 1C 5E 7B 5C 10O 2E 6E\n\
deal 1 dealer 3\n\
hand 0 1C 1O 2E SC RC SE CC 5B 5C 1B 3O 9B 9O\n\
hand 1 SB 10O RE 7C 8B 4E 4B 6C 5O 7B 3C 3B 8C\n\
hand 2 3E 8O 2C 9C 1E 8E 4O CB 7E 7O 10E 6O SO\n\
hand 3 2B 6B RO 5E RB 10B 4C CE 2O 10C CO 6E 9E\n\
1 pass\n\
2 pass\n\
0 bid 5\n\
3 pass\n\
1 pass\n\
2 pass\n\
0 choose grand\n\
0 play 9O\n";

#[test]
fn the_card_that_was_played_where_it_begins_is_judged() {
    let path = fresh("begins", "match.spadille");
    std::fs::write(&path, ONE_CARD).expect("a record");
    let found = solved(&["solve", path.to_str().expect("a path"), "--at", &(ONE_CARD.lines().count() - 1).to_string()]);
    assert_eq!((&found["unknown"], &found["value"], &found["losses"][0]["value"]), (&json!(0), &json!(10), &json!(7)), "{found}");
}

const WHIST: &str = "N:92..K5.8 3...A973 J.K6.A.6 K7.Q.92.";

#[test]
fn solve_counts_the_tricks_of_a_deal_of_whist() {
    let out = output(&["solve", "--pbn", WHIST, "--trump", "D", "--leader", "N"]);
    assert!(out.contains("N leads. With best play by everyone, North and South win 4 of 5 tricks."), "{out}");
    let deals = concat!(env!("CARGO_MANIFEST_DIR"), "/../solver/tests/data/dds_deals_05.txt");
    let tricks = solved(&["solve", "--deals", deals]);
    assert_eq!((&tricks[0], tricks.as_array().map(Vec::len)), (&json!(4), Some(100)));
    // Less memory, the same answers; none at all is refused.
    assert_eq!(solved(&["solve", "--deals", deals, "--memory", "1"]), tricks);
    refused(&["solve", "--deals", deals, "--memory", "0"], &["--memory"]);
}

#[test]
fn a_deal_of_whist_that_is_none_is_refused_exactly() {
    refused(&["solve", "--pbn", "N:92 3 J K", "--trump", "D"], &["the hand of N (`92`) has 1 of 4 suits"]);
    refused(&["solve", "--pbn", &WHIST.replace("A973", "A97")], &["the hand of E has 4 of 5 cards: N has 5"]);
    refused(&["solve", "--pbn", &WHIST.replace("A973", "A977")], &["C7 is there twice in the hand of E"]);
    refused(&["solve", "--pbn", &WHIST.replace('Q', "10")], &["the hand of W has `1` in its hearts"]);
    refused(&["solve", "--pbn", WHIST, "--trump", "spades"], &["`spades` is not a trump"]);
    refused(&["solve", "--pbn", WHIST, "--leader", "north"], &["`north` cannot lead"]);
    let path = fresh("bad_deals", "deals.txt");
    std::fs::write(&path, format!("# one\n{WHIST}\n\n{WHIST}\tS\n")).expect("a file");
    refused(&["solve", "--deals", path.to_str().expect("a path")], &["line 4: a line is a deal"]);
}

/// The example of the help, tried as it stands there.
#[test]
fn the_example_of_the_help_works() {
    let help = run(&["solve", "--help"]).out;
    let example = help.lines().find(|line| line.contains("solve --pbn \"")).expect("an example");
    let (before, rest) = example.trim().split_once('"').expect("a deal");
    let (deal, after) = rest.split_once('"').expect("its end");
    let args: Vec<&str> = before.split_whitespace().skip(1).chain([deal]).chain(after.split_whitespace()).collect();
    let out = output(&args);
    assert!(out.starts_with("W leads. With best play by everyone, East and West win "), "{out}");
}

#[test]
fn a_record_may_come_from_standard_input() {
    let text = std::fs::read_to_string(record("truco/t-13-three-pardas")).expect("a record");
    let ran = run_with(&["solve", "-"], text.as_bytes());
    assert!(ran.out.contains("loses the hand") && ran.out.contains("A line of best play"), "{}{}", ran.out, ran.err);
}
