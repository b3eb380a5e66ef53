//! Cut, deal, robbing, discards (M10-M18).

use super::super::state::{Cause, Phase};
use super::harness::{Scenario, Side, card, cards};
use ::cards::Card;

/// The marks made so far, the dealer's side positive: what for, and how much.
fn marks(scenario: &Scenario) -> Vec<(Cause, i64)> {
    let x = scenario.pair(Side::X);
    scenario.game.open.marks.iter().map(|mark| (mark.cause, if mark.pair == x { mark.points } else { -mark.points })).collect()
}

/// A cut thirty deep that turns these cards, the first at the bottom of the lifted packet.
fn cut(turned: [&str; 4]) -> Scenario {
    let mut scenario = Scenario::at("");
    let upward: Vec<&str> = turned.iter().rev().copied().collect();
    scenario.pack(&[(27, &upward.join(" "))]).happens("S3 cut 30");
    scenario
}

/// A deal with nothing robbed in the cut: these eleventh cards in the order of the deal, and this stock.
fn dealt(heading: &str, eleventh: [&str; 4], stock: &str) -> Scenario {
    let mut scenario = Scenario::at(heading);
    let [first, second, third, dealer] = eleventh;
    scenario.pack(&[(1, "9E"), (52, first), (63, second), (74, third), (85, dealer), (86, stock)]).happens("S3 cut 1");
    scenario
}

#[test]
fn m10_positions_of_the_pack() {
    let mut scenario = Scenario::at("");
    scenario.pack(&[(28, "4E T22 T33")]);
    let pack: Vec<Card> = scenario.game.hidden.stock.iter().rev().copied().collect();
    let at = |from: usize, to: usize| pack[from - 1..to].iter().copied().collect::<::cards::CardSet>();
    scenario.happens("S3 cut 30");
    assert_eq!(marks(&scenario)[0], (Cause::Rob, -5));
    let hand = |who: &str| scenario.game.hand(scenario.seat(who));
    for (who, cards, up) in [
        ("S1", at(31, 40) | at(71, 81), 81),
        ("S2", at(41, 50) | at(82, 92), 92),
        ("S3", at(51, 60) | at(93, 97) | at(1, 6) | cards("T33 T22"), 6),
        ("D", at(61, 70) | at(7, 17), 17),
    ] {
        assert_eq!(hand(who), cards, "{who}");
        assert_eq!(scenario.game.open.turned[scenario.seat(who).index()], Some(pack[up - 1]));
    }
    // The stock was 18 to 28; each of the four turned one card of it and robbed none.
    assert_eq!(scenario.game.open.stopped[..], pack[17..21]);
    let stock: Vec<Card> = scenario.game.hidden.stock.iter().rev().copied().collect();
    assert_eq!((&stock[..], scenario.game.open.undermost), (&pack[21..28], Some(card("4E"))));
}

#[test]
fn m11_three_are_robbed_and_two_marked() {
    let mut scenario = cut(["T40", "T21", "RE", "7C"]);
    assert_eq!((marks(&scenario)[0], scenario.game.open.robbed[2]), ((Cause::Rob, -15), 3));
    scenario.refuses("S3 discard T40 T21", "minchiate R15").happens("S3 discard T40 T21 RE");
}

#[test]
fn m12_the_sagittario_is_robbed_and_marks_nothing() {
    let scenario = cut(["T29", "T15", "2C", "3C"]);
    assert!(marks(&scenario).iter().all(|(cause, _)| *cause != Cause::Rob));
    assert_eq!((scenario.game.open.robbed[2], scenario.game.open.undermost), (1, Some(card("T15"))));
}

#[test]
fn m13_a_tarocco_above_twenty_goes_on_and_a_low_one_stops() {
    let scenario = cut(["T24", "T20", "T19", "3C"]);
    assert_eq!((marks(&scenario)[0], scenario.game.open.robbed[2]), ((Cause::Rob, -5), 2));
    let scenario = cut(["9E", "T20", "T19", "3C"]);
    assert!(marks(&scenario).iter().all(|(cause, _)| *cause != Cause::Rob));
    assert_eq!(scenario.game.open.robbed, [0; 4]);
}

#[test]
fn m14_eleventh_cards_are_marked() {
    let scenario = dealt("", ["T30", "4B", "RC", "T29"], "2O 3O 4O 5O");
    assert_eq!((marks(&scenario), scenario.tally()), (vec![(Cause::Turned, -5), (Cause::Turned, -5)], -10));
}

#[test]
fn m15_what_does_not_count_is_not_marked() {
    let scenario = dealt("", ["T24", "T38", "T4", "T0"], "2O 3O 4O 5O");
    assert_eq!(marks(&scenario), [(Cause::Turned, 10), (Cause::Turned, -3), (Cause::Turned, 5)]);
}

const STOCK: &str = "T38 T27 T5 3O T14 T0 6B 2E";

#[test]
fn m16_all_rob_from_the_stock_once() {
    let mut scenario = dealt("", ["7C", "8C", "9C", "10C"], STOCK);
    assert_eq!((marks(&scenario), scenario.tally()), (vec![(Cause::Rob, 13), (Cause::Rob, 5)], 18));
    assert_eq!((scenario.game.open.robbed, scenario.phase()), ([0, 1, 0, 3], Phase::Discard));
    scenario.happens("S2 discard T0; D discard T38 T27 T5");
    let open = &scenario.game.open;
    assert_eq!((open.stock + open.stopped.len() + 4, scenario.phase()), (13, Phase::Accuse));
    assert!(scenario.game.hidden.hands.iter().all(|hand| hand.len() == 21));
}

#[test]
fn m17_or_the_dealer_alone() {
    let mut scenario = dealt("option rob_round dealer_only", ["7C", "8C", "9C", "10C"], STOCK);
    assert_eq!((scenario.tally(), scenario.game.open.robbed), (13, [0, 0, 0, 3]));
    scenario.happens("D discard T38 T27 T5");
    assert_eq!(scenario.game.open.stock + scenario.game.open.stopped.len() + 3, 13);
}

#[test]
fn m18_as_many_are_discarded_as_were_robbed() {
    let mut scenario = Scenario::at("");
    scenario.pack(&[(1, "T35 6E"), (8, "4E T22 T33"), (31, "RC"), (61, "7C"), (72, "8C"), (83, "9C"), (94, "10C 2E 3E 5E")]);
    scenario.happens("S3 cut 10");
    assert_eq!((scenario.game.open.robbed, scenario.game.hand(scenario.seat("S3")).len()), ([0, 0, 3, 0], 24));
    scenario.refuses("S3 discard T22 RC", "minchiate R15").refuses("S3 discard T22 T33 T35 RC", "minchiate R15");
    scenario.refuses("S1 discard T22", "minchiate R15").happens("S3 discard T22 RC T35");
    assert_eq!(scenario.game.hand(scenario.seat("S3")).len(), 21);
}

#[test]
fn r8_no_more_than_thirteen_are_robbed_in_the_cut() {
    let mut scenario = Scenario::at("");
    let robbable = "T21 T22 T23 T24 T25 T26 T27 T28 T29 T30 T31 T32 T33 T34 T35";
    scenario.pack(&[(1, robbable)]).happens("S3 cut 15");
    assert_eq!((scenario.game.open.robbed, scenario.game.open.undermost, scenario.game.open.stock), ([0, 0, 13, 0], None, 0));
}
