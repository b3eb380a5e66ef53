//! Rewards of a simulation, for each side in its own unit.

use super::super::search_game::SearchGame;
use arrayvec::ArrayVec;
use engine::{Seat, SeatSet};

/// Rewards of the sides in the last simulation, with the minimum and maximum each has had.
#[derive(Clone, Debug)]
pub(super) struct Rewards {
    sides: ArrayVec<Reward, { Seat::MOST }>,
    /// The number of each seat's side.
    of_seat: [u8; Seat::MOST],
}

#[derive(Clone, Copy, Debug)]
struct Reward {
    seats: SeatSet,
    last: f64,
    least: f64,
    /// One divided by the most less the least: nothing as long as they are equal.
    scale: f64,
    most: f64,
}

impl Rewards {
    /// The sides of this table, to whom nothing has happened yet.
    pub(super) fn new<G: SearchGame>(game: &G) -> Rewards {
        let nothing = |seats| Reward { seats, last: 0.0, least: f64::INFINITY, most: f64::NEG_INFINITY, scale: 0.0 };
        let sides: ArrayVec<Reward, { Seat::MOST }> =
            game.sides().iter().map(|side| nothing(side.seats)).take(Seat::MOST).collect();
        let side = |seat: Seat| sides.iter().position(|side| side.seats.contains(seat)).unwrap_or(0) as u8;
        let of_seat = std::array::from_fn(|seat| side(Seat::at(seat)));
        Rewards { sides, of_seat }
    }

    /// Notes how everybody stands in a world whose deal with this number is over.
    pub(super) fn note<G: SearchGame>(&mut self, world: &G, deal: u32) {
        for side in &mut self.sides {
            side.last = G::standing(world, side.seats, deal);
            if side.last < side.least || side.last > side.most {
                (side.least, side.most) = (side.least.min(side.last), side.most.max(side.last));
                side.scale = if side.most > side.least { 1.0 / (side.most - side.least) } else { 0.0 };
            }
        }
    }

    /// The reward of this seat's side in the last simulation.
    #[inline(always)]
    pub(super) fn of(&self, seat: Seat) -> f64 {
        self.side(seat).map_or(0.0, |side| side.last)
    }

    /// The reward normalised between the minimum and maximum of this seat's side, from 0 to 1.
    #[inline(always)]
    pub(super) fn normal(&self, seat: Seat, reward: f64) -> f64 {
        self.side(seat).map_or(0.0, |side| (reward - side.least) * side.scale)
    }

    #[inline(always)]
    fn side(&self, seat: Seat) -> Option<&Reward> {
        self.sides.get(usize::from(self.of_seat[seat.index()]))
    }
}
