//! The vazas and the truco (T-07 to T-19).

use super::super::points::power;
use super::super::stakes::Stage;
use super::super::state::{Phase, Side};
use super::harness::{PLAIN, Scenario};
use Side::{A, B};

#[test]
fn the_order_of_the_cards_has_fourteen_steps() {
    let mut counts = [0; 15];
    for card in cards::Pack::Spanish40.cards() {
        counts[usize::from(power(card))] += 1;
    }
    assert_eq!(counts, [0, 4, 4, 4, 2, 4, 4, 4, 2, 4, 4, 1, 1, 1, 1]);
}

#[test]
fn truco_t_07() {
    Scenario::dealt("", ["3C 4C 5C", "7O 4O 5O", "1B 4B 5B", "1E 4E 5E"]).vaza("0 3C 1 7O 2 1B 3 1E", Some(B), 3);
}

#[test]
fn truco_t_08() {
    let mut scenario = Scenario::dealt("", ["1E 3C 4O", "RB 5C 6O", "4C 5O 6B", "SE 7C 4E"]);
    scenario.vaza("0 3C 1 RB 2 4C 3 SE", Some(A), 0).vaza("0 1E 1 5C 2 5O 3 7C", Some(A), 0).ends(1, 0);
    assert_eq!(scenario.cites(1), ["truco R65"]);
}

#[test]
fn truco_t_09() {
    let mut scenario = Scenario::dealt("", ["4O 1E 6C", "3C 5E RE", "6B 4C 5O", "7C 4E SB"]);
    scenario.vaza("0 4O 1 3C 2 6B 3 7C", Some(B), 1).vaza("1 5E 2 4C 3 4E 0 1E", Some(A), 0);
    scenario.vaza("0 6C 1 RE 2 5O 3 SB", Some(B), 1).ends(0, 1);
}

#[test]
fn truco_t_10() {
    let mut scenario = Scenario::dealt("", ["3C 7E 4O", "3O RB 5C", "4C 5O 6B", "SE 7C 4E"]);
    scenario.vaza("0 3C 1 3O 2 4C 3 SE", None, 0).vaza("0 7E 1 RB 2 5O 3 7C", Some(A), 0).ends(1, 0);
}

#[test]
fn truco_t_11() {
    let mut scenario = Scenario::dealt("", ["1B 2C 4O", "RB 2O 3C", "4C 5O 6B", "SE 7C 4E"]);
    scenario.vaza("0 1B 1 RB 2 4C 3 SE", Some(A), 0).vaza("0 2C 1 2O 2 5O 3 7C", None, 0).ends(1, 0);
}

#[test]
fn truco_t_12() {
    let mut scenario = Scenario::dealt("", ["4O 1E RC", "3C 5E RE", "6B 4C 5O", "7C 4E SB"]);
    scenario.vaza("0 4O 1 3C 2 6B 3 7C", Some(B), 1).vaza("1 5E 2 4C 3 4E 0 1E", Some(A), 0);
    scenario.vaza("0 RC 1 RE 2 5O 3 SB", None, 0).ends(0, 1);
}

#[test]
fn truco_t_13() {
    let mut scenario = Scenario::dealt("", ["3C 2C 4B", "3E 2E RO", "6B 6O RC", "5O 5E 7C"]);
    scenario.vaza("0 3C 1 3E 2 6B 3 5O", None, 0).vaza("0 2C 1 2E 2 6O 3 5E", None, 0);
    scenario.vaza("0 4B 1 RO 2 RC 3 7C", None, 0).ends(0, 1);
}

#[test]
fn truco_t_14() {
    Scenario::dealt("", ["4C 4B 6O", "3C 4E 6B", "5C 5B 7B", "3E 5E 7C"]).vaza("0 4C 1 3C 2 5C 3 3E", Some(B), 1);
    let mut second = Scenario::dealt("", ["4B 4O RB", "5B 2E RO", "5O 6C RC", "1E 2C RE"]);
    second.vaza("0 4B 1 5B 2 5O 3 1E", Some(B), 3).vaza("3 2C 0 4O 1 2E 2 6C", Some(B), 3);
    Scenario::dealt("", ["3C 4B 6O", "4E 4C 6B", "1E 5O 7B", "5B 5E 7C"]).vaza("0 3C 1 4E 2 1E 3 5B", Some(A), 2);
}

