//! Every payment cites the rule that explains it, with the figures of the game that is played.

use super::super::Variation;
use super::super::bid::Bid;
use super::super::games::{dosillo, hombre, mediator, quadrillo, quintillo, tresillo};
use super::super::laws::Irregularity;
use super::super::state::{Bola, Concession};
use super::harness::Scenario;
use super::rows::Row;
use cards::Suit;
use engine::{Game as _, Seat};
use std::collections::BTreeSet;

/// The rules cited by what was paid for the first hand, its stakes aside: what for, and by which rule.
fn reasons<V: Variation>(scenario: &Scenario<V>) -> BTreeSet<(&'static str, &'static str)> {
    let aside = ["spanish-cause-stake", "spanish-cause-carried"];
    let paid = scenario.game.ledger().of_deal(1).iter().map(|entry| (entry.cause.said().id, entry.cause.cite.0));
    paid.filter(|(what, _)| !aside.contains(what)).map(|(what, cite)| (what.trim_start_matches("spanish-cause-"), cite)).collect()
}

/// A heading for the games with a favourite.
const FAVOURITE: &str = "setup favourite B";

fn solo<V: Variation>(heading: &str, takers: &str) -> BTreeSet<(&'static str, &'static str)> {
    reasons(&Row { held: "P1 1E 7C 1B", ..Row::of(heading, 1, Bid::SOLO, Suit::Copas, takers) }.settled::<V>())
}

/// mediator R53, R54; family R12, R15, R33: each game is won and lost by its own number of tricks.
#[test]
fn r12_r15_r33_won_puesta_and_codillo_cite_the_games_own_tricks() {
    let cited = |game: &'static str, rule: &'static str, paid: [BTreeSet<(&'static str, &'static str)>; 3]| {
        for (paid, pot) in paid.into_iter().zip(["pot", "puesta", "codillo"]) {
            assert!(paid.contains(&("solo", rule)) && paid.contains(&(pot, rule)), "{game}: {paid:?}");
        }
    };
    type Five = quintillo::five::Rules;
    type Six = quintillo::six::Rules;
    type Dos = dosillo::Rules;
    type Thirty = tresillo::thirty_six::Rules;
    cited("quintillo", "family section 2", ["211111", "11112222", "11122222"].map(|takers| solo::<Five>("", takers)));
    cited("seisillo", "family R33", ["21111", "111222", "112222"].map(|takers| solo::<Six>("", takers)));
    cited("dosillo", "family R15", ["211111", "11112222", "11122222"].map(|takers| solo::<Dos>(FAVOURITE, takers)));
    let takers = ["21111111", "111111222222", "111112222222"];
    cited("tresillo_36", "family R12", takers.map(|takers| solo::<Thirty>(FAVOURITE, takers)));
}

/// mediator R50: a bola bid from the start and cut loses bola and game, whatever the tricks.
#[test]
fn r50_a_bola_bid_from_the_start_and_cut_is_explained_by_its_own_rule() {
    for takers in ["111111112", "11112"] {
        let row = Row { held: "P1 1E 7C 1B", bola: Bola::Bid, ..Row::of(FAVOURITE, 1, Bid::MEDIATOR_BOLA, Suit::Copas, takers) };
        let paid = reasons(&row.settled::<mediator::Rules>());
        let pot = if takers.len() > 5 { "puesta" } else { "codillo" };
        let due =
            [("bola-lost", "mediator R50"), ("mediator", "mediator R50"), (pot, "mediator R50"), ("estuches", "mediator 5.1")];
        assert_eq!(paid, BTreeSet::from(due));
    }
    let tried = Row { bola: Bola::Tried, ..Row::of(FAVOURITE, 1, Bid::SOLO, Suit::Copas, "1111112") };
    assert!(reasons(&tried.settled::<mediator::Rules>()).contains(&("bola-lost", "mediator R49")));
}

/// mediator R55, family D9: no trick at all.
#[test]
fn r55_a_desbola_is_explained_by_its_own_rule_in_every_game() {
    let desbola = ("desbola", "mediator R55");
    assert!(solo::<mediator::Rules>(FAVOURITE, "2222222222").contains(&desbola));
    assert!(solo::<quadrillo::called::Rules>("", "2222222222").contains(&desbola));
    assert!(solo::<quintillo::five::Rules>("", "22222222").contains(&desbola));
    assert!(solo::<quintillo::six::Rules>("", "222222").contains(&desbola));
}

/// mediator R56, VII.1: a game given up is a codillo by that, and not by its tricks.
#[test]
fn r56_vii_1_a_codillo_conceded_is_explained_by_the_concession() {
    let conceded = |concession| {
        let row =
            Row { partner: Some(3), concession, held: "P1 1B", ..Row::of(FAVOURITE, 1, Bid::ENTRADA, Suit::Copas, "1111133322") };
        reasons(&row.settled::<mediator::Rules>())
    };
    assert_eq!(conceded(Concession::Refused), BTreeSet::from([("entrada", "mediator R56"), ("codillo", "mediator R56")]));
    let laid = [("entrada", "mediator:VII.1"), ("codillo", "mediator:VII.1"), ("desbola", "mediator:VII.1")];
    assert_eq!(conceded(Concession::LaidDown), BTreeSet::from(laid));
}

/// mediator REN.1, INT.3: what a law turns round is explained by the law.
#[test]
fn ren_1_int_3_what_a_law_turns_round_is_explained_by_the_law() {
    let row = Row { held: "P1 1B", ..Row::of("option table honour; setup favourite B", 1, Bid::SOLO, Suit::Copas, "1111122222") };
    let mut scenario = row.played::<mediator::Rules>();
    scenario.game.core.note_at(Seat::at(3), Irregularity::Revoke, 0);
    scenario.game.core.settle();
    assert_eq!(reasons(&scenario), BTreeSet::from([("solo", "mediator:REN.1"), ("pot", "mediator:REN.1")]));
    let heading = "option introduced_laws true; setup favourite B";
    let returned = Row { giver: Some(3), ..Row::of(heading, 1, Bid::ENTRADA, Suit::Copas, "1111133322") };
    let paid = reasons(&returned.settled::<mediator::Rules>());
    assert!(paid.contains(&("entrada", "mediator:INT.3")) && paid.contains(&("puesta", "mediator:INT.3")), "{paid:?}");
}

/// hombre R29, SIG.1: a codillo that was asked for is a puesta by that law, and not by the count of tricks.
#[test]
fn sig_1_a_codillo_asked_for_is_explained_by_its_own_law() {
    let asked = |asked| {
        let row = Row { asked, held: "P2 1E", ..Row::of("", 1, Bid::ENTRADA, Suit::Copas, "222211112") };
        reasons(&row.settled::<hombre::Rules>())
    };
    assert_eq!(asked(Some((2, 24))), BTreeSet::from([("entrada", "hombre:SIG.1"), ("puesta-asked", "hombre:SIG.1")]));
    assert_eq!(asked(None), BTreeSet::from([("entrada", "hombre R36"), ("codillo", "hombre R36")]));
}
