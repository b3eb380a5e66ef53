//! A table played through standard input.

mod common;

#[cfg(unix)]
use common::interrupted;
use common::{fresh, run, run_with};
use serde_json::Value;

/// What a player can write who never becomes the feito: whatever does not fit the moment is answered and nothing is lost.
fn modest_lines(times: usize) -> String {
    let mut lines = String::new();
    for _ in 0..times {
        for line in ["consent", "pass", "buy", "give", "accept", "enter_now", "1", "2", "3", "4", "5", "6", "7", "8", "9"] {
            lines.push_str(line);
            lines.push('\n');
        }
    }
    lines
}

#[test]
fn a_whole_match_is_recorded_and_comes_out_the_same() {
    let path = fresh("a_whole_match", "match.txt");
    let file = path.to_str().expect("a path");
    let args = ["play", "voltarete", "--seed", "7", "--option", "recambo_size=1", "--name", "Leonor", "--record", file];
    let ran = run_with(&args, modest_lines(4000).as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("The match is over."), "{}", ran.out);
    assert!(ran.out.contains("Hand 1: "), "every deal is settled");
    let replayed: Value = serde_json::from_str(&run(&["replay", file, "--json"]).out).expect("JSON");
    assert_eq!(replayed["status"], "over");
    let (_, end) = ran.out.split_once("The match is over.").expect("the end");
    for (name, balance) in ["Leonor", "Bento", "Clara"].iter().zip(replayed["balances"].as_array().expect("balances")) {
        let line = end.lines().find(|line| line.contains(name)).expect("the player's line");
        let said = line.split_whitespace().last().expect("a figure").replace('−', "-").replace('+', "");
        assert_eq!(said.parse::<i64>().ok(), balance.as_i64(), "{name}");
    }

    let text = std::fs::read_to_string(&path).expect("the record");
    assert!(text.lines().last().is_some_and(|line| line.starts_with("reveal ")), "the seed is shown at the end");
    assert!(!text.contains("\nseed "), "and not before");
    let fair = run(&["verify", file]);
    assert_eq!(fair.code, Some(0), "{}", fair.err);
    assert!(fair.out.starts_with("Yes: ") && fair.out.contains("does not prove"), "{}", fair.out);
    let commitment = text.lines().find_map(|line| line.strip_prefix("commit ")).expect("a commitment");
    let (welcome, _) = ran.out.split_once("dealt by").expect("the first deal");
    assert!(welcome.contains(commitment), "the fingerprint is shown before the first card");

    // Another seed than the one promised: not fair.
    let unfair = run_with(&["verify", "-"], text.replace("reveal 0000", "reveal 0001").as_bytes());
    assert_eq!(unfair.code, Some(1));
    assert!(unfair.out.starts_with("No: the seed"), "{}", unfair.out);
}

#[test]
fn cards_that_were_changed_are_found_out() {
    let path = fresh("changed_cards", "match.txt");
    let file = path.to_str().expect("a path");
    run_with(&["play", "voltarete", "--seed", "7", "--record", file], b"quit\n");
    let revealed = std::fs::read_to_string(&path).expect("the record") + &format!("reveal {:0>64}\n", 7);
    assert_eq!(run_with(&["verify", "-"], revealed.as_bytes()).code, Some(0));
    let stock = revealed.lines().find(|line| line.starts_with("stock ")).expect("the stock");
    let mut cards: Vec<&str> = stock.split_whitespace().collect();
    cards.swap(12, 13);
    let changed = run_with(&["verify", "-"], revealed.replace(stock, &cards.join(" ")).as_bytes());
    assert_eq!(changed.code, Some(1));
    assert!(changed.out.starts_with("No: shuffle 2 does not follow"), "{}", changed.out);
}

#[test]
fn the_same_seed_and_the_same_answers_give_the_same_table() {
    let args = ["play", "voltarete", "--seed", "beef", "--bots", "random"];
    let lines = modest_lines(30);
    let (one, two) = (run_with(&args, lines.as_bytes()), run_with(&args, lines.as_bytes()));
    assert_eq!(one.out, two.out);
    assert!(one.out.contains("takes the trick"), "{}", one.out);
}

