//! Championships: files that would fill the memory, days that play themselves for nobody, and a list that belongs to everybody.

use crate::crowd::{all_against_all, hall};
use crate::house::House;
use club::demo::{Demo, Speed};
use club::open_data::{Head, write_event};
use club::simulate::run;
use clubroom::{Clubs, EventConfig};
use sql::open;
use std::io::Write;
use std::net::TcpStream;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Change, ClubChange, ClubListing, Plays};
use web::http::Limits;

/// What stands between two texts.
fn between<'t>(text: &'t str, from: &str, to: &str) -> &'t str {
    let after = text.split_once(from).unwrap_or_else(|| panic!("no `{from}` in {text}")).1;
    after.split_once(to).unwrap_or_else(|| panic!("no `{to}` behind `{from}`")).0
}

/// The file of a small day.
fn file() -> String {
    let whole = run(&Demo::new(7, Speed::AtOnce).day()).expect("a day");
    write_event(Head::new(-180), whole.log())
}

/// The largest bodies, none of them sent to its end. What the server does not read stays on the way, and a sender has to wait.
#[test]
fn files_of_events_are_read_when_it_is_their_turn() {
    const MANY: usize = 8;
    let house = House::open(Limits::NONE);
    let head = format!(
        "POST /club/import HTTP/1.1\r\nhost: {}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\nfile=",
        house.address,
        8 << 20
    );
    let sent: Vec<_> = (0..MANY)
        .map(|_| {
            let (address, head) = (house.address, head.clone());
            std::thread::spawn(move || {
                let mut stream = TcpStream::connect(address).expect("a connection");
                stream.set_write_timeout(Some(Duration::from_secs(4))).expect("a timeout");
                let whole = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&[b'x'; (7 << 20) + (1 << 19)]));
                // It is held, so that the server goes on waiting for the rest.
                (whole.is_ok(), stream)
            })
        })
        .collect();
    let sent: Vec<_> = sent.into_iter().map(|sender| sender.join().expect("a sender")).collect();
    let taken = sent.iter().filter(|(is_whole, _)| *is_whole).count();
    assert!(taken <= 2, "{taken} of {MANY} bodies lie in memory at a time");
    assert_eq!(house.get("/healthz", &[]).status, 200);
}

/// Bodies that come a byte at a time from two addresses hold both turns of the desk until their time is up, and no longer.
#[test]
fn a_slow_body_holds_a_turn_no_longer_than_patience_lasts() {
    let house = House::open(Limits { patience: Duration::from_secs(2), ..Limits::NONE });
    let is_over = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let slow: Vec<_> = ["203.0.113.9", "203.0.113.10"]
        .map(|from| {
            let head = format!(
                "POST /club/import HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: {from}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
                 content-length: 100000\r\n\r\nfile=",
                house.address
            );
            let mut stream = TcpStream::connect(house.address).expect("a connection");
            stream.write_all(head.as_bytes()).expect("sent");
            let is_over = Arc::clone(&is_over);
            std::thread::spawn(move || {
                while !is_over.load(std::sync::atomic::Ordering::Relaxed) && stream.write_all(b"x").is_ok() {
                    std::thread::sleep(Duration::from_millis(100));
                }
            })
        })
        .into();
    let honest = house.post("/club/import", &[("x-forwarded-for", "203.0.113.11")], &[("file", &file())]);
    is_over.store(true, std::sync::atomic::Ordering::Relaxed);
    slow.into_iter().for_each(|sender| sender.join().expect("a sender"));
    assert_eq!(honest.status, 200, "{}", honest.body);
}

/// An event file whose host has fifty thousand letters made every paper a book, and each of its boards megabytes.
#[test]
fn a_file_of_huge_texts_is_refused() {
    let house = House::open(Limits::NONE);
    let whole = file();
    assert_eq!(house.post("/club/import", &[], &[("file", &whole)]).status, 200);
    let host = between(&whole, "\"host\":\"", "\"");
    let huge = whole.replacen(&format!("\"host\":\"{host}\""), &format!("\"host\":\"{}\"", "x ".repeat(25_000)), 1);
    let answer = house.post("/club/import", &[], &[("file", &huge)]);
    assert!(answer.status == 400 && answer.body.contains("120 letters"), "{}: {}", answer.status, answer.body.len());
    let long = whole.replacen(&format!("\"host\":\"{host}\""), &format!("\"host\":\"{}\"", "x".repeat(100_000)), 1);
    let answer = house.post("/club/import", &[], &[("file", &long)]);
    assert!(answer.status == 400 && answer.body.len() < 50_000, "{}: {}", answer.status, answer.body.len());
}

