//! The store in SQLite and in PostgreSQL.
//!
//! SQLite in one file serves a room without any care, PostgreSQL one that has a database server anyway.

mod backup;
mod change;
mod club;
mod file;
mod gathered;
mod migrations;
mod postgres;
mod sqlite;
mod statements;

pub use backup::{Unsaved, backup};
pub use postgres::Postgres;
pub use sqlite::Sqlite;

use std::sync::Arc;
use store::{Store, StoreError};
use table::TableConfig;

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
    i64::from(table_config.openness == table::Openness::Public)
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
