//! The server is killed while people play: what was acknowledged is there exactly once, nothing is invented, and all go on.

#[path = "../../web/tests/support/answer.rs"]
mod answer;
#[path = "kill/attacks.rs"]
mod attacks;
#[path = "kill/event.rs"]
mod event;
#[path = "kill/operations.rs"]
mod operations;
#[path = "kill/player.rs"]
mod player;
#[path = "kill/server.rs"]
mod server;
#[path = "../../web/tests/support/wire.rs"]
mod wire;

use engine::Rng;
use player::{Player, Sent};
use serde_json::json;
use server::{Room, Server};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use store::{ClubQuery, Store};
use table::{By, Event, Phase, Table, TableId};
use wire::Wire;

/// A game, its players, and agreements that keep the match short.
type Kind = (&'static str, usize, &'static [(&'static str, &'static str)]);

/// The tables of a round.
const TABLES: [Kind; 4] = [
    ("voltarete", 3, &[("opt.most_hands", "4")]),
    ("truco", 2, &[("opt.players", "2")]),
    ("yukon", 2, &[("opt.players", "2")]),
    ("grand", 4, &[("opt.end_mode", "hands"), ("opt.hand_limit", "2")]),
];

/// How often the server is killed.
fn kills_wanted() -> usize {
    if std::env::var_os("SPADILLE_LONG").is_some() { 1_000 } else { 100 }
}

/// Acts acknowledged between one kill and the next, at the most.
const BETWEEN: usize = 12;

/// All tables are played to their end while the server is killed now and then, so often at the most: after so many acts, however long
/// they take. Says how often it was, and the acts acknowledged.
fn round(room: &mut Room, most: usize, rng: &mut Rng) -> (usize, usize) {
    let tables: Vec<(TableId, Vec<Player>)> =
        TABLES.iter().map(|&(game, players, fields)| player::company(room.address(), game, players, fields)).collect();
    let place = room.place();
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let playing: Vec<(TableId, Vec<std::thread::JoinHandle<Vec<Sent>>>)> = tables
        .into_iter()
        .map(|(table, players)| {
            let sit = |player: Player| {
                let (place, acknowledged) = (Arc::clone(&place), Arc::clone(&acknowledged));
                std::thread::spawn(move || player.play(&place, &acknowledged))
            };
            (table, players.into_iter().map(sit).collect())
        })
        .collect();
    let mut kills = 0;
    let all_finished = || playing.iter().all(|(_, players)| players.iter().all(|player| player.is_finished()));
    while kills < most {
        let until = acknowledged.load(Ordering::Relaxed) + rng.below(BETWEEN + 1);
        while acknowledged.load(Ordering::Relaxed) < until && !all_finished() {
            std::thread::sleep(Duration::from_millis(1));
        }
        if all_finished() {
            break;
        }
        room.kill_and_restart();
        kills += 1;
    }
    let checked = playing.into_iter().map(|(table, players)| {
        let sent: Vec<Vec<Sent>> = players.into_iter().map(|player| player.join().expect("a player who finished")).collect();
        check(room, &table, &sent)
    });
    (kills, checked.sum())
}

/// Compares the log of a table with what its players sent and were told. Says how many acts were acknowledged.
fn check(room: &Room, table: &TableId, sent: &[Vec<Sent>]) -> usize {
    let (table_config, events) = room.read(async |store: &dyn Store| {
        let table_config = store.table_config(table).await.expect("read").expect("kept");
        (table_config, store.events(table, 0).await.expect("read"))
    });
    assert!(events.iter().map(|event| event.number).eq(1..=events.len() as u64), "the numbers have a gap");
    let mut logged: HashMap<(usize, String), (String, u64)> = HashMap::new();
    for event in &events {
        if let Event::Acted { seat, action, by, key, .. } = &event.event {
            assert_eq!(*by, By::Person, "nobody left");
            let key = key.clone().expect("every act was sent under a key");
            let twice = logged.insert((*seat, key.clone()), (action.clone(), event.number));
            assert!(twice.is_none(), "seat {seat} sent {key} once and it happened twice");
        }
    }
    let spell = table_config.entry().expect("a game").spell;
    let mut acknowledged = 0;
    for (seat, sent) in sent.iter().enumerate() {
        for Sent { key, action, number } in sent {
            let happened = logged.remove(&(seat, key.clone()));
            match number {
                Some(number) => {
                    acknowledged += 1;
                    let action = spell(action).expect("an action");
                    assert_eq!(happened, Some((action, *number)), "what was acknowledged to seat {seat} as {key}");
                }
                None => assert_eq!(happened, None, "what was denied to seat {seat} as {key}"),
            }
        }
    }
    assert!(logged.is_empty(), "nobody sent {logged:?}");
    assert!(acknowledged > 0, "nobody acted");
    let table = Table::replay(table_config, events).expect("the log makes a table");
    assert_eq!(table.phase(), Phase::Over);
    acknowledged
}

#[test]
fn a_kill_at_any_moment_loses_nothing_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut room = Room::open(&folder.path().join("room.db"));
    let mut rng = Rng::new(11);
    let (mut kills, mut acts, mut rounds) = (0, 0, 0);
    while kills < kills_wanted() {
        let (killed, acted) = round(&mut room, kills_wanted() - kills, &mut rng);
        (kills, acts, rounds) = (kills + killed, acts + acted, rounds + 1);
    }
    println!("{kills} kills in {rounds} rounds of {} tables, {acts} acts acknowledged", TABLES.len());
    assert!(acts > kills, "{acts} acts in {kills} kills: hardly anybody played");
}

