//! The house's part in a game that is played through: packs shuffled under a key, one number after another.

use crate::{AnyGame, Refusal, Shuffle, Turn};
use cards::shuffle::{Key, Order, shuffle};

/// Shuffles under one key, numbered in the order they are made.
///
/// ```
/// use engine::{Setup, Shuffler, Turn};
///
/// let mut game = (games::entry("cientos").unwrap().open)(&[], &Setup::default()).unwrap();
/// Shuffler::new([0; 32]).deal(&mut *game).unwrap();
/// assert!(matches!(game.turn(), Turn::Seats { .. }));
/// ```
#[derive(Clone, Debug)]
pub struct Shuffler {
    key: Key,
    next: u64,
}

impl Shuffler {
    /// The first shuffle under this key comes next.
    pub fn new(key: Key) -> Shuffler {
        Shuffler::numbered(key, 0)
    }

    /// The shuffle of this number comes next.
    pub fn numbered(key: Key, next: u64) -> Shuffler {
        Shuffler { key, next }
    }

    /// The next shuffle of these cards, for callers that do more with it than deal.
    pub fn order(&mut self, wanted: &Shuffle) -> Order {
        let order = shuffle(wanted.cards, &self.key, self.next);
        self.next += 1;
        order
    }

    /// Shuffles as long as the game waits for it: afterwards somebody must act, or the match is over. A refusal is a fault of the
    /// game, which asked for these cards.
    pub fn deal(&mut self, game: &mut dyn AnyGame) -> Result<(), Refusal> {
        while let Turn::Shuffle(wanted) = game.turn() {
            game.shuffled(&self.order(&wanted))?;
        }
        Ok(())
    }
}
