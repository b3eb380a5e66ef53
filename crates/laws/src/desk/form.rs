//! An incident as the program asks it: questions by their keys, answers by their words.

use super::Effect;
use super::declared::Declared;
use super::stood::Kind;
use engine::Msg;
use engine::law::{Carried, Contradiction};
use std::collections::BTreeMap;

/// Answers by the key of their question.
pub type Given = BTreeMap<String, String>;

/// An incident.
///
/// ```
/// use laws::desk::{Given, Next, form};
///
/// let bid_word = form("voltarete", "bid-word").unwrap();
/// let Next::Ask(question) = bid_word.next(&Given::new()) else { panic!("nothing was answered") };
/// assert!(!question.answers.is_empty() && question.law.starts_with("voltarete:"));
/// ```
#[derive(Clone, Debug)]
pub struct Form {
    pub id: &'static str,
    pub carried: Carried,
    /// The laws it falls under.
    pub laws: Vec<String>,
    /// The declaration in its game.
    pub(super) declared: Declared,
}

/// A question that is still to be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub key: &'static str,
    /// The answers that can be picked.
    pub answers: Vec<&'static str>,
    /// The kind of answer, where it is a player or a number.
    pub figure: Option<Kind>,
    /// The law for which it is asked.
    pub law: String,
}

/// The next step at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Ask(Question),
    Ruled(Ruled),
    /// The answers contradict each other, as the message says.
    Impossible(Msg),
    /// Incidents of one hand contradict each other.
    Contradicts(Contradiction),
}

/// The decision of the laws.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Ruled {
    /// The deciding law first.
    pub laws: Vec<String>,
    pub effects: Vec<Effect>,
    /// Answers that led to it, in the order it was asked.
    pub because: Vec<(&'static str, String)>,
}

impl Form {
    /// The next question, or the decision. Answers that no row asks for do not matter; one that a question does not have leaves the
    /// question open.
    pub fn next(&self, given: &Given) -> Next {
        self.walked(given).1
    }

    /// The questions that were asked and answered on the way, in their order, and what comes next.
    pub fn walked(&self, given: &Given) -> (Vec<(&'static str, String)>, Next) {
        self.declared.walked(given)
    }

    /// The answers to a question that can be picked.
    pub fn answers(&self, key: &str) -> Vec<&'static str> {
        self.declared.answers(key)
    }

    /// The answers in words of their own; yes and no say nothing of what happened.
    pub(super) fn asked_answers(&self, key: &str) -> &[&'static str] {
        self.declared.words(key)
    }

    /// Is this an answer to this question of the incident?
    pub fn accepts(&self, key: &str, answer: &str) -> bool {
        self.declared.accepts(key, answer)
    }

    /// The kind of answer of a question that is asked for figures; none for words.
    pub fn figure(&self, key: &str) -> Option<Kind> {
        self.declared.kind(key).filter(|kind| !matches!(kind, Kind::Choice(_)))
    }

    /// The laws of all rulings on it.
    pub fn ruled_laws(&self) -> impl Iterator<Item = &str> {
        self.declared.ruled.iter().map(String::as_str)
    }

    /// The sentences of all rulings on it.
    pub fn sentences(&self) -> impl Iterator<Item = Effect> {
        self.declared.says.iter().copied()
    }

    /// Every question that can be asked.
    pub fn keys(&self) -> Vec<&'static str> {
        self.declared.keys()
    }
}
