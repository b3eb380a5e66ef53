//! Files from before deleted data was overwritten: what was deleted then is cleared from their free space, once.

use sqlx::{Row, SqliteConnection};

/// `user_version` of a file whose free space holds nothing that was deleted.
const CLEARED: i64 = 1;
const MARK: &str = "PRAGMA user_version = 1";

/// Is there nothing in this file yet?
pub(super) async fn is_new(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    Ok(sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM sqlite_master").fetch_one(connection).await? == 0)
}

/// Rewrites the file, so that nothing is left in it but what it holds. A file that cannot be rewritten now is rewritten when it is next opened.
pub(super) async fn clear(connection: &mut SqliteConnection, is_new: bool) {
    match cleared(connection, is_new).await {
        Ok(true) => {}
        Ok(false) => {
            tracing::warn!("another process reads in the file: what was deleted from it stays in its free space for now")
        }
        Err(error) => tracing::warn!(%error, "what was deleted from the file is still in its free space"),
    }
}

async fn cleared(connection: &mut SqliteConnection, is_new: bool) -> Result<bool, sqlx::Error> {
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    if version >= CLEARED {
        return Ok(true);
    }
    if !is_new {
        sqlx::query("VACUUM").execute(&mut *connection).await?;
        // The new pages take the place of the old ones, and the log is cut off.
        let busy: i64 = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await?.try_get(0)?;
        if busy != 0 {
            return Ok(false);
        }
    }
    sqlx::query(MARK).execute(connection).await?;
    Ok(true)
}