#[test]
fn a_match_broken_off_keeps_its_record_without_the_seed() {
    let path = fresh("broken_off", "match.txt");
    let file = path.to_str().expect("a path");
    let ran = run_with(&["play", "voltarete", "--seed", "7", "--record", file], b"quit\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains(&format!("The record is in {file}.")), "{}", ran.out);
    let text = std::fs::read_to_string(&path).expect("the record");
    assert!(text.contains("\ndeal 1 dealer ") && !text.contains("reveal"), "{text}");
    let checked = run(&["verify", file]);
    assert_eq!(checked.code, Some(2));
    assert!(checked.err.contains("no `reveal` line"), "{}", checked.err);
    let replayed: Value = serde_json::from_str(&run(&["replay", file, "--json"]).out).expect("JSON");
    assert_eq!(replayed["status"], "playing");
}

#[test]
fn bad_answers_get_one_line_and_nothing_is_lost() {
    let path = fresh("bad_answers", "saved.txt");
    let file = path.to_str().expect("a path");
    let script = format!(
        "frobnicate\n99\n5X\nplay 1E\nsegundo\nhelp\nlog\nsheet\nhand\n?\n? R18\n? casca\n? R999\nsave\nsave {file}\nsave {file}\n\n   \n\u{1F0A1}\nquit\n"
    );
    let ran = run_with(&["play", "voltarete", "--seed", "7"], script.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for part in [
        "Not understood: `frobnicate` is not an action of this game.",
        "There is no choice 99",
        "Refused: You cannot say or do that at this point of the hand. (R61)",
        "Refused: That game belongs to the other round of bidding",
        "Any action as it is written",
        "The dealer of every hand pays a stake into the bolo",
        "Casca – exchange all nine cards",
        "There is no rule or word `R999`",
        "Type save and the name of a file.",
        "The record so far is in",
        "Not saved: ",
    ] {
        let found = ran.out.to_lowercase().replace("\n  ", " ").contains(&part.to_lowercase());
        assert!(found, "`{part}` is not in:\n{}", ran.out);
    }
    assert_eq!(
        ran.out.matches("Which").count() + ran.out.matches("Let them, or go higher?").count(),
        1,
        "asked once, drawn once"
    );
    assert_eq!(run(&["replay", file]).code, Some(0));
}

#[test]
fn a_slip_of_the_pen_is_told_what_it_may_have_meant() {
    let out = run_with(&["play", "truco", "--seed", "7"], b"hnt\ncutt 12\ncut abc\nfrobnicate\nquit\n").out.replace("\n  ", " ");
    for part in ["`hnt` is not an action of this game. Did you mean hint? Type help", "Did you mean cut?"] {
        assert!(out.contains(part), "`{part}` is not in:\n{out}");
    }
    assert_eq!(out.matches("Did you mean").count(), 2, "the right word is no slip of the pen:\n{out}");
    assert!(out.contains("`frobnicate` is not an action of this game. Type help"), "{out}");
}

/// Who plays for points in pots is told at the end of a hand how it was counted, what it brought their side and how all stand.
#[test]
fn a_hand_of_minchiate_is_counted_before_the_player() {
    let lines = (1..=21).map(|n| format!("{n}\n")).collect::<String>().repeat(30);
    let out = run_with(&["play", "minchiate", "--seed", "3"], lines.as_bytes()).out;
    let (_, told) = out.split_once("\nHand 1: ").unwrap_or_else(|| panic!("no hand was ended:\n{out}"));
    let (told, _) = told.split_once("────").expect("its end");
    assert_eq!(told.matches(": verzigole ").count(), 2, "{told}");
    let figures = |line: &str| {
        let figure = |word: &str| word.replace('−', "-").parse::<i64>().ok();
        line.split_whitespace().filter_map(figure).collect::<Vec<i64>>()
    };
    let (_, standing) = told.split_once("this hand  in all\n").expect("the standing");
    let rows: Vec<Vec<i64>> = standing.lines().filter(|line| line.contains(" and ")).map(figures).collect();
    assert!(matches!(&rows[..], [one, other] if one[0] == one[1] && other[0] == -one[0] && one.len() == 2), "{told}");
    // A payment can go on over several lines.
    let mut payments: Vec<String> = Vec::new();
    for line in told.lines().skip_while(|line| !line.contains('→')).take_while(|line| !line.is_empty()) {
        match payments.last_mut().filter(|_| !line.contains('→')) {
            Some(payment) => payment.push_str(line),
            None => payments.push(line.to_owned()),
        }
    }
    let once: std::collections::BTreeSet<&String> = payments.iter().collect();
    assert_eq!(payments.len(), once.len(), "every payment once: {told}");
}

#[test]
fn input_that_is_no_text_is_answered() {
    let ran = run_with(&["play", "voltarete", "--seed", "7"], b"\xff\xfe\x00\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("Not understood"), "{}", ran.out);
}

#[test]
fn four_can_sit_down_anywhere() {
    for seat in ["0", "1", "2", "3"] {
        let args =
            ["play", "voltarete", "--option", "players=4", "--seat", seat, "--seed", "3", "--bots", "novice,random,novice"];
        let ran = run_with(&args, modest_lines(20).as_bytes());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains("(you)"), "{}", ran.out);
    }
}

/// The words of the game on the table, free words from the player, and no card told twice.
#[test]
fn truco_is_played_in_its_own_words() {
    let ran = run_with(&["play", "truco", "--seed", "7"], "help\ncut 12\nsay boa noite, amigos\nquit\n".as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for part in
        ["R rei, C cavalo, S sota; O ouros, C copas, E espadas, B bastos", "Monte 28", "0 vazas", "say WORDS", "Volta 1: roda"]
    {
        assert!(ran.out.contains(part), "{part}:\n{}", ran.out);
    }
    assert!(ran.out.contains("Ana: “boa noite, amigos”"), "{}", ran.out);
    for part in ["Stock", "trick", "discarded", "dama"] {
        assert!(!ran.out.contains(part), "{part}:\n{}", ran.out);
    }
    let voltarete = run_with(&["play", "voltarete", "--seed", "7"], b"help\nquit\n").out;
    assert!(voltarete.contains("Talon 13") && !voltarete.contains("say WORDS"), "{voltarete}");
}

#[test]
fn the_seed_is_shown_at_the_end_also_without_a_record() {
    let args = ["play", "yukon", "--option", "players=2", "--seed", "abc"];
    let ran = run_with(&args, "1\n2\n3\n4\n5\n".repeat(600).as_bytes());
    let (before, end) = ran.out.split_once("The match is over.").expect("the end");
    assert!(end.contains("Won by "), "{end}");
    assert!(end.contains(&format!("{:0>64}", "abc")) && !before.contains("00abc"), "{end}");
    let shown = before.lines().find(|line| line.trim().len() == 64).expect("the fingerprint");
    assert!(end.contains(shown.trim()), "{end}");
}

#[test]
fn a_bare_number_is_what_is_asked_for() {
    let cut = run_with(&["play", "minchiate", "--seed", "3"], b"\nquit\n").out;
    assert!(cut.contains("Enter alone means 48") && cut.contains("Ana: Cut 48 cards deep"), "{cut}");
    let cut = run_with(&["play", "minchiate", "--seed", "3"], b"20\nquit\n").out;
    assert!(cut.contains("Ana: Cut 20 cards deep"), "{cut}");
    let bid = run_with(&["play", "grand", "--seed", "3"], b"5\nquit\n").out;
    assert!(bid.contains("bid 5 · bid 10 · bid 15") && bid.contains("Ana: 5 points"), "{bid}");
}

#[test]
fn the_draw_for_the_deal_is_not_shown_once_the_cards_are_dealt() {
    let out = run_with(&["play", "grand", "--seed", "3"], b"log\nquit\n").out;
    let (before, dealt) = out.split_once("13 cards").expect("the table");
    assert!(before.contains("draws the") && !dealt.contains("draws the"), "{out}");
}

#[cfg(unix)]
#[test]
fn who_stops_with_ctrl_c_is_told_where_the_record_is() {
    let path = fresh("ctrl_c", "match.txt");
    let file = path.to_str().expect("a path");
    let ran = interrupted(&["play", "voltarete", "--seed", "7", "--record", file]);
    assert_eq!(ran.code, Some(130));
    assert!(ran.out.contains("You leave the table.\n") && ran.out.contains(&format!("The record is in {file}.")), "{}", ran.out);
    assert_eq!(run(&["replay", file]).code, Some(0));
    let left: Vec<_> = std::fs::read_dir(path.parent().expect("a folder")).expect("a folder").collect();
    assert_eq!(left.len(), 1, "nothing half-written is left: {left:?}");
}

#[test]
fn a_match_broken_off_goes_on_from_its_record() {
    let path = fresh("resumed", "match.txt");
    let file = path.to_str().expect("a path");
    let cards = |times: usize| "1\n2\n3\n4\n5\n".repeat(times);
    let begun = run_with(
        &["play", "yukon", "--option", "players=2", "--seat", "1", "--record", file],
        format!("{}quit\n", cards(8)).as_bytes(),
    );
    assert!(begun.out.contains(&format!("spadille play --resume {file}")), "{}", begun.out);
    let first = std::fs::read_to_string(&path).expect("the record");
    let ran = run_with(&["play", "--resume", file], cards(800).as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("The match goes on.") && ran.out.contains("The match is over."), "{}", ran.out);
    let last = std::fs::read_to_string(&path).expect("the record");
    let events =
        |text: &str| text.lines().filter(|line| line.starts_with(['0', '1', 'd', 'h'])).map(str::to_owned).collect::<Vec<_>>();
    assert!(events(&last).starts_with(&events(&first)) && events(&last).len() > events(&first).len());
    assert!(!last.contains("commit ") && !last.contains("reveal "), "no seed proves the whole");
    assert!(run(&["replay", file]).out.contains("The match is over, won by "));
    let again = run(&["play", "--resume", file]);
    assert_eq!(again.code, Some(2));
    assert!(again.err.contains("the match is over"), "{}", again.err);
}

#[test]
fn a_record_with_comments_is_not_written_over_when_it_goes_on() {
    let path = fresh("resumed_comment", "match.txt");
    let file = path.to_str().expect("a path");
    run_with(&["play", "yukon", "--record", file], b"quit\n");
    let commented = format!("# of a rainy evening\n{}", std::fs::read_to_string(&path).expect("the record"));
    std::fs::write(&path, &commented).expect("written");
    let ran = run_with(&["play", "--resume", file], b"1\nquit\n");
    assert!(ran.out.contains("No record was kept"), "{}", ran.out);
    assert_eq!(std::fs::read_to_string(&path).expect("the record"), commented);
}
