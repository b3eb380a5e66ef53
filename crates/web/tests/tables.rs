//! A table of the room: what may be asked of it, by whom and when, and that its log makes it again.

use crate::board;
use crate::board::{Board, person};
use engine::{Seat, Turn};
use table::{Broken, By, Clock, Denied, Event, Numbered, Occupant, Phase, Request, Table, TableId};

const SPOKEN: &str = "good cards";

#[test]
fn chairs_are_taken_once_and_left_before_the_match() {
    let mut board = Board::open("voltarete", &[]);
    let (ana, bento) = (person(), person());
    assert_eq!(board.ask(&ana, Request::Stand), Err(Denied::NotSeated));
    board.sit(&ana, 0).expect("a free chair");
    assert_eq!(board.sit(&bento, 0), Err(Denied::Taken));
    assert_eq!(board.sit(&ana, 1), Err(Denied::Seated));
    assert_eq!(board.sit(&bento, 3), Err(Denied::NoSuchSeat), "three play");
    assert_eq!(board.sit(&bento, usize::MAX), Err(Denied::NoSuchSeat));
    board.ask(&ana, Request::Stand).expect("he got up");
    board.sit(&bento, 0).expect("the chair is free again");
    assert_eq!(board.table.seat_of(&bento), Some(Seat::at(0)));
    assert_eq!(board.table.seat_of(&ana), None);
    assert_eq!(board.table.phase(), Phase::Gathering);
}

#[test]
fn chairs_are_filled_by_those_at_the_table_and_its_host() {
    let mut board = Board::open("voltarete", &[]);
    let fill = |seat| Request::Fill { seat, level: "random".to_owned() };
    let guest = person();
    assert_eq!(board.ask(&guest, fill(0)), Err(Denied::NotSeated));
    let host = board.host.clone();
    board.ask(&host, fill(0)).expect("who opened the table may");
    board.sit(&guest, 1).expect("a chair");
    assert_eq!(board.ask(&guest, Request::Fill { seat: 2, level: "nobody".to_owned() }), Err(Denied::NoSuchLevel));
    assert_eq!(board.ask(&guest, fill(1)), Err(Denied::Taken));
    board.ask(&guest, fill(2)).expect("who sits may");
    let names: Vec<&str> = board.table.chairs().iter().filter_map(|chair| Some(chair.name()?.as_str())).collect();
    assert_eq!(names.len(), 3);
    assert!(names[0] != names[2], "two players of the room have two names: {names:?}");
}

#[test]
fn the_match_begins_when_all_sit_and_then_nobody_gets_up() {
    let mut board = Board::open("voltarete", &[]);
    let all = [person(), person(), person()];
    for (seat, who) in all.iter().enumerate() {
        assert!(board.table.due().is_none(), "a chair is empty");
        board.sit(who, seat).expect("a chair");
    }
    assert!(matches!(board.table.due().map(|next| next.event), Some(Event::Began)));
    board.settle();
    assert_eq!(board.table.phase(), Phase::Playing);
    assert!(matches!(board.table.game().turn(), Turn::Seats { .. }), "the cards are dealt");
    assert_eq!(board.ask(&all[0], Request::Stand), Err(Denied::Begun));
    assert_eq!(board.sit(&person(), 0), Err(Denied::Begun));
    assert_eq!(board.ask(&all[0], Request::Fill { seat: 0, level: "random".to_owned() }), Err(Denied::Begun));
}

#[test]
fn only_the_person_of_a_seat_acts_for_it() {
    let mut board = Board::playing("voltarete", &[]);
    let (seat, action) = board.some_action();
    let stranger = person();
    let act = || Request::Act { action: action.clone() };
    assert_eq!(board.ask(&stranger, act()), Err(Denied::NotSeated));
    let host = board.host.clone();
    assert_eq!(board.ask(&host, act()), Err(Denied::NotSeated), "who opened the table has no seat by that");
    let other = board.persons[(seat.index() + 1) % board.persons.len()].clone();
    assert!(matches!(board.ask(&other, act()), Err(Denied::Refused(_))), "it is not his turn");
    let own = board.persons[seat.index()].clone();
    assert!(matches!(board.ask(&own, Request::Act { action: "dance".to_owned() }), Err(Denied::Unreadable(_))));
    let before = board.table.number();
    board.ask(&own, act()).expect("his own");
    assert_eq!(board.table.number(), before + 1);
}

