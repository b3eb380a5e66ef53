//! One event: its only writer in this house, and what everybody sees of it.

use super::NoEvent;
use club::championship::{EventState, Source};
use club::decision::Logged;
use club::demo::Demo;
use club::entry::PersonId;
use club::public_view::state_name;
use club::role::{Bearer, role_from_name, role_name};
use club::{Actor, Breach, Championship, Decision, Time};
use live::now;
use pages::club::Drawn;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;
use store::{Change, ClubChange, ClubListing, ClubQuery, LOG_PAGE, Sharing, Store, StoreError};
use table::EventId;
use tokio::sync::watch;
use tokio::task::{JoinError, spawn_blocking};
use words::Language;

/// Settings of an event besides its decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventConfig {
    /// The hall's clock: minutes east of Greenwich.
    pub zone: i16,
    /// An event that plays itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub demo: Option<Demo>,
}

impl EventConfig {
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
    /// The key is that of another act, or of another person's.
    #[error("this key is that of another act")]
    KeyTaken,
    /// It could not be written down.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log makes no event.
    #[error("what is written of this event cannot be read")]
    Unreadable,
    /// The thread that carried it out died.
    #[error("it could not be carried out: {0}")]
    Died(#[from] JoinError),
}

impl From<Breach> for Undecided {
    fn from(breach: Breach) -> Undecided {
        Undecided::Refused(breach)
    }
}

/// The key of an act, which belongs to one person and one content: sent again it is the same act, and no other may have it.
#[derive(Clone, Debug)]
pub struct Keyed {
    key: String,
    /// Digest of what is asked.
    content: String,
}

impl Keyed {
    /// The key of an act that asks for this; an empty one is none.
    pub fn new(key: Option<&str>, content: &str) -> Option<Keyed> {
        let key = key.filter(|key| !key.is_empty())?.to_owned();
        Some(Keyed { key, content: hex::encode(Sha256::digest(content)) })
    }
}

/// A person's key, and the act that was done under it.
type KeyedAct = ((PersonId, String), RecordedAct);

/// An act that was done under a key.
struct RecordedAct {
    by: Actor,
    content: String,
    number: u64,
}

impl RecordedAct {
    /// An act as the store keeps it: who, as what, the digest of the content, and the key.
    fn written(by: Actor, keyed: &Keyed) -> String {
        format!("{} {} {} {}", by.person, role_name(by.role), keyed.content, keyed.key)
    }

