//! How a table stood, as the desk of a game asks for it: a few things with their usual answers.

use super::standing::BadStanding;
use engine::Seat;
use std::collections::BTreeMap;

/// What an answer looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of so many players, counted from 1.
    Player(usize),
    /// A number up to this.
    Number(i64),
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A figure for each player, with commas.
    Figures,
}

/// Something of how the table stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub key: &'static str,
    pub kind: Kind,
    /// What is taken where nobody says it; empty if nothing can be.
    pub usual: String,
}

impl Field {
    pub(super) fn player(key: &'static str, players: usize) -> Field {
        Field { key, kind: Kind::Player(players), usual: String::new() }
    }

    pub(super) fn number(key: &'static str, most: i64, usual: i64) -> Field {
        Field { key, kind: Kind::Number(most), usual: usual.to_string() }
    }

    /// Is this an answer?
    pub(super) fn accepts(&self, answer: &str) -> bool {
        match self.kind {
            Kind::Player(players) => answer.parse().is_ok_and(|player: usize| (1..=players).contains(&player)),
            Kind::Number(most) => answer.parse().is_ok_and(|number: i64| (0..=most).contains(&number)),
            Kind::Choice(words) => words.contains(&answer),
            Kind::Figures => answer.split(',').all(|figure| figure.parse::<u8>().is_ok_and(|figure| figure <= 9)),
        }
    }
}

/// How the table stood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stood(BTreeMap<String, String>);

impl Stood {
    /// Reads `by=2 polla=20`; what is not said is as usual.
    pub fn read(fields: &[Field], text: &str) -> Result<Stood, BadStanding> {
        let usual = fields.iter().filter(|field| !field.usual.is_empty());
        let mut said: BTreeMap<String, String> = usual.map(|field| (field.key.to_owned(), field.usual.clone())).collect();
        for word in text.split_whitespace() {
            let known = word.split_once('=').and_then(|(key, answer)| {
                fields.iter().find(|field| field.key == key && field.accepts(answer)).map(|_| (key.to_owned(), answer.to_owned()))
            });
            let (key, answer) = known.ok_or_else(|| BadStanding::Word(word.to_owned()))?;
            said.insert(key, answer);
        }
        Ok(Stood(said))
    }

    /// The player, if one was named.
    pub(super) fn player(&self, key: &str) -> Option<Seat> {
        self.0.get(key)?.parse::<usize>().ok()?.checked_sub(1).and_then(Seat::new)
    }

    /// The number; none is nothing.
    pub(super) fn number(&self, key: &str) -> i64 {
        self.0.get(key).and_then(|number| number.parse().ok()).unwrap_or_default()
    }
}
