//! What is kept: charters, events, accounts and results.
//!
//! [`Store`] is the whole of what the room asks of a database. SQLite in one file serves a room without any care,
//! PostgreSQL one that has a database server anyway. Both are put through the same tests (`tests/store.rs`).

mod backup;
mod change;
mod club;
mod gathered;
mod kept;
mod migrations;
mod outcome;
mod postgres;
mod sql;
mod sqlite;

pub use backup::{Unsaved, backup};
pub use change::{Change, Session};
pub use club::{ClubChange, ClubListing, ClubQuery, KeptLink, LOG_PAGE, Plays};
pub use outcome::{Against, Blunders, MatchResult};
pub use postgres::Postgres;
pub use sqlite::Sqlite;

use crate::table::{Numbered, PersonId, Phase, TableConfig, TableId};
use async_trait::async_trait;
use sqlx::migrate::MigrateError;
use std::sync::Arc;

/// What the room asks of a database.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// The secret under which cookies are signed: made once, then always the same.
    async fn secret(&self) -> Result<Vec<u8>, StoreError>;
    /// Keeps a new table.
    async fn open_table(&self, table_config: &TableConfig, listing: &Listing) -> Result<(), StoreError>;
    /// The terms of a table.
    async fn table_config(&self, table: &TableId) -> Result<Option<TableConfig>, StoreError>;
    /// Writes an event down. When this returns `Ok`, the event survives the death of the process and of the machine.
    async fn append(&self, event: Appended) -> Result<(), StoreError>;
    /// The events of a table after this number, in their order.
    async fn events(&self, table: &TableId, after: u64) -> Result<Vec<Numbered>, StoreError>;
    /// Tables for the lobby, the newest first; of those open to all one of every address before the second of any.
    async fn listed(&self, which: Which, most: u32) -> Result<Vec<Listed>, StoreError>;
    /// The table of an invitation.
    async fn invited(&self, invitation: &str) -> Result<Option<TableId>, StoreError>;
    /// Keeps an account, unless its login is taken ([`StoreError::Conflict`]).
    async fn add_account(&self, account: &Account) -> Result<(), StoreError>;
    /// The account of this login.
    async fn account(&self, login: &str) -> Result<Option<Account>, StoreError>;
    /// The account of this person.
    async fn account_of(&self, person: &PersonId) -> Result<Option<Account>, StoreError>;
    /// Changes an account, or who is signed in where.
    async fn change(&self, change: Change) -> Result<(), StoreError>;
    /// Where this person is signed in, the newest first.
    async fn sessions(&self, person: &PersonId) -> Result<Vec<Session>, StoreError>;
    /// Is this session known to have ended?
    async fn has_ended(&self, session: &str) -> Result<bool, StoreError>;
    /// The results of a person, the newest first.
    async fn results(&self, person: &PersonId, most: u32) -> Result<Vec<MatchResult>, StoreError>;
    /// How the cards this person played look with all hands open, match by match, the newest first.
    async fn blunders(&self, person: &PersonId, most: u32) -> Result<Vec<Blunders>, StoreError>;
    /// Keeps the text of a record under the name of its content.
    async fn keep_record(&self, name: &TableId, text: &str) -> Result<(), StoreError>;
    /// The text of a record.
    async fn record(&self, name: &TableId) -> Result<Option<String>, StoreError>;
    /// What is kept of championships, as rows of text.
    async fn club(&self, query: ClubQuery<'_>) -> Result<Vec<Vec<String>>, StoreError>;
    /// Hears what other servers have written.
    fn news(&self) -> Option<tokio::sync::broadcast::Receiver<News>> {
        None
    }
    /// How often a table that is looked at is compared with its log, whatever is heard.
    fn compared_every(&self) -> Option<std::time::Duration> {
        None
    }
    /// May other servers write here too?
    fn sharing(&self) -> Sharing {
        Sharing::Alone
    }
    /// Can something be written down? Something is.
    async fn is_alive(&self) -> Result<(), StoreError>;
    /// Puts everything in order; nothing is written any more.
    async fn close(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

/// Where other servers have written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// At this table.
    At(TableId),
    /// The ways in of this person have changed.
    Of(PersonId),
    /// Nobody knows: they were not heard for a while.
    Everywhere,
}

/// The address something was opened from, as a keyed digest. Lists are shared out by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    pub(crate) const fn new(digest: String) -> Origin {
        Origin(digest)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Who writes into a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// This server alone.
    Alone,
    /// Perhaps other servers too.
    Shared,
}

