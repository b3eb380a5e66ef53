//! What a thinking player knows of Grand beyond its rules.

use super::{Novice, advise, likelihood, trumps_their_partner};
use crate::Advice;
use crate::thought::{Craft, Ending};
use crate::tutor::Worth;
use cards::Card;
use engine::Seat;
use games::grand::{Action, Grand};

/// So far above the least bid others are thought about.
const JUMP: i64 = 10;

impl Craft for Grand {
    type Kin = Grand;
    type Novice = Novice;

    const PLACES: &'static [&'static str] = &["mao", "second", "third", "dealer"];
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

    // Two against two, and no privilege to force a card: where a queen lies is guessed half of the time, and open cards would always know.
    fn ending(_: &Self::View) -> (usize, Ending) {
        (7, Ending::OpenLater)
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

    fn is_weighty(view: &Self::View, action: &Self::Action) -> bool {
        use Action::*;
        match action {
            Bid(points) => *points <= view.open.bid.map_or(0, |bid| bid.points) + JUMP,
            // Nobody trumps their partner's trick: few worlds may say that the lead is worth it, and they err.
            Play(card) => !trumps_their_partner(view, *card),
            Pass | OpenCopas(_) | Choose(_) | Discard(_) | Exchange(..) | NoExchange | OpenPartner => true,
            _ => false,
        }
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        likelihood(view, world)
    }
}
