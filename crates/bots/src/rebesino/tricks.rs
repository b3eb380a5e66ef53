//! Choice of the card to play (A12-A24).

use super::knowledge::Knowledge;
use crate::Advice;
use cards::{Card, CardSet};
use games::rebesino::Action;
use games::rebesino::deck::{CABALLO, ORDER, PAY, REY, of_suit, price};

fn play_of(card: Card, reason: &'static str) -> Advice<Action> {
    Advice::new(Action::Play(card), reason)
}

fn strength(card: Card) -> u8 {
    ORDER.strength(card)
}

fn highest(cards: CardSet) -> Option<Card> {
    cards.iter().max_by_key(|&card| strength(card))
}

fn lowest(cards: CardSet) -> Option<Card> {
    cards.iter().min_by_key(|&card| strength(card))
}

/// The card to play of these.
pub(super) fn play(known: &Knowledge, of: CardSet) -> Option<Advice<Action>> {
    let (open, trick) = (&known.view.open, &known.view.open.trick);
    if open.leads() {
        return lead(known, of);
    }
    let (led, best) = (trick.led()?, trick.best()?);
    let over = ORDER.beating(of, best, led);
    if known.is_free(of) {
        return free(known, of, over);
    }
    if !of.meets(of_suit(led)) {
        return throw(known, of);
    }
    if over.len() == 1 && of == over && over.contains(CABALLO) && known.view.hand.contains(REY) {
        return Some(play_of(CABALLO, "A26"));
    }
    if known.threatened() {
        // A light trick, with as little as takes it.
        let cheap = lowest(over - PAY).or_else(|| lowest(over).filter(|_| known.in_time()));
        if let Some(card) = cheap {
            return Some(play_of(card, if known.in_time() { "A21" } else { "A19" }));
        }
    }
    let firm = over.iter().filter(|&card| known.above(card) == 0).collect();
    if let Some(card) = lowest(firm).filter(|_| known.may_take_all() && known.tricks() > 0) {
        return Some(play_of(card, "A14"));
    }
    let under = of - over;
    if let Some(card) = highest(under) {
        return Some(Advice::perhaps(Action::Play(card), (under != of || !over.is_empty()).then_some("A18")));
    }
    // Every card takes: last, the highest that costs nothing; before that, the one most likely to be beaten.
    let free = over - PAY;
    let card =
        if known.is_last() { highest(free) } else { free.iter().max_by_key(|&card| (known.above(card), 12 - strength(card))) };
    card.or_else(|| lowest(over)).map(|card| Advice::bare(Action::Play(card)))
}

/// Void of the suit led: the dearest pay card is sold, or the card that threatens most goes.
fn throw(known: &Knowledge, of: CardSet) -> Option<Advice<Action>> {
    if let Some(card) = (of & PAY).iter().max_by_key(|&card| price(card)) {
        return Some(play_of(card, "A20"));
    }
    let exposed = |card: Card| i32::from(strength(card)) * 2 + known.below(card) as i32 - 3 * guards(known, card);
    of.iter().max_by_key(|&card| exposed(card)).map(|card| Advice::bare(Action::Play(card)))
}

/// Lower cards of the same suit in one's own hand.
fn guards(known: &Knowledge, card: Card) -> i32 {
    let suit = known.view.hand & of_suit(card);
    suit.iter().filter(|&other| strength(other) < strength(card)).count() as i32
}

/// With the napolitana: aces go to others, fairly spread; no trick is taken but to cut in time, for which a high card is kept.
fn free(known: &Knowledge, of: CardSet, over: CardSet) -> Option<Advice<Action>> {
    if let Some(card) = highest(over).filter(|_| known.threatened() && known.in_time()) {
        return Some(play_of(card, "A24"));
    }
    let safe = of - over;
    if let Some(card) = (safe & PAY).iter().max_by_key(|&card| price(card)) {
        return Some(play_of(card, "A23"));
    }
    // The highest card left is kept to cut with, as long as anybody may need to be cut.
    let kept = if known.all.is_some() { highest(of) } else { None };
    let rest = kept.map_or(safe, |kept| safe.without(kept));
    highest(rest).or_else(|| lowest(safe)).map(|card| Advice::bare(Action::Play(card)))
}

/// The card to lead.
fn lead(known: &Knowledge, of: CardSet) -> Option<Advice<Action>> {
    if known.view.has_napolitana() && known.tricks() == 0 {
        return lowest(of).map(|card| Advice::bare(Action::Play(card)));
    }
    if known.may_take_all() {
        // Firm cards win now; two of them wait for the last two tricks.
        let firm: CardSet = of.iter().filter(|&card| known.above(card) == 0).collect();
        let loose = of - firm;
        let card = if firm.len() > 2 || loose.is_empty() { highest(firm) } else { highest(loose) };
        if let Some(card) = card {
            return Some(play_of(card, if firm.contains(card) { "A14" } else { "A15" }));
        }
    }
    // A low card, in a suit where it will be beaten and may draw something out; not one under an own pay card.
    let score = |card: Card| {
        let above = known.above(card) as i32;
        let own = of & of_suit(card);
        let exposed = if (own & PAY).is_empty() { 0 } else { 6 };
        let locked = if above == 0 { 30 } else { 0 };
        2 * above + 2 * known.prey(card) as i32 - exposed - locked - 8 * i32::from(PAY.contains(card))
    };
    let card = of.iter().max_by_key(|&card| (score(card), 12 - strength(card)))?;
    Some(Advice::perhaps(Action::Play(card), (known.above(card) > 0).then_some("A18")))
}
