//! The laws of the play at honour tables (mediator III-IX, REN; cases M-54 to M-68).

use super::super::bid::Bid;
use super::super::games::mediator::Rules;
use super::super::laws::{Harm, Irregularity, Lift, Talk, Turn};
use super::super::state::Phase;
use super::harness::{Scenario, hands};
use super::rows::Row;
use cards::Suit;
use engine::Seat;

const CONTENT: &str = "P1 content; P2 content; P3 content; P4 content";

/// An entrada of P1 with P3, won at the last trick (M-30).
fn won_entrada() -> Scenario<Rules> {
    let mut scenario = Scenario::at("option table honour; setup favourite E");
    scenario.deal(
        &hands(
            "P1 7C 1B RC CC 5C 1O 7E 5E SB 4B      P2 1C 2C CO 2O 4O 5O 6O RB 5B 3B
            P3 1E 3C RO SO 3O 4E 3E CB 7B 6B      P4 SC 4C 6C 7O RE CE SE 6E 2E 2B",
        ),
        "",
    );
    scenario.happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RO C");
    scenario
}

const WON_ENTRADA: &str = "T2 P3: 1E 6C 5C 2C -> P3    T3 P3: 4E RE 5E 6O -> P4   T4 P4: SE 7E 5O 3E -> P4
    T5 P4: CE CC 1C 3O -> P2    T6 P2: RB 6B 2B 4B -> P2    T7 P2: 2O SO 4C RC -> P1   T8 P1: 7C 3B 3C SC -> P1
    T9 P1: SB 5B 7B 2E -> P1";

/// An entrada of P1 with P4, lost puesta (M-31).
fn lost_entrada() -> Scenario<Rules> {
    let mut scenario = Scenario::at("option table honour; setup favourite O");
    scenario.deal(
        &hands(
            "P1 RB CB SB 6B 5B CC 1C SE 5E 4E      P2 1E 2B 1B 7B 1O SC 7C CE 7E 2E
            P3 3B RO CO 5O 6O 7O RC 4C 6C 6E      P4 4B SO 2O 3O 4O 2C 3C 5C RE 3E",
        ),
        "",
    );
    scenario.happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RE B");
    scenario
}

const LOST_ENTRADA: &str = "T2 P2: 7C RC 5C 1C -> P3    T3 P3: RO 4O 5B 1O -> P1   T4 P1: 4E CE 6E RE -> P4";
const LOST_ENTRADA_END: &str = "T6 P2: 2E 6O 3E SE -> P1    T7 P1: CC SC 6C 3C -> P1   T8 P1: CB 2B 5O 2O -> P2
    T9 P2: 7E 4C 2C 6B -> P1    T10 P1: SB 1E CO SO -> P2";

/// A solo of P2 that ends with five tricks (M-35).
fn solo() -> Scenario<Rules> {
    let mut scenario = Scenario::at("option table honour; setup favourite B");
    scenario.deal(
        &hands(
            "P1 1B 7E 6E 4E 3E 2O 4O 7O 6C 2B      P2 1E 2E RE SE 5E RO RC 5C 6B 4B
            P3 SO 3O 6O 1C 2C 7C RB CB 7B 5B      P4 CE CO 1O 5O CC SC 3C 4C SB 3B",
        ),
        "",
    );
    scenario.happens("P1 pass; P2 solo; P3 pass; P4 pass; P2 name E");
    scenario
}

const SOLO: &str = "T2 P3: 7B SB 7O 4B -> P4    T3 P4: CO 4O RO 6O -> P2   T4 P2: 5E 7C CE 3E -> P4
    T5 P4: 3C 6C RC 2C -> P2    T6 P2: 1E 5B 5O 4E -> P2    T7 P2: 2E 3O 4C 6E -> P2   T8 P2: RE 1C 1O 1B -> P1
    T9 P1: 2O SE SO SC -> P2    T10 P2: 5C CB CC 7E -> P1";
const SOLO_FIRST: &str = "T1 P1: 2B 6B RB 3B -> P3";

/// mediator:III.4, III.5, AS_WON.
#[test]
fn case_m_54_an_early_card_that_gives_another_defender_the_trick() {
    let mut scenario = lost_entrada();
    scenario.refuses("P1 early RB", "mediator:III.1").happens("P1 play RB; P3 early 3B").refuses("P3 early RO", "mediator:III.1");
    scenario.happens("P2 play 1B").refuses("P3 play RO", "mediator:III.1").happens("P3 play 3B; P4 play 4B");
    scenario.tricks(LOST_ENTRADA).tricks("T5 P4: 3O 5E 7B 7O -> P2").tricks(LOST_ENTRADA_END).happens(CONTENT);
    scenario.settles("won", [14, 0, -28, 14], 0);
}

