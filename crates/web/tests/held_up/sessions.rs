//! Who is signed in where: what was ended opens nothing any more.

use crate::house::{Answer, House};
use crate::postgres::Postgres;
use crate::wire::{PATIENCE, Shut};
use live::Opening;
use serde_json::json;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};
use table::Openness;
use web::http::Limits;

const PASSWORD: &str = "nine of the best";
const OTHER: &str = "four of a kind";

/// The token an answer gives to the browser.
fn token(answer: &Answer) -> String {
    let cookie = answer.header("set-cookie");
    let token = cookie.strip_prefix("spadille=").and_then(|rest| rest.split(';').next());
    token.unwrap_or_else(|| panic!("{}: nobody in `{cookie}`", answer.status)).to_owned()
}

/// Sends a form of the account page as this person.
fn form(house: &House, what: &str, token: &str, fields: &[(&str, &str)]) -> Answer {
    let (own, cookie) = (house.url(""), format!("spadille={token}"));
    house.post(&format!("/account/{what}"), &[("cookie", &cookie), ("origin", &own), ("user-agent", "Ana's telephone")], fields)
}

/// Is this token still somebody?
fn is_somebody(house: &House, token: &str) -> bool {
    let page = house.get("/account", &[("cookie", &format!("spadille={token}"))]).body;
    page.contains("/account/name")
}

fn is_member(house: &House, token: &str) -> bool {
    house.get("/account", &[("cookie", &format!("spadille={token}"))]).body.contains("/account/password")
}

#[test]
fn a_token_opens_nothing_after_sign_out_and_a_guests_nothing_after_sign_up() {
    let house = House::open(Limits::NONE);
    let (ana, guest) = house.person("Ana");
    let table = house.table(&ana, Opening { openness: Openness::Invited, ..Opening::of("truco", &[]) });
    house.socket(&table, &guest).sit(0);
    let credentials = [("login", "ana"), ("password", PASSWORD)];
    let member = token(&form(&house, "up", &guest, &credentials));
    assert!(is_member(&house, &member));
    assert!(!is_somebody(&house, &guest), "the guest has become a member");
    assert_eq!(house.knock(&table, &[("authorization", &format!("Bearer {guest}"))]).err(), Some(404));
    let mut wire = house.socket(&table, &member);
    wire.next_of("sight");
    assert_eq!(form(&house, "out", &member, &[]).status, 303);
    assert!(!is_somebody(&house, &member), "signed out");
    assert_eq!(house.knock(&table, &[("authorization", &format!("Bearer {member}"))]).err(), Some(404));
    // An open socket is closed too.
    let end = loop {
        match wire.next(PATIENCE) {
            Ok(_) => {}
            Err(shut) => break shut,
        }
    };
    assert!(!matches!(end, Shut::Silent), "the socket of who signed out stays open");
    assert!(wire.send(&json!({"do": "chat", "text": "still here"})).is_err() || wire.next(PATIENCE).is_err());
}

#[test]
fn devices_are_listed_and_ended_and_a_new_password_ends_all_others() {
    let house = House::open(Limits::NONE);
    let credentials = [("login", "ana"), ("password", PASSWORD)];
    let home = token(&form(&house, "up", "", &credentials));
    let away = token(&form(&house, "in", "", &credentials));
    let third = token(&form(&house, "in", "", &credentials));
    let page = house.get("/account", &[("cookie", &format!("spadille={home}"))]).body;
    assert_eq!(page.matches("Ana&#39;s telephone").count().max(page.matches("Ana's telephone").count()), 3, "{page}");
    let (_, rest) = page.split_once("name=\"session\" value=\"").expect("a device to end");
    let newest = &rest[..32];
    assert_eq!(form(&house, "end", &home, &[("session", newest)]).status, 303);
    assert_eq!([&home, &away, &third].map(|token| is_member(&house, token)).iter().filter(|&&is| is).count(), 2);
    assert!(is_member(&house, &home));
    // Nobody ends what is not theirs.
    let other = token(&form(&house, "up", "", &[("login", "bento"), ("password", PASSWORD)]));
    let (_, rest) = page.rsplit_once("name=\"session\" value=\"").expect("a device to end");
    assert_eq!(form(&house, "end", &other, &[("session", &rest[..32])]).status, 404);
    let wrong = [("password", "not the password"), ("new", OTHER)];
    assert_eq!(form(&house, "password", &home, &wrong).status, 400);
    assert_eq!(form(&house, "password", &home, &[("password", PASSWORD), ("new", OTHER)]).status, 303);
    assert_eq!([&home, &away, &third].map(|token| is_member(&house, token)), [true, false, false]);
    assert_eq!(form(&house, "in", "", &credentials).status, 400, "the old password");
    let again = form(&house, "in", "", &[("login", "ana"), ("password", OTHER)]);
    assert!(is_member(&house, &token(&again)));
}

