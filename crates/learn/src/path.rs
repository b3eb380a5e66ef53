//! The path of a game: from the order of its cards to a table of one's own, in steps that are remembered.

use crate::drill::{Kind, kinds};
use crate::{Progress, lesson};
use engine::{Entry, Msg};

/// A step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Which card takes the trick?
    Orders,
    /// Which cards and words do the rules allow?
    May,
    /// A guided hand.
    Hand,
    /// What does the book advise?
    Advice,
    /// What is it worth?
    Count,
    /// Three hands against bots, with hints.
    Table,
    /// What does the law say?
    Law,
}

/// Right answers that complete a step of exercises.
const EXERCISES: u8 = 3;

impl Step {
    /// In the order of the path.
    pub const ALL: [Step; 7] = [Step::Orders, Step::May, Step::Hand, Step::Advice, Step::Count, Step::Table, Step::Law];

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Step::Orders => "orders",
            Step::May => "may",
            Step::Hand => "hand",
            Step::Advice => "advice",
            Step::Count => "count",
            Step::Table => "table",
            Step::Law => "law",
        }
    }

    /// The step of this machine name.
    pub fn from_name(name: &str) -> Option<Step> {
        Step::ALL.into_iter().find(|step| step.name() == name)
    }

    /// The name of the step.
    pub const fn title(self) -> &'static str {
        match self {
            Step::Orders => "path-step-orders",
            Step::May => "path-step-may",
            Step::Hand => "path-step-hand",
            Step::Advice => "path-step-advice",
            Step::Count => "path-step-count",
            Step::Table => "path-step-table",
            Step::Law => "path-step-law",
        }
    }

    /// A line about it.
    pub fn means(self) -> Msg {
        let many = usize::from(self.needed());
        match self {
            Step::Orders => Msg::new("path-means-orders").with("many", many),
            Step::May => Msg::new("path-means-may").with("many", many),
            Step::Hand => Msg::new("path-means-hand"),
            Step::Advice => Msg::new("path-means-advice").with("many", many),
            Step::Count => Msg::new("path-means-count").with("many", many),
            Step::Table => Msg::new("path-means-table"),
            Step::Law => Msg::new("path-means-law").with("many", many),
        }
    }

    /// Right answers that complete it; 1 where it is played once to its end.
    pub const fn needed(self) -> u8 {
        match self {
            Step::Orders | Step::May | Step::Advice | Step::Count | Step::Law => EXERCISES,
            Step::Hand | Step::Table => 1,
        }
    }

    /// The exercises it consists of; none for a hand.
    pub fn kinds(self, entry: &Entry) -> Vec<Kind> {
        let wanted: &[Kind] = match self {
            Step::Orders => &[Kind::Trick],
            Step::May => &[Kind::Play, Kind::Say],
            Step::Advice => &[Kind::Advice],
            Step::Count => &[Kind::Count],
            Step::Law => &[Kind::Law],
            Step::Hand | Step::Table => &[],
        };
        kinds(entry).into_iter().filter(|kind| wanted.contains(kind)).collect()
    }

    /// The kind of the exercise with this seed; the kinds of a step take turns.
    pub fn kind(self, entry: &Entry, seed: u64) -> Option<Kind> {
        let kinds = self.kinds(entry);
        kinds.get(seed as usize % kinds.len().max(1)).copied()
    }
}

/// The steps of a game's path.
///
/// ```
/// use learn::path::{Step, steps};
///
/// let voltarete = games::entry("voltarete").unwrap();
/// assert_eq!(steps(&voltarete), Step::ALL);
/// ```
pub fn steps(entry: &Entry) -> Vec<Step> {
    let has = |step: &Step| match step {
        Step::Hand => lesson::text(entry.facts.id).is_some(),
        Step::Table => true,
        Step::Orders | Step::May | Step::Advice | Step::Count | Step::Law => !step.kinds(entry).is_empty(),
    };
    Step::ALL.into_iter().filter(has).collect()
}

/// The first step that is not done.
pub fn next(entry: &Entry, progress: &Progress) -> Option<Step> {
    steps(entry).into_iter().find(|step| !progress.has_done(*step))
}
