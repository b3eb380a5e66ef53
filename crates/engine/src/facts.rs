//! What the catalogue says of a game.

use cards::Pack;
use cards::names::Tradition;

/// The declared facts of one game.
#[derive(Debug)]
pub struct Facts {
    /// Its machine name.
    pub id: &'static str,
    /// Its name in its own language.
    pub title: &'static str,
    /// One sentence for the lobby.
    pub about: &'static str,
    /// The book it is played by.
    pub book: Book,
    /// How many can play.
    pub players: &'static [usize],
    /// The cards it is played with.
    pub pack: Pack,
    /// What its cards are called.
    pub tradition: Tradition,
    /// How long a match takes among people, in minutes.
    pub minutes: (u32, u32),
    /// The revision of the rules. A released revision is frozen: a correction is a new one.
    pub revision: u32,
    /// The names of the pots.
    pub pots: &'static [&'static str],
    /// What the book leaves to agreement.
    pub options: &'static [OptionFact],
    /// What can be set up before the first deal.
    pub setup: &'static [SetupFact],
}

/// A rule book.
#[derive(Debug, serde::Serialize)]
pub struct Book {
    pub title: &'static str,
    /// Where it was printed.
    pub place: &'static str,
    pub year: &'static str,
}

/// A question the book leaves open.
#[derive(Debug, serde::Serialize)]
pub struct OptionFact {
    /// Its machine name.
    pub name: &'static str,
    /// What may be answered, in words.
    pub values: &'static str,
    /// What holds if nothing is agreed.
    pub default: &'static str,
    /// What it means.
    pub about: &'static str,
    /// Where it stands.
    pub cite: &'static str,
}

impl OptionFact {
    /// A question, for tables written down in code.
    pub const fn new(
        name: &'static str,
        values: &'static str,
        default: &'static str,
        about: &'static str,
        cite: &'static str,
    ) -> OptionFact {
        OptionFact { name, values, default, about, cite }
    }
}

/// Something that can be set up before the first deal.
#[derive(Debug, serde::Serialize)]
pub struct SetupFact {
    /// Its machine name.
    pub name: &'static str,
    /// What stands behind it.
    pub values: &'static str,
    /// What it means.
    pub about: &'static str,
}
