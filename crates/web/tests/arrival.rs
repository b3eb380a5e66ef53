//! Somebody arrives when a match has begun, where the game has a place for them (family R38).

use crate::board::{Board, person};
use engine::Seat;
use table::{Denied, Phase, Request};

#[test]
fn f46_a_fifth_person_sits_down_between_the_others_and_joins_from_the_next_hand() {
    let mut board = Board::open("quadrillo", &[("zangano", "may_join"), ("seating", "free"), ("most_hands", "6")]);
    for seat in 0..4 {
        assert!(board.table.due().is_none(), "a chair is empty on which somebody must sit");
        let who = person();
        board.sit(&who, seat).expect("a chair");
        board.persons.push(who);
    }
    board.settle();
    assert_eq!(board.table.phase(), Phase::Playing, "the fifth chair may stay free");

    let (late, too_late) = (person(), person());
    let may_sit = |board: &Board| board.table.visitor_view(Some(&too_late), &[]).rights.sit;
    assert!(may_sit(&board));
    assert_eq!(board.sit(&late, 1), Err(Denied::Begun), "only the free chair");
    let key = board.table.entropy();
    board.sit(&late, 4).expect("the chair that was kept free");
    board.persons.push(late.clone());
    assert_eq!(board.table.entropy(), key, "who comes later adds nothing to the deals that were promised");
    assert_eq!(board.sit(&too_late, 4), Err(Denied::Taken), "one person, and only one");
    assert!(!may_sit(&board));

    let out = |board: &Board| {
        let seats = board.table.visitor_view(None, &[]).view.seats;
        seats.into_iter().filter(|seat| seat.out).map(|seat| seat.seat).collect::<Vec<_>>()
    };
    assert_eq!(out(&board), [Seat::at(4)], "they watch until they ask to join");
    board.ask(&late, Request::Act { action: "join_as_zangano".to_owned() }).expect("they join");
    let deal = board.table.game().deal_number();
    while board.table.game().deal_number() == deal {
        board.act_at_random();
        board.settle();
    }
    let dealer = board.table.game().dealer().expect("a dealer");
    assert_eq!(out(&board), [dealer], "from the next hand on the dealer sits out");
    board.play_to_the_end();
    assert_eq!(board.table.game().ledger().total(), 0);
    board.replays_alike();
}

#[test]
fn where_nobody_may_join_a_begun_match_admits_nobody() {
    let mut board = Board::playing("quadrillo", &[]);
    let late = person();
    assert!(!board.table.visitor_view(Some(&late), &[]).rights.sit);
    assert_eq!(board.sit(&late, 0), Err(Denied::Begun));
}
