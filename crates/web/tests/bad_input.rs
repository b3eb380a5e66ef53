//! What is malformed, forged, too much or from elsewhere is refused with a clear error and counted, and disturbs nobody else.

use crate::answer;

use crate::house::House;
use crate::wire::{PATIENCE, Shut, Wire, fresh_view as visitor_view};
use live::Opening;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::num::NonZeroU32;
use std::time::{Duration, Instant};
use table::{Openness, Pace, TableId};
use tokio_tungstenite::tungstenite::Message;
use web::http::Limits;

fn opening(openness: Openness) -> Opening {
    Opening { openness, pace: Pace::Instant, ..Opening::of("truco", &[("players", "2")]) }
}

/// A table at which two play, and their sockets.
fn two_play(house: &House) -> (TableId, [String; 2], [Wire; 2]) {
    let ((ana, one), (_, other)) = (house.person("Ana"), house.person("Bento"));
    let table = house.table(&ana, opening(Openness::Public));
    let (mut first, mut second) = (house.socket(&table, &one), house.socket(&table, &other));
    first.sit(0);
    second.sit(1);
    wait_for_a_prompt(&mut first, &mut second);
    (table, [one, other], [first, second])
}

/// The house shuffles when all sit; then it waits for one of them.
fn wait_for_a_prompt(first: &mut Wire, second: &mut Wire) {
    let end = Instant::now() + PATIENCE;
    while ![&mut *first, &mut *second].into_iter().any(|wire| visitor_view(wire)["sight"]["view"]["prompt"]["must"] == true) {
        assert!(Instant::now() < end, "nobody is asked");
    }
}

#[test]
fn frames_that_are_none_are_denied_and_the_socket_goes_on() {
    let house = House::open(Limits::NONE);
    let (_, _, [mut wire, _other]) = two_play(&house);
    let before = house.counted("spadille_problems_total{code=\"bad_request\"}");
    let deep = "[".repeat(3_000);
    let long_key = json!({"act": "x", "key": "k".repeat(65)}).to_string();
    let long = json!({"do": "chat", "text": "x".repeat(5_000)}).to_string();
    let bad = [
        "",
        "{",
        "null",
        "[]",
        "7",
        "\"act\"",
        "{\"act\": 7}",
        "{\"seat\": -1}",
        "{}",
        "{\"act\": \"a\", \"do\": \"sit\"}",
        "{\"do\": \"sit\"}",
        &deep,
        &long_key,
        &long,
    ];
    for text in bad {
        wire.send_message(Message::text(text)).expect("sent");
        let answer = wire.next_of("denied");
        assert_eq!(answer["code"], "bad_request", "{text}: {answer}");
        assert!(!answer["why"].as_str().expect("words").is_empty());
    }
    wire.send_message(Message::binary(vec![0u8; 100])).expect("sent");
    assert_eq!(wire.next_of("denied")["code"], "bad_request");
    assert_eq!(wire.ask(&json!({"do": "dance"}))["code"], "not_found");
    assert_eq!(wire.ask(&json!({"do": "sit", "seat": 99}))["code"], "begun");
    assert_eq!(wire.ask(&json!({"act": "dance \u{0}"}))["code"], "unreadable");
    wire.send(&json!({"ping": true})).expect("the socket is open");
    wire.next_of("pong");
    assert!(house.counted("spadille_problems_total{code=\"bad_request\"}") >= before + bad.len() as f64 + 1.0);
}

#[test]
fn a_huge_message_ends_its_socket_and_no_other() {
    let house = House::open(Limits::NONE);
    let (_, _, [mut wire, mut other]) = two_play(&house);
    let huge = Message::text("x".repeat(4 << 20));
    if wire.send_message(huge).is_ok() {
        let end = std::iter::repeat_with(|| wire.next(PATIENCE)).find_map(Result::err).expect("an end");
        assert!(matches!(end, Shut::Code(_) | Shut::Broken), "{end:?}");
    }
    assert_eq!(visitor_view(&mut other)["sight"]["phase"], "playing");
}