#[test]
fn nothing_is_played_before_the_match_nor_after_it() {
    let mut board = Board::open("truco", &[("players", "2")]);
    let ana = person();
    board.sit(&ana, 0).expect("a chair");
    let act = || Request::Act { action: "play 4C".to_owned() };
    for request in [act(), Request::Pause, Request::Leave] {
        assert_eq!(board.ask(&ana, request), Err(Denied::NotBegun));
    }
    let mut board = Board::playing("truco", &[("players", "2")]);
    board.play_to_the_end();
    let ana = board.persons[0].clone();
    for request in [act(), Request::Pause, Request::Leave] {
        assert_eq!(board.ask(&ana, request.clone()), Err(Denied::Over), "{request:?}");
    }
}

#[test]
fn what_is_sent_again_under_its_key_has_its_number() {
    let mut board = Board::playing("voltarete", &[]);
    let (seat, action) = board.some_action();
    let who = board.persons[seat.index()].clone();
    assert_eq!(board.table.number_of(&who, "k1"), None);
    let number = board.ask_keyed(&who, Request::Act { action }, 0, Some("k1")).expect("allowed");
    assert_eq!(board.table.number_of(&who, "k1"), Some(number));
    assert_eq!(board.table.number_of(&board.persons[(seat.index() + 1) % 3], "k1"), None, "another's key is another key");
    assert_eq!(board.replayed().number_of(&who, "k1"), Some(number), "the log remembers");
    board.play_to_the_end();
    let talk = Request::Chat { name: board.name(seat), text: SPOKEN.to_owned() };
    let said = board.ask_keyed(&who, talk, 0, Some("k2")).expect("when all is over");
    assert_eq!(board.table.number_of(&who, "k2"), Some(said), "talk is not said twice either");
}

#[test]
fn an_act_is_taken_back_if_all_agree() {
    let mut board = Board::playing("voltarete", &[]);
    let seat = board.act_with("pass");
    let who = board.persons[seat.index()].clone();
    let others: Vec<_> = board.persons.iter().filter(|other| **other != who).cloned().collect();
    let before = board.views_before_last();
    assert_eq!(board.ask(&others[0], Request::Ask), Err(Denied::NothingToTakeBack), "it was not his");
    assert_eq!(board.ask(&others[0], Request::Grant), Err(Denied::NotAsked));
    board.ask(&who, Request::Ask).expect("he may ask");
    assert_eq!(board.ask(&who, Request::Grant), Err(Denied::NotAsked), "he cannot agree with himself");
    assert_eq!(board.ask(&who, Request::Ask), Err(Denied::NothingToTakeBack), "he has asked");
    board.ask(&others[0], Request::Grant).expect("one agrees");
    assert!(board.table.due().is_none(), "the other has not answered");
    assert_eq!(board.ask(&others[0], Request::Grant), Err(Denied::NotAsked), "once is enough");
    board.ask(&others[1], Request::Grant).expect("both agree");
    assert!(matches!(board.table.due().map(|next| next.event), Some(Event::TookBack)));
    board.settle();
    assert_eq!(board.views(), before, "all see what they saw before the act");
    assert_eq!(board.ask(&who, Request::Ask), Err(Denied::NothingToTakeBack), "it is taken back");
    board.replays_alike();
}

#[test]
fn one_who_does_not_agree_is_enough() {
    let mut board = Board::playing("voltarete", &[]);
    let seat = board.act_with("pass");
    let (who, other) = (board.persons[seat.index()].clone(), board.persons[(seat.index() + 1) % 3].clone());
    let after = board.views();
    board.ask(&who, Request::Ask).expect("he may ask");
    board.ask(&other, Request::Decline).expect("he may not agree");
    assert_eq!(board.table.asked(), None);
    assert_eq!(board.views(), after);
    board.replays_alike();
}

#[test]
fn who_plays_on_has_not_agreed() {
    let mut board = Board::playing("voltarete", &[]);
    let seat = board.act_with("pass");
    let who = board.persons[seat.index()].clone();
    board.ask(&who, Request::Ask).expect("he may ask");
    let next = board.act_with("pass");
    assert_ne!(next, seat);
    assert_eq!(board.table.asked(), None);
    assert_eq!(board.ask(&who, Request::Ask), Err(Denied::NothingToTakeBack), "another has acted since");
}

