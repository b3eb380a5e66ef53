//! The events in memory. One that nobody looks at leaves it, and is made again from its log at the next look.

use super::{Event, EventId};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, OnceCell};

/// An event that nobody looks at leaves memory after this.
const SLEEPS_AFTER: Duration = Duration::from_secs(5 * 60);
/// The size of all events in memory, in decisions. Beyond it the event looked at longest ago leaves first, however long ago that was.
const LARGEST: usize = 100_000;

/// An event, or the place of one that is being woken.
#[derive(Default)]
pub(super) struct Place {
    pub(super) event: OnceCell<Arc<Event>>,
    /// One lock per address that wakes it: further requests of that address wait for it.
    waking: Mutex<HashMap<IpAddr, Arc<tokio::sync::Mutex<()>>>>,
    /// Tells that the event is in memory.
    woken: Notify,
}

impl Place {
    /// Waits until the event is in memory.
    pub(super) async fn woken(&self) {
        let woken = self.woken.notified();
        tokio::pin!(woken);
        woken.as_mut().enable();
        if !self.event.initialized() {
            woken.await;
        }
    }

    pub(super) fn tell(&self) {
        self.woken.notify_waiters();
    }

    fn is_being_woken(&self) -> bool {
        let mut waking = self.waking.lock().unwrap_or_else(PoisonError::into_inner);
        waking.retain(|_, lock| Arc::strong_count(lock) > 1);
        !waking.is_empty()
    }
}

/// The events in memory, by their names.
#[derive(Default)]
pub(super) struct Awake(Mutex<HashMap<EventId, Arc<Place>>>);

/// The event of a place that nobody else holds: neither a request, nor a stream, nor a match that is followed.
fn idle(place: &Arc<Place>) -> Option<&Arc<Event>> {
    place.event.get().filter(|event| Arc::strong_count(place) == 1 && Arc::strong_count(event) == 1)
}

/// A place that somebody asked for, and nobody wakes.
fn is_empty(place: &Arc<Place>) -> bool {
    !place.event.initialized() && Arc::strong_count(place) == 1 && !place.is_being_woken()
}

impl Awake {
    fn lock(&self) -> MutexGuard<'_, HashMap<EventId, Arc<Place>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The place of an event, which is made if there is none.
    pub(super) fn place(&self, id: &EventId) -> Arc<Place> {
        Arc::clone(self.lock().entry(id.clone()).or_default())
    }

    pub(super) fn has(&self, id: &EventId) -> bool {
        self.lock().get(id).is_some_and(|place| place.event.initialized())
    }

    /// Waits until no other request of this address wakes this event.
    pub(super) async fn wakes(&self, id: &EventId, address: IpAddr) -> tokio::sync::OwnedMutexGuard<()> {
        let lock = {
            let place = self.place(id);
            let mut waking = place.waking.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(waking.entry(address).or_default())
        };
        lock.lock_owned().await
    }

    /// Forgets the place of an event that could not be woken; one that somebody else has filled or made meanwhile stays.
    pub(super) fn forget(&self, id: &EventId, failed: &Arc<Place>) {
        let mut live = self.lock();
        if live.get(id).is_some_and(|place| Arc::ptr_eq(place, failed) && !place.event.initialized()) {
            live.remove(id);
        }
    }

    pub(super) fn count(&self) -> usize {
        self.lock().len()
    }

    /// Lets events go that nobody has looked at for a while, and more of them where all together are too many.
    pub(super) fn tidy(&self) {
        self.put_to_sleep(SLEEPS_AFTER, LARGEST);
    }

