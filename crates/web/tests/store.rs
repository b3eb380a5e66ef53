//! What every store must do: one suite, for SQLite in a file and for a PostgreSQL server.

mod club;
mod presence;
mod shared;

use crate::postgres;
use cards::fair::entropy;
use sql::open;
use std::sync::Arc;
use store::{Account, Appended, Blunders, Change, Learnt, Listing, MatchResult, Store, StoreError, Which};
use table::{
    By, Clock, Deadline, Event, Hints, Name, Numbered, Openness, Pace, PersonId, Phase, Rating, Rest, Rival, Skill, TableConfig,
    TableId, Token, rated,
};

fn person() -> PersonId {
    PersonId::new().expect("chance")
}

fn name(text: &str) -> Name {
    Name::from_text(text).expect("a name")
}

fn table_config(openness: Openness) -> TableConfig {
    TableConfig {
        id: TableId::new().expect("chance"),
        game: "truco".to_owned(),
        revision: engine::Revision::FIRST,
        options: vec![("players".to_owned(), "2".to_owned())],
        openness,
        invitation: Token::new().expect("chance"),
        clock: Some(Clock { base: 300, increment: 5 }),
        pace: Pace::Instant,
        deadline: Deadline::default(),
        hints: Hints::default(),
        rest: Rest::None,
        rating: Rating::default(),
        length: table::Length::Whole,
        chairs: table::Chairs::Free,
        host: person(),
        opened: 1_000,
        seed: entropy("a seed"),
    }
}

fn listing(phase: Phase, names: &[Option<&str>], persons: &[&PersonId]) -> Listing {
    let names = names.iter().map(|name| name.map(str::to_owned)).collect();
    Listing { phase, names, persons: persons.iter().map(|&person| person.clone()).collect() }
}

async fn opened(store: &dyn Store, openness: Openness) -> TableConfig {
    let table_config = table_config(openness);
    store.open_table(&table_config, &listing(Phase::Gathering, &[None, None], &[])).await.expect("kept");
    table_config
}

fn chatted(number: u64, text: &str) -> Numbered {
    let event = Event::Chatted { person: person(), name: name("Ana"), text: text.to_owned(), key: None };
    Numbered { number, at: 5_000 + number, event }
}

fn appended(table: &TableId, event: Numbered) -> Appended {
    Appended { table: table.clone(), event, listing: None, results: Vec::new() }
}

/// An event that does more than be kept: the lobby and the results change with it, or not at all.
fn last(table_config: &TableConfig, number: u64, at: u64, who: &PersonId, score: i64) -> Appended {
    let event = Event::Acted { seat: 0, action: "play 4C".to_owned(), by: By::Person, spent: 12, key: Some("k".to_owned()) };
    let result = MatchResult {
        person: who.clone(),
        table: table_config.id.clone(),
        game: table_config.game.clone(),
        score,
        place: 2,
        sides: 2,
        against: store::Against::People,
        side: 1,
        rating: Rating::Unrated,
        skill: None,
        at,
    };
    Appended {
        table: table_config.id.clone(),
        event: Numbered { number, at, event },
        listing: Some(listing(Phase::Over, &[Some("Ana"), Some("Bento")], &[who])),
        results: vec![result],
    }
}

async fn events_come_back_in_their_order(store: &dyn Store) {
    let table = opened(store, Openness::Public).await.id;
    let other = opened(store, Openness::Public).await.id;
    let mut kept = Vec::new();
    for number in 1..=20 {
        let event = chatted(number, &format!("line {number}"));
        store.append(appended(&table, event.clone())).await.expect("kept");
        kept.push(event);
    }
    store.append(appended(&other, chatted(1, "elsewhere"))).await.expect("kept");
    assert_eq!(store.events(&table, 0).await.expect("read"), kept);
    assert_eq!(store.events(&table, 15).await.expect("read"), kept[15..]);
    assert_eq!(store.events(&table, 20).await.expect("read"), []);
    assert_eq!(store.events(&TableId::new().expect("chance"), 0).await.expect("read"), [], "a table that is not there");
}

