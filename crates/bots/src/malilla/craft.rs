//! Search knowledge of Malilla beyond its rules.

use super::{Novice, advise, likelihood};
use crate::thought::{Craft, Ending, by_the_book};
use crate::tutor::Worth;
use games::malilla::{Action, Malilla};

impl Craft for Malilla {
    by_the_book!(own kin);

    const PLACES: &'static [&'static str] = &["mano", "second", "third", "pie"];
    const WORTH: Worth = Worth::Points;

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
