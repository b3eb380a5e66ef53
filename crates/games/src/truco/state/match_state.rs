//! State of a partida: seating, sides, companheiros, testas (R1, R2, D2).

use super::{HAND, SEATS};
use crate::truco::agreements::Seating;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::Seat;
use serde::Serialize;

/// A side: a pair, or one player where two play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side of the first mão.
    A,
    B,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    pub(in crate::truco) const fn index(self) -> usize {
        self as usize
    }
}

/// State of the partida that lasts from volta to volta. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchState {
    /// Number of players.
    pub players: usize,
    /// Their seating.
    #[serde(skip)]
    pub seating: Seating,
    /// The mão of the first volta: they and their companheiro are side A.
    pub first: Seat,
    pub dealer: Seat,
    /// Which volta of the partida it is, from 1.
    pub volta: u32,
    /// Which deal, from 1: a void deal is dealt again.
    pub deal: u32,
    /// Number of void deals of this volta by a player's fault.
    pub voided: u8,
    /// Is the tampa baralho in use?
    pub tampa: bool,
    /// The volta before, as it lay on the table when the cards were gathered.
    pub last: Option<Gathered>,
}

/// A volta that is over, as far as all saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gathered {
    /// The cards played, in order.
    pub plays: ArrayVec<(Seat, Card), { HAND * SEATS }>,
    /// Cards shown, by seat.
    pub shown: [CardSet; SEATS],
    /// Outcome of its last contest.
    pub outcome: Option<&'static str>,
}

impl MatchState {
    /// The seat `steps` places to the right.
    #[inline]
    pub fn right_of(&self, seat: Seat, steps: usize) -> Seat {
        Seat::at((seat.index() + steps) % self.players)
    }

    /// Number of places a seat is to the right of the first mão.
    fn place(&self, seat: Seat) -> usize {
        (seat.index() + self.players - self.first.index()) % self.players
    }

    /// The side of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        let b = match self.seating {
            Seating::Facing if self.players == SEATS => seat.index() / 2 != self.first.index() / 2,
            _ => self.place(seat) % 2 == 1,
        };
        if b { Side::B } else { Side::A }
    }

    /// The fixed opponent of a seat, *seu testa* (R2).
    pub fn testa_of(&self, seat: Seat) -> Seat {
        match (self.players, self.seating) {
            (SEATS, Seating::Facing) => self.right_of(seat, 2),
            (SEATS, Seating::Alternate) if self.place(seat) % 2 == 1 => self.right_of(seat, 3),
            _ => self.right_of(seat, 1),
        }
    }

    /// The companheiro of a seat, where four play.
    pub fn companion(&self, seat: Seat) -> Option<Seat> {
        Seat::first(self.players).find(|&other| other != seat && self.side(other) == self.side(seat))
    }

    /// The player who cuts, at the left of the pé (R13).
    pub fn cutter(&self) -> Seat {
        self.right_of(self.dealer, self.players - 1)
    }
}
