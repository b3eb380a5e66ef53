//! Sitting down and dealing, what is noted and what cannot happen here (mediator 2.5, 3; family D21, F-04, F-05; hombre XIV).

use super::super::games::{dosillo, hombre, mediator, quadrillo, quintillo};
use super::super::pack::Stripped;
use super::super::state::Phase;
use super::super::{Mediator, Variation};
use super::harness::{Scenario, card, cards, hands};
use cards::{CardSet, Suit};
use engine::battery::scenario;
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Agreements as _, Game, Seat};

/// mediator R4: a stack is noted, as chips that make two thousand.
#[test]
fn case_m_07_what_each_begins_with() {
    let agreed = <Mediator as Game>::Agreements::default();
    let chips: i64 = [(1, 1000), (1, 500), (4, 100), (9, 10), (10, 1)].iter().map(|(many, worth)| many * worth).sum();
    assert_eq!(agreed.get("chips_start"), Some(chips.to_string()));
}

/// mediator R12, R13, DEAL.1: no fine, no new polla, the same dealer and the same mano.
#[test]
fn case_m_09_a_hand_that_is_void_is_dealt_again() {
    let mut scenario = Scenario::<mediator::Rules>::at("option table honour; setup favourite O");
    scenario.deal(&hands("P1 1E"), "");
    let (dealer, mano, deal) = (scenario.game.dealer(), scenario.game.core.open.mano(), scenario.game.core.match_state.deal);
    scenario.game.core.void_hand();
    assert_eq!((scenario.game.dealer(), scenario.game.core.open.mano(), scenario.middle()), (dealer, mano, 20));
    assert_eq!((scenario.fines(), scenario.game.core.match_state.deal, scenario.phase()), (vec![], deal + 1, Phase::Shuffle));
}

/// M-10: the courtesy of the period is noted for the company to seat itself by; the table asks nobody who is a lady.
#[test]
fn case_m_10_courtesy_is_noted() {
    let mut agreed = <Mediator as Game>::Agreements::default();
    assert_eq!(agreed.get("courtesy").as_deref(), Some("none"));
    assert!(agreed.set("courtesy", "period").is_ok());
    assert!(agreed.set("courtesy", "always").is_err());
}

/// mediator R8, DEAL.4. The pack is shuffled for every hand, all of it, and nobody can do without.
#[test]
fn deal_4_nobody_waives_the_shuffle() {
    let mut scenario = Scenario::<mediator::Rules>::at("setup favourite O");
    scenario.refuses("P1 pass", "mediator R8");
    let short: Vec<_> = Stripped::Forty.cards().iter().skip(1).collect();
    assert!(scenario.game.shuffled(&short).is_err());
}

fn playable(trump: Suit, led: &str, hand: &str) -> CardSet {
    let trumps = Stripped::KingOfOros.trumps(trump).expect("a suit");
    let mut trick = Trick::EMPTY;
    trick.play(Seat::at(0), card(led), &trumps.order);
    trumps.playable(cards(hand), &trick)
}

/// family R5: the king is the malilla of its suit.
#[test]
fn case_f_04_the_lone_king_has_the_rights_of_a_malilla() {
    assert_eq!(playable(Suit::Ouros, "1E", "RO 3B 4C"), cards("RO"));
    assert_eq!(playable(Suit::Ouros, "RO", "1B 3E 4C"), cards("1B"));
    assert_eq!(playable(Suit::Ouros, "RO", "1E 3B 4C"), cards("1E 3B 4C"));
}

/// family R6: as a plain card nobody can follow it.
#[test]
fn case_f_05_nobody_follows_the_lone_king() {
    assert_eq!(playable(Suit::Copas, "RO", "3C 4E 5B"), cards("3C 4E 5B"));
}

