//! Agreements that a book leaves open: one line per question, with the book's default ([`agreements!`](crate::agreements)).

mod ask;
mod declare;
#[cfg(test)]
mod tests;

pub use ask::{Ask, Choice, Few, Fidelity, Named, Number, OrElse, Switch, TrueFalse, Values, Word, Written};

use crate::{OptionFact, Revision, Seat};

/// The agreements of one game.
pub trait Agreements: Clone + Default + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    /// All questions, with their values and where the book asks them.
    fn facts() -> &'static [OptionFact];

    /// Answers one of them.
    fn set(&mut self, name: &str, value: &str) -> Result<(), BadAgreement>;

    /// The answer to one of them, as it is written in a record.
    fn get(&self, name: &str) -> Option<String>;
}

/// An agreement the game does not know or cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAgreement {
    /// There is no such option.
    #[error("there is no option `{name}`; the options are: {known}")]
    Unknown {
        /// The text as written.
        name: String,
        /// The possible values.
        known: String,
    },
    /// The option has no such value.
    #[error("option `{name}` cannot be `{value}`: it is {expected}")]
    Value {
        name: String,
        /// The text as written.
        value: String,
        /// The possible values.
        expected: String,
    },
    /// Two answers that cannot stand together.
    #[error("option `{name}`: {why}")]
    Together {
        name: &'static str,
        /// The agreement it contradicts.
        why: String,
    },
    /// The game has no such revision.
    #[error("the rules of {game} have no revision {revision}; there are: {known}")]
    Revision {
        game: &'static str,
        /// The revision asked for.
        revision: Revision,
        /// The possible values.
        known: String,
    },
    /// The opening position cannot be.
    #[error("setup `{name}`: {why}")]
    Setup {
        name: String,
        /// The fault.
        why: String,
    },
}

/// Reads an answer, or says what could be answered.
pub fn read<T>(ask: &impl Ask<T>, name: &str, value: &str) -> Result<T, BadAgreement> {
    ask.read(value).ok_or_else(|| BadAgreement::Value {
        name: name.to_owned(),
        value: value.chars().take(40).collect(),
        expected: ask.expected(),
    })
}

/// No such option.
pub fn unknown<A: Agreements>(name: &str) -> BadAgreement {
    BadAgreement::Unknown {
        name: name.chars().take(40).collect(),
        known: A::facts().iter().map(|fact| fact.name).collect::<Vec<_>>().join(", "),
    }
}

/// Opening of a match besides its agreements: the revision of the rules, and the state of the table if that is not the beginning
/// of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The revision of the rules; the newest if none is said, as for a match that begins today.
    pub revision: Option<Revision>,
    /// The first dealer. If given, the seats count as taken and none are drawn.
    pub dealer: Option<Seat>,
    /// The rest, in the words of the game.
    pub lines: Vec<(String, String)>,
}

impl Setup {
    /// The first dealer, if given; an error if the table has no such seat.
    pub fn dealer_of(&self, players: usize) -> Result<Option<Seat>, BadAgreement> {
        match self.dealer {
            Some(seat) if seat.index() >= players => {
                Err(BadAgreement::Setup { name: "dealer".to_owned(), why: "there is no such seat".to_owned() })
            }
            dealer => Ok(dealer),
        }
    }
}
