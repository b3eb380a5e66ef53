//! What a pupil has done in a game: the steps of its path, and the memory of its rules. It is kept as one short text.

use crate::drill::Drill;
use crate::memory::{Day, Memory};
use crate::path::Step;

/// Bytes of a text that is read, at most.
const LONGEST: usize = 16 << 10;

/// Progress of a pupil in one game.
///
/// ```
/// use learn::{Progress, path::Step};
///
/// let mut progress = Progress::default();
/// progress.finish(Step::Hand);
/// assert!(progress.has_done(Step::Hand) && !progress.has_done(Step::Law));
/// assert_eq!(Progress::from_text(&progress.to_text()), progress);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// What was done of each step, in the order of [`Step::ALL`].
    done: [u8; Step::ALL.len()],
    /// The exercise answered last: a page that is sent twice counts once.
    last: Option<(String, u64)>,
    pub memory: Memory,
}

impl Progress {
    pub fn done(&self, step: Step) -> u8 {
        self.done[step as usize].min(step.needed())
    }

    pub fn has_done(&self, step: Step) -> bool {
        self.done(step) >= step.needed()
    }

    /// The step is done.
    pub fn finish(&mut self, step: Step) {
        self.done[step as usize] = step.needed();
    }

    /// An answer to an exercise, perhaps on the path. Returns false if it was counted before.
    pub fn answered(&mut self, drill: &Drill, step: Option<Step>, picked: &[usize], today: Day) -> bool {
        let this = Some((drill.kind.name().to_owned(), drill.seed));
        if self.last == this {
            return false;
        }
        self.last = this;
        let solved = drill.is_solved_by(picked);
        if let Some(step) = step.filter(|_| solved) {
            let done = &mut self.done[step as usize];
            *done = (*done + 1).min(step.needed());
        }
        self.memory.review(&drill.topic(), solved, today);
        true
    }

    /// Reads what [`Progress::to_text`] wrote. What cannot be read is left out: nobody loses the rest by it.
    pub fn from_text(text: &str) -> Progress {
        let mut progress = Progress::default();
        if text.len() > LONGEST {
            return progress;
        }
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("path", done)) => {
                    for (place, digit) in progress.done.iter_mut().zip(done.split(' ')) {
                        *place = digit.parse().unwrap_or_default();
                    }
                }
                Some(("last", last)) => {
                    progress.last = last.split_once(' ').and_then(|(kind, seed)| Some((kind.to_owned(), seed.parse().ok()?)));
                }
                Some(("card", card)) => progress.memory.read(card),
                _ => {}
            }
        }
        progress
    }

    /// The text that is kept.
    pub fn to_text(&self) -> String {
        let done: Vec<String> = self.done.iter().map(u8::to_string).collect();
        let last = self.last.iter().map(|(kind, seed)| format!("last {kind} {seed}"));
        let cards = self.memory.lines().map(|card| format!("card {card}"));
        [format!("path {}", done.join(" "))].into_iter().chain(last).chain(cards).collect::<Vec<_>>().join("\n")
    }
}
