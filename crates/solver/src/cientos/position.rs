//! Two hands, whose lead it is, and what is counted.

use crate::search::lanes::{Lanes, lane, which};

/// Tricks of a whole hand.
pub const TRICKS: u8 = 12;
/// The cards that win the last trick in full: from the ten up.
pub(super) const HIGH: Lanes = 0x00f8_00f8_00f8_00f8;

/// Between them and the cards below there is a bound in each suit, which in the search has a place of its own as a card would.
pub(super) const BOUNDS: Lanes = 0x0008_0008_0008_0008;

/// Cards with room for the bounds.
pub(super) const fn spread(cards: Lanes) -> Lanes {
    (cards & HIGH) << 1 | cards & !HIGH
}

/// The value of `tricks` of the twelve, less for the other player (R35).
pub(super) const fn bazas(tricks: u8) -> i16 {
    match tricks {
        TRICKS.. => 40,
        7.. => 10,
        6 => 0,
        1.. => -10,
        0 => -40,
    }
}

/// A position with both hands open: a lane a suit, eight cards in it, the ace the highest.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) hands: [Lanes; 2],
    /// The card led, or nothing.
    pub(super) led: Lanes,
    pub(super) turn: usize,
    /// Tricks that the first hand has taken, whose lead in points is asked for.
    pub(super) tricks: u8,
}

impl Position {
    /// The position with these hands and this leader, in which the first hand has taken a number of tricks already.
    pub fn new(hands: [Lanes; 2], leads: usize, tricks: u8) -> Position {
        Position { hands, led: 0, turn: leads & 1, tricks }
    }

    /// The seat to play.
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// Nothing is left to play.
    pub fn is_over(&self) -> bool {
        self.led == 0 && self.hands[0] | self.hands[1] == 0
    }

    /// The legal cards.
    pub fn playable(&self) -> Lanes {
        let hand = self.hands[self.turn];
        let following = if self.led == 0 { 0 } else { hand & lane(which(self.led)) };
        if following == 0 { hand } else { following }
    }

    /// After a card, and by how much it put the first hand ahead.
    pub fn play(&self, card: Lanes) -> (Position, i16) {
        let mut next = *self;
        let sign = |turn: usize| 1 - 2 * turn as i16;
        next.hands[self.turn] &= !card;
        if self.led == 0 {
            (next.led, next.turn) = (card, 1 - self.turn);
            return (next, sign(self.turn));
        }
        let takes = card & lane(which(self.led)) != 0 && card > self.led;
        let (taker, with) = if takes { (self.turn, card) } else { (1 - self.turn, self.led) };
        let mut ahead = if takes { sign(taker) } else { 0 };
        (next.led, next.turn) = (0, taker);
        next.tricks += 1 - taker as u8;
        if next.is_over() {
            ahead += if with & HIGH != 0 { sign(taker) } else { 0 } + bazas(next.tricks);
        }
        (next, ahead)
    }
}
