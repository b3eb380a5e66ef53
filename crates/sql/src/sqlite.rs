//! SQLite in one file.
//!
//! There is one writer. It gathers the events that wait for it and commits them together, so that the disk is asked once for
//! many tables: durable (`synchronous=FULL`) and still quick. What the log of the file holds is carried over into it beside
//! the writer, by a connection of its own, so that no commit has to wait for that.

mod clearing;
mod writing;

use super::change::Value;
use super::file::{Kept, keep_to_oneself};
use super::{migrations, now, statements};
use crate::club::Query;
use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::Path;
use std::time::{Duration, Instant};
use store::{
    Account, Appended, Blunders, Change, ClubQuery, LastSeen, Learnt, Listed, Listing, MatchResult, SeenAt, Session, Store,
    StoreError, Which,
};
use table::{Numbered, PersonId, TableConfig, TableId, twin};
use tokio::sync::{mpsc, oneshot};

/// The most events committed together.
const BATCH: usize = 512;
/// How many may wait before those who bring more have to.
const WAITING: usize = 4096;

/// In a busy room batches begin so far apart at least: more goes together, and the disk is asked less often. Where one act comes at a time
/// it waits for nobody.
const APART: Duration = Duration::from_millis(8);

/// Each time so many things were written, the log is carried over into the file beside the writer: most are a page or two.
const CARRIED: usize = 512;
/// The length of the log is looked at each time so many batches were written; if it has grown by so many bytes it is carried over too.
const LOOKED_AT: u32 = 32;
const GROWN: u64 = 1 << 20;
/// From so many bytes on the writer itself carries over what is left of it, and begins a new one.
const LONGEST_LOG: u64 = 16 << 20;
/// So long the writer then waits for those who read in the log, and so long it leaves them alone if they did not end. At the end, when
/// nobody waits for it, it waits as long as for anything.
const WAITS: &str = "PRAGMA busy_timeout = 100";
const WAITS_AS_EVER: &str = "PRAGMA busy_timeout = 5000";
const LEFT_ALONE: Duration = Duration::from_secs(2);
/// Retries of the last checkpoint while another process runs one.
const CHECKPOINT_RETRIES: Duration = Duration::from_secs(1);
const CHECKPOINT_RETRY: Duration = Duration::from_millis(5);
/// No commit carries the log over by itself, but for one of so many pages: the disk must be in trouble.
const TROUBLE: &str = "131072";
/// A log that is begun anew keeps so many bytes on the disk.
const KEPT_LOG: &str = "4194304";

/// A store in a file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Write>,
}

/// Something to write, and whom to tell.
struct Write {
    what: What,
    done: oneshot::Sender<Outcome>,
}

/// What came of one of the things written together.
type Outcome = Result<(), StoreError>;

enum What {
    Event(Appended),
    Table(Box<TableConfig>, Listing),
    Account(Account),
    Record(TableId, String),
    Change(Change),
    /// A sign of life, with its time.
    Pulse(u64),
    /// Nothing comes any more.
    End,
}

