//! Acts of many tables, written into PostgreSQL together: one statement, one way there and back, one time the disk is asked.
//!
//! There are a few writers. While one waits for the database the next takes what has come meanwhile, so the busier the room the
//! more goes together, and an act in a quiet room waits for nobody.

use super::statements;
use sqlx::Row;
use sqlx::postgres::PgPool;
use std::collections::HashSet;
use std::sync::Arc;
use store::{Appended, StoreError};
use table::TableId;
use tokio::sync::{Mutex, mpsc, oneshot};

/// The most that goes together.
const BATCH: usize = 256;
/// How many may wait before those who bring more have to.
const WAITING: usize = 4096;
/// Writers at work; the others of the sixteen connections are for those who look.
const WRITERS: usize = 4;

/// An event on its way, and whom to tell.
pub(super) struct Waiting {
    appended: Appended,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// By which an event is known.
type Key = (String, i64);

/// Sends an event to the writers, and waits until it is written.
pub(super) async fn write(events: &mpsc::Sender<Waiting>, appended: Appended) -> Result<(), StoreError> {
    let gone = || StoreError::Unavailable("the writer has stopped".to_owned());
    let (done, written) = oneshot::channel();
    events.send(Waiting { appended, done }).await.map_err(|_| gone())?;
    written.await.map_err(|_| gone())?
}

/// Sets the writers to work. They say where they have written, and stop when nobody can bring anything more.
pub(super) fn writers(pool: &PgPool, written: &mpsc::Sender<TableId>) -> mpsc::Sender<Waiting> {
    let (events, waiting) = mpsc::channel(WAITING);
    let waiting = Arc::new(Mutex::new(waiting));
    for _ in 0..WRITERS {
        tokio::spawn(write_all(pool.clone(), Arc::clone(&waiting), written.clone()));
    }
    events
}

async fn write_all(pool: PgPool, waiting: Arc<Mutex<mpsc::Receiver<Waiting>>>, written: mpsc::Sender<TableId>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.lock().await.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("spadille_store_batch").record(batch.len() as f64);
        match write_batch(&pool, &batch).await {
            Ok(mut kept) => {
                for Waiting { appended, done } in batch.drain(..) {
                    // Of two of the same number the one that came first was written.
                    let outcome = if kept.remove(&key(&appended)) { Ok(()) } else { Err(StoreError::Conflict) };
                    if outcome.is_ok() {
                        // If too many wait to be told, it is found when the table is compared with its log.
                        let _ = written.try_send(appended.table);
                    }
                    // Whoever has gone away in the meantime finds it when they look again.
                    let _ = done.send(outcome);
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

fn key(appended: &Appended) -> Key {
    (appended.table.as_str().to_owned(), appended.event.number as i64)
}

/// Writes all of it that is new, and says what that was. A connection that was lost is tried once more with another: what was written
/// all the same is then found to be there already, and its writer reads it in the log.
async fn write_batch(pool: &PgPool, batch: &[Waiting]) -> Result<HashSet<Key>, StoreError> {
    let mut known = HashSet::with_capacity(batch.len());
    let (mut tables, mut numbers, mut times, mut bodies) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for Waiting { appended, .. } in batch.iter().filter(|write| known.insert(key(&write.appended))) {
        tables.push(appended.table.as_str());
        numbers.push(appended.event.number as i64);
        times.push(appended.event.at as i64);
        bodies.push(statements::body(&appended.event.event)?);
    }
    let write = || sqlx::query(statements::APPEND_ALL).bind(&tables).bind(&numbers).bind(&times).bind(&bodies).fetch_all(pool);
    let rows = match write().await {
        Err(sqlx::Error::Io(_) | sqlx::Error::Protocol(_)) => write().await?,
        written => written?,
    };
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}
