//! PostgreSQL, which several servers may share: the primary key of the events settles who was first.

use super::change::Value;
use super::{Account, Appended, Change, Listed, Listing, MatchResult, Session, Sharing, Store, StoreError, Which, sql};
use crate::house::{Charter, Numbered, PersonId, TableId};
use crate::room::now;
use async_trait::async_trait;
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use std::str::FromStr;
use std::time::Duration;

/// A database that is not there after this is said not to be there.
const PATIENCE: Duration = Duration::from_secs(5);

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
}

impl Postgres {
    /// Opens the database and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(address)?.disable_statement_logging();
        let pool = PgPoolOptions::new().max_connections(16).acquire_timeout(PATIENCE).connect_with(options).await?;
        // It takes a lock of its own: of two servers that start together one waits.
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        sqlx::query(sql::NEW_SECRET).bind(super::new_secret()?).execute(&pool).await?;
        Ok(Postgres { pool })
    }
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
        let mut transaction = self.pool.begin().await?;
        let done = sqlx::query(sql::APPEND)
            .bind(table)
            .bind(event.number as i64)
            .bind(event.at as i64)
            .bind(sql::body(&event.event)?)
            .execute(&mut *transaction)
            .await?;
        if done.rows_affected() == 0 {
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
        for result in &appended.results {
            sqlx::query(sql::RESULT)
                .bind(result.person.as_str())
                .bind(result.table.as_str())
                .bind(&result.game)
                .bind(result.score)
                .bind(i64::from(result.place))
                .bind(i64::from(result.players))
                .bind(result.at as i64)
                .execute(&mut *transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn events(&self, table: &TableId, after: u64) -> Result<Vec<Numbered>, StoreError> {
        let rows = sqlx::query(sql::EVENTS).bind(table.as_str()).bind(after as i64).fetch_all(&self.pool).await?;
        rows.iter().map(sql::event).collect()
    }

    async fn listed(&self, which: Which, most: u32) -> Result<Vec<Listed>, StoreError> {
        let query = match &which {
            Which::Public(phase) => sqlx::query(sql::PUBLIC).bind(sql::phase_name(*phase)),
            Which::Of(person) => sqlx::query(sql::OF_PERSON).bind(person.as_str()),
        };
        let rows = query.bind(i64::from(most)).fetch_all(&self.pool).await?;
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
        let (statement, values) = change.statement();
        let bound = values.into_iter().fold(sqlx::query(statement), |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
        });
        bound.execute(&self.pool).await?;
        Ok(())
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

    async fn keep_record(&self, name: &TableId, text: &str) -> Result<(), StoreError> {
        sqlx::query(sql::KEEP_RECORD).bind(name.as_str()).bind(text).execute(&self.pool).await?;
        Ok(())
    }

    async fn record(&self, name: &TableId) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar(sql::RECORD).bind(name.as_str()).fetch_optional(&self.pool).await?)
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
