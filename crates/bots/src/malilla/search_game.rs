//! Search knowledge of Malilla beyond its rules.

use super::believed::beliefs;
use super::likely::likelihood;
use super::{Novice, advise};
use crate::belief::Beliefs;
use crate::thought::{Ending, SearchGame, by_the_book};
use crate::tutor::ScoreUnit;
use cards::CardSet;
use games::malilla::{Action, Malilla};

impl SearchGame for Malilla {
    by_the_book!(own kin);

    const PLACES: &'static [&'static str] = &["mano", "second", "third", "pie"];
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Points;

    fn beliefs(view: &Self::View) -> Option<Beliefs> {
        beliefs(view)
    }

    fn cards(view: &Self::View) -> [CardSet; 2] {
        [view.hand, CardSet::EMPTY]
    }

    fn solved(_: &Self::View) -> usize {
        6
    }

    // Where a Malilla lies is guessed; open cards would always know.
    fn ending(_: &Self::View) -> (usize, Ending) {
        (5, Ending::OpenLater)
    }

    fn is_weighty(action: &Self::Action) -> bool {
        matches!(action, Action::Play(_))
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        likelihood(view, world)
    }
}
