//! First guess of a side's points, where the search begins. A wrong guess costs time, never the answer.

use super::cards::worth;
use crate::search::lanes::{Lanes, SUITS, TRUMPS, count, lane, suit_of, top};

/// Gain in points for being ahead by one in each of these, fitted by least squares on solved endings of seven to ten cards; the
/// mean error is four and a half.
mod ahead {
    /// Trumps of both partners, and of the longer of them.
    pub(super) const TRUMPS: f32 = 0.8;
    pub(super) const LONGEST: f32 = 1.35;
    /// The highest trump.
    pub(super) const BEST_TRUMP: f32 = 2.2;
    /// A side suit's highest card, and its second.
    pub(super) const BEST: f32 = 3.0;
    pub(super) const SECOND: f32 = 0.6;
    /// Points in trumps and in side suits.
    pub(super) const IN_TRUMPS: f32 = 0.7;
    pub(super) const IN_SIDES: f32 = 0.25;
    /// To be next to play.
    pub(super) const LEAD: f32 = 1.75;
    /// A side suit that a hand with trumps does not have.
    pub(super) const VOID: f32 = 2.3;
}

/// An estimate of the points the first side, seats 0 and 2, makes of those left.
pub(super) fn guess(hands: &[Lanes; 4], to_play: usize, left: i16) -> i16 {
    let of_side = |side: usize| {
        let (pair, foes) = ([hands[side], hands[side + 2]], hands[side ^ 1] | hands[side ^ 3]);
        let both = pair[0] | pair[1];
        let trumps = pair.map(|hand| count(suit_of(hand, TRUMPS)) as f32);
        let mut points = ahead::TRUMPS * (trumps[0] + trumps[1])
            + ahead::LONGEST * trumps[0].max(trumps[1])
            + ahead::IN_TRUMPS * f32::from(worth(both & lane(TRUMPS)))
            + ahead::IN_SIDES * f32::from(worth(both & !lane(TRUMPS)));
        if to_play & 1 == side {
            points += ahead::LEAD;
        }
        for suit in 0..SUITS {
            let all = suit_of(both | foes, suit);
            let best = top(all);
            let holds = |card: u32| if suit_of(both, suit) & card != 0 { 1.0 } else { 0.0 };
            if suit == TRUMPS {
                points += ahead::BEST_TRUMP * holds(best);
                continue;
            }
            points += ahead::BEST * holds(best) + ahead::SECOND * holds(top(all ^ best));
            let voids = pair.iter().filter(|&&hand| suit_of(hand, suit) == 0 && suit_of(hand, TRUMPS) != 0);
            points += ahead::VOID * voids.count() as f32;
        }
        points
    };
    let points = f32::from(left) / 2.0 + of_side(0) - of_side(1);
    (points.round() as i16).clamp(0, left)
}
