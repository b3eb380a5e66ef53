//! The rest between two hands: the next one waits for people, and what one did against bots can be taken back.

use crate::board::Board;
use crate::client;
use crate::json::house::House;
use engine::{Seat, Turn, Viewer};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::{Denied, Event, Phase, Request, Table, record};

const GAMES: [&str; 5] = ["voltarete", "truco", "minchiate", "yukon", "grand"];

/// Plays until a hand is over.
fn to_the_end_of_a_hand(board: &mut Board) {
    let hands = board.table.hands().len();
    while board.table.hands().len() == hands {
        assert_eq!(board.table.phase(), Phase::Playing);
        board.act_at_random();
        board.settle();
    }
}

/// What each visitor reads of the rest, as a program does.
fn read(table: &Table) -> String {
    serde_json::to_string(&table.visitor_view(None, &[])).expect("JSON")
}

#[test]
fn the_next_hand_waits_until_each_person_goes_on() {
    for game in GAMES {
        let mut board = Board::that_rests(game, &[1], 1);
        to_the_end_of_a_hand(&mut board);
        if board.table.phase() == Phase::Over {
            assert!(!board.table.rests() && board.table.ended().is_some(), "{game}: the last slip lies there for good");
            continue;
        }
        let people: Vec<usize> = (0..board.persons.len()).filter(|&seat| seat != 1).collect();
        assert!(board.table.rests(), "{game}");
        for (n, &seat) in people.iter().enumerate() {
            let who = board.persons[seat].clone();
            assert!(board.table.due().is_none(), "{game}: nothing is dealt while {} are waited for", people.len() - n);
            assert!(board.table.visitor_view(Some(&who), &[]).rights.go_on);
            assert_eq!(read(&board.replayed()), read(&board.table), "{game}: a house that fell down stands up in the same rest");
            board.ask(&who, Request::GoOn).expect("gone on");
            assert_eq!(board.ask(&who, Request::GoOn), Err(Denied::NotResting), "{game}: once is enough");
        }
        assert!(!board.table.rests(), "{game}");
        while !matches!(board.table.game().turn(), Turn::Shuffle(_)) {
            board.act_at_random();
        }
        assert!(board.table.ended().is_some(), "{game}: the slip lies there until the cards are dealt");
        board.settle();
        assert!(board.table.ended().is_none() && board.table.hands().len() == 1, "{game}");
        board.replays_alike();
    }
}

#[test]
fn nobody_waits_for_ever() {
    let mut board = Board::that_rests("yukon", &[], 1);
    to_the_end_of_a_hand(&mut board);
    let left = board.persons[0].clone();
    board.ask(&left, Request::Leave).expect("gone");
    assert!(!board.table.awaits(Seat::at(0)), "who has left is not waited for");
    let on = board.table.rested().expect("the time is up");
    assert_eq!(on.event, Event::WentOn);
    board.happen(on);
    assert!(!board.table.rests() && board.table.due().is_some());
    board.settle();
    assert!(board.table.rested().is_none(), "there is nothing to wait for");
    board.replays_alike();
}

#[test]
fn a_table_of_bots_never_rests() {
    let mut board = Board::that_rests("yukon", &[0, 1, 2, 3], 1);
    for _ in 0..3 {
        to_the_end_of_a_hand(&mut board);
        assert!(!board.table.rests());
    }
}

#[test]
fn the_slip_says_what_each_won_and_has() {
    for game in GAMES {
        let mut board = Board::that_rests(game, &[1], 4);
        for _ in 0..3 {
            if board.table.phase() == Phase::Over {
                break;
            }
            to_the_end_of_a_hand(&mut board);
            for who in board.persons.clone() {
                let _ = board.ask(&who, Request::GoOn);
            }
            board.settle();
        }
        let mut before: Vec<(Vec<Seat>, i64)> = Vec::new();
        for hand in board.table.hands() {
            for won in &hand.won {
                let stood = before.iter().find(|(seats, _)| *seats == won.seats).map_or(0, |(_, stood)| *stood);
                assert_eq!(stood + won.hand, won.in_all, "{game}: {hand:?}");
            }
            before = hand.won.iter().map(|won| (won.seats.clone(), won.in_all)).collect();
            assert!(hand.paid.iter().all(|line| line.deal == hand.report.number), "{game}");
        }
    }
}

