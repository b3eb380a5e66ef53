//! All that would fill the memory of a room, at once. Each attack is bounded in count and time, and goes over the loopback alone.

use crate::player;
use crate::server::{Room, Server, spadille};
use engine::record::{Record, write};
use engine::{Rng, Setup, Shuffler, Turn, Viewer};
use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What the process may take, in kilobytes.
const MOST: u64 = 500_000;
/// How long everybody goes on.
const LASTING: Duration = Duration::from_secs(20);
/// An honest visitor is answered within this.
const PATIENCE: Duration = Duration::from_secs(15);

fn agent() -> ureq::Agent {
    let agent = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
    agent.timeout_global(Some(2 * PATIENCE)).build().into()
}

/// Sends a form from this address; the status, and where it leads.
fn form(room: SocketAddr, from: &str, path: &str, fields: &[(&str, &str)]) -> (u16, String) {
    let request = agent().post(format!("http://{room}{path}")).header("x-forwarded-for", from);
    let Ok(answer) = request.send_form(fields.iter().copied()) else { return (0, String::new()) };
    let place = answer.headers().get("location").and_then(|place| place.to_str().ok()).unwrap_or_default();
    (answer.status().as_u16(), place.to_owned())
}

/// A record of many hands of Voltarete, with the longest names, as long as a record may be.
fn long_record() -> String {
    let entry = games::catalogue().into_iter().find(|entry| entry.facts.id == "voltarete").expect("a game");
    let mut record = Record::of_new_match(&entry, &[]).expect("agreements");
    let mut game = (entry.open)(&[], &Setup::default()).expect("a table");
    let (mut shuffler, mut steps) = (Shuffler::new([7; 32]), 0);
    let mut bots: Vec<_> =
        (0..3).map(|seed| bots::bot("voltarete", "random", seed, bots::Thinking::default()).expect("a player")).collect();
    while steps < 15_000 {
        match game.turn() {
            Turn::Shuffle(wanted) => {
                let order = shuffler.order(&wanted);
                record.add_shuffle(&*game, &order);
                game.shuffled(&order).expect("dealt");
            }
            Turn::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody");
                let action = bots[seat.index()].choose(&game.seen(Viewer::Seat(seat))).expect("an action");
                game.act(seat, &action).expect("allowed");
                record.add_action(seat, &action);
            }
            Turn::Over => break,
        }
        steps += 1;
    }
    let text = write(&record);
    let names: String = (0..3).map(|seat| format!("seat {seat} {}\n", "W".repeat(96))).collect();
    text.replacen("game voltarete\n", &format!("game voltarete\n{names}"), 1)
}

/// A request of which nothing is read afterwards.
fn ask_and_forget(room: SocketAddr, from: &str, path: &str) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(room).ok()?;
    let text = format!("GET {path} HTTP/1.1\r\nHost: {room}\r\nX-Forwarded-For: {from}\r\n\r\n").repeat(4);
    stream.write_all(text.as_bytes()).ok()?;
    Some(stream)
}

