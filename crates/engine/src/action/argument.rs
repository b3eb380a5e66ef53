//! Arguments of verbs.

use crate::agreement::Choice;
use crate::{Arg, BadAction, Seat};
use cards::{BadCards, Card, CardSet, Suit};
use std::fmt::{self, Formatter};

/// A kind of argument. Most are their own value; one that is read in a way of its own is a type that only says how.
pub trait Argument {
    type Value;

    /// Description of the argument, for a verb that takes only this.
    const EXPECTED: &'static str;

    /// All that may stand there, for the specification of records.
    fn expected() -> String {
        Self::EXPECTED.to_owned()
    }

    /// Writes it with a space before it, or nothing if it is nothing.
    fn write(value: &Self::Value, f: &mut Formatter<'_>) -> fmt::Result;

    /// Reads it off what stands behind the verb.
    fn read(behind: &mut Behind<'_>) -> Result<Self::Value, Unread>;

    /// The value as an argument of a message.
    fn arg(value: &Self::Value) -> Arg;

    /// The cards in it.
    fn cards(_value: &Self::Value) -> CardSet {
        CardSet::EMPTY
    }

    /// The number it is.
    fn number(_value: &Self::Value) -> Option<i64> {
        None
    }
}

/// Why an argument cannot be read.
#[derive(Debug)]
pub enum Unread {
    /// It names something that is no card.
    Cards(BadCards),
    /// It is missing, or is something else.
    Unfit,
}

impl<E: Into<BadCards>> From<E> for Unread {
    fn from(bad: E) -> Unread {
        Unread::Cards(bad.into())
    }
}

/// Unread rest of a text after its verb.
#[derive(Clone, Copy)]
pub struct Behind<'a>(&'a str);

impl<'a> Behind<'a> {
    /// The verb of a text, and what stands behind it.
    pub fn verb(text: &'a str) -> Result<(&'a str, Behind<'a>), BadAction> {
        let mut behind = Behind(text);
        Ok((behind.word().map_err(|_| BadAction::Empty)?, behind))
    }

    /// The next word.
    pub fn word(&mut self) -> Result<&'a str, Unread> {
        let text = self.0.trim_start();
        let (word, rest) = text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()));
        self.0 = rest;
        if word.is_empty() { Err(Unread::Unfit) } else { Ok(word) }
    }

    /// All that is left, one space between words.
    pub fn rest(&mut self) -> String {
        std::mem::take(&mut self.0).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Reads what stands behind this verb to its end.
    pub fn read<A>(
        mut self,
        verb: &str,
        expected: &'static str,
        read: impl FnOnce(&mut Behind<'a>) -> Result<A, Unread>,
    ) -> Result<A, BadAction> {
        let unfit = || BadAction::Arguments { verb: verb.to_owned(), expected };
        match read(&mut self) {
            Ok(action) if self.0.trim().is_empty() => Ok(action),
            Err(Unread::Cards(bad)) => Err(BadAction::Cards(bad)),
            _ => Err(unfit()),
        }
    }

    /// No action begins with this verb.
    pub fn unknown(verb: &str) -> BadAction {
        BadAction::Verb { verb: verb.chars().take(24).collect() }
    }
}

impl Argument for Card {
    type Value = Card;
    const EXPECTED: &'static str = "one card";

    fn write(card: &Card, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " {card}")
    }

    fn read(behind: &mut Behind<'_>) -> Result<Card, Unread> {
        Ok(behind.word()?.parse::<Card>()?)
    }

    fn arg(card: &Card) -> Arg {
        (*card).into()
    }

    fn cards(card: &Card) -> CardSet {
        CardSet::of(*card)
    }
}

impl Argument for CardSet {
    type Value = CardSet;
    const EXPECTED: &'static str = "cards";

    fn expected() -> String {
        "cards, or nothing".to_owned()
    }

    fn write(cards: &CardSet, f: &mut Formatter<'_>) -> fmt::Result {
        if cards.is_empty() { Ok(()) } else { write!(f, " {cards}") }
    }

    fn read(behind: &mut Behind<'_>) -> Result<CardSet, Unread> {
        Ok(behind.rest().parse::<CardSet>()?)
    }

    fn arg(cards: &CardSet) -> Arg {
        (*cards).into()
    }

    fn cards(cards: &CardSet) -> CardSet {
        *cards
    }
}

impl Argument for Seat {
    type Value = Seat;
    const EXPECTED: &'static str = "a seat";

    fn write(seat: &Seat, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " {seat}")
    }

    fn read(behind: &mut Behind<'_>) -> Result<Seat, Unread> {
        behind.word()?.parse().ok().and_then(Seat::new).ok_or(Unread::Unfit)
    }

    fn arg(seat: &Seat) -> Arg {
        (*seat).into()
    }
}

impl Argument for Suit {
    type Value = Suit;
    const EXPECTED: &'static str = "a suit: O, C, E or B";

    fn write(suit: &Suit, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " {suit}")
    }

    fn read(behind: &mut Behind<'_>) -> Result<Suit, Unread> {
        behind.word()?.parse().map_err(|_| Unread::Unfit)
    }

    fn arg(suit: &Suit) -> Arg {
        (*suit).into()
    }
}

macro_rules! numbers {
    ($($Number:ty),+) => {$(
        impl Argument for $Number {
            type Value = $Number;
            const EXPECTED: &'static str = "a number";

            fn write(number: &$Number, f: &mut Formatter<'_>) -> fmt::Result {
                write!(f, " {number}")
            }

            fn read(behind: &mut Behind<'_>) -> Result<$Number, Unread> {
                behind.word()?.parse().map_err(|_| Unread::Unfit)
            }

            fn arg(number: &$Number) -> Arg {
                i64::from(*number).into()
            }

            fn number(number: &$Number) -> Option<i64> {
                Some(i64::from(*number))
            }
        }
    )+};
}

numbers!(i64, u8);

/// An optional argument.
impl<T: Argument> Argument for Option<T> {
    type Value = Option<T::Value>;
    const EXPECTED: &'static str = T::EXPECTED;

    fn expected() -> String {
        format!("nothing, or {}", T::expected())
    }

    fn write(value: &Self::Value, f: &mut Formatter<'_>) -> fmt::Result {
        value.as_ref().map_or(Ok(()), |value| T::write(value, f))
    }

    fn read(behind: &mut Behind<'_>) -> Result<Self::Value, Unread> {
        if behind.0.trim().is_empty() { Ok(None) } else { T::read(behind).map(Some) }
    }

    fn arg(value: &Self::Value) -> Arg {
        value.as_ref().map_or_else(|| String::new().into(), T::arg)
    }

    fn cards(value: &Self::Value) -> CardSet {
        value.as_ref().map_or(CardSet::EMPTY, T::cards)
    }

    fn number(value: &Self::Value) -> Option<i64> {
        value.as_ref().and_then(T::number)
    }
}

/// One of a few words.
impl<C: Choice> Argument for C {
    type Value = C;
    const EXPECTED: &'static str = "one of its words";

    fn expected() -> String {
        // A second word of an answer is read, and never written.
        let words: Vec<String> =
            C::ALL.iter().filter(|(word, choice)| *word == choice.word()).map(|(word, _)| format!("`{word}`")).collect();
        match words.split_last() {
            Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
            _ => words.concat(),
        }
    }

    fn write(choice: &C, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " {}", choice.word())
    }

    fn read(behind: &mut Behind<'_>) -> Result<C, Unread> {
        C::from_word(behind.word()?).ok_or(Unread::Unfit)
    }

    fn arg(choice: &C) -> Arg {
        (*choice).into()
    }
}
