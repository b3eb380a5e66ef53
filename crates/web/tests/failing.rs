//! A store that fails in the middle of a match: nothing is lost, nothing happens twice, and the table goes on by itself.

use async_trait::async_trait;
use live::{Lexicon, Opening, Room, Visitor};
use sql::open;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::{
    Account, Appended, Blunders, Change, ClubQuery, LastSeen, Learnt, Listed, Listing, MatchResult, SeenAt, Session, Store,
    StoreError, Which,
};
use table::{Clock, Name, Numbered, Pace, PersonId, Phase, Request, TableConfig, TableId};

/// A store that refuses to write some events, each a few times.
struct Failing {
    inner: Arc<dyn Store>,
    /// Every so manieth event.
    each: u64,
    failed: AtomicU32,
    last: AtomicU64,
}

#[async_trait]
impl Store for Failing {
    async fn secret(&self) -> Result<Vec<u8>, StoreError> {
        self.inner.secret().await
    }

    async fn open_table(&self, table_config: &TableConfig, listing: &Listing) -> Result<(), StoreError> {
        self.inner.open_table(table_config, listing).await
    }

    async fn table_config(&self, table: &TableId) -> Result<Option<TableConfig>, StoreError> {
        self.inner.table_config(table).await
    }

    async fn append(&self, event: Appended) -> Result<(), StoreError> {
        let number = event.event.number;
        if number > 8 && number.is_multiple_of(self.each) && self.last.swap(number, Ordering::SeqCst) != number {
            self.failed.fetch_add(1, Ordering::SeqCst);
            return Err(StoreError::Full("on purpose".to_owned()));
        }
        self.inner.append(event).await
    }

    async fn events(&self, table: &TableId, after: u64) -> Result<Vec<Numbered>, StoreError> {
        self.inner.events(table, after).await
    }

    async fn listed(&self, which: Which, most: u32) -> Result<Vec<Listed>, StoreError> {
        self.inner.listed(which, most).await
    }

    async fn invited(&self, invitation: &str) -> Result<Option<TableId>, StoreError> {
        self.inner.invited(invitation).await
    }

    async fn add_account(&self, account: &Account) -> Result<(), StoreError> {
        self.inner.add_account(account).await
    }

    async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        self.inner.account(login).await
    }

    async fn account_of(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        self.inner.account_of(person).await
    }

    async fn change(&self, change: Change) -> Result<(), StoreError> {
        self.inner.change(change).await
    }

    async fn sessions(&self, person: &PersonId) -> Result<Vec<Session>, StoreError> {
        self.inner.sessions(person).await
    }

    async fn has_ended(&self, session: &str) -> Result<bool, StoreError> {
        self.inner.has_ended(session).await
    }

    async fn last_seen(&self, which: SeenAt<'_>) -> Result<Vec<LastSeen>, StoreError> {
        self.inner.last_seen(which).await
    }

    async fn results(&self, person: &PersonId, most: u32) -> Result<Vec<MatchResult>, StoreError> {
        self.inner.results(person, most).await
    }

    async fn blunders(&self, person: &PersonId, most: u32) -> Result<Vec<Blunders>, StoreError> {
        self.inner.blunders(person, most).await
    }

    async fn progress(&self, person: &PersonId) -> Result<Vec<Learnt>, StoreError> {
        self.inner.progress(person).await
    }

    async fn club(&self, query: ClubQuery<'_>) -> Result<Vec<Vec<String>>, StoreError> {
        self.inner.club(query).await
    }

    async fn keep_record(&self, name: &TableId, text: &str) -> Result<(), StoreError> {
        self.inner.keep_record(name, text).await
    }

    async fn record(&self, name: &TableId) -> Result<Option<String>, StoreError> {
        self.inner.record(name).await
    }

    async fn is_alive(&self) -> Result<(), StoreError> {
        self.inner.is_alive().await
    }
}

/// A room over such a store, and a table with one person and otherwise the room's own players.
async fn room(each: u64, clock: Option<Clock>) -> (tempfile::TempDir, Arc<Failing>, Room, TableId, Visitor) {
    let folder = tempfile::tempdir().expect("a folder");
    let inner = open(&folder.path().join("room.db").to_string_lossy()).await.expect("a store");
    let store = Arc::new(Failing { inner, each, failed: AtomicU32::new(0), last: AtomicU64::new(0) });
    let room = Room::new(Arc::clone(&store) as Arc<dyn Store>, Arc::new(Lexicon::new()));
    let person = PersonId::new().expect("chance");
    let opening = Opening { clock, pace: Pace::Instant, ..Opening::of("yukon", &[("target", "1")]) };
    let table = room.open(&person, opening).await.expect("a table");
    let visitor = Visitor { person: Some(person), passes: Vec::new() };
    let name = Name::from_text("Ana").expect("a name");
    let sit = Request::Sit { seat: 0, name, entropy: None };
    room.ask(&table, visitor.clone(), sit, None).await.expect("a table").expect("a seat");
    for seat in 1..4 {
        let fill = Request::Fill { seat, level: "random".to_owned() };
        room.ask(&table, visitor.clone(), fill, None).await.expect("a table").expect("a player");
    }
    (folder, store, room, table, visitor)
}

/// Waits until the match is over, and says how many events it took.
async fn over(room: &Room, table: &TableId, visitor: &Visitor) -> u64 {
    let end = Instant::now() + Duration::from_secs(120);
    loop {
        let visitor_view = room.look(table, visitor.clone()).await.expect("a sight");
        if visitor_view.phase == Phase::Over {
            return visitor_view.number;
        }
        assert!(Instant::now() < end, "the table stands still at event {}", visitor_view.number);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_after_what_could_not_be_written() {
    let (_folder, store, room, table, visitor) = room(20, None).await;
    // The person is away: the room plays everything, and some of it is not written at the first try.
    let end = Instant::now() + Duration::from_secs(60);
    while room.ask(&table, visitor.clone(), Request::Leave, None).await.expect("a table").is_err() {
        assert!(Instant::now() < end, "the match did not begin");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let number = over(&room, &table, &visitor).await;
    assert!(store.failed.load(Ordering::SeqCst) >= 2, "the store failed");
    let events = store.events(&table, 0).await.expect("events");
    assert_eq!(events.len() as u64, number, "every event is there once");
    assert!(events.iter().zip(1..).all(|(event, n)| event.number == n), "in their order");
}

/// So many failures show whether each is tried again at once, or without end.
const FAILURES: u32 = 8;

#[tokio::test(flavor = "multi_thread")]
async fn time_that_is_up_is_tried_again_without_haste() {
    // A second to think, and the store refuses every other event at the first try.
    let (_folder, store, _room, table, _visitor) = room(2, Some(Clock { base: 1, increment: 0 })).await;
    let end = Instant::now() + Duration::from_secs(120);
    while store.failed.load(Ordering::SeqCst) < FAILURES {
        assert!(Instant::now() < end, "the table stands still");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let events = store.events(&table, 0).await.expect("events").len();
    let failed = store.failed.load(Ordering::SeqCst) as usize;
    assert!(failed <= events + 1, "each event fails once at most: {failed} of {events}");
}
