//! A primer for every game, which a newcomer reads before their first hand, and [exercises](drill) to try it out.
//!
//! A primer is data (`Declared`): ids of messages, charts to draw, a record with the number of a trick, names of figures and words of
//! the glossary. What it shows is computed by the game: orders and prices from [`Game::charts`](engine::Game::charts), the winner of the
//! trick by replaying the record.
//!
//! Primer, exercises and a guided hand ([`lesson`]) are steps of a [`path`]; [`Progress`] is what is remembered of a pupil, with the
//! [`memory`] of the rules.
//!
//! **Invariant:** no figure, no order and no winner is typed in. No I/O, no clock, no chance.

mod declared;
pub mod drill;
mod figure;
pub mod lesson;
pub mod memory;
pub mod order;
pub mod path;
mod progress;
mod shown;

pub use progress::Progress;
pub use shown::Shown;

use cards::{Card, Suit};
use declared::{Declared, Drawn, PLAIN, TRUMPS};
use engine::chart::Chart;
use engine::record::RecordError;
use engine::{Entry, Msg};

/// A primer with everything computed.
#[derive(Clone, Debug)]
pub struct Primer {
    /// The aim of a hand, a paragraph each.
    pub aim: Vec<Msg>,
    /// The sentence beside the orders.
    pub beats: Msg,
    /// The orders of the cards that the primer draws.
    pub orders: Vec<Chart>,
    pub trick: Shown,
    /// The sentences beside the trick: the duty to follow, and why the winning card wins.
    pub told: Msg,
    pub unit: Unit,
    pub cases: Vec<Case>,
    /// The ids of the glossary's terms.
    pub words: &'static [&'static str],
}

/// The unit in which a game is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The chips of the Lisbon book.
    Tentos,
    /// The chips of the Madrid book.
    Tantos,
    /// Points towards a target.
    Points,
}

impl Unit {
    /// The heading over the cases.
    pub const fn heading(self) -> &'static str {
        match self {
            Unit::Tentos => "primer-heading-tentos",
            Unit::Tantos => "primer-heading-tantos",
            Unit::Points => "primer-heading-points",
        }
    }
}

/// A case of what is paid or scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    pub text: Msg,
    /// Below zero if the reader pays it.
    pub figure: i64,
}

impl Case {
    /// The figure with its sign.
    pub fn signed(&self) -> String {
        if self.figure < 0 { format!("\u{2212}{}", -self.figure) } else { format!("+{}", self.figure) }
    }
}

/// A primer that cannot be shown.
#[derive(Debug, thiserror::Error)]
pub enum Unready {
    #[error("{game} has no primer: declare one in crates/learn/src/declared")]
    Missing { game: &'static str },
    #[error("the hand of {game} does not replay: {fault}")]
    Record { game: &'static str, fault: RecordError },
    #[error("the hand of {game} has no trick {number}")]
    Trick { game: &'static str, number: usize },
    #[error("{game} draws no chart `{chart}`")]
    Chart { game: &'static str, chart: &'static str },
    #[error("{game} has no figure `{figure}`")]
    Figure { game: &'static str, figure: &'static str },
}

/// The primer of a game.
///
/// ```
/// let primer = learn::primer(&games::entry("voltarete").unwrap()).unwrap();
/// assert!(!primer.orders.is_empty() && !primer.cases.is_empty());
/// ```
pub fn primer(entry: &Entry) -> Result<Primer, Unready> {
    let game = entry.facts.id;
    let declared = declared::of(game).ok_or(Unready::Missing { game })?;
    let trick = shown::trick(game, &declared.hand)?;
    let charts = (entry.charts)();
    let filled = Filled { game, entry, declared, charts: &charts, trick: &trick };
    let cases = declared.cases.iter().map(|case| filled.case(case)).collect::<Result<_, _>>()?;
    let aim = declared.aim.iter().map(|&id| filled.msg(id)).collect::<Result<_, _>>()?;
    let (beats, told) = (filled.msg(declared.beats)?, filled.msg(declared.told)?);
    let orders = filled.orders()?;
    Ok(Primer { aim, beats, orders, trick, told, unit: declared.unit, cases, words: declared.words })
}

impl Primer {
    /// Every message of the primer, charts excepted.
    pub fn messages(&self) -> impl Iterator<Item = &Msg> {
        self.aim.iter().chain([&self.beats, &self.told]).chain(self.cases.iter().map(|case| &case.text))
    }
}

/// A declaration with the game by which it is filled in.
struct Filled<'a> {
    game: &'static str,
    entry: &'a Entry,
    declared: &'static Declared,
    charts: &'a [Chart],
    trick: &'a Shown,
}

impl Filled<'_> {
    fn value(&self, figure: figure::Figure, name: &'static str) -> Result<i64, Unready> {
        figure.value(self.entry, self.charts, self.trick).ok_or(Unready::Figure { game: self.game, figure: name })
    }

    /// The message of this id with the figures of the game, and the cards of the trick.
    fn msg(&self, id: &'static str) -> Result<Msg, Unready> {
        let mut msg = Msg::new(id).with("led", self.trick.led()).with("best", self.trick.best());
        if let Some(suit) = self.trick.trump {
            msg = msg.with("trump", suit);
        }
        for (name, card) in ["first", "second", "third"].into_iter().zip(self.trumps()) {
            msg = msg.with(name, card);
        }
        for &(name, figure) in self.declared.figures {
            msg = msg.with(name, self.value(figure, name)?);
        }
        Ok(msg)
    }

    /// The trumps of the hand shown, the highest first, where the game draws them.
    fn trumps(&self) -> Vec<Card> {
        match self.drawn(Drawn::Trumps) {
            Some(Chart::Order { steps, .. }) => steps.iter().filter_map(|step| step.first()).collect(),
            Some(Chart::Tariff { .. }) | None => Vec::new(),
        }
    }

    fn case(&self, case: &declared::Case) -> Result<Case, Unready> {
        let figure = self.value(case.figure, case.text)?;
        let figure = match case.goes {
            declared::Goes::ToYou => figure,
            declared::Goes::FromYou => -figure,
        };
        Ok(Case { text: self.msg(case.text)?, figure })
    }

    fn drawn(&self, wanted: Drawn) -> Option<&Chart> {
        let names =
            |heading: &Msg, suit: Option<Suit>| suit.is_some_and(|suit| heading.args.iter().any(|(_, arg)| *arg == suit.into()));
        self.charts.iter().find(|chart| match (chart, wanted) {
            (Chart::Order { heading, .. }, Drawn::Headed(id)) => heading.id == id,
            (Chart::Order { heading, .. }, Drawn::Trumps) => heading.id == TRUMPS && names(heading, self.trick.trump),
            (Chart::Order { heading, .. }, Drawn::PlainLed) => {
                heading.id.starts_with(PLAIN) && names(heading, self.trick.led().suit())
            }
            (Chart::Tariff { .. }, _) => false,
        })
    }

    fn orders(&self) -> Result<Vec<Chart>, Unready> {
        let found = |&wanted: &Drawn| self.drawn(wanted).cloned().ok_or(Unready::Chart { game: self.game, chart: wanted.name() });
        self.declared.orders.iter().map(found).collect()
    }
}
