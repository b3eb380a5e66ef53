//! Payments by the standing of a hand (R47-R56, `dar.4`-`dar.9`).

use super::super::hand_result::{All, HandResult};
use super::super::laws::law_of;
use super::super::napolitana::{End, Napolitana};
use super::super::{Transfer, accounts};
use super::harness::*;
use engine::agreement::Switch;
use engine::{Seat, SeatSet};

fn partida(standing: &HandResult) -> (Seat, Seat, i64) {
    let paid = accounts(standing);
    let Transfer { from, to, amount, .. } = paid[0];
    (from, to, amount)
}

/// rebesino:general.8.
#[test]
fn case_8_ties_go_by_tricks_and_then_by_the_seat() {
    assert_eq!(partida(&standing([14, 14, 6, 6], [3, 4, 2, 2])), (seat(2), seat(4), 4));
}

#[test]
fn case_9_no_trick_beats_a_trick_without_points() {
    assert_eq!(partida(&standing([20, 20, 0, 0], [6, 4, 0, 1])).1, seat(3));
}

#[test]
fn case_10_of_two_without_a_trick_the_better_seated_wins() {
    assert_eq!(partida(&standing([0, 20, 0, 20], [0, 6, 0, 5])).1, seat(3));
}

#[test]
fn case_11_of_two_with_most_the_worst_seated_pays() {
    assert_eq!(partida(&standing([20, 0, 0, 20], [5, 1, 0, 5])), (seat(1), seat(3), 4));
}

/// P1 took the cards P4 sold, P2 went to no Rebesino: 12 to P4 from P1 alone.
fn ordinary() -> HandResult {
    HandResult { cards: sold(4, 1), ..standing([30, 5, 3, 0], [6, 3, 2, 0]) }
}

fn napolitana(holder: usize) -> Option<Napolitana> {
    Some(Napolitana { seat: seat(holder), end: End::Stands })
}

fn only(culprits: &[usize]) -> SeatSet {
    culprits.iter().map(|&culprit| seat(culprit)).collect()
}

#[test]
fn case_35_two_revokers_pay_six_each() {
    let standing = HandResult { revoked: only(&[2, 4]), ..ordinary() };
    assert_eq!(settled(&standing), [0, -6, 12, -6]);
    assert_eq!(law_of(&standing).0, "rebesino:renuncio.3");
}

#[test]
fn r51_one_revoker_pays_all_and_wins_nothing() {
    let standing = HandResult { revoked: only(&[4]), ..ordinary() };
    // What P4 sold goes to the winner among the others, P3.
    assert_eq!(settled(&standing), [0, 0, 12, -12]);
    assert_eq!((law_of(&standing).0, standing.culprits()), ("rebesino:renuncio.1", only(&[4])));
}

#[test]
fn case_37_a_revoker_pays_the_rebesino_given() {
    let standing = HandResult { revoked: only(&[2]), all: given(1), ..ordinary() };
    assert_eq!(settled(&standing), [24, -24, 0, 0]);
    assert_eq!(law_of(&standing).0, "rebesino:renuncio.4");
}

#[test]
fn case_38_a_revoker_who_cuts_in_time_pays_eight_to_each_and_twelve() {
    let standing = HandResult { revoked: only(&[4]), all: cut(1, 4), ..ordinary() };
    assert_eq!(settled(&standing), [8, 8, 20, -36]);
    assert_eq!(law_of(&standing).0, "rebesino:renuncio.6");
}

#[test]
fn renuncio_5_a_revoker_pays_the_cut_of_another() {
    let standing = HandResult { revoked: only(&[4]), all: cut(1, 2), ..ordinary() };
    assert_eq!(settled(&standing), [0, 24, 12, -36]);
    assert_eq!(law_of(&standing).0, "rebesino:renuncio.5");
}

#[test]
fn r56_a_revoker_who_takes_all_collects_nothing() {
    assert_eq!(settled(&HandResult { revoked: only(&[1]), all: given(1), ..ordinary() }), [-12, 0, 0, 12]);
    assert_eq!(settled(&HandResult { revoked: only(&[1]), all: cut(1, 2), ..ordinary() }), [-36, 24, 0, 12]);
}

/// N = P1, R = P2, O = P3, V = P4.
fn with_napolitana() -> HandResult {
    HandResult { napolitana: napolitana(1), revoked: only(&[4]), ..ordinary() }
}

#[test]
fn case_39_a_revoker_cuts_where_there_is_a_napolitana() {
    assert_eq!(settled(&HandResult { all: cut(2, 4), ..with_napolitana() }), [24, 6, 6, -36]);
}

#[test]
fn case_40_the_napolitana_cuts_and_the_revoker_pays_both() {
    assert_eq!(settled(&HandResult { all: cut(2, 1), ..with_napolitana() }), [36, 0, 0, -36]);
}

#[test]
fn case_41_a_revoker_pays_in_the_place_of_the_napolitana() {
    let standing = HandResult { all: given(2), ..with_napolitana() };
    assert_eq!(settled(&standing), [0, 24, 0, -24]);
    assert_eq!(law_of(&standing).0, "rebesino:renuncio.7");
}

