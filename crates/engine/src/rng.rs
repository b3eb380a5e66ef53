//! Chance for bots and imagined worlds. It never deals a card: packs come from the specified shuffle.

use cards::{Card, CardSet};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};

/// A stream of chance that is the same for the same seed on every machine.
///
/// ```
/// use engine::Rng;
///
/// let (mut one, mut other) = (Rng::new(7), Rng::new(7));
/// assert_eq!(one.bits(), other.bits());
/// assert!(one.below(6) < 6);
/// ```
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The luck of this seed.
    pub fn new(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Sixty-four random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`; 0 if `n` is 0. (The bias is below n / 2^64: this is not for dealing.)
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.0.next_u64()) * n as u128) >> 64) as usize
    }

    /// True in `times` of `out_of` cases.
    #[inline]
    pub fn happens(&mut self, times: usize, out_of: usize) -> bool {
        self.below(out_of) < times
    }

    /// A number from 0 up to, but not including, 1.
    pub fn fraction(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// One of these cards, if there is any.
    #[inline]
    pub fn card(&mut self, cards: CardSet) -> Option<Card> {
        cards.nth(self.below(cards.len()))
    }

    /// Draws `how_many` of these cards, or all if there are fewer. Consumes as little randomness as possible: the smaller part,
    /// drawn or left, is chosen.
    pub fn cards(&mut self, from: CardSet, how_many: usize) -> CardSet {
        let rest = from.len().saturating_sub(how_many);
        let mut left = from;
        for _ in 0..how_many.min(rest) {
            let Some(card) = self.card(left) else { break };
            left.remove(card);
        }
        if rest < how_many { left } else { from - left }
    }

    /// One of these, if there is any.
    pub fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }

    /// Puts these in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