#[test]
fn nobody_acts_out_of_turn_or_for_another() {
    let house = House::open(Limits::NONE);
    let ((ana, one), (_, other)) = (house.person("Ana"), house.person("Bento"));
    let table = house.table(&ana, Opening { game: "yukon".to_owned(), ..opening(Openness::Public) });
    let (mut first, mut second) = (house.socket(&table, &one), house.socket(&table, &other));
    first.sit(0);
    second.sit(1);
    wait_for_a_prompt(&mut first, &mut second);
    let number = visitor_view(&mut first)["number"].clone();
    let is_first = visitor_view(&mut first)["sight"]["view"]["prompt"]["must"] == true;
    let (mut to_act, mut waits) = if is_first { (first, second) } else { (second, first) };
    let prompt = visitor_view(&mut to_act)["sight"]["view"]["prompt"].clone();
    let act = json!({"act": answer::answer(&prompt, &mut engine::Rng::new(1)).expect("something to do")});
    assert_eq!(waits.ask(&act)["code"], "refused");
    let mut spectator = house.knock(&table, &[]).expect("a spectator");
    assert_eq!(spectator.ask(&act)["code"], "not_seated");
    let (_, stranger) = house.person("Zé");
    let mut stranger = house.socket(&table, &stranger);
    for frame in [act.clone(), json!({"do": "pause"}), json!({"do": "grant"}), json!({"do": "leave"}), json!({"do": "stand"})] {
        let code = stranger.ask(&frame)["code"].clone();
        assert!(code == "not_seated" || code == "begun", "{frame}: {code}");
    }
    assert_eq!(visitor_view(&mut to_act)["number"], number, "nothing has happened");
    assert_eq!(to_act.ask(&act)["kind"], "ack");
}

#[test]
fn a_forged_cookie_is_nobody_and_a_seat_is_its_persons() {
    let house = House::open(Limits::NONE);
    let (table, [ana, _], _sockets) = two_play(&house);
    let own = house.url("");
    let mut forged = ana.clone();
    let last = forged.pop();
    forged.push(if last == Some('0') { '1' } else { '0' });
    let other_house = House::open(Limits::NONE).person("Ana").1;
    for token in [forged.as_str(), &other_house, "", "spadille", &"a.".repeat(2_000)] {
        let mut wire = house.knock(&table, &[("authorization", &format!("Bearer {token}"))]).expect("anybody may look");
        assert_eq!(visitor_view(&mut wire)["sight"]["me"], Value::Null, "{token}");
        assert_eq!(wire.ask(&json!({"do": "pause"}))["code"], "not_seated");
        let cookie = format!("spadille={token}");
        let answer = house.post(&format!("/table/{table}/do/pause"), &[("cookie", &cookie), ("origin", &own)], &[]);
        assert_eq!(answer.status, 409, "{}", answer.body);
    }
    let cookie = format!("spadille={ana}");
    let answer = house.post(&format!("/table/{table}/do/pause"), &[("cookie", &cookie), ("origin", &own)], &[]);
    assert_eq!(answer.status, 303, "her own cookie does it: {}", answer.body);
}

#[test]
fn what_comes_from_another_site_changes_nothing() {
    let house = House::open(Limits::NONE);
    let (table, [ana, _], [mut wire, _]) = two_play(&house);
    let number = visitor_view(&mut wire)["number"].clone();
    let cookie = format!("spadille={ana}");
    let before = house.counted("spadille_refused_total{why=\"cross_site\"}");
    let pause = format!("/table/{table}/do/pause");
    let elsewhere = ["https://evil.example", "null", "http://localhost", &house.url(".evil.example"), &house.url("0")];
    for origin in elsewhere {
        assert_eq!(house.post(&pause, &[("cookie", &cookie), ("origin", origin)], &[]).status, 403, "{origin}");
        assert_eq!(house.knock(&table, &[("cookie", &cookie), ("origin", origin)]).err(), Some(403), "{origin}");
    }
    for site in ["cross-site", "same-site"] {
        assert_eq!(house.post(&pause, &[("cookie", &cookie), ("sec-fetch-site", site)], &[]).status, 403, "{site}");
    }
    // Who does not say where they come from is not believed to be who their cookie says.
    assert_eq!(house.post(&pause, &[("cookie", &cookie)], &[]).status, 409);
    let mut silent = house.knock(&table, &[("cookie", &cookie)]).expect("anybody may look");
    assert_eq!(visitor_view(&mut silent)["sight"]["me"], Value::Null);
    assert_eq!(visitor_view(&mut wire)["number"], number, "nothing has happened");
    // All tests of this process count in one place: it may be more.
    assert!(house.counted("spadille_refused_total{why=\"cross_site\"}") >= before + 2.0 * elsewhere.len() as f64 + 2.0);
    assert_eq!(house.post(&pause, &[("cookie", &cookie), ("origin", &house.url(""))], &[]).status, 303);
}

