//! What the tutor says.

use bots::Reason;
use bots::tutor::{Against, Lesson, ScoreUnit};
use engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

/// Answer of the tutor for a seat at the present position.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Counsel {
    /// It still thinks.
    Thinks,
    /// It has thought.
    Says(Hint),
}

/// Advice of the tutor.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Hint {
    /// The choices, best first.
    pub ways: Vec<Advised>,
    /// In what they are weighed.
    pub worth: ScoreUnit,
    /// In how many imagined worlds the first was tried; none if there is no choice, or one that only follows a form.
    pub worlds: usize,
}

/// One way to act, and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Advised {
    /// The action, as it is written in a record.
    pub action: String,
    /// Other actions that came to the same in every world.
    pub alike: Vec<String>,
    /// Expected value from here to the end of the deal: tentos or points above the average of all sides, or the
    /// chance to win the partida, from 0 to 1. Of what fell behind: the first's, less what it was behind in the worlds both were tried in.
    pub value: Option<f64>,
    /// Difference from the value of the best choice; rarely above zero.
    pub difference: Option<f64>,
    /// The share of the imagined worlds that it wins, from 0 to 1; none in a game whose deals are not won or lost.
    pub won: Option<f64>,
    /// In how many imagined worlds it was tried: in fewer than the first if it fell clearly behind.
    pub worlds: usize,
    /// The book's advice or rule behind it.
    pub advice: Option<Reason>,
    /// Counterexample: an imagined deal in which following the advice goes wrong.
    pub against: Option<Against>,
}

/// A seat asked the tutor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct HintTaken {
    /// The number of the event.
    pub number: u64,
    pub seat: Seat,
}

impl Hint {
    /// Advice made of these lessons; none if there are none.
    pub fn new(told: &[Lesson], worth: ScoreUnit) -> Option<Hint> {
        let best = told.first()?;
        let way = |lesson: &Lesson| Advised {
            action: lesson.action.clone(),
            alike: lesson.alike.clone(),
            value: lesson.value,
            difference: lesson.value.zip(best.value).map(|(value, best)| value - best),
            won: lesson.won,
            worlds: lesson.worlds,
            advice: lesson.reason,
            against: lesson.against.clone(),
        };
        Some(Hint { ways: told.iter().map(way).collect(), worth, worlds: best.worlds })
    }

    /// Did this way fall so clearly behind that it was no longer tried?
    pub fn fell_behind(&self, way: &Advised) -> bool {
        way.worlds < self.worlds
    }

    /// Does it no longer matter what is done?
    pub fn nothing_matters(&self) -> bool {
        matches!(&self.ways[..], [only] if !only.alike.is_empty())
    }

    /// The best choice.
    pub fn best(&self) -> Option<&Advised> {
        self.ways.first()
    }
}
