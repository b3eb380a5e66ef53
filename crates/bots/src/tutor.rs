//! The tutor: what to do here, what it is worth beside the other ways, and what the book says for it.

#[cfg(test)]
mod tests;

use crate::Reason;
use crate::figure::signed;
use crate::roster::{Roster, Work, with_game};
use crate::thought::{Came, Race, SearchGame, Thinking, Weighed, weighed, world_of};
use cards::Card;
use engine::show::HandView;
use engine::{AnyView, Game, Msg, Seat, Viewer};
use serde::Serialize;
use std::time::Duration;

/// Largest number of choices shown, besides the book's own: more would not be read.
pub const MOST_WAYS: usize = 4;

/// Thinking time: the answer arrives within a second.
pub const TIME: Duration = Duration::from_millis(800);

/// Candour of the tutor: in a game of bluff the best play is mixed, and a beginner is better served without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Candour {
    /// Bluffs as often as the master does.
    #[default]
    Mixed,
    /// Never advises a call that the cards are not worth.
    Plain,
}

/// Assessment of one choice by the tutor.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lesson {
    /// The action, as it is written in a record.
    pub action: String,
    /// Other actions that came to the same in every world.
    pub alike: Vec<String>,
    /// Its mean score over the sampled worlds, in the game's own [`ScoreUnit`]; `None` if there is no choice. A choice that was
    /// dropped gets the score of the best, less the difference in the worlds both were tried in.
    pub value: Option<f64>,
    /// The share of the worlds that it wins, in a game whose deals are won or lost; reckoned as the worth is.
    pub won: Option<f64>,
    /// In how many worlds it was tried: in fewer than the first if it fell clearly behind.
    pub worlds: usize,
    /// Is it the book's own choice, as the novice reads the book?
    pub is_the_books: bool,
    /// The advice behind it, if it is the book's own choice and the book says why.
    pub reason: Option<Reason>,
    /// A world in which the book's advice does worse, if the tutor departs from it.
    pub against: Option<Against>,
}

/// A world in which the book's advice goes wrong.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Against {
    /// The hands of the others in it, imagined from the viewer's knowledge like all sampled worlds.
    pub hands: Vec<Imagined>,
    /// The score of the book's advice there, in the unit of the lessons.
    pub value: f64,
    /// And what comes of what the tutor would do.
    pub best: f64,
}

/// A hand in an imagined world.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Imagined {
    pub seat: Seat,
    pub cards: Vec<Card>,
}

impl Lesson {
    /// Did this way fall so clearly behind that it was no longer tried? What it is worth was then found in fewer worlds.
    pub fn fell_behind(&self, best: &Lesson) -> bool {
        self.worlds < best.worlds
    }
}

/// Does it no longer matter what is done: do all ways come to the same, whatever world this is?
pub fn nothing_matters(told: &[Lesson]) -> bool {
    matches!(told, [only] if !only.alike.is_empty())
}

/// In what the ways of a game are weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", schema(as = Worth))]
pub enum ScoreUnit {
    /// Tentos won from here to the end of the deal, above the average of all sides.
    Tentos,
    /// The same, as the Spanish books call them.
    Tantos,
    /// Points made from here to the end of the deal, above the average of all sides.
    Points,
    /// The chance to win the partida, from 0 to 1.
    Chance,
}

impl ScoreUnit {
    /// Is it won bit by bit, so that it can be counted from here on? A chance is what it is.
    pub(crate) const fn is_a_sum(self) -> bool {
        !matches!(self, ScoreUnit::Chance)
    }

    /// Differences up to this are nothing that sampled worlds can tell apart.
    pub const fn trifle(self) -> f64 {
        match self {
            ScoreUnit::Tentos | ScoreUnit::Tantos => 0.1,
            ScoreUnit::Points => 1.0,
            ScoreUnit::Chance => 0.01,
        }
    }

    /// The heading over the figures.
    pub fn unit(self) -> Msg {
        Msg::new(match self {
            ScoreUnit::Tentos => "tutor-tentos",
            ScoreUnit::Tantos => "tutor-tantos",
            ScoreUnit::Points => "tutor-points",
            ScoreUnit::Chance => "tutor-chance",
        })
    }

    /// An explanation of figures found in this number of worlds.
    pub fn meaning(self, worlds: usize) -> Msg {
        match self {
            ScoreUnit::Tentos => Msg::new("tutor-tentos-mean").with("worlds", worlds),
            ScoreUnit::Tantos => Msg::new("tutor-tantos-mean").with("worlds", worlds),
            ScoreUnit::Points => Msg::new("tutor-points-mean").with("worlds", worlds),
            ScoreUnit::Chance => Msg::new("tutor-chance-mean").with("worlds", worlds),
        }
    }

