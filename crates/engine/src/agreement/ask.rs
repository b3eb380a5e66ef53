//! The kinds of questions: how an answer is read and written, and what may be answered.

use crate::{Arg, Msg};
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Form of an answer: reading, writing and the possible values. A custom kind of question implements it for its answer.
pub trait Ask<T> {
    /// The answer in this text.
    fn read(&self, text: &str) -> Option<T>;

    /// The answer as a record has it; nothing if there is nothing to write.
    fn write(&self, answer: &T) -> Option<String>;

    /// The possible answers.
    fn values(&self) -> Values;

    /// The same as part of a refusal: "it is ...".
    fn expected(&self) -> String {
        match self.values() {
            Values::OneOf(words) => words.join(" or "),
            Values::Number { from, to, .. } => format!("a whole number from {from} to {to}"),
            Values::Text(text) => text.to_owned(),
        }
    }

    /// The value that holds if nothing is written.
    fn unwritten(&self) -> &'static str {
        "none"
    }
}

/// Possible answers to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these words.
    OneOf(Vec<String>),
    /// A number of these.
    Number { from: i64, to: i64, of: &'static str },
    /// Anything that fits this description.
    Text(&'static str),
}

impl Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::OneOf(words) => f.write_str(&words.join(", ")),
            Values::Number { of: text, .. } | Values::Text(text) => f.write_str(text),
        }
    }
}

/// An answer that is one of a few words.
pub trait Choice: Copy + PartialEq + 'static {
    /// The words and what they mean; the first of an answer is how it is written.
    const ALL: &'static [(&'static str, Self)];

    /// The messages of the answers that have one.
    const SAID: &'static [(Self, &'static str)] = &[];

    /// The answer of this word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == word).map(|&(_, choice)| choice)
    }

    /// The word of this answer.
    fn word(self) -> &'static str {
        Self::ALL.iter().find(|&&(_, choice)| choice == self).map_or("", |&(word, _)| word)
    }

    /// The message of this answer; its word, if it has none.
    fn said(self) -> Msg {
        Msg::new(Self::SAID.iter().find(|(choice, _)| *choice == self).map_or(self.word(), |&(_, id)| id))
    }
}

impl<C: Choice> From<C> for Arg {
    fn from(choice: C) -> Arg {
        if C::SAID.is_empty() { choice.word().to_owned().into() } else { choice.said().into() }
    }
}

/// One of the words of a [`Choice`]: what is asked where a declaration names no other kind.
pub struct Word;

fn words<C: Choice>() -> Values {
    let written = C::ALL.iter().filter(|(word, choice)| choice.word() == *word);
    Values::OneOf(written.map(|&(word, _)| word.to_owned()).collect())
}

impl<C: Choice> Ask<C> for Word {
    fn read(&self, text: &str) -> Option<C> {
        C::from_word(text)
    }

    fn write(&self, answer: &C) -> Option<String> {
        Some(answer.word().to_owned())
    }

    fn values(&self) -> Values {
        words::<C>()
    }
}

/// A word, or left open.
impl<C: Choice> Ask<Option<C>> for Word {
    fn read(&self, text: &str) -> Option<Option<C>> {
        C::from_word(text).map(Some)
    }

    fn write(&self, answer: &Option<C>) -> Option<String> {
        answer.map(|answer| answer.word().to_owned())
    }

    fn values(&self) -> Values {
        words::<C>()
    }
}

/// A number between two others, of these things.
pub struct Number<N>(pub RangeInclusive<N>, pub &'static str);

impl<N: FromStr + PartialOrd + Display + Copy + Into<i64>> Ask<N> for Number<N> {
    fn read(&self, text: &str) -> Option<N> {
        text.parse().ok().filter(|n| self.0.contains(n))
    }

    fn write(&self, answer: &N) -> Option<String> {
        Some(answer.to_string())
    }

    fn values(&self) -> Values {
        Values::Number { from: (*self.0.start()).into(), to: (*self.0.end()).into(), of: self.1 }
    }
}

/// One of a few numbers.
pub struct Few<const MANY: usize>(pub [u8; MANY]);

impl<const MANY: usize, N: FromStr + Display + From<u8> + PartialEq> Ask<N> for Few<MANY> {
    fn read(&self, text: &str) -> Option<N> {
        text.parse().ok().filter(|n| self.0.iter().any(|&known| N::from(known) == *n))
    }

    fn write(&self, answer: &N) -> Option<String> {
        Some(answer.to_string())
    }

    fn values(&self) -> Values {
        Values::OneOf(self.0.iter().map(u8::to_string).collect())
    }

    fn expected(&self) -> String {
        let mut numbers = self.0;
        numbers.sort_unstable();
        numbers.map(|number| number.to_string()).join(" or ")
    }
}

/// One of a few words, each for another answer.
pub struct Named<T: 'static>(pub &'static [(&'static str, T)]);

impl<T: Copy + PartialEq> Ask<T> for Named<T> {
    fn read(&self, text: &str) -> Option<T> {
        self.0.iter().find(|(word, _)| *word == text).map(|&(_, answer)| answer)
    }

    fn write(&self, answer: &T) -> Option<String> {
        self.0.iter().find(|(_, known)| known == answer).map(|&(word, _)| word.to_owned())
    }

    fn values(&self) -> Values {
        Values::OneOf(self.0.iter().map(|&(word, _)| word.to_owned()).collect())
    }
}

/// An answer that may be left open; then this holds.
pub struct OrElse<A>(pub A, pub &'static str);

impl<T, A: Ask<T>> Ask<Option<T>> for OrElse<A> {
    fn read(&self, text: &str) -> Option<Option<T>> {
        self.0.read(text).map(Some)
    }

    fn write(&self, answer: &Option<T>) -> Option<String> {
        answer.as_ref().and_then(|answer| self.0.write(answer))
    }

    fn values(&self) -> Values {
        self.0.values()
    }

    fn unwritten(&self) -> &'static str {
        self.1
    }
}

/// An answer that is read and written in a way of its own.
pub struct Written<T> {
    pub read: fn(&str) -> Option<T>,
    pub write: fn(&T) -> Option<String>,
    /// Description of the possible answers.
    pub values: &'static str,
    /// The same as part of a refusal: "it is ...".
    pub expected: &'static str,
}

impl<T> Ask<T> for Written<T> {
    fn read(&self, text: &str) -> Option<T> {
        (self.read)(text)
    }

    fn write(&self, answer: &T) -> Option<String> {
        (self.write)(answer)
    }

    fn values(&self) -> Values {
        Values::Text(self.values)
    }

    fn expected(&self) -> String {
        self.expected.to_owned()
    }
}

crate::choices! {
    /// Treatment of irregular acts: refused, or possible and ruled upon as the book says.
    pub enum Fidelity {
        Strict = "strict",
        Honour = "honour",
    }

    /// Yes or no.
    pub enum Switch {
        On = "on" | "true",
        Off = "off" | "false",
    }
}

/// A [`Switch`] that is written `true` or `false`; what is read is the same.
pub struct TrueFalse;

impl Ask<Switch> for TrueFalse {
    fn read(&self, text: &str) -> Option<Switch> {
        Switch::from_word(text)
    }

    fn write(&self, answer: &Switch) -> Option<String> {
        Some(if *answer == Switch::On { "true" } else { "false" }.to_owned())
    }

    fn values(&self) -> Values {
        Values::OneOf(vec!["true".to_owned(), "false".to_owned()])
    }
}
