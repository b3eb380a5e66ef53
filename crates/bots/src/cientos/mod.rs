//! The novice of Cientos: they keep the punto and what a draw may complete (A3-A6), name from the top down (A13), lead master cards of
//! their long suit (A11), wait with a tenace (A10) and waste no point (A9).

mod discard;
mod likely;
mod search_game;
#[cfg(test)]
mod tests;

use crate::{Advice, Player};
use cards::{Card, CardSet};
use engine::show::ToAct;
use engine::{Game, Offer};
use games::cientos::deck::{ORDER, PACK, SUITS, of_suit};
use games::cientos::ganancias::sets;
use games::cientos::state::{Phase, other};
use games::cientos::{Action, Cientos, View};
use likely::likelihood;

/// Plays the book's own advice.
pub struct Novice;

impl Player<Cientos> for Novice {
    fn choose(&mut self, view: &View) -> Option<Action> {
        advise(view).map(|advice| advice.action)
    }
}

/// The book's advice in this position; `None` if this seat has nothing to do.
pub fn advise(view: &View) -> Option<Advice<Action>> {
    // A player who counts their cards notices one too many, and cartas blancas.
    if let Some(word) = word(view, &|word| matches!(word, Action::Recount | Action::Blancas)) {
        return Some(Advice::new(word, "A2"));
    }
    if Cientos::to_act(view) != ToAct::Must {
        return None;
    }
    match view.open.phase {
        Phase::Discard(_) => discard::advise(view),
        Phase::Draw(seat) => Some(Advice::bare(Action::Draw(view.open.discarded[seat.index()]))),
        Phase::LookPie | Phase::LookMano => Some(Advice::bare(Action::Leave)),
        Phase::Taking => Some(Advice::bare(Action::Take)),
        _ => named(view).or_else(|| card(view)),
    }
}

/// The first word offered that fits.
fn word(view: &View, fits: &dyn Fn(&Action) -> bool) -> Option<Action> {
    view.offers.iter().find_map(|offer| match offer {
        Offer::Word(word) if fits(word) => Some(word.clone()),
        _ => None,
    })
}

/// The best item to name, or to show; never one that is not held.
fn named(view: &View) -> Option<Advice<Action>> {
    let seat = view.seat()?;
    let held = sets(view.hand | view.open.played(seat));
    let is_true = |action: &Action| match *action {
        Action::Punto(_) | Action::Secansa(..) | Action::Show => true,
        Action::Catorce(rank) => held.iter().any(|(set, _)| set.rank == rank && set.many.cards() == 4),
        Action::Tres(rank) => held.iter().any(|(set, _)| set.rank == rank && set.many.cards() == 3),
        _ => false,
    };
    word(view, &is_true).map(|word| Advice::new(word, "A13"))
}

/// A card to lead or to serve.
fn card(view: &View) -> Option<Advice<Action>> {
    let (of, make) = view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } => Some((of, make)),
        _ => None,
    })?;
    let advice = if view.open.trick.is_empty() { lead(of, view) } else { follow(of, view) };
    advice.or_else(|| ORDER.lowest(of).map(Advice::bare)).map(|advice| advice.made(make))
}

/// The cards the other may hold.
fn out(view: &View) -> CardSet {
    let gone: CardSet = view.open.plays.iter().map(|&(_, card)| card).collect();
    let seen: CardSet = view.looked.iter().copied().collect();
    PACK - gone - view.hand - view.discards - seen
}

/// Is this card sure to win if it is led?
fn is_firm(card: Card, out: CardSet) -> bool {
    out.iter().all(|other| !ORDER.beats(other, card, card))
}

/// The master cards of the longest suit first, near pique nothing else (A11, A12); then low from a suit without a tenace (A10).
fn lead(hand: CardSet, view: &View) -> Option<Advice<Card>> {
    let (out, seat) = (out(view), view.seat()?);
    let firm = hand.iter().filter(|&card| is_firm(card, out));
    let length = |card: Card| card.suit().map_or(0, |suit| (hand & of_suit(suit)).len());
    if let Some(card) = firm.max_by_key(|&card| (length(card), ORDER.strength(card))) {
        let near = (24..30).contains(&view.open.points(seat)) && view.open.tricks(other(seat)) == 0;
        return Some(Advice::new(card, if near && seat == view.match_state.mano() { "A12" } else { "A11" }));
    }
    let waits = |suit: &[Card; 8]| {
        let mine = hand & CardSet::from_slice(suit);
        let top = ORDER.highest(mine);
        let above = |card: Card| out.iter().filter(|&other| ORDER.beats(other, card, card)).count();
        // A tenace: the best, or one card below it, with a gap behind.
        mine.len() > 1 && top.is_some_and(|card| above(card) <= 1)
    };
    let free: CardSet = SUITS.iter().filter(|suit| !waits(suit)).flatten().copied().collect::<CardSet>() & hand;
    let from = if free.is_empty() { hand } else { free };
    let card = from.iter().max_by_key(|&card| (length(card), std::cmp::Reverse(ORDER.strength(card))))?;
    let kept = SUITS.iter().any(waits) && !free.is_empty();
    Some(Advice::perhaps(card, kept.then_some("A10")))
}

/// As cheaply as can be, and with a trick if there is one to take (A9).
fn follow(playable: CardSet, view: &View) -> Option<Advice<Card>> {
    let (led, best) = (view.open.trick.led()?, view.open.trick.best()?);
    let winning = ORDER.beating(playable, best, led);
    if let Some(card) = ORDER.lowest(winning) {
        return Some(Advice::new(card, "A9"));
    }
    let out = out(view);
    // Firm cards and those that guard something are kept; of the rest the lowest goes.
    let worth = |card: Card| {
        let suit = card.suit().map_or(CardSet::EMPTY, of_suit);
        let length = (view.hand & suit).len();
        (is_firm(card, out), ORDER.strength(card) > 4 && length < 3, ORDER.strength(card), length)
    };
    playable.iter().min_by_key(|&card| worth(card)).map(Advice::bare)
}
