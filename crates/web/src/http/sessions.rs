//! Who is signed in where. What was found of a session holds for a moment, so that not every request asks the store.

use super::signer::{Identity, Person, SessionId};
use super::{App, Problem};
use futures_util::StreamExt;
use live::now;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};
use store::{Change, News, Session, Sharing, StoreError};
use table::PersonId;
use tokio::sync::Notify;

/// Cache time of what was found. Other servers say when they end a session; this is for notices that are lost.
const HOLDS: Duration = Duration::from_secs(10);
/// On a socket that stays open it is looked at again after this, whatever is heard.
const LOOKED_AGAIN: Duration = Duration::from_secs(600);
/// So many are remembered.
const REMEMBERED: usize = 50_000;
/// The longest description of a device that is kept, in letters.
const LONGEST_DEVICE: usize = 120;

#[derive(Default)]
pub(super) struct Sessions {
    found: Mutex<Found>,
    /// Who is here on a socket or a stream, and how to tell them that something has changed.
    here: Mutex<HashMap<PersonId, Weak<Notify>>>,
}

/// What was found of ways in.
#[derive(Default)]
struct Found {
    /// By their key: when, whether it is a way in, and whose.
    known: HashMap<String, (Instant, bool, PersonId)>,
    /// How often something was forgotten: what was looked for before that may be past when it is found.
    forgotten: u64,
}

/// When somebody began to look: how often something had been forgotten by then.
#[derive(Clone, Copy)]
struct Since(u64);

impl Sessions {
    fn found(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known of a way in, and since when; and the moment, for who looks it up now.
    fn known(&self, key: &str) -> (Option<(Instant, bool)>, Since) {
        let found = self.found();
        (found.known.get(key).map(|(at, admitted, _)| (*at, *admitted)), Since(found.forgotten))
    }

    /// Remembers what was found by who began to look then. If something was forgotten meanwhile, it may be what was found: then the
    /// next one looks again.
    fn keep(&self, key: String, admitted: bool, person: &PersonId, since: Since) {
        let mut found = self.found();
        if found.forgotten != since.0 {
            return;
        }
        if found.known.len() >= REMEMBERED {
            found.known.clear();
        }
        found.known.insert(key, (Instant::now(), admitted, person.clone()));
    }

    /// How this person is told that something has changed about how they may come in.
    fn bell(&self, person: &PersonId) -> Arc<Notify> {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bell) = here.get(person).and_then(Weak::upgrade) {
            return bell;
        }
        // Those who have gone are forgotten when somebody new comes and there are many.
        if here.len() >= REMEMBERED {
            here.retain(|_, bell| bell.strong_count() > 0);
        }
        let bell = Arc::new(Notify::new());
        here.insert(person.clone(), Arc::downgrade(&bell));
        bell
    }

    /// Nothing that was found holds any longer, and everybody who is here looks again.
    fn forget_all(&self) {
        let mut found = self.found();
        found.known.clear();
        found.forgotten += 1;
        drop(found);
        let here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        for bell in here.values().filter_map(Weak::upgrade) {
            bell.notify_waiters();
        }
    }

    /// What was found of this person holds no longer, and they look again wherever they are.
    fn forget(&self, person: &PersonId) {
        let mut found = self.found();
        found.known.retain(|_, (.., known)| known != person);
        found.forgotten += 1;
        drop(found);
        let bell = self.here.lock().unwrap_or_else(PoisonError::into_inner).get(person).and_then(Weak::upgrade);
        if let Some(bell) = bell {
            bell.notify_waiters();
        }
    }
}

/// By which a person's way in is known to the store.
fn key(person: &Person) -> String {
    match person.standing {
        Identity::Guest => format!("guest:{}", person.id),
        Identity::Member(Some(session)) => session.to_string(),
        // Those who signed in before there were sessions have one together.
        Identity::Member(None) => format!("old:{}", person.id),
    }
}

impl App {
    /// Is this still a way in? One that cannot be checked now is what it was when it could; of one never checked nothing can be said.
    pub(crate) async fn admits(&self, person: &Person) -> Result<bool, StoreError> {
        let key = key(person);
        let (last, since) = self.sessions.known(&key);
        if let Some((_, admitted)) = last.filter(|(at, _)| at.elapsed() < HOLDS) {
            return Ok(admitted);
        }
        match (self.looked_up(person, &key).await, last) {
            (Ok(admitted), _) => {
                self.sessions.keep(key, admitted, &person.id, since);
                Ok(admitted)
            }
            (Err(error), Some((_, admitted))) => {
                tracing::error!(%error, "a session could not be checked");
                Ok(admitted)
            }
            (Err(error), None) => Err(error),
        }
    }

