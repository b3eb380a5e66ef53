//! Every command on its good day.

mod common;

use common::{fresh, run, run_with};
use serde_json::Value;

/// A deal of casca from the book, played up to the naming of the trump.
const CASCA: &str = "spadille 1
game voltarete
revision 1
setup dealer 2
setup bolo 30
seat 0 Ana
seat 1 Bento
seat 2 Clara
deal 1 dealer 2
hand 0 5E 7B 2B 3B 5B 6B 3C 4C 6C
hand 1 CO SO 4O 5O 1C 2C 5C 7C 4B
hand 2 1E CE SE 7E 6E CC SC CB SB
stock 2E 1B RE RB RC RO 1O 2O 3O 6O 7O 3E 4E
0 pass
1 pass
2 pass
0 pass
1 pass
2 casca 1E
2 name E
";

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn games_lists_every_game_with_its_options() {
    let ran = run(&["games"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for part in ["Voltarete", "Tratado do Jogo do Voltarete, Lisbon 1834", "3 or 4", "40 cards", "medalhao_value", "default: 20"]
    {
        assert!(ran.out.contains(part), "{part}:\n{}", ran.out);
    }
    assert!(!ran.out.contains('\x1b'), "no colours on a pipe");
    let listed = json(&run(&["games", "--json"]).out);
    let ids: Vec<&str> = listed.as_array().expect("games").iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(ids, games::catalogue().iter().map(|entry| entry.facts.id).collect::<Vec<_>>());
    assert_eq!(listed[0]["revision"], 1);
    assert_eq!(listed[0]["options"][1]["name"], "players");
    assert_eq!(listed[0]["bots"][0], "random");
}

#[test]
fn replay_prints_json_of_a_fixed_shape() {
    let ran = run_with(&["replay", "-", "--json"], CASCA.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let replayed = json(&ran.out);
    let keys: std::collections::BTreeSet<&str> = replayed.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(
        Vec::from_iter(keys),
        ["balances", "deals", "figures", "game", "pots", "revision", "sides", "status", "turn", "winners"]
    );
    assert_eq!(replayed["status"], "playing");
    assert_eq!(replayed["winners"], serde_json::json!([]));
    assert_eq!(replayed["sides"][2], serde_json::json!({"seats": [2], "won": -6}));
    assert_eq!(replayed["turn"], serde_json::json!({"must": [0], "may": []}));
    assert_eq!(replayed["balances"], serde_json::json!([-2, -2, -6]));
    assert_eq!(replayed["pots"], serde_json::json!({"bolo": 40, "recambo": 0}));
    let deal = &replayed["deals"][0];
    assert_eq!((&deal["contract"], &deal["ombre"], &deal["trump"]), (&"casca".into(), &2.into(), &"E".into()));
    assert_eq!((&deal["outcome"], &deal["dealer"]), (&Value::Null, &2.into()));
    assert_eq!(
        deal["entries"][0],
        serde_json::json!({"from": "carried", "to": "bolo", "amount": 30, "rule": "voltarete R22", "cause": {"id": "voltarete-cause-bolo-carried"}})
    );
    assert_eq!(
        deal["entries"][1],
        serde_json::json!({"from": 2, "to": "bolo", "amount": 5, "rule": "voltarete R18", "cause": {"id": "voltarete-cause-ante"}})
    );
}

#[test]
fn replay_tells_a_person_what_was_paid_and_why() {
    let thrown_in = CASCA.replace("2 name E", "2 repor_casca");
    let ran = run_with(&["replay", "-"], thrown_in.as_bytes());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for part in [
        "Deal 1, dealt by Clara",
        "Clara went to the casca and gave it up",
        "casca given up",
        "→  Ana",
        "R59",
        "Before naming the trump, the feito may give up a casca",
        "Bento +3",
    ] {
        assert!(ran.out.contains(part), "{part}:\n{}", ran.out);
    }
    let replayed = json(&run_with(&["replay", "-", "--json"], thrown_in.as_bytes()).out);
    assert_eq!(replayed["deals"][0]["ended"]["id"], "voltarete-ended-surrendered");
}

#[test]
fn replay_stops_behind_a_line() {
    let ran = run_with(&["replay", "-", "--json", "--until", "15"], CASCA.as_bytes());
    assert_eq!(json(&ran.out)["turn"]["must"], serde_json::json!([2]));
}

#[test]
fn new_writes_a_record_that_replays() {
    let path = fresh("new_writes", "match.txt");
    let file = path.to_str().expect("a path");
    let args = ["new", "voltarete", "--option", "players=4", "--seat-name", "Ana", "--seat-name", "Bento", "-o", file];
    assert_eq!(run(&args).code, Some(0));
    let text = std::fs::read_to_string(&path).expect("the record");
    assert!(text.starts_with("spadille 1\ngame voltarete\nrevision 1\noption "), "{text}");
    for line in ["option players 4\n", "option table strict\n", "\nseat 0 Ana\nseat 1 Bento\nseed "] {
        assert!(text.contains(line), "what is the default today is written too: {text}");
    }
    let replayed = json(&run(&["replay", file, "--json"]).out);
    assert_eq!((&replayed["status"], replayed["balances"].as_array().map(Vec::len)), (&"playing".into(), Some(4)));
    // Another seed each time, and the file that is there stays as it is.
    let again = run(&args);
    assert_eq!(again.code, Some(2));
    assert!(again.err.contains("exists already"), "{}", again.err);
    assert_eq!(std::fs::read_to_string(&path).expect("the record"), text);
    assert_eq!(run(&[&args[..], &["--force"]].concat()).code, Some(0));
    assert_ne!(std::fs::read_to_string(&path).expect("the record"), text);
    let left: Vec<_> = std::fs::read_dir(path.parent().expect("a folder")).expect("a folder").collect();
    assert_eq!(left.len(), 1, "nothing half-written is left: {left:?}");
}

#[test]
fn new_takes_a_seed() {
    let ran = run(&["new", "voltarete", "--seed", "AB"]);
    assert!(ran.out.ends_with(&format!("seed {:0>64}\n", "ab")), "{}", ran.out);
}

#[test]
fn simulate_counts_deals_the_same_for_the_same_seed() {
    let args = ["simulate", "voltarete", "--deals", "60", "--bots", "random,random,novice", "--seed", "5"];
    let ran = run(&args);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for part in ["60 deals", "mão", "Licença", "won per deal", "matches won", "novice"] {
        assert!(ran.out.contains(part), "{part}:\n{}", ran.out);
    }
    assert_eq!(run(&args).out, ran.out);
    let counted = json(&run(&[&args[..], &["--json"]].concat()).out);
    let deals: u64 = counted["rows"].as_array().expect("rows").iter().filter_map(|row| row["deals"].as_u64()).sum();
    assert_eq!(deals, 60);
    assert_eq!(counted["standings"].as_array().map(Vec::len), Some(3));
}

#[test]
fn simulate_plays_whole_matches_between_sides() {
    let args = ["simulate", "yukon", "--option", "players=4", "--matches", "4", "--bots", "novice,random", "--json"];
    let counted = json(&run(&args).out);
    assert_eq!(counted["matches"], 4);
    let standings = counted["standings"].as_array().expect("standings");
    let won: u64 = standings.iter().filter_map(|standing| standing["victories"]["matches"].as_u64()).sum();
    assert_eq!((standings.len(), won), (2, 4));
}

#[test]
fn arena_compares_two_bots_and_writes_down_every_deal() {
    let (csv, svg) = (fresh("arena", "bout.csv"), fresh("arena_drawn", "bout.svg"));
    let files = ["--csv", csv.to_str().expect("a path"), "--svg", svg.to_str().expect("a path")];
    let args = ["arena", "yukon", "--bots", "club,random", "--deals", "12", "--worlds", "2", "--seed", "3"];
    let ran = run(&[&args[..], &files].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for part in ["club against random: 12 deals", "seed 3", "won, in points per deal", "95% from", "sample 2"] {
        assert!(ran.out.contains(part), "{part}:\n{}", ran.out);
    }
    let rows = std::fs::read_to_string(&csv).expect("the rows");
    let mut lines = rows.lines();
    assert_eq!(lines.next(), Some("deal,first,second,difference,mean,low,high"));
    let figures = |line: &str| line.split(',').map(|figure| figure.parse::<f64>().unwrap_or(f64::NAN)).collect::<Vec<_>>();
    let deals: Vec<Vec<f64>> = lines.map(figures).collect();
    assert_eq!(deals.len(), 12, "{rows}");
    for deal in &deals {
        assert_eq!(deal.len(), 7, "{rows}");
        assert!((deal[1] - deal[2] - deal[3]).abs() < 1e-9, "the difference is one: {deal:?}");
    }
    let mean = deals.iter().map(|deal| deal[3]).sum::<f64>() / 12.0;
    assert!((deals[11][4] - mean).abs() < 1e-6 && deals[11][5] < mean && mean < deals[11][6], "{rows}");
    assert!(deals[8][5].is_nan() && deals[8][6].is_nan(), "nine deals have no interval: {rows}");
    let drawing = std::fs::read_to_string(&svg).expect("the drawing");
    assert!(drawing.starts_with("<svg") && drawing.trim_end().ends_with("</svg>") && drawing.contains("Yukon"), "{drawing}");
    assert!(
        drawing.contains("deals played, each in 2 seatings") && drawing.contains("difference, in points per deal"),
        "{drawing}"
    );

    // The same seed gives the same figures, however they are asked for; another seed gives others.
    let again = fresh("arena_again", "bout.csv");
    let counted = run(&[&args[..], &["--json", "--csv", again.to_str().expect("a path")]].concat());
    assert_eq!(std::fs::read_to_string(&again).expect("the rows"), rows);
    let compared = json(&counted.out);
    assert_eq!(
        (&compared["bots"], compared["deals"].as_array().map(Vec::len)),
        (&serde_json::json!(["club", "random"]), Some(12))
    );
    assert!((compared["mean"].as_f64().expect("a mean") - mean).abs() < 1e-9, "{compared}");
    assert!(compared["interval"]["low"].is_number() && compared["answer"].is_string(), "{compared}");
    let other = run(&["arena", "yukon", "--bots", "club,random", "--deals", "12", "--worlds", "2", "--seed", "4", "--json"]);
    assert_ne!(json(&other.out)["deals"], compared["deals"]);
}

#[test]
fn bots_are_known_in_capitals_and_a_seed_is_the_same_in_either_spelling() {
    let args = |bots: &'static str, seed: &'static str| ["arena", "yukon", "--bots", bots, "--deals", "2", "--seed", seed];
    let plain = run(&args("novice,random", "43"));
    assert_eq!((plain.code, plain.err.as_str()), (Some(0), ""));
    assert_eq!(run(&args("Novice,RANDOM", "0x2b")).out, plain.out);
    let new = |seed: &'static str| run(&["new", "voltarete", "--seed", seed]).out;
    assert_eq!(new("43"), new("2b"));
    assert_eq!(run(&["simulate", "yukon", "--deals", "2", "--bots", " Random "]).code, Some(0));
    for command in ["play", "new", "simulate", "arena"] {
        // Where lines are broken depends on the terminal.
        let help = run(&[command, "--help"]).out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains("a number such as 43, or up to") && help.contains("such as 0x2b"), "{command}:\n{help}");
    }
}

#[test]
fn arena_claims_nothing_of_a_few_matches() {
    let args = ["arena", "truco", "--bots", "novice,random", "--matches", "2"];
    let told = run(&args).out;
    assert!(told.contains("Too few to tell which is better: at least 10 matches are needed"), "{told}");
    assert!(told.contains("won, in the share of matches won") && !told.contains("is better than"), "{told}");
    let compared = json(&run(&[&args[..], &["--json"]].concat()).out);
    assert_eq!((&compared["interval"], &compared["answer"]), (&Value::Null, &"too_few".into()));
    let clear = run(&["arena", "grand", "--bots", "random,novice", "--deals", "60"]).out;
    assert!(clear.contains("novice is better than random: the whole interval lies below 0."), "{clear}");
    assert!(told.lines().chain(clear.lines()).all(|line| line.chars().count() <= 80), "{told}{clear}");
}

/// At a table the master has all of the time and the player of the club a quarter: so they have in the arena, if it is played by a clock.
#[test]
fn an_arena_by_the_clock_says_so() {
    let told = run(&["arena", "yukon", "--bots", "novice,random", "--deals", "2", "--seconds", "0.05"]).out;
    assert!(told.replace('\n', " ").contains("The master thinks for 0.05 s about each choice"), "{told}");
}

#[test]
fn the_help_of_the_arena_names_all_who_may_be_matched() {
    let help = run(&["arena", "--help"]).out;
    for name in bots::contenders("yukon") {
        assert!(help.contains(name), "{name}:\n{help}");
    }
}

#[test]
fn completions_are_printed() {
    for shell in ["bash", "zsh", "fish"] {
        let ran = run(&["completions", shell]);
        assert_eq!(ran.code, Some(0));
        assert!(ran.out.contains("simulate"), "{shell}");
    }
}

#[test]
fn without_a_command_the_card_room_would_open() {
    let help = run(&["--help"]).out;
    assert!(help.contains("Without a command the card room is opened"), "{help}");
    // A house that cannot be opened says why and leaves nothing behind.
    let ran = run(&["serve", "--listen", "127.0.0.1:0", "--db", "/dev/null/spadille.db"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
    assert!(ran.err.contains("/dev/null/spadille.db"), "{}", ran.err);
}

/// The text of a record of the house.
fn of_the_house(path: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(path);
    std::fs::read_to_string(path).expect("a record")
}

#[test]
fn replay_tells_what_the_book_says_what_was_played_and_how_the_sides_stand() {
    let text = of_the_house("truco/t-37-flor-e-flor.spadille");
    let ran = run_with(&["replay", "-"], text.as_bytes());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let told = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "flor against flor, let stand",
        "A fragment: it begins with what `setup` says, and stops before the match is over.",
        "Ana: Flor! · Bento: Flor!",
        "Duarte: ás de espadas · Duarte takes the vaza",
        "Duarte: 6B",
        "Ana and Clara +6 · Bento and Duarte +1",
    ] {
        assert!(told.contains(part), "{part}:\n{}", ran.out);
    }
    assert!(!ran.out.contains("expect outcome"), "what is written for programs is not for people");
    let verbose = run_with(&["replay", "-", "--verbose"], text.as_bytes()).out;
    assert!(verbose.lines().any(|line| line.trim() == "Ana: Segue"), "{verbose}");
}

#[test]
fn replay_says_who_won_and_every_card_once() {
    let text = of_the_house("yukon/both-at-250.spadille");
    let ran = run_with(&["replay", "-", "--verbose"], text.as_bytes());
    assert!(ran.out.contains("The match is over, won by Bento and Davi."), "{}", ran.out);
    assert!(ran.out.contains("Ana and Clara +250 · Bento and Davi +250"), "{}", ran.out);
    let replayed = json(&run_with(&["replay", "-", "--json"], text.as_bytes()).out);
    assert_eq!(replayed["winners"], serde_json::json!([1, 3]));
    let told = |line: &&str| line.starts_with("    ") && line.contains(['♦', '♥', '♠', '♣']);
    assert_eq!(ran.out.lines().filter(told).count(), text.lines().filter(|line| line.contains(" play ")).count(), "{}", ran.out);
    assert!(!ran.out.contains("takes the trick"), "its points are told, and that is enough:\n{}", ran.out);
}

#[test]
fn simulate_shows_no_table_twice_and_explains_itself() {
    let truco = run(&["simulate", "truco", "--matches", "4"]).out;
    assert!(!truco.contains("played by") && truco.contains("contract") && truco.contains("testa"), "{truco}");
    let yukon = run(&["simulate", "yukon", "--matches", "4"]).out;
    assert_eq!(yukon.matches("match won").count(), 1, "{yukon}");
    let grand = run(&["simulate", "grand", "--matches", "8"]).out;
    assert!(grand.contains("named by") && !grand.contains("played by"), "{grand}");
    assert!(grand.contains("is played 4 times") && grand.contains("matches, 2 sets of packs"), "{grand}");
    let short = run(&["simulate", "voltarete", "--deals", "12"]).out;
    assert!(short.contains("played by") && short.contains("? – too few to tell"), "{short}");
    let help = run(&["simulate", "--help"]).out;
    assert!(help.contains("in all seatings"), "{help}");
}

/// The last act of a hand leaves no line in the log of the next: it is told by what was done, not by the words of its button.
#[test]
fn the_last_act_of_a_hand_is_replayed_by_what_was_done() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/malilla/no-contar.spadille");
    for (tag, done, button) in [
        ("en", "Duarte: has nothing more to call", "Mix the cards"),
        ("pt", "Duarte: não tem mais nada a denunciar", "Misturar as cartas"),
        ("es", "Duarte: no tiene nada más que denunciar", "Mezclar las cartas"),
        ("it", "Duarte: non ha altro da reclamare", "Mescola le carte"),
    ] {
        let ran = run(&["replay", "-v", record, "--lang", tag]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains(done) && !ran.out.contains(button), "{tag}:\n{}", ran.out);
    }
}

/// What may be forgotten is asked first, and the answer is remembered.
#[test]
fn a_drill_repeats_what_is_due_and_remembers_the_answer() {
    let file = fresh("drill_remembers", "truco.txt");
    let folder = file.parent().expect("a folder").to_string_lossy().into_owned();
    std::fs::write(&file, "path 0 0 0 0 0 0 0\ncard count:envido 0.500 5.000 10000\n").expect("written");
    let args = ["drill", "truco", "--count", "1", "--memory", &folder];
    let first = run_with(&args, b"1\n");
    assert_eq!(first.code, Some(0), "{}", first.err);
    assert!(first.out.contains("One rule is due to be repeated.") && first.out.contains("points of envido"), "{}", first.out);
    let kept = std::fs::read_to_string(&file).expect("kept");
    assert!(kept.contains("card count:envido ") && !kept.contains(" 10000"), "{kept}");
    let again = run_with(&args, b"1\n");
    assert!(!again.out.contains("due"), "{}", again.out);
}