#[test]
fn players_of_the_room_and_those_away_agree() {
    let mut board = Board::with_bots("voltarete", &[], &[1]);
    while board.to_act() != Seat::at(0) {
        board.act_at_random();
        board.settle();
    }
    board.act_at_random();
    let (ana, clara) = (board.persons[0].clone(), board.persons[2].clone());
    board.ask(&clara, Request::Leave).expect("she leaves");
    if board.table.can_take_back(Seat::at(0)) {
        board.ask(&ana, Request::Ask).expect("she may ask");
        assert!(matches!(board.table.due().map(|next| next.event), Some(Event::TookBack)));
    } else {
        panic!("a bid shows its bidder nothing");
    }
}

#[test]
fn who_has_seen_a_card_by_it_takes_nothing_back() {
    // Whoever buys cards sees them: their hand has faces it did not have.
    let mut board = Board::playing("voltarete", &[("seating", "free")]);
    let mut bought = 0;
    for _ in 0..4_000 {
        if board.table.phase() == Phase::Over {
            break;
        }
        let (seat, action) = board.act_at_random();
        let hand = board.new_faces(seat);
        if hand > 0 {
            bought += 1;
            assert!(!board.table.can_take_back(seat), "`{action}` showed {hand} cards");
            let who = board.persons[seat.index()].clone();
            assert_eq!(board.ask(&who, Request::Ask), Err(Denied::NothingToTakeBack));
        }
        board.settle();
    }
    assert!(bought > 5, "{bought} acts showed cards");
}

#[test]
fn nothing_is_taken_back_when_the_secret_of_the_shuffles_lies_open() {
    for (game, options) in [("truco", &[("players", "2")][..]), ("voltarete", &[("most_hands", "3")])] {
        let mut board = Board::playing(game, options);
        board.play_to_the_end();
        for (seat, who) in board.persons.clone().iter().enumerate() {
            assert!(!board.table.can_take_back(Seat::at(seat)));
            assert_eq!(board.ask(who, Request::Ask), Err(Denied::NothingToTakeBack), "{game}");
        }
        assert!(board.table.visitor_view(None, &[]).revealed.is_some());
    }
}

#[test]
fn another_match_is_asked_for_once_by_those_who_played() {
    let mut board = Board::playing("truco", &[("players", "2")]);
    let another = TableId::new().expect("chance");
    let rematch = || Request::Rematch { table: another.clone() };
    let [one, other] = [0, 1].map(|seat| board.persons[seat].clone());
    assert_eq!(board.ask(&one, rematch()), Err(Denied::NotOver));
    board.play_to_the_end();
    assert_eq!(board.ask(&person(), rematch()), Err(Denied::NotSeated));
    board.ask(&one, rematch()).expect("a rematch");
    assert_eq!(board.ask(&other, rematch()), Err(Denied::Overtaken), "there is one already");
    assert_eq!(board.table.visitor_view(Some(&other), &[]).rematch, Some(another.clone()));
    assert_eq!(board.table.visitor_view(None, &[]).rematch, None, "a watcher is not asked");
}

#[test]
fn a_bot_plays_for_somebody_who_is_gone_until_they_come_back() {
    let mut board = Board::playing("voltarete", &[]);
    let [one, other] = [0, 1].map(|seat| board.persons[seat].clone());
    assert_eq!(board.ask(&person(), Request::Replace { seat: 1 }), Err(Denied::NotSeated));
    assert_eq!(board.ask(&one, Request::Replace { seat: 0 }), Err(Denied::NoSuchSeat), "one leaves by oneself");
    assert_eq!(board.ask(&one, Request::Replace { seat: 9 }), Err(Denied::NoSuchSeat));
    board.ask(&one, Request::Replace { seat: 1 }).expect("a bot plays");
    assert_eq!(board.table.visitor_view(None, &[]).plates[1].is, Occupant::Away);
    assert_eq!(board.ask(&one, Request::Replace { seat: 1 }), Err(Denied::Away), "one plays already");
    board.ask(&other, Request::Return).expect("the chair is theirs");
    assert_eq!(board.table.visitor_view(None, &[]).plates[1].is, Occupant::Person);
}

