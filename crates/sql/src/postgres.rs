//! PostgreSQL, which several servers may share: the primary key of the events settles who was first.

mod scrubbing;

use super::change::{Statements, Value};
use super::club::{Query, found};
use super::{gathered, migrations, now, statements};
use async_trait::async_trait;
use futures_util::StreamExt;
use futures_util::stream::{BoxStream, unfold};
use sqlx::pool::PoolConnectionMetadata;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Row};
use std::pin::Pin;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{
    Account, Appended, Blunders, Change, ClubQuery, LastSeen, Learnt, Listed, Listing, MatchResult, News, SeenAt, Session,
    Sharing, Store, StoreError, Which, is_rated, with_skills,
};
use table::{Numbered, PersonId, Rating, TableConfig, TableId, twin};
use tokio::sync::{Notify, broadcast, mpsc};

/// A database that is not there after this is said not to be there.
const PATIENCE: Duration = Duration::from_secs(5);

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    /// Events that change nothing else.
    events: mpsc::Sender<gathered::Waiting>,
    /// Tables at which this server has written.
    written: mpsc::Sender<TableId>,
    /// Where others have.
    news: broadcast::Sender<News>,
    /// Whether the others are heard at the moment.
    is_heard: Arc<AtomicBool>,
    /// This server, as it names itself to the others.
    server: String,
    /// Tells that something was taken out of the decisions of an event.
    forgotten: Arc<Notify>,
}

/// Where servers tell each other at which tables they have written.
const CHANNEL: &str = "spadille";
/// Tables named in one notice: it has at most 8,000 bytes.
const NAMED: usize = 256;
/// Notices that may wait. What is lost is found when the table is compared with its log.
const WAITING: usize = 4096;
/// A connection that was lost is tried again after this.
const AGAIN: Duration = Duration::from_secs(1);
/// A connection that was idle for so long is asked whether it is still one.
const IDLE: Duration = Duration::from_secs(1);
/// A table that is looked at is compared with its log so often: while the others are heard, in case that one of them died between
/// its writing and its telling.
const HEARD: Duration = Duration::from_secs(5);
const UNHEARD: Duration = Duration::from_secs(1);

/// Tells the other servers at which tables this one has written, many at once: a notice takes a lock of the whole database, which
/// no act waits for.
async fn tell(pool: PgPool, server: String, mut written: mpsc::Receiver<TableId>) {
    let mut tables = Vec::with_capacity(NAMED);
    while written.recv_many(&mut tables, NAMED).await > 0 {
        let named = tables.drain(..).fold(server.clone(), |named, table| format!("{named} {table}"));
        let telling = || sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(&named).execute(&pool);
        while let Err(error) = telling().await {
            if pool.is_closed() {
                return;
            }
            tracing::warn!(%error, "other servers were not told");
            tokio::time::sleep(AGAIN).await;
        }
    }
}

/// A word of a notice: a table, or a person, whose names differ in length.
fn heard(word: &str) -> Option<News> {
    TableId::from_text(word).map(News::At).or_else(|| PersonId::from_text(word).map(News::Of))
}

/// Hears what the other servers have written.
async fn hear(pool: PgPool, server: String, news: broadcast::Sender<News>, is_heard: Arc<AtomicBool>) {
    loop {
        let heard = async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.listen(CHANNEL).await?;
            is_heard.store(true, Ordering::Relaxed);
            // What was said before was said to nobody. Nobody may be at any table: then nobody hears it.
            let _ = news.send(News::Everywhere);
            // A connection that is lost is an error, not made again in silence.
            while let Some(notice) = listener.try_recv().await? {
                let mut words = notice.payload().split(' ');
                if words.next() != Some(server.as_str()) {
                    for heard in words.filter_map(heard) {
                        let _ = news.send(heard);
                    }
                }
            }
            Ok::<(), sqlx::Error>(())
        };
        let heard = heard.await;
        is_heard.store(false, Ordering::Relaxed);
        if pool.is_closed() {
            return;
        }
        tracing::warn!(?heard, "other servers are not heard");
        tokio::time::sleep(AGAIN).await;
    }
}

