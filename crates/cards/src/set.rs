//! A set of cards in one word.

use crate::{Card, Rank, Suit};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

/// A set of cards of any pack: one bit a card, so that sets are joined, cut and counted in a few instructions.
///
/// ```
/// use cards::{CardSet, Pack, Suit};
///
/// let hand: CardSet = "1E 7C RB SO".parse().unwrap();
/// let hearts = CardSet::suit(Suit::Copas);
/// assert_eq!((hand & hearts).to_string(), "7C");
/// assert_eq!((Pack::Spanish40.cards() - hand).len(), 36);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);

    /// The set of this one card.
    #[inline(always)]
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// The set of these cards, for tables written down in code.
    ///
    /// ```
    /// use cards::{Card, CardSet, Rank, Suit};
    ///
    /// const BLACK_ACES: CardSet = CardSet::from_slice(&[Card::new(Suit::Espadas, Rank::Ace), Card::new(Suit::Bastos, Rank::Ace)]);
    /// assert_eq!(BLACK_ACES.to_string(), "1E 1B");
    /// ```
    pub const fn from_slice(cards: &[Card]) -> CardSet {
        let mut set = CardSet::EMPTY;
        let mut n = 0;
        while n < cards.len() {
            set = set.with(cards[n]);
            n += 1;
        }
        set
    }

    /// Every place a card of this printed suit can have.
    #[inline(always)]
    pub const fn suit(suit: Suit) -> CardSet {
        CardSet(0x7ffe << (16 * suit as u32))
    }

    /// The cards of one printed suit, a bit for each rank by its number: for hands that are looked up in tables.
    #[inline(always)]
    pub const fn printed(self, suit: Suit) -> u16 {
        (self.0 >> (16 * suit as u32)) as u16
    }

    /// The four cards of this rank.
    pub const fn rank(rank: Rank) -> CardSet {
        let [o, c, e, b] = Suit::ALL;
        CardSet::from_slice(&[Card::new(o, rank), Card::new(c, rank), Card::new(e, rank), Card::new(b, rank)])
    }

    /// This set and one card more.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.index())
    }

    /// This set without that card.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.index()))
    }

    /// The intersection: `&`, for tables written down in code.
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The union: `|`, for tables written down in code.
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The difference: `-`, for tables written down in code.
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Adds a card.
    #[inline(always)]
    pub fn insert(&mut self, card: Card) {
        *self = self.with(card);
    }

    /// Takes a card out.
    #[inline(always)]
    pub fn remove(&mut self, card: Card) {
        *self = self.without(card);
    }

    /// Is this card here?
    #[inline(always)]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Are all those cards here?
    #[inline(always)]
    pub const fn contains_all(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Is any of those cards here?
    #[inline(always)]
    pub const fn meets(self, other: CardSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Number of cards.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// No card at all?
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card of the lowest index.
    #[inline(always)]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::from_set_index(self.0.trailing_zeros())) }
    }

    /// The `n`-th card by index, counted from 0.
    ///
    /// ```
    /// use cards::CardSet;
    ///
    /// let set: CardSet = "RB 1O 7C".parse().unwrap();
    /// assert_eq!(set.nth(1), "7C".parse().ok());
    /// assert_eq!(set.nth(3), None);
    /// ```
    #[inline(always)]
    pub fn nth(self, n: usize) -> Option<Card> {
        if n >= self.len() {
            return None;
        }
        let low = self.0 as u64;
        let below = low.count_ones() as usize;
        let index = if n < below { nth_bit(low, n as u32) } else { 64 + nth_bit((self.0 >> 64) as u64, (n - below) as u32) };
        Some(Card::from_set_index(index))
    }

    /// The cards by index.
    #[inline]
    pub const fn iter(self) -> Cards {
        Cards(self.0)
    }
}

