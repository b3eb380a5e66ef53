//! What a thinking player knows of Rebesino beyond its rules.

use super::{Novice, advise, likelihood};
use crate::Advice;
use crate::thought::{Craft, Ending};
use crate::tutor::Worth;
use cards::Card;
use engine::{Seat, SeatSet};
use games::rebesino::{Action, Rebesino};

impl Craft for Rebesino {
    type Kin = Rebesino;
    type Novice = Novice;

    // Nobody plays against the rest.
    const PLACES: &'static [&'static str] = &[];
    const WORTH: Worth = Worth::Tantos;

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

    fn held(view: &Self::View) -> usize {
        view.hand.len()
    }

    fn card(card: Card) -> Option<Self::Action> {
        Some(Action::Play(card))
    }

    fn advise(view: &Self::View) -> Option<Advice<Self::Action>> {
        advise(view)
    }

    /// What an honour table opens besides is nothing to think about.
    fn is_weighty(view: &Self::View, action: &Self::Action) -> bool {
        match *action {
            Action::Play(card) => !view.agreements.honour() || super::is_lawful(view, card),
            Action::Exchange(_) | Action::Look | Action::Discard(_) | Action::Declare => true,
            _ => false,
        }
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        likelihood(view, world)
    }
}