#[test]
fn a_table_at_rest_waits_and_is_silent() {
    let mut board = Board::playing("voltarete", &[]);
    let (seat, action) = board.some_action();
    let who = board.persons[seat.index()].clone();
    let talk = || Request::Chat { name: board::name("Ana"), text: format!("  {SPOKEN}\n ") };
    assert_eq!(board.ask(&who, talk()), Err(Denied::Silence));
    assert_eq!(board.ask(&who, Request::Resume), Err(Denied::NotPaused));
    board.ask(&who, Request::Pause).expect("a rest");
    assert_eq!(board.ask(&who, Request::Pause), Err(Denied::Paused));
    assert_eq!(board.ask(&who, Request::Act { action: action.clone() }), Err(Denied::Paused));
    assert!(board.table.due().is_none());
    assert_eq!(board.ask(&who, talk()), Err(Denied::Silence), "a rest in the middle of a hand is no time for talk");
    assert_eq!(board.ask(&person(), Request::Resume), Err(Denied::NotSeated));
    let other = board.persons[(seat.index() + 1) % 3].clone();
    board.ask(&other, Request::Resume).expect("whoever sits there");
    assert_eq!(board.ask(&who, talk()), Err(Denied::Silence));
    board.ask(&who, Request::Act { action }).expect("it goes on");
}

#[test]
fn people_talk_before_and_after_a_match() {
    let mut board = Board::open("truco", &[("players", "2")]);
    let (ana, host) = (person(), board.host.clone());
    let talk = |text: &str| Request::Chat { name: board::name("Ana"), text: text.to_owned() };
    assert_eq!(board.ask(&ana, talk(SPOKEN)), Err(Denied::NotSeated));
    board.ask(&host, talk(SPOKEN)).expect("who opened the table may");
    for text in ["", " \n\t ", &"x".repeat(Denied::LONGEST_CHAT + 1)] {
        assert_eq!(board.ask(&host, talk(text)), Err(Denied::Chat));
    }
    board.ask(&host, talk(&"é".repeat(Denied::LONGEST_CHAT))).expect("letters are counted, not bytes");
    for n in 0..100 {
        board.ask(&host, talk(&format!("line {n}"))).expect("talk");
    }
    assert!(board.table.chat().count() <= 40, "not all of it is kept at hand");
    assert_eq!(board.table.chat().last().map(|line| line.text.as_str()), Some("line 99"));
    let mut board = Board::playing("truco", &[("players", "2")]);
    board.play_to_the_end();
    let ana = board.persons[0].clone();
    board.ask(&ana, talk(SPOKEN)).expect("the match is over");
}

#[test]
fn the_room_plays_for_who_leaves_until_he_comes_back() {
    let mut board = Board::playing("voltarete", &[]);
    let (seat, action) = board.some_action();
    let who = board.persons[seat.index()].clone();
    assert_eq!(board.ask(&who, Request::Return), Err(Denied::Here));
    board.ask(&who, Request::Leave).expect("he leaves");
    assert_eq!(board.ask(&who, Request::Leave), Err(Denied::Away));
    for request in [Request::Act { action: action.clone() }, Request::Pause, Request::Ask] {
        assert_eq!(board.ask(&who, request), Err(Denied::Away));
    }
    let next = board.table.room_acts(seat, &action).expect("the room acts for him");
    assert!(matches!(next.event, Event::Acted { by: By::Room, spent: 0, key: None, .. }));
    assert!(board.table.visitor_view(Some(&who), &[]).rights.come_back);
    board.ask(&who, Request::Return).expect("he is back");
    board.ask(&who, Request::Act { action }).expect("and plays");
}

fn left(table: &Table, seat: Seat) -> u64 {
    table.time_left(seat.index()).expect("a clock")
}

#[test]
fn thinking_costs_time_and_an_act_wins_some_back() {
    let mut board = Board::timed("voltarete", Clock { base: 60, increment: 5 });
    let (seat, action) = board.some_action();
    let who = board.persons[seat.index()].clone();
    assert!(board.table.runs(seat.index()));
    assert_eq!(left(&board.table, seat), 60_000);
    let mut thought = [0; 3];
    thought[seat.index()] = 1_500;
    let time = board.table.visitor_view(None, &thought).plates[seat.index()].time.expect("a clock");
    assert_eq!((time.left, time.running), (58_500, true));
    board.ask_keyed(&who, Request::Act { action }, 20_000, None).expect("allowed");
    assert_eq!(left(&board.table, seat), 60_000 - 20_000 + 5_000);
    assert!((0..3).filter(|&n| n != seat.index()).all(|n| left(&board.table, Seat::at(n)) == 60_000));
    assert_eq!(left(&board.replayed(), seat), 45_000, "the log knows it");
}

