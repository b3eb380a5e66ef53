//! PostgreSQL, which several servers may share: the primary key of the events settles who was first.

use super::change::Value;
use super::outcome::{is_rated, with_skills};
use super::{
    Account, Appended, Blunders, Change, ClubQuery, Listed, Listing, MatchResult, Session, Sharing, Store, StoreError, Which, sql,
};
use crate::house::{Charter, Numbered, PersonId, Rating, TableId};
use crate::room::now;
use async_trait::async_trait;
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};

/// A database that is not there after this is said not to be there.
const PATIENCE: Duration = Duration::from_secs(5);

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    /// Tables at which this server has written.
    written: mpsc::Sender<TableId>,
    /// Tables at which others have.
    news: broadcast::Sender<TableId>,
}

/// Where servers tell each other at which tables they have written.
const CHANNEL: &str = "spadille";
/// Tables named in one notice: it has at most 8,000 bytes.
const NAMED: usize = 256;
/// Notices that may wait. What is lost is found at the next look, which is compared with the log.
const WAITING: usize = 4096;
/// A connection that was lost is tried again after this.
const AGAIN: Duration = Duration::from_secs(1);

/// Tells the other servers at which tables this one has written, many at once: a notice takes a lock of the whole database, which
/// no act waits for.
async fn tell(pool: PgPool, server: String, mut written: mpsc::Receiver<TableId>) {
    let mut tables = Vec::with_capacity(NAMED);
    while written.recv_many(&mut tables, NAMED).await > 0 {
        let named = tables.drain(..).fold(server.clone(), |named, table| format!("{named} {table}"));
        if let Err(error) = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(named).execute(&pool).await {
            tracing::warn!(%error, "other servers were not told");
        }
    }
}

/// Hears at which tables the other servers have written.
async fn hear(pool: PgPool, server: String, news: broadcast::Sender<TableId>) {
    loop {
        let heard = async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.listen(CHANNEL).await?;
            loop {
                let notice = listener.recv().await?;
                let mut words = notice.payload().split(' ');
                if words.next() != Some(server.as_str()) {
                    for table in words.filter_map(TableId::from_text) {
                        // Nobody may be at any table: then nobody hears it.
                        let _ = news.send(table);
                    }
                }
            }
        };
        let heard: Result<(), sqlx::Error> = heard.await;
        if pool.is_closed() {
            return;
        }
        if let Err(error) = heard {
            tracing::warn!(%error, "other servers are not heard");
        }
        tokio::time::sleep(AGAIN).await;
    }
}

impl Postgres {
    /// Opens the database and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(address)?.disable_statement_logging();
        let pool = PgPoolOptions::new().max_connections(16).acquire_timeout(PATIENCE).connect_with(options).await?;
        // It takes a lock of its own: of two servers that start together one waits.
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        sqlx::query(sql::NEW_SECRET).bind(super::new_secret()?).execute(&pool).await?;
        let server = TableId::new().map_err(|error| StoreError::Unavailable(error.to_string()))?.to_string();
        let ((written, waiting), news) = (mpsc::channel(WAITING), broadcast::Sender::new(WAITING));
        tokio::spawn(tell(pool.clone(), server.clone(), waiting));
        tokio::spawn(hear(pool.clone(), server, news.clone()));
        Ok(Postgres { pool, written, news })
    }
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
        let known =
            sqlx::query(sql::SKILL).bind(result.person.as_str()).bind(&result.game).fetch_optional(&mut *connection).await?;
        before.push(sql::skill(known.as_ref())?);
    }
    Ok(with_skills(results, &before))
}

#[async_trait]
impl Store for Postgres {
    async fn secret(&self) -> Result<Vec<u8>, StoreError> {
        let text: String = sqlx::query_scalar(sql::SECRET).fetch_one(&self.pool).await?;
        hex::decode(text).map_err(|error| StoreError::Unreadable(error.to_string()))
    }

    async fn open_table(&self, charter: &Charter, listing: &Listing) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query(sql::OPEN_TABLE)
            .bind(charter.id.as_str())
            .bind(super::written(charter)?)
            .bind(&charter.game)
            .bind(super::is_public(charter))
            .bind(charter.invitation.as_str())
            .bind(sql::phase_name(listing.phase))
            .bind(sql::names(listing))
            .bind(charter.opened as i64)
            .bind(charter.host.as_str())
            .execute(&mut *transaction)
            .await?;
        sqlx::query(sql::SIT).bind(charter.host.as_str()).bind(charter.id.as_str()).execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    async fn charter(&self, table: &TableId) -> Result<Option<Charter>, StoreError> {
        let text: Option<String> = sqlx::query_scalar(sql::CHARTER).bind(table.as_str()).fetch_optional(&self.pool).await?;
        text.as_deref().map(super::read).transpose()
    }

