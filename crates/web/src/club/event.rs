//! One event: its only writer in this house, and what everybody sees of it.

use super::demo::Demo;
use super::links::Bearer;
use super::sight::state_name;
use super::{EventId, NoEvent};
use crate::room::now;
use crate::store::{Change, ClubChange, ClubListing, ClubQuery, Sharing, Store, StoreError};
use club::decision::Logged;
use club::{Actor, Breach, Championship, Decision, Time};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use tokio::sync::watch;
use words::Language;

/// What an event was founded with, besides its decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    /// The hall's clock: minutes east of Greenwich.
    pub zone: i16,
    /// An event that plays itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub demo: Option<Demo>,
}

impl Charter {
    /// The time in the hall at so many milliseconds since 1970.
    pub fn time(&self, at: u64) -> Time {
        const DAY: i64 = 24 * 60 * 60;
        let seconds = i64::try_from(at / 1000).unwrap_or_default() + i64::from(self.zone) * 60;
        Time(u32::try_from(seconds.rem_euclid(DAY)).unwrap_or_default())
    }
}

/// Why something was not decided. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Undecided {
    /// The regulation refuses it.
    #[error("refused by {}", .0.cite().0)]
    Refused(Breach),
    /// It could not be written down.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log makes no event.
    #[error("what is written of this event cannot be read")]
    Unreadable,
}

impl From<Breach> for Undecided {
    fn from(breach: Breach) -> Undecided {
        Undecided::Refused(breach)
    }
}

/// What the writer alone holds: the acts that were done, by their keys, with the number of the last decision of each.
#[derive(Default)]
struct Done(HashMap<String, u64>);

/// An event that lives.
pub struct Event {
    pub id: EventId,
    pub charter: Charter,
    pub(super) store: Arc<dyn Store>,
    done: tokio::sync::Mutex<Done>,
    shown: RwLock<Arc<Championship>>,
    pub(super) links: RwLock<Arc<Vec<Bearer>>>,
    changed: watch::Sender<u64>,
    /// What was drawn of it for everybody, by language.
    drawn: Mutex<HashMap<Language, Arc<Drawn>>>,
    /// Whether a day that plays itself has begun to.
    playing: AtomicBool,
    /// The tables of the room whose matches are followed.
    followed: Mutex<HashSet<String>>,
}

/// The parts of a page that is the same for everybody, each with the number of the decision that changed it last.
#[derive(Debug, Default)]
pub struct Drawn {
    pub number: u64,
    pub parts: Vec<(String, String, u64)>,
}

impl Drawn {
    /// The parts that changed after this number.
    pub fn since(&self, number: u64) -> impl Iterator<Item = (&str, &str)> {
        self.parts.iter().filter(move |(.., changed)| *changed > number).map(|(id, html, _)| (id.as_str(), html.as_str()))
    }
}

/// Another server may be quicker so often before an act is given up.
const AGAIN: usize = 8;

impl Event {
    /// Makes an event again from its log.
    pub(super) async fn wake(store: Arc<dyn Store>, id: &EventId) -> Result<Arc<Event>, NoEvent> {
        let kept = store.club(ClubQuery::Charter(id)).await?;
        let kept = kept.first().and_then(|row| row.first()).ok_or(NoEvent::NotFound)?;
        let charter = serde_json::from_str(kept).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        let event = Event {
            id: id.clone(),
            charter,
            store,
            done: tokio::sync::Mutex::default(),
            shown: RwLock::default(),
            links: RwLock::default(),
            changed: watch::Sender::new(0),
            drawn: Mutex::default(),
            playing: AtomicBool::new(false),
            followed: Mutex::default(),
        };
        event.catch_up(&mut *event.done.lock().await).await?;
        Ok(Arc::new(event))
    }