impl Sqlite {
    /// Opens the file, which is made if it is not there, and brings its tables up to date.
    pub async fn open(path: &str) -> Result<Sqlite, StoreError> {
        if let Some(folder) = Path::new(path).parent() {
            std::fs::create_dir_all(folder).map_err(|error| StoreError::Unavailable(format!("{}: {error}", folder.display())))?;
        }
        keep_to_oneself(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .pragma("wal_autocheckpoint", TROUBLE)
            .pragma("journal_size_limit", KEPT_LOG)
            // What is deleted or overwritten is overwritten with zeros: nobody reads it in the file's free space.
            .pragma("secure_delete", "ON")
            .statement_cache_capacity(32)
            .disable_statement_logging();
        let mut connection = options.connect().await?;
        let is_new = clearing::is_new(&mut connection).await?;
        // Of two that open a file together one waits: migrations know no lock of their own here.
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        migrations::sqlite().run(&mut *transaction).await?;
        sqlx::query(statements::NEW_SECRET).bind(super::new_secret()?).execute(&mut *transaction).await?;
        for row in sqlx::query(statements::WITHOUT_TWIN).fetch_all(&mut *transaction).await? {
            let (person, login): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            sqlx::query(statements::NEW_TWIN).bind(person).bind(twin(&login)).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        clearing::clear(&mut connection, is_new).await;
        let readers =
            SqlitePoolOptions::new().max_connections(4).min_connections(1).connect_with(options.clone().read_only(true)).await?;
        let (writer, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write_all(options, connection, Kept::new(path), waiting));
        Ok(Sqlite { readers, writer })
    }

    async fn write(&self, what: What) -> Result<(), StoreError> {
        let gone = || StoreError::Unavailable("the writer has stopped".to_owned());
        let (done, written) = oneshot::channel();
        self.writer.send(Write { what, done }).await.map_err(|_| gone())?;
        written.await.map_err(|_| gone())?
    }
}

/// Carries the log over into the file whenever the writer says that it has grown; nobody waits for it. What fails now is
/// tried again the next time, and a log that has become too long is carried over by the writer itself.
async fn carry_over(options: SqliteConnectOptions, mut grown: mpsc::Receiver<()>) {
    let mut open = None;
    while grown.recv().await.is_some() {
        match carried(&options, open.take()).await {
            Ok(connection) => open = Some(connection),
            Err(error) => tracing::warn!(%error, "the log was not carried over"),
        }
    }
    if let Some(connection) = open
        && let Err(error) = connection.close().await
    {
        tracing::warn!(%error, "the file was not closed in order");
    }
}

/// Carries the log over by a connection, which is made if there is none, and gives it back.
async fn carried(options: &SqliteConnectOptions, open: Option<SqliteConnection>) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = match open {
        Some(connection) => connection,
        None => options.connect().await?,
    };
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await?;
    Ok(connection)
}

/// When the writer began its last batch, and how much was in it.
#[derive(Default)]
struct Pace(Option<(Instant, usize)>);

impl Pace {
    /// When the next batch begins, if more may come until then.
    fn waits_until(&self) -> Option<Instant> {
        let (begun, _) = self.0.filter(|&(_, many)| many > 1)?;
        Some(begun + APART).filter(|end| *end > Instant::now())
    }

    fn begin(&mut self, many: usize) {
        self.0 = Some((Instant::now(), many));
    }
}

/// The writer: takes what waits, commits it together, and tells everyone.
async fn write_all(options: SqliteConnectOptions, connection: SqliteConnection, file: Kept, mut waiting: mpsc::Receiver<Write>) {
    let (grown, carry) = mpsc::channel(1);
    let carrier = tokio::spawn(carry_over(options.clone(), carry));
    let mut batch = Vec::with_capacity(BATCH);
    let (mut batches, mut uncarried, mut length) = (0_u32, 0, 0);
    let mut open = Some(connection);
    let mut not_before = Instant::now();
    // Something was forgotten that is still in the log: somebody read in it.
    let mut unforgotten = false;
    let mut pace = Pace::default();
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        if let Some(end) = pace.waits_until() {
            tokio::time::sleep_until(end.into()).await;
            while batch.len() < BATCH
                && let Ok(write) = waiting.try_recv()
            {
                batch.push(write);
            }
        }
        let many = batch.len();
        pace.begin(many);
        metrics::histogram!("spadille_store_batch").record(many as f64);
        let written = match open.take() {
            Some(connection) => write_with(connection, &batch, &file).await,
            None => match connected(&options, &file).await {
                Ok(connection) => write_with(connection, &batch, &file).await,
                Err(error) => Err(error),
            },
        };
        let ends = batch.iter().any(|write| matches!(write.what, What::End));
        match written {
            Ok((mut connection, outcomes)) => {
                // The log holds pages as they were before: what was to be forgotten is forgotten once it is cut off.
                unforgotten |= batch.iter().any(|write| matches!(&write.what, What::Change(change) if change.forgets()));
                if unforgotten && !ends && Instant::now() > not_before {
                    unforgotten = begin_anew(&mut connection).await == Log::Read;
                    (length, not_before) =
                        (file.log_length(), Instant::now() + if unforgotten { LEFT_ALONE } else { Duration::ZERO });
                }
                if ends {
                    // Who carries the log over beside us ends first: two cannot do it at once.
                    drop(grown);
                    let _ = carrier.await;
                    let closed = put_in_order(connection).await;
                    for (write, outcome) in batch.drain(..).zip(outcomes) {
                        let is_end = matches!(write.what, What::End);
                        let _ = write.done.send(if is_end { closed.clone() } else { outcome });
                    }
                    return;
                }
                open = Some(connection);
                for (write, outcome) in batch.drain(..).zip(outcomes) {
                    // Whoever has gone away in the meantime finds it when they look again.
                    let _ = write.done.send(outcome);
                }
                (batches, uncarried) = (batches.wrapping_add(1), uncarried + many);
                let before = length;
                if batches.is_multiple_of(LOOKED_AT) {
                    length = file.log_length();
                }
                if uncarried >= CARRIED || length > before + GROWN {
                    uncarried = 0;
                    // If it is still at it, it has heard.
                    let _ = grown.try_send(());
                }
                if let Some(connection) = open.as_mut().filter(|_| length > LONGEST_LOG && Instant::now() > not_before) {
                    let _ = begin_anew(connection).await;
                    (length, not_before) = (file.log_length(), Instant::now() + LEFT_ALONE);
                }
            }
            Err(error) => {
                tracing::error!(%error, "nothing of this batch was written");
                for write in batch.drain(..) {
                    let _ = write.done.send(Err(error.clone()));
                }
            }
        }
    }
}

