//! The doors of a championship: keys, PINs, links and what is forgotten.

use crate::account::club_desks::{Held, badge, found, house};
use crate::house::House;
use crate::postgres::Postgres;
use club::championship::Source;
use club::entry::PersonId;
use club::incident::IncidentState;
use club::jogo::{Running, State};
use club::options::{CategoryOptions, EventOptions};
use club::simulate::{Day, Trouble, run};
use club::{Actor, Championship, Role};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::time::{Duration, Instant};
use table::EventId;
use web::http::Limits;

/// An event as the house knows it.
fn event(house: &House, held: &Held) -> std::sync::Arc<clubroom::Event> {
    let id = EventId::from_text(held.event().rsplit('/').next().expect("an id")).expect("an id");
    house.wait(house.app.clubs.event(&id)).expect("an event")
}

#[test]
fn the_key_of_an_act_belongs_to_its_person_and_its_content() {
    let house = house();
    let organiser = found(&house);
    organiser.does(&house, "appoint", &[("name", "Ivo"), ("role", "desk_entries")]);
    let entries = organiser.gives(&house, &organiser.person(&house, "Ivo"), "desk_entries");
    let before = organiser.decisions(&house);
    let act = [("name", "Jorge"), ("key", "the first")];
    let first = organiser.tries(&house, "register", &act);
    assert_eq!(
        (first.status, organiser.tries(&house, "register", &act).body),
        (200, first.body),
        "sent again it is the same act"
    );
    assert_eq!(organiser.decisions(&house), before + 1, "and done once");
    let other = organiser.tries(&house, "register", &[("name", "Rita"), ("key", "the first")]);
    assert_eq!((other.status, other.body.contains("key_taken")), (409, true), "another act: {}", other.body);
    // Two telephones may come upon one key: each person's act is their own.
    let own = [("name", "Otávio"), ("key", "the first")];
    let others = entries.tries(&house, "register", &own);
    assert_eq!((others.status, entries.tries(&house, "register", &own).body), (200, others.body), "another person's act, once");
    assert_eq!(organiser.decisions(&house), before + 2);
    for bad in ["a\0b", "a\nb", &"x".repeat(65)] {
        assert_eq!(organiser.tries(&house, "register", &[("name", "Rita"), ("key", bad)]).status, 400, "{bad:?}");
    }
    assert_eq!(organiser.decisions(&house), before + 2);
    // A house that wakes the event from its log knows the keys too.
    let standing = event(&house, &organiser);
    let again =
        house.wait(clubroom::Clubs::new(std::sync::Arc::clone(house.app.room.store())).event(&standing.id)).expect("again");
    let keyed = |content: &str| clubroom::Keyed::new(Some("the first"), content);
    let actor = Actor { person: PersonId(1), role: Role::Organising };
    let decided = house.wait(again.decide(actor, keyed("something else"), |_| Ok(vec![club::Decision::Publish])));
    assert!(matches!(decided, Err(clubroom::Undecided::KeyTaken)), "{decided:?}");
}

#[test]
fn a_link_of_somebody_who_was_never_appointed_shows_and_exports_nothing() {
    let house = house();
    let organiser = found(&house);
    organiser.does(&house, "register", &[("name", "Zé"), ("contact", "tel 5551")]);
    let ze = organiser.person(&house, "Zé");
    for role in ["organising", "evaluating", "desk_entries", "desk_results"] {
        assert_eq!(organiser.post(&house, "/link", &[("person", &ze), ("role", role)]).status, 400, "{role}");
    }
    // Nor does one that was made before, or carried here.
    let event = event(&house, &organiser);
    for role in [Role::Organising, Role::Evaluating, Role::DeskEntries, Role::DeskResults] {
        let issued = house.wait(event.issue(Actor { person: PersonId(ze.parse().expect("a number")), role })).expect("a link");
        let badge = house.wait(event.badge(issued.bearer.link)).expect("a badge").as_str().to_owned();
        let held = Held { path: format!("{}/desk/{}", organiser.event(), issued.bearer.link), badge };
        for what in ["", "/event.jsonl", "/live", "/paper/receipts.pdf", "/paper/incidents.pdf"] {
            assert_eq!(held.get(&house, what).status, 404, "{role:?}{what}");
        }
        assert_eq!(held.post(&house, "/link", &[("person", "1"), ("role", "player")]).status, 404, "{role:?}");
    }
    organiser.does(&house, "appoint", &[("person", &ze), ("role", "organising")]);
    let held = organiser.gives(&house, &ze, "organising");
    assert_eq!(held.get(&house, "/event.jsonl").status, 200, "who was appointed has it all");
}

