//! An honour table: wrong cards corrected, changed after and called; tricks lifted, leads taken and hands shown (section 8).

use super::super::state::Phase;
use super::harness::{FULL, FULL_PLAY, balance, cards, dealt, happens, mix, plays, refuses, tricks, try_line, verbs};
use engine::{Game, Seat, Turn};

/// P1 has all oros and nobody else any; P2 and P3 have trumps of bastos, P4 most of them.
const OROS: [&str; 4] = [
    "5O 4O 3O 2O 6O 7O 8O SO CO RO 1O 9O",
    "SB 2B 2C 3C 4C 5C 6C 7C 2E 3E 4E 5E",
    "RB 4B 9C 1C RC CC SC 8C 6E 7E 8E SE",
    "1B CB 8B 7B 6B 5B 3B 9E 1E RE CE 9B",
];

const HONOUR: &str = "option table honour";

fn honour() -> super::super::Malilla {
    dealt(HONOUR, FULL)
}

/// Payments to the first pair, the turn-up aside.
fn fined(game: &super::super::Malilla) -> i64 {
    let turn_up = game.open.turned.map_or(0, super::super::deck::points) * game.multiplier();
    balance(game) + turn_up
}

#[test]
fn ac28_ren_5_ren_7_a_correction_and_those_after_may_change() {
    let mut game = honour();
    plays(&mut game, "8O 7O 3C 9O");
    assert_eq!((game.open.phase, game.open.to_play), (Phase::Lifting, Seat::at(3)));
    refuses(&mut game, "1 correct 6O", "malilla:ren.5");
    refuses(&mut game, "1 correct 2B", "malilla R16");
    happens(&mut game, "1 correct 1O");
    assert_eq!((game.open.phase, game.turn()), (Phase::Changing, Turn::of(Seat::at(2))));
    refuses(&mut game, "3 keep", "malilla:ren.7");
    refuses(&mut game, "2 change 2C", "malilla:ren.5");
    // The trick is an opponent's now: a changed card must be right.
    assert_eq!(verbs(&game, 2), ["keep", "change"]);
    happens(&mut game, "2 change 7B; 3 change 3O");
    assert_eq!((game.open.phase, game.open.to_play), (Phase::Lifting, Seat::at(2)));
    assert_eq!(game.open.shown[1], cards("7O"), "the card was seen by all");
    happens(&mut game, "2 lift");
    assert_eq!(fined(&game), 0);
    refuses(&mut game, "0 call_renuncio 1 1", "malilla D11");
}

#[test]
fn ren_5_before_others_have_played_nobody_is_asked() {
    let mut game = honour();
    plays(&mut game, "8O 7O");
    happens(&mut game, "1 correct SO");
    assert_eq!((game.open.phase, game.open.to_play), (Phase::Tricks, Seat::at(2)));
}

#[test]
fn ac28_ren_6_warned_by_the_partner_it_cannot_be_corrected() {
    let mut game = honour();
    plays(&mut game, "8O 7O 3C 9O");
    happens(&mut game, "3 warn");
    refuses(&mut game, "1 correct 1O", "malilla:ren.6");
    refuses(&mut game, "3 warn", "malilla:ren.6");
    // Nothing in sight proves it yet.
    refuses(&mut game, "0 call_renuncio 1 1", "malilla D11");
    happens(&mut game, "3 lift; 3 play 3O; 0 play RO; 1 play 1O");
    happens(&mut game, "2 call_renuncio 1 1");
    assert_eq!(fined(&game), 10);
}

#[test]
fn ren_6_a_warning_tells_nothing_of_the_hand() {
    let mut game = honour();
    plays(&mut game, "RC 5C");
    // They could not have beaten it, but nobody can see that.
    happens(&mut game, "3 warn");
    refuses(&mut game, "1 correct CC", "malilla:ren.6");
}

#[test]
fn ac25_ren_1_not_following() {
    let mut game = honour();
    tricks(&mut game, &["9C 5O 1C 4C"]);
    refuses(&mut game, "0 call_renuncio 1 1", "malilla D11");
    refuses(&mut game, "3 call_renuncio 1 1", "malilla R17");
    plays(&mut game, "RC CC");
    assert_eq!(verbs(&game, 0), ["show_hand", "call_renuncio"]);
    happens(&mut game, "0 call_renuncio 1 1");
    assert_eq!((fined(&game), game.open.barred.len()), (10, 2));
    refuses(&mut game, "2 call_renuncio 1 1", "malilla D11");
}

