//! Deck, order and duty (M1-M9).

use super::super::tarocchi::{COUNTING, ORDER, PACK, ROBBED, TAROCCHI, playable, worth};
use super::harness::{Scenario, card, cards, wins};
use engine::Seat;
use engine::trick::Trick;

fn legal(hand: &str, led: &str) -> cards::CardSet {
    let mut trick = Trick::EMPTY;
    trick.play(Seat::at(0), card(led), &ORDER);
    playable(cards(hand), &trick)
}

#[test]
fn m1_the_pack() {
    assert_eq!((PACK.len(), TAROCCHI.len(), (PACK - TAROCCHI).len()), (97, 41, 56));
    assert_eq!((worth(PACK), ROBBED.len(), COUNTING.len()), (142, 33, 25));
}

#[test]
fn m2_cups_are_inverted() {
    assert_eq!(wins("S1:5C S2:3C S3:9C D:10C"), "S2");
    assert_eq!(wins("S1:5C S2:3C S3:9C D:SC"), "D");
}

#[test]
fn m3_coins_are_inverted() {
    assert_eq!(wins("S1:7O S2:1O S3:10O D:2O"), "S2");
}

#[test]
fn m4_swords_and_batons_are_not() {
    assert_eq!(wins("S1:7E S2:1E S3:10E D:9E"), "S3");
    assert_eq!(wins("S1:2B S2:10B S3:SB D:9B"), "S3");
}

/// minchiate:7.1a.
#[test]
fn m5_a_suit_is_answered_and_the_matto_is_free() {
    assert_eq!(legal("4C RC T9 T0 8E", "7C"), cards("4C RC T0"));
}

#[test]
fn m6_who_has_none_plays_a_tarocco_of_his_choice() {
    assert_eq!(legal("T3 T31 T0 8E RB", "7C"), cards("T3 T31 T0"));
}

#[test]
fn m7_there_is_no_duty_to_overtake() {
    assert_eq!(legal("T14 T40 5O", "T20"), cards("T14 T40"));
}

#[test]
fn m8_who_has_neither_plays_anything() {
    assert_eq!(legal("5O RB 9E", "T20"), cards("5O RB 9E"));
    assert_eq!(legal("T0 5O RB", "7E"), cards("T0 5O RB"));
}

#[test]
fn m9_the_winner_leads() {
    let mut scenario = Scenario::at("");
    scenario.left(["4E 5E", "T8 T9", "2E 3E", "9E 8E"]).trick("S1:4E S2:T8 S3:2E D:9E");
    assert_eq!((scenario.taker(), scenario.game.open.to_play), ("S2", scenario.seat("S2")));
    scenario.refuses("S1 play 5E", "minchiate R31");
}