/// A small file laid out tens of thousands of jogos, and each of its boards was tens of megabytes.
#[test]
fn a_file_of_too_many_jogos_is_refused_and_a_large_board_keeps_nobody_waiting() {
    let house = House::open(Limits::NONE);
    let file = |categories: u32| write_event(Head::new(-180), all_against_all(categories).log());
    let (large, huge) = (file(2), file(16));
    assert!(huge.len() < 1 << 20, "{} bytes", huge.len());
    let answer = house.post("/club/import", &[], &[("file", &huge)]);
    assert!(answer.status == 400 && answer.body.len() < 50_000, "{}: {}", answer.status, answer.body.len());
    let answer = house.post("/club/import", &[], &[("file", &large)]);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let event = between(&answer.body, "id=\"club-on\" href=\"", "/desk/").to_owned();
    let board = house.get(&event, &[]);
    assert!(board.status == 200 && board.body.matches("id=\"club-jogo-").count() == 4_032, "{}", board.status);
    assert!(board.body.len() < 8 << 20, "{} bytes", board.body.len());
}

/// Each of five hundred tables offered four thousand people for its judge: a page of a hundred megabytes.
#[test]
fn the_desk_of_a_crowded_hall_is_a_page_of_some_megabytes() {
    let house = House::open(Limits::NONE);
    let answer = house.post("/club/import", &[], &[("file", &write_event(Head::new(-180), hall().log()))]);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let desk = between(&answer.body, "id=\"club-on\" href=\"", "\"").to_owned();
    let bearer = format!("Bearer {}", between(answer.header("set-cookie"), "badge=", ";"));
    let page = house.get(&desk, &[("authorization", &bearer)]);
    let length: usize = page.header("content-length").parse().expect("a length");
    assert!(page.status == 200 && (1 << 20..16 << 20).contains(&length), "{}: {length} bytes", page.status);
}

/// An organiser's desk: every form and every decision of a program has an end.
#[test]
fn no_form_of_a_desk_takes_a_huge_text() {
    let house = House::open(Limits::NONE);
    let form = [("name", "Campeonato"), ("organiser", "Ana"), ("category", "individual")];
    let founded = house.post("/club/new", &[], &form);
    assert_eq!(founded.status, 200, "{}", founded.body);
    let desk = between(&founded.body, "id=\"club-on\" href=\"", "\"").to_owned();
    let bearer = format!("Bearer {}", between(founded.header("set-cookie"), "badge=", ";"));
    let huge = "x".repeat(40_000);
    let act = |form: &[(&str, &str)]| {
        house.post(&format!("{desk}/act"), &[("authorization", &bearer), ("accept", "application/json")], form)
    };
    assert_eq!(act(&[("act", "warn"), ("rule", "blade"), ("text", "faca")]).status, 200);
    for form in
        [[("act", "warn"), ("rule", "blade"), ("text", huge.as_str())], [("act", "register"), ("name", &huge), ("contact", "")]]
    {
        let answer = act(&form);
        assert!(answer.status == 409 && answer.body.contains("too-long"), "{}: {}", answer.status, answer.body);
    }
    let list = format!("category,name,players\nindividual,{huge},Ana\n");
    let answer = house.post(&format!("{desk}/entries"), &[("authorization", &bearer)], &[("file", &list)]);
    assert!(answer.status == 400 && answer.body.len() < 50_000, "{}", answer.status);
}

