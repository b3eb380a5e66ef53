//! Drills: one question about a freshly dealt situation, with its answer and the rule behind it.
//!
//! A drill is a pure function of game, kind and seed. The situation comes from a match walked through at random, from a dealt
//! hand or from the referee's desk; the answer from the engine, the charts, the tables of a game or a ruling.
//!
//! **Invariant:** no answer is typed in, and a wrong answer offered is wrong. `tests/drills.rs` computes every answer a second time.

mod advice;
mod count;
mod deal;
mod law;
mod play;
mod rules;
mod say;
mod topic;
mod trick;
mod walk;

pub use topic::Topic;

use cards::{Card, CardSet, Suit};
use engine::law::Value;
use engine::{Cite, Entry, Msg, Rng, Seat};
use std::borrow::Cow;

/// Subject of a drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The card that takes a trick.
    Trick,
    /// The cards that may be played.
    Play,
    /// The words that may be said.
    Say,
    /// The value of cards, a hand or a game.
    Count,
    /// The advice of the book.
    Advice,
    /// The ruling of the law.
    Law,
}

impl Kind {
    /// In the order in which they are learnt.
    pub const ALL: [Kind; 6] = [Kind::Trick, Kind::Play, Kind::Say, Kind::Count, Kind::Advice, Kind::Law];

    /// The machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Trick => "trick",
            Kind::Play => "play",
            Kind::Say => "say",
            Kind::Count => "count",
            Kind::Advice => "advice",
            Kind::Law => "law",
        }
    }

    /// The kind of this machine name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Stream of its random numbers. An address of an exercise stays what it is when a kind is added.
    const fn stream(self) -> u64 {
        match self {
            Kind::Trick => 0,
            Kind::Play => 1,
            Kind::Say => 2,
            Kind::Count => 3,
            Kind::Law => 4,
            Kind::Advice => 5,
        }
    }

    /// Label of its button.
    pub const fn title(self) -> &'static str {
        match self {
            Kind::Trick => "drill-kind-trick",
            Kind::Play => "drill-kind-play",
            Kind::Say => "drill-kind-say",
            Kind::Count => "drill-kind-count",
            Kind::Advice => "drill-kind-advice",
            Kind::Law => "drill-kind-law",
        }
    }
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drill {
    pub kind: Kind,
    pub seed: u64,
    pub question: Msg,
    pub table: Table,
    /// The incident, where the law is asked.
    pub incident: Option<Incident>,
    pub picks: Picks,
    pub choices: Vec<Answer>,
    /// Why the answer is right.
    pub reasons: Vec<Reason>,
}

impl Drill {
    /// Are exactly the right choices picked?
    pub fn is_solved_by(&self, picked: &[usize]) -> bool {
        self.choices.iter().enumerate().all(|(n, choice)| choice.right == picked.contains(&n))
    }
}

/// Number of choices to pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picks {
    /// Exactly one is right.
    One,
    /// All that are right, at least one.
    All,
}

/// Visible part of the situation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    pub trump: Option<Suit>,
    /// Short facts of the deal: trump, contract.
    pub facts: Vec<Msg>,
    /// Log of what was said and done before, the oldest first.
    pub log: Vec<Msg>,
    /// The trick on the table, in the order of play.
    pub trick: Vec<(Seat, Card)>,
    /// The reader's cards.
    pub hand: Vec<Card>,
    /// The reader's seat, where the situation has one.
    pub seat: Option<Seat>,
}

impl Table {
    /// The table with its trump as the first of its facts: without it, nobody could say which card is higher.
    fn with_trump_told(mut self) -> Table {
        if let Some(trump) = self.trump {
            self.facts.insert(0, Msg::new("drill-trump").with("trump", trump));
        }
        self
    }
}

/// Something that happened at a table, as the desk was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// Id of the form at the desk.
    pub form: &'static str,
    /// The questions of the desk with the answers given.
    pub told: Vec<(&'static str, Value)>,
}

/// An answer that is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub what: What,
    pub right: bool,
    /// Why it is wrong, where a rule of its own says so.
    pub why: Option<Reason>,
}

impl Answer {
    fn new(what: What, right: bool) -> Answer {
        Answer { what, right, why: None }
    }
}