    async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        let (table, event) = (appended.table.as_str(), &appended.event);
        let written =
            sqlx::query(sql::APPEND).bind(table).bind(event.number as i64).bind(event.at as i64).bind(sql::body(&event.event)?);
        // Most acts change nothing else: one statement is one way there and back.
        if appended.listing.is_none() && appended.results.is_empty() {
            if written.execute(&self.pool).await?.rows_affected() == 0 {
                return Err(StoreError::Conflict);
            }
            let _ = self.written.try_send(appended.table);
            return Ok(());
        }
        let mut transaction = self.pool.begin().await?;
        if written.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
        if let Some(listing) = &appended.listing {
            sqlx::query(sql::LIST)
                .bind(table)
                .bind(sql::phase_name(listing.phase))
                .bind(sql::names(listing))
                .bind(event.at as i64)
                .execute(&mut *transaction)
                .await?;
            for person in &listing.persons {
                sqlx::query(sql::SIT).bind(person.as_str()).bind(table).execute(&mut *transaction).await?;
            }
        }
        for result in &skilled(&mut transaction, &appended.results).await? {
            sqlx::query(sql::RESULT)
                .bind(result.person.as_str())
                .bind(result.table.as_str())
                .bind(&result.game)
                .bind(result.score)
                .bind(i64::from(result.place))
                .bind(i64::from(result.players))
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
        let rows = sqlx::query(sql::EVENTS).bind(table.as_str()).bind(after as i64).fetch_all(&self.pool).await?;
        rows.iter().map(sql::event).collect()
    }

    async fn listed(&self, which: Which, most: u32) -> Result<Vec<Listed>, StoreError> {
        let query = match &which {
            Which::Public(phase) | Which::PublicAfter(phase, _) => sqlx::query(sql::PUBLIC).bind(sql::phase_name(*phase)),
            Which::Of(person) => sqlx::query(sql::OF_PERSON).bind(person.as_str()),
        };
        let query = query.bind(i64::from(most));
        let query = match &which {
            Which::Public(_) => query.bind(0_i64),
            Which::PublicAfter(_, skipped) => query.bind(i64::from(*skipped)),
            Which::Of(_) => query,
        };
        let rows = query.fetch_all(&self.pool).await?;
        rows.iter().map(sql::listed).collect()
    }

    async fn invited(&self, invitation: &str) -> Result<Option<TableId>, StoreError> {
        let text: Option<String> = sqlx::query_scalar(sql::INVITED).bind(invitation).fetch_optional(&self.pool).await?;
        Ok(text.as_deref().and_then(TableId::from_text))
    }

    async fn add_account(&self, account: &Account) -> Result<(), StoreError> {
        sqlx::query(sql::ADD_ACCOUNT)
            .bind(account.person.as_str())
            .bind(&account.login)
            .bind(&account.hash)
            .bind(&account.name)
            .bind(account.since as i64)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(sql::ACCOUNT).bind(login).fetch_optional(&self.pool).await?;
        row.as_ref().map(sql::account).transpose()
    }

    async fn account_of(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(sql::ACCOUNT_OF).bind(person.as_str()).fetch_optional(&self.pool).await?;
        row.as_ref().map(sql::account).transpose()
    }

    async fn change(&self, change: Change) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        for (statement, values) in change.statements() {
            let bound = values.into_iter().fold(sqlx::query(statement), |query, value| match value {
                Value::Text(text) => query.bind(text),
                Value::Number(number) => query.bind(number),
            });
            bound.execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn sessions(&self, person: &PersonId) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query(sql::SESSIONS).bind(person.as_str()).fetch_all(&self.pool).await?;
        rows.iter().map(sql::session).collect()
    }

    async fn has_ended(&self, session: &str) -> Result<bool, StoreError> {
        Ok(sqlx::query(sql::HAS_ENDED).bind(session).fetch_optional(&self.pool).await?.is_some())
    }

    async fn results(&self, person: &PersonId, most: u32) -> Result<Vec<MatchResult>, StoreError> {
        let rows = sqlx::query(sql::RESULTS).bind(person.as_str()).bind(i64::from(most)).fetch_all(&self.pool).await?;
        rows.iter().map(sql::result).collect()
    }

    async fn blunders(&self, person: &PersonId, most: u32) -> Result<Vec<Blunders>, StoreError> {
        let rows = sqlx::query(sql::BLUNDERS).bind(person.as_str()).bind(i64::from(most)).fetch_all(&self.pool).await?;
        rows.iter().map(sql::blunders).collect()
    }

    async fn club(&self, query: ClubQuery<'_>) -> Result<Vec<Vec<String>>, StoreError> {
        let (statement, values, columns) = query.statement();
        let bound = values.into_iter().fold(sqlx::query(statement), |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
        });
        let rows = bound.fetch_all(&self.pool).await?;
        rows.iter().map(|row| sql::texts(row, columns)).collect()
    }

    async fn keep_record(&self, name: &TableId, text: &str) -> Result<(), StoreError> {
        sqlx::query(sql::KEEP_RECORD).bind(name.as_str()).bind(text).execute(&self.pool).await?;
        Ok(())
    }

    async fn record(&self, name: &TableId) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar(sql::RECORD).bind(name.as_str()).fetch_optional(&self.pool).await?)
    }

    fn news(&self) -> Option<broadcast::Receiver<TableId>> {
        Some(self.news.subscribe())
    }

    fn sharing(&self) -> Sharing {
        Sharing::Shared
    }

    async fn is_alive(&self) -> Result<(), StoreError> {
        super::in_time(async {
            sqlx::query(sql::PULSE).bind(now().to_string()).execute(&self.pool).await?;
            Ok(())
        })
        .await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.pool.close().await;
        Ok(())
    }
}
