//! Sitting down, the deal, drawing after each trick, the round to its end (Y2, Y19-Y22, Y29, Y30; R1, R13).

use super::super::state::Phase;
use super::harness::{cards, deal, draw, happens, play_out, plays, refuses, table, try_table};
use engine::{Game, Pile, Seat, Turn};

#[test]
fn yukon_y2() {
    for (players, stock, tricks) in [(4, 32, 13), (3, 36, 17), (2, 42, 26)] {
        let mut game = table(&format!("option players {players}"));
        deal(&mut game, &["3O"], "");
        assert_eq!(game.hidden.stock.len(), stock);
        play_out(&mut game);
        let report = &game.reports()[0];
        assert_eq!(report.tricks.iter().map(|&tricks| usize::from(tricks)).sum::<usize>(), tricks);
    }
}

#[test]
fn yukon_y19() {
    let mut game = table("");
    deal(&mut game, &["7C", "RC", "1C", "2C"], "9O 4C SB 2E");
    plays(&mut game, "7C RC 1C 2C");
    for (seat, card) in [(2, "9O"), (3, "4C"), (0, "SB"), (1, "2E")] {
        assert!(game.hand(Seat::at(seat)).contains_all(cards(card)), "{card} is drawn by {seat}");
        assert_eq!(game.hand(Seat::at(seat)).len(), 5);
    }
    assert_eq!(game.turn(), Turn::of(Seat::at(2)));
}

#[test]
fn yukon_y20() {
    let mut game = table("");
    deal(&mut game, &["3O"], "");
    while !game.hidden.stock.is_empty() {
        let seat = game.open.to_play;
        let card = game.playable(seat).first().expect("a card");
        happens(&mut game, &format!("{seat} play {card}"));
    }
    assert_eq!(Seat::first(4).map(|seat| game.hand(seat).len()).collect::<Vec<_>>(), [5; 4]);
    assert_eq!(game.open.takers.len(), 8);
    play_out(&mut game);
    assert_eq!(game.reports()[0].tricks.iter().sum::<u8>(), 13);
}

#[test]
fn yukon_y21() {
    let mut game = table("setup dealer 3");
    let mut layout = Vec::new();
    game.layout(&mut layout);
    assert_eq!(layout[..5], [0, 1, 2, 3, 0].map(|seat| Pile::Hand(Seat::at(seat))));
    deal(&mut game, &["3O"], "");
    assert_eq!(game.turn(), Turn::of(Seat::at(0)));
    refuses(&mut game, "1 play 4O", "yukon R3");
    play_out(&mut game);
    assert_eq!(game.dealer(), Some(Seat::at(0)));
}

#[test]
fn yukon_y22() {
    let heading = |round: &str| format!("option players 3; setup round {round}");
    let refused = try_table(&heading("60 40 24")).expect_err("a wrong count");
    assert!(refused.to_string().contains("124"), "{refused}");
    let game = try_table(&heading("60 40 25")).expect("a right count");
    assert_eq!(Seat::first(3).map(|seat| game.points(seat)).collect::<Vec<_>>(), [60, 40, 25]);
}

#[test]
fn yukon_y30() {
    let mut game = table("setup dealer drawn");
    draw(&mut game, "2O 3O 4O 5O");
    assert_eq!(game.open.phase, Phase::DrawDealer);
    draw(&mut game, "1E SO RC SE");
    assert_eq!((game.dealer(), game.open.phase), (Some(Seat::at(3)), Phase::Shuffle));
    let mut game = table("option players 3; setup dealer drawn");
    draw(&mut game, "SO SC RC");
    assert_eq!((game.dealer(), game.open.phase), (None, Phase::DrawDealer));
    assert_eq!(game.open.drawing.iter().map(Seat::index).collect::<Vec<_>>(), [0, 1]);
    draw(&mut game, "3C 4B");
    assert_eq!(game.dealer(), Some(Seat::at(1)));
}

#[test]
fn yukon_r1() {
    // The two highest play together; where third and second are alike all draw again.
    let mut game = table("setup dealer drawn");
    draw(&mut game, "7O RE RB 2C");
    assert_eq!(game.open.phase, Phase::DrawDealer);
    assert_eq!(game.match_state.side(Seat::at(1)), game.match_state.side(Seat::at(2)));
    assert_eq!(game.match_state.side(Seat::at(0)), game.match_state.side(Seat::at(3)));
    let mut game = table("setup dealer drawn");
    draw(&mut game, "1O RE RB 2C");
    assert_eq!(game.open.phase, Phase::DrawPairs);
    let mut game = table("option pairs_draw same_colour; setup dealer drawn");
    draw(&mut game, "1O RE RB 2E");
    assert_eq!(game.open.phase, Phase::DrawPairs);
    draw(&mut game, "1O RE RB 2C");
    assert_eq!(game.match_state.side(Seat::at(0)), game.match_state.side(Seat::at(3)));
}

#[test]
fn yukon_r2() {
    let mut game = table("option players 3; option removed_card 9C");
    deal(&mut game, &["3O"], "");
    assert!(game.all_cards().contains(&cards("9C")));
    assert!(try_table("option players 3; option removed_card 10C").is_err());
    assert!(try_table("option players 3; option removed_card SC").is_err());
}

#[test]
fn yukon_r4() {
    let mut game = table("option players 2");
    deal(&mut game, &["7C 2O 3O 4O 5O", "4C SC 9B 10E 2E"], "3E 8B");
    plays(&mut game, "7C");
    refuses(&mut game, "1 play 9B", "yukon R4");
    refuses(&mut game, "1 play 1C", "yukon R4");
    refuses(&mut game, "0 play 2O", "yukon R4");
    plays(&mut game, "4C 2O");
    refuses(&mut game, "1 play 10E", "yukon R7");
    plays(&mut game, "SC");
    assert_eq!(game.open.tricks(Seat::at(1)), 1);
}

/// yukon:5.
#[test]
fn yukon_r14() {
    for players in 2..=4 {
        let mut game = table(&format!("option players {players}"));
        deal(&mut game, &["3O"], "");
        play_out(&mut game);
        let sides = (0..game.match_state.sides()).filter_map(|side| game.match_state.members(side).lowest());
        assert_eq!(sides.map(|seat| game.points(seat)).sum::<i64>(), 125);
        assert!(game.ledger.entries().iter().all(|entry| entry.cause.cite.0 == "yukon R14"));
    }
}
