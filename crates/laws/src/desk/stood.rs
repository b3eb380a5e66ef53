//! Position at a table, as the desk of a game asks for it: a few facts with their defaults.

/// The form of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A player, counted from 1 up to this number.
    Player(usize),
    /// A number up to this.
    Number(i64),
    /// One of these words.
    Choice(&'static [&'static str]),
}

/// Something of how the table stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub key: &'static str,
    pub kind: Kind,
    /// The default; empty if there is none.
    pub usual: String,
}

impl Field {
    /// Is this an answer?
    pub(super) fn accepts(&self, answer: &str) -> bool {
        match self.kind {
            Kind::Player(players) => answer.parse().is_ok_and(|player: usize| (1..=players).contains(&player)),
            Kind::Number(most) => answer.parse().is_ok_and(|number: i64| (0..=most).contains(&number)),
            Kind::Choice(words) => words.contains(&answer),
        }
    }
}

/// The error in the description of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadPosition {
    /// A word that says nothing.
    Word(String),
}

impl std::fmt::Display for BadPosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadPosition::Word(word) => write!(f, "`{word}` says nothing of how the table stood"),
        }
    }
}
