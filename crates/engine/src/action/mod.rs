//! Actions: one line per verb ([`actions!`](crate::actions)).

mod argument;
mod declare;
#[cfg(test)]
mod tests;

pub use argument::{Argument, Behind, Unread};

/// The verbs of one declared line, as the specification of records lists them.
#[derive(Clone, Copy, Debug)]
pub struct VerbFact {
    /// Each verb as it is written, and behind it the words that are read as the same.
    pub words: &'static [&'static [&'static str]],
    /// The arguments in words; empty if there are none.
    pub takes: fn() -> String,
    /// The meaning, from the declaration's own comment.
    pub about: &'static str,
}

use crate::Msg;
use cards::{BadCards, Card, CardSet};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Everything a seat can say or do in one game, with one text form used everywhere: a verb and its arguments.
pub trait Action: Clone + Debug + PartialEq + Display + FromStr<Err = BadAction> + Send + Sync + 'static {
    /// Every verb in the order of its declaration.
    const VERBS: &'static [VerbFact];

    /// The playing of a card.
    fn play(card: Card) -> Self;

    /// The first word of its text.
    fn verb(&self) -> &'static str;

    /// The label of its button.
    fn words(&self) -> Msg;

    /// The report of it once it is done; what its button says, where none was declared.
    fn done(&self) -> Msg {
        self.words()
    }

    /// The heading over the cards or numbers to choose from, for an action that belongs to a family.
    fn heading(&self) -> Msg;

    /// The rule that says when it has its moment; empty where none was declared.
    fn moment(&self) -> &'static str {
        ""
    }

    /// The cards it names.
    fn cards(&self) -> CardSet;

    /// The number it names.
    fn number(&self) -> Option<i64>;

    /// The card it names, if it is one.
    fn card(&self) -> Option<Card> {
        let cards = self.cards();
        cards.first().filter(|_| cards.len() == 1)
    }

    /// The card it plays, if that is what it does.
    fn plays(&self) -> Option<Card> {
        self.card().filter(|&card| *self == Self::play(card))
    }

    /// Does doing it, by its nature, turn up cards or knowledge that others did not have?
    fn reveals(&self) -> bool {
        false
    }

    /// Does it give up so much, by a concession or a hand laid open, that a person is asked before it is done?
    fn asks_first(&self) -> bool {
        false
    }

    /// Can it turn up cards for all, so that what else follows from it depends on these and on nothing else?
    fn turns_up(&self) -> bool {
        false
    }
}

/// Why a text is not an action of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAction {
    /// Nothing was written.
    #[error("an action is missing")]
    Empty,
    /// No action begins with this word.
    #[error("`{verb}` is not an action of this game")]
    Verb { verb: String },
    /// The cards behind it are not cards.
    #[error(transparent)]
    Cards(#[from] BadCards),
    /// The arguments do not fit the verb.
    #[error("`{verb}` takes {expected}")]
    Arguments {
        verb: String,
        /// The arguments the verb takes.
        expected: &'static str,
    },
}