async fn every_kind_of_event_is_kept_as_it_was(store: &dyn Store) {
    let table = opened(store, Openness::Public).await.id;
    let who = person();
    let all = [
        Event::Sat { seat: 0, person: who.clone(), name: name("Inês"), entropy: Some("ab".repeat(32)) },
        Event::Sat { seat: 1, person: person(), name: name("João"), entropy: None },
        Event::Stood { seat: 1 },
        Event::Filled { seat: 1, level: "random".to_owned(), name: name("Bento") },
        Event::Began,
        Event::Shuffled { order: "4C 5C".to_owned() },
        Event::Acted { seat: 0, action: "play 4C".to_owned(), by: By::Person, spent: 1500, key: Some("a key".to_owned()) },
        Event::Acted { seat: 1, action: "play 5C".to_owned(), by: By::Room, spent: 0, key: None },
        Event::Chatted { person: who, name: name("Inês"), text: "boa!".to_owned(), key: Some("another".to_owned()) },
        Event::Asked { seat: 0 },
        Event::Granted { seat: 1 },
        Event::Declined { seat: 1 },
        Event::TookBack,
        Event::Paused { seat: 0 },
        Event::Resumed { seat: 0 },
        Event::Away { seat: 0, spent: 60_000 },
        Event::Back { seat: 0 },
    ];
    for (event, number) in all.iter().zip(1..) {
        store.append(appended(&table, Numbered { number, at: number, event: event.clone() })).await.expect("kept");
    }
    let kept: Vec<Event> = store.events(&table, 0).await.expect("read").into_iter().map(|event| event.event).collect();
    assert_eq!(kept, all);
}

async fn the_second_event_of_a_number_is_refused_and_changes_nothing(store: &dyn Store) {
    let table_config = opened(store, Openness::Public).await;
    store.append(appended(&table_config.id, chatted(1, "first"))).await.expect("kept");
    let who = person();
    let late = last(&table_config, 1, 9_000, &who, -3);
    assert!(matches!(store.append(late.clone()).await, Err(StoreError::Conflict)));
    assert_eq!(store.events(&table_config.id, 0).await.expect("read").len(), 1);
    assert_eq!(store.results(&who, 10).await.expect("read"), [], "its results would be those of an act that never was");
    let listed = store.listed(Which::Of(table_config.host.clone()), 10).await.expect("read");
    assert_eq!((listed[0].phase, listed[0].changed), (Phase::Gathering, 1_000));
    assert!(store.listed(Which::Of(who), 10).await.expect("read").is_empty());
    // Others who were written together with it are not held up by it, and the number after it is free.
    store.append(appended(&table_config.id, chatted(2, "second"))).await.expect("kept");
}

async fn of_two_who_write_at_once_one_was_first(store: &Arc<dyn Store>) {
    let table = opened(&**store, Openness::Public).await.id;
    for number in 1..=25 {
        let write = |text: String| {
            let (store, table) = (Arc::clone(store), table.clone());
            tokio::spawn(async move { store.append(appended(&table, chatted(number, &text))).await })
        };
        let (one, other) = (write(format!("one {number}")), write(format!("other {number}")));
        let (one, other) = (one.await.expect("no panic"), other.await.expect("no panic"));
        let kept = store.events(&table, number - 1).await.expect("read");
        let [Numbered { event: Event::Chatted { text, .. }, .. }] = kept.as_slice() else { panic!("{kept:?}") };
        match (&one, &other) {
            (Ok(()), Err(StoreError::Conflict)) => assert_eq!(*text, format!("one {number}")),
            (Err(StoreError::Conflict), Ok(())) => assert_eq!(*text, format!("other {number}")),
            both => panic!("{both:?}"),
        }
    }
}

