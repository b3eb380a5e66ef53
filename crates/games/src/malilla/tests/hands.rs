//! Whole hands, through the table (AC22, AC23, AC36; R18-R31).

use super::super::state::Phase;
use super::harness::{
    CAPOTE, CAPOTE_PLAY, FULL, FULL_PLAY, balance, deal, dealt, play_out, plays, refuses, table, tricks, try_table,
};
use engine::{Game, Seat, SeatSet, Turn, Viewer};

/// The balance after the one deal, before the next is turned up.
fn played(heading: &str, hands: [&str; 4], play: [&str; 12]) -> (super::super::Malilla, i64) {
    let mut game = dealt(heading, hands);
    tricks(&mut game, &play);
    let won = balance(&game);
    (game, won)
}

#[test]
fn ac22_a_full_hand() {
    let (game, won) = played("", FULL, FULL_PLAY);
    let counted = game.match_state.last.expect("a hand is counted");
    assert_eq!((counted.points, won), ([44, 28], 5));
    let report = &game.reports()[0];
    assert_eq!((report.outcome, report.tricks.as_slice()), (Some("won"), &[4, 0, 2, 6][..]));
    assert_eq!(report.ended.as_ref().map(|msg| msg.id), Some("malilla-ended-won"));
    assert_eq!(played("setup favorito B", FULL, FULL_PLAY).1, 10);
    assert_eq!(played("setup favorito B; option mari_perez true", FULL, FULL_PLAY).1, 20);
    assert_eq!(played("setup favorito O; option mari_perez true", FULL, FULL_PLAY).1, 10);
}

#[test]
fn ac23_a_capote() {
    let (game, won) = played("", CAPOTE, CAPOTE_PLAY);
    let counted = game.match_state.last.expect("a hand is counted");
    assert_eq!((counted.points, won), ([72, 0], 68));
    assert_eq!(game.reports()[0].outcome, Some("capote"));
    assert_eq!(played("setup favorito E", CAPOTE, CAPOTE_PLAY).1, 136);
}

#[test]
fn r18_r20_twelve_tricks_are_always_played() {
    let mut game = dealt("", FULL);
    for line in
        ["0 show_hand", "0 lift", "1 call lead 0", "0 correct 9C", "0 keep", "0 warn", "0 return_trick", "0 call_renuncio 1 1"]
    {
        refuses(&mut game, line, "malilla R17");
    }
    refuses(&mut game, "0 content", "malilla R14");
    refuses(&mut game, "0 lead_out_of_turn 9C", "malilla R17");
    tricks(&mut game, &FULL_PLAY[..11]);
    assert_eq!(game.open.takers.len(), 11);
}

/// malilla:jugar.3, jugar.4: one's own pair's tricks, or where it is agreed the last one alone.
#[test]
fn r19_own_tricks_may_be_looked_at() {
    let looks = |heading: &str, seat: usize, lead: &str| {
        let mut game = dealt(heading, FULL);
        tricks(&mut game, &FULL_PLAY[..2]);
        plays(&mut game, lead);
        let centre = super::super::Malilla::show(&game.view(Viewer::Seat(Seat::at(seat)))).centre;
        (centre.taken.iter().map(|trick| trick.number).collect::<Vec<_>>(), centre.last_trick.len())
    };
    // Both tricks are of seats 0 and 2; the second lies open for all until the next card is led.
    for seat in [0, 2] {
        assert_eq!((looks("", seat, ""), looks("", seat, "2O")), ((vec![1, 2], 4), (vec![1, 2], 4)));
    }
    assert_eq!((looks("", 1, ""), looks("", 1, "2O")), ((vec![], 4), (vec![], 0)));
    for seat in 0..4 {
        assert_eq!(looks("option view_tricks last_only", seat, "2O"), (vec![2], 4));
    }
}

#[test]
fn r21_the_points_of_both_sides_come_to_72() {
    let mut game = table("");
    while game.turn() != Turn::Over {
        deal(&mut game, &["2O"], "");
        play_out(&mut game);
        let counted = game.match_state.last.expect("a hand is counted");
        assert_eq!(counted.points.iter().sum::<i64>(), 72);
    }
}

#[test]
fn r26_mari_perez_doubles_the_first_and_the_last_round() {
    let times = |heading: &str, deal: u32| {
        let mut game = table(&format!("option mari_perez true; setup deal {deal}; {heading}"));
        assert_eq!(game.deal_number(), deal);
        super::harness::deal(&mut game, &["2O"], "");
        game.multiplier()
    };
    let of_three: Vec<i64> = (1..=12).map(|deal| times("", deal)).collect();
    assert_eq!(of_three, [2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2]);
    assert_eq!((1..=4).map(|deal| times("option vueltas 1", deal)).collect::<Vec<_>>(), [2; 4], "the first round is the last");
    assert!(try_table("setup deal 13").is_err());
}

#[test]
fn ac36_r29_settlement() {
    let mut game = table("option tanto_value 2; option vueltas 1; setup deal 4; setup balance 120; setup dealer 3");
    deal(&mut game, &FULL, "");
    tricks(&mut game, &FULL_PLAY);
    assert_eq!((game.open.phase, game.turn()), (Phase::Over, Turn::Over));
    let held: Vec<i64> = Seat::first(4).map(|seat| game.ledger().balance(seat)).collect();
    assert_eq!(held, [250, -250, 250, -250]);
    assert_eq!(game.winners(), SeatSet::of(Seat::at(0)).with(Seat::at(2)));
    refuses(&mut game, "0 play 9C", "malilla R30");
}

#[test]
fn r30_a_match_is_so_many_rounds() {
    let mut game = table("option vueltas 2");
    let mut deals = 0;
    while game.turn() != Turn::Over {
        deal(&mut game, &["2O"], "");
        play_out(&mut game);
        deals += 1;
    }
    assert_eq!((deals, game.most_deals()), (8, 8));
}

#[test]
fn r31_what_is_carried_from_hand_to_hand() {
    let mut game = dealt("setup favorito B", FULL);
    tricks(&mut game, &FULL_PLAY);
    assert_eq!((balance(&game), game.dealer(), game.match_state.favorito), (10, Some(Seat::at(0)), Some(::cards::Suit::Bastos)));
    assert!(game.open.plays.is_empty() && game.open.turned.is_none());
}
