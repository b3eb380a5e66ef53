//! Decisions of the desks. One that replays an event or copies a long one waits for its turn; once begun it is carried out to its end though
//! its maker hangs up, and the turn lasts as long.

use super::key::checked;
use super::table::{Fields, field};
use super::{App, Problem};
use club::{Actor, Breach, Championship, Decision};
use clubroom::{Event, Keyed, Undecided};
use std::net::IpAddr;
use std::sync::Arc;

/// Work of what is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Work {
    /// A line or a few of the log.
    Lines,
    /// The whole log is replayed, or a whole list entered.
    Whole,
}

impl Work {
    /// The work of an act of a form, by its name.
    pub(super) fn of_act(name: &str) -> Work {
        if name == "take_back" { Work::Whole } else { Work::Lines }
    }

    pub(super) fn of(decision: &Decision) -> Work {
        if decision.replays() { Work::Whole } else { Work::Lines }
    }
}

/// The key of a form, for everything else in it.
pub(super) fn keyed(fields: &Fields) -> Result<Option<Keyed>, Problem> {
    let content: Vec<&(String, String)> = fields.iter().filter(|(name, _)| name != "key").collect();
    let content = serde_json::to_string(&content).map_err(|error| Problem::Bad(error.to_string()))?;
    Ok(Keyed::new(checked(field(fields, "key"))?, &content))
}

/// Lets an actor at this address decide.
pub(super) async fn decided<F>(
    app: &Arc<App>,
    address: IpAddr,
    event: &Arc<Event>,
    (by, keyed, work): (Actor, Option<Keyed>, Work),
    decisions: F,
) -> Result<u64, Undone>
where
    F: Fn(&Championship) -> Result<Vec<Decision>, Breach> + Send + Sync + 'static,
{
    if work == Work::Lines && !event.is_long() {
        return Ok(event.decide(by, keyed, decisions).await?);
    }
    let (turn, event) = (app.desks.decisions.turn_at(address, &event.id).await?, Arc::clone(event));
    let decides = async move {
        let _turn = turn;
        event.decide(by, keyed, decisions).await
    };
    Ok(tokio::spawn(decides).await.map_err(|error| Problem::Unavailable(error.to_string()))??)
}

/// Checks that the regulation lets an actor at this address decide that now; decides nothing.
pub(super) async fn tried(
    app: &Arc<App>,
    address: IpAddr,
    event: &Arc<Event>,
    by: Actor,
    decision: Decision,
) -> Result<Result<(), Breach>, Problem> {
    let (standing, at) = (event.standing(), event.time());
    let tries = move || Championship::clone(&standing).decide(by, at, decision);
    if event.is_long() { app.desks.decisions.turn_at(address, &event.id).await?.work(tries).await } else { Ok(tries()) }
}

/// Why something was not decided.
pub(super) enum Undone {
    /// The regulation refuses it.
    Refused(Breach),
    Problem(Problem),
}

impl From<Problem> for Undone {
    fn from(problem: Problem) -> Undone {
        Undone::Problem(problem)
    }
}

impl From<Undecided> for Undone {
    fn from(error: Undecided) -> Undone {
        match error {
            Undecided::Refused(breach) => Undone::Refused(breach),
            other @ (Undecided::KeyTaken | Undecided::Store(_) | Undecided::Unreadable | Undecided::Died(_)) => {
                Undone::Problem(super::club::undecided(&other))
            }
        }
    }
}
