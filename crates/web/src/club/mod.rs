//! Championships of the room: events that live, one writer each, and the ways into them.
//!
//! An event is the log of decisions of the crate `club`. It is treated as a table is: validate, write down, let it happen, acknowledge,
//! show. Who may decide what is the regulation's own matter; here it is only found out who asks.

pub mod choices;
mod demo;
mod event;
pub mod founding;
mod links;
pub mod paper;
mod sight;
pub mod tables;

pub use demo::{Demo, Speed};
pub use event::{Charter, Drawn, Event, Undecided};
pub use links::{Bearer, Issued, NotOpened, role_from_name, role_name};
pub use paper::Paper;
pub use sight::{Board, BoardCategory, BoardJogo, BoardRow, BoardSide, Call, Drawing, Mark, state_name};

use crate::house::TableId;
use crate::room::now;
use crate::store::{Change, ClubChange, ClubQuery, Store, StoreError};
use club::decision::Logged;
use links::Tries;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;

/// An event of the room. It is spelt as a table is, stands in addresses and is no secret.
pub type EventId = TableId;

/// An event in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: EventId,
    pub name: String,
    /// The machine name of how far it is.
    pub state: String,
}

/// The championships of a room.
pub struct Clubs {
    store: Arc<dyn Store>,
    live: Mutex<HashMap<EventId, Arc<OnceCell<Arc<Event>>>>>,
    tries: Tries,
}

/// Why one cannot come to an event.
#[derive(Debug, thiserror::Error)]
pub enum NoEvent {
    #[error("there is no such event")]
    NotFound,
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its log makes no event.
    #[error("line {line} of the event cannot be read: {why}")]
    Broken { line: usize, why: String },
    #[error(transparent)]
    Chance(#[from] getrandom::Error),
}

impl Clubs {
    pub fn new(store: Arc<dyn Store>) -> Clubs {
        Clubs { store, live: Mutex::default(), tries: Tries::default() }
    }

    /// The newest events.
    pub async fn listed(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = self.store.club(ClubQuery::Newest(most)).await?;
        let listed = |row: Vec<String>| {
            let [id, name, state] = <[String; 3]>::try_from(row).ok()?;
            Some(Listed { id: TableId::from_text(&id)?, name, state })
        };
        Ok(rows.into_iter().filter_map(listed).filter(|listed| !listed.name.is_empty()).collect())
    }

    /// An event, woken from its log if need be.
    pub async fn event(&self, id: &EventId) -> Result<Arc<Event>, NoEvent> {
        let cell = Arc::clone(self.lock().entry(id.clone()).or_default());
        let woken = cell.get_or_try_init(|| Event::wake(Arc::clone(&self.store), id)).await.cloned();
        match woken {
            Ok(event) => {
                if let Some(demo) = event.charter.demo.filter(|_| event.begins_to_play()) {
                    tokio::spawn(demo::play(Arc::clone(&event), demo));
                }
                event.catch_up_if_shared().await?;
                Ok(event)
            }
            Err(error) => {
                self.lock().remove(id);
                Err(error)
            }
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<EventId, Arc<OnceCell<Arc<Event>>>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new event without a decision yet: whoever founds it is its first organiser.
    pub async fn found(&self, charter: &Charter) -> Result<Arc<Event>, NoEvent> {
        let id = EventId::new()?;
        let charter = serde_json::to_string(charter).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        self.store.change(Change::Club(ClubChange::Found { club: id.clone(), charter, at: now() })).await?;
        self.event(&id).await
    }

    /// An event that was carried here as a file: the same decisions, under a new address and with no link yet.
    pub async fn take_over(&self, charter: &Charter, log: &[Logged]) -> Result<Arc<Event>, NoEvent> {
        // What makes no event is not written down.
        club::Championship::replay(log)
            .map_err(|(line, breach)| NoEvent::Broken { line: line + 1, why: breach.cite().0.to_owned() })?;
        let event = self.found(charter).await?;
        event.take_over(log).await?;
        Ok(event)
    }
}
