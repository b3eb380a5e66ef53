//! Honour tables (mediator 10.8, family F-40).

use super::super::bid::Bid;
use super::super::games::mediator::Rules;
use super::super::games::quadrillo::rey_forzado;
use super::super::laws::{Harm, Irregularity, TooSoon};
use super::super::state::Phase;
use super::harness::{Scenario, hands};
use super::rows::Row;
use cards::Suit;
use engine::Seat;

const M_35: &str = "P1 1B 7E 6E 4E 3E 2O 4O 7O 6C 2B      P2 1E 2E RE SE 5E RO RC 5C 6B 4B
    P3 SO 3O 6O 1C 2C 7C RB CB 7B 5B      P4 CE CO 1O 5O CC SC 3C 4C SB 3B";

fn solo() -> Scenario<Rules> {
    let mut scenario = Scenario::at("option table honour; setup favourite B");
    scenario.deal(&hands(M_35), "").happens("P1 pass; P2 solo; P3 pass; P4 pass; P2 name E");
    scenario
}

const CONTENT: &str = "P1 content; P2 content; P3 content; P4 content";

#[test]
fn case_m_66_a_revoke_pays_what_was_at_stake() {
    let mut scenario = solo();
    // P4 has bastos and throws a copa; the Hombre ends with four tricks.
    scenario
        .tricks("T1 P1: 2B 6B RB 3C -> P3    T2 P3: 7B SB 7O 4B -> P4    T3 P4: CO 4O RO 6O -> P2   T4 P2: 5E 7C CE 3E -> P4");
    scenario.tricks("T5 P4: 3B 6C 1E 5B -> P2 T6 P2: 2E 3O 5O 4E -> P2 T7 P2: RE 1C 1O 1B -> P1 T8 P1: 2O SE SO 4C -> P2");
    scenario.tricks("T9 P2: RC 2C SC 6E -> P1 T10 P1: 7E 5C CB CC -> P1");
    assert_eq!(scenario.phase(), Phase::Claims);
    scenario.happens("P2 accuse 3 1");
    scenario.happens(CONTENT);
    // Settled as won, and P4 pays for all three.
    scenario.settles("won", [0, 50, 0, -30], -20);
}

#[test]
fn ren_5_while_cards_are_played_only_what_is_seen_proves_it() {
    let mut scenario = solo();
    scenario.tricks("T1 P1: 2B 6B RB 3C -> P3").refuses("P2 accuse 3 1", "mediator:REN.5");
    scenario.tricks("T2 P3: 7B SB 7O 4B -> P4").happens("P2 accuse 3 1");
}

#[test]
fn case_m_69_a_card_taken_back_in_time() {
    let mut scenario = solo();
    scenario.happens("P1 play 2B; P2 play 6B; P3 play SO").refuses("P3 amend 3O", "mediator:REN.6").happens("P3 amend 5B");
    assert_eq!(scenario.faults(), [(2, Irregularity::TakenBack { harm: Harm::None })]);
    let mut king = solo();
    king.happens("P1 play 6C; P2 play 5C; P3 play RB; P3 amend 1C");
    assert_eq!(king.faults(), [(2, Irregularity::TakenBack { harm: Harm::Presumed })]);
}

/// mediator:REN.5, REN.6: the last player too, until the trick is lifted or the next card led.
#[test]
fn ren_5_the_last_player_of_a_trick_may_take_a_card_back() {
    let mut scenario = solo();
    scenario.happens("P1 play 6C; P2 play 5C; P3 play 1C; P4 play 3B");
    assert_eq!(scenario.game.core.open.play.to_play, Seat::at(2));
    let (mut led, mut lifted) = (scenario.clone(), scenario.clone());
    scenario.refuses("P3 accuse 3 1", "mediator:REN.5").refuses("P4 amend SB", "mediator:REN.6").happens("P4 amend CC");
    // The trick is judged anew.
    assert_eq!(
        (scenario.game.core.open.play.takers.as_slice(), scenario.game.core.open.play.to_play),
        (&[Seat::at(3)][..], Seat::at(3))
    );
    assert_eq!((scenario.game.core.open.play.won[..4].to_vec(), scenario.held("P4").len()), (vec![0, 0, 0, 1], 9));
    assert_eq!(scenario.faults(), [(3, Irregularity::TakenBack { harm: Harm::None })]);
    scenario.refuses("P4 amend SC", "mediator:REN.6");
    led.happens("P3 play 2C").refuses("P4 amend CC", "mediator:REN.6");
    lifted.happens("P1 lift").refuses("P4 amend CC", "mediator:REN.6");
}

const LAST_TO_PLAY: &str = "P1 1E 7O 1B 1O CO SO RC 2E 3E 4E   P2 2O 3C 4C 5C SE CE RE 7E 6E 5E
    P3 6C 7C SC CC 1C 7B SB CB RB 2B   P4 RO 3O 4O 5O 6O 2C 3B 4B 5B 6B";