/// The seats in playing order after these cards are drawn.
fn drawn<V: Variation>(heading: &str, lots: &str) -> Vec<usize> {
    let mut scenario = Scenario::<V>::at(heading);
    let engine::Turn::Shuffle(wanted) = scenario.game.turn() else { panic!("seats are to be drawn") };
    let first: Vec<_> = lots.split_whitespace().map(card).collect();
    let rest = wanted.cards - first.iter().copied().collect::<CardSet>();
    let order: Vec<_> = first.into_iter().chain(rest.iter()).collect();
    scenario.game.shuffled(&order).expect("drawn");
    scenario.game.core.match_state.places.iter().map(|seat| seat.index()).collect()
}

/// family R1, D21, mediator D32: the highest is mano, the lowest deals.
#[test]
fn d21_seats_of_two_five_and_six() {
    assert_eq!(drawn::<dosillo::Rules>("setup dealer drawn; setup favourite E", "7E RC"), [1, 0]);
    assert_eq!(drawn::<quintillo::five::Rules>("setup dealer drawn", "2O RO RC 7E SB"), [1, 2, 4, 3, 0]);
    assert_eq!(drawn::<quintillo::six::Rules>("setup dealer drawn", "2O RO RC 7E SB CB"), [1, 2, 5, 4, 3, 0]);
    assert_eq!(drawn::<hombre::Rules>("setup dealer drawn", "2E 2O 2C"), [1, 2, 0]);
}

/// family R3, QUI.1, T36.1: other packets cannot be agreed.
#[test]
fn qui_1_t36_1_no_other_packets() {
    assert!(scenario::try_table::<super::super::Quintillo>("option packets 5-3", |_| 4).is_err());
    assert!(scenario::try_table::<super::super::Tresillo36>("option packets 6-6", |_| 2).is_err());
}

/// hombre XV.4: nobody is paid for a Hombre without a trick.
#[test]
fn xv_4_no_desbola_in_the_hombre() {
    let row = super::rows::Row {
        held: "P1 1B",
        ..super::rows::Row::of("", 1, super::super::bid::Bid::ENTRADA, Suit::Ouros, "222222333")
    };
    row.settled::<hombre::Rules>().settles("codillo", [-33, 30, 3], 0);
}

/// family R19, SOL.1, mediator GIVE.1: the king is handed over without a word of its holder.
#[test]
fn sol_1_give_1_the_king_is_given_without_asking() {
    let mut scenario = Scenario::<quadrillo::solitario::Rules>::at("");
    scenario.deal(&hands("P1 1E P3 RC"), "").happens("P1 entrada; P2 pass; P3 pass; P4 pass; P1 call RC O");
    assert!(scenario.held("P1").contains(card("RC")));
    scenario.refuses("P3 keep", "mediator R32");
}

/// mediator 7: prices agreed in the place of the tariff, and the options of Mediator in the games told by their difference from it.
#[test]
fn section_7_prices_and_options_of_mediator_elsewhere() {
    let heading = "setup favourite C; option other_payment_customs 2/4/12/1/40";
    let row = super::rows::Row {
        held: "P1 1B",
        ..super::rows::Row::of(heading, 1, super::super::bid::Bid::SOLO, Suit::Ouros, "2111111")
    };
    row.settled::<mediator::Rules>().settles("won", [56, -12, -12, -12], -20);
    for wrong in ["1/2/3", "1/2/3/4/x", "prices", "1/2/3/4/-5"] {
        let heading = format!("option other_payment_customs {wrong}");
        assert!(scenario::try_table::<Mediator>(&heading, |_| 3).is_err(), "{wrong}");
    }
    let shared = "option packets 4-3-3; option estuche_count first_three_as_one";
    assert!(scenario::try_table::<super::super::Quadrillo>(shared, |_| 3).is_ok());
    let shared = format!("{shared}; option favour_undeclared true; option tanto_value 4");
    assert!(scenario::try_table::<super::super::TresilloRefavor>(&shared, |_| 2).is_ok());
    assert!(
        scenario::try_table::<super::super::Hombre>("option early_leave forbidden; option substitutes forbidden", |_| 2).is_ok()
    );
}
