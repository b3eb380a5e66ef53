//! Changes as statements, which both databases understand.

use crate::statements;
use store::Change;
use table::{PersonId, TableId};

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

/// A statement with its values.
pub(super) type Statement = (&'static str, Vec<Value>);

/// A change that is one transaction of statements.
pub(super) trait Statements {
    fn statements(&self) -> Vec<Statement>;
}

impl Statements for Change {
    fn statements(&self) -> Vec<Statement> {
        let one = match self {
            Change::Club(change) => return change.statements(),
            Change::Sweep { before } => return statements::SWEEP.map(|sweep| (sweep, vec![number(*before)])).into(),
            Change::Unopened { table } => return statements::UNOPENED.map(|change| (change, vec![text(table.as_str())])).into(),
            Change::Abandon { before } => return statements::ABANDON.map(|sweep| (sweep, vec![number(*before)])).into(),
            Change::Seen { people, at } => {
                let one = |(table, person): &(TableId, PersonId)| {
                    (statements::SEEN, [text(person.as_str()), text(table.as_str()), number(*at)].into())
                };
                return people.iter().map(one).collect();
            }
            Change::Begin(session) => {
                let values = [text(&session.id), text(session.person.as_str()), text(&session.device), number(session.since)];
                (statements::BEGIN_SESSION, values.into())
            }
            Change::End { person, session, at } => {
                (statements::END_SESSION, [text(session), text(person.as_str()), number(*at)].into())
            }
            Change::EndOthers { person, but, at } => {
                (statements::END_OTHERS, [text(person.as_str()), text(but), number(*at)].into())
            }
            Change::Judged(found) => {
                let who = [text(found.person.as_str()), text(found.table.as_str()), text(&found.game)];
                let counted = [found.judged.into(), found.given_away.into(), found.at].map(number);
                (statements::JUDGED, who.into_iter().chain(counted).collect())
            }
            Change::Learnt(learnt) => {
                let who = [text(learnt.person.as_str()), text(&learnt.game), text(&learnt.progress)];
                (statements::LEARNT, who.into_iter().chain([number(learnt.at)]).collect())
            }
            Change::Unlearn { before } => (statements::UNLEARN, vec![number(*before)]),
            Change::OpenedFrom { table, origin } => {
                (statements::OPENED_FROM, [text(table.as_str()), text(origin.as_str())].into())
            }
            Change::Password { person, hash } => (statements::NEW_PASSWORD, [text(person.as_str()), text(hash)].into()),
            Change::Name { person, name } => (statements::NEW_NAME, [text(person.as_str()), text(name)].into()),
        };
        vec![one]
    }
}
