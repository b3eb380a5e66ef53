//! Why a position has no answer.

use engine::show::{Choice, Deed};
use engine::{AnyGame, Turn, Viewer};

/// Why [`solve`](super::solve) has no answer to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// The solver does not understand this game.
    Game,
    /// No card is to be played.
    NoPlay,
    /// Too many tricks are left.
    Tricks {
        left: usize,
        /// The most that are looked at.
        most: usize,
    },
    /// Too many cards are left to be drawn.
    Stock {
        left: usize,
        /// The most that are looked at.
        most: usize,
    },
    /// An extra round, played for tricks and not for points.
    ExtraRound,
    /// Cards lie on one another, and are played by themselves.
    Committed,
    /// A hand was dealt wrong.
    WrongHand,
    /// The Matto might yet be lost: its pair has no worthless card to give for it.
    Matto,
    /// Too many honours are still in play.
    Honours,
    /// It would take too long.
    Dear,
}

/// Is a card to be played?
pub(super) fn plays(game: &dyn AnyGame) -> bool {
    let Turn::Seats { must, .. } = game.turn() else { return false };
    let ways = |seat| game.show(Viewer::Seat(seat)).prompt.map(|prompt| prompt.ways).unwrap_or_default();
    must.iter().any(|seat| ways(seat).iter().any(|way| matches!(way, Choice::Card { deed: Deed::Play, .. })))
}
