//! Marks earned in a gioco, and its final count.

use super::Pair;
use cards::CardSet;
use engine::Cite;
use serde::Serialize;

engine::choices! {
    /// Reason of a mark.
    #[serde(rename_all = "snake_case")]
    pub enum Cause {
        Rob = "rob" => "minchiate-cause-rob",
        /// An eleventh card turned up.
        Turned = "turned" => "minchiate-cause-turned",
        /// A verzigola accused.
        Verzigola = "verzigola" => "minchiate-cause-verzigola",
        Kill = "kill" => "minchiate-cause-kill",
    }
}

impl Cause {
    /// The rule that gives it.
    pub(in crate::minchiate) const fn cite(self) -> Cite {
        Cite(match self {
            Cause::Rob => "minchiate R7",
            Cause::Turned => "minchiate R11",
            Cause::Verzigola => "minchiate R18",
            Cause::Kill => "minchiate R32",
        })
    }
}

/// State of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkState {
    /// Earned and not yet marked.
    Due,
    Made,
    /// Struck out: what it was for was given back.
    Struck,
}

/// A mark: earned, made, or struck out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    pub cause: Cause,
    pub pair: Pair,
    /// For which cards.
    pub cards: CardSet,
    /// Its points.
    pub points: i64,
    /// In which trick, from 1; 0 before the play.
    pub trick: u8,
    /// Its state.
    pub standing: MarkState,
}

/// The final count of one pair, in the order of the book (R41).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Total {
    /// Verzigole in the cards won.
    pub verzigole: i64,
    /// Cards that count, each for itself.
    pub cards: i64,
    /// The last trick.
    pub last: i64,
    /// Cards above forty-two.
    pub above: i64,
}
