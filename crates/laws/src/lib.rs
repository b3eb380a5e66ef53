//! The laws of all books.
//!
//! [`books`] is the registry: every law with its place, class, term, whom it protects, and where the games cite it. [`Finder`]
//! finds laws by what happened, in any language, and [`desk`] asks what it must know and says what follows. What a law says is
//! told by `words`, under its citation.

mod cited;
pub mod desk;
mod registry;
mod revoke;
mod search;
mod spoken;

pub use cited::{CitedBy, cited_by};
pub use registry::{Book, all, book, books, game_of, law, names, of_game};
pub use revoke::{behind, of_revoke};
pub use search::Finder;
pub use spoken::{class, place, shield, term};