/// Is a connection still one? One that was used a moment ago is: to ask each time would be a second way there and back for every act.
fn still_there<'c>(
    connection: &'c mut PgConnection,
    known: PoolConnectionMetadata,
) -> Pin<Box<dyn Future<Output = Result<bool, sqlx::Error>> + Send + 'c>> {
    Box::pin(async move {
        if known.idle_for > IDLE {
            connection.ping().await?;
        }
        Ok(true)
    })
}

impl Postgres {
    /// Opens the database and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(address)?.disable_statement_logging();
        let pool = PgPoolOptions::new()
            .max_connections(16)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .before_acquire(still_there)
            .connect_with(options)
            .await?;
        // It takes a lock of its own: of two servers that start together one waits.
        migrations::postgres().run(&pool).await?;
        sqlx::query(statements::NEW_SECRET).bind(super::new_secret()?).execute(&pool).await?;
        let server = TableId::new().map_err(|error| StoreError::Unavailable(error.to_string()))?.to_string();
        let ((written, waiting), news) = (mpsc::channel(WAITING), broadcast::Sender::new(WAITING));
        tokio::spawn(tell(pool.clone(), server.clone(), waiting));
        let is_heard = Arc::new(AtomicBool::new(false));
        tokio::spawn(hear(pool.clone(), server.clone(), news.clone(), Arc::clone(&is_heard)));
        let events = gathered::writers(&pool, &written);
        fill_in_twins(&pool).await?;
        let forgotten = Arc::new(Notify::new());
        scrubbing::begin(&pool, &forgotten).await?;
        Ok(Postgres { pool, events, written, news, is_heard, server, forgotten })
    }
}

impl Postgres {
    /// Tells the other servers, together with the change itself, that the ways in of a person have changed.
    async fn tell_of(&self, connection: &mut PgConnection, person: &PersonId) -> Result<(), StoreError> {
        let named = format!("{} {person}", self.server);
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(named).execute(connection).await?;
        Ok(())
    }
}

/// Fills in by what logins that look alike are known, for accounts from before that was kept. Of two that are twins one has it.
async fn fill_in_twins(pool: &PgPool) -> Result<(), StoreError> {
    for row in sqlx::query(statements::WITHOUT_TWIN).fetch_all(pool).await? {
        let (person, login): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        sqlx::query(statements::NEW_TWIN).bind(person).bind(twin(&login)).execute(pool).await?;
    }
    Ok(())
}

/// The results with what a rated match made of its players. Of two matches of a game that end together one waits for the other, which
/// may be of the same people.
async fn skilled(connection: &mut PgConnection, results: &[MatchResult]) -> Result<Vec<MatchResult>, StoreError> {
    let Some(first) = results.first().filter(|_| is_rated(results)) else { return Ok(results.to_vec()) };
    sqlx::query("SELECT pg_advisory_xact_lock(hashtext($1))")
        .bind(format!("rated {}", first.game))
        .execute(&mut *connection)
        .await?;
    let mut before = Vec::with_capacity(results.len());
    for result in results {
        let known = sqlx::query(statements::SKILL)
            .bind(result.person.as_str())
            .bind(&result.game)
            .fetch_optional(&mut *connection)
            .await?;
        before.push(statements::skill(known.as_ref())?);
    }
    Ok(with_skills(results, &before))
}

#[async_trait]
impl Store for Postgres {
    async fn secret(&self) -> Result<Vec<u8>, StoreError> {
        let text: String = sqlx::query_scalar(statements::SECRET).fetch_one(&self.pool).await?;
        hex::decode(text).map_err(|error| StoreError::Unreadable(error.to_string()))
    }

