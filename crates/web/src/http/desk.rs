//! A desk at which few are served at a time. Who waits holds nothing but their place: what is large is read when it is their turn.
//! A turn lasts as long as its work: who hangs up meanwhile is counted until that is done.

use super::Problem;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The most who stand at a desk, and the most of one address.
const IN_ALL: usize = 64;
const OF_ONE: usize = 6;

/// Who stands at a desk, by their address.
type ByAddress = Arc<Mutex<HashMap<IpAddr, usize>>>;

pub(super) struct Desk {
    served: Arc<Semaphore>,
    standing: ByAddress,
}

/// Somebody's turn at a desk, as long as it lasts.
#[derive(Clone)]
pub(super) struct Turn(#[expect(dead_code, reason = "it is held, and dropped")] Arc<(OwnedSemaphorePermit, Standing)>);

/// One who stands at a desk.
struct Standing {
    standing: ByAddress,
    address: IpAddr,
}

impl Desk {
    /// A desk at which so many are served at a time.
    pub(super) fn new(served: usize) -> Desk {
        Desk { served: Arc::new(Semaphore::new(served)), standing: ByAddress::default() }
    }

    /// Waits for a turn, unless too many wait already.
    pub(super) async fn turn(&self, address: IpAddr) -> Result<Turn, Problem> {
        let standing = self.stand(address).ok_or(Problem::TooMany)?;
        let served = Arc::clone(&self.served).acquire_owned().await;
        Ok(Turn(Arc::new((served.map_err(|closed| Problem::Unavailable(closed.to_string()))?, standing))))
    }

    fn stand(&self, address: IpAddr) -> Option<Standing> {
        let mut standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = standing.values().sum();
        let own = standing.get(&address).copied().unwrap_or_default();
        if all >= IN_ALL || own >= OF_ONE {
            return None;
        }
        standing.insert(address, own + 1);
        Some(Standing { standing: Arc::clone(&self.standing), address })
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

impl Drop for Standing {
    fn drop(&mut self) {
        let mut standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = standing.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                standing.remove(&self.address);
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
        let waiting: Vec<_> = (1..OF_ONE).map(|_| desk.stand(here).expect("a place")).collect();
        assert!(desk.turn(here).await.is_err(), "one too many");
        let other = desk.stand(there).expect("somebody else's place");
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
        while desk.standing.lock().expect("the queue").get(&here) != Some(&2) {
            tokio::task::yield_now().await;
        }
        asker.abort();
        assert!(asker.await.is_err(), "they have hung up");
        drop(turn);
        assert!(is_begun.await.is_err(), "nothing was begun");
        assert!(desk.standing.lock().expect("the queue").is_empty(), "nobody waits");
    }
}
