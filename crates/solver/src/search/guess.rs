//! First guess of a side's tricks, where the search begins. A wrong guess costs time, never the answer.

use super::lanes::{Lanes, SUITS, TRUMPS, count, suit_of, top};

/// Weight of each circumstance in tricks, fitted by least squares on the solved deals of the tests.
struct Weights {
    /// All the high cards there are.
    points: f32,
    /// To be the one who plays next.
    lead: f32,
    /// One card more in the trumps, or without trumps in the longest suit of a hand.
    length: f32,
    /// All the high trumps there are.
    honours: f32,
}

const PLAIN: Weights = Weights { points: 0.786, lead: 0.681, length: 0.285, honours: 0.0 };
const TRUMP: Weights = Weights { points: 0.537, lead: 0.174, length: 0.513, honours: 0.404 };

/// An estimate of the tricks the first side, seats 0 and 2, makes of those left.
pub(super) fn guess(hands: &[Lanes; 4], trumps: Lanes, to_play: usize, left: u8) -> u8 {
    let worth = if trumps == 0 { PLAIN } else { TRUMP };
    let [first, second] = [hands[0] | hands[2], hands[1] | hands[3]];
    let points = [0, 1, 2, 3].map(|suit| high_cards(first, second, suit));
    let [ours, theirs] = points.iter().fold([0.0, 0.0], |sum, of| [sum[0] + of[0], sum[1] + of[1]]);
    let longest = |side: usize| {
        let of_hand = |hand: Lanes| (0..SUITS).map(|suit| count(suit_of(hand, suit))).max().unwrap_or(0);
        of_hand(hands[side]).max(of_hand(hands[side + 2])) as f32
    };
    let length = match trumps {
        0 => longest(0) - longest(1),
        _ => count(suit_of(first, TRUMPS)) as f32 - count(suit_of(second, TRUMPS)) as f32,
    };
    let left = f32::from(left);
    let tricks = left / 2.0
        + worth.points * left * share(ours, theirs)
        + worth.lead * if to_play & 1 == 0 { 1.0 } else { -1.0 }
        + worth.length * length
        + worth.honours * share(points[TRUMPS][0], points[TRUMPS][1]);
    tricks.round().clamp(0.0, left) as u8
}

/// By how much of the whole one part is greater than the other.
fn share(one: f32, other: f32) -> f32 {
    if one + other == 0.0 { 0.0 } else { (one - other) / (one + other) }
}

/// The four highest cards in play of a suit, four points for the first to one for the last, by side.
fn high_cards(first: Lanes, second: Lanes, suit: usize) -> [f32; 2] {
    let mut cards = suit_of(first | second, suit);
    let mut points = [0.0; 2];
    for value in [4.0, 3.0, 2.0, 1.0] {
        let card = top(cards);
        cards ^= card;
        if card != 0 {
            points[usize::from(suit_of(first, suit) & card == 0)] += value;
        }
    }
    points
}
