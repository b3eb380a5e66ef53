//! Whole hands of Mediator (mediator 10.5, 10.7).

use super::super::bid::Bid;
use super::super::games::mediator::{Mediator, Rules};
use super::super::state::Phase;
use super::harness::{Scenario, before, hands};
use super::rows::Row;
use cards::Suit;
use engine::{Game as _, Seat};

/// A table with this favourite and so much in the middle when the cards are dealt.
fn table(favourite: &str, pot: i64) -> Scenario<Rules> {
    table_with("", favourite, pot)
}

fn table_with(options: &str, favourite: &str, pot: i64) -> Scenario<Rules> {
    Scenario::at(&format!("{options}; setup favourite {favourite}; setup middle {}", pot - 20))
}

const M_30: &str = "P1 7C 1B RC CC 5C 1O 7E 5E SB 4B      P2 1C 2C CO 2O 4O 5O 6O RB 5B 3B
    P3 1E 3C RO SO 3O 4E 3E CB 7B 6B      P4 SC 4C 6C 7O RE CE SE 6E 2E 2B";
const M_30_TRICKS: &str =
    "T1 P1: 1O CO RO 7O -> P3    T2 P3: 1E 6C 5C 2C -> P3    T3 P3: 4E RE 5E 6O -> P4   T4 P4: SE 7E 5O 3E -> P4
    T5 P4: CE CC 1C 3O -> P2    T6 P2: RB 6B 2B 4B -> P2    T7 P2: 2O SO 4C RC -> P1   T8 P1: 7C 3B 3C SC -> P1
    T9 P1: SB 5B 7B 2E -> P1    T10 P1: 1B 4O CB 6E -> P1";

