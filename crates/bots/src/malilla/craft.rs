//! What a thinking player knows of Malilla beyond its rules.

use super::{Novice, advise, likelihood};
use crate::Advice;
use crate::thought::{Craft, Ending};
use crate::tutor::Worth;
use cards::Card;
use engine::Seat;
use games::malilla::{Action, Malilla};

impl Craft for Malilla {
    type Kin = Malilla;
    type Novice = Novice;

    const PLACES: &'static [&'static str] = &["mano", "second", "third", "pie"];
    const WORTH: Worth = Worth::Points;

    fn kin(self) -> Self {
        self
    }

    fn novice(_: u64) -> Novice {
        Novice
    }

    fn seat(view: &Self::View) -> Option<Seat> {
        view.seat()
    }

    fn solved(_: &Self::View) -> usize {
        6
    }

    // Where a Malilla lies is guessed; open cards would always know.
    fn ending(_: &Self::View) -> (usize, Ending) {
        (5, Ending::OpenLater)
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
        matches!(action, Action::Play(_))
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        likelihood(view, world)
    }
}
