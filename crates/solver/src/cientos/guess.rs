//! Where the search begins to ask, and what cannot be. A wrong guess costs time, never the answer.

use super::position::{Position, bazas};
use super::search::MOST;
use crate::search::lanes::{Lanes, SUITS, above, bottom, count, suit_of, top};

/// What is sure to a leader: the tricks they take without losing the lead, whatever the other plays, and the ranks it rests on.
#[inline(always)]
pub(super) fn firm(own: Lanes, other: Lanes) -> (u8, Lanes) {
    let (mut firm, mut ranks) = (0, 0);
    for suit in 0..SUITS {
        let (mine, theirs) = (suit_of(own, suit), suit_of(other, suit));
        let best = above(mine, theirs);
        if best == 0 {
            continue;
        }
        // When the best have drawn all of the other's, the rest is firm too.
        firm += if count(best) >= count(theirs) { count(mine) } else { count(best) };
        if theirs != 0 {
            ranks |= Lanes::from(bottom(best)) << (16 * suit);
        }
    }
    (firm as u8, ranks)
}

/// What it brings the one who leads, in points of play without bazas: fitted by least squares on 2,000 solved hands.
mod ahead {
    pub(super) const LEAD: f32 = -0.77;
    /// A trick that is firm, of the leader's and of the other's.
    pub(super) const FIRM: f32 = 0.82;
    pub(super) const THEIRS: f32 = -0.35;
    /// The highest card of a suit, the second, the third.
    pub(super) const BEST: [f32; 3] = [0.72, 0.44, 0.3];
}

/// By how much the first hand might be ahead in what is still to be counted.
pub(super) fn guess(position: &Position, left: u8) -> i16 {
    let (own, other) = (position.hands[position.turn], position.hands[1 - position.turn]);
    let mut more = ahead::LEAD + ahead::FIRM * f32::from(firm(own, other).0) + ahead::THEIRS * f32::from(firm(other, own).0);
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
    let taken = i16::from(position.tricks) + (left + more).div_euclid(2);
    more + bazas(taken.clamp(1, 11) as u8)
}

/// By how much the first hand can be ahead at all. Who takes so many tricks more than the other is as much ahead, but for the tricks taken on
/// the other's lead, by turns, and for the last trick; so there is nothing between a hand with bazas and one without.
pub(super) struct Attainable(u128);

impl Attainable {
    pub(super) fn of(position: &Position, left: u8) -> Attainable {
        // With a card led its point is counted already.
        let about = if position.led != 0 {
            -3..=3
        } else if position.turn == 0 {
            -1..=2
        } else {
            -2..=1
        };
        let mut values = 0;
        for taken in 0..=left {
            let more = 2 * i16::from(taken) - i16::from(left) + bazas(position.tricks + taken);
            for by in about.clone() {
                values |= 1 << (more + by + MOST);
            }
        }
        Attainable(values)
    }

    /// The least that is so much or more.
    pub(super) fn from(&self, least: i16) -> i16 {
        let mut value = least;
        while value < MOST && self.0 >> (value + MOST) & 1 == 0 {
            value += 1;
        }
        value
    }

    /// The most that is so much or less.
    pub(super) fn up_to(&self, most: i16) -> i16 {
        let mut value = most;
        while value > -MOST && self.0 >> (value + MOST) & 1 == 0 {
            value -= 1;
        }
        value
    }
}