#[test]
fn against_bots_an_act_can_be_taken_back_until_the_next_of_ones_own() {
    let mut taken = 0;
    for seed in 1..20 {
        let mut board = Board::that_rests("grand", &[1, 2, 3], seed);
        let ana = board.persons[0].clone();
        // Ana acts, and the bots after her.
        while board.table.game().turn() != Turn::Over && board.to_act() != Seat::at(0) {
            board.act_at_random();
            board.settle();
        }
        let before = board.table.game().show(Viewer::Seat(Seat::at(0)));
        let steps = record(&board.table_config(), &board.log).expect("a record").steps;
        board.act_at_random();
        board.settle();
        let mut acted = 0;
        while board.table.hands().is_empty()
            && matches!(board.table.game().turn(), Turn::Seats { .. })
            && board.to_act() != Seat::at(0)
        {
            board.act_at_random();
            acted += 1;
        }
        if acted == 0 || !board.table.can_take_back(Seat::at(0)) {
            continue;
        }
        board.ask(&ana, Request::Ask).expect("she may ask");
        board.settle();
        assert_eq!(board.table.game().show(Viewer::Seat(Seat::at(0))), before, "all that followed is taken back with it");
        assert_eq!(record(&board.table_config(), &board.log).expect("a record").steps, steps, "the record says so too");
        assert_eq!(board.ask(&ana, Request::Ask), Err(Denied::NothingToTakeBack));
        board.replays_alike();
        taken += 1;
    }
    assert!(taken > 3, "{taken}");
}

#[test]
fn a_program_is_told_of_the_end_of_a_hand_and_goes_on() {
    let house = House::open();
    let ana = house.person("Ana");
    let terms = json!({"game": "yukon", "options": {"players": "2"}, "pace": "instant"});
    let table = house.post("/tables", &ana, &terms).expect(201)["id"].as_str().expect("an id").to_owned();
    house.post(&format!("/tables/{table}/seats"), &ana, &json!({"seat": 0})).expect(200);
    house.post(&format!("/tables/{table}/bots"), &ana, &json!({"seat": 1, "level": "novice"})).expect(200);
    let end = Instant::now() + Duration::from_secs(90);
    let rests = loop {
        assert!(Instant::now() < end, "a round ends");
        let visitor_view = house.look(&table, &ana);
        if !visitor_view["resting"].is_null() {
            break visitor_view;
        }
        let prompt = &visitor_view["view"]["prompt"];
        if prompt["must"] == true {
            house
                .post(&format!("/tables/{table}/actions"), &ana, &json!({"action": client::answer(&prompt["ways"][0])}))
                .expect(200);
        } else {
            std::thread::sleep(Duration::from_millis(10));
        }
    };
    let hand = &rests["ended"];
    assert!(hand["report"]["outcome"].is_string() && hand["paid"].as_array().is_some_and(|paid| !paid.is_empty()), "{hand}");
    assert_eq!(rests["rights"]["go_on"], true);
    let resting = &rests["resting"];
    assert_eq!(
        (&resting["awaited"], &resting["left"]),
        (&json!([0]), &Value::Null),
        "one person among bots keeps nobody waiting"
    );
    house.post(&format!("/tables/{table}/do/go_on"), &ana, &json!({})).expect(200);
    while !house.look(&table, &ana)["ended"].is_null() {
        assert!(Instant::now() < end, "the next round is dealt");
        std::thread::sleep(Duration::from_millis(10));
    }
}
