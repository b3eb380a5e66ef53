//! Rows that visitors leave in the database without opening anything: progress of those who learn, and when people were seen.

use crate::house::House;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};
use store::{Account, Change, ClubChange, ClubQuery, Learnt, Plays, SeenAt};
use table::{EventId, PersonId, TableId};
use web::http::Limits;

const GREEDY: &str = "203.0.113.9";

/// One address begins to learn again and again, as somebody new each time. A pupil of that address who has begun goes on.
#[test]
fn one_address_begins_to_learn_only_so_many_games() {
    let house = House::open(Limits { lessons: NonZeroU32::new(20).expect("twenty"), ..Limits::NONE });
    let (pupil, token) = house.person("Ana");
    let bearer = format!("Bearer {token}");
    let known = [("x-forwarded-for", GREEDY), ("authorization", bearer.as_str())];
    let played = |headers: &[(&str, &str)], game: &str| house.post(&format!("/learn/{game}/table"), headers, &[]).status;
    assert_eq!(played(&known, "truco"), 303);
    let answers: Vec<u16> = (0..12).map(|_| played(&[("x-forwarded-for", GREEDY)], "truco")).collect();
    assert!(answers[..4].iter().all(|&status| status == 303) && answers[6..].contains(&429), "{answers:?}");
    assert_eq!(played(&known, "yukon"), 429, "another game of a known pupil");
    assert_eq!(played(&[("x-forwarded-for", "203.0.113.10")], "truco"), 303, "somebody else");
    // An answer to an exercise is progress in a game that was begun.
    let before = house.wait(house.app.room.store().progress(&pupil)).expect("read");
    let answer = house.post("/learn/truco/drill", &known, &[("seed", "7"), ("pick", "0")]);
    assert!(answer.status == 303, "{}: {}", answer.status, answer.body);
    let after = house.wait(house.app.room.store().progress(&pupil)).expect("read");
    assert_eq!((before.len(), after.len()), (1, 1));
    assert_ne!(before[0].progress, after[0].progress, "it is remembered");
}

/// However much one person answers, a row for each game is all, and it stays short.
#[test]
fn one_pupil_leaves_a_short_row_for_each_game() {
    let house = House::open(Limits::NONE);
    let (pupil, token) = house.person("Ana");
    let bearer = format!("Bearer {token}");
    for seed in 0..300 {
        let seed = seed.to_string();
        house.post("/learn/voltarete/drill", &[("authorization", &bearer)], &[("seed", &seed), ("pick", "0")]);
    }
    let rows = house.wait(house.app.room.store().progress(&pupil)).expect("read");
    assert_eq!(rows.len(), 1);
    assert!((1_000..16_000).contains(&rows[0].progress.len()), "{} bytes", rows[0].progress.len());
}

#[test]
fn progress_of_guests_who_do_not_come_back_goes_and_that_of_members_stays() {
    let house = House::open(Limits::NONE);
    let [guest, member, lately] = [0; 3].map(|_| PersonId::new().expect("chance"));
    let learnt = |person: &PersonId, at: u64| {
        let progress = "path 3".to_owned();
        house.change(Change::Learnt(Learnt { person: person.clone(), game: "truco".to_owned(), progress, at }));
    };
    // Times of today: what is older the server itself removes when it starts.
    let now = live::now();
    learnt(&guest, now - 9_000);
    learnt(&member, now - 9_000);
    learnt(&lately, now);
    let (login, hash, name) = ("ana".to_owned(), "none".to_owned(), "Ana".to_owned());
    let account = Account { person: member.clone(), login, hash, name, since: 500 };
    house.wait(house.app.room.store().add_account(&account)).expect("an account");
    house.change(Change::Unlearn { before: now - 5_000 });
    let kept = [&guest, &member, &lately].map(|who| house.wait(house.app.room.store().progress(who)).expect("read").len());
    assert_eq!(kept, [0, 1, 1]);
}

/// Connections are noted of those who sit at a table, in the row of their seat: of others nothing is written, and it goes with the table.
#[test]
fn connections_are_noted_of_those_who_sit_alone() {
    let house = House::open(Limits::NONE);
    let (ana, token) = house.person("Ana");
    let table = house.table(&ana, live::Opening::of("truco", &[]));
    let mut wire = house.socket(&table, &token);
    wire.sit(0);
    let strangers = (0..500).map(|_| (table.clone(), PersonId::new().expect("chance")));
    let nowhere = (0..500).map(|_| (TableId::new().expect("chance"), ana.clone()));
    let people = strangers.chain(nowhere).chain([(table.clone(), ana.clone())]).collect();
    let at = live::now();
    house.change(Change::Seen { people, at });
    let seen = house.wait(house.app.room.store().last_seen(SeenAt::After(0))).expect("read");
    assert!(seen.len() == 1 && seen[0].person == ana && seen[0].table == table, "{seen:?}");
    drop(wire);
    house.change(Change::Sweep { before: at + 24 * 60 * 60 * 1000 });
    assert!(house.wait(house.app.room.store().last_seen(SeenAt::After(0))).expect("read").is_empty(), "the row stays");
}

/// What was abandoned long ago is removed by the next server that starts, without anybody's doing.
#[test]
fn a_server_that_starts_removes_what_was_abandoned() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("room.db").to_string_lossy().into_owned();
    let (guest, club) = (PersonId::new().expect("chance"), EventId::new().expect("chance"));
    {
        let house = House::open_over(&database, Limits::NONE);
        let (person, game, progress) = (guest.clone(), "truco".to_owned(), "path 3".to_owned());
        house.change(Change::Learnt(Learnt { person, game, progress, at: 1_000 }));
        let (config, at, origin, plays) = ("{\"zone\":0}".to_owned(), 1_000, None, Plays::Itself);
        house.change(Change::Club(ClubChange::Found { club: club.clone(), config, at, origin, plays }));
    }
    let house = House::open_over(&database, Limits::NONE);
    let store = house.app.room.store();
    let end = Instant::now() + Duration::from_secs(20);
    while !house.wait(store.progress(&guest)).expect("read").is_empty()
        || !house.wait(store.club(ClubQuery::Charter(&club))).expect("read").is_empty()
    {
        assert!(Instant::now() < end, "it is still there");
        std::thread::sleep(Duration::from_millis(50));
    }
}