#[test]
fn truco_t_15() {
    let stages = [Stage::Nothing, Stage::Truco, Stage::Retruco, Stage::ValeQuatro];
    assert_eq!(stages.map(Stage::worth), [1, 2, 3, 4]);
    assert_eq!(stages.map(Stage::refused)[1..], [1, 2, 3]);
    Scenario::dealt("", PLAIN).happens("0 truco; 1 nao_quero").ends(1, 0);
    Scenario::dealt("", PLAIN).happens("0 truco; 1 quero_retruco; 2 nao_quero").ends(0, 2);
    Scenario::dealt("", PLAIN).happens("0 truco; 1 quero_retruco; 2 quero_vale_quatro; 3 nao_quero").ends(3, 0);
    for (calls, worth) in [
        ("0 truco; 1 quero", 2),
        ("0 truco; 1 quero_retruco; 0 quero", 3),
        ("0 truco; 1 quero_retruco; 0 quero_vale_quatro; 1 quero", 4),
    ] {
        let mut scenario = Scenario::dealt("", ["1E 3C 4O", "RB 5C 6O", "4C 5O 6B", "SE 7C 4E"]);
        scenario.happens(calls).vaza("0 3C 1 RB 2 4C 3 SE", Some(A), 0).vaza("0 1E 1 5C 2 5O 3 7C", Some(A), 0).ends(worth, 0);
        assert_eq!(scenario.cites(1), ["truco R83"]);
    }
}

#[test]
fn truco_t_16() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.happens("0 truco").refuses("1 retruco", "truco:9.VIII.h.4").just_talk("1 utter \"retruco\"");
    let mut refused = scenario.clone();
    refused.happens("1 nao_quero").ends(1, 0);
    scenario.happens("1 quero_retruco; 0 quero");
    assert_eq!(scenario.game.open.calls.on.worth(), 3);
}

#[test]
fn truco_t_17() {
    let mut scenario = Scenario::dealt("", ["3C 7E 4O", "3O RB 5C", "4C 5O 6B", "SE 7C 1E"]);
    scenario.happens("0 truco; 1 quero").refuses("0 retruco", "truco R63").refuses("2 retruco", "truco R63");
    scenario.vaza("0 7E 1 RB 2 4C 3 SE", Some(A), 0).vaza("0 4O 1 5C 2 5O 3 1E", Some(B), 3);
    scenario.happens("3 retruco; 0 quero_vale_quatro");
    let mut played = scenario.clone();
    played.happens("1 quero");
    assert_eq!(played.game.open.calls.on.worth(), 4);
    scenario.happens("1 nao_quero").ends(3, 0);
}

#[test]
fn truco_t_18() {
    Scenario::dealt("", PLAIN).happens("0 truco").refuses("1 quero_vale_quatro", "truco:9.XVI.3");
}

#[test]
fn truco_t_19() {
    let mut scenario = Scenario::dealt("", ["4C 7E 3O", "3C RB 5C", "4O 5O 6B", "SE 7C 4E"]);
    scenario.happens("0 play 4C; 1 truco");
    assert!(scenario.offered("0 quero") && scenario.offered("2 nao_quero"));
}

#[test]
fn r63_raise_later_can_be_agreed_away() {
    let mut scenario = Scenario::dealt("option raise_later false", PLAIN);
    scenario.happens("0 truco; 1 quero").refuses("1 retruco", "truco R63");
    // Who accepts the truco of a double may raise it after the first part all the same (D22).
    let mut double = Scenario::dealt("option raise_later false", PLAIN);
    double.happens("0 double envido truco; 1 passo_envido_quero_truco; 1 retruco");
    assert_eq!(double.game.open.calls.pending.map(|(stage, _)| stage), Some(Stage::Retruco));
}

#[test]
fn r79_nobody_plays_out_of_turn_or_while_a_call_waits() {
    let mut scenario = Scenario::dealt("", PLAIN);
    scenario.refuses("1 play 3O", "truco R79").refuses("0 play 3O", "truco R15");
    scenario.happens("2 truco").refuses("0 play 3C", "truco R29").refuses("0 pass_cards", "truco R29");
    scenario.happens("1 nao_quero").proofs();
    assert_eq!(scenario.game.open.phase, Phase::Claims);
    scenario.refuses("0 play 3C", "truco R84");
}