#[test]
fn r55_a_revoker_pays_what_the_napolitana_wins_or_loses() {
    assert_eq!(settled(&with_napolitana()), [12, 0, 0, -12]);
    assert_eq!(settled(&HandResult { all: cut(2, 3), ..with_napolitana() }), [12, 0, 24, -36]);
    let introduced = |by| Some(Napolitana { seat: seat(1), end: End::Introduced(Some(seat(by))) });
    assert_eq!(settled(&HandResult { napolitana: introduced(3), ..with_napolitana() }), [0, 0, 12, -12]);
    assert_eq!(settled(&HandResult { napolitana: introduced(4), ..with_napolitana() }), [6, 3, 3, -12]);
}

#[test]
fn r56a_a_napolitana_introduced_that_revokes_pays_both() {
    let introduced = Some(Napolitana { seat: seat(4), end: End::Introduced(Some(seat(2))) });
    let standing = HandResult { napolitana: introduced, revoked: only(&[4]), ..ordinary() };
    assert_eq!(settled(&standing), [0, 12, 12, -24]);
    assert_eq!(law_of(&standing).0, "rebesino:renuncio.12");
}

#[test]
fn case_42_a_card_too_many_gives_rebesino() {
    // P2 has taken all, P4 has a card too few.
    let taken = HandResult { cards: sold(4, 2), ..standing([0, 40, 0, 0], [0, 11, 0, 0]) };
    let faulty = HandResult { miscounted: only(&[2, 4]), all: given(2), ..taken };
    assert_eq!(settled(&faulty), [0, -6, 12, -6]);
    assert_eq!(law_of(&faulty).0, "rebesino:dar.6");
}

fn short_all(culprits: &[usize]) -> HandResult {
    let taken = standing([30, 0, 0, 0], [10, 1, 0, 0]);
    HandResult { cards: sold(2, 1), miscounted: only(culprits), all: Some(All::Cut(seat(1), None)), ..taken }
}

#[test]
fn case_43_a_card_too_few_makes_ten_tricks() {
    let standing = short_all(&[1]);
    // Eight to each; the cards P2 sold are P2's, the partida goes to the better seated of P3 and P4.
    assert_eq!(settled(&standing), [-36, 8 + 8, 8, 8 + 4]);
    assert_eq!(law_of(&standing).0, "rebesino:dar.8");
}

#[test]
fn case_44_a_card_too_few_and_another_too_many() {
    let standing = short_all(&[1, 3]);
    assert_eq!(settled(&standing), [-18, 12 + 8, -18, 12 + 4]);
    assert_eq!(law_of(&standing).0, "rebesino:dar.9");
}

#[test]
fn dar_7_a_card_too_many_is_cut_in_time() {
    let one = HandResult { miscounted: only(&[1]), all: cut(1, 2), ..ordinary() };
    assert_eq!(settled(&one), [-36, 24, 0, 12]);
    // Of the short seat that cuts both pay, and the two correct hands share it.
    let both = HandResult { miscounted: only(&[1, 2]), all: cut(1, 2), ..ordinary() };
    assert_eq!(settled(&both), [-18, -18, 12, 24]);
    assert_eq!(law_of(&both).0, "rebesino:dar.7");
}

#[test]
fn dar_4_and_5_a_wrong_number_found_in_play() {
    let one = HandResult { miscounted: only(&[2]), ..ordinary() };
    assert_eq!((settled(&one), law_of(&one).0), ([0, -12, 0, 12], "rebesino:dar.4"));
    let two = HandResult { miscounted: only(&[2, 3]), ..ordinary() };
    assert_eq!((settled(&two), law_of(&two).0), ([0, -6, -6, 12], "rebesino:dar.5"));
}

#[test]
fn nobody_is_paid_where_all_are_at_fault() {
    assert_eq!(settled(&HandResult { revoked: only(&[1, 2, 3, 4]), ..ordinary() }), [0; 4]);
}

#[test]
fn r50_the_opponents_of_a_napolitana_share() {
    let shared = |all, end| {
        let napolitana = Some(Napolitana { seat: seat(1), end });
        settled(&HandResult { napolitana, all, shared: Switch::On, ..ordinary() })
    };
    assert_eq!(shared(None, End::Stands), [12, -4, -4, -4]);
    assert_eq!(shared(None, End::Introduced(Some(seat(2)))), [-12, 4, 4, 4]);
    assert_eq!(shared(given(2), End::Stands), [-24, 8, 8, 8]);
    assert_eq!(shared(cut(2, 1), End::Stands), [36, -12, -12, -12]);
    assert_eq!(shared(cut(2, 3), End::Stands), [-12, 4, 4, 4]);
}

#[test]
fn d8_where_sleepers_are_not_paid_the_napolitana_has_less() {
    let mut cards = sold(1, 2);
    // The ace of oros sleeps.
    let ace = cards.iter_mut().find(|card| card.card == super::super::deck::AS_DE_OROS).expect("the ace");
    (ace.fate, ace.by, ace.lies) = (super::super::hand_result::Fate::Asleep, None, None);
    let held = HandResult { napolitana: napolitana(1), cards, pay_asleep: Switch::Off, ..ordinary() };
    assert_eq!(settled(&held)[0], 10);
    // Ten in thirds: the odd tanto falls on the worst seated of the three.
    assert_eq!(settled(&HandResult { shared: Switch::On, ..held }), [10, -4, -3, -3]);
}

#[test]
fn d7_a_first_lead_that_was_not_the_lowest_is_paid_to_all_three() {
    let introduced = Some(Napolitana { seat: seat(1), end: End::Introduced(None) });
    assert_eq!(settled(&HandResult { napolitana: introduced, ..ordinary() }), [-12, 4, 4, 4]);
}
