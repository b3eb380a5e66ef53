//! Search knowledge of Minchiate beyond its rules.

use super::believed::beliefs;
use super::{Novice, advise};
use crate::belief::Beliefs;
use crate::thought::{Ending, SearchGame, by_the_book};
use crate::tutor::ScoreUnit;
use cards::CardSet;
use engine::SeatSet;
use games::minchiate::{Action, Minchiate};

impl SearchGame for Minchiate {
    by_the_book!(own kin);

    const PLACES: &'static [&'static str] = &["first", "opposite", "cutter", "dealer"];
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Points;

    fn beliefs(view: &Self::View) -> Option<Beliefs> {
        beliefs(view)
    }

    fn cards(view: &Self::View) -> [CardSet; 2] {
        [view.hand, view.discards]
    }

    fn solved(_: &Self::View) -> usize {
        4
    }

    fn ending(_: &Self::View) -> (usize, Ending) {
        (0, Ending::Hidden)
    }

    // Points are counted: no hand is won.
    fn won(_: &Self, _: &Self, _: SeatSet) -> Option<bool> {
        None
    }

    fn is_weighty(action: &Self::Action) -> bool {
        use Action::*;
        matches!(action, Discard(_) | Play(_))
    }
}
