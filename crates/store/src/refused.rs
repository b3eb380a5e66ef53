//! Errors of a database as errors of the store.

use crate::StoreError;
use sqlx::migrate::MigrateError;

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
