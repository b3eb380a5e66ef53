//! Search knowledge of Grand beyond its rules.

use super::believed::beliefs;
use super::likely::likelihood;
use super::{Novice, advise, trumps_their_partner};
use crate::belief::Beliefs;
use crate::lab::Role;
use crate::thought::{Ending, SearchGame, by_the_book};
use crate::tutor::ScoreUnit;
use cards::CardSet;
use games::grand::{Action, Grand};

/// So far above the least bid others are thought about.
const JUMP: i64 = 10;

impl SearchGame for Grand {
    by_the_book!(own kin);

    const PLACES: &'static [&'static str] = &["mao", "second", "third", "dealer"];
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Points;

    fn beliefs(view: &Self::View) -> Option<Beliefs> {
        Some(beliefs(view))
    }

    fn cards(view: &Self::View) -> [CardSet; 2] {
        [view.hand, view.discards]
    }

    fn solved(_: &Self::View) -> usize {
        6
    }

    // Two against two, and no privilege to force a card: where a queen lies is guessed half of the time, and open cards would
    // always know.
    fn ending(_: &Self::View) -> (usize, Ending) {
        (7, Ending::OpenLater)
    }

    fn is_weighty(action: &Self::Action) -> bool {
        use Action::*;
        matches!(
            action,
            Bid(_) | Pass | OpenCopas(_) | Choose(_) | Discard(_) | Exchange(..) | NoExchange | OpenPartner | Play(_)
        )
    }

    fn is_worth_trying(view: &Self::View, action: &Self::Action) -> bool {
        match action {
            Action::Bid(points) => *points <= view.open.bid.map_or(0, |bid| bid.points) + JUMP,
            // Nobody trumps their partner's trick: few worlds may say that the lead is worth it, and they err.
            Action::Play(card) => !trumps_their_partner(view, *card),
            _ => true,
        }
    }

    fn role(view: &Self::View) -> Role {
        match (view.seat(), view.open.bid.filter(|_| view.open.contract.is_some())) {
            (Some(me), Some(bid)) if view.match_state.pair(me) == view.match_state.pair(bid.seat) => Role::Declarer,
            (_, Some(_)) => Role::Defender,
            (_, None) => Role::Undecided,
        }
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        likelihood(view, world)
    }
}
