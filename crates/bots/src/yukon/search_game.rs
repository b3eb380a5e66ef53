//! Search knowledge of Yukon beyond its rules.

use super::believed::beliefs;
use super::{Novice, advise};
use crate::belief::Beliefs;
use crate::thought::{Ending, SearchGame, by_the_book};
use crate::tutor::ScoreUnit;
use cards::CardSet;
use engine::SeatSet;
use games::yukon::{Action, Yukon};

impl SearchGame for Yukon {
    by_the_book!(own kin);

    // Nobody plays against the rest.
    const PLACES: &'static [&'static str] = &[];
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Points;

    fn beliefs(view: &Self::View) -> Option<Beliefs> {
        beliefs(view)
    }

    fn cards(view: &Self::View) -> [CardSet; 2] {
        [view.hand, CardSet::EMPTY]
    }

    fn solved(_: &Self::View) -> usize {
        4
    }

    fn ending(_: &Self::View) -> (usize, Ending) {
        (4, Ending::Open)
    }

    // Every trick has its points: no deal is won.
    fn won(_: &Self, _: &Self, _: SeatSet) -> Option<bool> {
        None
    }

    fn is_weighty(action: &Self::Action) -> bool {
        matches!(action, Action::Play(_))
    }
}
