//! The facts of an incident: what a law asks, and the answers, told at the desk or read off the state of a table.

use super::{Cite, Desk, Ruling};
use crate::{Msg, Seat};
use std::cell::{Cell, RefCell};
use std::marker::PhantomData;

/// The form of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A player; at the desk counted from 1.
    Player,
    /// A number up to `most`. The usual one, if there is one, is taken where nobody says it; `samples` are those a walk of all leaves tries.
    Number { most: i64, usual: Option<i64>, samples: &'static [i64] },
}

/// The answers to a question that has none of its own.
pub const YES_NO: &[&str] = &["yes", "no"];

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    Word(&'static str),
    Player(Seat),
    Number(i64),
}

impl Value {
    /// `yes` or `no`.
    pub const fn yes_if(holds: bool) -> Value {
        Value::Word(if holds { YES_NO[0] } else { YES_NO[1] })
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Word(word) => f.write_str(word),
            Value::Player(seat) => write!(f, "{}", seat.index() + 1),
            Value::Number(number) => write!(f, "{number}"),
        }
    }
}

impl Kind {
    /// Reads an answer as it is written at a desk of `players`.
    pub fn read(self, text: &str, players: usize) -> Option<Value> {
        match self {
            Kind::Choice(words) => words.iter().find(|word| **word == text).map(|word| Value::Word(word)),
            Kind::Player => {
                let number = text.parse::<usize>().ok().filter(|number| (1..=players).contains(number))?;
                Seat::new(number - 1).map(Value::Player)
            }
            Kind::Number { most, .. } => text.parse().ok().filter(|number| (0..=most).contains(number)).map(Value::Number),
        }
    }
}

/// A type that answers a question.
pub trait Answer: Sized {
    /// The value as this type; none if it is another kind of answer.
    fn of(value: Value) -> Option<Self>;
}

impl Answer for bool {
    fn of(value: Value) -> Option<bool> {
        matches!(value, Value::Word(_)).then(|| value == Value::yes_if(true))
    }
}

impl Answer for Seat {
    fn of(value: Value) -> Option<Seat> {
        match value {
            Value::Player(seat) => Some(seat),
            Value::Word(_) | Value::Number(_) => None,
        }
    }
}

impl Answer for i64 {
    fn of(value: Value) -> Option<i64> {
        match value {
            Value::Number(number) => Some(number),
            Value::Word(_) | Value::Player(_) => None,
        }
    }
}

/// A question that figures or deciders ask, with the type of its answer.
#[derive(Debug)]
pub struct Field<T> {
    pub key: &'static str,
    pub kind: Kind,
    answer: PhantomData<fn() -> T>,
}

impl<T> Field<T> {
    /// A question with this kind of answer.
    pub const fn new(key: &'static str, kind: Kind) -> Field<T> {
        Field { key, kind, answer: PhantomData }
    }
}

impl Field<bool> {
    /// A question answered by yes or no.
    pub const fn yes_no(key: &'static str) -> Field<bool> {
        Field::new(key, Kind::Choice(YES_NO))
    }
}

impl Field<Seat> {
    /// One of the players.
    pub const fn player(key: &'static str) -> Field<Seat> {
        Field::new(key, Kind::Player)
    }
}

impl Field<i64> {
    /// A number up to `most`, which must be told.
    pub const fn number(key: &'static str, most: i64) -> Field<i64> {
        Field::new(key, Kind::Number { most, usual: None, samples: &[] })
    }

    /// A number up to `most` that decides something: the samples reach each decision.
    pub const fn deciding(key: &'static str, most: i64, samples: &'static [i64]) -> Field<i64> {
        Field::new(key, Kind::Number { most, usual: None, samples })
    }

    /// A number up to `most` that has a usual answer.
    pub const fn usually(key: &'static str, most: i64, usual: i64) -> Field<i64> {
        Field::new(key, Kind::Number { most, usual: Some(usual), samples: &[] })
    }
}

/// Declares the answers to a question as an enum: `answers! { pub enum Found { BeforePlay = "before-play", ... } }`. `Found::field("found")`
/// is the question.
#[macro_export]
macro_rules! answers {
    ($(#[$meta:meta])* $vis:vis enum $Name:ident { $($(#[$about:meta])* $Variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $Name { $($(#[$about])* $Variant),+ }

        impl $Name {
            /// The answers as they are written.
            $vis const WORDS: &'static [&'static str] = &[$($word),+];

            /// The question with these answers.
            $vis const fn field(key: &'static str) -> $crate::law::Field<$Name> {
                $crate::law::Field::new(key, $crate::law::Kind::Choice($Name::WORDS))
            }

            /// The answer as a fact.
            $vis const fn value(self) -> $crate::law::Value {
                $crate::law::Value::Word(match self { $($Name::$Variant => $word),+ })
            }
        }

        impl $crate::law::Answer for $Name {
            fn of(value: $crate::law::Value) -> Option<$Name> {
                match value {
                    $($crate::law::Value::Word($word) => Some($Name::$Variant),)+
                    $crate::law::Value::Word(_) | $crate::law::Value::Player(_) | $crate::law::Value::Number(_) => None,
                }
            }
        }
    };
}