/// mediator:REN.5: also a trick that seemed to win the game, until somebody speaks.
#[test]
fn ren_5_a_card_that_ended_the_play_may_be_taken_back() {
    let four = "T1 P1: 1E 2O 6C 4O -> P1 T2 P1: 7O 3C 7C 5O -> P1 T3 P1: 1B 4C 2B 6O -> P1 T4 P1: 1O SE 7B 3O -> P1";
    let table = || {
        let mut scenario = Scenario::<Rules>::at("option table honour; setup favourite B");
        scenario.deal(&hands(LAST_TO_PLAY), "").happens("P1 solo; P2 pass; P3 pass; P4 pass; P1 name O").tricks(four);
        scenario
    };
    let mut first_six = table();
    first_six.tricks("T5 P1: RC 5C SC 2C -> P1 T6 P1: CO 5E CB 3B -> P1");
    let mut stopped = first_six.clone();
    assert_eq!(first_six.phase(), Phase::Bola);
    first_six.happens("P4 amend RO");
    assert_eq!((first_six.phase(), first_six.game.core.open.play.to_play), (Phase::Tricks, Seat::at(3)));
    stopped.happens("P1 stop").refuses("P4 amend RO", "mediator:REN.6");
    let mut six = table();
    six.tricks("T5 P1: 4E RE SC 2C -> P2 T6 P2: 5C CC 3B RC -> P1 T7 P1: CO 5E CB 4B -> P1");
    let mut spoken = six.clone();
    assert_eq!(six.phase(), Phase::Claims);
    six.happens("P4 amend RO");
    assert_eq!((six.phase(), six.game.core.open.play.won[..4].to_vec()), (Phase::Tricks, vec![5, 1, 0, 1]));
    spoken.happens("P2 content").refuses("P4 amend RO", "mediator:REN.6");
}

#[test]
fn strict_tables_have_no_wrong_cards() {
    let mut scenario = Scenario::<Rules>::at("setup favourite B");
    scenario.deal(&hands(M_35), "").happens("P1 pass; P2 solo; P3 pass; P4 pass; P2 name E; P1 play 2B");
    scenario
        .refuses("P2 play RO", "mediator R36")
        .refuses("P2 accuse 0 1", "mediator 8")
        .refuses("P2 amend 6B", "mediator:REN.6");
}

#[test]
fn case_f_40_a_king_too_soon() {
    let mut scenario = Scenario::<rey_forzado::Rules>::at("option table honour");
    scenario.deal(&hands("P1 3O 4C P2 RO 5O P3 6O P4 7O"), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 name C");
    scenario.happens("P1 play 3O; P2 play RO; P3 play 6O; P4 play 7O");
    // The five of oros falls later: then all have seen it.
    let turn = scenario.game.core.open.play.to_play;
    assert_eq!(turn, Seat::at(1));
    scenario.happens("P2 play 5O");
    while !scenario.game.core.open.play.trick.is_empty() {
        let turn = scenario.game.core.open.play.to_play;
        let card = scenario.game.core.playable(turn).first().expect("a card");
        scenario.happens(&format!("{turn} play {card}"));
    }
    scenario.happens("P1 accuse 1 1");
    assert_eq!(scenario.faults(), [(1, Irregularity::King(TooSoon::Followed))]);
    // The king counts: its player is the partner, and pays alone what the side owes, or a puesta if it won (family D19).
    for (takers, outcome, net, middle) in
        [("1212121", "puesta", [0, -22, 1, 1], 20), ("1133334444", "codillo", [0, -22, 11, 11], 0)]
    {
        let row = Row { partner: Some(2), held: "P1 1B", ..Row::of("option table honour", 1, Bid::ENTRADA, Suit::Ouros, takers) };
        let mut scenario = row.played::<rey_forzado::Rules>();
        scenario.game.core.note_at(Seat::at(1), Irregularity::King(TooSoon::Followed), 0);
        scenario.game.core.settle();
        scenario.settles(outcome, net, middle);
    }
}

#[test]
fn case_m_61_cards_laid_down_as_codillo() {
    let mut scenario = Scenario::<Rules>::at("option table honour; setup favourite B");
    scenario.deal(&hands("P1 1B 3O 4O 5O 6O 2C 3C 4C 5C 6C P3 RE 1O"), "");
    scenario.happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RE O; P1 lay_down").happens(CONTENT);
    scenario.settles("desbola", [-82, 41, 0, 41], 0);
}

/// mediator:VII.1, family D20: the partner pays their half of the codillo, and nothing of the desbola.
#[test]
fn vii_1_where_the_partner_always_pays_half() {
    let mut scenario = Scenario::<super::super::games::quadrillo::called::Rules>::at("option table honour");
    scenario.deal(&hands("P1 1B 3O 4O 5O 6O 2C 3C 4C 5C 6C P3 RE 1O"), "");
    scenario.happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RE O; P1 lay_down").happens(CONTENT);
    scenario.settles("desbola", [-71, 41, -11, 41], 0);
}

#[test]
fn case_f_21_the_suit_that_was_left_out_named() {
    let mut scenario = Scenario::<super::super::games::dosillo::Rules>::at("option table honour; setup favourite E");
    scenario.deal(&hands("P1 1E"), "").happens("P1 solo; P2 pass; P1 name O");
    assert_eq!((scenario.phase(), scenario.game.core.ledger.balance(Seat::at(1))), (Phase::Declare, 20));
    scenario.happens("P1 name C");
    let mut strict = Scenario::<super::super::games::dosillo::Rules>::at("setup favourite E");
    strict.deal(&hands("P1 1E"), "").happens("P1 solo; P2 pass").refuses("P1 name O", "family R14");
}
