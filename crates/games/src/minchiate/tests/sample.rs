//! The verzigola table of section 2.3, and a slow counter that knows nothing of the fast one.

use super::super::tarocchi::{PACK, TAROCCHI};
use super::super::verzigole::total;
use super::harness::cards;
use ::cards::CardSet;
use engine::Rng;

/// Runs of 28 to 40 without the Matto: the row of each first card, from a run of three on.
const RUNS: [&[i64]; 11] = [
    &[15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90],
    &[15, 20, 25, 30, 35, 45, 55, 65, 75, 85],
    &[15, 20, 25, 30, 40, 50, 60, 70, 80],
    &[15, 20, 25, 35, 45, 55, 65, 75],
    &[15, 20, 30, 40, 50, 60, 70],
    &[15, 25, 35, 45, 55, 65],
    &[20, 30, 40, 50, 60],
    &[25, 35, 45, 55],
    &[30, 40, 50],
    &[30, 40],
    &[30],
];

/// Every verzigola written out: the numbers of its tarocchi, those that must be missing beside it, and its worth.
fn written_out() -> Vec<(Vec<u8>, Vec<u8>, i64)> {
    let mut all = vec![
        (vec![1, 2, 3], vec![4], 11),
        (vec![1, 2, 3, 4], vec![5], 14),
        (vec![1, 2, 3, 4, 5], vec![], 17),
        (vec![2, 3, 4], vec![1, 5], 9),
        (vec![2, 3, 4, 5], vec![1], 12),
        (vec![3, 4, 5], vec![2], 9),
        (vec![1, 13, 28], vec![], 15),
        (vec![10, 20, 30], vec![40], 15),
        (vec![20, 30, 40], vec![10], 20),
        (vec![10, 20, 30, 40], vec![], 25),
    ];
    for (row, worths) in RUNS.iter().enumerate() {
        for (column, &worth) in worths.iter().enumerate() {
            let (from, to) = (28 + row as u8, 30 + (row + column) as u8);
            let beside = [from - 1, to + 1].into_iter().filter(|number| (28..=40).contains(number)).collect();
            all.push(((from..=to).collect(), beside, worth));
        }
    }
    all
}

/// The slow counter: every line of the table, looked for card by card.
fn slowly(table: &[(Vec<u8>, Vec<u8>, i64)], held: CardSet) -> i64 {
    let has = |number: u8| held.iter().any(|card| card.number() == Some(number));
    let matto = if has(0) { 5 } else { 0 };
    let mut points = 0;
    for (there, missing, worth) in table {
        if there.iter().all(|&number| has(number)) && !missing.iter().any(|&number| has(number)) {
            points += worth + matto;
        }
    }
    if has(0) && has(1) && has(40) {
        points += 20;
    }
    match held.iter().filter(|card| card.to_string().starts_with('R')).count() {
        3 => points + 15 + matto,
        4 => points + 20 + matto,
        _ => points,
    }
}

#[test]
fn every_line_of_the_table_of_2_3() {
    for (numbers, _, worth) in written_out() {
        let text: Vec<String> = numbers.iter().map(|number| format!("T{number}")).collect();
        let held = cards(&text.join(" "));
        // With the Trombe and the Ganellino in one hand the Matto makes another: no line has both.
        assert_eq!((total(held), total(held | cards("T0"))), (worth, worth + 5), "{numbers:?}");
    }
}

/// Counts a sample of hands, `MINCHIATE_HANDS` of them if it is set: a million takes a minute.
#[test]
fn the_slow_counter_agrees_on_a_sample_of_hands() {
    let hands = std::env::var("MINCHIATE_HANDS").ok().and_then(|many| many.parse().ok()).unwrap_or(20_000);
    let table = written_out();
    let mut rng = Rng::new(1716);
    let mut with_some = 0;
    for n in 0..hands {
        // Hands, sides' cards, and hands of nothing but tarocchi and kings, where much comes together.
        let held = match n % 3 {
            0 => rng.cards(PACK, 21),
            1 => rng.cards(PACK, 42),
            _ => rng.cards(TAROCCHI | cards("RO RC RE RB"), 21),
        };
        let points = slowly(&table, held);
        with_some += u32::from(points > 0);
        assert_eq!(total(held), points, "{held}");
    }
    assert!(u64::from(with_some) * 3 > hands, "only {with_some} of {hands} hands have a verzigola");
}
