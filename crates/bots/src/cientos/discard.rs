//! Discards: the punto is kept, then what a single card completes, then what makes a catorce or three (A3-A6).

use crate::Advice;
use cards::{Card, CardSet};
use engine::Offer;
use games::cientos::deck::{RANKS, SUITS, bits};
use games::cientos::ganancias::{OF_SETS, value};
use games::cientos::{Action, View};

/// A card worth more than this is not thrown out for an unknown one.
pub(super) const KEPT: i32 = 16;

pub(super) fn advise(view: &View) -> Option<Advice<Action>> {
    let at_most = view.offers.iter().find_map(|offer| match *offer {
        Offer::Cards { at_most, .. } => Some(at_most),
        _ => None,
    })?;
    let hand = view.hand;
    let suit = best_suit(hand);
    let mut cards: Vec<(i32, Card)> = hand.iter().map(|card| (worth(card, hand, suit), card)).collect();
    cards.sort_unstable();
    let thrown: CardSet = cards
        .iter()
        .take(at_most)
        .enumerate()
        .filter(|&(n, &(worth, _))| n == 0 || worth < KEPT)
        .map(|(_, &(_, card))| card)
        .collect();
    Some(Advice::perhaps(Action::Discard(thrown), reason(hand, thrown, suit)))
}

/// Why these go: the suit that one card completes stays, or the punto does.
fn reason(hand: CardSet, thrown: CardSet, suit: usize) -> Option<&'static str> {
    let kept = hand - thrown;
    let whole = !thrown.meets(CardSet::from_slice(&SUITS[suit]));
    match whole {
        true if completes(bits(kept, suit)) => Some("A5"),
        true => Some("A6"),
        false => None,
    }
}

/// The longest run that one more card would make.
fn promise(held: u8) -> u32 {
    (0..8).map(|place| longest(held | 1 << place)).max().unwrap_or(0)
}

/// Does a single card complete a quinta or more?
fn completes(held: u8) -> bool {
    promise(held) >= 5
}

fn longest(held: u8) -> u32 {
    (0..8).map(|place| (held << place).leading_ones()).max().unwrap_or(0)
}

/// The suit to be kept for the punto: long, high, and near a secansa (A3, A5).
pub(super) fn best_suit(hand: CardSet) -> usize {
    let worth = |suit: usize| {
        let held = bits(hand, suit);
        i32::from(value(held)) + 4 * promise(held) as i32
    };
    (0..4).max_by_key(|&suit| worth(suit)).unwrap_or(0)
}

/// Value of keeping a card.
pub(super) fn worth(card: Card, hand: CardSet, best: usize) -> i32 {
    let place = RANKS.iter().position(|&rank| card.rank() == Some(rank)).unwrap_or(7);
    let suit = SUITS.iter().position(|suit| suit.contains(&card)).unwrap_or(0);
    let held = bits(hand, suit);
    let high = [12, 7, 4, 3, 2, 1, 0, 0][place];
    let punto = if suit == best { 11 } else { 0 };
    let run = if promise(held) >= 4 && suit != best { 2 } else { 0 };
    let set = OF_SETS.into_iter().find(|rank| rank.place() == place).map_or(0, |rank| match (hand & rank.cards()).len() {
        4 => 20,
        3 => 6,
        _ => 0,
    });
    high + punto + run + set
}
