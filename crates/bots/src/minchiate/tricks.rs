//! The card to play (A3-A23).

use super::sight::{Sight, cheapest, dear, dearest};
use cards::{Card, CardSet, Suit};
use games::minchiate::View;
use games::minchiate::tarocchi::{COUNTING, KINGS, MATTO, ORDER, TAROCCHI, tarocco};

/// The Trombe, kept for the last trick (A23).
const TROMBE: Card = tarocco(40);

/// A card and the advice behind it.
type Choice = Option<(Card, &'static str)>;

pub(super) fn card(view: &View) -> Choice {
    let sight = Sight::new(view)?;
    let choice = match sight.led() {
        None => lead(&sight),
        Some(_) if sight.to_come().is_empty() => last(&sight),
        Some(led) => middle(&sight, led),
    };
    choice.or_else(|| spare(&sight))
}

/// Kings first, then the suits that can still be led freely, then a low tarocco.
fn lead(sight: &Sight<'_>) -> Choice {
    let hand = sight.lawful.without(MATTO);
    let fresh = |card: &Card| card.suit().is_some_and(|suit| sight.rounds(suit) < 2);
    let safe = |card: &Card| {
        card.suit().is_some_and(|suit| !sight.to_come().iter().any(|&seat| sight.opponent(seat) && sight.lacks(seat, suit)))
    };
    if let Some(king) = (hand & KINGS).iter().find(|king| fresh(king) && safe(king)) {
        return Some((king, "A3"));
    }
    let mut suits: Vec<CardSet> =
        Suit::ALL.iter().map(|&suit| hand & CardSet::suit(suit)).filter(|cards| !cards.is_empty()).collect();
    suits.sort_by_key(|cards| cards.len());
    let free = suits.iter().filter_map(|&cards| cheapest(cards - KINGS)).find(fresh);
    if let Some(card) = free {
        return Some((card, "A6"));
    }
    if let Some(card) = cheapest(Sight::idle(hand & TAROCCHI)) {
        return Some((card, "A21"));
    }
    let plain = suits.iter().filter_map(|&cards| cheapest(cards - KINGS)).next();
    plain.map(|card| (card, "A5"))
}

/// Nobody plays after him: what takes the trick is safe.
fn last(sight: &Sight<'_>) -> Choice {
    let winning = sight.winning();
    // Under the partner, or over the opponents: the dearest honour comes home (A9, A11).
    let home = if sight.partner_holds() { sight.lawful.without(MATTO) } else { winning };
    let honours = (home & COUNTING).without(TROMBE);
    if let Some(card) = dearest(honours) {
        return Some((card, if sight.partner_holds() { "A11" } else { "A9" }));
    }
    if sight.partner_holds() {
        return None;
    }
    if sight.prey() > 0
        && let Some(card) = cheapest(winning)
    {
        return Some((card, "A15"));
    }
    // Four cards more are two points in the end: taken when it costs nothing.
    cheapest(Sight::idle(winning)).map(|card| (card, "R41"))
}

/// Others play after him.
fn middle(sight: &Sight<'_>, led: Card) -> Choice {
    let winning = sight.winning();
    let masters: CardSet = (winning & TAROCCHI).iter().filter(|&card| sight.is_master(card)).collect();
    if sight.prey() > 0 && !sight.partner_holds() {
        // What the opponents risk is killed, with a card they cannot beat if there is one (A15, A19).
        let killer = cheapest(masters).or(ORDER.highest(Sight::idle(winning))).or(ORDER.highest(winning));
        if let Some(card) = killer {
            return Some((card, "A15"));
        }
    }
    let followers =
        sight.to_come().iter().any(|&seat| sight.opponent(seat) && led.suit().is_some_and(|suit| sight.lacks(seat, suit)));
    let Some(suit) = led.suit() else {
        // Tarocchi are led: an honour goes under a partner who holds the trick with a card nobody beats (A16).
        return dearest((masters & COUNTING).without(TROMBE)).map(|card| (card, "A16"));
    };
    if sight.rounds(suit) < 2 && !followers {
        let honours = (winning & COUNTING).without(TROMBE);
        return dearest(honours).map(|card| (card, "A9"));
    }
    None
}

/// Nothing to win or to save: the card one would miss least, and the Matto where that card counts (A21).
fn spare(sight: &Sight<'_>) -> Choice {
    let card = cheapest(sight.lawful.without(MATTO));
    match card {
        Some(card) if dear(card) == 0 || !sight.hand().contains(MATTO) => Some((card, "A21")),
        _ => sight.lawful.iter().find(|&card| card == MATTO).or(card).map(|card| (card, "R28")),
    }
}
