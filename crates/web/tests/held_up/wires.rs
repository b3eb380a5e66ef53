//! Connections that keep the house waiting, and uploads that would fill its memory.

use crate::crowd::hall;
use crate::house::House;
use club::entry::PersonId;
use club::{Actor, Role};
use clubroom::EventConfig;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use web::http::Limits;

/// What a connection may take here.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long the whole of an attack may go on.
const LONG: Duration = Duration::from_secs(20);

fn limits() -> Limits {
    Limits { patience: PATIENCE, connections_in_all: 40, ..Limits::NONE }
}

/// Reads until the other side has closed; how much came, or nothing if it stays open.
fn until_closed(stream: &mut TcpStream) -> Option<usize> {
    stream.set_read_timeout(Some(LONG)).expect("a timeout");
    let (mut all, mut some) = (0, [0; 65536]);
    loop {
        match stream.read(&mut some) {
            Ok(0) => return Some(all),
            Ok(bytes) => all += bytes,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => return None,
            Err(_) => return Some(all),
        }
    }
}

/// More half-sent requests than there are places; somebody else is answered nevertheless, and the half-sent ones are closed.
#[test]
fn requests_that_never_arrive_keep_nobody_out() {
    let house = House::open(limits());
    let mut halves: Vec<TcpStream> = (0..120)
        .map(|_| {
            let mut stream = TcpStream::connect(house.address).expect("a connection");
            stream.write_all(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow:").expect("sent");
            stream
        })
        .collect();
    let begun = Instant::now();
    assert_eq!(house.get("/healthz", &[]).status, 200);
    assert!(begun.elapsed() < LONG, "answered after {:?}", begun.elapsed());
    assert!(halves.iter_mut().all(|half| until_closed(half).is_some()), "a half-sent request is kept open");
}

/// A connection that has been answered and asks for nothing more is closed.
#[test]
fn idle_connections_are_closed() {
    let house = House::open(limits());
    let mut idle = TcpStream::connect(house.address).expect("a connection");
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n").expect("sent");
    assert!(until_closed(&mut idle).is_some_and(|bytes| bytes > 0), "an idle connection is kept open");
}

/// More connections than there are places, all of them silent from the beginning.
#[test]
fn silent_connections_are_closed_and_keep_nobody_out() {
    let house = House::open(limits());
    let mut silent: Vec<TcpStream> = (0..80).map(|_| TcpStream::connect(house.address).expect("a connection")).collect();
    let begun = Instant::now();
    assert_eq!(house.get("/healthz", &[]).status, 200);
    assert!(begun.elapsed() < LONG, "answered after {:?}", begun.elapsed());
    assert!(silent.iter_mut().all(|silent| until_closed(silent).is_some()), "a silent connection is kept open");
}

/// The first bytes of an HTTP/2 connection, and no more of them.
#[test]
fn half_an_http_2_preface_is_closed() {
    let house = House::open(limits());
    for bytes in [&b"P"[..], b"PRI * HTTP/2.0\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n"] {
        let mut half = TcpStream::connect(house.address).expect("a connection");
        half.write_all(bytes).expect("sent");
        assert!(until_closed(&mut half).is_some(), "{bytes:?} keeps a connection open");
    }
}

/// HTTP/2 with prior knowledge: the preface and empty settings. The server answers no frame of it, and closes.
#[test]
fn http_2_in_the_clear_is_not_spoken() {
    let house = House::open(limits());
    let mut stream = TcpStream::connect(house.address).expect("a connection");
    stream.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0").expect("sent");
    stream.set_read_timeout(Some(LONG)).expect("a timeout");
    let (mut answer, begun) = (Vec::new(), Instant::now());
    let closed = stream.read_to_end(&mut answer);
    assert!(begun.elapsed() < LONG, "it stays open: {closed:?}");
    // A frame of settings has its type in the fourth byte; an answer of HTTP/1 begins with its name.
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1."), "{answer:?}");
}

/// Whoever asks for much and takes nothing of it is not waited for.
#[test]
fn who_does_not_take_the_answer_is_not_waited_for() {
    const MANY: usize = 400;
    let house = House::open(limits());
    let size = house.get("/assets/cards.svg", &[]).body.len();
    let mut greedy = TcpStream::connect(house.address).expect("a connection");
    let asked = b"GET /assets/cards.svg HTTP/1.1\r\nHost: here\r\n\r\n".repeat(MANY);
    // The house stops reading when nothing goes out any more.
    greedy.set_write_timeout(Some(PATIENCE)).expect("a timeout");
    let _ = greedy.write_all(&asked);
    std::thread::sleep(3 * PATIENCE);
    let taken = until_closed(&mut greedy).expect("closed");
    assert!(taken < MANY * size, "all {taken} bytes were kept for who did not take them");
}

/// Asks for a page and reads no more than the status of its answer.
fn asked_and_not_taken(house: &House, from: &str, path: &str, bearer: &str) -> (u16, TcpStream) {
    let mut stream = TcpStream::connect(house.address).expect("a connection");
    let head = format!("GET {path} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: {from}\r\nAuthorization: Bearer {bearer}\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("sent");
    stream.set_read_timeout(Some(LONG)).expect("a timeout");
    let mut status = [0; 12];
    stream.read_exact(&mut status).expect("an answer");
    (String::from_utf8_lossy(&status[9..]).parse().expect("a status"), stream)
}

/// One visitor asks for page after page of megabytes and takes none of them. Each would stay in memory until its connection is given up.
#[test]
fn large_pages_that_are_not_taken_do_not_fill_the_memory() {
    let house = House::open(Limits { outgoing: Limits::default().outgoing, ..Limits::NONE });
    let event = house.wait(house.app.clubs.take_over(&EventConfig { zone: 0, demo: None }, None, hall())).expect("an event");
    let issued = house.wait(event.issue(Actor { person: PersonId(1), role: Role::Organising })).expect("a link");
    let badge = house.wait(event.badge(issued.bearer.link)).expect("a badge").as_str().to_owned();
    let desk = format!("/club/{}/desk/{}", event.id, issued.bearer.link);
    let asked: Vec<_> = (0..24).map(|_| asked_and_not_taken(&house, "203.0.113.9", &desk, &badge)).collect();
    let statuses: Vec<u16> = asked.iter().map(|(status, _)| *status).collect();
    let answered = statuses.iter().filter(|&&status| status == 200).count();
    assert!((1..16).contains(&answered) && statuses[16..].iter().all(|&status| status == 429), "{statuses:?}");
    assert_eq!(asked_and_not_taken(&house, "203.0.113.10", &desk, &badge).0, 200, "somebody else");
    drop(asked);
    let end = Instant::now() + LONG;
    while asked_and_not_taken(&house, "203.0.113.9", &desk, &badge).0 != 200 {
        assert!(Instant::now() < end, "what was given up is still counted");
    }
}

/// A record whose names are longer than any plate is refused, and the refusal does not send it back.
#[test]
fn a_record_of_long_names_is_refused() {
    let house = House::open(Limits::NONE);
    let names: String = (0..3).map(|seat| format!("seat {seat} {}\n", "x".repeat(200_000))).collect();
    let record = format!("spadille 1\ngame voltarete\n{names}");
    let answer = house.post("/replay", &[], &[("record", &record)]);
    assert_eq!(answer.status, 400);
    assert!(answer.body.contains("4096") && answer.body.len() < 50_000, "{} bytes", answer.body.len());
    let name = format!("spadille 1\ngame voltarete\nseat 0 {}\n", "x".repeat(200));
    let answer = house.post("/replay", &[], &[("record", &name)]);
    assert!(answer.status == 400 && answer.body.contains("96 letters"), "{}", answer.body);
}

/// What is no record has no reason to be long.
#[test]
fn forms_are_small() {
    let house = House::open(Limits::NONE);
    let long = "x".repeat(100_000);
    assert_eq!(house.post("/open/truco", &[], &[("name", &long)]).status, 413);
}

/// Files of the house were packed when it was built: nobody has them packed anew by asking, in whichever way.
#[test]
fn files_of_the_house_are_sent_as_they_were_packed() {
    let house = House::open(Limits::NONE);
    let plain = house.get("/assets/cards.svg", &[]).body.len();
    let told = |accepts: &str| {
        let answer = house.get("/assets/cards.svg", &[("accept-encoding", accepts)]);
        let length: usize = answer.header("content-length").parse().expect("a length");
        assert_eq!(answer.header("vary"), "accept-encoding");
        (answer.header("content-encoding").to_owned(), length)
    };
    let (coding, length) = told("gzip, deflate, br");
    assert!(coding == "gzip" && length * 2 < plain, "{coding}: {length} of {plain} bytes");
    assert_eq!(told("br"), (String::new(), plain), "as it is");
}
