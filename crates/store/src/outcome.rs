//! What stays of a match that is over.

use table::{PersonId, Rating, Rival, Skill, TableId, rated};

/// Result of a match for one person.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchResult {
    pub person: PersonId,
    /// At which table.
    pub table: TableId,
    /// The machine name of the game.
    pub game: String,
    /// Points their side won or lost.
    pub score: i64,
    /// The place of their side, from 1; sides with the same score share it.
    pub place: u32,
    /// Among how many sides.
    pub sides: u32,
    pub against: Against,
    /// Number of their side; persons of the same side won and lost together.
    pub side: u32,
    pub rating: Rating,
    /// Estimated strength after a rated match. The store computes it when the match is over, from the estimates before.
    pub skill: Option<Skill>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Against whom a match was played.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Against {
    /// Other people, and perhaps bots besides.
    People,
    /// Bots alone, the strongest of them of this level.
    Bots(String),
    /// It was played before that was kept.
    Unknown,
}

impl Against {
    /// No level of a bot is called so.
    const PEOPLE: &str = "people";

    /// As it is kept.
    pub fn text(&self) -> &str {
        match self {
            Against::People => Against::PEOPLE,
            Against::Bots(level) => level,
            Against::Unknown => "",
        }
    }

    /// As it was kept.
    pub fn from_text(text: &str) -> Against {
        match text {
            "" => Against::Unknown,
            Against::PEOPLE => Against::People,
            level => Against::Bots(level.to_owned()),
        }
    }
}

/// Judgement with all hands open of the cards a person played in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blunders {
    pub person: PersonId,
    /// At which table.
    pub table: TableId,
    /// The machine name of the game.
    pub game: String,
    /// Cards of theirs of which it could be found what each choice would have led to.
    pub judged: u32,
    /// Those among them that gave something away.
    pub given_away: u32,
    /// When the match was over, in milliseconds since 1970.
    pub at: u64,
}

/// Progress of a person who learns a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learnt {
    pub person: PersonId,
    /// The machine name of the game.
    pub game: String,
    /// The text of a `learn::Progress`.
    pub progress: String,
    /// When it changed last, in milliseconds since 1970.
    pub at: u64,
}

/// The results of a match with what it made of those who play it, if it is rated: what was believed before is given in their order.
pub fn with_skills(results: &[MatchResult], before: &[Skill]) -> Vec<MatchResult> {
    let rivals: Vec<Rival> =
        results.iter().zip(before).map(|(result, &skill)| Rival { side: result.side, place: result.place, skill }).collect();
    let after = results.iter().zip(rated(&rivals));
    after.map(|(result, skill)| MatchResult { skill: Some(skill), ..result.clone() }).collect()
}

/// Does this match change what is believed of its players?
pub fn is_rated(results: &[MatchResult]) -> bool {
    results.first().is_some_and(|result| result.rating == Rating::Rated)
}
