//! Words are message ids with arguments; they become text at the edge of the program.

use crate::{Seat, SeatSet};
use cards::{Card, CardSet, Suit};

/// Something to be said in the reader's language.
///
/// ```
/// use engine::{Arg, Msg, Seat};
///
/// let said = Msg::new("game-said-accused").with("seat", Seat::at(1)).with("trick", 3_u8);
/// assert_eq!(said.args[1], ("trick", Arg::Number(3)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Msg {
    /// The id of the message in the word files.
    pub id: &'static str,
    /// The arguments, each with its name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    pub args: Vec<(&'static str, Arg)>,
}

/// Argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A player.
    Seat(Seat),
    /// Some of the players.
    Seats(SeatSet),
    /// A card.
    Card(Card),
    Cards(CardSet),
    /// A suit.
    Suit(Suit),
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Msg(Msg),
    /// A text that is the same in every language, such as the name of an option.
    Text(String),
}

impl Msg {
    /// The message of this id.
    pub const fn new(id: &'static str) -> Msg {
        Msg { id, args: Vec::new() }
    }

    /// The same, speaking of one thing more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Msg {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Arg {
        Arg::Seats(seats)
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Arg::Card(card)
    }
}

impl From<CardSet> for Arg {
    fn from(cards: CardSet) -> Arg {
        Arg::Cards(cards)
    }
}

impl From<Suit> for Arg {
    fn from(suit: Suit) -> Arg {
        Arg::Suit(suit)
    }
}

impl From<Msg> for Arg {
    fn from(msg: Msg) -> Arg {
        Arg::Msg(msg)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

/// Something said or done that all could hear.
pub trait Saying {
    /// It in words.
    fn words(&self) -> Msg;
}

/// Declares what can be said and done in a game that all hear ([`Saying`]), one line a saying: its variant with the names of what it
/// speaks of, and the message, which has them under these names. In brackets an expression may stand for the message.
///
/// ```
/// use engine::{Msg, Saying, Seat};
///
/// engine::sayings! {
///     #[derive(Clone, Debug, PartialEq)]
///     pub enum Said {
///         Pass = "game-pass";
///         Accused(seat: Seat, trick: u8) = "game-said-accused";
///         /// A bid of points.
///         Bid(points: i64) = (Msg::new(if *points == 0 { "game-nothing" } else { "game-bid" }));
///     }
/// }
/// assert_eq!(Said::Accused(Seat::at(1), 3).words(), Msg::new("game-said-accused").with("seat", Seat::at(1)).with("trick", 3u8));
/// assert_eq!((Said::Pass.words().id, Said::Bid(0).words().id), ("game-pass", "game-nothing"));
/// ```
#[macro_export]
macro_rules! sayings {
    ($(#[$meta:meta])* $vis:vis enum $Name:ident {
        $($(#[$about:meta])* $Said:ident $(($($arg:ident: $Type:ty),+))? = $msg:tt;)+
    }) => {
        $(#[$meta])*
        $vis enum $Name {
            $($(#[$about])* $Said $(($($Type),+))?),+
        }

        impl $crate::Saying for $Name {
            fn words(&self) -> $crate::Msg {
                match self {
                    $($Name::$Said $(($($arg),+))? => $crate::sayings!(@words $msg $($($arg)+)?),)+
                }
            }
        }
    };
    (@words ($msg:expr) $($arg:ident)*) => {{
        $(let _ = $arg;)*
        $msg
    }};
    (@words $msg:literal $($arg:ident)*) => {
        $crate::Msg::new($msg)$(.with(stringify!($arg), Clone::clone($arg)))*
    };
}
