//! Exchanges with the monte, and the dealer's discard (A2-A10).

use crate::Advice;
use cards::{Card, CardSet, Suit};
use games::rebesino::Action;
use games::rebesino::deck::{AS_DE_OROS, CABALLO, ORDER, PAY, of_suit};

/// A jack and what beats it.
const HIGH: u8 = 9;
/// Number of high cards with which one may try for every trick.
const REBESINO: usize = 9;

fn suits(hand: CardSet) -> [CardSet; 4] {
    Suit::ALL.map(|suit| hand & CardSet::suit(suit))
}

fn is_high(card: Card) -> bool {
    ORDER.strength(card) >= HIGH
}

/// Is this a hand for Rebesino: high cards, and hardly a low one without company?
fn may_take_all(hand: CardSet) -> bool {
    hand.iter().filter(|&card| is_high(card)).count() >= REBESINO
}

/// Danger of taking tricks with a card: high, with few low cards beside it; more for a pay card, and most in the suits led first.
fn danger(card: Card, hand: CardSet) -> i32 {
    let suit = hand & of_suit(card);
    let below = suit.iter().filter(|&other| ORDER.strength(other) < ORDER.strength(card));
    let guards: i32 = below.map(|other| if ORDER.strength(other) <= 5 { 4 } else { 2 }).sum();
    let pay = match card {
        CABALLO => 6,
        AS_DE_OROS => 5,
        _ if PAY.contains(card) => 3,
        _ => 0,
    };
    let often_led = i32::from(matches!(card.suit(), Some(Suit::Ouros | Suit::Copas)));
    i32::from(ORDER.strength(card)) + pay + often_led - guards
}

/// The card that threatens most, and why it should go.
fn worst(hand: CardSet) -> Option<(Card, &'static str)> {
    let card = hand.iter().max_by_key(|&card| danger(card, hand))?;
    Some((card, if PAY.contains(card) { "A4" } else { "A3" }))
}

/// For Rebesino the lowest card goes, one with little company first.
fn loneliest(hand: CardSet) -> Option<Card> {
    hand.iter().min_by_key(|&card| (ORDER.strength(card), (hand & of_suit(card)).len()))
}

/// Below this no card is worth a draw that may be worse.
const WORTH_A_DRAW: i32 = 8;

/// The card to exchange, if any. A player who exchanges nothing may as well look.
pub(super) fn exchange(hand: CardSet) -> Option<Advice<Action>> {
    if may_take_all(hand) {
        return loneliest(hand).map(|card| Advice::new(Action::Exchange(card), "A2"));
    }
    let bare = |card: Card| hand.contains(card) && (hand & of_suit(card)).len() <= 2;
    let suits = suits(hand);
    if let Some(dear) = [CABALLO, AS_DE_OROS].into_iter().find(|&card| bare(card)) {
        let reason = if suits.contains(&CardSet::EMPTY) { "A9" } else { "A4" };
        return Some(Advice::new(Action::Exchange(dear), reason));
    }
    if suits.contains(&CardSet::EMPTY) {
        return Some(Advice::new(Action::Look, "A9"));
    }
    let single = |suit: &&CardSet| suit.len() == 1 && suit.iter().all(|card| ORDER.strength(card) <= HIGH);
    if suits.iter().filter(single).count() >= 2 {
        return Some(Advice::new(Action::Look, "A10"));
    }
    let (card, reason) = worst(hand)?;
    if danger(card, hand) < WORTH_A_DRAW {
        return Some(Advice::bare(Action::Look));
    }
    Some(Advice::new(Action::Exchange(card), reason))
}

/// The card the dealer lays down.
pub(super) fn discard(hand: CardSet) -> Option<Advice<Action>> {
    if may_take_all(hand) {
        return loneliest(hand).map(|card| Advice::new(Action::Discard(card), "A2"));
    }
    worst(hand).map(|(card, reason)| Advice::new(Action::Discard(card), reason))
}
