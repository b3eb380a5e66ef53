//! Fair shares of the room's players.

use crate::answer::answer;
use crate::house::House;
use crate::wire::{PATIENCE, Wire, fresh_view};
use engine::Rng;
use live::{Lexicon, Opening, Room, Visitor};
use serde_json::json;
use sql::open;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Denied, Pace, PersonId, Phase, Request, TableId};
use web::http::Limits;

/// The deadline of the table that is waited at.
const DEADLINE: Duration = Duration::from_secs(1);

/// Opens a table by the form, from this address; the status, and where the form leads.
fn opened(house: &House, from: &str, game: &str, form: &[(&str, &str)]) -> (u16, String, String) {
    let answer = house.post(&format!("/open/{game}"), &[("x-forwarded-for", from)], form);
    let token = answer.header("set-cookie").strip_prefix("spadille=").and_then(|rest| rest.split(';').next()).unwrap_or_default();
    (answer.status, answer.header("location").to_owned(), token.to_owned())
}

/// Plays against a bot of this level and says how long each of its answers took.
fn answers(house: &House, level: &str, many: usize) -> Vec<Duration> {
    let form =
        [("opt.players", "2"), ("seat.0", "me"), ("seat.1", level), ("pace", "instant"), ("rest", "none"), ("name", "Ana")];
    let (status, place, token) = opened(house, "203.0.113.10", "yukon", &form);
    assert_eq!(status, 303, "{place}");
    let headers = [("authorization", format!("Bearer {token}")), ("x-forwarded-for", "203.0.113.10".to_owned())];
    let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
    let mut wire = Wire::open(house.address, place.trim_start_matches("/table/"), &headers).expect("a socket");
    let (mut rng, mut took, mut keys) = (Rng::new(7), Vec::new(), 0..);
    while took.len() < many {
        let visitor_view = fresh_view(&mut wire);
        let prompt = &visitor_view["sight"]["view"]["prompt"];
        if prompt["must"] == true {
            let act = answer(prompt, &mut rng).expect("something to do");
            wire.ask(&json!({"act": act, "key": keys.next().map(|key: u32| key.to_string())}));
        } else {
            // Somebody of the room must act, and was asked by now.
            let (number, asked) = (visitor_view["number"].as_u64(), Instant::now());
            while wire.next_of("sight")["number"].as_u64() <= number {}
            took.push(asked.elapsed());
        }
    }
    took
}

/// One visitor opens 71 tables of four masters who think for long; the players of another answer all the same.
#[test]
fn one_visitor_does_not_hold_up_everybodys_players() {
    let house = House::open(Limits::NONE);
    let masters = [("seat.0", "master"), ("seat.1", "master"), ("seat.2", "master"), ("seat.3", "master")];
    let form: Vec<_> = masters.into_iter().chain([("deadline", "long"), ("pace", "instant"), ("name", "Zé")]).collect();
    let statuses: Vec<u16> = (0..71).map(|_| opened(&house, "203.0.113.9", "grand", &form).0).collect();
    let begun = statuses.iter().filter(|&&status| status == 303).count();
    assert!((1..=8).contains(&begun), "{begun} shows of one visitor run at a time");
    assert!(statuses.contains(&409), "the others are told so: {statuses:?}");
    // The machine is busy: most answers tell.
    for level in ["novice", "club"] {
        let mut took = answers(&house, level, 5);
        took.sort();
        assert!(took[2] < 2 * DEADLINE, "{level} took {took:?}");
    }
}

/// A table at which the room plays alone stands still while nobody looks, and goes on when somebody does.
#[tokio::test(flavor = "multi_thread")]
async fn a_show_that_nobody_looks_at_falls_asleep() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder.path().join("room.db").to_string_lossy()).await.expect("a store");
    let room = Room::new(Arc::clone(&store), Arc::new(Lexicon::new())).with_attention(Duration::from_millis(300));
    let host = PersonId::new().expect("chance");
    let visitor = Visitor { person: Some(host.clone()), passes: Vec::new() };
    let table = room.open(&host, Opening { pace: Pace::Brisk, ..Opening::of("minchiate", &[]) }).await.expect("a table");
    for seat in 0..4 {
        let fill = Request::Fill { seat, level: "random".to_owned() };
        room.ask(&table, visitor.clone(), fill, None).await.expect("a table").expect("a player");
    }
    let written = async |table: &TableId| store.events(table, 0).await.expect("events").len();
    let rest = 3 * Pace::Brisk.wait();
    let end = Instant::now() + PATIENCE;
    let asleep = loop {
        let before = written(&table).await;
        tokio::time::sleep(rest).await;
        let after = written(&table).await;
        if before == after {
            break after;
        }
        assert!(Instant::now() < end, "nobody looks, and {after} events were written");
    };
    assert_eq!(room.look(&table, visitor).await.expect("a sight").phase, Phase::Playing, "the match is not over");
    while written(&table).await <= asleep {
        assert!(Instant::now() < end, "somebody has looked, and nothing goes on");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Who has as many shows as they may have is told so, and one that ends makes room for another.
#[test]
fn the_ninth_show_of_a_visitor_waits() {
    let house = House::open(Limits::NONE);
    let (host, _) = house.person("Zé");
    let visitor = || Visitor { person: Some(host.clone()), passes: Vec::new() };
    let fill = |table: &TableId, seat| house.asked(table, visitor(), Request::Fill { seat, level: "random".to_owned() });
    let show = || {
        let table = house.table(&host, Opening { pace: Pace::Leisurely, ..Opening::of("yukon", &[("players", "2")]) });
        fill(&table, 0).expect("a player");
        (fill(&table, 1), table)
    };
    for _ in 0..8 {
        show().0.expect("a show");
    }
    let (ninth, table) = show();
    assert_eq!(ninth, Err(Denied::ManyShows));
    house.ask(&table, visitor(), Request::Sit { seat: 1, name: table::Name::from_text("Zé").expect("a name"), entropy: None });
}
