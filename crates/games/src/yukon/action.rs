//! Everything a player can say or do, and its one text form.

use cards::Card;
use engine::{Action as _, BadAction, Msg, Seat};
use std::fmt;
use std::str::FromStr;

/// Everything a player can say or do.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A card.
    Play(Card),
    /// The trick gathered in, and cards drawn; by itself at a strict table.
    Take,
    /// A wrong card replaced by this one.
    Amend(Card),
    /// "That card is wrong."
    Accuse(Seat),
}

use Action::*;

impl engine::Action for Action {
    fn verb(&self) -> &'static str {
        match self {
            Play(_) => "play",
            Take => "take",
            Amend(_) => "amend",
            Accuse(_) => "accuse",
        }
    }

    fn words(&self) -> Msg {
        match *self {
            Play(card) => Msg::new("yukon-play").with("card", card),
            Take => Msg::new("yukon-take"),
            Amend(card) => Msg::new("yukon-amend").with("card", card),
            Accuse(seat) => Msg::new("yukon-accuse").with("seat", seat),
        }
    }

    fn reveals(&self) -> bool {
        // When a trick is taken cards are drawn, as long as there are any: an act does not know whether there are.
        matches!(self, Take)
    }

    fn heading(verb: &'static str) -> Msg {
        match verb {
            "amend" => Msg::new("yukon-heading-amend"),
            _ => Msg::new("yukon-heading-play"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Play(card) | Amend(card) => write!(f, " {card}"),
            Accuse(seat) => write!(f, " {seat}"),
            Take => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let mut words = text.split_whitespace();
        let verb = words.next().ok_or(BadAction::Empty)?;
        let rest: Vec<&str> = words.collect();
        let wrong = |expected| BadAction::Arguments { verb: verb.to_owned(), expected };
        let card = || match rest[..] {
            [card] => card.parse().map_err(|_| wrong("a card")),
            _ => Err(wrong("a card")),
        };
        match verb {
            "play" => Ok(Play(card()?)),
            "amend" => Ok(Amend(card()?)),
            "take" if rest.is_empty() => Ok(Take),
            "take" => Err(wrong("nothing behind it")),
            "accuse" => match rest[..] {
                [seat] => seat.parse().ok().and_then(Seat::new).map(Accuse).ok_or_else(|| wrong("a seat")),
                _ => Err(wrong("a seat")),
            },
            _ => Err(BadAction::Verb { verb: verb.chars().take(24).collect() }),
        }
    }
}
