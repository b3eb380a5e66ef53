//! The search against plain minimax on endings of every pack of the Spanish games.

use super::deal::Deal;
use super::search::Solver;
use crate::card_map::Position;
use crate::contest::Contest as _;
use cards::{Card, CardSet};
use engine::Rng;
use games::ombre::spanish::pack::Stripped;

/// The tricks of the Hombre's camp by trying everything.
fn minimax(deal: &Deal, hand: &Position) -> u8 {
    let mut own = hand.hands[hand.to_play];
    if own == 0 {
        return deal.taken(hand);
    }
    if let Some(trick) = hand.trick {
        own = deal.laid.playable(own, trick.led);
    }
    let camp = deal.is_camp(hand.to_play);
    let mut best = if camp { 0 } else { u8::MAX };
    while own != 0 {
        let card = own & own.wrapping_neg();
        own ^= card;
        let value = minimax(deal, &deal.after(hand, card));
        best = if camp { best.max(value) } else { best.min(value) };
    }
    best
}

/// Compares `many` endings of a pack with the plain search: two to four hands of two to four or five cards, in every camp, also
/// in the middle of a trick.
fn agrees(pack: Stripped, many: u64, seed: u64) {
    let (mut rng, mut solver) = (Rng::new(seed), Solver::with_memory(1 << 20));
    let suits: Vec<_> = pack.suits().collect();
    for number in 0..many {
        let seats = [2, 3, 4, 4][number as usize % 4];
        let each = if seats == 4 { 2 + number as usize / 4 % 2 } else { 2 + number as usize / 4 % 3 };
        let mut cards: Vec<Card> = pack.cards().iter().collect();
        rng.shuffle(&mut cards);
        let hands: Vec<CardSet> = cards.chunks(each).take(seats).map(CardSet::from_slice).collect();
        let trump = *rng.one(&suits).expect("a suit");
        let trumps = pack.trumps(trump).expect("trumps");
        let hombre = rng.below(seats);
        let camp = match rng.below(2) {
            1 if seats == 4 => vec![hombre, (hombre + 1 + rng.below(3)) % 4],
            _ => vec![hombre],
        };
        let deal = Deal::new(&hands, trumps, &camp);
        let mut hand = deal.start(&hands, 0, rng.below(seats));
        let value = minimax(&deal, &hand);
        let told = || format!("{pack:?} {number}: {trump:?}, {camp:?}, {hands:?}");
        assert_eq!(solver.begin(&deal, u64::MAX).tricks(&hand, None), Some(value), "{}", told());
        // And after a card or two.
        for _ in 0..number % 3 {
            let mut own = hand.hands[hand.to_play];
            if let Some(trick) = hand.trick {
                own = deal.laid.playable(own, trick.led);
            }
            let bits: Vec<u64> = (0..64).map(|at| 1u64 << at).filter(|bit| own & bit != 0).collect();
            hand = deal.after(&hand, *rng.one(&bits).expect("a card"));
        }
        let value = minimax(&deal, &hand);
        let mut search = solver.begin(&deal, u64::MAX);
        assert_eq!(search.tricks(&hand, None), Some(value), "later {}", told());
        // A line of best play comes to the same.
        let line = search.line(&hand, value);
        let last = line.iter().fold(hand, |at, &(_, card)| deal.play(&at, card));
        assert_eq!((last.left(), deal.taken(&last)), (0, value), "a line of {}", told());
    }
}

#[test]
fn endings_of_forty_cards_agree_with_minimax() {
    agrees(Stripped::Forty, 10_000, 1);
}

#[test]
fn endings_of_thirty_six_cards_agree_with_minimax() {
    agrees(Stripped::ThirtySix, 10_000, 2);
}

#[test]
fn endings_of_thirty_cards_agree_with_minimax() {
    agrees(Stripped::KingOfOros, 5_000, 3);
    agrees(Stripped::WithoutCopas, 5_000, 4);
}

/// The seconds this thread has worked, whatever else the machine was doing.
fn worked() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").expect("a Linux machine");
    told.split_whitespace().next().and_then(|nanos| nanos.parse::<f64>().ok()).expect("a number") / 1e9
}

/// Prints the cost of whole hands of Mediator; the first question must not be off by two tricks on average.
#[test]
fn whole_hands_of_mediator() {
    if std::env::var_os("SPADILLE_LONG").is_none() {
        return;
    }
    let (mut rng, mut solver) = (Rng::new(7), Solver::with_memory(1 << 24));
    let begun = worked();
    let (many, mut spent) = (2_000u64, 0);
    let (mut bias, mut error) = (0, 0);
    for number in 0..many {
        let mut cards: Vec<Card> = Stripped::Forty.cards().iter().collect();
        rng.shuffle(&mut cards);
        let hands: Vec<CardSet> = cards.chunks(10).map(CardSet::from_slice).collect();
        let trump = cards::Suit::ALL[number as usize % 4];
        let camp = if number % 2 == 0 { vec![0, 1 + rng.below(3)] } else { vec![0] };
        let deal = Deal::new(&hands, Stripped::Forty.trumps(trump).expect("trumps"), &camp);
        let hand = deal.start(&hands, 0, rng.below(4));
        let mut search = solver.begin(&deal, u64::MAX);
        let value = search.tricks(&hand, None).expect("an answer");
        let off = i32::from(search.likely(&hand)) - i32::from(value);
        (bias, error) = (bias + off, error + off.abs());
        spent += u64::MAX - search.left_of_budget();
    }
    let seconds = worked() - begun;
    println!("{:.0} hands a second, {} positions each", many as f64 / seconds, spent / many);
    println!("the first question is off by {error} tricks in all, {bias} of them too high, in {many} hands");
    assert!(i64::from(error) < 2 * many as i64, "the first question is a bad guess");
}
