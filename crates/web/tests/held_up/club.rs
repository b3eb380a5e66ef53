//! The doors of a championship: keys, PINs, links and what is forgotten.

use crate::account::club_desks::{Held, badge, found, house};
use crate::house::House;
use crate::postgres::Postgres;
use club::entry::PersonId;
use club::{Actor, Role};
use std::time::{Duration, Instant};
use web::club::EventId;
use web::http::Limits;

/// An event as the house knows it.
fn event(house: &House, held: &Held) -> std::sync::Arc<web::club::Event> {
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
    let others = entries.tries(&house, "register", &act);
    assert_eq!((others.status, others.body.contains("key_taken")), (409, true), "another person's key: {}", others.body);
    assert_eq!(organiser.decisions(&house), before + 1);
    for bad in ["a\0b", "a\nb", &"x".repeat(65)] {
        assert_eq!(organiser.tries(&house, "register", &[("name", "Rita"), ("key", bad)]).status, 400, "{bad:?}");
    }
    assert_eq!(organiser.decisions(&house), before + 1);
    // A house that wakes the event from its log knows the keys too.
    let standing = event(&house, &organiser);
    let again =
        house.wait(web::club::Clubs::new(std::sync::Arc::clone(house.app.room.store())).event(&standing.id)).expect("again");
    let keyed = |content: &str| web::club::Keyed::new(Some("the first"), content);
    let actor = Actor { person: PersonId(1), role: Role::Organising };
    let decided = house.wait(again.decide(actor, keyed("something else"), |_| Ok(vec![club::Decision::Publish])));
    assert!(matches!(decided, Err(web::club::Undecided::KeyTaken)), "{decided:?}");
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