    async fn open_table(&self, table_config: &TableConfig, listing: &Listing) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query(statements::OPEN_TABLE)
            .bind(table_config.id.as_str())
            .bind(super::written(table_config)?)
            .bind(&table_config.game)
            .bind(super::is_public(table_config))
            .bind(table_config.invitation.as_str())
            .bind(statements::phase_name(listing.phase))
            .bind(statements::names(listing))
            .bind(table_config.opened as i64)
            .bind(table_config.host.as_str())
            .execute(&mut *transaction)
            .await?;
        sqlx::query(statements::SIT)
            .bind(table_config.host.as_str())
            .bind(table_config.id.as_str())
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    async fn table_config(&self, table: &TableId) -> Result<Option<TableConfig>, StoreError> {
        let text: Option<String> =
            sqlx::query_scalar(statements::CHARTER).bind(table.as_str()).fetch_optional(&self.pool).await?;
        text.as_deref().map(super::read).transpose()
    }

    async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        // Most acts change nothing else: many of them go together, one way there and back.
        if appended.is_alone() {
            return gathered::write(&self.events, appended).await;
        }
        let (table, event) = (appended.table.as_str(), &appended.event);
        let written = sqlx::query(statements::APPEND)
            .bind(table)
            .bind(event.number as i64)
            .bind(event.at as i64)
            .bind(statements::body(&event.event)?);
        let mut transaction = self.pool.begin().await?;
        if written.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
        if let Some(listing) = &appended.listing {
            sqlx::query(statements::LIST)
                .bind(table)
                .bind(statements::phase_name(listing.phase))
                .bind(statements::names(listing))
                .bind(event.at as i64)
                .execute(&mut *transaction)
                .await?;
            for person in &listing.persons {
                sqlx::query(statements::SIT).bind(person.as_str()).bind(table).execute(&mut *transaction).await?;
            }
        }
        for result in &skilled(&mut transaction, &appended.results).await? {
            sqlx::query(statements::RESULT)
                .bind(result.person.as_str())
                .bind(result.table.as_str())
                .bind(&result.game)
                .bind(result.score)
                .bind(i64::from(result.place))
                .bind(i64::from(result.sides))
                .bind(result.at as i64)
                .bind(result.against.text())
                .bind(i64::from(result.side))
                .bind(i64::from(result.rating == Rating::Rated))
                .bind(result.skill.map(|skill| skill.rating))
                .bind(result.skill.map(|skill| skill.uncertainty))
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        // If too many wait, it is found at the next look.
        let _ = self.written.try_send(appended.table);
        Ok(())
    }

    async fn events(&self, table: &TableId, after: u64) -> Result<Vec<Numbered>, StoreError> {
        let rows = sqlx::query(statements::EVENTS).bind(table.as_str()).bind(after as i64).fetch_all(&self.pool).await?;
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
        let rows = query.fetch_all(&self.pool).await?;
        rows.iter().map(statements::listed).collect()
    }

    async fn invited(&self, invitation: &str) -> Result<Option<TableId>, StoreError> {
        let text: Option<String> = sqlx::query_scalar(statements::INVITED).bind(invitation).fetch_optional(&self.pool).await?;
        Ok(text.as_deref().and_then(TableId::from_text))
    }