/// Per byte and per number below eight: the place of the byte's set bit of that number.
#[cfg(not(target_feature = "bmi2"))]
static PLACE_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][n] = place as u8;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// The place of the `n`-th set bit of `bits`, which has more than `n`: one instruction where the build has it.
///
/// The benchmark `ratios` of the bench crate shows what it is worth: it is the difference between 0.2 and 0.4 of the ceiling.
#[cfg(target_feature = "bmi2")]
#[inline(always)]
#[expect(unsafe_code, reason = "the instruction is there: the build was told so, or this function would not exist")]
fn nth_bit(bits: u64, n: u32) -> u32 {
    // SAFETY: compiled only where `bmi2` is enabled for the whole build; the instruction touches no memory.
    unsafe { std::arch::x86_64::_pdep_u64(1 << (n & 63), bits).trailing_zeros() }
}

/// The place of the `n`-th set bit of `bits`, which has more than `n`.
///
/// No loop: bits are counted byte by byte, all eight at once, and the byte that holds the wanted bit is the first whose
/// running sum exceeds `n`. Random play picks cards all the time, and a loop of unforeseeable length costs more.
#[cfg(not(target_feature = "bmi2"))]
#[inline(always)]
fn nth_bit(bits: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    let pairs = bits - ((bits >> 1) & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let sums = bytes.wrapping_mul(ONES);
    // Running sums are at most 64 and n below 64, so no byte borrows from the next.
    let not_above = ((u64::from(n) * ONES) | HIGHS).wrapping_sub(sums) & HIGHS;
    let before = ((not_above >> 7).wrapping_mul(ONES) >> 56) as u32;
    let within = u64::from(n) - ((sums << 8) >> (8 * before) & 0xff);
    8 * before + u32::from(PLACE_IN_BYTE[(bits >> (8 * before) & 0xff) as usize][within as usize & 7])
}

/// The cards of a set, by index.
///
/// ```
/// let hand: cards::CardSet = "RB 1O 7C".parse().unwrap();
/// let written: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
/// assert_eq!(written, ["1O", "7C", "RB"]);
/// ```
#[derive(Clone, Debug)]
pub struct Cards(u128);

impl Iterator for Cards {
    type Item = Card;

    #[inline(always)]
    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cards {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> CardSet {
        CardSet::of(card)
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline(always)]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline(always)]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl BitXor for CardSet {
    type Output = CardSet;
    #[inline(always)]
    fn bitxor(self, other: CardSet) -> CardSet {
        CardSet(self.0 ^ other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    #[inline(always)]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl BitOrAssign for CardSet {
    #[inline(always)]
    fn bitor_assign(&mut self, other: CardSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for CardSet {
    #[inline(always)]
    fn bitand_assign(&mut self, other: CardSet) {
        *self = *self & other;
    }
}

impl BitXorAssign for CardSet {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: CardSet) {
        *self = *self ^ other;
    }
}

impl SubAssign for CardSet {
    #[inline(always)]
    fn sub_assign(&mut self, other: CardSet) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pack;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn some_cards() -> impl Strategy<Value = Vec<Card>> {
        prop::collection::vec((0u8..=255).prop_filter_map("no card", Card::from_index), 0..40)
    }

    proptest! {
        #[test]
        fn a_card_set_is_a_set(a in some_cards(), b in some_cards()) {
            let (left, right): (CardSet, CardSet) = (a.iter().copied().collect(), b.iter().copied().collect());
            let (a, b): (BTreeSet<Card>, BTreeSet<Card>) = (a.into_iter().collect(), b.into_iter().collect());
            let sorted = |set: CardSet| set.iter().collect::<Vec<_>>();
            prop_assert_eq!(sorted(left), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(sorted(left | right), a.union(&b).copied().collect::<Vec<_>>());
            prop_assert_eq!(sorted(left & right), a.intersection(&b).copied().collect::<Vec<_>>());
            prop_assert_eq!(sorted(left - right), a.difference(&b).copied().collect::<Vec<_>>());
            prop_assert_eq!(left.len(), a.len());
            prop_assert_eq!(left.contains_all(right), b.is_subset(&a));
            for (n, card) in a.iter().enumerate() {
                prop_assert_eq!(left.nth(n), Some(*card));
            }
            prop_assert_eq!(left.nth(a.len()), None);
        }
    }

    #[test]
    fn suits_divide_a_pack() {
        let pack = Pack::French52.cards();
        for suit in Suit::ALL {
            assert_eq!((pack & CardSet::suit(suit)).len(), 13);
        }
    }
}
