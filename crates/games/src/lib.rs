//! The rule books: one folder a family, small files by concern.
//!
//! **Invariant:** no game knows where it is played. Rules do no I/O, take no time and draw no chance.

pub mod brazil;
pub mod grand;
pub mod minchiate;
pub mod ombre;
pub mod truco;
pub mod yukon;

use engine::Entry;

/// Every game of the house.
pub fn catalogue() -> Vec<Entry> {
    vec![
        Entry::of::<ombre::voltarete::Voltarete>(),
        Entry::of::<truco::Truco>(),
        Entry::of::<minchiate::Minchiate>(),
        Entry::of::<yukon::Yukon>(),
        Entry::of::<grand::Grand>(),
    ]
}