    /// The score of a choice, formatted: `+1.50` tentos, `−12.5` points, `54.2%`.
    pub fn figure(self, value: f64) -> String {
        match self {
            ScoreUnit::Tentos | ScoreUnit::Tantos => signed(value, 2),
            ScoreUnit::Points => signed(value, 1),
            ScoreUnit::Chance => format!("{:.1}%", 100.0 * value),
        }
    }

    /// The difference of two scores, formatted; a difference of chances is in percentage points.
    pub fn difference(self, value: f64) -> String {
        match self {
            ScoreUnit::Tentos | ScoreUnit::Tantos => signed(value, 2),
            ScoreUnit::Points => signed(value, 1),
            ScoreUnit::Chance => signed(100.0 * value, 1),
        }
    }
}

/// An act the book advises, and its reason if it gives one.
pub type Advice = (String, Option<Reason>);

/// The tutor's functions for a game.
pub(crate) struct Tutor<G: Game> {
    worth: ScoreUnit,
    lessons: fn(&G::View, u64, Thinking, Candour) -> Vec<Lesson>,
    advice: fn(&G::View) -> Option<Advice>,
}

impl<G: SearchGame> Tutor<G> {
    pub(crate) fn of_search_game() -> Tutor<G> {
        Tutor { worth: G::SCORE_UNIT, lessons: lessons_of::<G>, advice: advice_of::<G> }
    }
}

/// The master's assessments, as a teacher would give them: choices with the same result are grouped, the others sorted by value.
fn lessons_of<G: SearchGame>(view: &G::View, seed: u64, thinking: Thinking, candour: Candour) -> Vec<Lesson> {
    let book = G::advise(view);
    let own = |way: &Weighed<G::Action>| book.as_ref().filter(|advice| advice.action == way.action);
    let race = weighed::<G>(view, seed, thinking, candour);
    let Some(best) = race.ways.first() else { return Vec::new() };
    let mut groups: Vec<Vec<&Weighed<G::Action>>> = Vec::new();
    for way in &race.ways {
        match groups.iter_mut().find(|group| group.first().is_some_and(|first| are_alike(first, way))) {
            Some(group) => group.push(way),
            None => groups.push(vec![way]),
        }
    }
    let told = |(at, group): (usize, Vec<&Weighed<G::Action>>)| {
        let way = *group.iter().find(|way| own(way).is_some()).or(group.first())?;
        let reason = own(way).and_then(|advice| advice.reason);
        Some(Lesson {
            is_the_books: own(way).is_some(),
            reason,
            value: reckoned(way, best, |came| Some(came.brought)),
            won: reckoned(way, best, |came| came.won.map(f64::from)).map(|won| won.clamp(0.0, 1.0)),
            worlds: way.worlds,
            alike: group.iter().filter(|other| other.action != way.action).map(|other| other.action.to_string()).collect(),
            against: reason.filter(|_| at > 0).and_then(|_| against::<G>(view, &race, way, best)),
            action: way.action.to_string(),
        })
    };
    let mut lessons: Vec<Lesson> = groups.into_iter().enumerate().filter_map(told).collect();
    if let [_, others @ ..] = &mut lessons[..] {
        others.sort_by(|one, other| {
            (other.worlds > 0).cmp(&(one.worlds > 0)).then(order(other.value).total_cmp(&order(one.value)))
        });
    }
    lessons
}

/// The book's own choice, without any search.
fn advice_of<G: SearchGame>(view: &G::View) -> Option<Advice> {
    G::advise(view).map(|advice| (advice.action.to_string(), advice.reason))
}

/// The sort key of a value: a choice without one stands last.
fn order(value: Option<f64>) -> f64 {
    value.unwrap_or(f64::NEG_INFINITY)
}

/// Fewer worlds do not show that two ways come to the same.
const ALIKE: usize = 16;

/// Did these two come to the same in every world?
fn are_alike<A>(one: &Weighed<A>, other: &Weighed<A>) -> bool {
    let same = |(one, other): (&Came, &Came)| (one.brought - other.brought).abs() < 1e-9 && one.won == other.won;
    one.worlds >= ALIKE && one.worlds == other.worlds && one.came.iter().zip(&other.came).all(same)
}

