//! The tutor: what to do here, what it is worth beside the other ways, and what the book says for it.

#[cfg(test)]
mod tests;

use crate::Reason;
use crate::figure::signed;
use crate::roster::{Roster, Work, with_game};
use crate::thought::{Craft, Thinking, Weighed, weighed};
use engine::{AnyView, Game, Msg};
use serde::Serialize;

/// So many ways are told at most, and the book's own choice besides: more would not be read.
pub const MOST_WAYS: usize = 4;

/// What the tutor says of one way to act.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lesson {
    /// The action, as it is written in a record.
    pub action: String,
    /// What it is worth on the average of the worlds thought of, in the game's own [`Worth`]; none if there is no choice.
    pub value: Option<f64>,
    /// In how many worlds it was tried: in fewer than the first if it fell clearly behind.
    pub worlds: usize,
    /// Is it the book's own choice, as the novice reads the book?
    pub is_the_books: bool,
    /// The advice behind it, if it is the book's own choice and the book says why.
    pub reason: Option<Reason>,
}

impl Lesson {
    /// Did this way fall so clearly behind that it was no longer tried? What it came to in fewer worlds is then not to be set beside
    /// what the best came to in all.
    pub fn fell_behind(&self, best: &Lesson) -> bool {
        self.worlds < best.worlds
    }
}

/// In what the ways of a game are weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// Tentos above the average of all sides.
    Tentos,
    /// The same, as the Spanish books call them.
    Tantos,
    /// Points above the average of all sides.
    Points,
    /// The chance to win the partida, from 0 to 1.
    Chance,
}

impl Worth {
    /// What stands over the figures.
    pub fn unit(self) -> Msg {
        Msg::new(match self {
            Worth::Tentos => "tutor-tentos",
            Worth::Tantos => "tutor-tantos",
            Worth::Points => "tutor-points",
            Worth::Chance => "tutor-chance",
        })
    }

    /// What the figures mean that were found in so many worlds.
    pub fn meaning(self, worlds: usize) -> Msg {
        match self {
            Worth::Tentos => Msg::new("tutor-tentos-mean").with("worlds", worlds),
            Worth::Tantos => Msg::new("tutor-tantos-mean").with("worlds", worlds),
            Worth::Points => Msg::new("tutor-points-mean").with("worlds", worlds),
            Worth::Chance => Msg::new("tutor-chance-mean").with("worlds", worlds),
        }
    }

    /// What a way is worth, in figures: `+1.50` tentos, `−12.5` points, `54.2%`.
    pub fn figure(self, value: f64) -> String {
        match self {
            Worth::Tentos | Worth::Tantos => signed(value, 2),
            Worth::Points => signed(value, 1),
            Worth::Chance => format!("{:.1}%", 100.0 * value),
        }
    }

    /// How much more a way is worth than another, in figures: of two chances so many in a hundred.
    pub fn difference(self, value: f64) -> String {
        match self {
            Worth::Tentos | Worth::Tantos => signed(value, 2),
            Worth::Points => signed(value, 1),
            Worth::Chance => signed(100.0 * value, 1),
        }
    }
}

/// What the tutor knows of a game.
pub(crate) struct Tutor<G: Game> {
    worth: Worth,
    lessons: fn(&G::View, u64, Thinking) -> Vec<Lesson>,
}

impl<G: Craft> Tutor<G> {
    pub(crate) fn of_craft() -> Tutor<G> {
        Tutor { worth: G::WORTH, lessons: lessons_of::<G> }
    }
}

fn lessons_of<G: Craft>(view: &G::View, seed: u64, thinking: Thinking) -> Vec<Lesson> {
    let book = G::advise(view);
    let told = |weighed: Weighed<G::Action>| {
        let own = book.as_ref().filter(|advice| advice.action == weighed.action);
        Lesson {
            is_the_books: own.is_some(),
            reason: own.and_then(|advice| advice.reason),
            value: (weighed.worlds > 0).then_some(weighed.value),
            worlds: weighed.worlds,
            action: weighed.action.to_string(),
        }
    };
    weighed::<G>(view, seed, thinking).into_iter().map(told).collect()
}

/// In what the ways of this game are weighed; nothing if nobody can weigh them.
pub fn worth(game: &str) -> Option<Worth> {
    struct Weighing;
    impl Work for Weighing {
        type Done = Option<Worth>;

        fn with<G: Game>(self, roster: &Roster<G>) -> Self::Done {
            roster.tutor.as_ref().map(|tutor| tutor.worth)
        }
    }
    with_game(game, Weighing).flatten()
}

/// What a seat could do, the best first, by the name of its game: nothing if it has nothing to do, or nobody can weigh it.
pub fn lessons(game: &str, seen: &AnyView, seed: u64, thinking: Thinking) -> Vec<Lesson> {
    struct Taught<'a>(&'a AnyView, u64, Thinking);
    impl Work for Taught<'_> {
        type Done = Option<Vec<Lesson>>;

        fn with<G: Game>(self, roster: &Roster<G>) -> Self::Done {
            let (view, tutor) = (self.0.view::<G>()?, roster.tutor.as_ref()?);
            Some((tutor.lessons)(view, self.1, self.2))
        }
    }
    with_game(game, Taught(seen, seed, thinking)).flatten().unwrap_or_default()
}

/// What is told of these lessons: those that stayed longest in the race, and the book's own choice wherever it stands. What the worlds
/// refused is no way.
pub fn told(lessons: Vec<Lesson>) -> Vec<Lesson> {
    let weighed = lessons.first().is_some_and(|best| best.worlds > 0);
    let ways = lessons.into_iter().filter(|lesson| lesson.worlds > 0 || !weighed).enumerate();
    let kept = ways.filter(|(place, lesson)| *place < MOST_WAYS || lesson.is_the_books);
    kept.map(|(_, lesson)| lesson).collect()
}
