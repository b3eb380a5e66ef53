//! Laboratory: measures how well the players judge their chances, and learns from self-play what hidden cards are likely.

mod calibration;
mod learning;
mod plot;

pub use calibration::{Calibration, Cell, Moment, Role, Trial, calibrate};
pub(crate) use calibration::{Measure, measured};
pub(crate) use learning::{Learn, learnt};
pub use learning::{Lessons, learn};
pub use plot::svg;

use crate::roster::Roster;
use crate::thought::{MOST_ACTIONS, hear, mixed};
use cards::fair::{self, Seed};
use engine::{Game, Seat, ShuffleFor, Shuffler, Turn};

/// Plays the first deal of match `number` under these options: `choose` acts for every seat. `None` if it came to no end.
pub(crate) fn played_deal<G: Game>(
    roster: &Roster<G>,
    options: &[(String, String)],
    seed: u64,
    number: u64,
    mut choose: impl FnMut(&G, Seat, &G::View) -> Option<G::Action>,
) -> Option<G> {
    let mut game = (roster.open)(options).ok()?;
    let mut bytes: Seed = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    let mut shuffler = Shuffler::new(fair::key(&bytes, &[]));
    let mut dealt = false;
    for _ in 0..MOST_ACTIONS {
        match game.turn() {
            Turn::Over => return Some(game),
            Turn::Shuffle(wanted) => {
                if wanted.purpose == ShuffleFor::Deal && std::mem::replace(&mut dealt, true) {
                    return Some(game);
                }
                game.shuffled(&shuffler.order(&wanted)).ok()?;
            }
            Turn::Seats { must, may } => {
                let (seat, action) = hear(&game, must, may, &mut |seat, view| choose(&game, seat, view))?;
                game.act(seat, &action?).ok()?;
            }
        }
    }
    None
}

/// The seed of a player's chance.
pub(crate) fn chance_of(seed: u64, number: u64, seat: Seat) -> u64 {
    mixed(seed ^ mixed(number.wrapping_mul(8) + seat.index() as u64))
}