#[test]
fn a_table_by_invitation_is_nowhere_for_others() {
    let house = House::open(Limits::NONE);
    let (ana, token) = house.person("Ana");
    let table = house.table(&ana, opening(Openness::Invited));
    let nowhere = TableId::new().expect("chance");
    let same = |path: &str, table: &TableId| {
        let answer = house.get(&path.replace("ID", table.as_str()), &[]);
        (answer.status, answer.body.replace(table.as_str(), "ID"))
    };
    for path in ["/table/ID", "/table/ID/replay", "/table/ID/record"] {
        assert_eq!(same(path, &table), same(path, &nowhere), "{path}");
        assert_eq!(same(path, &table).0, 404);
    }
    assert_eq!(house.knock(&table, &[]).err(), Some(404));
    assert_eq!(house.knock(&nowhere, &[]).err(), Some(404));
    let wrong = format!("passes={}", "0".repeat(32));
    assert_eq!(house.get(&format!("/table/{table}"), &[("cookie", &wrong)]).status, 404);
    let mut wire = house.socket(&table, &token);
    let invitation = visitor_view(&mut wire)["sight"]["invitation"].as_str().expect("for her").to_owned();
    assert_eq!(house.get(&format!("/join/{invitation}"), &[]).status, 303);
    assert_eq!(house.get(&format!("/join/{}", "0".repeat(32)), &[]).status, 404);
    let pass = format!("passes={invitation}");
    assert_eq!(house.get(&format!("/table/{table}"), &[("cookie", &pass)]).status, 200);
    let lobby = house.get("/", &[]).body;
    assert!(!lobby.contains(table.as_str()), "it is not in the lobby");
}

#[test]
fn paths_lead_nowhere_but_to_their_pages() {
    let house = House::open(Limits::NONE);
    for path in [
        "/assets/..%2f..%2fetc%2fpasswd",
        "/assets/%2e%2e/secret",
        "/table/..%2f..%2f",
        "/table/%00",
        "/record/%ff",
        "/join/%27%20OR%201=1",
        "/replay/x",
        "/open/whist",
        "/table/ABCDEFGHIJ",
        "/account/../metrics/x",
    ] {
        let answer = house.get(path, &[]);
        assert!(answer.status == 404 || answer.status == 400, "{path}: {}", answer.status);
        assert!(!answer.body.contains("root:"), "{path}");
    }
    assert_eq!(house.post("/open/whist", &[], &[]).status, 404);
    assert_eq!(house.post("/play/whist", &[], &[]).status, 404);
    // The choice of a language goes back to the page, never to another house.
    for path in [
        "//evil.example/?lang=pt",
        "/%5cevil.example?lang=pt",
        "/\\evil.example?lang=pt",
        "/\\/evil.example?lang=pt",
        "///evil.example?lang=it",
    ] {
        let mut stream = std::net::TcpStream::connect(house.address).expect("a connection");
        write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let location = answer.lines().find_map(|line| line.strip_prefix("location: ")).unwrap_or("/");
        let second = location.chars().nth(1);
        assert!(location.starts_with('/') && second != Some('/') && second != Some('\\'), "{path} leads to {location}");
    }
}

