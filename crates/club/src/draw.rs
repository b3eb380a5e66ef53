//! The draw: an order that anybody can compute again (R13).

use crate::CardName;
use crate::entry::CategoryId;
use cards::{Card, Pack};
use engine::Rng;
use sha2::{Digest, Sha256};

/// Why a draw is not one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawError {
    /// Not one ticket for every entry.
    Tickets,
}

/// The seed the capatazes have drawn: their cards in the order of entry numbers, joined by `-`.
pub fn seed_of<C: std::fmt::Display>(cards: &[C]) -> String {
    cards.iter().map(C::to_string).collect::<Vec<_>>().join("-")
}

/// The cards as they are written, or the places of those that are missing, drawn already or not of the pack, from 1.
pub(crate) fn cards(written: &[CardName]) -> Result<Vec<Card>, Vec<u32>> {
    let pack = Pack::Spanish40.cards();
    let read: Vec<Option<Card>> = written.iter().map(|card| card.parse().ok().filter(|&card| pack.contains(card))).collect();
    let is_fresh = |n: usize| !read[n - n % pack.len()..n].contains(&read[n]);
    let bad = |n: &usize| read[*n].is_none() || !is_fresh(*n);
    let faults: Vec<u32> = (0..read.len()).filter(bad).map(|n| n as u32 + 1).collect();
    if faults.is_empty() { Ok(read.into_iter().flatten().collect()) } else { Err(faults) }
}

/// The SHA-256 of a text in hexadecimal digits, as `sha256sum` prints it.
pub fn digest_of(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

/// The entries' numbers, sorted by the hexadecimal SHA-256 of `seed:category:number`.
///
/// ```
/// use club::entry::CategoryId;
/// use club::{digest_of, drawn_order};
///
/// let order = drawn_order("1E-7C", &CategoryId("duplas".to_owned()), &[1, 2, 3]);
/// let digest = |number: u32| digest_of(&format!("1E-7C:duplas:{number}"));
/// assert!(digest(order[0]) < digest(order[1]) && digest(order[1]) < digest(order[2]));
/// ```
pub fn drawn_order(seed: &str, category: &CategoryId, numbers: &[u32]) -> Vec<u32> {
    let digest = |number: u32| digest_of(&format!("{seed}:{}:{number}", category.0));
    let mut order: Vec<(String, u32)> = numbers.iter().map(|&number| (digest(number), number)).collect();
    order.sort();
    order.into_iter().map(|(_, number)| number).collect()
}

/// An order in which tickets could be drawn, for simulated events.
pub(crate) fn tickets(numbers: &[u32], rng: &mut Rng) -> Vec<u32> {
    let mut left = numbers.to_vec();
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        order.push(left.swap_remove(rng.below(left.len())));
    }
    order
}

/// Checks an order of tickets against the numbers there are.
pub(crate) fn check_tickets(order: &[u32], numbers: &[u32]) -> Result<(), DrawError> {
    let (mut drawn, mut all) = (order.to_vec(), numbers.to_vec());
    drawn.sort_unstable();
    all.sort_unstable();
    if drawn == all { Ok(()) } else { Err(DrawError::Tickets) }
}
