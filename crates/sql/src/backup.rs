//! A copy of the whole file while the room is open.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::StoreError;

/// Why no copy was made. What was there before is there still.
#[derive(Debug, thiserror::Error)]
pub enum Unsaved {
    /// It is the database server's own matter.
    #[error("PostgreSQL has its own tool for this: pg_dump --format=custom --file={} ADDRESS", .file.display())]
    Server { file: PathBuf },
    #[error("{} exists already", .file.display())]
    Exists { file: PathBuf },
    #[error("cannot write {}: {why}", .file.display())]
    Write { file: PathBuf, why: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The copy was looked through and is not whole.
    #[error("the copy is damaged: {0}")]
    Broken(String),
}

/// Copies the file of a room, also while it is open. The copy is as the room was at one moment; it is looked through, and only a whole
/// one gets its name.
pub async fn backup(database: &str, file: &Path) -> Result<(), Unsaved> {
    if database.starts_with("postgres://") || database.starts_with("postgresql://") {
        return Err(Unsaved::Server { file: file.to_owned() });
    }
    if file.exists() {
        return Err(Unsaved::Exists { file: file.to_owned() });
    }
    let part = file.with_added_extension("part");
    let unwritten = |why| Unsaved::Write { file: file.to_owned(), why };
    make_empty(&part).map_err(unwritten)?;
    let copied = copy(database.strip_prefix("sqlite:").unwrap_or(database), &part).await;
    if copied.is_err() {
        // Half a copy is none; if it cannot be removed either, its name says what it is.
        let _ = std::fs::remove_file(&part);
    }
    copied?;
    let saved = std::fs::File::open(&part).and_then(|copy| copy.sync_all()).and_then(|()| std::fs::rename(&part, file));
    saved.map_err(unwritten)
}

async fn copy(database: &str, part: &Path) -> Result<(), Unsaved> {
    let there = |path: &str| SqliteConnectOptions::new().filename(path).busy_timeout(Duration::from_secs(30));
    let mut room = there(database).connect().await.map_err(StoreError::from)?;
    let name = part.to_string_lossy().into_owned();
    sqlx::query("VACUUM INTO $1").bind(&name).execute(&mut room).await.map_err(StoreError::from)?;
    room.close().await.map_err(StoreError::from)?;
    let mut copy = there(&name).connect().await.map_err(StoreError::from)?;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut copy).await.map_err(StoreError::from)?;
    copy.close().await.map_err(StoreError::from)?;
    if found == "ok" { Ok(()) } else { Err(Unsaved::Broken(found)) }
}

/// An empty file that nobody else on the machine may read: the copy holds the seeds of running matches.
fn make_empty(path: &Path) -> std::io::Result<()> {
    let mut file = std::fs::OpenOptions::new();
    file.create(true).write(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    file.open(path).map(|_| ())
}
