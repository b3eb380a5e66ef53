//! Over the wire: as long as nothing public differs, two tables whose packs differ are the same bytes to everybody who does not
//! hold the cards: frames, pages, replays and the lobby.

use crate::house::House;
use crate::wire;
use crate::wire::{PATIENCE, Wire};
use live::Opening;
use serde_json::Value;
use table::{Pace, TableId};
use web::http::Limits;

/// A game in which seats are taken and not drawn, so that the first thing the pack decides is what is held.
fn opening() -> Opening {
    Opening { pace: Pace::Instant, ..Opening::of("voltarete", &[("seating", "free")]) }
}

/// A table at which three sit, and what one who only looks is sent from the first chair to the first cards.
struct Seen {
    table: TableId,
    tokens: Vec<String>,
    frames: Vec<Value>,
    own: String,
}

fn seen(house: &House) -> Seen {
    let persons: Vec<_> = (0..3).map(|n| house.person(&format!("Player {n}"))).collect();
    let table = house.table(&persons[0].0, opening());
    let mut spectator = house.knock(&table, &[]).expect("anybody may look");
    let mut frames = vec![spectator.next_of("sight")];
    let mut players: Vec<Wire> = persons.iter().map(|(_, token)| house.socket(&table, token)).collect();
    for (seat, player) in players.iter_mut().enumerate() {
        player.sit(seat);
    }
    while !is_dealt(frames.last().expect("the first")) {
        frames.push(spectator.next(PATIENCE).expect("a frame"));
    }
    let own = wire::fresh_view(&mut players[0])["sight"]["view"]["seats"].to_string();
    Seen { table, tokens: persons.into_iter().map(|(_, token)| token).collect(), frames, own }
}

fn is_dealt(frame: &Value) -> bool {
    let seats = frame["sight"]["view"]["seats"].as_array().expect("seats");
    seats.iter().all(|seat| seat["hand"]["backs"].as_u64() > Some(0))
}

/// Without what every table has of its own: its name and the seal on its shuffles, which tells nothing.
fn plain(text: &str, seen: &Seen) -> String {
    let commitment = seen.frames[0]["sight"]["commitment"].as_str().expect("a commitment");
    assert_eq!(commitment.len(), 64);
    text.replace(seen.table.as_str(), "TABLE").replace(commitment, "COMMITMENT")
}

#[test]
fn two_packs_are_one_to_who_only_looks() {
    let house = House::open(Limits::NONE);
    let (one, other) = (seen(&house), seen(&house));
    assert_ne!(one.own, other.own, "the packs differ, and a player sees it");
    assert_eq!(one.frames.len(), other.frames.len(), "as many frames");
    for (first, second) in one.frames.iter().zip(&other.frames) {
        assert_eq!(plain(&first.to_string(), &one), plain(&second.to_string(), &other));
    }
    assert!(one.frames.iter().all(|frame| frame["sight"]["revealed"].is_null()));
    let page = |seen: &Seen, path: &str| {
        let answer = house.get(&path.replace("TABLE", seen.table.as_str()), &[]);
        (answer.status, plain(&answer.body, seen))
    };
    let paths =
        ["/table/TABLE", "/table/TABLE/replay", "/table/TABLE/record", "/api/v1/tables/TABLE", "/api/v1/tables/TABLE/record"];
    for path in paths {
        assert_eq!(page(&one, path), page(&other, path), "{path}");
    }
    assert_eq!((page(&one, "/table/TABLE").0, page(&one, "/api/v1/tables/TABLE").0), (200, 200));
}

#[test]
fn nobody_looks_back_into_the_hand_being_played() {
    let house = House::open(Limits::NONE);
    let (one, other) = (seen(&house), seen(&house));
    for path in ["/table/TABLE/replay", "/table/TABLE/record"] {
        assert_eq!(house.get(&path.replace("TABLE", one.table.as_str()), &[]).status, 404, "{path}");
    }
    // Even a player is shown nothing of it by the replay, with their own eyes or with those they ask for.
    for viewer in ["", "?eyes=public", "?eyes=1", "?eyes=2&at=99", "?at=0&verify=1"] {
        let replay = |seen: &Seen| {
            let cookie = format!("spadille={}", seen.tokens[0]);
            let answer = house.get(&format!("/table/{}/replay{viewer}", seen.table), &[("cookie", &cookie)]);
            (answer.status, plain(&answer.body, seen))
        };
        assert_eq!(replay(&one), replay(&other), "{viewer}");
        assert_eq!(replay(&one).0, 200);
    }
    let cookie = format!("spadille={}", one.tokens[0]);
    assert_eq!(house.get(&format!("/table/{}/record", one.table), &[("cookie", &cookie)]).status, 404, "not before it is over");
    assert_eq!(house.post(&format!("/table/{}/record", one.table), &[], &[]).status, 405);
}
