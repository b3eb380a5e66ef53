//! What a thinking player knows of the Spanish games beyond their rules.

use super::likely::likelihood;
use super::{Novice, advise};
use crate::Advice;
use crate::thought::{Craft, Ending};
use crate::tutor::Worth;
use cards::Card;
use engine::{Facts, Seat};
use games::ombre::spanish::bid::Promise;
use games::ombre::spanish::{Action, Spanish, Variation};
use games::ombre::trumps::ESPADILHA;

/// With so many cards in hand, or fewer, worlds of a game are solved in time. Camps that are known have a search of their own; where each
/// counts their own tricks, where more than four play, or where a king may still make the partner, the plain one answers.
const fn solved(facts: &Facts) -> usize {
    match facts.players[0] {
        2 => 8,
        3 | 4 if is(facts, "hombre") || is(facts, "quadrillo_rey_forzado") => 5,
        3 | 4 => 7,
        _ => 4,
    }
}

/// The last tricks that the master solves.
const fn ending(facts: &Facts) -> usize {
    if solved(facts) < 5 { solved(facts) } else { 5 }
}

/// Is this the game of that machine name?
const fn is(facts: &Facts, id: &str) -> bool {
    let (own, other) = (facts.id.as_bytes(), id.as_bytes());
    let mut at = 0;
    while at < own.len() && at < other.len() && own[at] == other[at] {
        at += 1;
    }
    at == own.len() && at == other.len()
}

impl<V: Variation> Craft for Spanish<V> {
    type Novice = Novice;

    const PLACES: &'static [&'static str] = &["mano", "second", "third", "fourth", "fifth", "sixth", "seventh"];
    const WORTH: Worth = Worth::Tentos;
    const SOLVED: usize = solved(V::FACTS);
    const ENDING: (usize, Ending) = (ending(V::FACTS), Ending::Open);

    fn novice(_: u64) -> Novice {
        Novice
    }

    fn seat(view: &Self::View) -> Option<Seat> {
        view.seat()
    }

    fn held(view: &Self::View) -> usize {
        view.hand.len()
    }

    fn card(card: Card) -> Option<Self::Action> {
        Some(Action::Play(card))
    }

    fn advise(view: &Self::View) -> Option<Advice<Self::Action>> {
        advise(view)
    }

    fn is_weighty(_: &Self::View, action: &Self::Action) -> bool {
        use Action::*;
        match action {
            // Nobody parts with the espadilla: few worlds may say so, and they err.
            Exchange(cards) => !cards.contains(ESPADILHA),
            ReturnCard(card) => *card != ESPADILHA,
            // All tricks are promised by nobody whose worlds cannot be played as they would be.
            Bid(bid) => bid.promise == Promise::Enough,
            Pass | Call(..) | Name(_) | ReturnKing | Keep | GoFondo | Redeem | Play(_) | Stop => true,
            _ => false,
        }
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        likelihood(view, world)
    }
}
