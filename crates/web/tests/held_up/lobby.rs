//! The lobby belongs to everybody, and what was abandoned goes.

use crate::house::House;
use live::Opening;
use std::num::NonZeroU32;
use store::Change;
use table::Openness;
use web::http::Limits;

/// One stranger opens 110 tables after an honest visitor has opened one.
#[test]
fn one_stranger_does_not_push_others_out_of_the_lobby() {
    let house = House::open(Limits::NONE);
    let (ana, _) = house.person("Ana");
    let honest = house.table(&ana, Opening::of("truco", &[]));
    let (stranger, _) = house.person("Zé");
    let last = (0..110).map(|_| house.table(&stranger, Opening::of("truco", &[]))).last().expect("tables");
    let lobby = house.get("/", &[]).body;
    assert!(lobby.contains(honest.as_str()), "an honest table is pushed out");
    assert!(lobby.contains(last.as_str()) && lobby.contains("/?page=2"));
    let pages: String = (1..=4).map(|page| house.get(&format!("/lobby?page={page}"), &[]).body).collect();
    assert_eq!(pages.matches("id=\"go-").count(), 111, "every table is on some page");
    assert!(!house.get("/lobby?page=4", &[]).body.contains("/?page=5"));
}

/// Thirty-five guests of one address, each with a table, after an honest visitor of another.
#[test]
fn guests_of_one_address_do_not_push_others_out_of_the_lobby() {
    let house = House::open(Limits::NONE);
    let open = |from: &str, name: &str| {
        let answer = house.post("/open/truco", &[("x-forwarded-for", from)], &[("name", name)]);
        answer.header("location").trim_start_matches("/table/").to_owned()
    };
    let honest = open("203.0.113.10", "Ana");
    let many: Vec<String> = (0..35).map(|n| open("203.0.113.9", &format!("Guest {n}"))).collect();
    let lobby = house.get("/", &[]).body;
    assert!(lobby.contains(&honest), "an honest table is pushed out");
    assert_eq!(many.iter().filter(|table| lobby.contains(table.as_str())).count(), 29, "the rest of the page is theirs");
}

/// One address opens tables without end.
#[test]
fn an_address_opens_only_so_many_tables() {
    let house = House::open(Limits { openings: NonZeroU32::new(20).expect("twenty"), ..Limits::NONE });
    let open = |from: &str| house.post("/open/truco", &[("x-forwarded-for", from)], &[("name", "Zé")]).status;
    let answers: Vec<u16> = (0..10).map(|_| open("203.0.113.9")).collect();
    assert!(answers[..5].iter().all(|&answer| answer == 303) && answers[5..].contains(&429), "{answers:?}");
    assert_eq!(open("203.0.113.10"), 303, "somebody else");
}

/// One address gives the house records to keep without end.
#[test]
fn an_address_has_only_so_many_records_kept() {
    let house = House::open(Limits { records: NonZeroU32::new(20).expect("twenty"), ..Limits::NONE });
    let keep = |from: &str, n: usize| {
        let record = format!("spadille 1\n# {n}\ngame truco\n");
        house.post("/replay", &[("x-forwarded-for", from)], &[("record", &record)]).status
    };
    let answers: Vec<u16> = (0..10).map(|n| keep("203.0.113.9", n)).collect();
    assert!(!answers[..5].contains(&429) && answers[5..].contains(&429), "{answers:?}");
    assert_ne!(keep("203.0.113.10", 0), 429, "somebody else");
}

#[test]
fn a_table_that_nobody_began_is_removed_and_a_match_stays() {
    let house = House::open(Limits::NONE);
    let (ana, token) = house.person("Ana");
    let opening = || Opening { openness: Openness::Public, ..Opening::of("yukon", &[("players", "2")]) };
    let (empty, played) = (house.table(&ana, opening()), house.table(&ana, opening()));
    let mut wire = house.socket(&played, &token);
    wire.sit(0);
    assert_eq!(wire.ask(&serde_json::json!({"do": "fill", "seat": 1, "level": "random"}))["kind"], "ack");
    while wire.next_of("sight")["sight"]["phase"] != "playing" {}
    let tomorrow = live::now() + 24 * 60 * 60 * 1000;
    house.change(Change::Sweep { before: tomorrow });
    let lobby = house.get("/", &[]).body;
    assert!(!lobby.contains(empty.as_str()) && lobby.contains(played.as_str()));
    assert_eq!(house.get(&format!("/table/{empty}"), &[]).status, 404);
    house.change(Change::Abandon { before: 1000 });
    assert!(house.get("/", &[]).body.contains(played.as_str()), "something has happened there since");
    house.change(Change::Abandon { before: tomorrow });
    assert!(!house.get("/", &[]).body.contains(played.as_str()), "nothing has happened there for long");
}

/// Figures are for the keeper, secrets of invitations are not looked for where they cannot be, and no byte breaks the database.
#[test]
fn smaller_things() {
    let house = House::open(Limits::NONE);
    assert_eq!(house.get("/metrics", &[]).status, 200);
    assert_eq!(house.get("/metrics", &[("x-forwarded-for", "203.0.113.9")]).status, 404);
    assert_eq!(house.get("/join/%00", &[]).status, 404);
    let login = [("login", "a\0b"), ("password", "nine of the best")];
    assert_eq!(house.post("/account/in", &[], &login).status, 400);
    assert_eq!(house.post("/replay", &[], &[("record", "spadille 1\n# \0\ngame truco\n")]).status, 400);
}
