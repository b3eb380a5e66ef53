//! Search knowledge of Cientos beyond its rules.

use super::{Novice, advise, likelihood};
use crate::thought::{Ending, SearchGame, by_the_book};
use crate::tutor::ScoreUnit;
use cards::CardSet;
use engine::{Game, Seat, SeatSet, Viewer};
use games::cientos::state::other;
use games::cientos::{Action, Cientos};

/// Value of a simple game in points: the winner has a hundred.
const GAME: f64 = 100.0;

impl SearchGame for Cientos {
    by_the_book!(own kin);

    // Nobody plays against the rest.
    const PLACES: &'static [&'static str] = &[];
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Points;

    fn cards(view: &Self::View) -> [CardSet; 2] {
        [view.hand, view.discards]
    }

    fn solved(_: &Self::View) -> usize {
        8
    }

    fn ending(_: &Self::View) -> (usize, Ending) {
        (8, Ending::Open)
    }

    // A hand adds to the mark: the match is won.
    fn won(_: &Self, _: &Self, _: SeatSet) -> Option<bool> {
        None
    }

    fn is_weighty(action: &Self::Action) -> bool {
        matches!(action, Action::Play(_) | Action::Discard(_))
    }

    /// Half of what one is ahead by: marks, and what was paid, a simple game being a hundred points.
    fn standing(game: &Self, seats: SeatSet, _: u32) -> f64 {
        let view = game.view(Viewer::Public);
        let stake = view.agreements.game_stake.max(1) as f64;
        let stands =
            |seat: Seat| view.match_state.marks[seat.index()].mark as f64 + GAME / 2.0 * view.ledger.balance(seat) as f64 / stake;
        seats.lowest().map_or(0.0, |seat| (stands(seat) - stands(other(seat))) / 2.0)
    }

    fn likelihood(view: &Self::View, world: &Self) -> f64 {
        likelihood(view, world)
    }
}