    /// Reads an act and its key; acts without a key begin with a sign, and are none.
    fn read(act: &str, number: u64) -> Option<KeyedAct> {
        let [person, role, content, key] = <[&str; 4]>::try_from(act.splitn(4, ' ').collect::<Vec<_>>()).ok()?;
        let by = Actor { person: PersonId(person.parse().ok()?), role: role_from_name(role)? };
        Some(((by.person, key.to_owned()), RecordedAct { by, content: content.to_owned(), number }))
    }
}

/// The acts that were done, by their keys, which the writer alone holds.
#[derive(Default)]
struct ActLog(HashMap<(PersonId, String), RecordedAct>);

impl ActLog {
    /// The number of this very act, if it was done already.
    fn number_of(&self, by: Actor, keyed: &Keyed) -> Result<Option<u64>, Undecided> {
        match self.0.get(&(by.person, keyed.key.clone())) {
            None => Ok(None),
            Some(done) if done.by == by && done.content == keyed.content => Ok(Some(done.number)),
            Some(_) => Err(Undecided::KeyTaken),
        }
    }
}

/// An event that lives.
pub struct Event {
    pub id: EventId,
    pub config: EventConfig,
    pub(super) store: Arc<dyn Store>,
    done: tokio::sync::Mutex<ActLog>,
    shown: RwLock<Arc<Championship>>,
    pub(super) links: RwLock<Arc<Vec<Bearer>>>,
    changed: watch::Sender<u64>,
    /// What was drawn of it for everybody, by language.
    drawn: Mutex<HashMap<Language, Arc<Drawn>>>,
    /// Whether a day that plays itself does.
    playing: AtomicBool,
    /// The last look, in milliseconds since 1970.
    looked: AtomicU64,
    /// The tables of the room whose matches are followed.
    followed: Mutex<HashSet<String>>,
}

/// An event larger than the longest day is copied, replayed and drawn where nobody else waits for it.
const LONG_DAY: usize = 8_000;
/// Decisions that are carried out together without a thread of their own.
const FEW: usize = 64;
/// Decisions of a file that are written together: nobody's act waits for more of them.
const TOGETHER: usize = 256;
/// Another server may be quicker so often before an act is given up.
const AGAIN: usize = 8;

impl Event {
    /// Makes an event again from its log.
    pub(super) async fn wake(store: Arc<dyn Store>, id: &EventId) -> Result<Arc<Event>, NoEvent> {
        let kept = store.club(ClubQuery::Charter(id)).await?;
        let kept = kept.first().and_then(|row| row.first()).ok_or(NoEvent::NotFound)?;
        let config = serde_json::from_str(kept).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        let event = Event {
            id: id.clone(),
            config,
            store,
            done: tokio::sync::Mutex::default(),
            shown: RwLock::default(),
            links: RwLock::default(),
            changed: watch::Sender::new(0),
            drawn: Mutex::default(),
            playing: AtomicBool::new(false),
            looked: AtomicU64::new(now()),
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

    /// Is it larger than the longest day?
    pub fn is_long(&self) -> bool {
        self.standing().size() > LONG_DAY
    }

    /// Hears of every decision.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Is this the first who lets the day play itself?
    pub(super) fn begins_to_play(&self) -> bool {
        !self.playing.swap(true, Ordering::SeqCst)
    }

    /// Does its day play itself just now?
    pub fn is_playing(&self) -> bool {
        self.playing.load(Ordering::SeqCst)
    }

    /// A day that plays itself rests until somebody looks at it again.
    pub(super) fn rests(&self) {
        self.playing.store(false, Ordering::SeqCst);
    }

    /// Somebody looks at it.
    pub fn look(&self) {
        self.looked.store(now(), Ordering::Relaxed);
    }

    /// The time since the last look; none while somebody watches. A followed table is no watcher.
    pub(super) fn unseen_for(&self) -> Duration {
        let followed = self.followed.lock().unwrap_or_else(PoisonError::into_inner).len();
        if self.changed.receiver_count() > followed {
            return Duration::ZERO;
        }
        Duration::from_millis(now().saturating_sub(self.looked.load(Ordering::Relaxed)))
    }

    /// Is this the first who follows the match of a table?
    pub fn begins_to_follow(&self, table: &str) -> bool {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner).insert(table.to_owned())
    }

    /// The match of a table is followed no longer.
    pub fn follows_no_longer(&self, table: &str) {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    /// The public board, drawn once per language and again only after a decision.
    pub fn drawn(&self, language: Language, draw: impl Fn(&Championship) -> Vec<(String, String)>) -> Arc<Drawn> {
        let mut all = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let standing = self.standing();
        let number = standing.log().len() as u64;
        let last = all.entry(language).or_default();
        if last.number != number || last.parts.is_empty() {
            let before: HashMap<&str, (&str, u64)> =
                last.parts.iter().map(|(id, html, since)| (id.as_str(), (html.as_str(), *since))).collect();
            let changed = |id: &str, html: &str| match before.get(id) {
                Some((same, since)) if *same == html => *since,
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

    /// The same if it is drawn already, and nobody draws just now.
    pub fn drawn_before(&self, language: Language) -> Option<Arc<Drawn>> {
        let all = self.drawn.try_lock().ok()?;
        all.get(&language).filter(|last| last.number == self.number() && !last.parts.is_empty()).cloned()
    }

    /// The time in the hall.
    pub fn time(&self) -> Time {
        self.config.time(now())
    }

    /// Decides what `decisions` makes of the event as it stands: all of it or nothing. An act that was done already, by its key, is not
    /// done again; the number of its last decision is told as it was then.
    pub async fn decide<F>(&self, by: Actor, act: Option<Keyed>, decisions: F) -> Result<u64, Undecided>
    where
        F: Fn(&Championship) -> Result<Vec<Decision>, Breach> + Send + Sync + 'static,
    {
        self.decide_at(by, None, act, decisions).await
    }

    pub(super) async fn decide_at<F>(
        &self,
        by: Actor,
        at: Option<Time>,
        act: Option<Keyed>,
        decisions: F,
    ) -> Result<u64, Undecided>
    where
        F: Fn(&Championship) -> Result<Vec<Decision>, Breach> + Send + Sync + 'static,
    {
        let decisions = Arc::new(decisions);
        let mut done = self.done.lock().await;
        for _ in 0..AGAIN {
            if let Some(keyed) = &act
                && let Some(number) = done.number_of(by, keyed)?
            {
                return Ok(number);
            }
            let standing = self.standing();
            let at = at.unwrap_or_else(|| self.time());
            let next = carried_out(Arc::clone(&standing), (by, at), Arc::clone(&decisions)).await?;
            let written = act.as_ref().map(|keyed| RecordedAct::written(by, keyed));
            match self.write(&standing, &next, written).await {
                Ok(number) => {
                    done.0.extend(act.map(|Keyed { key, content }| ((by.person, key), RecordedAct { by, content, number })));
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
    async fn write(&self, standing: &Championship, next: &Championship, act: Option<String>) -> Result<u64, StoreError> {
        let before = standing.log().len();
        let bodies = next.log()[before..].iter().map(written).collect::<Result<Vec<_>, _>>()?;
        let (first, number) = (before as u64 + 1, next.log().len() as u64);
        if bodies.is_empty() {
            return Ok(number);
        }
        let archives = next.log()[before..].iter().any(|logged| logged.decision == Decision::Archive);
        // What begins with a sign came without a key.
        let act = act.unwrap_or_else(|| format!("#{first}"));
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
    async fn catch_up(&self, done: &mut ActLog) -> Result<(), NoEvent> {
        let standing = self.standing();
        let known = standing.log().len();
        let mut next = Championship::clone(&standing);
        loop {
            let rows = self.store.club(ClubQuery::Log(&self.id, next.log().len() as u64)).await?;
            let is_last = rows.len() < LOG_PAGE;
            if !rows.is_empty() {
                // A decision of the log may replay all before it: others wait for this thread.
                let (read, acts) = spawn_blocking(move || followed(next, &rows)).await??;
                done.0.extend(acts);
                next = read;
            }
            if is_last {
                break;
            }
        }
        self.read_links().await?;
        if next.log().len() > known {
            next.shrink();
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

    /// Fills an event that has no decision yet with those of a file, some at a time: it is listed with the last of them.
    pub(super) async fn take_over(&self, mut carried: Championship) -> Result<(), NoEvent> {
        carried.shrink();
        let _writer = self.done.lock().await;
        let all = carried.log().len();
        for (first, some) in (1..).step_by(TOGETHER).zip(carried.log().chunks(TOGETHER)) {
            let is_last = first - 1 + some.len() == all;
            let (name, state) = if is_last { (carried.name.as_str(), carried.state) } else { ("", EventState::Draft) };
            let listing = ClubListing { name: name.to_owned(), state: state_name(state).to_owned() };
            let bodies = some.iter().map(written).collect::<Result<Vec<_>, _>>()?;
            let (club, act, redacted) = (self.id.clone(), format!("#{first}"), Vec::new());
            let decide = ClubChange::Decide { club, first: first as u64, at: now(), act, bodies, redacted, listing };
            self.store.change(Change::Club(decide)).await?;
        }
        self.show(carried);
        Ok(())
    }
}

/// The event with what is decided of it. What takes long has a thread of its own: a long event is copied, and the log replayed where a
/// decision is taken back.
async fn carried_out<F>(standing: Arc<Championship>, by: (Actor, Time), decisions: Arc<F>) -> Result<Championship, Undecided>
where
    F: Fn(&Championship) -> Result<Vec<Decision>, Breach> + Send + Sync + 'static,
{
    if standing.size() > LONG_DAY {
        return Ok(spawn_blocking(move || with(&standing, by, decisions(&standing)?)).await??);
    }
    let made = decisions(&standing)?;
    if made.len() > FEW || made.iter().any(Decision::replays) {
        return Ok(spawn_blocking(move || with(&standing, by, made)).await??);
    }
    Ok(with(&standing, by, made)?)
}

fn with(standing: &Championship, (by, at): (Actor, Time), made: Vec<Decision>) -> Result<Championship, Breach> {
    let mut next = standing.clone();
    made.into_iter().try_for_each(|decision| next.decide(by, at, decision))?;
    Ok(next)
}

/// The event with further rows of its log, and the acts under a key among them.
fn followed(mut next: Championship, rows: &[Vec<String>]) -> Result<(Championship, Vec<KeyedAct>), NoEvent> {
    let mut acts = Vec::new();
    for row in rows {
        let line = next.log().len() + 1;
        let [number, act, body] = row.as_slice() else { continue };
        let logged: Logged = serde_json::from_str(body).map_err(|error| NoEvent::Broken { line, why: error.to_string() })?;
        next.accept(Source::Store, logged).map_err(|breach| NoEvent::Broken { line, why: breach.cite().0.to_owned() })?;
        acts.extend(RecordedAct::read(act, number.parse().unwrap_or_default()));
    }
    Ok((next, acts))
}

/// A decision as it is kept.
fn written(logged: &Logged) -> Result<String, StoreError> {
    serde_json::to_string(logged).map_err(|error| StoreError::Unreadable(error.to_string()))
}
