//! Another match of the same people, asked for from the page of one that is over.

use crate::board::{Board, name};
use crate::house::House;
use live::Visitor;
use std::time::{Duration, Instant};
use store::{Appended, Listing, Which};
use table::{PersonId, Phase, TableId};
use web::http::{Identity, Limits, Person};

#[test]
fn each_takes_a_seat_one_place_on_and_the_match_begins() {
    let house = House::open(Limits::NONE);
    let mut board = Board::playing("truco", &[("players", "2")]);
    board.play_to_the_end();
    let names = board.persons.iter().map(|_| Some("Ana".to_owned())).collect();
    let listing = Listing { phase: Phase::Over, names, persons: board.persons.clone() };
    let (table_config, table) = (board.table_config(), board.table_config().id);
    let log =
        board.log.iter().map(|event| Appended { table: table.clone(), event: event.clone(), listing: None, results: Vec::new() });
    house.keep(&table_config, &listing, log);
    let bearer = |id: &PersonId| {
        let person = Person { id: id.clone(), name: name("Ana"), standing: Identity::Guest };
        format!("Bearer {}", house.app.signer.sign(&person))
    };
    let rematch = |id: &PersonId| {
        let answer = house.post(&format!("/table/{table}/rematch"), &[("authorization", &bearer(id))], &[]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        answer.header("location").to_owned()
    };
    let stranger = PersonId::new().expect("chance");
    let refused = house.post(&format!("/table/{table}/rematch"), &[("authorization", &bearer(&stranger))], &[]);
    assert_eq!(refused.status, 409, "a stranger asks for nothing");
    let there = rematch(&board.persons[0]);
    assert_eq!(rematch(&board.persons[0]), there, "asked for twice, it is one table");
    assert!(
        house.get(&format!("/table/{table}"), &[("authorization", &bearer(&board.persons[1]))]).body.contains("id=\"rematch\"")
    );
    assert_eq!(rematch(&board.persons[1]), there, "the other comes to the same table");
    let another = TableId::from_text(there.trim_start_matches("/table/")).expect("a table");
    for (seat, person) in board.persons.iter().enumerate() {
        let look = || house.look(&another, Visitor { person: Some(person.clone()), passes: Vec::new() });
        assert_eq!(look().me.map(engine::Seat::index), Some(1 - seat));
        let end = Instant::now() + Duration::from_secs(20);
        while look().phase == Phase::Gathering {
            assert!(Instant::now() < end, "the match does not begin");
            std::thread::yield_now();
        }
    }
}

/// Both ask in the same moment: whoever comes second leaves no empty table behind, whichever of them that is.
#[test]
fn two_who_ask_at_once_meet_at_one_table_and_no_other_stays_open() {
    let house = House::open(Limits::NONE);
    for (game, options) in [("truco", &[("players", "2")][..]), ("cientos", &[]), ("yukon", &[("players", "2")])] {
        let mut board = Board::playing(game, options);
        board.play_to_the_end();
        let names = board.persons.iter().map(|_| Some("Ana".to_owned())).collect();
        let listing = Listing { phase: Phase::Over, names, persons: board.persons.clone() };
        let (table_config, table) = (board.table_config(), board.table_config().id);
        let kept =
            |event: &table::Numbered| Appended { table: table.clone(), event: event.clone(), listing: None, results: Vec::new() };
        house.keep(&table_config, &listing, board.log.iter().map(kept));
        let ask = |id: &PersonId| {
            let person = Person { id: id.clone(), name: name("Ana"), standing: Identity::Guest };
            let bearer = format!("Bearer {}", house.app.signer.sign(&person));
            let answer = house.post(&format!("/table/{table}/rematch"), &[("authorization", &bearer)], &[]);
            assert_eq!(answer.status, 303, "{game}: {}", answer.body);
            answer.header("location").to_owned()
        };
        let (one, other) = std::thread::scope(|scope| {
            let [one, other] = [0, 1].map(|n: usize| {
                scope.spawn({
                    let (ask, who) = (&ask, &board.persons[n]);
                    move || ask(who)
                })
            });
            (one.join().expect("an answer"), other.join().expect("an answer"))
        });
        assert_eq!(one, other, "{game}: they meet");
    }
    let end = Instant::now() + Duration::from_secs(20);
    let open = || house.wait(house.app.room.store().listed(Which::Public(Phase::Gathering), 100)).expect("read");
    while !open().is_empty() {
        assert!(Instant::now() < end, "a table stays open: {:?}", open());
        std::thread::yield_now();
    }
}