async fn the_lobby_lists_what_is_open_to_all_the_newest_first(store: &dyn Store) {
    let private = opened(store, Openness::Invited).await;
    let mut public = Vec::new();
    for at in 1..=3u64 {
        let table = opened(store, Openness::Public).await;
        let began = Appended {
            listing: Some(listing(Phase::Playing, &[Some("Ana"), None], &[])),
            ..appended(&table.id, Numbered { number: 1, at: 1_000_000 + at, event: Event::Began })
        };
        store.append(began).await.expect("kept");
        public.push(table.id);
    }
    public.reverse();
    let listed = store.listed(Which::Public(Phase::Playing), 3).await.expect("read");
    assert_eq!(listed.iter().map(|table| table.id.clone()).collect::<Vec<_>>(), public);
    assert_eq!(listed[0].names, [Some("Ana".to_owned()), None]);
    assert_eq!((listed[0].game.as_str(), listed[0].changed), ("truco", 1_000_003));
    assert_eq!(store.listed(Which::Public(Phase::Playing), 2).await.expect("read").len(), 2, "as many as were asked for");
    for phase in [Phase::Gathering, Phase::Playing, Phase::Over] {
        let listed = store.listed(Which::Public(phase), 1000).await.expect("read");
        assert!(listed.iter().all(|table| table.id != private.id && table.phase == phase));
    }
}

async fn a_person_finds_the_tables_he_opened_or_sat_at(store: &dyn Store) {
    let table_config = opened(store, Openness::Invited).await;
    let guest = person();
    let sat = Event::Sat { seat: 0, person: guest.clone(), name: name("Ana"), entropy: None };
    let sat = Appended {
        listing: Some(listing(Phase::Gathering, &[Some("Ana"), None], &[&guest])),
        ..appended(&table_config.id, Numbered { number: 1, at: 1, event: sat })
    };
    store.append(sat).await.expect("kept");
    for who in [&guest, &table_config.host] {
        let listed = store.listed(Which::Of(who.clone()), 10).await.expect("read");
        assert_eq!(listed.iter().map(|table| &table.id).collect::<Vec<_>>(), [&table_config.id]);
    }
    assert!(store.listed(Which::Of(person()), 10).await.expect("read").is_empty());
}

async fn an_invitation_leads_to_its_table(store: &dyn Store) {
    let table_config = opened(store, Openness::Invited).await;
    assert_eq!(store.invited(table_config.invitation.as_str()).await.expect("read"), Some(table_config.id));
    for wrong in ["", "x", &"0".repeat(32), "' OR 1=1 --"] {
        assert_eq!(store.invited(wrong).await.expect("read"), None, "{wrong}");
    }
}

async fn a_login_has_one_account(store: &dyn Store) {
    let login = format!("inês-{}", &person().as_str()[..8]);
    let account =
        Account { person: person(), login: login.clone(), hash: "$argon2id$...".to_owned(), name: "Inês".to_owned(), since: 7 };
    store.add_account(&account).await.expect("kept");
    let same_login = Account { person: person(), name: "Another".to_owned(), ..account.clone() };
    assert!(matches!(store.add_account(&same_login).await, Err(StoreError::Conflict)));
    let same_person = Account { login: format!("{login}2"), ..account.clone() };
    assert!(matches!(store.add_account(&same_person).await, Err(StoreError::Conflict)));
    assert_eq!(store.account(&login).await.expect("read"), Some(account.clone()));
    assert_eq!(store.account_of(&account.person).await.expect("read"), Some(account));
    assert_eq!(store.account("nobody").await.expect("read"), None);
    assert_eq!(store.account_of(&person()).await.expect("read"), None);
}

async fn results_are_kept_once_the_newest_first(store: &dyn Store) {
    let who = person();
    for (at, score) in [(100, 5), (300, -7), (200, i64::MIN)] {
        let table_config = opened(store, Openness::Public).await;
        store.append(last(&table_config, 1, at, &who, score)).await.expect("kept");
        // A match that is over twice, as when two servers see its end, counts once.
        store.append(last(&table_config, 2, at + 1_000, &who, score + 1)).await.expect("kept");
    }
    let results = store.results(&who, 10).await.expect("read");
    assert_eq!(
        results.iter().map(|result| (result.at, result.score)).collect::<Vec<_>>(),
        [(300, -7), (200, i64::MIN), (100, 5)]
    );
    assert!(results.iter().all(|result| (result.place, result.sides, result.game.as_str()) == (2, 2, "truco")));
    assert_eq!(store.results(&who, 1).await.expect("read").len(), 1);
}

