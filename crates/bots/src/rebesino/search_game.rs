//! Search knowledge of Rebesino beyond its rules.

use super::{Novice, advise, likelihood};
use crate::thought::{Ending, SearchGame, by_the_book};
use crate::tutor::ScoreUnit;
use cards::CardSet;
use engine::SeatSet;
use games::rebesino::{Action, Rebesino};

impl SearchGame for Rebesino {
    by_the_book!(own kin);

    // Nobody plays against the rest.
    const PLACES: &'static [&'static str] = &[];
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Tantos;

    fn cards(view: &Self::View) -> [CardSet; 2] {
        [view.hand, CardSet::EMPTY]
    }

    fn solved(_: &Self::View) -> usize {
        0
    }

    // Each plays for himself: what is best with open cards says little of what is best without.
    fn ending(_: &Self::View) -> (usize, Ending) {
        (0, Ending::Hidden)
    }

    // Everybody plays for themselves, and most of a hand is paid card by card.
    fn won(_: &Self, _: &Self, _: SeatSet) -> Option<bool> {
        None
    }

    /// The optional actions of an honour table need no search.
    fn is_weighty(action: &Self::Action) -> bool {
        matches!(action, Action::Play(_) | Action::Exchange(_) | Action::Look | Action::Discard(_) | Action::Declare)
    }

    fn is_worth_trying(view: &Self::View, action: &Self::Action) -> bool {
        match *action {
            Action::Play(card) => !view.agreements.honour() || super::is_lawful(view, card),
            _ => true,
        }
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        likelihood(view, world)
    }
}
