//! The rule books: one folder a family, small files by concern.
//!
//! **Invariant:** no game knows where it is played. Rules do no I/O, take no time and draw no chance.

pub mod minchiate;
pub mod ombre;
pub mod truco;

use engine::Entry;

/// Every game of the house.
pub fn catalogue() -> Vec<Entry> {
    vec![Entry::of::<ombre::voltarete::Voltarete>(), Entry::of::<truco::Truco>(), Entry::of::<minchiate::Minchiate>()]
}