/// Carries over what is left of the log and begins a new one, unless somebody reads in it: then it is tried again later.
async fn begin_anew(connection: &mut SqliteConnection) -> Log {
    if let Err(error) = sqlx::query(WAITS).execute(&mut *connection).await {
        tracing::warn!(%error, "no new log was begun");
    }
    let merged = merge(connection).await.unwrap_or_else(|error| {
        tracing::debug!(%error, "no new log was begun");
        Log::Read
    });
    if merged == Log::Read {
        tracing::debug!("no new log was begun: somebody reads in it");
    }
    if let Err(error) = sqlx::query(WAITS_AS_EVER).execute(&mut *connection).await {
        tracing::warn!(%error, "the writer does not wait as ever");
    }
    merged
}

/// What became of the log beside the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Log {
    Merged,
    /// Somebody reads in it, as a backup does: it stays where it is, and nothing in it is lost.
    Read,
}

/// Carries the whole log over into the file and cuts it off. That somebody reads in it is no error to SQLite: it says so in its answer.
async fn merge(connection: &mut SqliteConnection) -> Result<Log, StoreError> {
    let answer = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(connection).await?;
    let is_busy: i64 = answer.try_get(0)?;
    Ok(if is_busy == 0 { Log::Merged } else { Log::Read })
}

/// Closes the file: merges the log into it, so that nothing lies beside it. A reader that outlasts the timeout, such as a long backup, is
/// not an error: its process merges the log when it closes, or the next start does.
async fn put_in_order(mut connection: SqliteConnection) -> Result<(), StoreError> {
    let end = Instant::now() + CHECKPOINT_RETRIES;
    let mut merged = merge(&mut connection).await;
    // A checkpoint of another process makes ours fail at once: SQLite's busy timeout covers readers and writers only.
    while matches!(merged, Ok(Log::Read)) && Instant::now() < end {
        tokio::time::sleep(CHECKPOINT_RETRY).await;
        merged = merge(&mut connection).await;
    }
    connection.close().await?;
    if merged? == Log::Read {
        tracing::info!("the log stays beside the file: somebody reads in it");
    }
    Ok(())
}

/// A new connection to the file, which is not made again if it was taken away.
async fn connected(options: &SqliteConnectOptions, file: &Kept) -> Result<SqliteConnection, StoreError> {
    file.is_there()?;
    Ok(options.connect().await?)
}

