//! The card to play (A3-A23).

use super::knowledge::{Knowledge, cheapest, dear, dearest};
use crate::Advice;
use cards::{Card, CardSet, Suit};
use games::minchiate::View;
use games::minchiate::tarocchi::{COUNTING, KINGS, MATTO, ORDER, TAROCCHI, tarocco};

/// The Trombe, kept for the last trick (A23).
const TROMBE: Card = tarocco(40);

/// A card and the advice behind it.
type CardAdvice = Option<Advice<Card>>;

/// A suit of so few cards is soon played off (A5).
const ODD: usize = 2;

pub(super) fn card(view: &View) -> CardAdvice {
    let known = Knowledge::new(view)?;
    let choice = match known.led() {
        None => lead(&known),
        Some(_) if known.to_come().is_empty() => last(&known),
        Some(led) => middle(&known, led),
    };
    choice.or_else(|| spare(&known))
}

/// Kings first, then the suits that can still be led freely, then a low tarocco.
fn lead(known: &Knowledge<'_>) -> CardAdvice {
    let hand = known.lawful.without(MATTO);
    let fresh = |card: &Card| card.suit().is_some_and(|suit| known.rounds(suit) < 2);
    let safe = |card: &Card| {
        card.suit().is_some_and(|suit| !known.to_come().iter().any(|&seat| known.opponent(seat) && known.lacks(seat, suit)))
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
    if let Some(card) = cheapest(Knowledge::idle(hand & TAROCCHI)) {
        return Some(Advice::bare(card));
    }
    let plain = suits.iter().find_map(|&cards| Some((cheapest(cards - KINGS)?, cards.len())));
    plain.map(|(card, many)| Advice::perhaps(card, (many <= ODD).then_some("A5")))
}

/// Nobody plays after them: what takes the trick is safe.
fn last(known: &Knowledge<'_>) -> CardAdvice {
    let winning = known.winning();
    // Under the partner, or over the opponents: the dearest honour comes home.
    let home = if known.partner_holds() { known.lawful.without(MATTO) } else { winning };
    let honours = (home & COUNTING).without(TROMBE);
    if let Some(card) = dearest(honours) {
        return Some(Advice::perhaps(card, brought_home(known, card)));
    }
    if known.partner_holds() {
        return None;
    }
    if known.prey() > 0
        && let Some(card) = cheapest(winning)
    {
        return Some(Advice::perhaps(card, killing(card)));
    }
    // Four cards more are two points in the end: taken when it costs nothing.
    cheapest(Knowledge::idle(winning)).map(Advice::bare)
}

/// Why an honour is played by the last: passed in an early round of a suit (A9), put under a tarocco of the partner's that
/// nobody has covered (A16), or made by taking, which is otherwise better left alone (A22). Of kings the book speaks only where
/// they are led.
fn brought_home(known: &Knowledge<'_>, card: Card) -> Option<&'static str> {
    let early = known.led().and_then(Card::suit).is_some_and(|suit| known.rounds(suit) < 2);
    TAROCCHI.contains(card).then_some(match known.winning().contains(card) {
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
fn middle(known: &Knowledge<'_>, led: Card) -> CardAdvice {
    let winning = known.winning();
    let masters: CardSet = (winning & TAROCCHI).iter().filter(|&card| known.is_master(card)).collect();
    if known.prey() > 0 && !known.partner_holds() {
        // What the opponents risk is killed, with a card they cannot beat if there is one.
        let killer = cheapest(masters).or(ORDER.highest(Knowledge::idle(winning))).or(ORDER.highest(winning));
        if let Some(card) = killer {
            return Some(Advice::perhaps(card, killing(card)));
        }
    }
    if known.partner_may_lose()
        && let Some(card) = cheapest(masters - COUNTING).or(cheapest(masters))
    {
        // The partner's honour is saved, and theirs killed, with a card that nobody beats.
        return Some(Advice::bare(card));
    }
    let followers =
        known.to_come().iter().any(|&seat| known.opponent(seat) && led.suit().is_some_and(|suit| known.lacks(seat, suit)));
    let Some(suit) = led.suit() else {
        // Tarocchi are led: an honour that nobody beats tempts the partner to put their own under it (A16), or is made (A22).
        let tempts = known.to_come().iter().any(|&seat| !known.opponent(seat));
        let reason = if tempts { "A16" } else { "A22" };
        return dearest((masters & COUNTING).without(TROMBE)).map(|card| Advice::new(card, reason));
    };
    if known.rounds(suit) < 2 && !followers {
        let honours = (winning & COUNTING).without(TROMBE);
        return dearest(honours).map(|card| Advice::perhaps(card, TAROCCHI.contains(card).then_some("A9")));
    }
    None
}

/// Nothing to win or to save: the card one would miss least, and the Matto where that card counts (R28). Who could take the
/// opponents' trick with a tarocco ducks (A21).
fn spare(known: &Knowledge<'_>) -> CardAdvice {
    let card = cheapest(known.lawful.without(MATTO));
    let matto = || known.lawful.iter().find(|&card| card == MATTO).map(|card| Advice::new(card, "R28"));
    let ducks = |card: Card| {
        let could_take = known.led().is_some() && (known.winning() & TAROCCHI).iter().any(|other| other != card);
        could_take && !known.partner_holds() && !known.winning().contains(card)
    };
    match card {
        Some(card) if dear(card) == 0 || !known.hand().contains(MATTO) => {
            Some(Advice::perhaps(card, ducks(card).then_some("A21")))
        }
        _ => matto().or_else(|| card.map(Advice::bare)),
    }
}
