//! Why a player does what it does, in the numbers of the book.

use std::fmt;

/// The advice or rule that stands behind a choice, by its number in the rule file of the game: `A39`, `R108`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Reason(pub &'static str);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Action recommended by a book, with its reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    pub action: A,
    /// The rule behind it; `None` where the book does not explain its advice, for no reason is better than a wrong one.
    pub reason: Option<Reason>,
}

impl<A> Advice<A> {
    /// This action, for this reason.
    pub const fn new(action: A, reason: &'static str) -> Advice<A> {
        Advice { action, reason: Some(Reason(reason)) }
    }

    /// This action, of which the book does not say why it is right.
    pub const fn bare(action: A) -> Advice<A> {
        Advice { action, reason: None }
    }

    /// This action, for this reason if there is one.
    pub fn perhaps(action: A, reason: Option<&'static str>) -> Advice<A> {
        Advice { action, reason: reason.map(Reason) }
    }

    /// Converts the action and keeps the reason.
    pub fn made<B>(self, make: impl FnOnce(A) -> B) -> Advice<B> {
        Advice { action: make(self.action), reason: self.reason }
    }
}
