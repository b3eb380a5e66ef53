//! Players: they see a view, never a state.
//!
//! A [`Player`] is given what its seat knows and answers with an action; whatever else it wants to know it must imagine. It
//! is typed by its game, so that no state can be slipped to it. The command line and the pages know players by name, through
//! [`bot`]; [`simulate`] sets them against each other.

pub mod arena;
pub mod belief;
pub mod cientos;
mod figure;
pub mod grand;
pub mod lab;
pub mod malilla;
pub mod minchiate;
mod random;
mod reason;
pub mod rebesino;
mod roster;
pub mod simulate;
pub mod spanish;
pub mod thought;
pub mod truco;
pub mod tutor;
pub mod voltarete;
pub mod yukon;

pub use figure::signed;
pub use random::Random;
pub use reason::{Advice, Reason};
pub use roster::{USUAL, bot, contenders, names};
pub use thought::Thinking;

use engine::{AnyView, Game};

/// A player at a table: it is given what its seat sees, never the state.
pub trait Player<G: Game>: Send {
    /// The action of the player; `None` if it is not its turn, or if it may speak and would rather not.
    fn choose(&mut self, view: &G::View) -> Option<G::Action>;
}

/// A player of some game, for those who know games and players by name only.
///
/// ```
/// use bots::{Bot, Random, Seated};
/// use engine::{Viewer, Seat, Setup, Shuffler};
/// use games::malilla::Malilla;
///
/// let mut game = (games::entry("malilla").unwrap().open)(&[], &Setup::default()).unwrap();
/// Shuffler::new([0; 32]).deal(&mut *game).unwrap();
/// let mut bot = Seated::<Malilla>::new(Box::new(Random::new(1)));
/// let chosen: Vec<_> = Seat::first(4).filter_map(|seat| bot.choose(&game.seen(Viewer::Seat(seat)))).collect();
/// assert_eq!(chosen.len(), 1, "one seat is to act, and the others have nothing to say");
/// ```
pub trait Bot: Send {
    /// The action as written in a record; `None` if it does nothing, or was shown another game than its own.
    fn choose(&mut self, seen: &AnyView) -> Option<String>;
}

/// A player of one game under the face of a [`Bot`].
pub struct Seated<G: Game>(Box<dyn Player<G>>);

impl<G: Game> Seated<G> {
    /// Gives a player this face.
    pub fn new(player: Box<dyn Player<G>>) -> Seated<G> {
        Seated(player)
    }
}

impl<G: Game> Bot for Seated<G> {
    fn choose(&mut self, seen: &AnyView) -> Option<String> {
        let action = self.0.choose(seen.view::<G>()?)?;
        Some(action.to_string())
    }
}