    fn put_to_sleep(&self, after: Duration, largest: usize) {
        let mut live = self.lock();
        live.retain(|_, place| !is_empty(place) && idle(place).is_none_or(|event| event.unseen_for() < after));
        let mut in_memory: usize = live.values().filter_map(|place| Some(place.event.get()?.standing().size())).sum();
        let mut unseen: Vec<_> = live
            .iter()
            .filter_map(|(id, place)| idle(place).map(|event| (event.unseen_for(), id.clone(), event.standing().size())))
            .collect();
        unseen.sort();
        // The one looked at last stays: somebody has just asked for it.
        for (_, id, size) in unseen.into_iter().skip(1).rev() {
            if in_memory <= largest {
                break;
            }
            in_memory -= size;
            live.remove(&id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Clubs, EventConfig};
    use super::*;
    use club::demo::{Demo, Speed};

    #[test]
    fn who_fails_to_wake_an_event_forgets_their_own_place_alone() {
        let (awake, id) = (Awake::default(), EventId::new().expect("chance"));
        let failed = awake.place(&id);
        awake.forget(&id, &failed);
        let later = awake.place(&id);
        assert!(!Arc::ptr_eq(&failed, &later), "it stays");
        awake.forget(&id, &failed);
        assert!(Arc::ptr_eq(&awake.place(&id), &later), "another's place is gone");
    }

    async fn clubs(folder: &std::path::Path) -> Clubs {
        Clubs::new(sql::open(&folder.join("room.db").to_string_lossy()).await.expect("a store"))
    }

    /// The first who asks may stand at the end of a long queue of their own address: others wake the event before them.
    #[tokio::test]
    async fn one_address_that_waits_for_its_turn_keeps_no_other_from_waking_an_event() {
        let folder = tempfile::tempdir().expect("a folder");
        let clubs = clubs(folder.path()).await;
        let id = clubs.found(&EventConfig { zone: 0, demo: None }, None).await.expect("an event").id.clone();
        clubs.awake.put_to_sleep(Duration::ZERO, 0);
        let [one, other] = [1, 2].map(|last| IpAddr::from([198, 51, 100, last]));
        let held = clubs.wakes(&id, one).await;
        let waits = clubs.awake.place(&id);
        let first = async {
            waits.woken().await;
            clubs.is_awake(&id)
        };
        let second = async {
            let _held = clubs.wakes(&id, other).await;
            clubs.event(&id).await.expect("an event");
        };
        let (is_awake, ()) = tokio::join!(first, second);
        assert!(is_awake);
        drop(held);
    }

    /// A table that is followed is not a look: its event leaves memory, and the next look follows the table again.
    #[tokio::test]
    async fn a_followed_table_keeps_no_event_in_memory() {
        let folder = tempfile::tempdir().expect("a folder");
        let clubs = clubs(folder.path()).await;
        let event = clubs.found(&EventConfig { zone: 0, demo: None }, None).await.expect("an event");
        let (id, followed) = (event.id.clone(), Arc::downgrade(&event));
        assert!(event.begins_to_follow("table"));
        let mut changes = event.changes();
        drop(event);
        clubs.awake.put_to_sleep(Duration::ZERO, 0);
        assert!(!clubs.is_awake(&id) && followed.upgrade().is_none());
        assert!(changes.changed().await.is_err(), "its follower is told");
        assert!(clubs.event(&id).await.expect("an event").begins_to_follow("table"));
    }

    #[tokio::test]
    async fn events_that_nobody_looks_at_leave_memory_and_come_back_as_they_were() {
        let folder = tempfile::tempdir().expect("a folder");
        let clubs = clubs(folder.path()).await;
        let whole = club::simulate::run(&Demo::new(7, Speed::AtOnce).day()).expect("a day");
        let mut ids = Vec::new();
        for _ in 0..3 {
            ids.push(clubs.take_over(&EventConfig { zone: 0, demo: None }, None, whole.clone()).await.expect("taken").id.clone());
        }
        assert_eq!(clubs.awake.count(), 3);
        // A stream holds its event; the others are too many, and the one looked at last stays.
        let (watched, _) = (clubs.event(&ids[0]).await.expect("an event"), clubs.event(&ids[2]).await.expect("an event"));
        let watching = watched.changes();
        drop(watched);
        let held = clubs.event(&ids[0]).await.expect("an event");
        clubs.awake.put_to_sleep(SLEEPS_AFTER, 0);
        assert!(clubs.is_awake(&ids[0]) && !clubs.is_awake(&ids[1]) && clubs.is_awake(&ids[2]));
        drop((held, watching));
        clubs.awake.put_to_sleep(Duration::ZERO, 0);
        assert_eq!(clubs.awake.count(), 0);
        let again = clubs.event(&ids[1]).await.expect("an event");
        assert!(*again.standing() == whole, "another event");
    }
}
