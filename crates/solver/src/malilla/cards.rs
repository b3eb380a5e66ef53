//! The cards as bits, and what they count: a lane a suit as everywhere in the search, the trumps in the last, the Malilla the highest
//! of twelve bits.

use crate::search::lanes::{Lanes, SUITS, count, suit_of};

/// Number of cards in a suit.
pub(crate) const RANKS_IN_SUIT: usize = 12;
/// The lowest card of a suit that counts; each above it counts one more.
const FIRST_OF_VALUE: u32 = 7;
/// Number of cards of a suit that count.
const OF_VALUE: usize = 5;

/// All cards that count.
pub(super) const VALUES: Lanes = 0x0f80_0f80_0f80_0f80;
/// The cards that do not.
pub(super) const BLANKS: Lanes = 0x007f_007f_007f_007f;
/// The lowest card of every suit.
const LOWEST: Lanes = 0x0001_0001_0001_0001;

/// Points of the highest cards of value of a suit, by their number; the last entry is the sum of all.
static HIGHEST: [[u8; OF_VALUE + 1]; 1 << OF_VALUE] = {
    let mut sums = [[0; OF_VALUE + 1]; 1 << OF_VALUE];
    let mut set = 1;
    while set < sums.len() {
        let (mut many, mut sum, mut at) = (0, 0, OF_VALUE);
        while at > 0 {
            at -= 1;
            if set >> at & 1 == 1 {
                many += 1;
                sum += at + 1;
                sums[set][many] = sum as u8;
            }
        }
        while many < OF_VALUE {
            many += 1;
            sums[set][many] = sum as u8;
        }
        set += 1;
    }
    sums
};

/// The points of a card (R4).
#[inline(always)]
pub(crate) const fn points(card: Lanes) -> i16 {
    (card.trailing_zeros() & 15).saturating_sub(FIRST_OF_VALUE - 1) as i16
}

#[inline(always)]
const fn of_value(cards: Lanes, suit: usize) -> usize {
    (cards >> (16 * suit + FIRST_OF_VALUE as usize)) as usize & ((1 << OF_VALUE) - 1)
}

/// The points of these cards.
#[inline(always)]
pub(crate) fn worth(cards: Lanes) -> i16 {
    (0..SUITS).map(|suit| i16::from(HIGHEST[of_value(cards, suit)][OF_VALUE])).sum()
}

/// The points of the highest `many` of a suit.
#[inline(always)]
pub(super) fn highest_in(cards: Lanes, suit: usize, many: u32) -> i16 {
    i16::from(HIGHEST[of_value(cards, suit)][(many as usize).min(OF_VALUE)])
}

/// The points of the lowest `many` of a suit.
#[inline(always)]
pub(super) fn lowest_in(cards: Lanes, suit: usize, many: u32) -> i16 {
    let held = count(suit_of(cards, suit));
    let all = HIGHEST[of_value(cards, suit)][OF_VALUE];
    i16::from(all) - highest_in(cards, suit, held.saturating_sub(many))
}

/// Number of cards of a rank.
#[inline(always)]
const fn of_rank(cards: Lanes, rank: u32) -> u32 {
    ((cards >> rank & LOWEST).wrapping_mul(LOWEST) >> 48) as u32
}

/// The points of the highest `many`, of any suits.
#[inline(always)]
pub(super) fn highest(cards: Lanes, mut many: u32) -> i16 {
    let (mut sum, mut worth) = (0, OF_VALUE as u32);
    while many > 0 && worth > 0 {
        let there = of_rank(cards, FIRST_OF_VALUE - 1 + worth).min(many);
        sum += there * worth;
        many -= there;
        worth -= 1;
    }
    sum as i16
}

/// The cards that count, from each suit its five bits: twenty bits.
#[inline(always)]
pub(super) const fn values_key(all: Lanes) -> u64 {
    let of = (all & VALUES) >> FIRST_OF_VALUE;
    of & 31 | of >> 11 & 31 << 5 | of >> 22 & 31 << 10 | of >> 33 & 31 << 15
}
