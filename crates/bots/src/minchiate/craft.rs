//! What a thinking player knows of Minchiate beyond its rules.

use super::{Novice, advise};
use crate::Advice;
use crate::thought::{Craft, Ending};
use crate::tutor::Worth;
use cards::Card;
use engine::{Seat, SeatSet};
use games::minchiate::{Action, Minchiate};

impl Craft for Minchiate {
    type Kin = Minchiate;
    type Novice = Novice;

    const PLACES: &'static [&'static str] = &["first", "opposite", "cutter", "dealer"];
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
        (0, Ending::Hidden)
    }

    // Points are counted: no hand is won.
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
        use Action::*;
        matches!(action, Discard(_) | Play(_))
    }
}
