//! A store in trouble says so, and its log stays short.

use crate::house::House;
use live::{Opening, Visitor};
use sql::open;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Appended;
use table::{Denied, Event, Name, Numbered, PersonId, Request, TableId};
use web::http::Limits;

/// What was found of the store's health holds for a moment.
fn health(house: &House, wanted: u16) {
    let end = Instant::now() + Duration::from_secs(20);
    while house.get("/healthz", &[]).status != wanted {
        assert!(Instant::now() < end, "the house never says {wanted}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_file_that_was_taken_away_is_noticed_before_anything_is_acknowledged() {
    let house = House::open(Limits::NONE);
    let (ana, _) = house.person("Ana");
    let table = house.table(&ana, Opening::of("truco", &[]));
    health(&house, 200);
    let visitor = || Visitor { person: Some(ana.clone()), passes: Vec::new() };
    let talk = || Request::Chat { name: Name::from_text("Ana").expect("a name"), text: "is anybody there?".to_owned() };
    house.ask(&table, visitor(), talk());
    std::fs::remove_file(house.folder().join("room.db")).expect("taken away");
    assert_eq!(house.asked(&table, visitor(), talk()), Err(Denied::Unwritten));
    health(&house, 503);
}

#[tokio::test(flavor = "multi_thread")]
async fn health_means_that_something_was_written() {
    let (house, file) = tokio::task::spawn_blocking(|| {
        let house = House::open(Limits::NONE);
        health(&house, 200);
        let file = house.folder().join("room.db");
        (house, file)
    })
    .await
    .expect("a house");
    let mut other = SqliteConnectOptions::new().filename(file).connect().await.expect("a connection");
    let lock = other.begin_with("BEGIN IMMEDIATE").await.expect("a lock");
    let house = Arc::new(house);
    let looked = Arc::clone(&house);
    tokio::task::spawn_blocking(move || health(&looked, 503)).await.expect("unwell");
    lock.rollback().await.expect("given back");
    tokio::task::spawn_blocking(move || health(&house, 200)).await.expect("well again");
}

/// Everything can be written down, and no page can be shown: that is no health.
#[tokio::test(flavor = "multi_thread")]
async fn health_means_that_a_page_is_shown() {
    let (house, file) = tokio::task::spawn_blocking(|| {
        let house = House::open(Limits::NONE);
        health(&house, 200);
        let file = house.folder().join("room.db");
        (Arc::new(house), file)
    })
    .await
    .expect("a house");
    let mut other = SqliteConnectOptions::new().filename(file).connect().await.expect("a connection");
    for (statement, wanted) in [("ALTER TABLE tables RENAME TO away", 503), ("ALTER TABLE away RENAME TO tables", 200)] {
        sqlx::query(statement).execute(&mut other).await.expect("renamed");
        let looked = Arc::clone(&house);
        tokio::task::spawn_blocking(move || health(&looked, wanted)).await.expect("told");
    }
    tokio::task::spawn_blocking(move || drop(house)).await.expect("closed");
}

/// The log beside the file is carried over in time, and merged at the end.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_stays_short_and_is_merged_at_the_end() {
    const LONGEST: u64 = 64 << 20;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("room.db");
    let log = folder.path().join("room.db-wal");
    let store = open(&file.to_string_lossy()).await.expect("a store");
    let person = PersonId::new().expect("chance");
    let mut longest = 0;
    for number in 1..=1500 {
        // Each of these touches another page.
        let written = (0..4).map(|_| {
            let event = Event::Chatted {
                person: person.clone(),
                name: Name::from_text("Ana").expect("a name"),
                text: "x".repeat(400),
                key: None,
            };
            let table = TableId::new().expect("chance");
            store.append(Appended { table, event: Numbered { number, at: 1, event }, listing: None, results: Vec::new() })
        });
        for written in written {
            written.await.expect("written");
        }
        longest = longest.max(log.metadata().map_or(0, |log| log.len()));
    }
    assert!(longest < LONGEST, "the log grew to {longest} bytes");
    assert!(longest > 1 << 20, "nothing was tried: {longest} bytes");
    store.close().await.expect("closed");
    assert!(log.metadata().map_or(0, |log| log.len()) == 0, "the log is merged into the file");
}

/// Waits until somebody who merges the log waits for those who read in it: until then the log is free to others who would merge it.
async fn waits_for_readers(file: &std::path::Path) {
    let options = SqliteConnectOptions::new().filename(file).busy_timeout(Duration::ZERO);
    let mut other = options.connect().await.expect("a connection");
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        let answer = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut other).await.expect("an answer");
        if answer.get::<i64, _>(0) != 0 {
            return;
        }
        assert!(Instant::now() < end, "nobody merges the log");
        tokio::task::yield_now().await;
    }
}

/// Somebody reads in the file while the house closes, as a backup does: it is waited for, and the log is merged all the same.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_merged_at_the_end_though_somebody_reads_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, log) = (folder.path().join("room.db"), folder.path().join("room.db-wal"));
    let store = open(&file.to_string_lossy()).await.expect("a store");
    let mut reader = SqliteConnectOptions::new().filename(&file).connect().await.expect("a connection");
    let mut reading = reader.begin().await.expect("a look");
    sqlx::query("SELECT name FROM house").fetch_all(&mut *reading).await.expect("read");
    let text = "x".repeat(2000);
    store.keep_record(&TableId::of_text(&text), &text).await.expect("written after the look began");
    let closing = tokio::spawn(async move { store.close().await });
    waits_for_readers(&file).await;
    assert!(!closing.is_finished(), "it waits for us");
    reading.rollback().await.expect("the look ends");
    closing.await.expect("it ends").expect("closed");
    assert_eq!(log.metadata().map_or(0, |log| log.len()), 0, "the log is merged into the file");
}
