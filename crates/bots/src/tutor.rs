//! The tutor: what to do here, what it is worth beside the other ways, and what the book says for it.

use crate::Reason;
use crate::roster::{Roster, Work, with_game};
use crate::thought::{Thinking, weighed};
use engine::Seen;
use serde::Serialize;

/// What the tutor says of one way to act.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lesson {
    /// The action, as it is written in a record.
    pub action: String,
    /// What it is worth on the average of the worlds thought of, in what the game is won by; none if there is no choice.
    pub value: Option<f64>,
    /// In how many worlds it was tried.
    pub worlds: usize,
    /// The advice of the book behind it, if it is the book's own choice.
    pub reason: Option<Reason>,
}

/// What a seat could do, the best first, by the name of its game: nothing if it has nothing to do, or there is no such game.
pub fn lessons(game: &str, seen: &Seen, seed: u64, thinking: Thinking) -> Vec<Lesson> {
    struct Taught<'a>(&'a Seen, u64, Thinking);
    impl Work for Taught<'_> {
        type Done = Vec<Lesson>;

        fn with<G: Roster>(self) -> Vec<Lesson> {
            let Some(view) = self.0.view::<G>() else { return Vec::new() };
            let told = |weighed: crate::thought::Weighed<G::Action>| Lesson {
                reason: G::reason(view, &weighed.action),
                value: (weighed.worlds > 0).then_some(weighed.value),
                worlds: weighed.worlds,
                action: weighed.action.to_string(),
            };
            weighed::<G>(view, self.1, self.2).into_iter().map(told).collect()
        }
    }
    with_game(game, Taught(seen, seed, thinking)).unwrap_or_default()
}
