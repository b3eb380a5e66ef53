//! Facts of a game for the catalogue.

use crate::LookBack;
use crate::agreement::Values;
use cards::Pack;
use cards::names::Tradition;
use serde::{Serialize, Serializer};

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
    /// Possible numbers of players.
    pub players: &'static [usize],
    /// The cards it is played with.
    pub pack: Pack,
    /// Tradition that names its cards.
    pub tradition: Tradition,
    /// Duration of a match among people, from and to, in minutes.
    pub minutes: (u32, u32),
    /// The revision of the rules. A released revision is frozen: a correction is a new one.
    pub revision: u32,
    /// The names of the pots.
    pub pots: &'static [&'static str],
    /// Kind of utterances the table understands.
    pub hears: Hears,
    /// The taken tricks that may be looked at again.
    pub look_back: LookBack,
    /// Questions that the book leaves to agreement.
    pub options: &'static [OptionFact],
    /// Settings that can be made before the first deal.
    pub setup: &'static [SetupFact],
}

/// Utterances a table understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hears {
    /// The verbs of the game.
    Verbs,
    /// Also what players say in words of their own.
    Words,
}

/// A rule book.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Book {
    pub title: &'static str,
    /// Place of printing.
    pub place: &'static str,
    pub year: &'static str,
}

/// A question the book leaves open, as [`agreements!`](crate::agreements) declares it.
#[derive(Debug)]
pub struct OptionFact {
    /// Its machine name.
    pub name: &'static str,
    /// The possible answers.
    pub values: fn() -> Values,
    /// The answer that holds if nothing is agreed.
    pub default: fn() -> String,
    /// The default under another agreement, in words.
    pub otherwise: Option<&'static str>,
    /// The question in words.
    pub about: &'static str,
    /// The rule that leaves it open.
    pub cite: &'static str,
    /// Its effect on the match.
    pub effect: Effect,
}

/// Part of a match that an agreement changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
        OptionText::from(self).serialize(serializer)
    }
}

/// An open question as it is told.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = OptionFact))]
pub struct OptionText {
    /// Its machine name.
    name: &'static str,
    /// The possible answers, in words.
    values: String,
    /// The answer that holds if nothing is agreed.
    default: String,
    /// The question in words.
    about: &'static str,
    /// The rule in the book that leaves it open.
    cite: &'static str,
    /// Its effect on the match.
    effect: Effect,
}

impl From<&OptionFact> for OptionText {
    fn from(fact: &OptionFact) -> OptionText {
        OptionText {
            name: fact.name,
            values: (fact.values)().to_string(),
            default: fact.by_default(),
            about: fact.about,
            cite: fact.cite,
            effect: fact.effect,
        }
    }
}

/// Something that can be set up before the first deal.
#[derive(Debug, Serialize)]
pub struct SetupFact {
    /// Its machine name.
    pub name: &'static str,
    /// The form of its value.
    pub values: &'static str,
    /// Its meaning.
    pub about: &'static str,
}
