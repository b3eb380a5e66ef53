//! The tutor at a table: who may ask it, and what it says.

use super::{Chair, Denied, Hints, Phase, Table};
use bots::Reason;
use bots::tutor::Lesson;
use engine::{Seat, Turn};
use serde::Serialize;
use std::cmp::Ordering;

/// What the tutor has for a seat as the table stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Counsel {
    /// It still thinks.
    Thinks,
    /// It has thought.
    Says(Hint),
}

/// What the tutor says.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// What it would do, and behind it the other ways, the best first.
    pub ways: Vec<Advised>,
    /// In how many imagined worlds the first was tried; none if there is no choice, or one that only follows a form.
    pub worlds: usize,
}

/// One way to act, and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advised {
    /// The action, as it is written in a record.
    pub action: String,
    /// Where its side stands above the average of all when the deal is over, in what the game is won by.
    pub value: Option<f64>,
    /// How much more that is than with the first way: mostly less.
    pub difference: Option<f64>,
    /// The book's advice or rule behind it.
    pub advice: Option<Reason>,
}

/// A seat asked the tutor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HintTaken {
    /// The number of the event.
    pub number: u64,
    /// Which seat.
    pub seat: Seat,
}

impl Hint {
    /// So many ways are told at most: more would not be read.
    pub const MOST_WAYS: usize = 4;

    /// What these lessons come to; nothing if there are none.
    pub fn new(lessons: &[Lesson]) -> Option<Hint> {
        let best = lessons.first()?;
        let way = |lesson: &Lesson| Advised {
            action: lesson.action.clone(),
            value: lesson.value,
            difference: lesson.value.zip(best.value).map(|(value, best)| value - best),
            advice: lesson.reason,
        };
        let told = lessons.iter().take(Hint::MOST_WAYS);
        // The book's own choice is told wherever it stands.
        let book = lessons.iter().skip(Hint::MOST_WAYS).find(|lesson| lesson.reason.is_some());
        let mut ways: Vec<Advised> = told.chain(book).map(way).collect();
        // What was dropped earlier was tried in fewer worlds; a reader looks for the figures in their order.
        ways[1..].sort_by(|one, other| other.value.partial_cmp(&one.value).unwrap_or(Ordering::Equal));
        Some(Hint { ways, worlds: best.worlds })
    }

    /// What it would do.
    pub fn best(&self) -> Option<&Advised> {
        self.ways.first()
    }
}

impl Table {
    /// May this seat ask the tutor now? Only who must act; and where several people play, only if that was agreed when the
    /// table was opened.
    pub fn may_hint(&self, seat: Seat) -> Result<(), Denied> {
        let people = self.chairs().iter().filter(|chair| matches!(chair, Chair::Person { .. })).count();
        match (self.phase(), self.face().turn()) {
            (Phase::Gathering, _) => Err(Denied::NotBegun),
            (Phase::Over, _) | (_, Turn::Over) => Err(Denied::Over),
            _ if people > 1 && self.charter().hints == Hints::Alone => Err(Denied::NoHints),
            _ if self.is_paused() => Err(Denied::Paused),
            (_, Turn::Shuffle(_)) => Err(Denied::Dealing),
            (_, Turn::Seats { must, .. }) if must.contains(seat) => Ok(()),
            _ => Err(Denied::NotYourTurn),
        }
    }
}