/// What is believed of two who play three rated matches follows from the three alone: the store takes up what the last made of them.
async fn a_rated_match_goes_on_from_the_one_before(store: &dyn Store) {
    let (one, other) = (person(), person());
    let mut skills = [Skill::default(); 2];
    for (at, places) in [(100, [1, 2]), (200, [1, 2]), (300, [2, 1])] {
        let table_config = opened(store, Openness::Public).await;
        let played = last(&table_config, 1, at, &one, 3);
        let of = |who: &PersonId, n: usize| MatchResult {
            person: who.clone(),
            place: places[n],
            side: n as u32,
            rating: Rating::Rated,
            ..played.results[0].clone()
        };
        let results = vec![of(&one, 0), of(&other, 1)];
        store.append(Appended { results, ..played.clone() }).await.expect("kept");
        let rival = |n: usize| Rival { side: n as u32, place: places[n], skill: skills[n] };
        skills = rated(&[rival(0), rival(1)]).try_into().expect("two");
        for (who, skill) in [&one, &other].into_iter().zip(skills) {
            let newest = store.results(who, 1).await.expect("read").remove(0);
            let kept = newest.skill.expect("a rating");
            assert!(
                (kept.rating - skill.rating).abs() < 1e-9 && (kept.uncertainty - skill.uncertainty).abs() < 1e-9,
                "{newest:?}"
            );
        }
    }
    // A match that is not rated says nothing of anybody.
    let table_config = opened(store, Openness::Public).await;
    store.append(last(&table_config, 1, 400, &one, 3)).await.expect("kept");
    assert_eq!(store.results(&one, 1).await.expect("read")[0].skill, None);
    let found =
        Blunders { person: one.clone(), table: table_config.id, game: table_config.game, judged: 40, given_away: 7, at: 400 };
    for _ in 0..2 {
        store.change(Change::Judged(found.clone())).await.expect("kept");
    }
    assert_eq!(store.blunders(&one, 10).await.expect("read"), [found]);
    assert_eq!(store.blunders(&other, 10).await.expect("read"), []);
    let learnt =
        |progress: &str, at: u64| Learnt { person: one.clone(), game: "truco".to_owned(), progress: progress.to_owned(), at };
    for (progress, at) in [("path 1", 500), ("path 2", 600)] {
        store.change(Change::Learnt(learnt(progress, at))).await.expect("kept");
    }
    assert_eq!(store.progress(&one).await.expect("read"), [learnt("path 2", 600)]);
    assert_eq!(store.progress(&other).await.expect("read"), []);
}

/// Every letter that is written differently somewhere: quotes, Fluent's braces, two code points for one letter, an emoji.
const LETTERS: &str = "'; DROP TABLE events; -- \"{$x}\" \\ ção e\u{301} 🂡 𓀀 \u{202e}";

async fn long_and_foreign_texts_are_kept_to_the_letter(store: &dyn Store) {
    let table = opened(store, Openness::Public).await.id;
    let huge = LETTERS.repeat(20_000);
    for (text, number) in [LETTERS, &huge, "a\u{0}b"].into_iter().zip(1..) {
        let event = chatted(number, text);
        store.append(appended(&table, event.clone())).await.expect("kept");
        assert_eq!(store.events(&table, number - 1).await.expect("read"), [event]);
        let record = TableId::of_text(&format!("{table}{number}"));
        let text = text.replace('\u{0}', "");
        store.keep_record(&record, &text).await.expect("kept");
        store.keep_record(&record, "the same name again").await.expect("no error");
        assert_eq!(store.record(&record).await.expect("read"), Some(text));
    }
    assert_eq!(store.record(&TableId::new().expect("chance")).await.expect("read"), None);
}

async fn a_charter_is_kept_to_the_letter(store: &dyn Store) {
    let table_config = opened(store, Openness::Invited).await;
    let read = store.table_config(&table_config.id).await.expect("read").expect("kept");
    let text = |table_config: &TableConfig| serde_json::to_string(table_config).expect("JSON");
    assert_eq!(text(&read), text(&table_config));
    assert!(store.table_config(&TableId::new().expect("chance")).await.expect("read").is_none());
    let again = store.open_table(&table_config, &listing(Phase::Gathering, &[], &[])).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
}