    /// Hears from other servers whose ways in have changed, for as long as there is a house.
    pub(crate) fn hear(app: &Arc<App>) {
        let Some(mut news) = app.room.store().news() else { return };
        let app = Arc::downgrade(app);
        tokio::spawn(async move {
            while let Some(heard) = news.next().await {
                let Some(app) = app.upgrade() else { return };
                match heard {
                    News::Of(person) => app.sessions.forget(&person),
                    News::Everywhere => app.sessions.forget_all(),
                    News::At(_) => {}
                }
            }
        });
    }

    async fn looked_up(&self, person: &Person, key: &str) -> Result<bool, StoreError> {
        let store = self.room.store();
        match person.standing {
            // A guest who has signed up is a member, and comes in as one.
            Identity::Guest => Ok(store.account_of(&person.id).await?.is_none()),
            Identity::Member(Some(_)) => Ok(store.sessions(&person.id).await?.iter().any(|session| session.id == key)),
            Identity::Member(None) => Ok(!store.has_ended(key).await?),
        }
    }

    /// Waits until this is no way in any more. Whoever is nobody is waited for for ever.
    pub(crate) async fn ended(&self, person: Option<&Person>) {
        let Some(person) = person else { return std::future::pending().await };
        let bell = self.sessions.bell(&person.id);
        // Where nobody else writes, nothing changes of which we do not know.
        let looks_again = match self.room.store().sharing() {
            Sharing::Alone => LOOKED_AGAIN,
            Sharing::Shared => 2 * HOLDS,
        };
        loop {
            // Whoever is told between the look and the wait is told nevertheless.
            let rung = bell.notified();
            tokio::pin!(rung);
            rung.as_mut().enable();
            // While it cannot be checked nobody is put out.
            if matches!(self.admits(person).await, Ok(false)) {
                return;
            }
            let _ = tokio::time::timeout(looks_again, rung).await;
        }
    }

    /// Signs a member in on a device.
    pub(super) async fn begin_session(&self, person: Person, device: &str) -> Result<Person, Problem> {
        let id = SessionId::new()?;
        let device = device.chars().filter(|letter| !letter.is_control()).take(LONGEST_DEVICE).collect();
        let session = Session { id: id.to_string(), person: person.id.clone(), device, since: now() };
        self.change(Change::Begin(session)).await?;
        Ok(Person { standing: Identity::Member(Some(id)), ..person })
    }

    /// Ends one session of a member.
    pub(super) async fn end_session(&self, person: &Person, session: &str) -> Result<(), Problem> {
        self.change(Change::End { person: person.id.clone(), session: session.to_owned(), at: now() }).await
    }

    /// Signs a member out where they call from.
    pub(super) async fn sign_out(&self, person: &Person) -> Result<(), Problem> {
        match person.standing {
            Identity::Guest => Ok(()),
            Identity::Member(_) => self.end_session(person, &key(person)).await,
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
        let of = change.of().cloned();
        self.room.store().change(change).await?;
        if let Some(person) = of {
            self.sessions.forget(&person);
        }
        Ok(())
    }

    /// What was found of this person's ways in holds no longer.
    pub(super) fn forget_sessions_of(&self, person: &PersonId) {
        self.sessions.forget(person);
    }

    /// The session somebody calls from, as the store knows it.
    pub(super) fn session_of(person: &Person) -> String {
        key(person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A session that is ended while it is looked up: who found it before must not be believed after.
    #[test]
    fn what_ended_while_it_was_looked_up_is_not_remembered() {
        let (sessions, ana) = (Sessions::default(), PersonId::new().expect("chance"));
        let (_, since) = sessions.known("a session");
        sessions.forget(&ana);
        sessions.keep("a session".to_owned(), true, &ana, since);
        let (known, since) = sessions.known("a session");
        assert!(known.is_none(), "it was a way in before, and is none now");
        sessions.keep("a session".to_owned(), false, &ana, since);
        assert!(matches!(sessions.known("a session").0, Some((_, false))));
    }
}