/// mediator:III.1: who takes the trick themselves has changed nothing for another.
#[test]
fn iii_1_an_early_card_that_changes_nothing() {
    let mut scenario = lost_entrada();
    scenario
        .tricks("T1 P1: RB 1B 3B 4B -> P2")
        .tricks(LOST_ENTRADA)
        .happens("P4 play 3O; P2 early 7B; P1 play 5E; P2 play 7B; P3 play 7O");
    scenario.tricks(LOST_ENTRADA_END).happens(CONTENT);
    scenario.settles("puesta", [-14, -16, 4, -14], 40);
}

/// mediator:III.2, NO_COLLECT.
#[test]
fn case_m_55_the_partner_plays_early_and_their_side_makes_the_trick() {
    let mut scenario = won_entrada();
    scenario.happens("P1 play 1O; P3 early RO; P2 play CO; P3 play RO; P4 play 7O");
    scenario.tricks(WON_ENTRADA).tricks("T10 P1: 1B 4O CB 6E -> P1").happens(CONTENT);
    scenario.settles("won", [0, 0, -20, 0], 20);
}

/// mediator:III.3 and III.6.
#[test]
fn iii_3_the_other_defender_demands_their_share() {
    let mut scenario = won_entrada();
    scenario.happens("P1 play 1O; P4 early 7O; P2 play CO; P3 play RO; P4 play 7O");
    scenario.tricks(WON_ENTRADA).tricks("T10 P1: 1B 4O CB 6E -> P1");
    scenario.refuses("P1 demand 3", "mediator:III.3").happens("P2 demand 3").happens(CONTENT);
    scenario.settles("won", [14, 0, 14, -28], 0);
    // A lead that is another's is an early card too; nobody demands anything.
    let mut led = won_entrada();
    led.tricks("T1 P1: 1O CO RO 7O -> P3").happens("P2 early 2C");
    led.tricks(WON_ENTRADA).tricks("T10 P1: 1B 4O CB 6E -> P1").happens(CONTENT);
    led.settles("won", [14, -24, 14, -4], 0);
}

/// mediator:IV.7.
#[test]
fn case_m_56_a_card_shown_against_a_lone_hombre() {
    let shown = |demand: &str| {
        let mut scenario = solo();
        scenario.happens("P3 drop RB").tricks(SOLO_FIRST).tricks(SOLO).happens(demand).happens(CONTENT);
        scenario
    };
    shown("P2 demand 2").settles("won", [0, 50, -50, 0], -20);
    shown("").settles("puesta", [10, -50, -10, 10], 20);
}

/// mediator:IV.0, IV.2, IV.4, IV.5, IV.6.
#[test]
fn case_m_57_which_cards_do_harm() {
    let mut scenario = solo();
    let another = |cards, harm| Irregularity::Shown { cards, turn: Turn::Another, harm };
    scenario.happens("P4 drop SC; P1 play 2B; P1 drop 6C 7E");
    assert_eq!(scenario.faults(), [(3, another(1, Harm::None)), (0, another(2, Harm::None))]);
    scenario.happens("P2 play 6B; P3 play RB; P4 play 3B").tricks(SOLO).happens(CONTENT);
    scenario.settles("puesta", [10 - 40, -50, 10, 10 - 20], 20);
    let mut later = solo();
    later.tricks(SOLO_FIRST).tricks(&SOLO[..SOLO.find("T6").expect("the sixth trick")]).happens("P4 drop CC");
    assert_eq!(later.faults(), [(3, another(1, Harm::Presumed))], "the king of copas is gone");
    // Against a side of two the harm is paid without asking (IV.2).
    let mut pair = lost_entrada();
    pair.happens("P2 drop 1E").tricks("T1 P1: RB 1B 3B 4B -> P2").tricks(LOST_ENTRADA).tricks("T5 P4: 3O 5E 7B 7O -> P2");
    pair.tricks(LOST_ENTRADA_END).happens(CONTENT);
    pair.settles("won", [14, -28, 0, 14], -20);
    // A lone Hombre shows what they like.
    let mut alone = solo();
    alone.happens("P2 drop 1E 2E").tricks(SOLO_FIRST).tricks(SOLO).happens(CONTENT);
    alone.settles("puesta", [10, -50, 10, 10], 20);
}

