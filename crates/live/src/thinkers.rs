//! Who thinks next: the places at which the room's players and the tutor think, shared out fairly.
//!
//! There are fewer places than tables that want one. People who wait come first. Among equals it is the turn of the visitor whose
//! tables have thought least, and no visitor takes every place, so that somebody else's player never waits behind a queue.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::PersonId;
use tokio::sync::oneshot;

/// By whom the thoughts of a table are counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Share {
    /// By the address the table was opened from: who changes their name stays one visitor.
    Address(IpAddr),
    /// By the person who opened it, where no address is known.
    Person(PersonId),
}

/// How much a thought is wanted, the most first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Urgency {
    /// A person waits for it.
    Awaited,
    /// Somebody looks at the table.
    Watched,
    /// Nobody does.
    Unwatched,
}

/// The places.
#[derive(Clone)]
pub(super) struct Thinkers(Arc<Mutex<Places>>);

struct Places {
    free: usize,
    /// How many of them one visitor may have at once, and how many the tables for which nobody waits may have together.
    most: usize,
    waiting: Vec<Ticket>,
    taken: Vec<(Share, Urgency)>,
    /// How long the tables of each visitor have thought, from a common beginning that moves with who was let in last.
    thought: HashMap<Share, Duration>,
    begun: Duration,
}

struct Ticket {
    share: Share,
    urgency: Urgency,
    let_in: oneshot::Sender<Place>,
}

/// A place, as long as it is held.
pub(super) struct Place {
    thinkers: Thinkers,
    share: Share,
    urgency: Urgency,
    since: Instant,
}

impl Thinkers {
    /// So many places.
    pub(super) fn new(places: usize) -> Thinkers {
        let most = places.saturating_sub(1).max(1);
        let places = Places {
            free: places.max(1),
            most,
            waiting: Vec::new(),
            taken: Vec::new(),
            thought: HashMap::new(),
            begun: Duration::ZERO,
        };
        Thinkers(Arc::new(Mutex::new(places)))
    }

    /// Waits for a place.
    pub(super) async fn place(&self, share: Share, urgency: Urgency) -> Option<Place> {
        let (let_in, place) = oneshot::channel();
        self.lock().waiting.push(Ticket { share, urgency, let_in });
        self.fill();
        place.await.ok()
    }

    fn lock(&self) -> MutexGuard<'_, Places> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets in whose turn it is, as long as there are places.
    fn fill(&self) {
        loop {
            let mut places = self.lock();
            let Some(Ticket { share, urgency, let_in }) = places.next() else { return };
            let place = Place { thinkers: self.clone(), share, urgency, since: Instant::now() };
            drop(places);
            // Whoever has gone away in the meantime gives it back at once.
            drop(let_in.send(place));
        }
    }

    #[cfg(test)]
    pub(super) fn free(&self) -> usize {
        self.lock().free
    }
}

impl Places {
    /// Who is let in next.
    fn next(&mut self) -> Option<Ticket> {
        self.waiting.retain(|ticket| !ticket.let_in.is_closed());
        if self.free == 0 {
            return None;
        }
        let is_open = |ticket: &Ticket| {
            let own = self.taken.iter().filter(|(share, _)| *share == ticket.share).count();
            let idle = self.taken.iter().filter(|(_, urgency)| *urgency > Urgency::Awaited).count();
            own < self.most && (ticket.urgency == Urgency::Awaited || idle < self.most)
        };
        let turn = |ticket: &Ticket| (ticket.urgency, self.thought_of(&ticket.share));
        let (at, _) =
            self.waiting.iter().enumerate().filter(|(_, ticket)| is_open(ticket)).min_by_key(|(_, ticket)| turn(ticket))?;
        // They were here in this order, and who came first stays first among equals.
        let ticket = self.waiting.remove(at);
        self.begun = self.begun.max(self.thought_of(&ticket.share));
        self.free -= 1;
        self.taken.push((ticket.share.clone(), ticket.urgency));
        Some(ticket)
    }

    /// Who has been away has saved nothing up.
    fn thought_of(&self, share: &Share) -> Duration {
        self.thought.get(share).copied().unwrap_or_default().max(self.begun)
    }

    fn give_back(&mut self, share: &Share, urgency: Urgency, took: Duration) {
        self.free += 1;
        if let Some(at) = self.taken.iter().position(|(known, how)| known == share && *how == urgency) {
            self.taken.swap_remove(at);
        }
        let thought = self.thought_of(share) + took;
        self.thought.insert(share.clone(), thought);
        let begun = self.begun;
        self.thought.retain(|_, thought| *thought > begun);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.thinkers.lock().give_back(&self.share, self.urgency, self.since.elapsed());
        self.thinkers.fill();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(n: u8) -> Share {
        Share::Address([198, 51, 100, n].into())
    }

    /// Lets everybody who can come in come in.
    async fn settle() {
        for _ in 0..8 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn one_visitor_never_has_every_place() {
        let thinkers = Thinkers::new(2);
        let crowd: Vec<_> = (0..70)
            .map(|_| {
                let thinkers = thinkers.clone();
                tokio::spawn(async move { thinkers.place(share(1), Urgency::Awaited).await })
            })
            .collect();
        settle().await;
        assert_eq!(thinkers.free(), 1, "a place is left for others");
        let other = thinkers.place(share(2), Urgency::Awaited).await;
        assert!(other.is_some() && thinkers.free() == 0);
        for waiting in crowd {
            waiting.abort();
        }
    }

    #[tokio::test]
    async fn people_who_wait_come_first_and_then_who_has_thought_least() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.place(share(1), Urgency::Awaited).await.expect("a place");
        let order = Arc::new(Mutex::new(Vec::new()));
        let wants = [(1, Urgency::Unwatched), (1, Urgency::Watched), (1, Urgency::Awaited), (2, Urgency::Awaited)];
        let mut waiting = Vec::new();
        for (n, urgency) in wants {
            let (thinkers, order) = (thinkers.clone(), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let place = thinkers.place(share(n), urgency).await.expect("a place");
                order.lock().expect("a list").push((n, urgency));
                drop(place);
            }));
            settle().await;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
        drop(first);
        for waiting in waiting {
            waiting.await.expect("let in");
        }
        let order = order.lock().expect("a list").clone();
        assert_eq!(order, [(2, Urgency::Awaited), (1, Urgency::Awaited), (1, Urgency::Watched), (1, Urgency::Unwatched)]);
    }

    #[tokio::test]
    async fn who_goes_away_leaves_no_gap() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.place(share(1), Urgency::Watched).await.expect("a place");
        let gone = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.place(share(2), Urgency::Awaited).await.is_some() }
        });
        settle().await;
        gone.abort();
        settle().await;
        drop(first);
        assert_eq!(thinkers.free(), 1);
        assert!(thinkers.place(share(3), Urgency::Unwatched).await.is_some());
    }
}
