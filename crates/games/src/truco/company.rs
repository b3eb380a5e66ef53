//! Who sits where: sides, companheiros, testas (R1, R2, D2).

use super::agreements::Seating;
use super::state::{Company, SEATS, Side};
use engine::Seat;

impl Company {
    /// The seat `steps` places to the right.
    #[inline]
    pub fn right_of(&self, seat: Seat, steps: usize) -> Seat {
        Seat::at((seat.index() + steps) % self.players)
    }

    /// How many places to the right of the first mão a seat is.
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

    /// Who cuts: the player at the left of the pé (R13).
    pub fn cutter(&self) -> Seat {
        self.right_of(self.dealer, self.players - 1)
    }
}