#[test]
fn ren_2_not_beating() {
    let mut game = honour();
    tricks(&mut game, &["8O 7O 3C 9O"]);
    plays(&mut game, "3O RO 1O");
    happens(&mut game, "2 call_renuncio 1 1");
    assert_eq!(fined(&game), 10);
    assert_eq!(game.ledger().entries().last().map(|entry| entry.cause.cite.0), Some("malilla:ren.2"));
}

#[test]
fn ren_3_not_trumping() {
    let mut game = honour();
    tricks(&mut game, &["2O 1O 3C 3O", "SE 8E", "9E 5E RE 2E"][..1]);
    plays(&mut game, "SE 3E");
    refuses(&mut game, "1 call_renuncio 2 1", "malilla D11");
    plays(&mut game, "2E 9E");
    happens(&mut game, "0 lift; 0 play 2B; 1 play 5O; 2 play 1B");
    happens(&mut game, "3 call_renuncio 2 1");
    assert_eq!(fined(&game), -10);
    assert_eq!(game.ledger().entries().last().map(|entry| entry.cause.cite.0), Some("malilla:ren.3"));
}

#[test]
fn ac24_ren_4_not_over_trumping() {
    let mut game = dealt(HONOUR, OROS);
    tricks(&mut game, &["5O SB 9C 3B"]);
    plays(&mut game, "2C RB");
    happens(&mut game, "1 call_renuncio 2 1");
    assert_eq!(fined(&game), -10);
    assert_eq!(game.ledger().entries().last().map(|entry| entry.cause.cite.0), Some("malilla:ren.4"));
    // It is paid double in the favourite suit.
    let mut game = dealt("option table honour; setup favorito B", OROS);
    tricks(&mut game, &["5O SB 9C 3B"]);
    plays(&mut game, "2C RB");
    happens(&mut game, "3 call_renuncio 2 1");
    assert_eq!(fined(&game), -20);
}

/// malilla:ren.8.
#[test]
fn ren_8_over_the_partner_there_is_no_renuncio() {
    let mut game = dealt(HONOUR, OROS);
    plays(&mut game, "5O SB RB 3B");
    // P4's partner held the trick when P3 had not yet trumped it; now the lower trump is suspect.
    assert_eq!(game.open.to_play, Seat::at(2));
    let mut game = dealt(HONOUR, OROS);
    tricks(&mut game, &["9O 2C 9C 9E"]);
    // P3 threw a card on the partner's Malilla and P2 on an opponent's: nothing in sight tells which of them has trumps.
    for line in ["1 call_renuncio 2 1", "2 call_renuncio 1 1"] {
        assert_eq!(try_line(&mut game, line).expect_err("nothing proves it").cite.0, "malilla D11");
    }
    // P4 has turned one up.
    happens(&mut game, "0 call_renuncio 3 1");
    assert_eq!(fined(&game), 10);
    let mut game = dealt(HONOUR, OROS);
    tricks(&mut game, &["9O SB 9C 9E"]);
    plays(&mut game, "2C RB");
    refuses(&mut game, "0 call_renuncio 3 1", "malilla D11");
}

/// malilla:jugar.9.
#[test]
fn ac24_jugar_9_no_contar_strikes_the_gain_out() {
    let mut game = honour();
    // As the book's hand, but P3 throws a card away where he should have trumped, and his side still makes more.
    let mut play = FULL_PLAY;
    play[2] = "2O 1O 3C 3O";
    plays(&mut game, "9C 5C 1C 4C");
    happens(&mut game, "0 lift");
    plays(&mut game, play[2]);
    happens(&mut game, "1 lift");
    while game.open.phase != Phase::Inspection {
        let seat = game.open.to_play;
        match game.open.phase {
            Phase::Lifting => happens(&mut game, &format!("{seat} lift")),
            _ => {
                let card = game.lawful(seat).first().expect("a card");
                happens(&mut game, &format!("{seat} play {card}"));
            }
        }
    }
    let before = fined(&game);
    let points = game.counted().points;
    happens(&mut game, "1 call_renuncio 2 2");
    assert_eq!(fined(&game), before - 10);
    mix(&mut game);
    let won = game.match_state.last.expect("counted");
    let expected = if points[0] > 36 { 0 } else { -won.gain };
    assert_eq!(balance(&game), -3 - 10 + expected, "{points:?}");
}

