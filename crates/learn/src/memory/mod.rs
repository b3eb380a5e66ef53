//! Memory of rules: one card for each thing there is to know of a game, repeated when it is about to be forgotten.
//!
//! A card is no position but a [`Topic`]: every review is a freshly dealt exercise on it. [`fsrs`] predicts how well it is known.

pub mod fsrs;

use crate::drill::Topic;
use fsrs::{Grade, State};

/// A day, counted from 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub u32);

impl Day {
    /// The day of this time, in milliseconds since 1970.
    pub fn of_millis(millis: u64) -> Day {
        Day(u32::try_from(millis / 86_400_000).unwrap_or(u32::MAX))
    }

    fn since(self, earlier: Day) -> f64 {
        f64::from(self.0.saturating_sub(earlier.0))
    }
}

/// The recall at which a card is due.
pub const DUE: f64 = 0.9;

/// Choices of an exercise, on average.
const CHOICES: f64 = 4.0;

/// Cards of one game, at most: what is kept of a pupil stays small.
pub const MOST: usize = 160;

/// A thing to know, and how well it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    pub topic: Topic,
    pub state: State,
    /// The day of its last review.
    pub last: Day,
}

impl Card {
    /// The first day on which it is due.
    pub fn due(&self) -> Day {
        Day(self.last.0.saturating_add(self.state.days_until(DUE).round().max(1.0) as u32))
    }

    /// The chance that it is known on this day.
    pub fn recall(&self, today: Day) -> f64 {
        self.state.recall(today.since(self.last))
    }

    /// The chance of a right answer on this day: a pupil who has forgotten may guess.
    pub fn expected(&self, today: Day) -> f64 {
        let recall = self.recall(today);
        recall + (1.0 - recall) / CHOICES
    }

    fn to_text(&self) -> String {
        format!("{} {:.3} {:.3} {}", self.topic.name(), self.state.stability, self.state.difficulty, self.last.0)
    }

    fn from_text(text: &str) -> Option<Card> {
        let mut parts = text.split(' ');
        let topic = Topic::from_name(parts.next()?)?;
        let mut figure = || parts.next()?.parse::<f64>().ok().filter(|figure| figure.is_finite());
        let state = State { stability: figure()?.clamp(0.001, 36_500.0), difficulty: figure()?.clamp(1.0, 10.0) };
        Some(Card { topic, state, last: Day(parts.next()?.parse().ok()?) })
    }
}

/// The cards of a pupil in one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memory {
    cards: Vec<Card>,
}

impl Memory {
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// A review: the first one makes the card.
    pub fn review(&mut self, topic: &Topic, solved: bool, today: Day) {
        let grade = if solved { Grade::Good } else { Grade::Again };
        match self.cards.iter_mut().find(|card| card.topic == *topic) {
            Some(card) => {
                card.state = card.state.reviewed(grade, today.since(card.last));
                card.last = today;
            }
            None => self.add(Card { topic: topic.clone(), state: State::new(grade), last: today }),
        }
    }

    /// Adds a card; the one that is known best gives way if there are too many.
    fn add(&mut self, card: Card) {
        self.cards.push(card);
        if self.cards.len() > MOST
            && let Some((best, _)) =
                self.cards.iter().enumerate().max_by(|(_, one), (_, other)| one.state.stability.total_cmp(&other.state.stability))
        {
            self.cards.remove(best);
        }
    }

    /// The cards that are due, the one forgotten most likely first.
    pub fn due(&self, today: Day) -> Vec<&Card> {
        let mut due: Vec<&Card> = self.cards.iter().filter(|card| card.due() <= today).collect();
        due.sort_by(|one, other| one.recall(today).total_cmp(&other.recall(today)));
        due
    }

    /// The first day on which a card is due; none without cards.
    pub fn next_day(&self) -> Option<Day> {
        self.cards.iter().map(Card::due).min()
    }

    /// Takes a line of [`Memory::lines`]; one that cannot be read, or whose card is known, is left out.
    pub(crate) fn read(&mut self, line: &str) {
        if let Some(card) = Card::from_text(line)
            && self.cards.iter().all(|known| known.topic != card.topic)
            && self.cards.len() < MOST
        {
            self.cards.push(card);
        }
    }

    /// A line for each card.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> {
        self.cards.iter().map(Card::to_text)
    }
}
