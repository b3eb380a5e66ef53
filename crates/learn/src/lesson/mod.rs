//! A guided hand: a record with stops, at which the pupil acts or answers. The format is `docs/lesson.md`.
//!
//! A lesson is a record, so any program that reads records replays it; what is added stands in comments that begin with `#!`.
//!
//! **Invariant:** no answer is typed in. The record says what is played, the game what else would do, and who takes a trick.

mod answer;
mod read;
mod stops;
mod texts;

pub use answer::Verdict;
pub use read::{BadLesson, Why};

use cards::{Card, Suit};
use engine::record::Record;
use engine::show::{SheetLine, TableView};
use engine::{AnyGame, Msg, Seat, Viewer};
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

/// A lesson that has been played through.
pub struct Lesson {
    pub record: Record,
    /// The seat whose part the pupil takes.
    pub pupil: Seat,
    /// At least one; the last one is the end.
    pub stops: Vec<Stop>,
}

/// A place at which the lesson waits for the pupil.
pub struct Stop {
    /// The texts of the lesson, in their order.
    pub says: Vec<Said>,
    /// Events since the stop before.
    pub news: Vec<News>,
    pub task: Task,
    /// The game as it stands.
    game: Box<dyn AnyGame>,
    pupil: Seat,
}

/// A text of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A message of the program, in four languages, with the figures of the game.
    Message(Msg),
    /// Written out in the lesson, by language.
    Written(BTreeMap<Tongue, String>),
}

/// A language in which a lesson may be written, by its tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tongue {
    English,
    Portuguese,
    Spanish,
    Italian,
}

impl Tongue {
    pub const ALL: [Tongue; 4] = [Tongue::English, Tongue::Portuguese, Tongue::Spanish, Tongue::Italian];

    pub const fn tag(self) -> &'static str {
        match self {
            Tongue::English => "en",
            Tongue::Portuguese => "pt",
            Tongue::Spanish => "es",
            Tongue::Italian => "it",
        }
    }

    pub fn from_tag(tag: &str) -> Option<Tongue> {
        Tongue::ALL.into_iter().find(|tongue| tongue.tag() == tag)
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The cards were dealt.
    Dealt,
    /// A player played a card.
    Played { seat: Seat, card: Card },
    /// A player acted otherwise; the action is told as it is reported at a table.
    Acted { seat: Seat, done: Msg },
    /// A player took a trick, with these cards in it.
    Took { seat: Seat },
}

/// The task at a stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// The pupil acts.
    Act { action: String, goal: Goal },
    /// The pupil names the player who takes the trick that was just played.
    Takes { trick: Vec<(Seat, Card)>, winner: Seat },
    /// The lesson is over: the hand in the words of its game, and the payments of the pupil.
    End { ended: Option<Msg>, won: i64, sheet: Vec<SheetLine> },
}

/// An act that will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The act of the record and no other.
    Exact,
    /// Any act that the rules allow.
    Legal,
    /// A card that holds the trick.
    Take,
    /// A card that does not hold the trick.
    Leave,
}

impl Stop {
    /// The table as the pupil sees it.
    pub fn view(&self) -> TableView {
        self.game.show(Viewer::Seat(self.pupil))
    }

    /// The trump of the hand, once it is named.
    pub fn trump(&self) -> Option<Suit> {
        self.game.reports().pop().and_then(|report| report.trump)
    }

    /// A written action as it is told once it is done.
    pub fn done(&self, action: &str) -> Option<Msg> {
        self.game.done(action)
    }
}

/// Lessons that are part of the program, by game.
macro_rules! lessons {
    ($($game:literal),+ $(,)?) => {
        const LESSONS: &[(&str, &str)] =
            &[$(($game, include_str!(concat!("../../lessons/", $game, ".spadille")))),+];
    };
}

lessons!(
    "voltarete",
    "truco",
    "minchiate",
    "yukon",
    "grand",
    "malilla",
    "cientos",
    "rebesino",
    "hombre",
    "mediator",
    "tresillo_refavor",
    "quadrillo",
    "quadrillo_rey_forzado",
    "quadrillo_solitario",
    "quintillo",
    "seisillo",
    "dosillo",
    "tresillo_simple",
    "tresillo_36",
);

/// The text of the first lesson of a game.
pub fn text(game: &str) -> Option<&'static str> {
    LESSONS.iter().find(|(known, _)| *known == game).map(|(_, text)| *text)
}

/// Cache of the lessons played through, each when it is first asked for.
static PLAYED: LazyLock<BTreeMap<&'static str, OnceLock<Option<Lesson>>>> =
    LazyLock::new(|| LESSONS.iter().map(|&(game, _)| (game, OnceLock::new())).collect());

/// The first lesson of a game.
pub fn of(game: &str) -> Option<&'static Lesson> {
    PLAYED.get(game)?.get_or_init(|| Lesson::from_text(text(game)?).ok()).as_ref()
}