/// Writes with a connection and gives it back. One on which something failed is not used again: when the disk is full SQLite
/// ends the transaction by itself, and the driver goes on believing in it.
async fn write_with(
    mut connection: SqliteConnection,
    batch: &[Write],
    file: &Kept,
) -> Result<(SqliteConnection, Vec<Outcome>), StoreError> {
    // Nothing is acknowledged that will not survive.
    file.is_there()?;
    let outcomes = writing::write_batch(&mut connection, batch).await?;
    Ok((connection, outcomes))
}

#[async_trait]
impl Store for Sqlite {
    async fn secret(&self) -> Result<Vec<u8>, StoreError> {
        let text: String = sqlx::query_scalar(statements::SECRET).fetch_one(&self.readers).await?;
        hex::decode(text).map_err(|error| StoreError::Unreadable(error.to_string()))
    }

    async fn open_table(&self, table_config: &TableConfig, listing: &Listing) -> Result<(), StoreError> {
        self.write(What::Table(Box::new(table_config.clone()), listing.clone())).await
    }

    async fn table_config(&self, table: &TableId) -> Result<Option<TableConfig>, StoreError> {
        let text: Option<String> =
            sqlx::query_scalar(statements::CHARTER).bind(table.as_str()).fetch_optional(&self.readers).await?;
        text.as_deref().map(super::read).transpose()
    }

    async fn append(&self, event: Appended) -> Result<(), StoreError> {
        self.write(What::Event(event)).await
    }

    async fn events(&self, table: &TableId, after: u64) -> Result<Vec<Numbered>, StoreError> {
        let rows = sqlx::query(statements::EVENTS).bind(table.as_str()).bind(after as i64).fetch_all(&self.readers).await?;
        rows.iter().map(statements::event).collect()
    }

    async fn listed(&self, which: Which, most: u32) -> Result<Vec<Listed>, StoreError> {
        let query = match &which {
            Which::Public(phase) | Which::PublicAfter(phase, _) => {
                sqlx::query(statements::PUBLIC).bind(statements::phase_name(*phase))
            }
            Which::Of(person) => sqlx::query(statements::OF_PERSON).bind(person.as_str()),
        };
        let query = query.bind(i64::from(most));
        let query = match &which {
            Which::Public(_) => query.bind(0_i64),
            Which::PublicAfter(_, skipped) => query.bind(i64::from(*skipped)),
            Which::Of(_) => query,
        };
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(statements::listed).collect()
    }

    async fn invited(&self, invitation: &str) -> Result<Option<TableId>, StoreError> {
        let text: Option<String> = sqlx::query_scalar(statements::INVITED).bind(invitation).fetch_optional(&self.readers).await?;
        Ok(text.as_deref().and_then(TableId::from_text))
    }

    async fn add_account(&self, account: &Account) -> Result<(), StoreError> {
        self.write(What::Account(account.clone())).await
    }

