//! The analysis board: shown for what is over and wholly known, never for what is still played.

use crate::house::House;
use crate::wire::PATIENCE;
use cards::names::Tradition;
use live::Opening;
use serde_json::json;
use std::time::{Duration, Instant};
use table::{Pace, TableId};
use web::http::Limits;

/// The first hand of the book: at its ninth step the feito leads a king and loses by it.
const HAND: &str = include_str!("../../../records/voltarete/xvii-1c.spadille");
const BEFORE_THE_KING: usize = 9;

/// The words of the board, one of each language: only an open board says them.
const BOARDS: [(&str, &str); 4] = [
    ("en", "What could be played"),
    ("pt", "O que podia ser jogado"),
    ("es", "Lo que se podía jugar"),
    ("it", "Che cosa si poteva giocare"),
];

/// A house that keeps the hand of the book, and where.
fn with_hand() -> (House, String) {
    let house = House::open(Limits::NONE);
    let sent = house.post("/replay", &[("origin", &house.url(""))], &[("record", HAND)]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    (house, format!("/record/{}", TableId::of_text(HAND)))
}

#[test]
fn each_card_says_what_it_leads_to_and_what_the_one_played_cost() {
    let (house, address) = with_hand();
    let closed = house.get(&format!("{address}?at={BEFORE_THE_KING}"), &[]).body;
    assert!(closed.contains("id=\"analyse\"") && !closed.contains(BOARDS[0].1), "it is opened by a link");
    for (language, says) in BOARDS {
        let cookie = format!("lang={language}");
        let page = house.get(&format!("{address}?at={BEFORE_THE_KING}&analysis=1"), &[("cookie", &cookie)]);
        assert!(page.status == 200 && page.body.contains(says), "{language}");
    }
    let open = house.get(&format!("{address}?at={BEFORE_THE_KING}&analysis=1"), &[]).body;
    let named = |card: &str| Tradition::Portuguese.card(card.parse().expect("a card"));
    let king = named("RE");
    let parts = [
        "With best play by everyone: the feito wins.",
        "was played",
        &format!("{king}: codilho"),
        &format!("{}: the feito wins", named("2E")),
        // The strip marks the king, in words too.
        &format!("{king}, the feito wins → codilho"),
    ];
    for part in parts {
        assert!(open.contains(part), "{part}: {}", open.split("id=\"board\"").nth(1).unwrap_or_default());
    }
    assert!(open.contains(&format!("?at={BEFORE_THE_KING}&amp;eyes=all&amp;analysis=1#board")), "and it leads there");
}

#[test]
fn other_lines_are_played_on() {
    let (house, address) = with_hand();
    let at = |line: &str| house.get(&format!("{address}?at={BEFORE_THE_KING}&analysis=1&line={line}"), &[]).body;
    let first = at("2E");
    assert!(first.contains("Tried instead") && first.contains("Contra-pé to play. With best play by everyone: the feito wins."));
    assert!(first.contains("line=2E,1E#board"), "every answer can be tried");
    let second = at("2E,1E");
    assert!(second.contains("Pé to play"), "the line goes on");
    // What the rules do not allow is not played, nor what is no card.
    for wrong in ["2E,2E", "2E,7B,1E", "2E,%3Cb%3E", "2E,,,,"] {
        assert!(at(wrong).contains("Contra-pé to play"), "{wrong}");
    }
    assert!(at("%00").contains("Mão to play"), "nothing tried");
    assert!(at(&"2E,".repeat(3_000)).contains(" to play"), "a long line is cut");
    // Where no card is played there is nothing to say, and the page is there all the same.
    let bidding = house.get(&format!("{address}?at=2&analysis=1"), &[]);
    assert!(bidding.status == 200 && bidding.body.contains("There is no card to play here"));
}

#[test]
fn a_running_table_never_shows_it_and_a_finished_one_does() {
    let house = House::open(Limits::NONE);
    let (ana, token) = house.person("Ana");
    let opening = Opening { pace: Pace::Instant, ..Opening::of("yukon", &[("players", "2")]) };
    let table = house.table(&ana, opening);
    let mut wire = house.socket(&table, &token);
    wire.sit(0);
    wire.send(&json!({"do": "fill", "seat": 1, "level": "random"})).expect("sent");
    let replay = |visitor: &[(&str, &str)], query: &str| house.get(&format!("/table/{table}/replay?analysis=1{query}"), visitor);
    let cookie = format!("spadille={token}");
    let player: &[(&str, &str)] = &[("cookie", &cookie)];
    wait_for(|| replay(player, "").status == 200);
    for query in ["", "&at=1", "&at=9&eyes=1", "&at=9&eyes=public&line=1E", "&eyes=0"] {
        let page = replay(player, query).body;
        assert!(!page.contains("id=\"board\"") && !page.contains("id=\"analyse\""), "a player, {query}");
        assert_eq!(replay(&[], query).status, 404, "who looks on, {query}");
    }
    // The room plays for her, to the end.
    wire.send(&json!({"do": "leave"})).expect("sent");
    wait_for(|| house.get(&format!("/table/{table}/record"), &[]).status == 200);
    assert!(replay(&[], "").body.contains("id=\"board\""), "anybody may look now");
    // In the first deal, when the monte is drawn and some cards are left.
    assert!(replay(&[], "&at=48").body.contains(BOARDS[0].1), "and what could have been played");
}

/// Waits until it is so.
fn wait_for(so: impl Fn() -> bool) {
    let end = Instant::now() + 4 * PATIENCE;
    while !so() {
        assert!(Instant::now() < end, "it does not happen");
        std::thread::sleep(Duration::from_millis(100));
    }
}