/// The whole suite over one address.
async fn suite(address: &str) {
    let store = open(address).await.expect("a store");
    store.is_alive().await.expect("alive");
    events_come_back_in_their_order(&*store).await;
    every_kind_of_event_is_kept_as_it_was(&*store).await;
    the_second_event_of_a_number_is_refused_and_changes_nothing(&*store).await;
    of_two_who_write_at_once_one_was_first(&store).await;
    the_lobby_lists_what_is_open_to_all_the_newest_first(&*store).await;
    a_person_finds_the_tables_he_opened_or_sat_at(&*store).await;
    presence::when_people_were_seen_last_is_kept_and_no_late_server_takes_it_back(&*store).await;
    an_invitation_leads_to_its_table(&*store).await;
    a_login_has_one_account(&*store).await;
    results_are_kept_once_the_newest_first(&*store).await;
    a_rated_match_goes_on_from_the_one_before(&*store).await;
    long_and_foreign_texts_are_kept_to_the_letter(&*store).await;
    a_charter_is_kept_to_the_letter(&*store).await;
    club::suite(&store).await;
    all_survives_a_reopening(&store, address).await;
    two_who_open_it_at_once_have_one_secret(address).await;
}

async fn all_survives_a_reopening(store: &Arc<dyn Store>, address: &str) {
    let table_config = opened(&**store, Openness::Public).await;
    let who = person();
    store.append(appended(&table_config.id, chatted(1, LETTERS))).await.expect("kept");
    store.append(last(&table_config, 2, 42, &who, 11)).await.expect("kept");
    let secret = store.secret().await.expect("a secret");
    assert!(secret.len() >= 32, "{} bytes", secret.len());
    let events = store.events(&table_config.id, 0).await.expect("read");
    let again = open(address).await.expect("the same store");
    assert_eq!(again.secret().await.expect("a secret"), secret);
    assert_eq!(again.events(&table_config.id, 0).await.expect("read"), events);
    assert_eq!(again.results(&who, 5).await.expect("read").len(), 1);
    assert_eq!(again.invited(table_config.invitation.as_str()).await.expect("read"), Some(table_config.id.clone()));
    // Both are open: whoever is second to write a number is told so by either.
    again.append(appended(&table_config.id, chatted(3, "again"))).await.expect("kept");
    assert!(matches!(store.append(appended(&table_config.id, chatted(3, "late"))).await, Err(StoreError::Conflict)));
}

async fn two_who_open_it_at_once_have_one_secret(address: &str) {
    let (one, other) = tokio::join!(open(address), open(address));
    let (one, other) = (one.expect("a store"), other.expect("a store"));
    assert_eq!(one.secret().await.expect("a secret"), other.secret().await.expect("a secret"));
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_what_a_store_must_keep() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("new").join("room.db");
    suite(file.to_str().expect("a path in letters")).await;
    suite(&format!("sqlite:{}", folder.path().join("other.db").display())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_what_a_store_must_keep() {
    let server = postgres::Postgres::start();
    suite(&server.database("room")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_houses_that_start_at_once_make_one_database() {
    let server = postgres::Postgres::start();
    let address = server.database("together");
    two_who_open_it_at_once_have_one_secret(&address).await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    two_who_open_it_at_once_have_one_secret(folder.path().join("together.db").to_str().expect("a path")).await;
}

#[tokio::test]
async fn a_store_that_cannot_be_opened_says_why() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("no database");
    std::fs::write(&file, "this is a letter, not a database. ".repeat(100)).expect("written");
    let error = open(file.to_str().expect("a path")).await.err().expect("refused");
    assert!(error.to_string().contains("not a database"), "{error}");
    let under = file.join("under a file.db");
    let error = open(under.to_str().expect("a path")).await.err().expect("refused");
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    let error = open("postgres://spadille@127.0.0.1:1/nobody").await.err().expect("refused");
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
}