/// The facts of an incident, told by a person at the desk or read off the state of an honour table.
pub trait Facts {
    /// The answer to a question, if it is known.
    fn fact(&self, key: &'static str, kind: Kind) -> Option<Value>;
}

/// The facts of a table: key and answer.
impl<const N: usize> Facts for [(&'static str, Value); N] {
    fn fact(&self, key: &'static str, _: Kind) -> Option<Value> {
        self.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }
}

/// A question that is still to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    pub key: &'static str,
    pub kind: Kind,
    /// The law for which it is asked.
    pub law: Cite,
}

/// The reason why nothing can be decided yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// A question is open.
    Ask(Question),
    /// The answers contradict each other or the rules; the message says how.
    Impossible(Msg),
    /// Two incidents of one hand contradict each other.
    Contradicts(Contradiction),
}

/// Two incidents that cannot both have happened in one hand: each with its answer to the same question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction {
    pub key: &'static str,
    pub one: (&'static str, Value),
    pub other: (&'static str, Value),
}

/// An incident of a running table that the state of the table does not decide: a fault of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Unanswered {
    pub incident: &'static str,
    pub why: Undecided,
}

impl Unanswered {
    /// Stops before a table goes on by a ruling that was never made.
    pub fn halt(self) -> Ruling {
        panic!("the table cannot answer what the laws ask of `{}`: {:?}", self.incident, self.why)
    }
}

/// The facts as a decider pulls them: records what was asked, in its order.
pub struct Asked<'a> {
    desk: &'a Desk,
    facts: &'a dyn Facts,
    law: Cell<Cite>,
    because: RefCell<Vec<(Question, Value)>>,
}

impl<'a> Asked<'a> {
    /// Facts of which nothing was asked yet, for a decision under this law.
    pub(super) const fn new(desk: &'a Desk, facts: &'a dyn Facts, law: Cite) -> Asked<'a> {
        Asked { desk, facts, law: Cell::new(law), because: RefCell::new(Vec::new()) }
    }

    /// The desk that is asked: its number of players, and its traits.
    pub const fn desk(&self) -> &Desk {
        self.desk
    }

    /// The law for which the next questions are asked.
    pub fn under(&self, law: Cite) -> &Asked<'a> {
        self.law.set(law);
        self
    }

    /// The answer to a question; a missing one is the next question.
    pub fn ask<T: Answer>(&self, field: &Field<T>) -> Result<T, Undecided> {
        let (key, kind) = (field.key, self.desk.kind(field.key, field.kind));
        let open = || Undecided::Ask(Question { key, kind, law: self.law.get() });
        self.value(key, kind).and_then(T::of).ok_or_else(open)
    }

    /// The answer to a question, if it was given: nothing is asked.
    pub fn known<T: Answer>(&self, field: &Field<T>) -> Option<T> {
        self.facts.fact(field.key, field.kind).and_then(T::of)
    }

    /// The word of a question with these answers.
    pub(super) fn word(&self, key: &'static str, answers: &'static [&'static str]) -> Result<&'static str, Undecided> {
        let kind = Kind::Choice(answers);
        match self.value(key, kind) {
            Some(Value::Word(word)) if answers.contains(&word) => Ok(word),
            Some(Value::Word(_) | Value::Player(_) | Value::Number(_)) | None => {
                Err(Undecided::Ask(Question { key, kind, law: self.law.get() }))
            }
        }
    }

    fn value(&self, key: &'static str, kind: Kind) -> Option<Value> {
        let usual = match kind {
            Kind::Number { usual, .. } => usual.map(Value::Number),
            Kind::Choice(_) | Kind::Player => None,
        };
        let value = self.facts.fact(key, kind).or(usual)?;
        let mut because = self.because.borrow_mut();
        if because.iter().all(|(known, _)| known.key != key) {
            because.push((Question { key, kind, law: self.law.get() }, value));
        }
        Some(value)
    }

    /// The questions asked and answered so far.
    pub(super) fn because(self) -> Vec<(Question, Value)> {
        self.because.into_inner()
    }
}