#[test]
fn who_oversteps_his_time_has_none_left_until_the_room_has_acted_for_him() {
    let mut board = Board::timed("voltarete", Clock { base: 60, increment: 30 });
    let (seat, action) = board.some_action();
    let who = board.persons[seat.index()].clone();
    let late = board.table.time_is_up(seat);
    board.happen(late);
    assert_eq!(left(&board.table, seat), 0);
    assert!(!board.table.runs(seat.index()), "the room plays for him");
    assert_eq!(board.ask(&who, Request::Return), Err(Denied::TimeUp), "to go out and in gives no time");
    let next = board.table.room_acts(seat, &action).expect("the room acts");
    board.happen(next);
    assert_eq!(left(&board.table, seat), 30_000, "time for one act more");
    board.ask(&who, Request::Return).expect("he is back");
    assert_eq!(left(&board.table, seat), 30_000, "one increment");
    assert_eq!(left(&board.replayed(), seat), 30_000);
}

/// The clock is the table's: without an increment nobody who has overstepped it thinks any longer, however often they come back.
#[test]
fn a_clock_without_increment_is_not_evaded_by_coming_back() {
    let mut board = Board::timed("truco", Clock { base: 2, increment: 0 });
    let seat = board.to_act();
    let who = board.persons[seat.index()].clone();
    let late = board.table.time_is_up(seat);
    board.happen(late);
    for _ in 0..6 {
        assert_eq!(board.ask(&who, Request::Return), Err(Denied::TimeUp));
        let (next, action) = board.some_action();
        let acted = board.table.room_acts(next, &action).expect("the room acts");
        board.happen(acted);
        board.settle();
        assert_eq!(left(&board.table, seat), 0);
    }
}

#[test]
fn who_leaves_in_his_turn_has_thought_for_so_long() {
    let mut board = Board::timed("voltarete", Clock { base: 60, increment: 0 });
    let (seat, _) = board.some_action();
    let who = board.persons[seat.index()].clone();
    board.ask_keyed(&who, Request::Leave, 25_000, None).expect("he leaves");
    board.ask(&who, Request::Return).expect("he is back");
    assert_eq!(left(&board.table, seat), 35_000, "to leave and come back gives no time back");
}

#[test]
fn time_rests_with_the_table_and_before_and_after_the_match() {
    let mut board = Board::timed("truco", Clock { base: 60, increment: 0 });
    let seat = board.to_act();
    let who = board.persons[seat.index()].clone();
    assert_eq!(board.ask(&who, Request::Pause), Err(Denied::Timed), "not against the clock of others");
    let others: Vec<_> = board.persons.iter().filter(|other| **other != who).cloned().collect();
    for other in &others {
        board.ask(other, Request::Leave).expect("he goes");
    }
    board.ask(&who, Request::Pause).expect("a rest");
    assert!((0..board.persons.len()).all(|seat| !board.table.runs(seat)));
    board.ask(&who, Request::Resume).expect("on");
    assert!(board.table.runs(seat.index()));
    for other in &others {
        board.ask(other, Request::Return).expect("he comes back");
    }
    board.play_to_the_end();
    assert!((0..board.persons.len()).all(|seat| !board.table.runs(seat)));
    assert!(!Board::open("truco", &[]).table.runs(0));
}

#[test]
fn what_is_said_besides_wins_no_time() {
    // Who may speak without being waited for could otherwise talk themselves as much time as they liked.
    let mut board = Board::timed("truco", Clock { base: 60, increment: 7 });
    let mut besides = 0;
    while board.table.phase() == Phase::Playing && besides < 5 {
        if let Some((seat, action)) = board.some_aside() {
            let (who, before) = (board.persons[seat.index()].clone(), left(&board.table, seat));
            if board.ask(&who, Request::Act { action }).is_ok() {
                besides += 1;
                assert_eq!(left(&board.table, seat), before);
            }
        }
        board.settle();
        if matches!(board.table.game().turn(), Turn::Seats { .. }) {
            board.act_at_random();
        }
        board.settle();
    }
    assert!(besides > 0, "nobody spoke besides");
}

