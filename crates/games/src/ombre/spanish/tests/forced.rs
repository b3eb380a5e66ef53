//! Rey forzado (family 4.5, 10.5).

use super::super::games::quadrillo::rey_forzado::Rules;
use super::super::state::Partner;
use super::harness::{Scenario, cards, hands};
use cards::CardSet;
use engine::Seat;

fn table(dealt: &str, words: &str) -> Scenario<Rules> {
    let mut scenario = Scenario::at("");
    scenario.deal(&hands(dealt), "").happens(words);
    scenario
}

#[test]
fn case_f_12_rey_forzado_won() {
    let dealt = "P1 1E 7C CC SC 4C CO 3O CE 5E 4B      P2 RC 2C 3C 2O 4O 7O 3E RB 3B 2B
        P3 1B SO 1O 5O 6O RE SE CB 7B 6B      P4 1C 5C 6C RO 7E 6E 4E 2E SB 5B";
    let mut scenario = table(dealt, "P1 entrada; P2 pass; P3 pass; P4 pass; P1 name C");
    scenario.tricks("T1 P1: 3O 2O 1O RO -> P4");
    assert_eq!(scenario.game.core.open.partner, Partner::Seat(Seat::at(3)));
    scenario
        .tricks(
            "T2 P4: 4E 5E 3E SE -> P3    T3 P3: RE 2E CE 3C -> P2   T4 P2: 7O 6O 5B CO -> P1
        T5 P1: CC RC 5O 1C -> P4    T6 P4: 7E 4C 2B 1B -> P3    T7 P3: 7B SB 4B RB -> P2   T8 P2: 4O SO 6C SC -> P1
        T9 P1: 1E 2C 6B 5C -> P1    T10 P1: 7C 3B CB 6E -> P1",
        )
        .settles("won", [11, -1, -1, 11], -20);
}

#[test]
fn case_f_13_three_kings_in_the_last_trick() {
    let dealt = "P1 1E 7C CC SC 4C CO 3O CE 5E 4B      P2 RO 1O 5O 6O 6E 4E 3E 2E 6B 2B
        P3 RC 3C 6C SO RE SE 7E CB 5B 3B      P4 1B 1C 2C 5C 2O 4O 7O RB SB 7B";
    let mut scenario = table(dealt, "P1 entrada; P2 pass; P3 pass; P4 pass; P1 name C");
    scenario
        .tricks(
            "T1 P1: CO 6O SO 7O -> P1    T2 P1: CE 2E 7E 5C -> P4    T3 P4: 4O 3O 1O 6C -> P3   T4 P3: 3C 2C SC 2B -> P1
        T5 P1: 5E 6E SE 1C -> P4    T6 P4: SB 4B 6B 3B -> P4    T7 P4: 2O 4C 5O 5B -> P1   T8 P1: 7C 3E RC 1B -> P1
        T9 P1: CC 4E CB 7B -> P1    T10 P1: 1E RO RE RB -> P1",
        )
        .settles("won", [11, 11, -1, -1], -20);
}

#[test]
fn case_f_14_the_hombres_own_king_first() {
    let dealt = "P1 1B 1O 2O 3O 5O SC 7E 5E 6B 2B      P2 1E 7O CO SO 4O RC CE 3E CB 5B
        P3 RO 6O 3C 5C SE 2E RB 7B 4B 3B      P4 CC 1C 2C 4C 6C 7C RE 6E 4E SB";
    let mut scenario = table(dealt, "P1 pass; P2 entrada; P3 pass; P4 pass; P2 name O");
    scenario
        .tricks(
            "T1 P1: 1B 4O 6O 7C -> P1    T2 P1: 2B 5B 3B SB -> P4    T3 P4: 1C SC RC 5C -> P2   T4 P2: CO RO 6C 1O -> P1
        T5 P1: 5O SO 2E 4E -> P2    T6 P2: 1E 4B 4C 3O -> P2    T7 P2: CE SE RE 5E -> P4   T8 P4: 2C 2O 7O 3C -> P2
        T9 P2: CB RB 6E 6B -> P3    T10 P3: 7B CC 7E 3E -> P3",
        )
        .settles("codillo", [8, -23, 8, 7], 0);
}

/// The cards that P2 may play when P1 has led this in an entrada whose trump is copas.
fn may_play(held: &str, led: &str, words: &str) -> CardSet {
    let mut scenario = table(&format!("P1 {led} P2 {held}"), "P1 entrada; P2 pass; P3 pass; P4 pass; P1 name C");
    // Only these cards are left to P2.
    scenario.game.core.hidden.hands[1] = cards(held);
    scenario.happens(&format!("P1 play {led}"));
    if !words.is_empty() {
        scenario.game.core.open.partner = Partner::Seat(Seat::at(3));
    }
    scenario.game.core.playable(Seat::at(1))
}

#[test]
fn cases_f_36_to_f_39_the_duties_before_a_king_is_out() {
    assert_eq!(may_play("RO 5O 7O", "3O", ""), cards("5O 7O"), "F-36");
    assert_eq!(may_play("RO 5O 7O", "3O", "a king is out"), cards("RO 5O 7O"), "F-36");
    assert_eq!(may_play("RO 5E 6E", "3O", ""), cards("RO"), "F-37");
    assert_eq!(may_play("RB 3O", "5E", ""), cards("3O"), "F-39");
    assert_eq!(may_play("RB RO", "5E", ""), cards("RB RO"), "F-39: nothing but kings");
}

#[test]
fn case_f_38_nobody_leads_a_king() {
    let lead = |held: &str| {
        let mut scenario = table("P1 2C", "P1 entrada; P2 pass; P3 pass; P4 pass; P1 name C");
        scenario.game.core.hidden.hands[0] = cards(held);
        scenario.game.core.playable(Seat::at(0))
    };
    assert_eq!((lead("RE 4C"), lead("RE RB")), (cards("4C"), cards("RE RB")));
}

#[test]
fn r22_r23_r24_a_king_too_soon_is_refused() {
    let mut scenario = table("P1 RO 3O P2 RE 4O P3 RB 5O 6O", "P1 entrada; P2 pass; P3 pass; P4 pass; P1 name C");
    scenario.refuses("P1 play RO", "family R23").happens("P1 play 3O");
    scenario.game.core.hidden.hands[1] = cards("RE RO 4O");
    scenario.refuses("P2 play RO", "family R22").happens("P2 play 4O");
    scenario.game.core.hidden.hands[2] = cards("RB 5E 6E");
    scenario.refuses("P3 play RB", "family R24").happens("P3 play 5E");
}

#[test]
fn r27_a_solo_binds_no_king() {
    let mut scenario = table("P1 RO 3O", "P1 solo; P2 pass; P3 pass; P4 pass; P1 name C");
    scenario.happens("P1 play RO");
}