    async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(statements::ACCOUNT).bind(login).fetch_optional(&self.readers).await?;
        row.as_ref().map(statements::account).transpose()
    }

    async fn account_of(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(statements::ACCOUNT_OF).bind(person.as_str()).fetch_optional(&self.readers).await?;
        row.as_ref().map(statements::account).transpose()
    }

    async fn change(&self, change: Change) -> Result<(), StoreError> {
        self.write(What::Change(change)).await
    }

    async fn sessions(&self, person: &PersonId) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query(statements::SESSIONS).bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(statements::session).collect()
    }

    async fn has_ended(&self, session: &str) -> Result<bool, StoreError> {
        Ok(sqlx::query(statements::HAS_ENDED).bind(session).fetch_optional(&self.readers).await?.is_some())
    }

    async fn last_seen(&self, which: SeenAt<'_>) -> Result<Vec<LastSeen>, StoreError> {
        let query = match which {
            SeenAt::Table(table) => sqlx::query(statements::LAST_SEEN_AT).bind(table.as_str()),
            SeenAt::After(time) => sqlx::query(statements::LAST_SEEN_SINCE).bind(i64::try_from(time).unwrap_or(i64::MAX)),
        };
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(statements::last_seen).collect()
    }

    async fn results(&self, person: &PersonId, most: u32) -> Result<Vec<MatchResult>, StoreError> {
        let rows = sqlx::query(statements::RESULTS).bind(person.as_str()).bind(i64::from(most)).fetch_all(&self.readers).await?;
        rows.iter().map(statements::result).collect()
    }

    async fn blunders(&self, person: &PersonId, most: u32) -> Result<Vec<Blunders>, StoreError> {
        let rows = sqlx::query(statements::BLUNDERS).bind(person.as_str()).bind(i64::from(most)).fetch_all(&self.readers).await?;
        rows.iter().map(statements::blunders).collect()
    }

    async fn progress(&self, person: &PersonId) -> Result<Vec<Learnt>, StoreError> {
        let rows = sqlx::query(statements::PROGRESS).bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(statements::learnt).collect()
    }

    async fn club(&self, query: ClubQuery<'_>) -> Result<Vec<Vec<String>>, StoreError> {
        let (statement, values, columns) = query.statement();
        let bound = values.into_iter().fold(sqlx::query(statement), |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
        });
        let rows = bound.fetch_all(&self.readers).await?;
        rows.iter().map(|row| statements::texts(row, columns)).collect()
    }

    async fn keep_record(&self, name: &TableId, text: &str) -> Result<(), StoreError> {
        self.write(What::Record(name.clone(), text.to_owned())).await
    }

    async fn record(&self, name: &TableId) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar(statements::RECORD).bind(name.as_str()).fetch_optional(&self.readers).await?)
    }

    async fn is_alive(&self) -> Result<(), StoreError> {
        super::in_time(self.write(What::Pulse(now()))).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.write(What::End).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_writes_alone_waits_for_nobody_and_in_a_busy_room_more_goes_together() {
        let mut pace = Pace::default();
        assert!(pace.waits_until().is_none(), "the first");
        pace.begin(1);
        assert!(pace.waits_until().is_none(), "one act at a time");
        pace.begin(2);
        // Unless so much time went by between the two lines.
        assert!(pace.waits_until().is_none_or(|end| end <= Instant::now() + APART), "others may come");
        pace.0 = Instant::now().checked_add(APART).map(|begun| (begun, 2));
        assert!(pace.waits_until().is_some(), "others may come");
        pace.0 = Instant::now().checked_sub(2 * APART).map(|begun| (begun, 2));
        assert!(pace.waits_until().is_none(), "the time is past");
    }
    /// A backup may take longer than a house waits when it closes: that is no failure, and what is in the log is there again afterwards.
    #[tokio::test]
    async fn who_still_reads_when_the_house_closes_is_no_failure() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, log) = (folder.path().join("room.db"), folder.path().join("room.db-wal"));
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .busy_timeout(Duration::ZERO);
        let mut writer = options.connect().await.expect("a writer");
        sqlx::query("CREATE TABLE told (what TEXT)").execute(&mut writer).await.expect("a table");
        let mut reader = options.connect().await.expect("a reader");
        let mut reading = reader.begin().await.expect("a look");
        sqlx::query("SELECT what FROM told").fetch_all(&mut *reading).await.expect("read");
        sqlx::query("INSERT INTO told VALUES ('later')").execute(&mut writer).await.expect("written after the look began");
        assert_eq!(merge(&mut writer).await.expect("tried"), Log::Read);
        begin_anew(&mut writer).await;
        let waits: i64 = sqlx::query_scalar("PRAGMA busy_timeout").fetch_one(&mut writer).await.expect("an answer");
        assert_eq!(format!("PRAGMA busy_timeout = {waits}"), WAITS_AS_EVER, "who tried to begin a new log waits as ever");
        sqlx::query("PRAGMA busy_timeout = 0").execute(&mut writer).await.expect("told");
        put_in_order(writer).await.expect("closed");
        assert!(log.metadata().expect("the log").len() > 0, "it stays");
        reading.rollback().await.expect("the look ends");
        reader.close().await.expect("closed");
        let mut again = options.connect().await.expect("opened again");
        let told: String = sqlx::query_scalar("SELECT what FROM told").fetch_one(&mut again).await.expect("read");
        assert_eq!(told, "later");
        assert_eq!(merge(&mut again).await.expect("tried"), Log::Merged);
    }
}