#[test]
fn what_people_write_is_never_markup() {
    let house = House::open(Limits::NONE);
    let evil = "<b onload=x>&\"'";
    let (ana, token) = house.person(evil);
    let table = house.table(&ana, opening(Openness::Public));
    let mut wire = house.socket(&table, &token);
    wire.sit(0);
    assert_eq!(wire.ask(&json!({"do": "chat", "text": "<script>alert(1)</script><img src=x>"}))["kind"], "ack");
    let cookie = format!("spadille={token}");
    for path in ["/", "/mine", "/account", &format!("/table/{table}"), "/%3Ci%3Enowhere%3C/i%3E", "/?lang=%3Ci%3E", "/replay"] {
        let page = house.get(path, &[("cookie", &cookie)]).body;
        for raw in ["<b onload", "<script>alert", "<img src=x", "<i>"] {
            assert!(!page.contains(raw), "{path} has {raw}");
        }
    }
    let page = house.get(&format!("/table/{table}"), &[]).body;
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "talk is shown as it was written: {page}");
    let upload = house.post("/replay", &[], &[("record", "spadille 1\ngame <b onload=x>\n")]);
    assert_eq!(upload.status, 400);
    assert!(!upload.body.contains("<b onload"), "{}", upload.body);
    let form = house.post("/open/truco", &[], &[("clock", "<b onload=x>")]);
    assert_eq!(form.status, 400);
    assert!(!form.body.contains("<b onload"), "{}", form.body);
}

#[test]
fn forms_that_are_none_are_refused() {
    let house = House::open(Limits::NONE);
    let (ana, _) = house.person("Ana");
    let table = house.table(&ana, opening(Openness::Public));
    let sit = format!("/table/{table}/do/sit");
    for (fields, status) in [(&[("seat", "-1")][..], 400), (&[("seat", "9")], 409), (&[("name", "\u{202e}")], 400), (&[], 400)] {
        assert_eq!(house.post(&sit, &[], fields).status, status, "{fields:?}");
    }
    for (fields, why) in [
        (&[("opt.players", "99")][..], "players"),
        (&[("opt.nonsense", "1")], "nonsense"),
        (&[("clock", "99999999999+1")], "clock"),
    ] {
        let answer = house.post("/open/truco", &[], fields);
        assert_eq!(answer.status, 400, "{fields:?}");
        assert!(answer.body.contains(why), "{fields:?}");
    }
    // One byte more than a long record may have.
    assert_eq!(house.post("/replay", &[], &[("record", &"x".repeat((1 << 20) + 1 - "record=".len()))]).status, 413);
    let short = house.post("/account/up", &[], &[("login", "ana"), ("password", "short")]);
    assert_eq!(short.status, 400);
    let wrong = house.post("/account/in", &[], &[("login", "nobody"), ("password", "long enough")]);
    assert_eq!(wrong.status, 400);
}

