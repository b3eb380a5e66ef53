//! Who is connected, known to all servers that share a database.

use super::{listing, opened, person};
use crate::postgres;
use live::{Format, Lexicon, Opening, QUEUE, Room, Viewer, Visitor};
use sql::open;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Change, LastSeen, SeenAt, Store};
use table::{Line, Name, Openness, PersonId, Phase, Request, TableId};
use tokio::sync::mpsc;

pub(super) async fn when_people_were_seen_last_is_kept_and_no_late_server_takes_it_back(store: &dyn Store) {
    let table_config = opened(store, Openness::Public).await;
    let (table, host, stranger) = (table_config.id, table_config.host, person());
    assert_eq!(store.last_seen(SeenAt::Table(&table)).await.expect("read"), []);
    for at in [8_000_000_000_000, 7_000_000_000_000] {
        let people = vec![(table.clone(), host.clone()), (table.clone(), stranger.clone())];
        store.change(Change::Seen { people, at }).await.expect("kept");
    }
    let seen = [LastSeen { table: table.clone(), person: host, at: 8_000_000_000_000 }];
    assert_eq!(store.last_seen(SeenAt::Table(&table)).await.expect("read"), seen, "a stranger has nothing to be missed from");
    assert_eq!(store.last_seen(SeenAt::After(7_999_999_999_999)).await.expect("read"), seen);
    assert_eq!(store.last_seen(SeenAt::After(8_000_000_000_000)).await.expect("read"), []);
}

/// Waits until a player's connection is so, as another player sees it at their server.
async fn until(room: &Room, table: &TableId, viewer: &Visitor, seat: usize, line: Line) -> Duration {
    let begun = Instant::now();
    loop {
        let seen = room.look(table, viewer.clone()).await.expect("a sight").plates[seat].line;
        if seen == line {
            return begun.elapsed();
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "still {seen:?}, not {line:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_another_server_is_missed_here_and_who_comes_back_there_is_not() {
    let server = postgres::Postgres::start();
    let address = server.database("presence");
    let lexicon = Arc::new(Lexicon::new());
    let room = async || Room::new(open(&address).await.expect("a store"), Arc::clone(&lexicon));
    let (here, there) = (room().await, room().await);
    let people: [PersonId; 2] = [person(), person()];
    let visitor = |n: usize| Visitor { person: Some(people[n].clone()), passes: Vec::new() };
    let table = here.open(&people[0], Opening::of("cientos", &[])).await.expect("a table");
    for (n, room) in [&here, &there].into_iter().enumerate() {
        let name = Name::from_text("Ana").expect("a name");
        let sit = Request::Sit { seat: n, name, entropy: None };
        room.look(&table, visitor(n)).await.expect("a sight");
        room.ask(&table, visitor(n), sit, None).await.expect("a table").expect("a seat");
    }
    let (frames, _here) = mpsc::channel(QUEUE);
    here.watch(&table, visitor(0), Viewer::new(1, Some(people[0].clone()), Format::Json, frames)).await.expect("let in");
    let come = async |id: u64| {
        let (frames, shown) = mpsc::channel(QUEUE);
        there.watch(&table, visitor(1), Viewer::new(id, Some(people[1].clone()), Format::Json, frames)).await.expect("let in");
        shown
    };
    let shown = come(2).await;
    // The other server notes it: only who was seen can be missed.
    let noted = async || {
        let seen = here.store().last_seen(SeenAt::Table(&table)).await.expect("read");
        seen.iter().any(|one| one.person == people[1])
    };
    let begun = Instant::now();
    while !noted().await {
        assert!(begun.elapsed() < Duration::from_secs(60), "nobody was noted");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    until(&here, &table, &visitor(0), 1, Line::Up).await;
    there.unwatch(&table, 2).await;
    drop(shown);
    until(&here, &table, &visitor(0), 1, Line::Down).await;
    let _shown = come(3).await;
    until(&here, &table, &visitor(0), 1, Line::Up).await;
    // An open table is listed by all servers as long as its host waits at one of them.
    let open = there.open(&people[1], Opening::of("yukon", &[])).await.expect("a table");
    let mut listed = store::Listed {
        id: open.clone(),
        game: "yukon".to_owned(),
        phase: Phase::Gathering,
        names: listing(Phase::Gathering, &[None, None], &[]).names,
        changed: 0,
    };
    assert!(!here.is_attended(&listed), "nobody waits there yet");
    let (frames, _open) = mpsc::channel(QUEUE);
    there.watch(&open, visitor(1), Viewer::new(4, Some(people[1].clone()), Format::Json, frames)).await.expect("let in");
    let begun = Instant::now();
    while !here.is_attended(&listed) {
        assert!(begun.elapsed() < Duration::from_secs(60), "the table is not listed");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    listed.id = table;
    assert!(here.is_attended(&listed), "both wait there");
}
