//! Faults of a record, with their lines.

use crate::{BadAction, BadAgreement, Refusal, Seat};
use cards::{BadCards, Card};
use std::fmt;

/// A record that cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1; 0 if it is the record as a whole.
    pub line: usize,
    /// The fault.
    pub fault: Fault,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}", self.fault),
            line => write!(f, "line {line}: {}", self.fault),
        }
    }
}

impl std::error::Error for RecordError {}

impl Fault {
    /// This fault, at that line.
    pub fn at(self, line: usize) -> RecordError {
        RecordError { line, fault: self }
    }
}

/// Fault of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Bytes that are no text.
    #[error("this is not a text file (it is not UTF-8)")]
    NotText,
    /// The first line is not the one of a record.
    #[error("a record begins with the line `spadille 1`")]
    NoHeader,
    /// A version this program does not know.
    #[error("this is a record of version {0}; this program reads version 1")]
    Version(String),
    /// No game is named.
    #[error("the line `game NAME` is missing")]
    NoGame,
    /// No such game.
    #[error("there is no game `{name}`; the games are: {known}")]
    Game {
        /// The text as written.
        name: String,
        /// The possible values.
        known: String,
    },
    /// A line that begins with a word the format does not know.
    #[error("a line cannot begin with `{0}`")]
    Word(String),
    /// More than any record needs.
    #[error("{what} has at most {most} {of}")]
    TooLong {
        what: &'static str,
        /// Its maximum.
        most: usize,
        /// Of what.
        of: &'static str,
    },
    /// Something stands where it cannot.
    #[error("`{word}` {why}")]
    Place {
        word: &'static str,
        /// Why it cannot stand here.
        why: &'static str,
    },
    /// The arguments do not fit the word.
    #[error("`{word}` takes {expected}")]
    Arguments {
        word: &'static str,
        /// The arguments it takes.
        expected: &'static str,
    },
    /// Cards that are no cards.
    #[error(transparent)]
    Cards(#[from] BadCards),
    /// A card that the pack does not have, or that is not among those to be shuffled now.
    #[error("the card {0} is not in the pack")]
    Foreign(Card),
    /// A card in two places.
    #[error("the card {0} lies in two places")]
    Doubled(Card),
    /// More cards than the place takes.
    #[error("{place} takes {takes} cards, not {given}")]
    TooMany {
        place: String,
        /// The number it takes.
        takes: usize,
        /// The number given.
        given: usize,
    },
    /// A deal without cards and without seed.
    #[error("nothing says how the cards lie: write `hand` and `stock` lines or a `seed`")]
    NoCards,
    /// A deal that is not the next one.
    #[error("this is deal {is}, not deal {said}")]
    DealNumber {
        /// The number written.
        said: u32,
        /// The number it is.
        is: u32,
    },
    /// A dealer who does not deal.
    #[error("seat {is} deals, not seat {said}")]
    Dealer {
        /// The seat written.
        said: Seat,
        /// The seat it is.
        is: Seat,
    },
    /// Cards are dealt while players are to act.
    #[error("no cards are to be dealt now: seat {0} is to act")]
    NotDealing(String),
    /// Somebody acts while cards are to be dealt.
    #[error("cards are to be dealt now: write a `deal` line, or a `seed` before the first deal")]
    NotDealt,
    /// Something happens after the end.
    #[error("the match is over")]
    Over,
    /// A seat the table does not have.
    #[error("there is no seat {seat}: the table has seats 0 to {last}")]
    Seat {
        /// The seat written.
        seat: usize,
        /// The last there is.
        last: usize,
    },
    /// An agreement that cannot be.
    #[error(transparent)]
    Agreement(#[from] BadAgreement),
    /// An action that is none.
    #[error(transparent)]
    Action(#[from] BadAction),
    /// An action the rules refuse.
    #[error("seat {seat} may not `{action}` ({})", .refusal.cite)]
    Refused {
        seat: usize,
        action: String,
        /// By which rule not.
        refusal: Refusal,
    },
}