/// mediator:IV.1, IV.3.
#[test]
fn case_m_58_several_cards_pulled_out_at_once() {
    let mut scenario = solo();
    scenario.happens("P1 drop 2B 7O").refuses("P1 play 2B", "mediator:VII.4").refuses("P2 order 4O", "mediator:IV.3");
    scenario.happens("P2 order 2B; P2 play 6B; P3 play RB; P4 play 3B").tricks(SOLO).happens(CONTENT);
    scenario.settles("puesta", [-10, -50, 10, 10], 20);
    // One alone, shown in turn, is played.
    let mut one = solo();
    one.happens("P1 drop 2B; P2 play 6B; P3 play RB; P4 play 3B").tricks(SOLO).happens(CONTENT);
    one.settles("puesta", [-10, -50, 10, 10], 20);
}

/// mediator:V.1, V.2.
#[test]
fn case_m_59_a_trick_lifted_by_the_wrong_player() {
    let mut scenario = solo();
    scenario.tricks(SOLO_FIRST).tricks("T2 P3: 7B SB 7O 4B -> P4").refuses("P4 lift", "mediator:V.1").happens("P1 lift");
    assert_eq!((scenario.game.core.open.play.to_play, scenario.game.core.open.play.of(Seat::at(0))), (Seat::at(0), 1));
    let mut late = scenario.clone();
    scenario.refuses("P1 contest", "mediator:V.1").happens("P2 contest");
    assert_eq!(
        (scenario.game.core.open.play.to_play, scenario.faults()),
        (Seat::at(3), vec![(0, Irregularity::Lifted(Lift::InTime))])
    );
    scenario.tricks(&SOLO[SOLO.find("T3").expect("the third trick")..]).happens(CONTENT);
    scenario.settles("puesta", [-10, -50, 10, 10], 20);
    late.happens("P1 play 2O; P3 contest");
    assert_eq!(late.faults(), [(0, Irregularity::Lifted(Lift::Late))]);
    assert_eq!(late.game.core.open.play.of(Seat::at(0)), 1, "nothing is taken back");
    // A polla, and the game as if the Hombre had won it.
    late.plays_out().happens(CONTENT).settles("won", [-50, 50, 0, 0], -20);
}

/// mediator:VII.4.
#[test]
fn case_m_63_cards_laid_open_for_the_win() {
    let mut scenario = won_entrada();
    scenario.refuses("P3 spread", "mediator:VII.4").refuses("P2 spread", "mediator:VII.4");
    scenario.tricks("T1 P1: 1O CO RO 7O -> P3").tricks(WON_ENTRADA).happens("P1 spread");
    scenario.refuses("P1 play 1B", "mediator:VII.4").happens("P2 order 1B; P2 play 4O; P2 order CB; P4 play 6E").happens(CONTENT);
    scenario.settles("won", [14, -4, 14, -4], -20);
}

/// mediator:VIII.2, VIII.3.
#[test]
fn case_m_64_advice_about_a_bola() {
    let mut scenario = Scenario::<Rules>::at("option table honour; setup favourite B; setup middle 40");
    scenario.deal(
        &hands(
            "P1 1E 1O SO 3O 4O 5O CC 7C 3E 6B      P2 4C 5C SE 7E 6E 5E 2E CB SB 5B
            P3 1B RO CO 2O 6O RC 3C RE RB 4B      P4 7O SC 1C 2C 6C CE 4E 7B 3B 2B",
        ),
        "",
    );
    scenario.happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RC O");
    scenario.tricks(
        "T1 P1: 6B CB RB 2B -> P3    T2 P3: 1B 7O 1E 2E -> P1    T3 P1: 1O 5C 6O 6C -> P1   T4 P1: CC 4C 3C 2C -> P1
        T5 P1: 7C 5E RC 1C -> P3    T6 P3: RO 3B 5O 5B -> P3",
    );
    assert_eq!(scenario.phase(), Phase::Bola);
    scenario.refuses("P2 advise", "mediator:VIII.3").happens("P1 advise").happens(CONTENT);
    scenario.settles("won", [-48, 38, 32, 38], -60);
}