    async fn add_account(&self, account: &Account) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query(statements::ADD_ACCOUNT)
            .bind(account.person.as_str())
            .bind(&account.login)
            .bind(&account.hash)
            .bind(&account.name)
            .bind(account.since as i64)
            .bind(twin(&account.login))
            .execute(&mut *transaction)
            .await?;
        self.tell_of(&mut transaction, &account.person).await?;
        Ok(transaction.commit().await?)
    }

    async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(statements::ACCOUNT).bind(login).fetch_optional(&self.pool).await?;
        row.as_ref().map(statements::account).transpose()
    }

    async fn account_of(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(statements::ACCOUNT_OF).bind(person.as_str()).fetch_optional(&self.pool).await?;
        row.as_ref().map(statements::account).transpose()
    }

    async fn change(&self, change: Change) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        for (statement, values) in change.statements() {
            let bound = values.into_iter().fold(sqlx::query(statement), |query, value| match value {
                Value::Text(text) => query.bind(text),
                Value::Number(number) => query.bind(number),
            });
            let done = bound.execute(&mut *transaction).await?;
            found(statement, done.rows_affected())?;
        }
        if let Some(person) = change.of() {
            self.tell_of(&mut transaction, person).await?;
        }
        transaction.commit().await?;
        if change.forgets() {
            self.forgotten.notify_one();
        }
        Ok(())
    }

    async fn sessions(&self, person: &PersonId) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query(statements::SESSIONS).bind(person.as_str()).fetch_all(&self.pool).await?;
        rows.iter().map(statements::session).collect()
    }

    async fn has_ended(&self, session: &str) -> Result<bool, StoreError> {
        Ok(sqlx::query(statements::HAS_ENDED).bind(session).fetch_optional(&self.pool).await?.is_some())
    }

    async fn last_seen(&self, which: SeenAt<'_>) -> Result<Vec<LastSeen>, StoreError> {
        let query = match which {
            SeenAt::Table(table) => sqlx::query(statements::LAST_SEEN_AT).bind(table.as_str()),
            SeenAt::After(time) => sqlx::query(statements::LAST_SEEN_SINCE).bind(i64::try_from(time).unwrap_or(i64::MAX)),
        };
        let rows = query.fetch_all(&self.pool).await?;
        rows.iter().map(statements::last_seen).collect()
    }

    async fn results(&self, person: &PersonId, most: u32) -> Result<Vec<MatchResult>, StoreError> {
        let rows = sqlx::query(statements::RESULTS).bind(person.as_str()).bind(i64::from(most)).fetch_all(&self.pool).await?;
        rows.iter().map(statements::result).collect()
    }

    async fn blunders(&self, person: &PersonId, most: u32) -> Result<Vec<Blunders>, StoreError> {
        let rows = sqlx::query(statements::BLUNDERS).bind(person.as_str()).bind(i64::from(most)).fetch_all(&self.pool).await?;
        rows.iter().map(statements::blunders).collect()
    }

    async fn progress(&self, person: &PersonId) -> Result<Vec<Learnt>, StoreError> {
        let rows = sqlx::query(statements::PROGRESS).bind(person.as_str()).fetch_all(&self.pool).await?;
        rows.iter().map(statements::learnt).collect()
    }

    async fn club(&self, query: ClubQuery<'_>) -> Result<Vec<Vec<String>>, StoreError> {
        let (statement, values, columns) = query.statement();
        let bound = values.into_iter().fold(sqlx::query(statement), |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
        });
        let rows = bound.fetch_all(&self.pool).await?;
        rows.iter().map(|row| statements::texts(row, columns)).collect()
    }

    async fn keep_record(&self, name: &TableId, text: &str) -> Result<(), StoreError> {
        sqlx::query(statements::KEEP_RECORD).bind(name.as_str()).bind(text).execute(&self.pool).await?;
        Ok(())
    }

    async fn record(&self, name: &TableId) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar(statements::RECORD).bind(name.as_str()).fetch_optional(&self.pool).await?)
    }

    fn news(&self) -> Option<BoxStream<'static, News>> {
        let heard = unfold(self.news.subscribe(), async |mut heard| match heard.recv().await {
            Ok(news) => Some((news, heard)),
            Err(broadcast::error::RecvError::Lagged(_)) => Some((News::Everywhere, heard)),
            Err(broadcast::error::RecvError::Closed) => None,
        });
        Some(heard.boxed())
    }

    fn compared_every(&self) -> Option<Duration> {
        Some(if self.is_heard.load(Ordering::Relaxed) { HEARD } else { UNHEARD })
    }

    fn sharing(&self) -> Sharing {
        Sharing::Shared
    }

    async fn is_alive(&self) -> Result<(), StoreError> {
        super::in_time(async {
            sqlx::query(statements::PULSE).bind(now().to_string()).execute(&self.pool).await?;
            Ok(())
        })
        .await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.pool.close().await;
        Ok(())
    }
}