/// An event on its way into the store, and what else changes with it.
#[derive(Clone, Debug)]
pub struct Appended {
    /// At which table.
    pub table: TableId,
    /// The event, with its number: if there is one of this number already, it is [`StoreError::Conflict`].
    pub event: Numbered,
    /// What the lobby says of the table from now on, if that changes.
    pub listing: Option<Listing>,
    /// The results, if the match is over with it.
    pub results: Vec<MatchResult>,
}

impl Appended {
    /// Does nothing else change with it?
    fn is_alone(&self) -> bool {
        self.listing.is_none() && self.results.is_empty()
    }
}

/// What the lobby says of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// How far it is.
    pub phase: Phase,
    /// The names on the plates; none for an empty chair.
    pub names: Vec<Option<String>>,
    /// The persons who sit there.
    pub persons: Vec<PersonId>,
}

/// A table of the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: TableId,
    /// The machine name of the game.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// The names on the plates.
    pub names: Vec<Option<String>>,
    /// When it changed last, in milliseconds since 1970.
    pub changed: u64,
}

/// Which tables are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those open to all, as far as this.
    Public(Phase),
    /// The same, after so many.
    PublicAfter(Phase, u32),
    /// Those of a person.
    Of(PersonId),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub person: PersonId,
    /// What they sign in with.
    pub login: String,
    /// The argon2id hash of their password.
    pub hash: String,
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
}

/// Why the store could not do it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// It is there already: somebody was faster.
    #[error("it is there already")]
    Conflict,
    /// It was swept.
    #[error("it is there no longer")]
    Gone,
    /// The disk is full, or cannot be written to.
    #[error("the disk takes no more: {0}")]
    Full(String),
    /// What is kept cannot be read.
    #[error("what is kept cannot be read: {0}")]
    Unreadable(String),
    /// The database is not there.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        // SQLite: 8 read-only, 10 input/output, 13 full, 14 cannot open. PostgreSQL: class 53, insufficient resources.
        let code = error.as_database_error().and_then(|error| error.code()).unwrap_or_default().into_owned();
        let primary = code.parse::<u32>().map(|code| code & 0xff).unwrap_or_default();
        match error {
            sqlx::Error::Database(ref inner) if inner.is_unique_violation() => StoreError::Conflict,
            sqlx::Error::Database(_) if matches!(primary, 8 | 10 | 13) || code.starts_with("53") => {
                StoreError::Full(error.to_string())
            }
            other => StoreError::Unavailable(other.to_string()),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _) => {
                StoreError::Unreadable(format!("a newer program has made migration {version} of this database"))
            }
            other => StoreError::Unreadable(other.to_string()),
        }
    }
}

/// A sign of life is waited for so long.
const HEARTBEAT: std::time::Duration = std::time::Duration::from_secs(2);

/// Something that is written in time, or is not.
async fn in_time(written: impl Future<Output = Result<(), StoreError>>) -> Result<(), StoreError> {
    let late = || StoreError::Unavailable(format!("nothing was written within {} seconds", HEARTBEAT.as_secs()));
    tokio::time::timeout(HEARTBEAT, written).await.map_err(|_| late())?
}

/// A secret for a house that has none, as it is kept.
fn new_secret() -> Result<String, StoreError> {
    let mut bytes = [0; 64];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Unavailable(error.to_string()))?;
    Ok(hex::encode(bytes))
}

/// Opens the store of an address: `postgres://...`, or the path of a file for SQLite.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        Ok(Arc::new(Postgres::open(address).await?))
    } else {
        Ok(Arc::new(Sqlite::open(address.strip_prefix("sqlite:").unwrap_or(address)).await?))
    }
}

/// A charter as it is kept.
fn written(table_config: &TableConfig) -> Result<String, StoreError> {
    serde_json::to_string(table_config).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// A charter that was kept.
fn read(text: &str) -> Result<TableConfig, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// Whether the lobby lists it, as it is kept.
fn is_public(table_config: &TableConfig) -> i64 {
    i64::from(table_config.openness == crate::table::Openness::Public)
}
