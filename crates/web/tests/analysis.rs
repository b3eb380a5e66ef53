//! The analysis board: shown for what is over and wholly known, never for what is still played.

use crate::answer::answer;
use crate::house::House;
use crate::wire::PATIENCE;
use cards::names::Tradition;
use live::Opening;
use serde_json::json;
use std::time::{Duration, Instant};
use table::{Pace, PersonId, Request, TableId, VisitorView};
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
fn a_running_table_never_shows_it_to_two_people_and_a_finished_one_does() {
    let house = House::open(Limits::NONE);
    let [ana, rui] = ["Ana", "Rui"].map(|name| house.person(name));
    let opening = Opening { pace: Pace::Instant, ..Opening::of("yukon", &[("players", "2")]) };
    let table = house.table(&ana.0, opening);
    let mut wires = [&ana, &rui].map(|(_, token)| house.socket(&table, token));
    for (seat, wire) in wires.iter_mut().enumerate() {
        wire.sit(seat);
    }
    let replay = |visitor: &[(&str, &str)], query: &str| house.get(&format!("/table/{table}/replay?analysis=1{query}"), visitor);
    let cookie = format!("spadille={}", ana.1);
    let player: &[(&str, &str)] = &[("cookie", &cookie)];
    wait_for(|| replay(player, "").status == 200);
    for query in ["", "&at=1", "&at=9&eyes=1", "&at=9&eyes=public&line=1E", "&eyes=0"] {
        let page = replay(player, query).body;
        assert!(!page.contains("id=\"board\"") && !page.contains("id=\"analyse\""), "a player, {query}");
        assert_eq!(replay(&[], query).status, 404, "a watcher, {query}");
    }
    // The room plays for both: while the match runs, hands that are over stay closed to people who play against people.
    wires[1].send(&json!({"do": "leave"})).expect("sent");
    let decided = |visitor: &[(&str, &str)]| house.get(&format!("/table/{table}/hand/1/decided"), visitor);
    play_until(&house, &table, &ana.0, |visitor_view| visitor_view.ended.is_some());
    assert_eq!(decided(player).status, 404, "the match runs");
    assert!(!replay(player, "").body.contains("id=\"analyse\""));
    wires[0].send(&json!({"do": "leave"})).expect("sent");
    wait_for(|| house.get(&format!("/table/{table}/record"), &[]).status == 200);
    assert!(replay(&[], "").body.contains("id=\"board\""), "anybody may look now");
    // In the first deal, when the monte is drawn and some cards are left.
    assert!(replay(&[], "&at=48").body.contains(BOARDS[0].1), "and what could have been played");
    assert_eq!((decided(player).status, decided(&[]).status), (200, 404), "only those who played are asked");
}

#[test]
fn alone_with_bots_a_hand_that_is_over_shows_where_it_was_decided() {
    let house = House::open(Limits::NONE);
    let (ana, token) = house.person("Ana");
    let table = house.table(&ana, Opening { pace: Pace::Instant, ..Opening::of("yukon", &[("players", "2")]) });
    let mut wire = house.socket(&table, &token);
    wire.sit(0);
    wire.send(&json!({"do": "fill", "seat": 1, "level": "random"})).expect("sent");
    let cookie = format!("spadille={token}");
    let get = |path: &str| house.get(&format!("/table/{table}/{path}"), &[("cookie", &cookie)]);
    for number in 1.. {
        assert!(number <= 20, "Ana plays at random and never gave anything away");
        assert_eq!(get(&format!("hand/{number}/decided")).status, 404, "the hand that is played stays closed");
        play_until(&house, &table, &ana, |visitor_view| {
            visitor_view.ended.as_ref().is_some_and(|hand| hand.report.number == number)
        });
        let page = get(&format!("hand/{number}/decided"));
        assert_eq!(page.status, 200, "{}", page.body);
        let slip = house.get(&format!("/table/{table}"), &[("cookie", &cookie)]).body;
        assert!(slip.contains(&format!("/hand/{number}/decided")), "the slip leads there");
        assert_eq!(house.get(&format!("/table/{table}/hand/{number}/decided"), &[]).status, 404, "a watcher is shown nothing");
        let Some((_, question)) = page.body.split_once("class=\"decision\"") else {
            play_until(&house, &table, &ana, |visitor_view| visitor_view.ended.is_none());
            continue;
        };
        // It is asked before it is shown.
        assert!(!question.contains("badge"), "{question}");
        let link = |mark: &str| {
            let (before, _) = question.split_once(mark).expect(mark);
            let start = before.rfind("href=\"").expect("a link") + "href=\"".len();
            let address = question[start..].split(['"', '#']).next().expect("an address");
            address.replace("&amp;", "&")
        };
        let tried = house.get(&link("&amp;card="), &[("cookie", &cookie)]).body;
        assert!(tried.contains("badge") && tried.contains("was played"), "{tried}");
        assert!(tried.contains("is right") || tried.contains("is not the best card"), "{tried}");
        let shown = house.get(&link("\">Show me"), &[("cookie", &cookie)]).body;
        assert!(shown.contains("You played") && shown.contains("all&amp;analysis=1#board"), "{shown}");
        return;
    }
}

/// Plays a person's hand, a card where one is asked for, until the table stands so.
fn play_until(house: &House, table: &TableId, person: &PersonId, so: impl Fn(&VisitorView) -> bool) {
    let (end, mut rng) = (Instant::now() + PATIENCE, engine::Rng::new(1834));
    let visitor = || live::Visitor { person: Some(person.clone()), passes: Vec::new() };
    loop {
        let visitor_view = house.look(table, visitor());
        if so(&visitor_view) {
            return;
        }
        assert!(Instant::now() < end, "the table never stands so");
        let prompt = serde_json::to_value(&visitor_view.view.prompt).expect("JSON");
        let request = match answer(&prompt, &mut rng) {
            Some(action) => Request::Act { action },
            None if visitor_view.rights.go_on => Request::GoOn,
            None => {
                std::thread::sleep(Duration::from_millis(10));
                continue;
            }
        };
        // A random answer may be refused, or come too late: the table is looked at again.
        let _ = house.asked(table, visitor(), request);
    }
}

/// Waits until it is so.
fn wait_for(so: impl Fn() -> bool) {
    let end = Instant::now() + 4 * PATIENCE;
    while !so() {
        assert!(Instant::now() < end, "it does not happen");
        std::thread::sleep(Duration::from_millis(100));
    }
}