#[test]
fn a_log_makes_its_table_again_for_all_eyes_whatever_was_played() {
    for entry in games::catalogue() {
        for seed in 0..3 {
            let mut board = Board::played_at_random(entry.facts.id, seed, 150);
            board.replays_alike();
            assert!(board.log.len() > 50, "{}", board.log.len());
        }
    }
}

#[test]
fn a_broken_log_is_refused_with_the_number_of_its_event() {
    let board = Board::played_at_random("voltarete", 7, 80);
    let broken = |change: &dyn Fn(&mut Vec<Numbered>)| {
        let mut log = board.log.clone();
        change(&mut log);
        Table::replay(board.table_config(), log).err().expect("refused").to_string()
    };
    let act = board.log.iter().position(|event| matches!(event.event, Event::Acted { .. })).expect("an act");
    let number = board.log[act].number;
    let at = |what: &str| format!("event {number} cannot have happened: {what}");
    let acted = |action: &str, seat| Event::Acted { seat, action: action.to_owned(), by: By::Person, spent: 0, key: None };
    assert!(broken(&|log| log[act].event = acted("dance", 0)).starts_with(&at("`dance` is not an action")));
    assert_eq!(broken(&|log| log[act].event = acted("pass", 7)), at("there is no such seat"));
    assert_eq!(broken(&|log| log[act].event = Event::Began), at("the match has begun"));
    assert_eq!(broken(&|log| log[act].event = Event::TookBack), at("nobody asks"));
    assert_eq!(broken(&|log| log[act].event = Event::Stood { seat: 0 }), at("the match has begun"));
    assert_eq!(broken(&|log| log[act].event = Event::Resumed { seat: 0 }), at("the table is not paused"));
    assert!(broken(&|log| log[act].event = Event::Shuffled { order: "RE 2E".to_owned() }).starts_with(&at("")));
    assert_eq!(broken(&|log| log[act].event = Event::Back { seat: 9 }), at("there is no such seat"));
    let twice = Event::Sat { seat: 0, person: person(), name: board::name("Eva"), entropy: None };
    assert_eq!(broken(&|log| log[1].event = twice.clone()), "event 2 cannot have happened: that seat is taken");
    assert_eq!(broken(&|log| log[1].event = acted("pass", 0)), "event 2 cannot have happened: the match has not begun");
    assert_eq!(broken(&|log| log[1].event = Event::Began), "event 2 cannot have happened: the match has not begun");
    // An event that is missing, or comes twice.
    let last = board.log.len() as u64;
    let later = Numbered {
        number: last + 2,
        at: 0,
        event: Event::Chatted { person: person(), name: board::name("Eva"), text: "x".to_owned(), key: None },
    };
    assert_eq!(broken(&|log| log.push(later.clone())), format!("after event {last} comes event {}", last + 2));
    assert_eq!(
        broken(&|log| log.push(Numbered { number: last, ..later.clone() })),
        format!("after event {last} comes event {last}")
    );
    let no_game = table::TableConfig { game: "whist".to_owned(), ..board.table_config() };
    assert!(matches!(Table::replay(no_game, Vec::new()), Err(Broken::Charter(_))));
}

/// To sit down and get up again is written down each time, but not without end.
#[test]
fn a_table_is_worn_out_by_what_is_not_the_game() {
    let mut board = Board::open("truco", &[]);
    let who = person();
    let worn = (0..5000).find_map(|_| board.sit(&who, 0).and_then(|_| board.ask(&who, Request::Stand)).err());
    assert_eq!(worn, Some(Denied::WornOut));
    assert!(board.log.len() <= 4000, "{} events", board.log.len());
}

/// The same key with the same act is the same act; with another it is a mistake, and nothing is said to have been done.
#[test]
fn a_key_stands_for_one_act() {
    let mut board = Board::playing("voltarete", &[]);
    let (seat, action) = board.some_action();
    let who = board.persons[seat.index()].clone();
    let act = Request::Act { action };
    let number = board.ask_keyed(&who, act.clone(), 0, Some("k")).expect("allowed");
    assert_eq!(board.table.done(&who, "k", &act), Ok(Some(number)));
    assert_eq!(board.table.done(&who, "other", &act), Ok(None));
    assert_eq!(board.table.done(&who, "k", &Request::Act { action: "play 1E".to_owned() }), Err(Denied::KeyTaken));
}
