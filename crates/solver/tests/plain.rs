//! Plain trick play against deals solved by others, and against itself.

use solver::search::{Position, Solver};
use std::path::Path;

const RANKS: &str = "23456789TJQKA";
const MEMORY: usize = 64 << 20;

struct Solved {
    hands: [u64; 4],
    fields: Vec<String>,
}

/// The lines of a file: a deal, and what is said of it.
fn solved(name: &str) -> Vec<Solved> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    let text = std::fs::read_to_string(path).expect("a file of solved deals");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let mut fields = line.split('\t').map(str::to_owned);
            Solved { hands: hands(&fields.next().expect("a deal")), fields: fields.collect() }
        })
        .collect()
}

fn hands(deal: &str) -> [u64; 4] {
    let mut hands = [0; 4];
    for (seat, hand) in deal["N:".len()..].split(' ').enumerate() {
        for (suit, ranks) in hand.split('.').enumerate() {
            for rank in ranks.chars() {
                hands[seat] |= 1 << (16 * suit + RANKS.find(rank).expect("a rank"));
            }
        }
    }
    hands
}

#[test]
fn every_solved_deal_is_solved_the_same() {
    let mut solver = Solver::with_memory(MEMORY);
    for cards in ["03", "04", "05", "07", "09", "11", "13"] {
        let deals = solved(&format!("dds_deals_{cards}.txt"));
        assert_eq!(deals.len(), 100);
        for deal in deals {
            let leader = "NESW".find(&deal.fields[1]).expect("a leader");
            let position = Position::new(deal.hands, "SHDC".find(&deal.fields[0]), leader).expect("a position");
            assert_eq!(solver.tricks(&position).to_string(), deal.fields[2], "{cards} cards, {deal:?}", deal = deal.fields);
        }
    }
}

#[test]
fn every_table_of_twenty_results_is_the_same() {
    let long = std::env::var_os("SPADILLE_LONG").is_some();
    let mut solver = Solver::with_memory(MEMORY);
    for (n, deal) in solved("dds_tables_13.txt").into_iter().enumerate().take(if long { 100 } else { 3 }) {
        for (trumps, column) in deal.fields.iter().enumerate() {
            let trumps = (trumps < 4).then_some(trumps);
            for (leader, tricks) in column.split(' ').enumerate() {
                let position = Position::new(deal.hands, trumps, leader).expect("a position");
                assert_eq!(solver.tricks(&position).to_string(), tricks, "deal {n}, trumps {trumps:?}, leader {leader}");
            }
        }
    }
}

/// Plain minimax, with nothing that could be clever.
fn minimax(position: &Position) -> u8 {
    let side = position.to_play() & 1;
    let mut best = 0;
    let mut cards = position.playable();
    while cards != 0 {
        let card = cards & cards.wrapping_neg();
        cards ^= card;
        best = best.max(after(position, card, side));
    }
    best
}

fn after(position: &Position, card: u64, side: usize) -> u8 {
    let (next, winner) = position.play(card);
    let won = winner.map_or(0, |winner| u8::from(winner & 1 == side));
    let left = next.tricks_left();
    if left == 0 {
        return won;
    }
    let theirs = minimax(&next);
    won + if next.to_play() & 1 == side { theirs } else { left - theirs }
}

#[test]
fn every_card_has_the_value_minimax_gives_it() {
    let mut solver = Solver::with_memory(1 << 20);
    for deal in solved("dds_deals_03.txt") {
        let mut position = Position::new(deal.hands, "SHDC".find(&deal.fields[0]), 0).expect("a position");
        // At the beginning of the trick and after each card of it.
        for _ in 0..4 {
            let values = solver.values(&position);
            assert_eq!(values.len(), position.playable().count_ones() as usize);
            for (card, tricks) in values {
                assert_eq!(tricks, after(&position, card, position.to_play() & 1), "{position:?}");
            }
            position = position.play(1 << (63 - position.playable().leading_zeros())).0;
        }
    }
}

/// The values of a position share a table; those of its cards by themselves do not.
#[test]
fn the_values_of_a_position_are_those_of_its_cards_one_by_one() {
    let (mut together, mut apart) = (Solver::with_memory(MEMORY), Solver::with_memory(MEMORY));
    for deal in solved("dds_deals_07.txt") {
        let leader = "NESW".find(&deal.fields[1]).expect("a leader");
        let mut position = Position::new(deal.hands, "SHDC".find(&deal.fields[0]), leader).expect("a position");
        for _ in 0..4 {
            let side = position.to_play() & 1;
            for (card, tricks) in together.values(&position) {
                let (next, winner) = position.play(card);
                let theirs = apart.tricks(&next);
                let now = u8::from(winner.is_some_and(|winner| winner & 1 == side));
                let alone = now + if next.to_play() & 1 == side { theirs } else { next.tricks_left() - theirs };
                assert_eq!(tricks, alone, "{position:?}");
            }
            position = position.play(1 << (63 - position.playable().leading_zeros())).0;
        }
    }
}

#[test]
fn a_table_too_small_is_only_slower() {
    let (mut small, mut large) = (Solver::with_memory(1), Solver::with_memory(MEMORY));
    for deal in solved("dds_deals_09.txt").into_iter().take(10) {
        let position = Position::new(deal.hands, None, 0).expect("a position");
        assert_eq!(small.tricks(&position), large.tricks(&position));
    }
    assert!(small.nodes() > large.nodes());
}
