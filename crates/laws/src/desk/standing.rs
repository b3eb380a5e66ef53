//! What can be wrong with how a table is said to have stood.

/// What is wrong with a standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadStanding {
    /// A word that says nothing.
    Word(String),
}

impl std::fmt::Display for BadStanding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadStanding::Word(word) => write!(f, "`{word}` says nothing of how the table stood"),
        }
    }
}
