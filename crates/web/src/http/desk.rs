//! A desk at which few are served at a time. Who waits holds nothing but their place: what is large is read when it is their turn.
//! A turn lasts as long as its work: who hangs up meanwhile is counted until that is done.

use super::Problem;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use table::EventId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The most who stand at a desk, and the most of one address.
const IN_ALL: usize = 64;
const OF_ONE: usize = 6;

/// By which a desk is shared out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Share {
    Address(IpAddr),
    Event(EventId),
}

/// The queue of one share.
struct Queue {
    /// Those who wait, and those served.
    standing: usize,
    /// One share never has the whole desk.
    served: Arc<Semaphore>,
}

/// The queues of a desk.
#[derive(Default)]
struct Queues {
    all: usize,
    by_share: HashMap<Share, Queue>,
}

pub(super) struct Desk {
    served: Arc<Semaphore>,
    /// The most served at a time of one share.
    each: usize,
    queues: Arc<Mutex<Queues>>,
}

/// Somebody's turn at a desk, as long as it lasts.
#[derive(Clone)]
pub(super) struct Turn(#[expect(dead_code, reason = "it is held, and dropped")] Arc<(Vec<OwnedSemaphorePermit>, QueuePlace)>);

/// One who stands at a desk.
struct QueuePlace {
    queues: Arc<Mutex<Queues>>,
    shares: Vec<Share>,
}

impl Desk {
    /// A desk at which so many are served at a time, and half of them at most of one address.
    pub(super) fn new(served: usize) -> Desk {
        Desk { served: Arc::new(Semaphore::new(served)), each: served.div_ceil(2), queues: Arc::default() }
    }

    /// Waits for a turn, unless too many wait already.
    pub(super) async fn turn(&self, address: IpAddr) -> Result<Turn, Problem> {
        self.turn_of(vec![Share::Address(address)]).await
    }

    /// Waits for a turn for something of an event, which never has the whole desk either.
    pub(super) async fn turn_at(&self, address: IpAddr, event: &EventId) -> Result<Turn, Problem> {
        self.turn_of(vec![Share::Address(address), Share::Event(event.clone())]).await
    }

    async fn turn_of(&self, shares: Vec<Share>) -> Result<Turn, Problem> {
        let (standing, own) = self.stand(shares).ok_or(Problem::TooMany)?;
        let mut permits = Vec::with_capacity(own.len() + 1);
        // In this order everywhere, the whole desk last: nobody waits for one who waits for them.
        for queue in own.into_iter().chain([Arc::clone(&self.served)]) {
            permits.push(queue.acquire_owned().await.map_err(|closed| Problem::Unavailable(closed.to_string()))?);
        }
        Ok(Turn(Arc::new((permits, standing))))
    }

    fn stand(&self, shares: Vec<Share>) -> Option<(QueuePlace, Vec<Arc<Semaphore>>)> {
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        // An event is everybody's: who stands there shuts it to nobody, and waits in its queue.
        let has_room = |share: &Share| match share {
            Share::Address(_) => queues.by_share.get(share).is_none_or(|queue| queue.standing < OF_ONE),
            Share::Event(_) => true,
        };
        if queues.all >= IN_ALL || !shares.iter().all(has_room) {
            return None;
        }
        queues.all += 1;
        let own = shares.iter().map(|share| {
            let new = || Queue { standing: 0, served: Arc::new(Semaphore::new(self.each)) };
            let queue = queues.by_share.entry(share.clone()).or_insert_with(new);
            queue.standing += 1;
            Arc::clone(&queue.served)
        });
        let own = own.collect();
        Some((QueuePlace { queues: Arc::clone(&self.queues), shares }, own))
    }
}

impl Turn {
    /// Does what takes a while on a thread of its own. Nobody can stop it there: so the turn lasts until it is done.
    pub(super) async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let turn = self.clone();
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|error| Problem::Unavailable(error.to_string()))
    }
}

