//! Rewriting of the decisions after something was taken out of them: an update leaves the old row in its page. Write-ahead log, replicas and
//! backups are out of its reach.

use crate::now;
use sqlx::PgPool;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::StoreError;
use tokio::sync::Notify;

/// Interval of looks whether the store is still open.
const OPEN_STILL: Duration = Duration::from_secs(60);
/// Least interval of rewriting the log of decisions, which locks it.
const SCRUBBED: Duration = Duration::from_secs(60 * 60);
/// An archive that was begun before a rewriting may be written down by so much later.
const MARGIN: u64 = 60_000;

/// Finds a row if an event was archived after the last rewriting.
const UNSCRUBBED: &str = "SELECT 1 FROM clubs WHERE state = 'archived' \
     AND changed > COALESCE((SELECT CAST(value AS BIGINT) FROM house WHERE name = 'scrubbed'), 0) LIMIT 1";
const REWRITE: &str = "VACUUM (FULL) club_log";
const REWRITTEN: &str =
    "INSERT INTO house (name, value) VALUES ('scrubbed', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// Rewrites the decisions whenever something was forgotten, also by a server that has stopped since.
pub(super) async fn begin(pool: &PgPool, forgotten: &Arc<Notify>) -> Result<(), StoreError> {
    if sqlx::query(UNSCRUBBED).fetch_optional(pool).await?.is_some() {
        forgotten.notify_one();
    }
    let pool = pool.clone();
    tokio::spawn(scrub(Arc::downgrade(forgotten), move || rewritten(pool.clone()), || tokio::time::sleep(SCRUBBED)));
    Ok(())
}

/// Outcome of a rewriting.
enum Scrubbed {
    Rewritten,
    /// It is tried again after the interval.
    Failed,
    /// Nothing comes any more.
    Closed,
}

async fn rewritten(pool: PgPool) -> Scrubbed {
    if pool.is_closed() {
        return Scrubbed::Closed;
    }
    let began = now().saturating_sub(MARGIN);
    let done = async {
        sqlx::query(REWRITE).execute(&pool).await?;
        sqlx::query(REWRITTEN).bind(began.to_string()).execute(&pool).await
    };
    match done.await {
        Ok(_) => Scrubbed::Rewritten,
        Err(error) => {
            tracing::warn!(%error, "what was taken out of an archived event is still in the file of its table");
            Scrubbed::Failed
        }
    }
}

/// Rewrites after a notice, and rests after each rewriting: all notices meanwhile are one.
async fn scrub<R, P>(forgotten: Weak<Notify>, rewrite: impl Fn() -> R, rest: impl Fn() -> P)
where
    R: Future<Output = Scrubbed>,
    P: Future<Output = ()>,
{
    while let Some(notified) = forgotten.upgrade() {
        // The store may be gone before it forgets anything more.
        if tokio::time::timeout(OPEN_STILL, notified.notified()).await.is_err() {
            continue;
        }
        drop(notified);
        let scrubbed = rewrite().await;
        if matches!(scrubbed, Scrubbed::Closed) {
            return;
        }
        rest().await;
        if let (Scrubbed::Failed, Some(forgotten)) = (scrubbed, forgotten.upgrade()) {
            forgotten.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// A rewriting locks the log: however much is forgotten, there is one for each interval.
    #[tokio::test]
    async fn the_log_is_rewritten_once_an_interval_and_again_where_it_failed() {
        let (forgotten, interval, rewritings) = (Arc::new(Notify::new()), Notify::new(), Cell::new(0));
        let rewrite = || {
            rewritings.set(rewritings.get() + 1);
            std::future::ready(if rewritings.get() == 2 { Scrubbed::Failed } else { Scrubbed::Rewritten })
        };
        let scrubs = scrub(Arc::downgrade(&forgotten), rewrite, || interval.notified());
        let asks = async {
            // One thread: after these turns the other side has done all it can.
            let settled = async || {
                for _ in 0..20 {
                    tokio::task::yield_now().await;
                }
            };
            settled().await;
            assert_eq!(rewritings.get(), 0, "nothing was forgotten");
            for _ in 0..3 {
                forgotten.notify_one();
                settled().await;
            }
            assert_eq!(rewritings.get(), 1, "more than one in an interval");
            for (after, wanted) in [("those who came meanwhile", 2), ("a failure", 3), ("nothing more", 3)] {
                interval.notify_one();
                settled().await;
                assert_eq!(rewritings.get(), wanted, "after {after}");
            }
        };
        tokio::select! { () = scrubs => panic!("it ended"), () = asks => {} }
    }
}
