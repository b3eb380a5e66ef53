//! Laws that are simply part of the game and that no acceptance case shows.

use super::super::state::First;
use super::harness::{PLAIN, Scenario};

/// truco:9.VII.1.
#[test]
fn vii_1_the_tampa_baralho_that_one_side_asks_for_is_used_from_then_on() {
    let mut scenario = Scenario::at("");
    assert!(!scenario.game.match_state.tampa);
    scenario.happens("1 request_tampa").refuses("0 request_tampa", "truco R14");
    scenario.deal(PLAIN);
    assert!(scenario.game.match_state.tampa);
    scenario.happens("1 pass_cards; 3 pass_cards").gathered();
    assert!(scenario.game.match_state.tampa, "also in the next volta");
}

/// truco:9.VIII.a.4.
#[test]
fn viii_a_4_who_passes_one_card_has_passed_all_that_are_left() {
    let mut scenario = Scenario::dealt("", ["3C 7E 4O", "RB 5C 6O", "4C 5O 6B", "SE 7C 4E"]);
    scenario.happens("0 play 3C; 1 play RB; 2 play 4C; 3 play SE; 0 pass_cards");
    assert!(["7E", "4O"].iter().all(|card| !scenario.offered(&format!("0 play {card}"))));
    scenario.happens("1 play 5C; 2 play 5O; 3 play 7C");
    assert_ne!(scenario.game.open.to_play(), Some(engine::Seat::at(0)), "their turn is gone for the whole volta");
}

/// truco:9.VIII.h.2.
#[test]
fn viii_h_2_an_envido_is_closed_and_a_raise_accepts_what_came_before() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 envido").refuses("0 play 3C", "truco R29").refuses("1 play 3O", "truco R29");
    assert_eq!((scenario.first_part(), scenario.game.open.ladder.refused), (First::Envido, 1));
    // The raise takes the two of the first: refused, they are paid.
    scenario.happens("1 real_envido");
    assert_eq!(scenario.game.open.ladder.refused, 2);
    scenario.refuses("0 play 3C", "truco R29").happens("0 nao_quero; 0 play 3C");
}

/// truco:9.XVI.9.
#[test]
fn xvi_9_nobody_answers_the_lei_blind_and_everybody_asked_answers_after_looking() {
    let mut scenario = Scenario::at("setup score 9 22");
    scenario.happens("0 say_lei");
    assert!((0..4).all(|seat| !scenario.offered(&format!("{seat} quero")) && !scenario.offered(&format!("{seat} nao_quero"))));
    scenario.deal(PLAIN).refuses("1 truco", "truco R60");
    assert!(scenario.offered("1 quero") && scenario.offered("1 nao_quero"));
}