impl Drop for QueuePlace {
    fn drop(&mut self) {
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        queues.all -= 1;
        for share in &self.shares {
            if let Some(queue) = queues.by_share.get_mut(share) {
                queue.standing -= 1;
                if queue.standing == 0 {
                    queues.by_share.remove(share);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_address_does_not_fill_the_queue() {
        let (desk, here, there): (_, IpAddr, IpAddr) = (Desk::new(1), [198, 51, 100, 1].into(), [198, 51, 100, 2].into());
        let turn = desk.turn(here).await.expect("a turn");
        let waiting: Vec<_> = (1..OF_ONE).map(|_| desk.stand(vec![Share::Address(here)]).expect("a place")).collect();
        assert!(desk.turn(here).await.is_err(), "one too many");
        let other = desk.stand(vec![Share::Address(there)]).expect("somebody else's place");
        drop((turn, waiting));
        assert!(desk.turn(here).await.is_ok(), "they were given back");
        drop(other);
    }

    /// Who asks for something long, hangs up and asks again does not have the house do it many times at once.
    #[tokio::test]
    async fn who_hangs_up_holds_their_turn_until_the_work_is_done() {
        let (desk, here): (_, IpAddr) = (Desk::new(1), [198, 51, 100, 1].into());
        let (begun, is_begun) = tokio::sync::oneshot::channel();
        let (done, is_done) = std::sync::mpsc::channel::<()>();
        let turn = desk.turn(here).await.expect("a turn");
        let asker = tokio::spawn(async move {
            let work = move || {
                let _ = begun.send(());
                is_done.recv()
            };
            turn.work(work).await
        });
        is_begun.await.expect("it is at work");
        asker.abort();
        assert!(asker.await.is_err(), "they have hung up");
        assert_eq!(desk.served.available_permits(), 0, "the work goes on, and is counted");
        done.send(()).expect("somebody works");
        assert!(desk.turn(here).await.is_ok(), "it is done");
    }

    /// Who hangs up while they wait leaves the queue, and nothing is done for them.
    #[tokio::test]
    async fn who_hangs_up_before_their_turn_has_nothing_done() {
        let (desk, here): (_, IpAddr) = (Arc::new(Desk::new(1)), [198, 51, 100, 1].into());
        let turn = desk.turn(here).await.expect("a turn");
        let (begun, is_begun) = tokio::sync::oneshot::channel::<()>();
        let queue = Arc::clone(&desk);
        let asker = tokio::spawn(async move { queue.turn(here).await?.work(move || begun.send(())).await });
        while desk.queues.lock().expect("the queues").all != 2 {
            tokio::task::yield_now().await;
        }
        asker.abort();
        assert!(asker.await.is_err(), "they have hung up");
        drop(turn);
        assert!(is_begun.await.is_err(), "nothing was begun");
        assert!(desk.queues.lock().expect("the queues").by_share.is_empty(), "nobody waits");
    }

    /// One visitor who asks for all they may does not shut the event to others.
    #[tokio::test]
    async fn one_address_does_not_shut_an_event() {
        let (event, at) = (EventId::new().expect("chance"), |last: u8| IpAddr::from([198, 51, 100, last]));
        let desk = Desk::new(2);
        let at_event = |last| desk.stand(vec![Share::Address(at(last)), Share::Event(event.clone())]);
        let held: Vec<_> = (0..OF_ONE).map(|_| at_event(1).expect("a place")).collect();
        assert!(at_event(1).is_none(), "one too many");
        assert!(desk.turn_at(at(2), &event).await.is_ok(), "somebody else's turn");
        drop(held);
    }

    /// Neither one address nor one event has the whole desk: somebody else's turn comes at once.
    #[tokio::test]
    async fn one_address_or_one_event_is_not_served_alone() {
        let event = || EventId::new().expect("chance");
        let at = |last: u8| IpAddr::from([198, 51, 100, last]);
        let (desk, attacked) = (Arc::new(Desk::new(2)), event());
        let held = desk.turn_at(at(1), &attacked).await.expect("a turn");
        for (address, event) in [(at(1), event()), (at(2), attacked.clone()), (at(1), attacked.clone())] {
            let desk = Arc::clone(&desk);
            tokio::spawn(async move { desk.turn_at(address, &event).await });
        }
        while desk.queues.lock().expect("the queues").all != 4 {
            tokio::task::yield_now().await;
        }
        let other = tokio::time::timeout(std::time::Duration::from_secs(5), desk.turn_at(at(3), &event())).await;
        assert!(other.is_ok_and(|turn| turn.is_ok()), "somebody else waits");
        drop(held);
    }
}