/// A day with so many complaints in a thousand jogos, as far as the first moment at which it stands so.
fn day_until(incidents: usize, stands: impl Fn(&Championship) -> bool) -> Championship {
    let trouble = Trouble { incidents, ..Trouble::default() };
    let (options, event) = (CategoryOptions::of_titulars(2), EventOptions::default());
    let whole = run(&Day { entries: 8, titulars: 2, options, event, trouble, seed: 7 }).expect("a day");
    let mut day = Championship::new();
    for logged in whole.log() {
        day.accept(Source::Store, logged.clone()).expect("a decision");
        if stands(&day) {
            return day;
        }
    }
    panic!("it never stands so")
}

/// An event in the room as this day stands.
fn taken_over(house: &House, day: Championship) -> std::sync::Arc<clubroom::Event> {
    house.wait(house.app.clubs.take_over(&clubroom::EventConfig { zone: 0, demo: None }, None, day)).expect("an event")
}

/// A desk of an event: the link of an actor, which is opened.
fn desk_of(house: &House, event: &clubroom::Event, person: PersonId, role: Role) -> Held {
    let issued = house.wait(event.issue(Actor { person, role })).expect("a link");
    let badge = house.wait(event.badge(issued.bearer.link)).expect("a badge").as_str().to_owned();
    Held { path: format!("/club/{}/desk/{}", event.id, issued.bearer.link), badge }
}

