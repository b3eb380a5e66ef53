//! A card, a pack, a set of cards, their notation, and the shuffle.
//!
//! Every pack of the five rule books is a subset of one space of cards, so that a set of cards is always one [`CardSet`]
//! and a card is always written the same way: rank and suit (`1E`, `10C`, `RB`), or `T` and a number for the tarocchi of
//! minchiate (`T0` is the Matto). What a card is *called* depends on the tradition of the game: see [`names`].

mod card;
pub mod fair;
pub mod names;
mod notation;
mod pack;
#[cfg(feature = "schema")]
mod schema;
mod set;
pub mod shuffle;

pub use card::{Card, Rank, Suit};
pub use notation::{BadCard, BadCards, parse_cards};
pub use pack::Pack;
pub use set::{CardSet, Cards};
