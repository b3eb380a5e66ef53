//! What a book leaves to the company: one small enum a question, with the book's default.

use crate::{OptionFact, Revision, Seat};
use std::fmt::Display;

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
        /// What was written.
        name: String,
        /// What could be.
        known: String,
    },
    /// The option has no such value.
    #[error("option `{name}` cannot be `{value}`: it is {expected}")]
    Value {
        name: String,
        /// What was written.
        value: String,
        /// What could be.
        expected: String,
    },
    /// Two answers that cannot stand together.
    #[error("option `{name}`: {why}")]
    Together {
        name: &'static str,
        /// What it collides with.
        why: String,
    },
    /// The game has no such revision.
    #[error("the rules of {game} have no revision {revision}; there are: {known}")]
    Revision {
        game: &'static str,
        /// What was asked for.
        revision: Revision,
        /// What could be.
        known: String,
    },
    /// The opening position cannot be.
    #[error("setup `{name}`: {why}")]
    Setup {
        name: String,
        /// What is wrong.
        why: String,
    },
}

/// An answer that is one of a few words.
pub trait Choice: Copy + PartialEq + 'static {
    /// The words and what they mean.
    const ALL: &'static [(&'static str, Self)];

    /// The answer of this word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == word).map(|&(_, choice)| choice)
    }

    /// The word of this answer.
    fn word(self) -> &'static str {
        Self::ALL.iter().find(|&&(_, choice)| choice == self).map_or("", |&(word, _)| word)
    }
}

/// Reads a choice, or says which words there are.
pub fn choose<C: Choice>(name: &str, value: &str) -> Result<C, BadAgreement> {
    C::from_word(value).ok_or_else(|| BadAgreement::Value {
        name: name.to_owned(),
        value: value.chars().take(40).collect(),
        expected: C::ALL.iter().map(|&(word, _)| word).collect::<Vec<_>>().join(" or "),
    })
}

/// Reads a number between two others.
pub fn number<N>(name: &str, value: &str, from: N, to: N) -> Result<N, BadAgreement>
where
    N: std::str::FromStr + PartialOrd + Display + Copy,
{
    value.parse().ok().filter(|n| (from..=to).contains(n)).ok_or_else(|| BadAgreement::Value {
        name: name.to_owned(),
        value: value.chars().take(40).collect(),
        expected: format!("a whole number from {from} to {to}"),
    })
}

/// No such option.
pub fn unknown<A: Agreements>(name: &str) -> BadAgreement {
    BadAgreement::Unknown {
        name: name.chars().take(40).collect(),
        known: A::facts().iter().map(|fact| fact.name).collect::<Vec<_>>().join(", "),
    }
}

/// How a match is opened besides what was agreed: under which rules, and how the table stands where that is not the beginning of a
/// match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The revision of the rules; the newest if none is said, as for a match that begins today.
    pub revision: Option<Revision>,
    /// Who deals first. If given, the company has sat down already and no seats are drawn.
    pub dealer: Option<Seat>,
    /// The rest, in the words of the game.
    pub lines: Vec<(String, String)>,
}