#[test]
fn a_members_new_name_is_there_at_the_next_sign_in() {
    let house = House::open(Limits::NONE);
    let credentials = [("login", "ana"), ("password", PASSWORD)];
    let home = token(&form(&house, "up", "", &credentials));
    token(&form(&house, "name", &home, &[("name", "Dona Ana")]));
    let again = token(&form(&house, "in", "", &credentials));
    assert!(house.get("/account", &[("cookie", &format!("spadille={again}"))]).body.contains("Dona Ana"));
}

/// Many guesses at one account, each from another address; and another account, for which nobody has to wait.
#[test]
fn wrong_passwords_are_counted_by_account_too() {
    let house = House::open(Limits { sign_ins: NonZeroU32::new(10).expect("ten"), ..Limits::NONE });
    let from = |n: usize, login: &str| {
        let address = format!("203.0.113.{n}");
        let fields = [("login", login), ("password", "a wild guess")];
        house.post("/account/in", &[("x-forwarded-for", &address)], &fields).status
    };
    let answers: Vec<u16> = (0..14).map(|n| from(n, "ana")).collect();
    assert_eq!(answers[..10], [400; 10]);
    assert!(answers[10..].contains(&429), "{answers:?}");
    assert_eq!(from(200, "bento"), 400, "another account");
}

/// A name that is taken for another by the eye is that name: whole-width letters, and letters of another script.
#[test]
fn a_twin_of_a_name_cannot_sign_up() {
    let house = House::open(Limits::NONE);
    let up = |login: &str| form(&house, "up", "", &[("login", login), ("password", PASSWORD)]).status;
    assert_eq!(up("pedro ana"), 303);
    for twin in ["pedro \u{430}n\u{430}", "\u{ff50}\u{ff45}\u{ff44}\u{ff52}\u{ff4f} ana", "PEDRO ANA", "pedr\u{3bf} ana"] {
        assert_eq!(up(twin), 400, "{twin}");
    }
    assert_eq!(up("pedra ana"), 303, "another name");
    let twin = form(&house, "in", "", &[("login", "pedro \u{430}n\u{430}"), ("password", PASSWORD)]);
    assert_eq!(twin.status, 400, "and nobody signs in by it");
}

/// Signed out at one server, signed out at the other, which had just seen them.
#[test]
fn a_session_that_ended_at_one_server_is_none_at_the_other() {
    let server = Postgres::start();
    let database = server.database("sessions");
    let [here, there] = [0; 2].map(|_| House::open_over(&database, Limits::NONE));
    let credentials = [("login", "ana"), ("password", PASSWORD)];
    let member = token(&form(&here, "up", "", &credentials));
    assert!(is_member(&here, &member) && is_member(&there, &member));
    assert_eq!(form(&here, "out", &member, &[]).status, 303);
    let ended = Instant::now();
    while is_member(&there, &member) {
        assert!(ended.elapsed() < Duration::from_secs(3), "still signed in at the other server");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Who shows a token while the database is away is not told that nobody knows them.
#[test]
fn while_the_database_is_away_a_look_is_unavailable_and_nobody_is_a_stranger() {
    let server = Postgres::start();
    let house = House::open_over(&server.database("away"), Limits::NONE);
    let (ana, guest) = house.person("Ana");
    let table = house.table(&ana, Opening { openness: Openness::Invited, ..Opening::of("truco", &[]) });
    server.stop();
    let bearer = format!("Bearer {guest}");
    let cookie = format!("spadille={guest}");
    let paths = [format!("/api/v1/tables/{table}"), "/account".to_owned(), "/mine".to_owned(), format!("/table/{table}")];
    // A database is waited for: all ask at once.
    std::thread::scope(|scope| {
        for path in &paths {
            for header in [("authorization", bearer.as_str()), ("cookie", cookie.as_str())] {
                let house = &house;
                scope.spawn(move || assert_eq!(house.get(path, &[header]).status, 503, "{path} {}", header.0));
            }
        }
        scope.spawn(|| assert_eq!(house.knock(&table, &[("authorization", &bearer)]).err(), Some(503)));
    });
    assert_eq!(house.get("/assets/look.css", &[("cookie", &cookie)]).status, 200, "what needs nobody's name is there");
    server.resume();
    let end = Instant::now() + PATIENCE;
    while house.get(&format!("/table/{table}"), &[("cookie", &cookie)]).status != 200 {
        assert!(Instant::now() < end, "the database is back, and the table is not");
        std::thread::sleep(Duration::from_millis(100));
    }
}
