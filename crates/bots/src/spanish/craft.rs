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

/// With so many cards in hand all worlds of a game can be solved in time; with more than four hands at the table with fewer.
const fn solved(facts: &Facts) -> usize {
    if is_large(facts) { 4 } else { 10 }
}

/// Do more than four play?
const fn is_large(facts: &Facts) -> bool {
    facts.players[0] > 4
}

impl<V: Variation> Craft for Spanish<V> {
    type Novice = Novice;

    const PLACES: &'static [&'static str] = &["mano", "second", "third", "fourth", "fifth", "sixth", "seventh"];
    const WORTH: Worth = Worth::Tentos;
    const SOLVED: usize = solved(V::FACTS);
    const ENDING: (usize, Ending) = (if is_large(V::FACTS) { 4 } else { 5 }, Ending::Open);

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
