//! The primers as data, one file for the games that are learnt alike. A variant shares the texts of its family; its figures are its own.

mod brazil;
mod madrid;
mod old;
mod spanish;

use crate::Unit;
use crate::figure::Figure;

/// A primer: ids of messages and sources of figures.
pub(crate) struct Declared {
    /// The machine name of the game.
    pub(crate) game: &'static str,
    /// Paragraphs of the aim.
    pub(crate) aim: &'static [&'static str],
    pub(crate) beats: &'static str,
    pub(crate) orders: &'static [Drawn],
    pub(crate) hand: Hand,
    /// The text of the trick.
    pub(crate) told: &'static str,
    pub(crate) unit: Unit,
    pub(crate) cases: &'static [Case],
    /// Arguments of the messages.
    pub(crate) figures: &'static [(&'static str, Figure)],
    /// Terms of the glossary.
    pub(crate) words: &'static [&'static str],
}

/// A record and one of its tricks.
pub(crate) struct Hand {
    pub(crate) record: &'static str,
    /// From 1.
    pub(crate) trick: usize,
    /// Its name among the worked hands of the rule book, if it is one of them.
    pub(crate) name: Option<&'static str>,
}

/// A case of what is paid or scored.
pub(crate) struct Case {
    pub(crate) text: &'static str,
    pub(crate) goes: Goes,
    pub(crate) figure: Figure,
}

/// Direction of a payment.
#[derive(Clone, Copy)]
pub(crate) enum Goes {
    ToYou,
    FromYou,
}

/// An order of cards to be drawn.
#[derive(Clone, Copy)]
pub(crate) enum Drawn {
    /// The chart under this heading.
    Headed(&'static str),
    /// The trumps of the hand shown.
    Trumps,
    /// The suit led in the trick shown, where it is not trump.
    PlainLed,
}

/// Heading of the charts of trumps.
pub(crate) const TRUMPS: &str = "chart-trump";

/// Beginning of the headings of suits that are not trump.
pub(crate) const PLAIN: &str = "chart-plain";

impl Drawn {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Drawn::Headed(id) => id,
            Drawn::Trumps => TRUMPS,
            Drawn::PlainLed => PLAIN,
        }
    }
}

/// A worked hand of the rule book: its record, its name, the number of the trick.
macro_rules! worked {
    ($game:literal, $name:literal, $trick:literal) => {
        $crate::declared::Hand {
            record: include_str!(concat!("../../../../records/", $game, "/", $name, ".spadille")),
            trick: $trick,
            name: Some($name),
        }
    };
}
use worked;

/// The primer of a game.
pub(crate) fn of(game: &str) -> Option<&'static Declared> {
    let all = [old::PRIMERS, brazil::PRIMERS, madrid::PRIMERS, spanish::PRIMERS];
    all.into_iter().flatten().find(|declared| declared.game == game)
}

/// A case in which the reader receives.
const fn gain(text: &'static str, figure: Figure) -> Case {
    Case { text, goes: Goes::ToYou, figure }
}

/// A case in which the reader pays.
const fn loss(text: &'static str, figure: Figure) -> Case {
    Case { text, goes: Goes::FromYou, figure }
}
