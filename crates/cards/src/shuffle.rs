//! The specified shuffle.
//!
//! Library shuffles change between versions; a deal that must be checked by anyone, years later, cannot. So the
//! shuffle is written down here, and its test vectors are part of the record format (`docs/record.md`):
//!
//! 1. The key stream is ChaCha20 (RFC 8439 block function, 20 rounds) under a 32-byte key, block counter from 0, the
//!    shuffle's number in the 64-bit nonce, read as 32-bit little-endian words `w0 w1 w2 ...`.
//! 2. The cards stand in the order of [`Card::index`]: ouros, copas, espadas, bastos, ace to king, then the tarocchi.
//! 3. For `i` from the last place down to 1, draw `j` from `0..=i` and exchange the cards at `i` and `j`.
//! 4. To draw from `0..n`: take the next word `w`; let `m = w * n`. If `m mod 2^32 < 2^32 mod n` take another word,
//!    else the draw is `m / 2^32`, rounded down. Every outcome has the same chance.

use crate::{Card, CardSet};
use arrayvec::ArrayVec;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Thirty-two secret bytes under which packs are shuffled.
pub type Key = [u8; 32];

/// A shuffled pack: no pack has more cards than there are indices.
pub type Order = ArrayVec<Card, { Card::INDICES }>;

/// The key stream of one shuffle.
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream of shuffle number `number` under this key.
    pub fn new(key: &Key, number: u64) -> Stream {
        let mut rng = ChaCha20Rng::from_seed(*key);
        rng.set_stream(number);
        Stream(rng)
    }

    /// A number below `n`, each with the same chance.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        loop {
            let m = u64::from(self.0.next_u32()) * u64::from(n);
            let low = m as u32;
            // 2^32 mod n is below n, so most draws need no division.
            if low >= n || low >= n.wrapping_neg() % n {
                return (m >> 32) as u32;
            }
        }
    }
}

/// The cards in the order that shuffle number `number` under `key` gives them, the top of the pack first.
///
/// ```
/// use cards::Pack;
/// use cards::shuffle::shuffle;
///
/// let order = shuffle(Pack::Spanish40.cards(), &[0; 32], 0);
/// assert_eq!((order.len(), order[0].to_string().as_str()), (40, "5E"));
/// ```
pub fn shuffle(cards: CardSet, key: &Key, number: u64) -> Order {
    let mut stream = Stream::new(key, number);
    let mut order: Order = cards.iter().collect();
    for i in (1..order.len()).rev() {
        let j = stream.below(i as u32 + 1) as usize;
        order.swap(i, j);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pack;
    use proptest::prelude::*;

    fn text(order: &Order) -> String {
        order.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn stream_is_chacha20_of_rfc_8439() {
        // RFC 8439 A.1, test vector 1: zero key, zero nonce, counter 0.
        let mut stream = Stream::new(&[0; 32], 0);
        let words: Vec<u32> = (0..4).map(|_| stream.0.next_u32()).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn test_vectors() {
        let key: Key = std::array::from_fn(|n| n as u8);
        for (vector, pack, key, number) in [
            (include_str!("../vectors/zero-spanish40-0.txt"), Pack::Spanish40, [0; 32], 0),
            (include_str!("../vectors/count-spanish40-0.txt"), Pack::Spanish40, key, 0),
            (include_str!("../vectors/count-spanish40-1.txt"), Pack::Spanish40, key, 1),
            (include_str!("../vectors/count-minchiate97-7.txt"), Pack::Minchiate97, key, 7),
        ] {
            assert_eq!(text(&shuffle(pack.cards(), &key, number)), vector.trim());
        }
    }

    #[test]
    fn every_place_is_equally_likely() {
        // Sixteen thousand shuffles of four cards: each of the 24 orders about 667 times; five sigma is 127.
        let four: CardSet = "1O 1C 1E 1B".parse().expect("cards");
        let mut seen = std::collections::BTreeMap::new();
        for number in 0..16_000 {
            *seen.entry(text(&shuffle(four, &[7; 32], number))).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|&n| (540..=794).contains(&n)), "{seen:?}");
    }

    proptest! {
        #[test]
        fn a_shuffle_keeps_every_card(key: [u8; 32], number: u64) {
            for pack in Pack::ALL {
                let order = shuffle(pack.cards(), &key, number);
                prop_assert_eq!(order.len(), pack.cards().len());
                prop_assert_eq!(order.into_iter().collect::<CardSet>(), pack.cards());
            }
        }
    }
}
