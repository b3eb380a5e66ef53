//! The card to play (A3-A23).

use super::sight::{Known, cheapest, dear, dearest};
use crate::Advice;
use cards::{Card, CardSet, Suit};
use games::minchiate::View;
use games::minchiate::tarocchi::{COUNTING, KINGS, MATTO, ORDER, TAROCCHI, tarocco};

/// The Trombe, kept for the last trick (A23).
const TROMBE: Card = tarocco(40);

/// A card and the advice behind it.
type Choice = Option<Advice<Card>>;

/// A suit of so few cards is soon played off (A5).
const ODD: usize = 2;

pub(super) fn card(view: &View) -> Choice {
    let sight = Known::new(view)?;
    let choice = match sight.led() {
        None => lead(&sight),
        Some(_) if sight.to_come().is_empty() => last(&sight),
        Some(led) => middle(&sight, led),
    };
    choice.or_else(|| spare(&sight))
}

/// Kings first, then the suits that can still be led freely, then a low tarocco.
fn lead(sight: &Known<'_>) -> Choice {
    let hand = sight.lawful.without(MATTO);
    let fresh = |card: &Card| card.suit().is_some_and(|suit| sight.rounds(suit) < 2);
    let safe = |card: &Card| {
        card.suit().is_some_and(|suit| !sight.to_come().iter().any(|&seat| sight.opponent(seat) && sight.lacks(seat, suit)))
    };
    if let Some(king) = (hand & KINGS).iter().find(|king| fresh(king) && safe(king)) {
        return Some(Advice::new(king, "A3"));
    }
    let mut suits: Vec<CardSet> =
        Suit::ALL.iter().map(|&suit| hand & CardSet::suit(suit)).filter(|cards| !cards.is_empty()).collect();
    suits.sort_by_key(|cards| cards.len());
    let free = suits.iter().filter_map(|&cards| cheapest(cards - KINGS)).find(fresh);
    if let Some(card) = free {
        return Some(Advice::new(card, "A6"));
    }
    // A low tarocco leaves the lead to the others.
    if let Some(card) = cheapest(Known::idle(hand & TAROCCHI)) {
        return Some(Advice::bare(card));
    }
    let plain = suits.iter().find_map(|&cards| Some((cheapest(cards - KINGS)?, cards.len())));
    plain.map(|(card, many)| Advice::perhaps(card, (many <= ODD).then_some("A5")))
}

/// Nobody plays after them: what takes the trick is safe.
fn last(sight: &Known<'_>) -> Choice {
    let winning = sight.winning();
    // Under the partner, or over the opponents: the dearest honour comes home.
    let home = if sight.partner_holds() { sight.lawful.without(MATTO) } else { winning };
    let honours = (home & COUNTING).without(TROMBE);
    if let Some(card) = dearest(honours) {
        return Some(Advice::perhaps(card, brought_home(sight, card)));
    }
    if sight.partner_holds() {
        return None;
    }
    if sight.prey() > 0
        && let Some(card) = cheapest(winning)
    {
        return Some(Advice::perhaps(card, killing(card)));
    }
    // Four cards more are two points in the end: taken when it costs nothing.
    cheapest(Known::idle(winning)).map(Advice::bare)
}

/// Why an honour is played by the last: passed in an early round of a suit (A9), put under a tarocco of the partner's that
/// nobody has covered (A16), or made by taking, which is otherwise better left alone (A22). Of kings the book speaks only where
/// they are led.
fn brought_home(sight: &Known<'_>, card: Card) -> Option<&'static str> {
    let early = sight.led().and_then(Card::suit).is_some_and(|suit| sight.rounds(suit) < 2);
    TAROCCHI.contains(card).then_some(match sight.winning().contains(card) {
        true if early => "A9",
        true => "A22",
        false => "A16",
    })
}

/// Why an honour of theirs is killed: with a tarocco for what that marks (R32), with the high counting one that was kept for it (A15).
fn killing(card: Card) -> Option<&'static str> {
    TAROCCHI.contains(card).then_some(if COUNTING.contains(card) { "A15" } else { "R32" })
}

/// Others play after them.
fn middle(sight: &Known<'_>, led: Card) -> Choice {
    let winning = sight.winning();
    let masters: CardSet = (winning & TAROCCHI).iter().filter(|&card| sight.is_master(card)).collect();
    if sight.prey() > 0 && !sight.partner_holds() {
        // What the opponents risk is killed, with a card they cannot beat if there is one.
        let killer = cheapest(masters).or(ORDER.highest(Known::idle(winning))).or(ORDER.highest(winning));
        if let Some(card) = killer {
            return Some(Advice::perhaps(card, killing(card)));
        }
    }
    let followers =
        sight.to_come().iter().any(|&seat| sight.opponent(seat) && led.suit().is_some_and(|suit| sight.lacks(seat, suit)));
    let Some(suit) = led.suit() else {
        // Tarocchi are led: an honour that nobody beats tempts the partner to put their own under it (A16), or is made (A22).
        let tempts = sight.to_come().iter().any(|&seat| !sight.opponent(seat));
        let reason = if tempts { "A16" } else { "A22" };
        return dearest((masters & COUNTING).without(TROMBE)).map(|card| Advice::new(card, reason));
    };
    if sight.rounds(suit) < 2 && !followers {
        let honours = (winning & COUNTING).without(TROMBE);
        return dearest(honours).map(|card| Advice::perhaps(card, TAROCCHI.contains(card).then_some("A9")));
    }
    None
}

/// Nothing to win or to save: the card one would miss least, and the Matto where that card counts (R28). Who could take the
/// opponents' trick with a tarocco ducks (A21).
fn spare(sight: &Known<'_>) -> Choice {
    let card = cheapest(sight.lawful.without(MATTO));
    let matto = || sight.lawful.iter().find(|&card| card == MATTO).map(|card| Advice::new(card, "R28"));
    let ducks = |card: Card| {
        let could_take = sight.led().is_some() && (sight.winning() & TAROCCHI).iter().any(|other| other != card);
        could_take && !sight.partner_holds() && !sight.winning().contains(card)
    };
    match card {
        Some(card) if dear(card) == 0 || !sight.hand().contains(MATTO) => {
            Some(Advice::perhaps(card, ducks(card).then_some("A21")))
        }
        _ => matto().or_else(|| card.map(Advice::bare)),
    }
}
