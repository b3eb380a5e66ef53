//! Who is signed in where. What was found of a session holds for a moment, so that not every request asks the store.

use super::signer::{Person, SessionId, Standing};
use super::{App, Problem};
use crate::room::now;
use crate::store::{Change, Session, StoreError};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// What was found holds for so long: another server may have ended a session.
const HOLDS: Duration = Duration::from_secs(10);
/// So many are remembered.
const REMEMBERED: usize = 20_000;
/// The longest description of a device that is kept, in letters.
const LONGEST_DEVICE: usize = 120;

pub(super) struct Sessions {
    found: Mutex<HashMap<String, (Instant, bool)>>,
    /// Counts the sessions that were ended here.
    ended: watch::Sender<u64>,
}

impl Default for Sessions {
    fn default() -> Sessions {
        Sessions { found: Mutex::default(), ended: watch::channel(0).0 }
    }
}

/// By which a person's way in is known to the store.
fn key(person: &Person) -> String {
    match person.standing {
        Standing::Guest => format!("guest:{}", person.id),
        Standing::Member(Some(session)) => session.to_string(),
        // Those who signed in before there were sessions have one together.
        Standing::Member(None) => format!("old:{}", person.id),
    }
}

impl App {
    /// Is this still a way in? One that cannot be checked now is what it was when it could; one never checked is none.
    pub(crate) async fn admits(&self, person: &Person) -> bool {
        let key = key(person);
        let found = || self.sessions.found.lock().unwrap_or_else(PoisonError::into_inner);
        let last = found().get(&key).copied();
        if let Some((_, admitted)) = last.filter(|(at, _)| at.elapsed() < HOLDS) {
            return admitted;
        }
        let admitted = match self.looked_up(person, &key).await {
            Ok(admitted) => admitted,
            Err(error) => {
                tracing::error!(%error, "a session could not be checked");
                return last.is_some_and(|(_, admitted)| admitted);
            }
        };
        let mut found = found();
        if found.len() >= REMEMBERED {
            found.clear();
        }
        found.insert(key, (Instant::now(), admitted));
        admitted
    }

    async fn looked_up(&self, person: &Person, key: &str) -> Result<bool, StoreError> {
        let store = self.room.store();
        match person.standing {
            // A guest who has signed up is a member, and comes in as one.
            Standing::Guest => Ok(store.account_of(&person.id).await?.is_none()),
            Standing::Member(Some(_)) => Ok(store.sessions(&person.id).await?.iter().any(|session| session.id == key)),
            Standing::Member(None) => Ok(!store.has_ended(key).await?),
        }
    }

    /// Waits until this is no way in any more. Whoever is nobody is waited for for ever.
    pub(crate) async fn ended(&self, person: Option<&Person>) {
        let Some(person) = person else { return std::future::pending().await };
        let mut ended = self.sessions.ended.subscribe();
        while self.admits(person).await {
            let _ = tokio::time::timeout(2 * HOLDS, ended.changed()).await;
        }
    }

    /// Signs a member in on a device.
    pub(super) async fn begin_session(&self, person: Person, device: &str) -> Result<Person, Problem> {
        let id = SessionId::new()?;
        let device = device.chars().filter(|letter| !letter.is_control()).take(LONGEST_DEVICE).collect();
        let session = Session { id: id.to_string(), person: person.id.clone(), device, since: now() };
        self.change(Change::Begin(session)).await?;
        Ok(Person { standing: Standing::Member(Some(id)), ..person })
    }

    /// Ends one session of a member.
    pub(super) async fn end_session(&self, person: &Person, session: &str) -> Result<(), Problem> {
        self.change(Change::End { person: person.id.clone(), session: session.to_owned(), at: now() }).await
    }

    /// Signs a member out where they call from.
    pub(super) async fn sign_out(&self, person: &Person) -> Result<(), Problem> {
        match person.standing {
            Standing::Guest => Ok(()),
            Standing::Member(_) => self.end_session(person, &key(person)).await,
        }
    }

    /// Ends all sessions of a member but the one they call from.
    pub(super) async fn end_others(&self, person: &Person) -> Result<(), Problem> {
        let (mine, at) = (key(person), now());
        let old = format!("old:{}", person.id);
        if mine != old {
            self.change(Change::End { person: person.id.clone(), session: old, at }).await?;
        }
        self.change(Change::EndOthers { person: person.id.clone(), but: mine, at }).await
    }

    /// Changes something about who may come in: what was found before holds no longer.
    pub(super) async fn change(&self, change: Change) -> Result<(), Problem> {
        self.room.store().change(change).await?;
        self.forget_sessions();
        Ok(())
    }

    /// What was found of sessions holds no longer.
    pub(super) fn forget_sessions(&self) {
        self.sessions.found.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.sessions.ended.send_modify(|ended| *ended += 1);
    }

    /// The session somebody calls from, as the store knows it.
    pub(super) fn session_of(person: &Person) -> String {
        key(person)
    }
}
