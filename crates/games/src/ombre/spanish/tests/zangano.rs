//! The zángano (family 4.7, 10.6).

use super::super::bid::Bid;
use super::super::games::{quadrillo, quintillo};
use super::super::state::Bola;
use super::harness::{Scenario, hands};
use super::rows::Row;
use cards::Suit;
use engine::{Game as _, Seat};

const ON: &str = "option zangano on";

#[test]
fn case_f_41_the_adversaries_pay_the_zangano() {
    let row = Row { partner: Some(3), held: "P1 1E 7O P3 1B 1O", ..Row::of(ON, 1, Bid::ENTRADA, Suit::Ouros, "2131313") };
    row.settled::<quadrillo::called::Rules>().settles("won", [15, -8, 15, -7, 5], -20);
}

#[test]
fn case_f_42_a_loss_is_paid_to_one_person_more() {
    let held = "P2 1E 7O P4 1B";
    let row = Row { partner: Some(4), held, ..Row::of(ON, 2, Bid::ENTRADA, Suit::Ouros, "2224411133") };
    row.settled::<quadrillo::called::Rules>().settles("puesta", [4, -16, 4, -16, 4], 20);
}

#[test]
fn case_f_43_no_part_in_bola_and_pot() {
    let heading = "option zangano on; setup middle 60";
    let row = Row { bola: Bola::Tried, held: "P3 1E 7O 1B", ..Row::of(heading, 3, Bid::SOLO, Suit::Ouros, "3333333333") };
    row.settled::<quadrillo::called::Rules>().settles("bola", [-49, -49, 212, -48, 14], -80);
}

#[test]
fn case_f_44_quintillo_with_a_zangano() {
    let heading = "option zangano on; setup middle 4";
    let row = Row { partner: Some(4), held: "P2 1E 7O P4 1B", ..Row::of(heading, 2, Bid::ENTRADA, Suit::Ouros, "22111335") };
    row.settled::<quintillo::five::Rules>().settles("codillo", [7, -11, 7, -11, 6, 2], 0);
}

#[test]
fn case_f_45_everybody_sits_out_once_in_a_round() {
    let mut scenario = Scenario::<quadrillo::rey_forzado::Rules>::at(ON);
    let mut out = Vec::new();
    for _ in 0..5 {
        let core = &scenario.game.core;
        let zangano = core.open.zangano(&core.match_state).expect("a zángano");
        assert_eq!(zangano, core.match_state.dealer);
        out.push(zangano.index());
        scenario.deal(&hands("P1 1E"), "");
        scenario.happens("P1 pass; P2 pass; P3 pass; P4 pass; P1 name O; P1 concede_codillo; P2 accept_codillo; P3 accept_codillo; P4 accept_codillo");
    }
    assert_eq!(out, [4, 0, 1, 2, 3]);
    // Everybody stakes but the player who sits out.
    let mut five = Scenario::<quintillo::five::Rules>::at(ON);
    five.deal(&hands("P1 1E"), "");
    let balances: Vec<i64> = Seat::first(6).map(|seat| five.game.core.ledger.balance(seat)).collect();
    assert_eq!((balances, five.middle()), (vec![-2, -2, -2, -2, -2, 0], 10));
    // All are told who it is, and they themselves that it is they.
    let told = |seat: usize| {
        let shown = five.game.view(engine::Viewer::Seat(Seat::at(seat)));
        super::super::Quintillo::show(&shown).facts[0].id
    };
    assert_eq!((told(5), told(0)), ("spanish-fact-you-sit-out", "spanish-fact-sits-out"));
}

#[test]
fn case_f_46_somebody_joins_a_running_match() {
    let mut scenario = Scenario::<quadrillo::solitario::Rules>::at("option zangano may_join; setup dealer 3");
    let pass = "P1 pass; P2 pass; P3 pass; P4 pass";
    for _ in 0..2 {
        scenario.deal(&hands("P1 1E"), "").happens(pass);
    }
    scenario.deal(&hands("P1 1E"), "").refuses("0 join_as_zangano", "family R38").happens("4 join_as_zangano");
    assert_eq!(scenario.game.core.open.zangano(&scenario.game.core.match_state), None, "not before the hand is over");
    scenario.happens(pass);
    let core = &scenario.game.core;
    assert_eq!((core.match_state.deal, core.open.zangano(&core.match_state)), (4, Some(Seat::at(2))));
    assert_eq!(core.ledger.balance(Seat::at(4)), 0);
    // Only one more can join.
    scenario.deal(&hands("P1 1E"), "").refuses("4 join_as_zangano", "family R38");
}
