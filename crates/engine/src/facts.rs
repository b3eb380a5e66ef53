//! What the catalogue says of a game.

use crate::agreement::Values;
use cards::Pack;
use cards::names::Tradition;
use serde::ser::{Serialize, SerializeStruct, Serializer};

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
    /// What the table hears.
    pub hears: Hears,
    /// What the book leaves to agreement.
    pub options: &'static [OptionFact],
    /// What can be set up before the first deal.
    pub setup: &'static [SetupFact],
}

/// What a table hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hears {
    /// The verbs of the game.
    Verbs,
    /// Also what players say in words of their own.
    Words,
}

/// A rule book.
#[derive(Debug, serde::Serialize)]
pub struct Book {
    pub title: &'static str,
    /// Where it was printed.
    pub place: &'static str,
    pub year: &'static str,
}

/// A question the book leaves open, as [`agreements!`](crate::agreements) declares it.
#[derive(Debug)]
pub struct OptionFact {
    /// Its machine name.
    pub name: &'static str,
    /// What may be answered.
    pub values: fn() -> Values,
    /// What holds if nothing is agreed.
    pub default: fn() -> String,
    /// What holds instead if something else is agreed.
    pub otherwise: Option<&'static str>,
    /// What it means.
    pub about: &'static str,
    /// Where it stands.
    pub cite: &'static str,
    /// What it changes.
    pub effect: Effect,
}

/// What an agreement changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The game.
    Played,
    /// Nothing in play: it is written down for the company.
    NotedOnly,
}

impl OptionFact {
    /// The default, and what holds instead if something else is agreed.
    pub fn by_default(&self) -> String {
        let default = (self.default)();
        self.otherwise.map_or(default.clone(), |otherwise| format!("{default} ({otherwise})"))
    }

    /// Does this hold whether it is agreed or not?
    pub fn goes_without_saying(&self, value: &str) -> bool {
        self.otherwise.is_none() && (self.default)() == value
    }
}

impl Serialize for OptionFact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fact = serializer.serialize_struct("OptionFact", 6)?;
        fact.serialize_field("name", self.name)?;
        fact.serialize_field("values", &(self.values)().to_string())?;
        fact.serialize_field("default", &self.by_default())?;
        fact.serialize_field("about", self.about)?;
        fact.serialize_field("cite", self.cite)?;
        fact.serialize_field("effect", &self.effect)?;
        fact.end()
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
