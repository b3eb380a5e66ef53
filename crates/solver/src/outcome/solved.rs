//! Which games the solver understands, and what it says of them.

use super::Forcing;
use super::unsolved::{Unsolved, plays};
use super::verdict::{Verdict, Wanted};
use engine::{AnyGame, Game};
use std::marker::PhantomData;

/// A game whose tricks the solver understands.
pub trait Solved: Game {
    /// The forced value of the running deal of this game, all cards open; `None` unless tricks are being played, or if the budget
    /// of positions does not suffice.
    fn verdict(game: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict>;

    /// Why a position is not looked at, if it is not for its length.
    fn why_unsolved(_face: &dyn AnyGame) -> Option<Unsolved> {
        None
    }

    /// The verdict on this match, without a line.
    fn solve(&self, forcing: &mut Forcing, budget: u64) -> Option<Verdict> {
        Self::verdict(self, forcing, budget, Wanted::Values)
    }
}

/// Functions of the solver for one game.
#[derive(Clone, Copy)]
struct Known {
    verdict: fn(&dyn AnyGame, &mut Forcing, u64, Wanted) -> Option<Verdict>,
    why_unsolved: fn(&dyn AnyGame) -> Option<Unsolved>,
}

/// A game of which it is asked whether it is [`Solved`]: its own `known` comes before that of the trait, and exists only then.
struct Candidate<G>(PhantomData<G>);

impl<G: Solved> Candidate<G> {
    fn known(&self) -> Option<Known> {
        Some(Known { verdict: G::verdict, why_unsolved: G::why_unsolved })
    }
}

#[allow(dead_code, reason = "every game of a build may be solved")]
trait Unknown {
    fn known(&self) -> Option<Known>;
}

impl<G: Game> Unknown for Candidate<G> {
    fn known(&self) -> Option<Known> {
        None
    }
}

fn known(game: &str) -> Option<Known> {
    macro_rules! known {
        ($game:ty, $($field:tt)*) => {
            if game == <$game>::FACTS.id {
                return Candidate::<$game>(PhantomData).known();
            }
        };
    }
    games::each_game!(known);
    None
}

/// Does the solver understand the game of this machine name?
///
/// ```
/// use solver::outcome::is_solved;
///
/// assert!(is_solved("voltarete") && !is_solved("whist"));
/// ```
pub fn is_solved(game: &str) -> bool {
    known(game).is_some()
}

/// The forced value of the running deal of any game, as [`Solved::verdict`].
///
/// ```
/// use engine::record::Record;
/// use solver::outcome::{Forcing, Wanted, solve};
///
/// let text = "spadille 1\ngame voltarete\ndeal 1 dealer 2\nhand 0 1E 2E 1B RE CE SE 7E RO RB\n\
///             0 so E\n1 consent\n2 consent\n1 buy\n2 buy\n0 order_play\n";
/// let replay = Record::from_text(text).unwrap().replay(&games::catalogue()).unwrap();
/// let verdict = solve(&*replay.game, &mut Forcing::with_memory(1 << 20), 1_000_000, Wanted::Values).unwrap();
/// assert_eq!((verdict.value, verdict.cards.len()), (1, 9), "seven matadores win, whatever is led");
/// ```
pub fn solve(game: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
    (known(game.facts().id)?.verdict)(game, forcing, budget, wanted)
}

/// Why there is no answer here, if there was none.
pub fn why_unsolved(game: &dyn AnyGame) -> Unsolved {
    let Some(known) = known(game.facts().id) else { return Unsolved::Game };
    if !plays(game) {
        return Unsolved::NoPlay;
    }
    (known.why_unsolved)(game).unwrap_or(Unsolved::Dear)
}
