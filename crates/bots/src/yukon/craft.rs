//! What a thinking player knows of Yukon beyond its rules.

use super::{Novice, advise};
use crate::Advice;
use crate::thought::{Craft, Ending};
use crate::tutor::Worth;
use cards::Card;
use engine::{Seat, SeatSet};
use games::yukon::{Action, Yukon};

impl Craft for Yukon {
    type Kin = Yukon;
    type Novice = Novice;

    // Nobody plays against the rest.
    const PLACES: &'static [&'static str] = &[];
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
        4
    }

    fn ending(_: &Self::View) -> (usize, Ending) {
        (4, Ending::Open)
    }

    // Every trick has its points: no deal is won.
    fn won(_: &Self, _: &Self, _: SeatSet) -> Option<bool> {
        None
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
}
