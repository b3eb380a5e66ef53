//! How things are written into SQLite, many together.

use super::{Outcome, What, Write};
use crate::change::{Statements, Value};
use crate::club::found;
use crate::{is_public, statements, written};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};
use std::collections::HashSet;
use store::{Account, Appended, Change, Listing, MatchResult, StoreError, is_rated, with_skills};
use table::{Rating, TableConfig, twin};

/// Writes a batch: an outcome each, or one error for all and nothing written.
pub(super) async fn write_batch(connection: &mut SqliteConnection, batch: &[Write]) -> Result<Vec<Outcome>, StoreError> {
    let is_act = |write: &Write| matches!(&write.what, What::Event(appended) if appended.is_alone());
    if batch.iter().all(is_act) {
        match write_new_acts(connection, batch).await {
            Ok(()) => return Ok(vec![Ok(()); batch.len()]),
            // One of them is there already, and nothing was written: the longer way says which.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
    write_together(connection, batch).await
}

/// Writes acts, none of which is there yet. One statement is a transaction of its own: all of them are written, or none is.
async fn write_new_acts(connection: &mut SqliteConnection, batch: &[Write]) -> Result<(), StoreError> {
    let (list, many) = listed(batch)?;
    if many < batch.len() {
        return Err(StoreError::Conflict);
    }
    sqlx::query(statements::APPEND_NEW).bind(list).execute(connection).await?;
    Ok(())
}

/// All of it in one transaction: an outcome each, or one error for all and nothing written.
async fn write_together(connection: &mut SqliteConnection, batch: &[Write]) -> Result<Vec<Outcome>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(batch.len());
    // Most are acts that change nothing else: all of them are one statement.
    let mut kept = write_acts(&mut transaction, batch).await?;
    for write in batch {
        let outcome = match &write.what {
            What::Event(appended) if appended.is_alone() => {
                // Of two of the same number the one that came first was written.
                if kept.remove(&key(appended)) { Ok(()) } else { Err(StoreError::Conflict) }
            }
            What::Event(appended) => write_event(&mut transaction, appended).await,
            What::Table(table_config, listing) => write_table(&mut transaction, table_config, listing).await,
            What::Account(account) => write_account(&mut transaction, account).await,
            What::Change(change) => write_change(&mut transaction, change).await,
            What::Pulse(at) => {
                let beat = sqlx::query(statements::PULSE).bind(at.to_string()).execute(&mut *transaction).await;
                beat.map(|_| ()).map_err(StoreError::from)
            }
            What::End => Ok(()),
            What::Record(name, text) => {
                let kept = sqlx::query(statements::KEEP_RECORD).bind(name.as_str()).bind(text).execute(&mut *transaction).await;
                kept.map(|_| ()).map_err(StoreError::from)
            }
        };
        match outcome {
            Ok(()) | Err(StoreError::Conflict | StoreError::Gone) => outcomes.push(outcome),
            Err(error) => return Err(error),
        }
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// By which an event is known.
fn key(appended: &Appended) -> (String, i64) {
    (appended.table.as_str().to_owned(), appended.event.number as i64)
}

/// The acts of a batch that change nothing else, as a list, and how many there are: of two of the same number the first is
/// taken.
fn listed(batch: &[Write]) -> Result<(String, usize), StoreError> {
    let mut known = HashSet::new();
    let mut acts = Vec::new();
    for write in batch {
        if let What::Event(appended) = &write.what
            && appended.is_alone()
            && known.insert((appended.table.as_str(), appended.event.number))
        {
            let event = &appended.event;
            acts.push((appended.table.as_str(), event.number as i64, event.at as i64, statements::body(&event.event)?));
        }
    }
    let list = serde_json::to_string(&acts).map_err(|error| StoreError::Unreadable(error.to_string()))?;
    Ok((list, acts.len()))
}

/// Writes the acts of a batch that change nothing else, and says which of them were not there before.
async fn write_acts(connection: &mut SqliteConnection, batch: &[Write]) -> Result<HashSet<(String, i64)>, StoreError> {
    let (list, many) = listed(batch)?;
    if many == 0 {
        return Ok(HashSet::new());
    }
    let rows = sqlx::query(statements::APPEND_LIST).bind(list).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

async fn write_event(connection: &mut SqliteConnection, appended: &Appended) -> Result<(), StoreError> {
    let table = appended.table.as_str();
    let event = &appended.event;
    let done = sqlx::query(statements::APPEND)
        .bind(table)
        .bind(event.number as i64)
        .bind(event.at as i64)
        .bind(statements::body(&event.event)?)
        .execute(&mut *connection)
        .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    if let Some(listing) = &appended.listing {
        sqlx::query(statements::LIST)
            .bind(table)
            .bind(statements::phase_name(listing.phase))
            .bind(statements::names(listing))
            .bind(event.at as i64)
            .execute(&mut *connection)
            .await?;
        for person in &listing.persons {
            sqlx::query(statements::SIT).bind(person.as_str()).bind(table).execute(&mut *connection).await?;
        }
    }
    for result in &skilled(connection, &appended.results).await? {
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
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The results with what a rated match made of its players. There is one writer: nothing happens between look and word.
async fn skilled(connection: &mut SqliteConnection, results: &[MatchResult]) -> Result<Vec<MatchResult>, StoreError> {
    if !is_rated(results) {
        return Ok(results.to_vec());
    }
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

async fn write_table(connection: &mut SqliteConnection, table_config: &TableConfig, listing: &Listing) -> Result<(), StoreError> {
    sqlx::query(statements::OPEN_TABLE)
        .bind(table_config.id.as_str())
        .bind(written(table_config)?)
        .bind(&table_config.game)
        .bind(is_public(table_config))
        .bind(table_config.invitation.as_str())
        .bind(statements::phase_name(listing.phase))
        .bind(statements::names(listing))
        .bind(table_config.opened as i64)
        .bind(table_config.host.as_str())
        .execute(&mut *connection)
        .await?;
    sqlx::query(statements::SIT)
        .bind(table_config.host.as_str())
        .bind(table_config.id.as_str())
        .execute(&mut *connection)
        .await?;
    Ok(())
}

async fn write_account(connection: &mut SqliteConnection, account: &Account) -> Result<(), StoreError> {
    sqlx::query(statements::ADD_ACCOUNT)
        .bind(account.person.as_str())
        .bind(&account.login)
        .bind(&account.hash)
        .bind(&account.name)
        .bind(account.since as i64)
        .bind(twin(&account.login))
        .execute(connection)
        .await?;
    Ok(())
}

/// A change is whole or has not happened: what was written of one that is refused goes, and the others of the batch stay.
async fn write_change(connection: &mut SqliteConnection, change: &Change) -> Result<(), StoreError> {
    let mut whole = connection.begin().await?;
    for (statement, values) in change.statements() {
        let bound = values.into_iter().fold(sqlx::query(statement), |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
        });
        let done = bound.execute(&mut *whole).await.map_err(StoreError::from);
        if let Err(error) = done.and_then(|done| found(statement, done.rows_affected())) {
            whole.rollback().await?;
            return Err(error);
        }
    }
    Ok(whole.commit().await?)
}