/// One kind of attack, done again and again from its own addresses until the time is up.
fn attack(room: SocketAddr, kind: usize, records: &[String], is_over: &AtomicBool) {
    let mut rng = Rng::new(kind as u64);
    let mut held = Vec::new();
    for n in 0..400_usize {
        if is_over.load(Ordering::Relaxed) {
            return;
        }
        let from = format!("203.0.{}.{}", kind, n % 200 + 1);
        let record = records.get(n % records.len().max(1)).map_or("/", String::as_str);
        match kind % 6 {
            // Passwords, each of which takes 19 MB to be checked.
            0 => {
                let login = format!("login{n}");
                form(room, &from, "/account/in", &[("login", &login), ("password", "nine of the best")]);
            }
            // Long records analysed at places drawn by chance.
            1 => {
                let _ = agent()
                    .get(format!("http://{room}{record}?at={}&analysis=1", rng.below(15_000)))
                    .header("x-forwarded-for", &from)
                    .call();
            }
            // Readers that never read.
            2 => held.extend(ask_and_forget(room, &from, &format!("{record}?at={}", rng.below(15_000)))),
            // Requests that never arrive.
            3 => held.extend(TcpStream::connect(room).ok().and_then(|mut stream| {
                stream.write_all(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow:").ok()?;
                Some(stream)
            })),
            // Forms and records as large as they may be.
            4 => {
                let text = format!("spadille 1\n# {n}\n{}", "x\n".repeat(450_000));
                form(room, &from, "/replay", &[("record", &text)]);
            }
            // Tables of masters who think for long.
            _ => {
                let seats = [("seat.0", "master"), ("seat.1", "master"), ("seat.2", "master"), ("seat.3", "master")];
                let fields: Vec<_> =
                    seats.into_iter().chain([("deadline", "long"), ("pace", "instant"), ("name", "Zé")]).collect();
                form(room, &from, "/open/grand", &fields);
            }
        }
    }
    while !is_over.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn all_attacks_together_do_not_fill_the_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&mut spadille(&folder.path().join("room.db")));
    let room = server.address;
    let text = long_record();
    let records: Vec<String> = (0..6)
        .map(|n| {
            let (status, place) = form(room, "198.51.100.1", "/replay", &[("record", &format!("{text}# {n}\n"))]);
            assert_eq!(status, 303, "a long record is kept");
            place
        })
        .collect();
    let (is_over, mut slowest) = (AtomicBool::new(false), Duration::ZERO);
    std::thread::scope(|scope| {
        for kind in 0..24 {
            let (records, is_over) = (&records, &is_over);
            scope.spawn(move || attack(room, kind, records, is_over));
        }
        let end = Instant::now() + LASTING;
        while Instant::now() < end {
            let asked = Instant::now();
            let answer = agent().get(format!("http://{room}/")).header("x-forwarded-for", "198.51.100.2").call();
            assert!(answer.is_ok_and(|answer| answer.status() == 200), "an honest visitor is not answered");
            slowest = slowest.max(asked.elapsed());
            std::thread::sleep(Duration::from_millis(100));
        }
        is_over.store(true, Ordering::Relaxed);
    });
    let peak = server.peak();
    println!("{} kB at the most; an honest visitor waited {slowest:?} at the most", peak);
    assert!(peak < MOST, "the process took {peak} kB");
    assert!(slowest < PATIENCE, "an honest visitor waited {slowest:?}");
}

/// Many who stop in the middle of a request, on a machine that gives few descriptors: the room asks for as many as it may have.
#[test]
fn few_descriptors_are_raised_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = spadille(&folder.path().join("room.db"));
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -S -n 1024; exec \"$0\" \"$@\""]).arg(program.get_program()).args(program.get_args());
    let server = Server::start(&mut command);
    let halves: Vec<TcpStream> = (0..1100)
        .filter_map(|_| {
            let mut stream = TcpStream::connect(server.address).ok()?;
            stream.write_all(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow:").ok()?;
            Some(stream)
        })
        .collect();
    let asked = Instant::now();
    let answer = agent().get(format!("http://{}/healthz", server.address)).call();
    assert!(answer.is_ok_and(|answer| answer.status() == 200), "nobody else is answered");
    assert!(asked.elapsed() < PATIENCE, "answered after {:?}", asked.elapsed());
    assert!(halves.len() > 1000);
}

/// Checking a password takes 19 MB: many at once must not take as many times that.
#[test]
fn many_sign_ins_at_once_do_not_fill_the_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut room = Room::open(&folder.path().join("room.db"));
    let (address, before) = (room.address(), room.server().peak());
    std::thread::scope(|scope| {
        for n in 0..40 {
            scope.spawn(move || {
                let (from, login) = (format!("203.0.113.{n}"), format!("login{n}"));
                let (status, _) = form(address, &from, "/account/in", &[("login", &login), ("password", "nine of the best")]);
                assert_eq!(status, 400);
            });
        }
    });
    let grown = room.server().peak() - before;
    assert!(grown < 200_000, "the memory grew by {grown} kB");
}

/// A hall behind one address: the keeper says how many people there are, and so many sockets are let in.
#[test]
fn a_hall_behind_one_address_has_as_many_sockets_as_its_keeper_says() {
    let folder = tempfile::tempdir().expect("a folder");
    for (people, let_in) in [("4", 4), ("10", 10)] {
        let mut command = spadille(&folder.path().join(format!("{people}.db")));
        let server = Server::start(command.args(["--people-an-address", people]));
        let (_, players) = player::company(server.address, "truco", 2, &[("opt.players", "2")]);
        let wires: Vec<_> = (0..let_in + 2).filter_map(|_| players[0].connect(server.address)).collect();
        assert_eq!(wires.len(), let_in, "sockets of {people} people");
    }
}
