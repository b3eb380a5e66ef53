//! Commit and reveal: how players can check that the deal was not changed.
//!
//! Before the first card the server publishes the SHA-256 of a secret seed. Each seated player may then add some bytes of their
//! own. Packs are shuffled under a key made of the seed and all contributions, and the seed is shown when the match is
//! over. This proves that the server did not change the deals after the first card, nor choose them knowing the players'
//! bytes. It does **not** prove that nobody looked.
//!
//! - commitment = SHA-256(`"spadille commit 1\n"` ‖ seed)
//! - key = SHA-256(`"spadille key 1\n"` ‖ seed ‖ for each contributing seat in order: the seat as one byte ‖ its 32 bytes)

use crate::shuffle::Key;
use sha2::{Digest, Sha256};

/// The secret of the server.
pub type Seed = [u8; 32];

/// The hash that is published before the first card.
pub type Commitment = [u8; 32];

/// A player's contribution to the shuffle.
pub type Entropy = [u8; 32];

/// The commitment to a seed.
///
/// ```
/// use cards::fair::{commit, to_hex};
///
/// assert!(to_hex(&commit(&[0; 32])).starts_with("a73cfdb43f4f5d5a"));
/// ```
pub fn commit(seed: &Seed) -> Commitment {
    let mut hash = Sha256::new();
    hash.update(b"spadille commit 1\n");
    hash.update(seed);
    hash.finalize().into()
}

/// The key of all shuffles of a match. Contributions are taken in the order of the seats, whatever the order given.
///
/// ```
/// use cards::fair::{entropy, key};
///
/// let (ana, clara) = ((0, entropy("Ana")), (2, entropy("Clara")));
/// assert_eq!(key(&[7; 32], &[ana, clara]), key(&[7; 32], &[clara, ana]));
/// assert_ne!(key(&[7; 32], &[ana]), key(&[7; 32], &[]));
/// ```
pub fn key(seed: &Seed, contributions: &[(u8, Entropy)]) -> Key {
    let mut contributions = contributions.to_vec();
    contributions.sort_unstable();
    let mut hash = Sha256::new();
    hash.update(b"spadille key 1\n");
    hash.update(seed);
    for (seat, entropy) in contributions {
        hash.update([seat]);
        hash.update(entropy);
    }
    hash.finalize().into()
}

/// The contribution derived from the text a player typed.
pub fn entropy(text: &str) -> Entropy {
    Sha256::digest(text.as_bytes()).into()
}

/// Thirty-two bytes as the sixty-four hexadecimal digits of a record.
pub fn to_hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The thirty-two bytes of sixty-four hexadecimal digits.
///
/// ```
/// use cards::fair::{from_hex, to_hex};
///
/// assert_eq!(from_hex(&to_hex(&[0xab; 32])), Some([0xab; 32]));
/// assert_eq!(from_hex("ab"), None);
/// ```
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (n, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * n..2 * n + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_commitment_can_be_checked_by_hand() {
        // (printf 'spadille commit 1\n'; head -c 32 /dev/zero) | sha256sum
        let shown = to_hex(&commit(&[0; 32]));
        assert_eq!(shown, include_str!("../vectors/commit-zero.txt").trim());
    }

    #[test]
    fn contributions_count_and_their_order_does_not() {
        let (a, b) = ((0, entropy("Ana")), (2, entropy("Clara")));
        assert_eq!(key(&[1; 32], &[a, b]), key(&[1; 32], &[b, a]));
        assert_ne!(key(&[1; 32], &[a, b]), key(&[1; 32], &[a]));
        assert_ne!(key(&[1; 32], &[(0, a.1)]), key(&[1; 32], &[(1, a.1)]));
    }

    proptest! {
        #[test]
        fn hex_round_trips(bytes: [u8; 32]) {
            prop_assert_eq!(from_hex(&to_hex(&bytes)), Some(bytes));
        }

        #[test]
        fn any_text_is_hex_or_not(text in "\\PC{0,70}") {
            if let Some(bytes) = from_hex(&text) {
                prop_assert_eq!(to_hex(&bytes), text.to_lowercase());
            }
        }
    }
}
