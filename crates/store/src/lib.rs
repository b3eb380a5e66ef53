//! The store: what a card room asks of a database, and what is kept there.
//!
//! [`Store`] is the whole interface. The crate `sql` implements it for SQLite and PostgreSQL; both are put through the same tests.

mod change;
mod club;
mod outcome;
#[cfg(feature = "sqlx")]
mod refused;

pub use change::{Change, Session};
pub use club::{ClubChange, ClubListing, ClubQuery, KeptLink, LOG_PAGE, ListedEvent, Plays};
pub use outcome::{Against, Blunders, Learnt, MatchResult, is_rated, with_skills};

use async_trait::async_trait;
use futures_util::stream::BoxStream;
use table::{Numbered, PersonId, Phase, TableConfig, TableId};

/// Everything the server needs from a database.
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
    /// When people were last connected to their tables, as far as any server noted it.
    async fn last_seen(&self, which: SeenAt<'_>) -> Result<Vec<LastSeen>, StoreError>;
    /// The results of a person, the newest first.
    async fn results(&self, person: &PersonId, most: u32) -> Result<Vec<MatchResult>, StoreError>;
    /// How the cards this person played look with all hands open, match by match, the newest first.
    async fn blunders(&self, person: &PersonId, most: u32) -> Result<Vec<Blunders>, StoreError>;
    /// Progress of this person in the games they learn.
    async fn progress(&self, person: &PersonId) -> Result<Vec<Learnt>, StoreError>;
    /// Keeps the text of a record under the name of its content.
    async fn keep_record(&self, name: &TableId, text: &str) -> Result<(), StoreError>;
    /// The text of a record.
    async fn record(&self, name: &TableId) -> Result<Option<String>, StoreError>;
    /// What is kept of championships, as rows of text.
    async fn club(&self, query: ClubQuery<'_>) -> Result<Vec<Vec<String>>, StoreError>;
    /// Where other servers write, from now on; a subscriber that falls behind is told [`News::Everywhere`].
    fn news(&self) -> Option<BoxStream<'static, News>> {
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

/// Notice that another server has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// At this table.
    At(TableId),
    /// The ways in of this person have changed.
    Of(PersonId),
    /// Nobody knows: they were not heard for a while.
    Everywhere,
}

/// A person's last connection to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastSeen {
    pub table: TableId,
    pub person: PersonId,
    /// In milliseconds since 1970.
    pub at: u64,
}

/// Which connections are asked for.
#[derive(Clone, Copy, Debug)]
pub enum SeenAt<'q> {
    /// Those of one table.
    Table(&'q TableId),
    /// Those of every table after this time, in milliseconds since 1970.
    After(u64),
}

/// The address something was opened from, as a keyed digest. Lists are shared out by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    pub const fn new(digest: String) -> Origin {
        Origin(digest)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Writers of a store.
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
    /// New entry of the table in the lobby, if it changes.
    pub listing: Option<Listing>,
    /// The results, if the match is over with it.
    pub results: Vec<MatchResult>,
}

impl Appended {
    /// Does nothing else change with it?
    pub fn is_alone(&self) -> bool {
        self.listing.is_none() && self.results.is_empty()
    }
}

/// Entry of a table in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Phase of its match.
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
    /// Phase of its match.
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
    /// Name they sign in with.
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
