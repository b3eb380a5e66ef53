//! What is changed besides tables and events: accounts, and who is signed in where.

use super::club::ClubChange;
use super::{Blunders, Origin, sql};
use crate::table::{PersonId, TableId};

/// Somebody signed in on a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub id: String,
    pub person: PersonId,
    /// What it says it is.
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
    /// Something of a championship.
    Club(ClubChange),
}

/// What stands in a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Text(String),
    Number(i64),
}

pub(super) fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

pub(super) fn number(number: u64) -> Value {
    Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

impl Change {
    /// Whose ways in it changes, if it does.
    pub(crate) fn of(&self) -> Option<&PersonId> {
        match self {
            Change::Begin(session) => Some(&session.person),
            Change::End { person, .. } | Change::EndOthers { person, .. } | Change::Password { person, .. } => Some(person),
            Change::Sweep { .. } | Change::Unopened { .. } | Change::Abandon { .. } | Change::OpenedFrom { .. } => None,
            Change::Name { .. } | Change::Judged(_) | Change::Club(_) => None,
        }
    }

    /// Does it take something out that must not stay in the file's free space either?
    pub(super) fn forgets(&self) -> bool {
        matches!(self, Change::Club(ClubChange::Decide { redacted, .. }) if !redacted.is_empty())
    }

    /// As statements, which both databases understand.
    pub(super) fn statements(&self) -> Vec<(&'static str, Vec<Value>)> {
        let one = match self {
            Change::Club(change) => return change.statements(),
            Change::Sweep { before } => return sql::SWEEP.map(|sweep| (sweep, vec![number(*before)])).into(),
            Change::Unopened { table } => return sql::UNOPENED.map(|change| (change, vec![text(table.as_str())])).into(),
            Change::Abandon { before } => return sql::ABANDON.map(|sweep| (sweep, vec![number(*before)])).into(),
            Change::Begin(session) => {
                let values = [text(&session.id), text(session.person.as_str()), text(&session.device), number(session.since)];
                (sql::BEGIN_SESSION, values.into())
            }
            Change::End { person, session, at } => (sql::END_SESSION, [text(session), text(person.as_str()), number(*at)].into()),
            Change::EndOthers { person, but, at } => (sql::END_OTHERS, [text(person.as_str()), text(but), number(*at)].into()),
            Change::Judged(found) => {
                let who = [text(found.person.as_str()), text(found.table.as_str()), text(&found.game)];
                let counted = [found.judged.into(), found.given_away.into(), found.at].map(number);
                (sql::JUDGED, who.into_iter().chain(counted).collect())
            }
            Change::OpenedFrom { table, origin } => (sql::OPENED_FROM, [text(table.as_str()), text(origin.as_str())].into()),
            Change::Password { person, hash } => (sql::NEW_PASSWORD, [text(person.as_str()), text(hash)].into()),
            Change::Name { person, name } => (sql::NEW_NAME, [text(person.as_str()), text(name)].into()),
        };
        vec![one]
    }
}