/// The content of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    Card(Card),
    /// Cards to be thrown, perhaps none.
    Cards(CardSet),
    Said(Msg),
    Number(i64),
    /// Sentences of a ruling.
    Follows(Vec<Msg>),
}

/// A sentence with the rule it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub says: Option<Msg>,
    /// The rule or advice as it is cited: `voltarete R70`, `voltarete A3`.
    pub cite: Option<Cow<'static, str>>,
}

impl Reason {
    fn new(says: Msg, cite: Cite) -> Reason {
        Reason { says: Some(says), cite: Some(Cow::Borrowed(cite.0)) }
    }

    fn rule(cite: Cite) -> Reason {
        Reason { says: None, cite: Some(Cow::Borrowed(cite.0)) }
    }

    /// An advice of a game's book, by its number.
    fn advice(entry: &Entry, number: &str) -> Reason {
        Reason { says: None, cite: Some(Cow::Owned(format!("{} {number}", entry.facts.id))) }
    }
}

/// Seeds tried for one drill: some matches hold no situation of a kind.
const TRIES: u64 = 64;

/// The drill of this seed; none if the game has no such drills.
pub fn drill(entry: &Entry, kind: Kind, seed: u64) -> Option<Drill> {
    found(entry, kind, seed, Wanted(None))
}

/// The drill of this seed on a topic; none if the game has no such topic.
///
/// ```
/// use learn::drill::{Kind, drill, fresh};
///
/// let truco = games::entry("truco").unwrap();
/// let topic = drill(&truco, Kind::Count, 1).unwrap().topic();
/// let (one, other) = (fresh(&truco, &topic, 2).unwrap(), fresh(&truco, &topic, 3).unwrap());
/// assert!(one.topic() == topic && other.topic() == topic && one.table != other.table);
/// ```
pub fn fresh(entry: &Entry, topic: &Topic, seed: u64) -> Option<Drill> {
    found(entry, topic.kind(), seed, Wanted(Some(topic)))
}

/// The topic asked for; none if any will do.
#[derive(Clone, Copy)]
struct Wanted<'t>(Option<&'t Topic>);

impl Wanted<'_> {
    fn fits(self, drill: &Drill) -> bool {
        self.0.is_none_or(|topic| drill.topic() == *topic)
    }

    /// Is a topic of this kind and name wanted?
    fn names(self, kind: Kind, of: &str) -> bool {
        self.0.is_none_or(|topic| *topic == Topic::new(kind, of))
    }
}

fn found(entry: &Entry, kind: Kind, seed: u64, wanted: Wanted<'_>) -> Option<Drill> {
    if !kinds(entry).contains(&kind) {
        return None;
    }
    (0..TRIES).find_map(|again| {
        let mut rng = Rng::new(seed ^ (again << 48) ^ ((kind.stream() + 1) << 56));
        let found = match kind {
            Kind::Trick => trick::ask(entry, &mut rng, wanted),
            Kind::Play => play::ask(entry, &mut rng, wanted),
            Kind::Say => say::ask(entry, &mut rng, wanted),
            Kind::Count => count::ask(entry, &mut rng),
            Kind::Advice => advice::ask(entry, &mut rng, wanted),
            Kind::Law => law::ask(entry, &mut rng, wanted),
        };
        found.filter(|drill| wanted.fits(drill)).map(|drill| Drill { seed, table: drill.table.with_trump_told(), ..drill })
    })
}

/// The kinds of drills a game has, in the order in which they are learnt.
pub fn kinds(entry: &Entry) -> Vec<Kind> {
    let has = |kind: &Kind| match kind {
        Kind::Trick | Kind::Count => true,
        Kind::Play => rules::of(entry).is_some_and(|rules| rules.follow.is_some()),
        Kind::Say => rules::of(entry).is_some_and(|rules| rules.speaks),
        Kind::Advice => rules::of(entry).is_some_and(|rules| rules.advises),
        Kind::Law => (entry.desk)().is_some(),
    };
    Kind::ALL.into_iter().filter(has).collect()
}

/// The players of an exercise, by their seats.
const NAMES: [&str; Seat::MOST] = ["Ana", "Bento", "Clara", "Duarte", "Elena", "Fausto", "Giulia", "Hugo"];

/// The name of a player in an exercise.
pub fn name(seat: Seat) -> String {
    NAMES.get(seat.index()).map_or_else(|| seat.to_string(), |&name| name.to_owned())
}
