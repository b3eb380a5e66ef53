//! The novice of Malilla: they play by the book's advice, A3 to A32, and can say which.
//!
//! They know what their view tells them and nothing else, reckon with no imagined worlds, and draw no chance: in the same position
//! they always do the same.

mod believed;
mod honour;
mod knowledge;
mod likely;
mod search_game;
mod tricks;

#[cfg(test)]
mod tests;

use crate::{Advice, Player};
use cards::{CardSet, Suit};
use engine::show::ToAct;
use engine::{Game, Offer};
use games::malilla::deck::worth;
use games::malilla::state::Phase;
use games::malilla::{Action, Malilla, View};
/// Plays the book's own advice.
pub struct Novice;

impl Player<Malilla> for Novice {
    fn choose(&mut self, view: &View) -> Option<Action> {
        advise(view).map(|advice| advice.action)
    }
}

/// The book's advice in this position, with the rule behind it; `None` if this seat has nothing to do.
pub fn advise(view: &View) -> Option<Advice<Action>> {
    match Malilla::to_act(view) {
        ToAct::Must => honour::claim(view).or_else(|| answer(view)),
        ToAct::May => honour::claim(view),
        ToAct::Waits => None,
    }
}

/// The action when play waits for this seat.
fn answer(view: &View) -> Option<Advice<Action>> {
    match view.open.phase {
        // Of two players of whom nothing is known one is as good as the other.
        Phase::Choosing(_) => Some(Advice::bare(Action::ChoosePartner(view.match_state.stronger[0]))),
        Phase::Naming(_) => Some(Advice::bare(Action::NameFavorito(richest(view.hand)))),
        Phase::Tricks => tricks::card(view).map(|advice| advice.made(Action::Play)),
        Phase::Lifting => Some(Advice::new(Action::Lift, "R14")),
        Phase::Changing => Some(Advice::bare(Action::Keep)),
        Phase::Inspection => Some(Advice::bare(Action::Content)),
        Phase::Kings | Phase::Weaker | Phase::Ladies | Phase::Lot | Phase::Shuffle | Phase::Over => None,
    }
}

/// The suit of which a hand has most points; before the deal they are all alike.
fn richest(hand: CardSet) -> Suit {
    Suit::ALL.into_iter().max_by_key(|&suit| worth(hand & CardSet::suit(suit))).unwrap_or(Suit::Ouros)
}

/// The cards that may rightly be played: at an honour table wrong ones are offered too, after them.
fn lawful(view: &View) -> Option<CardSet> {
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } => of.first().filter(|&card| matches!(make(card), Action::Play(_))).map(|_| of),
        _ => None,
    })
}