/// R37: the second member rules by their own link. Nobody is two members: by naming others, by saying it twice or in another role.
#[test]
fn two_members_are_two_who_each_rule_by_their_own_link() {
    let house = house();
    let is_reported = |incident: &club::incident::Incident| incident.state == IncidentState::UnderReview;
    let event = taken_over(&house, day_until(1000, |day| day.incidents.values().any(is_reported)));
    let (&incident, _) = event.standing().incidents.iter().find(|(_, incident)| is_reported(incident)).expect("a complaint");
    let number = incident.0.to_string();
    let [evaluating, organising] = [Role::Evaluating, Role::Organising].map(|role| desk_of(&house, &event, PersonId(2), role));
    let joint = format!(r#"{{"decision":{{"decision":"uphold","incident":{number},"members":[1,2]}}}}"#);
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let (name, value) = evaluating.shown();
    let posted = agent.post(house.url(&format!("{}/decide", evaluating.path)));
    let posted = posted.header(name, &value).header("content-type", "application/json").send(joint).expect("an answer");
    assert_eq!(posted.status().as_u16(), 409, "one member who names another");
    let ruled = || event.standing().incidents[&incident].state.clone();
    assert_eq!(ruled(), IncidentState::UnderReview);
    evaluating.does(&house, "uphold", &[("incident", &number)]);
    for (held, what) in [(&evaluating, "twice"), (&organising, "in another role")] {
        assert_eq!(held.tries(&house, "uphold", &[("incident", &number)]).status, 409, "{what}");
        assert!(matches!(ruled(), IncidentState::Proposed { .. }), "{what}: {:?}", ruled());
    }
    desk_of(&house, &event, PersonId(1), Role::Organising).does(&house, "uphold", &[("incident", &number)]);
    assert!(matches!(ruled(), IncidentState::Upheld { .. }), "{:?}", ruled());
}

/// One player sends complaint after complaint, each as large as a form may be: few are taken, each is short, and papers are drawn as before.
#[test]
fn complaints_of_one_player_do_not_fill_the_papers_of_an_event() {
    let house = house();
    let is_played = |day: &Championship| day.jogos.values().any(|jogo| jogo.state == State::Running(Running::Playing));
    let event = taken_over(&house, day_until(0, is_played));
    let standing = event.standing();
    let (jogo, at) = standing.jogos.iter().find(|(_, at)| at.state == State::Running(Running::Playing)).expect("a jogo");
    let players = [0, 1].map(|side| at.line_up[side].as_deref().expect("a line-up")[0]);
    let (player, accused) = (desk_of(&house, &event, players[0], Role::Player), players[1].0.to_string());
    let huge = "x".repeat(60_000);
    let form = [("jogo", jogo.0.to_string()), ("ground", "VIII".to_owned()), ("person", accused), ("text", huge)];
    let form = form.each_ref().map(|(name, value)| (*name, value.as_str()));
    let answers: Vec<u16> = (0..40).map(|_| player.tries(&house, "report", &form).status).collect();
    let taken = answers.iter().filter(|&&status| status == 200).count();
    assert!(taken <= 30 && answers[30..].iter().all(|&status| status == 409), "{answers:?}");
    let organiser = desk_of(&house, &event, PersonId(1), Role::Organising);
    let file = organiser.get(&house, "/event.jsonl").body;
    assert!(file.lines().all(|line| line.len() < 2_000), "a line of the log is longer");
    let paper = organiser.get(&house, "/paper/incidents.pdf");
    assert!(paper.status == 200 && paper.body.len() < 500_000, "{}: {} bytes", paper.status, paper.body.len());
}

#[test]
fn a_draft_is_in_no_list_until_it_is_published() {
    let house = house();
    let organiser = found(&house);
    let is_listed = || house.get("/clubs", &[]).body.contains(organiser.event());
    assert!(!is_listed(), "a draft");
    organiser.does(&house, "publish", &[]);
    assert!(is_listed(), "published");
}

/// How somebody is reached, as nothing else is written.
const CONTACT: &str = "tel 55 51 98765 4321";

/// An event with somebody who can be reached.
fn reached(house: &House) -> Held {
    let organiser = found(house);
    organiser.does(house, "publish", &[]);
    organiser.does(house, "open_entries", &[("category", "individual")]);
    for n in 0..12 {
        let (name, contact) = (format!("Davi {n}"), format!("{CONTACT} {n}"));
        organiser.does(house, "enter", &[("category", "individual"), ("player", &name), ("contact", &contact), ("paid", "yes")]);
    }
    organiser
}

fn archive(house: &House, organiser: &Held) {
    organiser.does(house, "cancel", &[("text", "chuva")]);
    organiser.does(house, "archive", &[]);
}

fn holds(file: &std::path::Path, text: &str) -> bool {
    std::fs::read(file).unwrap_or_default().windows(text.len()).any(|window| window == text.as_bytes())
}

#[test]
fn after_an_archive_contacts_are_gone_from_the_free_space_of_the_file_too() {
    let house = house();
    let organiser = reached(&house);
    let files = ["room.db", "room.db-wal"].map(|file| house.folder().join(file));
    assert!(files.iter().any(|file| holds(file, CONTACT)), "it was written down");
    archive(&house, &organiser);
    for file in &files {
        assert!(!holds(file, CONTACT), "{} still holds it", file.display());
    }
    assert!(files.iter().any(|file| holds(file, "Davi 3")), "names stay");
}

/// The value of a pragma of a file.
async fn pragma(file: &std::path::Path, pragma: &'static str) -> i64 {
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.expect("a connection");
    sqlx::query_scalar(pragma).fetch_one(&mut connection).await.expect("a value")
}

/// Writes letters with how to reach people into a file, and deletes them as it was done before deleted data was overwritten.
async fn deletes_as_it_was_done(file: &std::path::Path) {
    let options = SqliteConnectOptions::new().filename(file).pragma("secure_delete", "OFF");
    let mut connection = options.connect().await.expect("a connection");
    let letter = "INSERT INTO club_log (club, number, at, act, body) VALUES ('forgotten', $1, 1, $2, $3)";
    for n in 0..50 {
        let body = format!("{CONTACT} {}", "x".repeat(3000));
        sqlx::query(letter).bind(n).bind(format!("#{n}")).bind(body).execute(&mut connection).await.expect("written");
    }
    sqlx::query("DELETE FROM club_log WHERE club = 'forgotten'").execute(&mut connection).await.expect("deleted");
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await.expect("in the file");
    connection.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_deleted_before_is_cleared_from_an_old_file_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, log) = (folder.path().join("room.db"), folder.path().join("room.db-wal"));
    let opened = async || sql::open(&file.to_string_lossy()).await.expect("a store").close().await.expect("closed");
    opened().await;
    deletes_as_it_was_done(&file).await;
    assert!(holds(&file, CONTACT), "it is in the free space");
    // A file that is marked is left as it is: it would be rewritten at every start.
    opened().await;
    assert!(holds(&file, CONTACT) && pragma(&file, "PRAGMA freelist_count").await > 0, "rewritten without need");
    let mut connection = SqliteConnectOptions::new().filename(&file).connect().await.expect("a connection");
    sqlx::query("PRAGMA user_version = 0").execute(&mut connection).await.expect("an old file");
    connection.close().await.expect("closed");
    opened().await;
    assert!(!holds(&file, CONTACT) && !holds(&log, CONTACT), "it is still there");
    assert_eq!((pragma(&file, "PRAGMA user_version").await, pragma(&file, "PRAGMA freelist_count").await), (1, 0));
}

