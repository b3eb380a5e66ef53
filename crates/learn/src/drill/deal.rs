//! Cards dealt for an exercise, by the specified shuffle.

use cards::fair::key;
use cards::shuffle::shuffle;
use cards::{Card, CardSet};
use engine::Rng;

/// Deals `many` cards from the top of these, shuffled.
pub(super) fn dealt(from: CardSet, many: usize, rng: &mut Rng) -> Vec<Card> {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&rng.bits().to_le_bytes());
    shuffle(from, &key(&secret, &[]), 0).into_iter().take(many).collect()
}
