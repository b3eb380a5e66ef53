//! First guess, where the search begins. A wrong guess costs time, never the answer.

use super::certain::Start;
use super::position::Position;
use crate::search::lanes::{Lengths, SUITS, suit_of, top};

/// Gain of the leader, in points of play without bazas: fitted by least squares on 2,000 solved hands.
mod ahead {
    pub(super) const LEAD: f32 = -0.77;
    /// Sure tricks, of the leader's and of the other's.
    pub(super) const FIRM: f32 = 0.82;
    pub(super) const THEIRS: f32 = -0.35;
    /// The highest card of a suit, the second, the third.
    pub(super) const BEST: [f32; 3] = [0.72, 0.44, 0.3];
}

/// An estimate of the first hand's tricks among those to come.
pub(super) fn guess(position: &Position, left: u8) -> i8 {
    let (own, other) = (position.hands[position.turn], position.hands[1 - position.turn]);
    let lengths = Lengths::of(&[own, other, 0, 0]);
    let firm = Start { own, other, lengths, leader: 0, left }.certain().firm.0;
    let theirs = Start { own: other, other: own, lengths, leader: 1, left }.certain().firm.0;
    let mut more = ahead::LEAD + ahead::FIRM * f32::from(firm) + ahead::THEIRS * f32::from(theirs);
    for suit in 0..SUITS {
        let mut all = suit_of(own | other, suit);
        for worth in ahead::BEST {
            let card = top(all);
            all ^= card;
            if card != 0 {
                more += if suit_of(own, suit) & card == 0 { -worth } else { worth };
            }
        }
    }
    let left = i16::from(left);
    let more = (more.round() as i16).clamp(-left, left) * (1 - 2 * position.turn as i16);
    (left + more).div_euclid(2) as i8
}
