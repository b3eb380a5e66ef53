//! What is changed besides tables and events: accounts, and who is signed in where.

use super::club::ClubChange;
use super::{Blunders, Learnt, Origin};
use table::{PersonId, TableId};

/// Somebody signed in on a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub id: String,
    pub person: PersonId,
    /// Name the device gives itself.
    pub device: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
}

/// Something that is changed.
#[derive(Clone, Debug)]
pub enum Change {
    /// Somebody signs in.
    Begin(Session),
    /// A session of this person ends; one that is not known yet is known as ended from now on.
    End { person: PersonId, session: String, at: u64 },
    /// All sessions of this person end but this one.
    EndOthers { person: PersonId, but: String, at: u64 },
    /// A new password, by its hash.
    Password { person: PersonId, hash: String },
    /// Tables that nobody began to play since then are removed.
    Sweep { before: u64 },
    /// A table that nobody has come to is not opened after all.
    Unopened { table: TableId },
    /// Matches at which nothing has happened since then are removed; finished ones stay.
    Abandon { before: u64 },
    /// From where a table was opened.
    OpenedFrom { table: TableId, origin: Origin },
    /// A new name.
    Name { person: PersonId, name: String },
    /// A match was looked through with all hands open.
    Judged(Blunders),
    /// A person learnt something.
    Learnt(Learnt),
    /// Progress of guests that has not changed since then is removed; that of accounts stays.
    Unlearn { before: u64 },
    /// These people were connected to these tables, in the order of their keys.
    Seen { people: Vec<(TableId, PersonId)>, at: u64 },
    /// Something of a championship.
    Club(ClubChange),
}

impl Change {
    /// Person whose sessions it changes, if any.
    pub fn of(&self) -> Option<&PersonId> {
        match self {
            Change::Begin(session) => Some(&session.person),
            Change::End { person, .. } | Change::EndOthers { person, .. } | Change::Password { person, .. } => Some(person),
            Change::Sweep { .. } | Change::Unopened { .. } | Change::Abandon { .. } | Change::OpenedFrom { .. } => None,
            Change::Unlearn { .. } => None,
            Change::Name { .. } | Change::Judged(_) | Change::Learnt(_) | Change::Seen { .. } | Change::Club(_) => None,
        }
    }

    /// Does it take something out that must not stay in the file's free space either?
    pub fn forgets(&self) -> bool {
        matches!(self, Change::Club(ClubChange::Decide { redacted, .. }) if !redacted.is_empty())
    }
}
