//! The room: live tables, each with one actor as its only writer.
//!
//! An actor takes requests one by one: validate, write down, let it happen, acknowledge, show it to everybody. A table nobody
//! looks at is put away and made again from its log when somebody comes.

mod actor;
mod attendance;
pub mod brains;
mod encoded_view;
mod hourglass;
mod lines;
mod news;
mod open;
mod presence;
mod shares;
mod thinkers;
mod tutor;
mod viewer;

pub use encoded_view::EncodedView;
pub use open::{Opening, Unopened};
pub use shares::Show;
pub use thinkers::Share;
pub use tutor::hint;
pub use viewer::{Format, Frame, QUEUE, Viewer};

use actor::{Actor, Command};
use attendance::Attendance;
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use pages::{Plain, Said};
use shares::Shares;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use store::{Listed, News, SeenAt, Store, StoreError};
use table::{Broken, Denied, Hint, PersonId, Request, Table, TableConfig, TableId, VisitorView};
use thinkers::Thinkers;
use tokio::sync::{OnceCell, mpsc, oneshot, watch};
use tokio::time::Instant;
use words::{Language, Words};

/// Requests that may wait for a table before those who bring more have to.
const WAITING: usize = 64;

/// A table at which nobody plays in person goes on for so long after somebody has looked at it.
pub const ATTENTION: Duration = Duration::from_secs(30);

/// The room.
pub struct Room {
    store: Arc<dyn Store>,
    lexicon: Arc<Lexicon>,
    tables: Arc<Tables>,
    closing: watch::Sender<Closing>,
    thinkers: Lanes,
    shares: Shares,
    attendance: Attendance,
    /// When it was opened.
    begun: Instant,
    /// How long a table of the room's players goes on after somebody has looked at it.
    attention: Duration,
}

/// Where is thought, each with places of its own: who answers at once does not wait behind who thinks for seconds, and the tutor
/// keeps nobody's player waiting.
#[derive(Clone)]
struct Lanes {
    quick: Thinkers,
    slow: Thinkers,
    tutor: Thinkers,
}

/// Whether the room is about to close.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// It stays open.
    Open,
    /// It closes: sockets are asked to come back later.
    Soon,
}

/// The live tables.
#[derive(Default)]
struct Tables(Mutex<HashMap<TableId, Arc<OnceCell<Door>>>>);

/// The way to a live table's actor.
type Door = mpsc::Sender<Command>;

impl Tables {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<OnceCell<Door>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets a table that could not be woken, or whose actor has put it away. One that was woken again since is another.
    fn forget(&self, table: &TableId) {
        let mut tables = self.lock();
        if tables.get(table).is_some_and(|cell| cell.get().is_none_or(Door::is_closed)) {
            tables.remove(table);
        }
        drop(tables);
        metrics::gauge!("spadille_tables_live").set(self.lock().len() as f64);
    }
}

/// The words of every language, and what was said of them that is the same at every table.
pub struct Lexicon {
    words: [Words; Language::ALL.len()],
    plain: [Plain; Language::ALL.len()],
}

impl Lexicon {
    /// Reads them all.
    pub fn new() -> Lexicon {
        Lexicon { words: Language::ALL.map(Words::new), plain: Default::default() }
    }

    /// The words of one.
    pub fn of(&self, language: Language) -> &Words {
        &self.words[language as usize]
    }

    fn plain(&self, language: Language) -> &Plain {
        &self.plain[language as usize]
    }
}

/// What was said at a table, in every language in which somebody reads there.
type Sayings = [Said; Language::ALL.len()];

impl Default for Lexicon {
    fn default() -> Lexicon {
        Lexicon::new()
    }
}

/// Visitor of a table, with the invitations they hold.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    /// The person, if known.
    pub person: Option<PersonId>,
    /// The invitations they have.
    pub passes: Vec<String>,
}

/// Why one cannot come to a table.
#[derive(Debug, thiserror::Error)]
pub enum Closed {
    /// There is no such table, or none for this visitor: they are not told which.
    #[error("there is no such table")]
    NotFound,
    /// The store does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log of the table makes no table.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// The actor has gone in the meantime.
    #[error("the table was just put away: try again")]
    Gone,
}

impl Room {
    /// A room over a store.
    pub fn new(store: Arc<dyn Store>, lexicon: Arc<Lexicon>) -> Room {
        // Two at least: no visitor may have them all.
        let places = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        let lane = || Thinkers::new(places);
        let tables = Arc::<Tables>::default();
        if let Some(news) = store.news() {
            tokio::spawn(hear(news, Arc::downgrade(&tables)));
        }
        let attendance = Attendance::default();
        tokio::spawn(presence::keep(Arc::downgrade(&store), attendance.clone(), Arc::downgrade(&tables)));
        Room {
            store,
            lexicon,
            tables,
            closing: watch::channel(Closing::Open).0,
            thinkers: Lanes { quick: lane(), slow: lane(), tutor: lane() },
            shares: Shares::default(),
            attendance,
            begun: Instant::now(),
            attention: ATTENTION,
        }
    }

    /// Does somebody wait at this table, here or at another server, or has its match begun?
    pub fn is_attended(&self, table: &Listed) -> bool {
        self.attendance.is_attended(table, now())
    }

    /// The same room, in which tables of the room's players go on for so long after somebody has looked at them.
    pub fn with_attention(self, attention: Duration) -> Room {
        Room { attention, ..self }
    }

