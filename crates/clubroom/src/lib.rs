//! Championships of the room: events that live, one writer each, and the ways into them.
//!
//! An event is the log of decisions of the crate `club`. It is treated as a table is: validate, write down, let it happen, acknowledge,
//! show. Who may decide what is the regulation's own matter; here it is only found out who asks.

mod awake;
mod demo;
mod event;
mod links;
pub mod tables;

pub use event::{Event, EventConfig, Keyed, Undecided};
pub use links::NotOpened;

use awake::Awake;
use club::Championship;
use live::{ATTENTION, now};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Change, ClubChange, ClubQuery, ListedEvent, Origin, Plays, Store, StoreError};
use table::{EventId, TableId};

/// The championships of a room.
pub struct Clubs {
    store: Arc<dyn Store>,
    awake: Awake,
    /// Time a day that plays itself goes on after the last look.
    attention: Duration,
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
    /// The thread that read its log died.
    #[error("its log could not be read: {0}")]
    Died(#[from] tokio::task::JoinError),
}

impl Clubs {
    pub fn new(store: Arc<dyn Store>) -> Clubs {
        Clubs { store, awake: Awake::default(), attention: ATTENTION }
    }

    /// The same championships, in which a day that plays itself goes on for so long after the last look.
    pub fn with_attention(self, attention: Duration) -> Clubs {
        Clubs { attention, ..self }
    }

    /// Is this event in memory?
    pub fn is_awake(&self, id: &EventId) -> bool {
        self.awake.has(id)
    }

    /// The right to wake an event, held by one request of an address at a time.
    pub async fn wakes(&self, id: &EventId, address: IpAddr) -> tokio::sync::OwnedMutexGuard<()> {
        self.awake.wakes(id, address).await
    }

    /// Waits until somebody has woken this event.
    pub async fn woken(&self, id: &EventId) {
        self.awake.place(id).woken().await;
    }

    /// Lets events leave memory that nobody looks at.
    pub fn tidy(&self) {
        self.awake.tidy();
        metrics::gauge!("spadille_events_awake").set(self.awake.count() as f64);
    }

    /// Somebody looks at an event. A day that plays itself goes on, if they have a share left for it, which is held as long as it does.
    pub fn look<S: Send + 'static>(&self, event: &Arc<Event>, share: impl FnOnce() -> Option<S>) {
        event.look();
        let Some(demo) = event.config.demo.filter(|_| !demo::is_over(event)) else { return };
        if !event.begins_to_play() {
            return;
        }
        match share() {
            Some(share) => {
                let (event, attention) = (Arc::clone(event), self.attention);
                tokio::spawn(async move {
                    demo::play(event, demo, attention).await;
                    drop(share);
                });
            }
            None => event.rests(),
        }
    }

    /// The newest events, shared out by the addresses they were founded from.
    pub async fn listed(&self, most: u32) -> Result<Vec<ListedEvent>, StoreError> {
        let rows = self.store.club(ClubQuery::Newest(most)).await?;
        let listed = |row: Vec<String>| {
            let [id, name, state] = <[String; 3]>::try_from(row).ok()?;
            Some(ListedEvent { id: TableId::from_text(&id)?, name, state })
        };
        Ok(rows.into_iter().filter_map(listed).collect())
    }

    /// An event, woken from its log if need be.
    pub async fn event(&self, id: &EventId) -> Result<Arc<Event>, NoEvent> {
        let place = self.awake.place(id);
        let was_awake = place.event.initialized();
        let woken = place.event.get_or_try_init(|| Event::wake(Arc::clone(&self.store), id)).await.cloned();
        match woken {
            Ok(event) => {
                event.look();
                if !was_awake {
                    place.tell();
                    self.awake.tidy();
                }
                event.catch_up_if_shared().await?;
                Ok(event)
            }
            Err(error) => {
                self.awake.forget(id, &place);
                Err(error)
            }
        }
    }

    /// A new event without a decision yet: whoever founds it is its first organiser.
    pub async fn found(&self, config: &EventConfig, origin: Option<Origin>) -> Result<Arc<Event>, NoEvent> {
        let id = EventId::new()?;
        let plays = if config.demo.is_some() { Plays::Itself } else { Plays::People };
        let config = serde_json::to_string(config).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        let found = ClubChange::Found { club: id.clone(), config, at: now(), origin, plays };
        self.store.change(Change::Club(found)).await?;
        self.event(&id).await
    }

    /// An event that was carried here as a file: the same decisions, under a new address and with no link yet.
    pub async fn take_over(
        &self,
        config: &EventConfig,
        origin: Option<Origin>,
        carried: Championship,
    ) -> Result<Arc<Event>, NoEvent> {
        let event = self.found(config, origin).await?;
        event.take_over(carried).await?;
        Ok(event)
    }
}