/// mediator:IX.1, IX.2, IX.3, IX.5.
#[test]
fn case_m_65_needless_talk() {
    let talked = |what: &str| {
        let mut scenario = solo();
        scenario.happens(what).tricks(SOLO_FIRST).tricks(SOLO).happens(CONTENT);
        scenario
    };
    talked("P1 ask_partner").settles("puesta", [-10, -50, 10, 10], 20);
    talked("P3 warn").settles("won", [0, 50, -30, 0], -20);
    talked("P3 read_tricks").settles("won", [0, 50, -30, 0], -20);
    let mut asked = solo();
    asked.happens("P1 ask_partner");
    assert_eq!(asked.faults(), [(0, Irregularity::Talked(Talk::AskPartner))]);
}

const SOLO_ROW: Row<'static> =
    Row { held: "P1 1B", ..Row::of("option table honour; setup favourite C", 1, Bid::SOLO, Suit::Ouros, "2111111") };

/// mediator:REN.1, M-66: the Hombre wins in spite of the revoke, and the offender pays for the others.
#[test]
fn ren_1_a_revoke_that_did_not_help() {
    let mut scenario = SOLO_ROW.played::<Rules>();
    scenario.game.core.note_at(Seat::at(3), Irregularity::Revoke, 2);
    scenario.game.core.settle();
    scenario.settles("won", [50, 0, 0, -30], -20);
}

/// mediator:REN.6, IV.2, M-69: a king taken back costs a polla and what was at stake, a small card the polla alone.
#[test]
fn ren_6_what_a_card_taken_back_costs() {
    for (wrong, outcome, net, middle) in [("RO", "won", [14, 0, -28, 14], -20), ("6E", "puesta", [-14, 4, -16, -14], 20)] {
        let mut scenario = lost_entrada();
        scenario.happens(&format!("P1 play RB; P2 play 1B; P3 play {wrong}; P3 amend 3B; P4 play 4B"));
        scenario.tricks(LOST_ENTRADA).tricks("T5 P4: 3O 5E 7B 7O -> P2").tricks(LOST_ENTRADA_END).happens(CONTENT);
        scenario.settles(outcome, net, middle);
    }
}

/// mediator:REN.2: the game could no longer turn on it.
#[test]
fn case_m_67_a_revoke_when_the_game_is_decided() {
    let mut scenario = Row { takers: "2222211122", ..SOLO_ROW }.played::<Rules>();
    scenario.game.core.note_at(Seat::at(3), Irregularity::Revoke, 8);
    scenario.game.core.settle();
    assert_eq!(scenario.fines(), [(3, 20)]);
    scenario.settles("codillo", [-50, 17, 17, -4], 0);
}

/// mediator:REN.3, REN.4, D30: found at the end they are paid as one, found one after the other each for itself.
#[test]
fn case_m_68_several_revokes() {
    let mut late = solo();
    late.happens("P1 play 2B; P2 play 6B; P3 play RB; P4 play 3C; P3 play 7B; P4 play 4C; P1 play 7O; P2 play 4B");
    late.plays_out().happens("P2 accuse 3 1; P2 accuse 3 2");
    assert_eq!(late.faults().len(), 1);
    let mut twice = SOLO_ROW.played::<Rules>();
    twice.game.core.note_at(Seat::at(3), Irregularity::Revoke, 1);
    twice.game.core.note_at(Seat::at(3), Irregularity::Revoke, 2);
    twice.game.core.settle();
    twice.settles("won", [80, 0, 0, -60], -20);
}

/// mediator 5.6, REN.9: what an offence cut is paid as made.
#[test]
fn a_bola_that_an_offence_cut_is_paid_by_the_offender() {
    let row = Row { bola: super::super::state::Bola::Tried, takers: "1111112", ..SOLO_ROW };
    let mut scenario = row.played::<Rules>();
    scenario.game.core.note_at(Seat::at(1), Irregularity::Revoke, 6);
    scenario.game.core.settle();
    // Each of three adversaries owes game, primeras and bola: 41.
    scenario.settles("bola", [143, -123, 0, 0], -20);
}

/// mediator R60, CAL.2: after the cut nothing can be called any more.
#[test]
fn r60_every_complaint_dies_with_the_next_cut() {
    let mut scenario = solo();
    scenario.tricks(SOLO_FIRST).tricks(SOLO).happens(CONTENT);
    assert_eq!(scenario.phase(), Phase::Shuffle);
    scenario.refuses("P2 accuse 3 1", "mediator R8");
}