    /// A show of this address, unless it has too many: as long as it is held, something plays itself for them.
    pub fn show(&self, address: IpAddr) -> Option<Show> {
        self.shares.show(&Share::Address(address))
    }

    /// The store.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// The words.
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// Tells every table that the room closes.
    pub fn close(&self) {
        let _ = self.closing.send(Closing::Soon);
    }

    /// Hears when the room closes.
    pub fn closing(&self) -> watch::Receiver<Closing> {
        self.closing.subscribe()
    }

    /// Number of live tables.
    pub fn live_tables(&self) -> usize {
        self.tables.lock().len()
    }

    /// The terms of a table, from the store.
    pub async fn table_config(&self, table: &TableId) -> Result<TableConfig, Closed> {
        self.store.table_config(table).await?.ok_or(Closed::NotFound)
    }

    /// The table as a visitor sees it.
    pub async fn look(&self, table: &TableId, visitor: Visitor) -> Result<VisitorView, Closed> {
        let (reply, seen) = oneshot::channel();
        self.send(table, Command::Look { visitor, reply }).await?;
        seen.await.map_err(|_| Closed::Gone)?.ok_or(Closed::NotFound)
    }

    /// Asks something of a table. `Ok` says the number of the event: it is written down.
    pub async fn ask(
        &self,
        table: &TableId,
        visitor: Visitor,
        request: Request,
        key: Option<String>,
    ) -> Result<Result<u64, Denied>, Closed> {
        let (reply, answered) = oneshot::channel();
        self.send(table, Command::Ask { visitor, request, key, reply }).await?;
        answered.await.map_err(|_| Closed::Gone)?.ok_or(Closed::NotFound)
    }

    /// Asks the tutor for a visitor who must act, and waits for what it says. That they asked is written down.
    pub async fn hint(&self, table: &TableId, visitor: Visitor) -> Result<Result<Hint, Denied>, Closed> {
        let (reply, said) = oneshot::channel();
        self.send(table, Command::Hint { visitor, reply }).await?;
        said.await.map_err(|_| Closed::Gone)?.ok_or(Closed::NotFound)
    }

    /// Sits a viewer down before a table. It is shown everything as it stands, then every change.
    pub async fn watch(&self, table: &TableId, visitor: Visitor, viewer: Viewer) -> Result<(), Closed> {
        let (reply, let_in) = oneshot::channel();
        self.send(table, Command::Watch { visitor, viewer, reply }).await?;
        if let_in.await.map_err(|_| Closed::Gone)? { Ok(()) } else { Err(Closed::NotFound) }
    }

    /// A viewer wants to see everything again.
    pub async fn resync(&self, table: &TableId, viewer: u64) -> Result<(), Closed> {
        self.send(table, Command::Resync { viewer }).await
    }

    /// A viewer has gone.
    pub async fn unwatch(&self, table: &TableId, viewer: u64) {
        let door = self.tables.lock().get(table).and_then(|cell| cell.get().cloned());
        if let Some(door) = door {
            let _ = door.send(Command::Unwatch { viewer }).await;
        }
    }

    /// Brings a command to the actor of a table, waking it if need be.
    async fn send(&self, table: &TableId, mut command: Command) -> Result<(), Closed> {
        // An actor can put its table away at the very moment we knock: then we wake it and knock again.
        for _ in 0..3 {
            let door = self.door(table).await?;
            match door.send(command).await {
                Ok(()) => return Ok(()),
                Err(back) => command = back.0,
            }
            self.tables.forget(table);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(Closed::Gone)
    }

    /// The way to the actor of a table.
    async fn door(&self, table: &TableId) -> Result<Door, Closed> {
        let cell = Arc::clone(self.tables.lock().entry(table.clone()).or_default());
        let made = cell.get_or_try_init(|| self.wake(table)).await.cloned();
        if made.is_err() {
            self.tables.forget(table);
        }
        made
    }

    /// Makes a table again from its log and starts its actor.
    async fn wake(&self, id: &TableId) -> Result<Door, Closed> {
        let table_config = self.table_config(id).await?;
        let events = self.store.events(id, 0).await?;
        let table = Table::replay(table_config, events)?;
        let seen = self.store.last_seen(SeenAt::Table(id)).await?;
        let (door, commands) = mpsc::channel(WAITING);
        let tables = Arc::clone(&self.tables);
        let seen: Vec<_> = seen.into_iter().map(|one| (one.person, one.at)).collect();
        let actor = Actor::new(table, &seen, self);
        let id = id.clone();
        tokio::spawn(async move {
            actor.run(commands).await;
            tables.forget(&id);
        });
        metrics::gauge!("spadille_tables_live").set(self.live_tables() as f64);
        Ok(door)
    }
}

/// Lets tables look into their log at which another server has written, for as long as there is a room.
async fn hear(mut news: BoxStream<'static, News>, tables: Weak<Tables>) {
    while let Some(news) = news.next().await {
        let Some(tables) = tables.upgrade() else { return };
        let live = tables.lock();
        let named: Vec<&Arc<OnceCell<Door>>> = match &news {
            News::At(table) => live.get(table).into_iter().collect(),
            News::Everywhere => live.values().collect(),
            News::Of(_) => Vec::new(),
        };
        for door in named.into_iter().filter_map(|cell| cell.get()) {
            // A table that has no place for it has much to do, and finds it when it does it.
            let _ = door.try_send(Command::Compare);
        }
    }
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
