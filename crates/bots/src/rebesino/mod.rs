//! The novice of Rebesino: he follows the book's advice (section 11), each choice with its number.

mod honour;
mod knowledge;
mod likely;
mod robo;
mod search_game;
#[cfg(test)]
mod tests;
mod tricks;

use crate::{Advice, Player};
use cards::Card;
use engine::show::ToAct;
use engine::{Game, Offer};
use games::rebesino::state::Phase;
use games::rebesino::{Action, Rebesino, View};
use knowledge::Knowledge;
use likely::likelihood;

/// Plays the book's own advice.
pub struct Novice;

impl Player<Rebesino> for Novice {
    fn choose(&mut self, view: &View) -> Option<Action> {
        advise(view).map(|advice| advice.action)
    }
}

/// The book's advice in this position; `None` if this seat has nothing to do.
pub fn advise(view: &View) -> Option<Advice<Action>> {
    if Rebesino::to_act(view) != ToAct::Must {
        return None;
    }
    let of = view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, .. } => Some(of),
        _ => None,
    });
    let advice = match view.open.phase {
        Phase::Reveal => return Some(honour::call(view).unwrap_or(Advice::bare(Action::Agree))),
        Phase::Robo if view.seat() == Some(view.match_state.dealer) => robo::discard(view.hand),
        Phase::Robo => robo::exchange(view.hand),
        _ => of.and_then(|of| tricks::play(&Knowledge::of(view), of)),
    };
    advice.or_else(|| of.and_then(|of| of.first()).map(|card| Advice::bare(Action::Play(card))))
}

/// Is this a card that may rightly be played, even if an honour table lets others be played too?
pub(super) fn is_lawful(view: &View, card: Card) -> bool {
    let first = view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } if make(card) == Action::Play(card) => Some(of),
        _ => None,
    });
    first.is_some_and(|of| of.contains(card))
}
