//! Honours killed and saved (M31-M40).

use super::harness::{Scenario, Side, card};

/// The trick is played from hands that hold it and little else; it goes to this seat, and the tally moves so.
#[track_caller]
fn killed(trick: &str, taker: &str, tally: i64) -> Scenario {
    let hands: Vec<&str> = trick.split_whitespace().map(|play| play.split_once(':').expect("who and what").1).collect();
    let held: Vec<String> = hands.iter().zip(["6B", "7B", "8B", "9B"]).map(|(card, more)| format!("{card} {more}")).collect();
    let mut scenario = Scenario::at("");
    scenario.left([&held[0], &held[1], &held[2], &held[3]]).trick(trick);
    assert_eq!((scenario.taker(), scenario.tally()), (taker, tally), "{trick}");
    scenario
}

#[test]
fn m31_a_papa_is_killed() {
    killed("S1:T3 S2:T9 S3:T12 D:T15", "D", 3);
}

#[test]
fn m32_an_aria_is_killed() {
    killed("S1:T36 S2:T39 S3:T14 D:T7", "S2", 10);
}

#[test]
fn m33_the_killer_need_not_count() {
    killed("S1:T20 S2:T27 S3:T6 D:T7", "S2", 5);
}

#[test]
fn m34_a_king_is_killed_by_a_tarocco() {
    killed("S1:RC S2:T11 S3:7C D:2C", "S2", 5);
}

#[test]
fn m35_the_sagittario_marks_nothing() {
    killed("S1:T29 S2:T33 S3:T2 D:T8", "S2", 3);
}

#[test]
fn m36_a_ripresa_saves() {
    let scenario = killed("S1:T30 S2:T31 S3:T40 D:T6", "S3", -5);
    assert!(scenario.won(Side::Y).contains(card("T30")));
}

#[test]
fn m37_own_honours_are_not_killed() {
    killed("S1:T28 S2:T12 S3:T35 D:T9", "S3", 0);
}

#[test]
fn m38_ganellino_is_killed() {
    killed("S1:4E S2:T1 S3:T20 D:9E", "S3", -5);
}

#[test]
fn m39_a_king_lost_to_a_suit_card_marks_nothing() {
    let scenario = killed("S1:10E S2:RO S3:CE D:2E", "S3", 0);
    assert!(scenario.won(Side::Y).contains(card("RO")));
}

#[test]
fn m40_a_king_thrown_off_is_killed_by_a_tarocco() {
    killed("S1:T15 S2:RB S3:T6 D:T9", "S1", -5);
}
