//! The revision of a game's rules.

use crate::{BadAgreement, Facts};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A revision of a game's rules. A released revision is frozen: a correction is a new one, and a match is played to its end and
/// replayed for ever under the revision it began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Revision(pub u32);

impl Revision {
    /// The first of every game. What is kept without a revision was begun under it.
    pub const FIRST: Revision = Revision(1);
}

impl Default for Revision {
    fn default() -> Revision {
        Revision::FIRST
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Facts {
    /// The revision under which a match that begins today is played.
    ///
    /// ```
    /// use engine::Revision;
    ///
    /// let facts = games::entry("voltarete").unwrap().facts;
    /// assert_eq!(facts.under(None), Ok(facts.newest()));
    /// assert!(facts.under(Some(Revision(9999))).is_err());
    /// ```
    pub const fn newest(&self) -> Revision {
        Revision(self.revision)
    }

    /// Every revision the game knows, the first first.
    pub fn revisions(&self) -> impl Iterator<Item = Revision> + use<> {
        (Revision::FIRST.0..=self.revision).map(Revision)
    }

    /// The revision a match is opened under: the newest if none is said.
    pub fn under(&self, said: Option<Revision>) -> Result<Revision, BadAgreement> {
        let revision = said.unwrap_or(self.newest());
        if self.revisions().any(|known| known == revision) {
            return Ok(revision);
        }
        let known = self.revisions().map(|known| known.to_string()).collect::<Vec<_>>().join(", ");
        Err(BadAgreement::Revision { game: self.id, revision, known })
    }
}