/// A server may stop between an archive and the rewriting of the table, and an archive may be older than any rewriting.
#[test]
fn contacts_that_a_server_left_in_the_table_are_cleared_by_the_next() {
    let server = Postgres::start();
    let address = server.database("stopped");
    let house = House::open_over(&address, Limits::NONE);
    let organiser = reached(&house);
    archive(&house, &organiser);
    let table = || {
        server.query("stopped", "CHECKPOINT");
        server.data().join(server.query("stopped", "SELECT pg_relation_filepath('club_log')").trim())
    };
    let cleared = |what: &str| {
        let end = Instant::now() + Duration::from_secs(30);
        while holds(&table(), CONTACT) || server.query("stopped", "SELECT 1 FROM house WHERE name = 'scrubbed'").is_empty() {
            assert!(Instant::now() < end, "{what}");
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    cleared("the first server");
    drop(house);
    server.query("stopped", "DELETE FROM house WHERE name = 'scrubbed'");
    let letter = format!("INSERT INTO club_log (club, number, at, act, body) VALUES ('forgotten', 1, 1, '#1', '{CONTACT}')");
    server.query("stopped", &letter);
    server.query("stopped", "DELETE FROM club_log WHERE club = 'forgotten'");
    assert!(holds(&table(), CONTACT), "it is in the table's file");
    let _house = House::open_over(&address, Limits::NONE);
    cleared("the next server");
}

/// What the write-ahead log of the database keeps is its keeper's matter; the file of the table is ours.
#[test]
fn after_an_archive_contacts_are_gone_from_the_table_of_a_database_server() {
    let server = Postgres::start();
    let house = House::open_over(&server.database("forgets"), Limits::NONE);
    let organiser = reached(&house);
    let table = || {
        server.query("forgets", "CHECKPOINT");
        server.data().join(server.query("forgets", "SELECT pg_relation_filepath('club_log')").trim())
    };
    assert!(holds(&table(), CONTACT), "it was written down");
    archive(&house, &organiser);
    let end = Instant::now() + Duration::from_secs(30);
    while holds(&table(), CONTACT) {
        assert!(Instant::now() < end, "it is still there");
        std::thread::sleep(Duration::from_millis(100));
    }
    assert!(holds(&table(), "Davi 3"), "names stay");
}

/// Many wrong PINs from one address, and then the owner's right one from another: on two servers over one database.
#[test]
fn wrong_pins_are_counted_on_all_servers_and_shut_nobody_out_but_who_typed_them() {
    let server = Postgres::start();
    let database = server.database("pins");
    let [here, there] = [0; 2].map(|_| House::open_over(&database, Limits::NONE));
    let organiser = found(&here);
    organiser.does(&here, "appoint", &[("name", "Eva"), ("role", "evaluating")]);
    let (address, pin) = organiser.issues(&here, &organiser.person(&here, "Eva"), "evaluating");
    let wrong = if pin == "000000" { "111111" } else { "000000" };
    let tries = |house: &House, from: &str, pin: &str| house.post(&address, &[("x-forwarded-for", from)], &[("pin", pin)]);
    let guesses: Vec<u16> = (0..6).map(|n| tries([&here, &there][n % 2], "203.0.113.9", wrong).status).collect();
    assert_eq!(guesses, [401, 401, 401, 401, 401, 429], "counted together");
    for house in [&here, &there] {
        assert_eq!(tries(house, "203.0.113.9", &pin).status, 429, "shut, also for the right PIN");
    }
    // A server that has just been started knows it too.
    let later = House::open_over(&database, Limits::NONE);
    assert_eq!(tries(&later, "203.0.113.9", &pin).status, 429);
    let opened = tries(&there, "203.0.113.10", &pin);
    assert_eq!(opened.status, 303, "the owner comes from another address");
    let held = Held { path: opened.header("location").to_owned(), badge: badge(&opened) };
    assert_eq!(held.get(&here, "").status, 200);
    // Many addresses together have one try each; who has not tried yet still comes in.
    let guesses: Vec<u16> = (20..80).map(|n| tries(&here, &format!("203.0.113.{n}"), wrong).status).collect();
    assert!(guesses.iter().all(|&status| status == 401), "{guesses:?}");
    assert_eq!(tries(&here, "203.0.113.20", wrong).status, 429, "under attack there is one try");
    assert_eq!(tries(&here, "203.0.113.10", &pin).status, 303, "the owner comes in all the same");
}