#[test]
fn a_kill_during_a_championship_loses_nothing_acknowledged() {
    const KILLS: usize = 10;
    const TENTOS: usize = 30;
    let folder = tempfile::tempdir().expect("a folder");
    let mut room = Room::open(&folder.path().join("room.db"));
    let (event, acknowledged) = event::paid_while_killed(&mut room, KILLS, TENTOS);
    assert_eq!(acknowledged.len(), event::TABLES * TENTOS);
    let rows = room.read(async |store: &dyn Store| store.club(ClubQuery::Log(&event, 0)).await.expect("read"));
    let kept: Vec<(String, u64)> = rows
        .iter()
        // A key is kept behind its person, role and content.
        .filter_map(|row| Some((row[1].get(row[1].find("jogo ")?..)?.to_owned(), row[0].parse().expect("a number"))))
        .filter(|(key, _)| key.contains("tento"))
        .collect();
    let mut expected = acknowledged;
    expected.sort_by_key(|(_, number)| *number);
    assert_eq!(kept, expected, "each is there once, under the number that was told");
    // The log alone makes the event again, and every tento was taken back.
    let standing = room.championship(&event);
    assert_eq!(standing.log().len(), rows.len());
    assert!(standing.jogos.values().flat_map(|jogo| &jogo.partidas).all(|partida| partida.score == [0, 0]));
}

/// Talks until the disk takes no more; says how many lines were acknowledged.
fn talk_until_full(wire: &mut Wire, said: &mut Vec<String>) {
    let end = Instant::now() + wire::PATIENCE;
    loop {
        let line = format!("line {} {}", said.len(), "x".repeat(350));
        let answer = wire.ask(&json!({"do": "chat", "text": line}));
        if answer["kind"] == "ack" {
            said.push(line);
        } else if answer["code"] == "unwritten" {
            assert!(!answer["why"].as_str().expect("words").is_empty());
            return;
        } else {
            assert_eq!(answer["code"], "too_many", "{answer}");
            std::thread::sleep(Duration::from_millis(100));
        }
        assert!(Instant::now() < end, "the disk was never full: {} lines", said.len());
    }
}

#[test]
fn a_full_disk_is_said_and_survived() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut room = Room::open_on_little_space(folder.path());
    let (table, mut players) = player::company(room.address(), "truco", 2, &[("opt.players", "2")]);
    let host = players.remove(0);
    let mut wire = host.connect(room.address()).expect("a socket");
    let mut said = Vec::new();
    talk_until_full(&mut wire, &mut said);
    assert!(!said.is_empty());
    // Nothing is half-done, and what is only read still is.
    let seen = wire::fresh_view(&mut wire);
    let number = seen["number"].as_u64().expect("a number");
    let again = wire.ask(&json!({"do": "chat", "text": "y".repeat(390)}));
    assert_eq!(again["code"], "unwritten", "still full: {again}");
    assert_eq!(wire::fresh_view(&mut wire)["number"].as_u64(), Some(number));
    room.give_space();
    let line = "there is room again".to_owned();
    let answer = wire.ask(&json!({"do": "chat", "text": line}));
    assert_eq!(answer["kind"], "ack", "{answer}");
    said.push(line);
    room.kill_and_restart();
    let events = room.read(async |store: &dyn Store| store.events(&table, 0).await.expect("read"));
    let kept: Vec<String> = events
        .into_iter()
        .filter_map(|event| if let Event::Chatted { text, .. } = event.event { Some(text) } else { None })
        .collect();
    assert_eq!(kept, said);
}

#[test]
fn a_copy_of_an_open_room_is_whole_and_nobody_elses() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let (file, copy) = (folder.path().join("room.db"), folder.path().join("copy.db"));
    let room = Room::open(&file);
    let (table, players) = player::company(room.address(), "truco", 2, &[("opt.players", "2")]);
    let mut wire = players[0].connect(room.address()).expect("a socket");
    assert_eq!(wire.ask(&json!({"do": "chat", "text": "before the copy"}))["kind"], "ack");
    let backup = || {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_spadille"));
        command.env("LC_ALL", "C").arg("backup").arg(&copy).arg("--db").arg(&file).output().expect("a process")
    };
    let made = backup();
    assert!(made.status.success(), "{made:?}");
    assert_eq!(copy.metadata().expect("a copy").permissions().mode() & 0o777, 0o600);
    assert_eq!(wire.ask(&json!({"do": "chat", "text": "behind the copy"}))["kind"], "ack", "the room is open");
    let again = backup();
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("exists already"), "{again:?}");
    let restored = Room::open(&copy);
    let events = restored.read(async |store: &dyn Store| store.events(&table, 0).await.expect("read"));
    let said: Vec<&str> = events
        .iter()
        .filter_map(|event| if let Event::Chatted { text, .. } = &event.event { Some(&**text) } else { None })
        .collect();
    assert_eq!(said, ["before the copy"]);
}

#[test]
fn a_server_told_to_stop_says_goodbye() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut room = Room::open(&folder.path().join("room.db"));
    let (_, players) = player::company(room.address(), "truco", 2, &[("opt.players", "2")]);
    let mut wire = players[0].connect(room.address()).expect("a socket");
    let server: &mut Server = room.server();
    server.tell_to_stop();
    wire.next_of("bye");
    assert_eq!(wire.next(wire::PATIENCE), Err(wire::Shut::Code(4002)));
    assert!(server.ended().success());
    let log = folder.path().join("room.db-wal");
    assert!(!log.exists() || log.metadata().is_ok_and(|log| log.len() == 0), "the log is merged into the file");
}