    /// The event as it stands.
    pub fn standing(&self) -> Arc<Championship> {
        Arc::clone(&self.shown.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The number of its last decision.
    pub fn number(&self) -> u64 {
        self.standing().log().len() as u64
    }

    /// Hears of every decision.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Is this the first who lets the day play itself?
    pub(super) fn begins_to_play(&self) -> bool {
        !self.playing.swap(true, Ordering::SeqCst)
    }

    /// Is this the first who follows the match of a table?
    pub(crate) fn begins_to_follow(&self, table: &str) -> bool {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner).insert(table.to_owned())
    }

    /// The match of a table is followed no longer.
    pub(crate) fn follows_no_longer(&self, table: &str) {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    /// What everybody sees of it, drawn once for all who speak a language and again only when something was decided.
    pub fn drawn(&self, language: Language, draw: impl Fn(&Championship) -> Vec<(String, String)>) -> Arc<Drawn> {
        let mut all = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let standing = self.standing();
        let number = standing.log().len() as u64;
        let last = all.entry(language).or_default();
        if last.number != number || last.parts.is_empty() {
            let changed = |id: &str, html: &str| match last.parts.iter().find(|(known, ..)| known == id) {
                Some((_, same, since)) if same == html => *since,
                _ => number,
            };
            let parts = draw(&standing).into_iter().map(|(id, html)| {
                let since = changed(&id, &html);
                (id, html, since)
            });
            let parts = parts.collect();
            *last = Arc::new(Drawn { number, parts });
        }
        Arc::clone(last)
    }

    /// The time in the hall.
    pub fn time(&self) -> Time {
        self.charter.time(now())
    }

    /// Decides what `decisions` makes of the event as it stands: all of it or nothing. An act that was done already, by its key, is not
    /// done again; the number of its last decision is told as it was then.
    pub async fn decide<F>(&self, by: Actor, act: Option<&str>, decisions: F) -> Result<u64, Undecided>
    where
        F: Fn(&Championship) -> Result<Vec<Decision>, Breach>,
    {
        self.decide_at(by, None, act, decisions).await
    }

    pub(super) async fn decide_at<F>(
        &self,
        by: Actor,
        at: Option<Time>,
        act: Option<&str>,
        decisions: F,
    ) -> Result<u64, Undecided>
    where
        F: Fn(&Championship) -> Result<Vec<Decision>, Breach>,
    {
        // What begins with a sign is the house's own way to name acts that came without a key.
        let act = act.filter(|act| !act.is_empty() && !act.starts_with('#'));
        let mut done = self.done.lock().await;
        for _ in 0..AGAIN {
            if let Some(&number) = act.and_then(|act| done.0.get(act)) {
                return Ok(number);
            }
            let standing = self.standing();
            let mut next = Championship::clone(&standing);
            for decision in decisions(&standing)? {
                next.decide(by, at.unwrap_or_else(|| self.time()), decision)?;
            }
            match self.write(&standing, &next, act).await {
                Ok(number) => {
                    done.0.extend(act.map(|act| (act.to_owned(), number)));
                    self.show(next);
                    return Ok(number);
                }
                Err(StoreError::Conflict) => self.catch_up(&mut done).await.map_err(|_| Undecided::Unreadable)?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Writes down what `next` has more than `standing`.
    async fn write(&self, standing: &Championship, next: &Championship, act: Option<&str>) -> Result<u64, StoreError> {
        let before = standing.log().len();
        let bodies = next.log()[before..].iter().map(written).collect::<Result<Vec<_>, _>>()?;
        let (first, number) = (before as u64 + 1, next.log().len() as u64);
        if bodies.is_empty() {
            return Ok(number);
        }
        let archives = next.log()[before..].iter().any(|logged| logged.decision == Decision::Archive);
        let act = act.map_or_else(|| format!("#{first}"), str::to_owned);
        let listing = ClubListing { name: next.name.clone(), state: state_name(next.state).to_owned() };
        // With the archive the ways to reach people leave what is kept, in the same transaction: the log of `next` no longer has them.
        let told = next.log()[..before].iter().zip(1_u64..);
        let told = told.filter(|(logged, _)| archives && matches!(logged.decision, Decision::Register { .. }));
        let redacted = told.map(|(logged, number)| Ok((number, written(logged)?))).collect::<Result<Vec<_>, StoreError>>()?;
        let decide = ClubChange::Decide { club: self.id.clone(), first, at: now(), act, bodies, redacted, listing };
        self.store.change(Change::Club(decide)).await?;
        Ok(number)
    }

    fn show(&self, next: Championship) {
        let number = next.log().len() as u64;
        *self.shown.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(next);
        self.changed.send_replace(number);
    }

    /// Reads what another server has written since.
    async fn catch_up(&self, done: &mut Done) -> Result<(), NoEvent> {
        let standing = self.standing();
        let rows = self.store.club(ClubQuery::Log(&self.id, standing.log().len() as u64)).await?;
        let mut next = Championship::clone(&standing);
        for row in &rows {
            let line = next.log().len() + 1;
            let [number, act, body] = row.as_slice() else { continue };
            let logged: Logged = serde_json::from_str(body).map_err(|error| NoEvent::Broken { line, why: error.to_string() })?;
            next.decide(logged.by, logged.at, logged.decision)
                .map_err(|breach| NoEvent::Broken { line, why: breach.cite().0.to_owned() })?;
            if !act.starts_with('#') {
                done.0.insert(act.clone(), number.parse().unwrap_or_default());
            }
        }
        self.read_links().await?;
        if !rows.is_empty() {
            self.show(next);
        }
        Ok(())
    }

    pub(super) async fn catch_up_if_shared(&self) -> Result<(), NoEvent> {
        if self.store.sharing() == Sharing::Shared {
            self.catch_up(&mut *self.done.lock().await).await?;
        }
        Ok(())
    }

    /// Fills an event that has no decision yet with those of a file.
    pub(super) async fn take_over(&self, log: &[Logged]) -> Result<(), NoEvent> {
        let mut done = self.done.lock().await;
        let bodies = log.iter().map(written).collect::<Result<Vec<_>, _>>()?;
        let listing = Championship::replay(log).map_or_else(
            |_| ClubListing { name: String::new(), state: String::new() },
            |event| ClubListing { name: event.name.clone(), state: state_name(event.state).to_owned() },
        );
        let act = "#1".to_owned();
        let decide =
            ClubChange::Decide { club: self.id.clone(), first: 1, at: now(), act, bodies, redacted: Vec::new(), listing };
        self.store.change(Change::Club(decide)).await?;
        self.catch_up(&mut done).await
    }
}

/// A decision as it is kept.
fn written(logged: &Logged) -> Result<String, StoreError> {
    serde_json::to_string(logged).map_err(|error| StoreError::Unreadable(error.to_string()))
}
