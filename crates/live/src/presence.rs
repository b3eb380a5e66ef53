//! The heartbeat of a server: what people are connected is noted in the store, and what other servers noted is read from it, for all
//! tables at once.

use super::attendance::{Attendance, GRACE};
use super::{Command, Tables, now};
use std::sync::Weak;
use std::time::Duration;
use store::{Change, SeenAt, Sharing, Store};
use tokio::time::{MissedTickBehavior, interval};

/// Interval where servers share a database: three times within the ten seconds after which a plate greys.
const SHARED: Duration = Duration::from_secs(3);
/// Interval of a server alone, which reads it after a restart only.
const ALONE: Duration = Duration::from_secs(30);

/// Keeps it beating for as long as there is a room.
pub(super) async fn keep(store: Weak<dyn Store>, attendance: Attendance, tables: Weak<Tables>) {
    let sharing = store.upgrade().map_or(Sharing::Alone, |store| store.sharing());
    let mut ticks = interval(match sharing {
        Sharing::Shared => SHARED,
        Sharing::Alone => ALONE,
    });
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut is_first = true;
    loop {
        ticks.tick().await;
        let (Some(store), Some(tables)) = (store.upgrade(), tables.upgrade()) else { return };
        let (at, people) = (now(), attendance.take());
        if !people.is_empty()
            && let Err(error) = store.change(Change::Seen { people, at }).await
        {
            tracing::warn!(%error, "who is connected could not be noted");
        }
        if !std::mem::take(&mut is_first) && sharing == Sharing::Alone {
            continue;
        }
        // Twice the time for which a table is listed: longer absences are read when a table wakes.
        match store.last_seen(SeenAt::After(at.saturating_sub(2 * GRACE))).await {
            Ok(seen) => {
                let news = attendance.learn(seen);
                let live = tables.lock();
                for door in news.iter().filter_map(|table| live.get(table)).filter_map(|cell| cell.get()) {
                    // A table that has no place for it has much to do, and notes it when it does it.
                    let _ = door.try_send(Command::Seen);
                }
            }
            Err(error) => tracing::warn!(%error, "who is connected elsewhere could not be read"),
        }
    }
}
