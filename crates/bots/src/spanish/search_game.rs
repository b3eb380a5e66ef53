//! Search knowledge of the Spanish games beyond their rules.

use super::believed::beliefs;
use super::likely::likelihood;
use super::{Novice, advise};
use crate::belief::Beliefs;
use crate::lab::Role;
use crate::thought::{Ending, SearchGame, by_the_book};
use crate::tutor::ScoreUnit;
use cards::CardSet;
use games::ombre::spanish::bid::Promise;
use games::ombre::spanish::state::Partner;
use games::ombre::spanish::variant::Reckoning;
use games::ombre::spanish::{Action, King, Mediator, Spanish, Variation};
use games::ombre::trumps::ESPADILHA;

impl<V: Variation> SearchGame for Spanish<V> {
    /// Whichever game it is, the terms of a match say all that differs: each is thought about as a match of Mediator.
    type Kin = Mediator;

    by_the_book!();

    const PLACES: &'static [&'static str] = &["mano", "second", "third", "fourth", "fifth", "sixth", "seventh"];
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Tantos;

    fn kin(self) -> Mediator {
        self.under()
    }

    fn beliefs(view: &Self::View) -> Option<Beliefs> {
        beliefs(view)
    }

    fn cards(view: &Self::View) -> [CardSet; 2] {
        [view.hand, view.discards]
    }

    /// Camps that are known have a search of their own; where each counts their own tricks, where more than four play, or where a
    /// king may still make the partner, the plain one answers.
    fn solved(view: &Self::View) -> usize {
        let terms = &view.terms;
        match terms.variant.players {
            2 => 8,
            3 | 4 if terms.variant.reckoning == Reckoning::Compared || terms.king == King::FirstOut => 5,
            3 | 4 => 7,
            _ => 4,
        }
    }

    fn ending(view: &Self::View) -> (usize, Ending) {
        (Self::solved(view).min(5), Ending::Open)
    }

    fn is_weighty(action: &Self::Action) -> bool {
        use Action::*;
        let said = matches!(action, Pass | Bid(_) | Call(..) | Name(_) | Keep | GoFondo | Redeem | Stop);
        said || matches!(action, Exchange(_) | ReturnCard(_) | ReturnKing | Play(_))
    }

    fn is_worth_trying(_: &Self::View, action: &Self::Action) -> bool {
        match action {
            // Nobody parts with the espadilla: few worlds may say so, and they err.
            Action::Exchange(cards) => !cards.contains(ESPADILHA),
            Action::ReturnCard(card) => *card != ESPADILHA,
            // All tricks are promised by nobody whose worlds cannot be played as they would be.
            Action::Bid(bid) => bid.promise == Promise::Enough,
            _ => true,
        }
    }

    fn role(view: &Self::View) -> Role {
        match (view.open.hombre, view.open.partner) {
            (None, _) => Role::Undecided,
            (hombre, _) if hombre == view.seat() => Role::Declarer,
            (_, Partner::Seat(partner)) if Some(partner) == view.seat() => Role::Partner,
            _ if view.open.called.is_some_and(|card| view.hand.contains(card)) => Role::Partner,
            _ => Role::Defender,
        }
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        likelihood(view, world)
    }
}