#[test]
fn case_m_30_entrada_won_with_a_joint_estuche() {
    let mut scenario = table("E", 20);
    scenario.deal(&hands(M_30), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RO C");
    scenario.tricks(M_30_TRICKS).settles("won", [14, -4, 14, -4], -20);
    assert_eq!(scenario.ended(), "spanish-ended-won");
    let mut scenario = table("C", 20);
    scenario.deal(&hands(M_30), "").happens("P1 entrada_favor; P2 pass; P3 pass; P4 pass; P1 call RO C");
    scenario.tricks(M_30_TRICKS).settles("won", [18, -8, 18, -8], -20);
}

/// mediator R41, D43.
#[test]
fn r41_every_taken_trick_may_be_looked_at_by_everybody() {
    let mut scenario = table("E", 20);
    scenario.deal(&hands(M_30), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RO C");
    scenario.tricks("T1 P1: 1O CO RO 7O -> P3    T2 P3: 1E 6C 5C 2C -> P3    T3 P3: 4E RE 5E 6O -> P4");
    for lead in ["", "P4 play SE"] {
        scenario.happens(lead);
        for viewer in engine::battery::all_viewers(4) {
            let taken = Mediator::show(&scenario.game.view(viewer)).centre.taken;
            let told = |trick: &engine::look_back::TakenTrick| {
                let cards: Vec<String> = trick.cards.iter().map(|played| played.card.to_string()).collect();
                format!("{} {}: {}", trick.number, trick.taker, cards.join(" "))
            };
            let told: Vec<String> = taken.iter().map(told).collect();
            assert_eq!(told, ["1 2: 1O CO RO 7O", "2 2: 1E 6C 5C 2C", "3 3: 4E RE 5E 6O"], "{viewer:?}");
            let won: Vec<Option<Seat>> = taken.iter().map(|trick| trick.cards.iter().find(|card| card.winning)?.seat).collect();
            assert_eq!(won, [2, 2, 3].map(|seat| Some(Seat::at(seat))));
        }
    }
}

#[test]
fn case_m_31_puesta_with_contra_estuche() {
    let mut scenario = table("O", 20);
    let dealt = "P1 RB CB SB 6B 5B CC 1C SE 5E 4E      P2 1E 2B 1B 7B 1O SC 7C CE 7E 2E
        P3 3B RO CO 5O 6O 7O RC 4C 6C 6E      P4 4B SO 2O 3O 4O 2C 3C 5C RE 3E";
    scenario.deal(&hands(dealt), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RE B");
    scenario
        .tricks(
            "T1 P1: RB 1B 3B 4B -> P2    T2 P2: 7C RC 5C 1C -> P3    T3 P3: RO 4O 5B 1O -> P1   T4 P1: 4E CE 6E RE -> P4
        T5 P4: 3O 5E 7B 7O -> P2    T6 P2: 2E 6O 3E SE -> P1    T7 P1: CC SC 6C 3C -> P1   T8 P1: CB 2B 5O 2O -> P2
        T9 P2: 7E 4C 2C 6B -> P1    T10 P1: SB 1E CO SO -> P2",
        )
        .settles("puesta", [-14, 4, 4, -14], 20);
}

const M_32: &str = "P1 1E 2E RE 7E 5E 4E RC SC 3C 4C      P2 1B CO 2O 4O 6O 1C 2C 4B 3B 2B
    P3 CE 3E RO 1O 3O RB SB 7B 6B 5B      P4 SE 6E SO 5O 7O CC 5C 6C 7C CB";
const M_32_TRICKS: &str = "T1 P1: 1E 1B 3E 6E -> P1    T2 P1: 2E 6O CE SE -> P1    T3 P1: RE 2B 5B 7O -> P1
    T4 P1: 7E 3B 3O 7C -> P1    T5 P1: 5E 4O 6B 6C -> P1    T6 P1: RC 2C 7B 5C -> P1";

#[test]
fn case_m_32_mediator_with_primeras_and_a_bola_lost() {
    let mut scenario = table("C", 40);
    scenario.deal(&before(M_32, "P1", "P3", "RC", "1O"), "").happens("P1 mediator; P2 pass; P3 pass; P4 pass; P1 call RC E");
    scenario.happens("P1 return_card 1O").tricks(M_32_TRICKS);
    assert_eq!((scenario.phase(), scenario.verbs("P1")), (Phase::Bola, "play stop".to_owned()));
    let mut stopped = scenario.clone();
    stopped.happens("P1 stop").settles("won", [51, -4, -3, -4], -40);
    scenario.tricks("T7 P1: 3C 1C 1O CC -> P4").settles("bola_lost", [-39, 26, 27, 26], -40);
}

#[test]
fn case_m_33_mediator_lost_codillo() {
    let mut scenario = table("O", 80);
    let dealt = "P1 CO 1O 2O 4O 7E 3E CB 7B 6B 2B      P2 1E 1B 5O 6O 7O RB SB 5B 4B 3B
        P3 7C 1C RC CC 4C 5C 6C RE SE 4E      P4 SC 2C 3C RO SO 3O CE 6E 5E 2E";
    scenario.deal(&before(dealt, "P3", "P1", "RE", "3E"), "");
    scenario.happens("P1 pass; P2 pass; P3 mediator; P4 pass; P3 call RE C; P3 return_card 3E");
    scenario
        .tricks(
            "T1 P1: 2B 3B 6C 3C -> P4    T2 P4: SO CO 7O 5C -> P3    T3 P3: 7C 2C 3E 1E -> P2   T4 P2: RB 4C SC 6B -> P4
        T5 P4: RO 4O 6O CC -> P3    T6 P3: RC 2E 2O 1B -> P2    T7 P2: SB 1C 5E 7B -> P3   T8 P3: RE 6E 7E 5O -> P3
        T9 P3: 4E CE 1O 4B -> P4    T10 P4: 3O CB 5B SE -> P4",
        )
        .settles("codillo", [31, 30, -90, 29], 0);
}

const M_34: &str = "P1 1E 1O SO 3O 4O 5O CC 7C 3E 6B      P2 4C 5C SE 7E 6E 5E 2E CB SB 5B
    P3 1B RO CO 2O 6O RC 3C RE RB 4B      P4 7O SC 1C 2C 6C CE 4E 7B 3B 2B";
const M_34_SIX: &str =
    "T1 P1: 6B CB RB 2B -> P3    T2 P3: 1B 7O 1E 2E -> P1    T3 P1: 1O 5C 6O 6C -> P1   T4 P1: CC 4C 3C 2C -> P1
    T5 P1: 7C 5E RC 1C -> P3    T6 P3: RO 3B 5O 5B -> P3";
const M_34_REST: &str = "T7 P3: RE 4E 3E 6E -> P3   T8 P3: CO 7B 4O 7E -> P3
    T9 P3: 2O SC 3O SE -> P3    T10 P3: 4B CE SO SB -> P1";

#[test]
fn cases_m_34_m_50_the_partner_starts_the_bola() {
    for (favourite, bid, net) in [("B", "entrada", [62, -32, 62, -32]), ("O", "entrada_favor", [94, -64, 94, -64])] {
        let mut scenario = table(favourite, 60);
        scenario.deal(&hands(M_34), "").happens(&format!("P1 {bid}; P2 pass; P3 pass; P4 pass; P1 call RC O"));
        scenario.tricks(M_34_SIX);
        assert_eq!(
            (scenario.phase(), scenario.verbs("P3"), scenario.verbs("P1")),
            (Phase::Bola, "play stop".to_owned(), String::new())
        );
        scenario.tricks(M_34_REST).settles("bola", net, -60);
    }
}

#[test]
fn case_m_35_solo_lost_puesta() {
    let mut scenario = table("B", 20);
    let dealt = "P1 1B 7E 6E 4E 3E 2O 4O 7O 6C 2B      P2 1E 2E RE SE 5E RO RC 5C 6B 4B
        P3 SO 3O 6O 1C 2C 7C RB CB 7B 5B      P4 CE CO 1O 5O CC SC 3C 4C SB 3B";
    scenario.deal(&hands(dealt), "").happens("P1 pass; P2 solo; P3 pass; P4 pass; P2 name E");
    scenario
        .tricks(
            "T1 P1: 2B 6B RB 3B -> P3    T2 P3: 7B SB 7O 4B -> P4    T3 P4: CO 4O RO 6O -> P2   T4 P2: 5E 7C CE 3E -> P4
        T5 P4: 3C 6C RC 2C -> P2    T6 P2: 1E 5B 5O 4E -> P2    T7 P2: 2E 3O 4C 6E -> P2   T8 P2: RE 1C 1O 1B -> P1
        T9 P1: 2O SE SO SC -> P2    T10 P2: 5C CB CC 7E -> P1",
        )
        .settles("puesta", [10, -50, 10, 10], 20);
}

#[test]
fn case_m_36_a_chillada_lost_codillo_by_halves() {
    let mut scenario = table("E", 20);
    let dealt = "P1 RC CC SC 4C 2O 5O SE 7E RB CB      P2 7C 1B RO 1O 3O 6E 4E 2E 5B 3B
        P3 1E 5C 6C SO 4O 6O 5E 3E 4B 2B      P4 1C 2C 3C CO 7O RE CE SB 7B 6B";
    scenario.deal(&hands(dealt), "").happens("P1 pass; P2 pass; P3 pass; P4 pass; P3 call RB C");
    scenario
        .tricks(
            "T1 P1: RB 3B 2B 6B -> P1    T2 P1: 4C 1B 1E 3C -> P3    T3 P3: 6C 2C SC 7C -> P2   T4 P2: RO 6O 7O 5O -> P2
        T5 P2: 5B 4B 7B CB -> P1    T6 P1: 2O 1O SO CO -> P4    T7 P4: RE 7E 2E 3E -> P4   T8 P4: CE SE 4E 5E -> P4
        T9 P4: SB CC 3O 4O -> P1    T10 P1: RC 6E 5C 1C -> P4",
        )
        .settles("codillo", [-11, 11, -11, 11], 0);
}

#[test]
fn case_m_37_the_worked_maximum() {
    let mut scenario = table("O", 80);
    let dealt = "P1 1C 3C 4C 6C CE SE RB CB SB 6B      P2 4O CC SC 2C 5C 7C 5E 4E 3E 2E
        P3 1E 7O 1B 1O RO CO SO 2O 3O RC      P4 5O 6O RE 7E 6E 7B 5B 4B 3B 2B";
    scenario.deal(&hands(dealt), "").happens("P1 pass; P2 pass; P3 solo_bola_favor; P4 pass; P3 name O");
    scenario.tricks("T1 P1: 1C 7C RC 6O -> P4").settles("codillo", [125, 125, -374, 124], 0);
}

#[test]
fn case_m_38_a_king_of_ones_own() {
    let mut scenario = table("C", 20);
    let dealt = "P1 7O 1O CO SO 4O RC 5C RE RB 3B      P2 RO 6O 1C 3C 7C SE 6E 3E 7B 5B
        P3 2O 5O CC 2C 4C CE 4E CB SB 2B      P4 1E 1B 3O SC 6C 7E 5E 2E 6B 4B";
    scenario.deal(&hands(dealt), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RB O");
    scenario
        .tricks(
            "T1 P1: 7O 6O 5O 1E -> P4    T2 P4: 2E RE 3E 4E -> P1    T3 P1: RC 7C 4C 6C -> P1   T4 P1: RB 5B 2B 4B -> P1
        T5 P1: 3B 7B SB 6B -> P3    T6 P3: CE 5E 4O 6E -> P1    T7 P1: 1O RO 2O 1B -> P4   T8 P4: SC 5C 3C 2C -> P4
        T9 P4: 7E SO SE CC -> P1    T10 P1: CO 1C CB 3O -> P1",
        )
        .settles("won", [23, -1, -1, -1], -20);
}

const M_39: &str = "P1 1E 1B 1O 6O 2C 6C 6E RB 3B 2B      P2 7O RO CO SO 5O 3C RE 4E 7B 6B
    P3 3O RC CC SC 7C 7E CB SB 5B 4B      P4 2O 4O 1C 4C 5C CE SE 5E 3E 2E";
const M_39_TRICKS: &str =
    "T1 P1: RB 6B 4B 4O -> P4    T2 P4: 3E 6E 4E 7E -> P3    T3 P3: RC 5C 6C 3C -> P3   T4 P3: 5B 2O 2B 7B -> P4
    T5 P4: 5E 6O RE 3O -> P3    T6 P3: SB 2E 3B 5O -> P2    T7 P2: 7O 7C 4C 1O -> P2   T8 P2: RO SC 1C 2C -> P2
    T9 P2: CO CC SE 1B -> P1    T10 P1: 1E SO CB CE -> P1";

#[test]
fn case_m_39_seven_estuches_lost_and_who_pays_the_pot() {
    for (options, net) in [("", [-8, -48, 8, 8]), ("option introduced_laws true", [0, -56, 8, 8])] {
        let mut scenario = table_with(options, "C", 40);
        scenario.deal(&hands(M_39), "").happens("P1 pass; P2 entrada; P3 pass; P4 pass; P2 call RB O");
        if !options.is_empty() {
            scenario.happens("P1 keep; P3 keep; P4 keep");
        }
        scenario.tricks(M_39_TRICKS).settles("puesta", net, 40);
    }
}

#[test]
fn case_m_40_codillo_without_a_trick_of_the_partner() {
    let mut scenario = table("C", 20);
    let dealt = "P1 7B 3O 2C 4C 6C RE SE 7E 6E 4E      P2 RB 4B 3B RO SO 1C 5C 7C CE 3E
        P3 2B 1B 4O 5O 7O RC CC SC 3C 2E      P4 1E CB SB 6B 5B CO 1O 2O 6O 5E";
    scenario.deal(&hands(dealt), "").happens("P1 pass; P2 pass; P3 pass; P4 entrada; P4 call RE B");
    scenario
        .tricks(
            "T1 P1: 4C 1C 3C 5B -> P4    T2 P4: 1E 7B 3B 1B -> P4    T3 P4: 5E 4E CE 2E -> P2   T4 P2: RO 7O 6O 3O -> P2
        T5 P2: 5C SC 6B 6C -> P4    T6 P4: CB 6E RB 5O -> P2    T7 P2: 3E 4O SB 7E -> P4   T8 P4: 1O 2C SO CC -> P2
        T9 P2: 7C RC 2O SE -> P3    T10 P3: 2B CO RE 4B -> P3",
        )
        .settles("codillo", [-11, 11, 11, -11], 0);
    // Had the partner made one of the four, the pot would be the Hombre's alone.
    let row =
        Row { partner: Some(1), held: "P4 1E", ..Row::of("setup favourite C", 4, Bid::ENTRADA, Suit::Bastos, "4441222333") };
    row.settled::<Rules>().settles("codillo", [-1, 11, 11, -21], 0);
}