/// Decisions that were kept before there were bounds do not shut their event.
#[test]
fn an_event_with_a_long_text_of_old_still_opens() {
    let house = House::open(Limits::NONE);
    let club = table::EventId::new().expect("chance");
    let line = |decision: &str| format!(r#"{{"at":50000,"by":{{"person":1,"role":"organising"}},{decision}}}"#);
    let founded = r#""decision":"found","name":"Antigo","host":"Clube","place":"","date":"","start":54000,"options":{}"#;
    let warned = format!(r#""decision":"warn","rule":"blade","text":"{}""#, "x".repeat(600));
    let bodies = vec![line(founded), line(&warned)];
    let (config, at, origin, plays) = ("{\"zone\":0}".to_owned(), live::now(), None, Plays::People);
    house.change(Change::Club(ClubChange::Found { club: club.clone(), config, at, origin, plays }));
    let listing = ClubListing { name: "Antigo".to_owned(), state: "published".to_owned() };
    let (act, redacted) = ("#1".to_owned(), Vec::new());
    house.change(Change::Club(ClubChange::Decide { club: club.clone(), first: 1, at, act, bodies, redacted, listing }));
    let page = house.get(&format!("/club/{club}"), &[]);
    assert!(page.status == 200 && page.body.contains("Antigo"), "{}: {}", page.status, page.body);
}

/// A day that plays itself goes on for a while after the last look, rests, and goes on with the next.
#[tokio::test(flavor = "multi_thread")]
async fn a_day_that_nobody_looks_at_rests() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder.path().join("room.db").to_string_lossy()).await.expect("a store");
    let clubs = Clubs::new(Arc::clone(&store)).with_attention(Duration::from_millis(400));
    let demo = Demo::new(7, Speed::Fast);
    let event = clubs.found(&EventConfig { zone: 0, demo: Some(demo) }, None).await.expect("an event");
    // Looks once, and again only where a busy machine had it rest before it went on.
    let goes_on_from = async |least: u64| {
        let end = Instant::now() + Duration::from_secs(30);
        while event.number() <= least {
            clubs.look(&event, || Some(()));
            while event.is_playing() {
                assert!(Instant::now() < end, "it never rests: {}", event.number());
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        event.number()
    };
    let first = goes_on_from(0).await;
    assert!(first < 900, "the whole day went by unseen: {first}");
    // Who has no share left sees it rest.
    clubs.look(&event, || None::<()>);
    assert!(!event.is_playing() && event.number() == first);
    assert!(goes_on_from(first).await > first, "somebody has looked");
}

/// One address lets a few days play themselves at a time; another has its own.
#[test]
fn days_that_play_themselves_are_shared_out_by_address() {
    let house = House::open(Limits::NONE);
    let demo = |from: &str| house.post("/club/demo", &[("x-forwarded-for", from)], &[("speed", "slow")]).status;
    let answers: Vec<u16> = (0..12).map(|_| demo("203.0.113.9")).collect();
    assert_eq!(answers.iter().filter(|&&answer| answer == 303).count(), 8, "{answers:?}");
    assert!(answers[8..].iter().all(|&answer| answer == 429), "{answers:?}");
    assert_eq!(demo("203.0.113.10"), 303, "somebody else");
}

/// Forty-five championships of one address after one of another; and what was abandoned goes.
#[test]
fn one_address_does_not_hide_the_championships_of_others() {
    let house = House::open(Limits::NONE);
    let form = [("name", "Campeonato honesto"), ("organiser", "Ana"), ("category", "individual")];
    let founded = house.post("/club/new", &[("x-forwarded-for", "203.0.113.10")], &form);
    let desk = between(&founded.body, "id=\"club-on\" href=\"", "\"").to_owned();
    let bearer = format!("Bearer {}", between(founded.header("set-cookie"), "badge=", ";"));
    let publish =
        house.post(&format!("{desk}/act"), &[("authorization", &bearer), ("accept", "application/json")], &[("act", "publish")]);
    assert_eq!(publish.status, 200, "{}", publish.body);
    let origin = house.app.signer.origin([203, 0, 113, 9].into());
    let after = live::now() + 1000;
    for (n, at) in (0..45).zip(after..) {
        let club = table::EventId::new().expect("chance");
        let (config, origin) = ("{\"zone\":0}".to_owned(), Some(origin.clone()));
        house.change(Change::Club(ClubChange::Found { club: club.clone(), config, at, origin, plays: Plays::Itself }));
        let listing = ClubListing { name: format!("Demo {n}"), state: "published".to_owned() };
        let (act, bodies, redacted) = ("#1".to_owned(), vec!["{}".to_owned()], Vec::new());
        house.change(Change::Club(ClubChange::Decide { club, first: 1, at, act, bodies, redacted, listing }));
    }
    let list = house.get("/clubs", &[]).body;
    assert!(list.contains("Campeonato honesto"), "an honest championship is pushed out");
    assert!(list.contains("Demo 44"), "the others are there too");
    house.change(Change::Club(ClubChange::Sweep { unplayed: after + 100, drafts: 0 }));
    let list = house.get("/clubs", &[]).body;
    assert!(list.contains("Campeonato honesto") && !list.contains("Demo "), "what was abandoned stays");
    assert_eq!(house.get(desk.split("/desk/").next().expect("a path"), &[]).status, 200);
}