#[test]
fn one_address_may_ask_so_much_and_no_more() {
    let limits = Limits { posts: NonZeroU32::MIN, sockets: 3, ..Limits::NONE };
    let house = House::open(limits);
    let before = house.counted("spadille_refused_total{why=\"flood\"}");
    // Many at once: even where each of them takes long, all together take less than a second each.
    let mut statuses = Vec::new();
    let end = Instant::now() + PATIENCE;
    while !(statuses.contains(&303) && statuses.contains(&429)) {
        assert!(Instant::now() < end, "{statuses:?}");
        let post = || house.post("/account/name", &[], &[("name", "Ana")]).status;
        statuses
            .extend(std::thread::scope(|scope| [(); 8].map(|()| scope.spawn(post)).map(|one| one.join().expect("an answer"))));
    }
    assert!(house.counted("spadille_refused_total{why=\"flood\"}") > before);
    assert_eq!(house.get("/", &[]).status, 200, "one may still look");
    let (ana, _) = house.person("Ana");
    let table = house.table(&ana, opening(Openness::Public));
    let open: Vec<Wire> = (0..3).map(|_| house.knock(&table, &[]).expect("a socket")).collect();
    assert_eq!(house.knock(&table, &[]).err(), Some(429), "a fourth");
    drop(open);
    let end = Instant::now() + PATIENCE;
    while house.knock(&table, &[]).is_err() {
        assert!(Instant::now() < end, "places are given back");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_socket_that_floods_is_told_so_and_closed_and_the_table_goes_on() {
    // One frame a second, and three saved up: whatever the machine, a socket that asks again and again at once asks too much.
    let house = House::open(Limits { frames: NonZeroU32::MIN, ..Limits::NONE });
    let ((ana, one), (_, two)) = (house.person("Ana"), house.person("Bento"));
    let table = house.table(&ana, opening(Openness::Public));
    let (mut wire, mut other) = (house.socket(&table, &one), house.socket(&table, &two));
    wire.sit(0);
    other.sit(1);
    let before = house.counted("spadille_refused_total{why=\"socket_flood\"}");
    let mut too_many = 0;
    let end = loop {
        // It takes every answer: it is not slow, it only asks too much.
        if let Err(end) = wire.send(&json!({"ping": true})) {
            break end;
        }
        match wire.next(PATIENCE) {
            Ok(frame) if frame["code"] == "too_many" => too_many += 1,
            Ok(_) => {}
            Err(end) => break end,
        }
        assert!(too_many < 1_000, "it is never closed");
    };
    assert!(too_many > 0, "it is told first");
    assert!(matches!(end, Shut::Code(4001) | Shut::Broken), "{end:?}");
    assert!(house.counted("spadille_refused_total{why=\"socket_flood\"}") > before);
    other.send(&json!({"ping": true})).expect("another's socket is open");
    other.next_of("pong");
    let end = Instant::now() + PATIENCE;
    while house.knock(&table, &[]).expect("a spectator").next_of("sight")["sight"]["phase"] != "playing" {
        assert!(Instant::now() < end, "the match does not begin");
    }
}

#[test]
fn a_slow_reader_is_closed_and_shown_everything_when_he_comes_back() {
    let house = House::open(Limits::NONE);
    let (ana, token) = house.person("Ana");
    let table = house.table(&ana, opening(Openness::Public));
    let mut first = house.socket(&table, &token);
    first.sit(0);
    // The slow one looks, and takes nothing more.
    let mut slow = house.knock(&table, &[]).expect("a spectator");
    // Talk makes every sight some kilobytes long: more than the wire and the queue hold.
    let line = "x".repeat(400);
    let mut said = 0;
    for _ in 0..500 {
        assert_eq!(first.ask(&json!({"do": "chat", "text": line}))["kind"], "ack", "the table goes on");
        said += 1;
    }
    let mut seen = 0u64;
    let end = loop {
        match slow.next(PATIENCE) {
            Ok(frame) => seen = frame["number"].as_u64().unwrap_or(seen),
            Err(end) => break end,
        }
    };
    let number = visitor_view(&mut first)["number"].as_u64().expect("a number");
    assert!(seen < number, "he fell behind: {seen} of {number} after {said} lines");
    assert!(matches!(end, Shut::Code(4000) | Shut::Broken), "{end:?}");
    let mut again = house.knock(&table, &[]).expect("he comes back");
    assert_eq!(again.next_of("sight")["number"].as_u64(), Some(number));
}

#[test]
fn one_table_that_is_lost_does_not_close_the_lobby() {
    let house = House::open(Limits::NONE);
    let ((ana, one), (_, other), (_, third)) = (house.person("Ana"), house.person("Bento"), house.person("Clara"));
    let table = house.table(&ana, opening(Openness::Invited));
    let mut host = house.socket(&table, &one);
    let invitation = visitor_view(&mut host)["sight"]["invitation"].as_str().expect("hers").to_owned();
    let pass = format!("passes={invitation}");
    let enter =
        |token: &str| house.knock(&table, &[("authorization", &format!("Bearer {token}")), ("cookie", &pass)]).expect("let in");
    // Clara sits down, gets up again, loses the invitation, and the match begins without her.
    let mut clara = enter(&third);
    clara.sit(1);
    assert_eq!(clara.ask(&json!({"do": "stand"}))["kind"], "ack");
    host.sit(0);
    let mut guest = enter(&other);
    guest.sit(1);
    wait_for_a_prompt(&mut host, &mut guest);
    assert_eq!(visitor_view(&mut host)["sight"]["phase"], "playing");
    let lobby = house.get("/", &[("cookie", &format!("spadille={third}"))]);
    assert_eq!(lobby.status, 200, "{}", lobby.body);
    assert!(!lobby.body.contains(table.as_str()));
}
