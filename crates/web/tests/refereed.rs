//! A table with a referee: the person who opened it takes no seat, is called, stops the table, and lets it go on.

use crate::board::{Board, name, person};
use table::{Clock, Denied, Phase, Request};

fn talk() -> Request {
    Request::Chat { name: name("Ana"), text: "two cards lay on the table".to_owned() }
}

#[test]
fn the_referee_takes_no_seat_stops_the_table_when_called_and_lets_it_go_on() {
    let mut board = Board::refereed("voltarete", Some(Clock { base: 300, increment: 3 }));
    let waits = (0..board.persons.len()).find(|&seat| !board.table.runs(seat)).expect("a player who is not to act");
    let (host, ana) = (board.host.clone(), board.persons[waits].clone());
    assert_eq!(board.table.phase(), Phase::Playing);
    let [referee, player] = [&host, &ana].map(|who| board.table.visitor_view(Some(who), &[]));
    assert!(referee.refereed && referee.rights.halt && !referee.rights.sit && referee.me.is_none());
    assert!(
        player.refereed && !player.rights.halt && player.rights.pause,
        "a player calls, also while the clock of another runs"
    );
    assert!(
        referee.view.seats.iter().all(|seat| matches!(seat.hand, engine::show::HandView::Backs(_))),
        "a referee sees no hand"
    );

    let to_act = (0..board.persons.len()).find(|&seat| board.table.runs(seat)).expect("a player to act");
    let thinks = board.persons[to_act].clone();
    assert_eq!(board.ask(&thinks, Request::Pause), Err(Denied::Timed), "nobody stops their own clock");

    assert_eq!(board.ask(&ana, Request::Halt), Err(Denied::NotReferee));
    assert_eq!(board.ask(&host, talk()), Err(Denied::Silence), "nobody talks while the hand is played");
    board.ask(&ana, Request::Pause).expect("called");
    assert_eq!(board.ask(&ana, talk()), Err(Denied::Silence), "nor before the referee has come");
    board.ask(&host, Request::Halt).expect("stopped");
    assert_eq!(board.ask(&host, Request::Halt), Err(Denied::Halted));
    for who in [&host, &ana] {
        board.ask(who, talk()).expect("the referee presides");
    }
    assert_eq!(board.ask(&ana, Request::Resume), Err(Denied::Halted), "it goes on when the referee says so");
    let (seat, action) = board.some_action();
    let who = board.persons[seat.index()].clone();
    assert_eq!(board.ask(&who, Request::Act { action: action.clone() }), Err(Denied::Paused));
    assert!(board.table.visitor_view(Some(&host), &[]).rights.release);
    assert_eq!(board.ask(&ana, Request::Release), Err(Denied::NotReferee));
    board.ask(&host, Request::Release).expect("it goes on");
    board.ask(&who, Request::Act { action }).expect("whoever called it");
    board.replays_alike();
}

#[test]
fn a_referee_is_no_player_and_at_other_tables_there_is_none() {
    let mut board = Board::refereed_and_empty("yukon");
    let (host, stranger) = (board.host.clone(), person());
    assert_eq!(board.sit(&host, 0), Err(Denied::IsReferee));
    board.sit(&stranger, 0).expect("whoever comes plays");
    let mut plain = Board::playing("yukon", &[]);
    let host = plain.host.clone();
    assert_eq!(plain.ask(&host, Request::Halt), Err(Denied::NotReferee));
    let visitor_view = plain.table.visitor_view(Some(&host), &[]);
    assert!(!visitor_view.refereed && !visitor_view.rights.halt && !visitor_view.rights.release);
}
