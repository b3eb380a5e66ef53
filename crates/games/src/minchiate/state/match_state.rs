//! State of the match: the seating and the two pairs.

use super::SEATS;
use engine::Seat;
use serde::Serialize;

/// One of the two pairs, fixed for the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pair {
    /// The pair at the first and the third place.
    First,
    Second,
}

impl Pair {
    pub const BOTH: [Pair; 2] = [Pair::First, Pair::Second];

    /// Its place in arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponents.
    pub const fn other(self) -> Pair {
        match self {
            Pair::First => Pair::Second,
            Pair::Second => Pair::First,
        }
    }
}

/// A dealer's mistake the match begins with: no program deals wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Misdeal {
    /// The player dealt a wrong number.
    pub seat: Seat,
    /// In which round, 1 or 2.
    pub round: u8,
    /// Number of cards dealt to them in it.
    pub cards: u8,
}

/// State of the match that lasts from gioco to gioco. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchState {
    /// The seats in the order of play; partners are opposite.
    pub round: [Seat; SEATS],
    pub dealer: Seat,
    /// The number of the gioco.
    pub deal: u32,
    /// Mistakes of the first deal.
    pub misdeals: Vec<Misdeal>,
    /// Resti that seats of each pair have paid alone, to both opponents (7.3f).
    pub alone: [i64; 2],
}

impl MatchState {
    /// The place of a seat.
    #[inline(always)]
    pub fn place(&self, seat: Seat) -> usize {
        // No branch: this is asked for every card.
        (1..SEATS).map(|place| place * usize::from(self.round[place] == seat)).sum()
    }

    /// The seat `steps` places on.
    #[inline(always)]
    pub fn after(&self, seat: Seat, steps: usize) -> Seat {
        self.round[(self.place(seat) + steps) % SEATS]
    }

    /// The pair of a seat.
    #[inline(always)]
    pub fn pair(&self, seat: Seat) -> Pair {
        Pair::BOTH[self.place(seat) % 2]
    }

    /// The two of a pair.
    pub fn members(&self, pair: Pair) -> [Seat; 2] {
        [self.round[pair.index()], self.round[pair.index() + 2]]
    }

    /// The player who gathers the tricks of a pair (R3).
    pub fn collector(&self, pair: Pair) -> Seat {
        self.members(pair)[0]
    }

    /// The player who keeps a pair's marks (R3).
    pub fn scorer(&self, pair: Pair) -> Seat {
        self.members(pair)[1]
    }
}