/// A figure of a way: of the first its mean; of another the first's mean, less what it was behind in the worlds both were tried in.
fn reckoned<A>(way: &Weighed<A>, best: &Weighed<A>, figure: impl Fn(&Came) -> Option<f64>) -> Option<f64> {
    let mean = |came: &[Came]| {
        let figures = came.iter().map(&figure).collect::<Option<Vec<f64>>>()?;
        (!figures.is_empty()).then(|| figures.iter().sum::<f64>() / figures.len() as f64)
    };
    let shared = best.came.get(..way.came.len())?;
    Some(mean(&best.came)? + mean(&way.came)? - mean(shared)?)
}

/// A world in which this way comes to less than the best: of all such the one in the middle, neither the worst nor a trifle.
fn against<G: SearchGame>(
    view: &G::View,
    race: &Race<G::Action>,
    way: &Weighed<G::Action>,
    best: &Weighed<G::Action>,
) -> Option<Against> {
    let lost = |number: usize| Some(best.came.get(number)?.brought - way.came.get(number)?.brought);
    let mut wrong: Vec<(f64, usize)> =
        (0..way.worlds).filter_map(|number| Some((lost(number)?, number))).filter(|(lost, _)| *lost > 1e-9).collect();
    wrong.sort_by(|one, other| one.0.total_cmp(&other.0));
    let &(_, number) = wrong.get(wrong.len() / 2)?;
    let (me, world) = (G::seat(view)?, world_of::<G>(view, race.seed, number));
    let hand = |seat: Seat| {
        let shown = G::show(&world.view(Viewer::Seat(seat)));
        shown.seats.into_iter().find(|other| other.seat == seat).and_then(|other| match other.hand {
            HandView::Faces(cards) if !cards.is_empty() => Some(Imagined { seat, cards }),
            _ => None,
        })
    };
    let hands: Vec<Imagined> = Seat::first(world.players()).filter(|&seat| seat != me).filter_map(hand).collect();
    (!hands.is_empty()).then(|| Against { hands, value: way.came[number].brought, best: best.came[number].brought })
}

/// In what the ways of this game are weighed; nothing if nobody can weigh them.
pub fn worth(game: &str) -> Option<ScoreUnit> {
    struct Weighing;
    impl Work for Weighing {
        type Output = Option<ScoreUnit>;

        fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output {
            roster.tutor.as_ref().map(|tutor| tutor.worth)
        }
    }
    with_game(game, Weighing).flatten()
}

/// The assessed choices of a seat, best first, by the name of its game; empty if it has nothing to do, or the game has no tutor.
pub fn lessons(game: &str, seen: &AnyView, seed: u64, thinking: Thinking) -> Vec<Lesson> {
    candid_lessons(game, seen, seed, thinking, Candour::Mixed)
}

/// The same by a tutor of this candour: a table at which a person learns asks for [`Candour::Plain`].
pub fn candid_lessons(game: &str, seen: &AnyView, seed: u64, thinking: Thinking, candour: Candour) -> Vec<Lesson> {
    struct Taught<'a>(&'a AnyView, u64, Thinking, Candour);
    impl Work for Taught<'_> {
        type Output = Option<Vec<Lesson>>;

        fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output {
            let (view, tutor) = (self.0.view::<G>()?, roster.tutor.as_ref()?);
            Some((tutor.lessons)(view, self.1, self.2, self.3))
        }
    }
    with_game(game, Taught(seen, seed, thinking, candour)).flatten().unwrap_or_default()
}

/// The action the book advises to a seat, as the novice reads the book, with the reason if the book gives one.
pub fn advice(game: &str, seen: &AnyView) -> Option<Advice> {
    struct Advised<'a>(&'a AnyView);
    impl Work for Advised<'_> {
        type Output = Option<Advice>;

        fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output {
            (roster.tutor.as_ref()?.advice)(self.0.view::<G>()?)
        }
    }
    with_game(game, Advised(seen)).flatten()
}

/// The lessons to show: the best ones, and the book's own choice wherever it stands. Choices tried in no world are left out.
pub fn top_lessons(lessons: Vec<Lesson>) -> Vec<Lesson> {
    let weighed = lessons.first().is_some_and(|best| best.worlds > 0);
    let ways = lessons.into_iter().filter(|lesson| lesson.worlds > 0 || !weighed).enumerate();
    let kept = ways.filter(|(place, lesson)| *place < MOST_WAYS || lesson.is_the_books);
    kept.map(|(_, lesson)| lesson).collect()
}
