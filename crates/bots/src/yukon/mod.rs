//! The novice of Yukon: they win what is worth winning (A1) and open with low cards (A2).

mod believed;
mod search_game;
#[cfg(test)]
mod tests;

use crate::{Advice, Player};
use cards::{Card, CardSet};
use engine::show::ToAct;
use engine::{Game, Offer, Seat};
use games::yukon::deck::{GRANDE_YUKON, ORDER, YUKONS, points, worth};
use games::yukon::state::Phase;
use games::yukon::{Action, View, Yukon};

/// Plays the book's own advice.
pub struct Novice;

impl Player<Yukon> for Novice {
    fn choose(&mut self, view: &View) -> Option<Action> {
        advise(view).map(|advice| advice.action)
    }
}

/// A trick with fewer points is not worth a Yukon.
const WORTH_A_YUKON: i64 = 5;

/// The book's advice in this position; `None` if this seat has nothing to do.
pub fn advise(view: &View) -> Option<Advice<Action>> {
    if let Some(accusation) = accusation(view) {
        return Some(accusation);
    }
    if Yukon::to_act(view) != ToAct::Must {
        return None;
    }
    if view.open.phase == Phase::Taking {
        return Some(Advice::new(Action::Take, "R9"));
    }
    let (of, make) = view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } => Some((of, make)),
        _ => None,
    })?;
    match view.open.phase {
        Phase::Mending => cheapest(of).map(|card| Advice::new(make(card), "R4")),
        _ if view.open.trick.is_empty() => lead(of, view).map(|card| Advice::perhaps(make(card), opening(card, view))),
        _ => follow(of, view).map(|card| Advice::perhaps(make(card), bringing(card, view))),
    }
    .or_else(|| cheapest(of).map(|card| Advice::bare(make(card))))
}

/// A wrong card of an opponent is called. It is offered only where cards in sight prove it, so that nobody looks into a hand by it (D9).
fn accusation(view: &View) -> Option<Advice<Action>> {
    let me = view.seat()?;
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Word(Action::Accuse(seat)) if !with_partner(view, me, seat) => Some(Advice::new(Action::Accuse(seat), "R4")),
        _ => None,
    })
}

/// Why this card is led: as long as there is a monte it is none of the high ones (A2), and then it wins its trick (A1).
fn opening(card: Card, view: &View) -> Option<&'static str> {
    match view.stock {
        0 => unbeatable(view.hand, view).contains(card).then_some("A1"),
        _ => (points(card) == 0).then_some("A2"),
    }
}

/// Why this card is played to a trick: it takes it, or brings points to a trick that is the partner's (A1).
fn bringing(card: Card, view: &View) -> Option<&'static str> {
    let (led, best, seat) = (view.open.trick.led()?, view.open.trick.best()?, view.seat()?);
    let takes = ORDER.beats(card, best, led);
    let brings = points(card) > 0 && with_partner(view, seat, view.open.trick.winner()?);
    (takes || brings).then_some("A1")
}

/// The card one parts with most lightly: few points, then little strength.
fn cheapest(cards: CardSet) -> Option<Card> {
    cards.iter().min_by_key(|&card| (points(card), ORDER.strength(card)))
}

/// The card that brings most points home.
fn richest(cards: CardSet) -> Option<Card> {
    cards.iter().max_by_key(|&card| (points(card), std::cmp::Reverse(ORDER.strength(card))))
}

/// Low cards while there is a monte to draw from; at the end what cannot be beaten.
fn lead(hand: CardSet, view: &View) -> Option<Card> {
    let safe = if view.stock == 0 { unbeatable(hand, view) } else { CardSet::EMPTY };
    richest(safe).or_else(|| cheapest(hand - YUKONS)).or_else(|| cheapest(hand))
}

/// The cards of a hand that nothing still out can beat when led.
fn unbeatable(hand: CardSet, view: &View) -> CardSet {
    let gone: CardSet = view.open.plays.iter().map(|&(_, card)| card).collect();
    let out = games::yukon::FACTS.pack.cards() - gone - view.hand;
    hand.iter().filter(|&card| out.iter().all(|other| !ORDER.beats(other, card, card))).collect()
}

fn follow(playable: CardSet, view: &View) -> Option<Card> {
    let (open, seat) = (&view.open, view.seat()?);
    let (led, best) = (open.trick.led()?, open.trick.best()?);
    let on_the_table = worth(open.trick.cards());
    let last = open.trick.len() + 1 == open.active;
    let winning = ORDER.beating(playable, best, led);
    if with_partner(view, seat, open.trick.winner()?) && (last || YUKONS.contains(best)) {
        // The trick is ours already: points go with it, but no Yukon.
        return richest(playable - winning - YUKONS).or_else(|| richest(playable - YUKONS)).or_else(|| cheapest(playable));
    }
    let plain = winning - YUKONS;
    if last {
        if let Some(card) = richest(plain) {
            return Some(card);
        }
    } else if let Some(card) = richest(plain & unbeatable(plain, view)).or_else(|| high(plain, on_the_table)) {
        return Some(card);
    }
    let yukons = winning & YUKONS;
    if on_the_table >= WORTH_A_YUKON && !yukons.is_empty() {
        let lesser = cheapest(yukons);
        return if last { lesser } else { yukons.iter().find(|&card| card == GRANDE_YUKON).or(lesser) };
    }
    cheapest(playable)
}

/// An ace or a king, if there is something to win with it.
fn high(cards: CardSet, on_the_table: i64) -> Option<Card> {
    let best = ORDER.highest(cards)?;
    (on_the_table > 0 && points(best) > 2 && points(best) < 10).then_some(best)
}

fn with_partner(view: &View, seat: Seat, winner: Seat) -> bool {
    winner != seat && view.match_state.side(seat) == view.match_state.side(winner)
}
