//! Counts of hands (AC6, AC7, AC24-AC27, AC29, AC30, AC37; R22-R28).

use super::super::count::{Counted, FINE, Held, Outcome};
use super::super::state::Pair;

const A: Pair = Pair::First;
const B: Pair = Pair::Second;

/// The balance of side A after a hand in which it made these points, by the formula of R28.
struct Hand<'a> {
    points: i64,
    tricks: i64,
    held: Held<'a>,
    faults: [i64; 2],
    times: i64,
}

const HAND: Hand<'static> =
    Hand { points: 36, tricks: 6, held: Held { no_count: &[], no_capote: &[] }, faults: [0; 2], times: 1 };

impl Hand<'_> {
    fn counted(&self) -> Counted {
        Counted::new([self.points, 72 - self.points], [self.tricks, 12 - self.tricks], self.held)
    }

    fn balance(&self) -> i64 {
        self.times * (self.counted().gain_of(A) - FINE * self.faults[0] + FINE * self.faults[1])
    }
}

#[test]
fn ac6_gain() {
    for (times, won) in [(1, 8), (2, 16), (4, 32)] {
        assert_eq!(Hand { points: 44, times, ..HAND }.balance(), won);
    }
}

#[test]
fn ac7_limits() {
    assert_eq!((HAND.balance(), HAND.counted().outcome), (0, Outcome::Even));
    assert_eq!(Hand { points: 71, tricks: 11, ..HAND }.balance(), 35);
    let capote = Hand { points: 72, tricks: 12, ..HAND };
    assert_eq!((capote.balance(), capote.counted().outcome), (72, Outcome::Capote));
    assert_eq!(Hand { times: 2, ..capote }.balance(), 144);
}

#[test]
fn ac24_renuncio_by_the_winning_side() {
    let hand = Hand { points: 50, held: Held { no_count: &[A], ..Held::default() }, faults: [1, 0], ..HAND };
    assert_eq!((hand.balance(), hand.counted().outcome), (-10, Outcome::NotCounted));
    assert_eq!(Hand { times: 2, ..hand }.balance(), -20);
}

#[test]
fn ac25_renuncio_by_the_losing_side() {
    assert_eq!(Hand { points: 30, held: Held { no_count: &[A], ..Held::default() }, faults: [1, 0], ..HAND }.balance(), -16);
}

#[test]
fn ac26_capote_and_fault() {
    let held = Held { no_count: &[A], ..Held::default() };
    assert_eq!(Hand { points: 72, tricks: 12, held, faults: [1, 0], ..HAND }.balance(), -10);
}

#[test]
fn ac27_capote_suffered_with_fault() {
    let held = Held { no_count: &[A], ..Held::default() };
    assert_eq!(Hand { points: 0, tricks: 0, held, faults: [1, 0], ..HAND }.balance(), -82);
}

#[test]
fn ac29_card_too_many() {
    assert_eq!(Hand { points: 32, held: Held { no_count: &[B], ..Held::default() }, faults: [0, 1], ..HAND }.balance(), 10);
}

#[test]
fn ac30_card_too_few() {
    let held = Held { no_capote: &[A], ..Held::default() };
    let hand = Hand { points: 72, tricks: 12, held, ..HAND };
    assert_eq!((hand.balance(), hand.counted().outcome), (36, Outcome::Won));
    // It can suffer the capote all the same.
    assert_eq!(Hand { points: 0, tricks: 0, held, ..HAND }.balance(), -72);
}

#[test]
fn ac37_faults_on_both_sides() {
    assert_eq!(Hand { points: 45, held: Held { no_count: &[A, B], ..Held::default() }, faults: [1, 1], ..HAND }.balance(), 0);
}

#[test]
fn d12_ten_for_each_fault() {
    assert_eq!(Hand { points: 50, held: Held { no_count: &[A], ..Held::default() }, faults: [2, 0], ..HAND }.balance(), -20);
}