#[test]
fn d11_when_the_hand_is_over_any_suspicion_can_be_tried() {
    let mut game = honour();
    tricks(&mut game, &FULL_PLAY);
    assert_eq!(game.open.phase, Phase::Inspection);
    // P2 threw 5O on the trump 2B, having none.
    happens(&mut game, "0 call_renuncio 1 5");
    assert_eq!(fined(&game), 0, "suspicion costs nothing");
    refuses(&mut game, "0 call_renuncio 1 5", "malilla D11");
    happens(&mut game, "0 content");
    refuses(&mut game, "0 content", "malilla D11");
    happens(&mut game, "1 content; 2 content; 3 content");
    assert_eq!(balance(&game), 5);
}

#[test]
fn d10_an_opponent_cannot_call_what_can_still_be_corrected() {
    let mut game = honour();
    plays(&mut game, "8O 7O");
    refuses(&mut game, "0 call_renuncio 1 1", "malilla D10");
}

#[test]
fn ac33_jugar_5_jugar_6_a_trick_lifted_by_the_wrong_side() {
    let lifted = || {
        let mut game = honour();
        plays(&mut game, "9C 5C 1C 4C");
        refuses(&mut game, "2 lift", "malilla:jugar.5");
        happens(&mut game, "3 lift");
        assert_eq!((game.open.tricks(Seat::at(3)), game.turn().may_act(Seat::at(0))), (1, true));
        game
    };
    let mut game = lifted();
    happens(&mut game, "3 return_trick");
    assert_eq!((game.open.tricks(Seat::at(0)), fined(&game)), (1, 0));
    refuses(&mut game, "0 call lift 3", "malilla D11");
    // Called before the next lead it goes back, and that is all.
    let mut game = lifted();
    happens(&mut game, "0 call lift 3");
    assert_eq!((game.open.tricks(Seat::at(0)), fined(&game)), (1, 0));
    let mut game = lifted();
    happens(&mut game, "0 play 9E");
    refuses(&mut game, "3 return_trick", "malilla:jugar.6");
    refuses(&mut game, "1 call lift 3", "malilla R17");
    happens(&mut game, "2 call lift 3");
    assert_eq!((game.open.tricks(Seat::at(0)), fined(&game), game.open.barred.len()), (1, 10, 2));
    // Nobody calls it: the trick is counted where it lies.
    let mut game = lifted();
    tricks(&mut game, &FULL_PLAY[1..]);
    mix(&mut game);
    assert_eq!(game.match_state.last.expect("counted").points, [44 - 10, 28 + 10]);
}

#[test]
fn ac34_jugar_7_a_hand_shown() {
    let mut game = honour();
    happens(&mut game, "2 show_hand");
    assert_eq!(game.open.shown[2], cards(FULL[2]));
    refuses(&mut game, "2 show_hand", "malilla:jugar.7");
    refuses(&mut game, "0 call shown 2", "malilla R17");
    happens(&mut game, "1 call shown 2");
    refuses(&mut game, "3 call shown 2", "malilla D11");
    assert_eq!(fined(&game), -10);
    tricks(&mut game, &FULL_PLAY);
    mix(&mut game);
    assert_eq!(balance(&game), -3 - 10, "44 points are not counted");
    assert_eq!(game.reports()[0].outcome, Some("not_counted"));
}

#[test]
fn ac35_jugar_1_a_lead_out_of_turn() {
    let mut game = honour();
    refuses(&mut game, "0 lead_out_of_turn 9C", "malilla R14");
    refuses(&mut game, "1 lead_out_of_turn 9C", "malilla R16");
    happens(&mut game, "1 lead_out_of_turn 5C");
    assert!(game.turn().may_act(Seat::at(2)));
    refuses(&mut game, "0 lead_out_of_turn 9C", "malilla:jugar.1");
    plays(&mut game, "1C 4C 9C");
    happens(&mut game, "0 call lead 1");
    assert_eq!((fined(&game), game.open.barred.len()), (10, 2));
    assert_eq!(game.open.to_play, Seat::at(0), "the trick stands, and P1's Malilla takes it");
}

#[test]
fn honour_acts_are_refused_while_cards_are_changed() {
    let mut game = honour();
    plays(&mut game, "8O 7O 3C 9O");
    happens(&mut game, "1 correct 1O");
    refuses(&mut game, "0 show_hand", "malilla:jugar.7");
    refuses(&mut game, "0 call_renuncio 1 1", "malilla:ren.7");
    refuses(&mut game, "0 play RO", "malilla:ren.7");
}
