//! A desk at which few are served at a time. Who waits holds nothing but their place: what is large is read when it is their turn.

use super::Problem;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use tokio::sync::{Semaphore, SemaphorePermit};

/// The most who stand at a desk, and the most of one address.
const IN_ALL: usize = 64;
const OF_ONE: usize = 6;

pub(super) struct Desk {
    served: Semaphore,
    standing: Mutex<HashMap<IpAddr, usize>>,
}

/// Somebody's turn at a desk, as long as it lasts.
pub(super) struct Turn<'d> {
    _served: SemaphorePermit<'d>,
    _standing: Standing<'d>,
}

/// One who stands at a desk.
struct Standing<'d> {
    desk: &'d Desk,
    address: IpAddr,
}

impl Desk {
    /// A desk at which so many are served at a time.
    pub(super) fn new(served: usize) -> Desk {
        Desk { served: Semaphore::new(served), standing: Mutex::default() }
    }

    /// Waits for a turn, unless too many wait already.
    pub(super) async fn turn(&self, address: IpAddr) -> Result<Turn<'_>, Problem> {
        let standing = self.stand(address).ok_or(Problem::TooMany)?;
        let served = self.served.acquire().await.map_err(|closed| Problem::Unavailable(closed.to_string()))?;
        Ok(Turn { _served: served, _standing: standing })
    }

    fn stand(&self, address: IpAddr) -> Option<Standing<'_>> {
        let mut standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = standing.values().sum();
        let own = standing.entry(address).or_default();
        if all >= IN_ALL || *own >= OF_ONE {
            return None;
        }
        *own += 1;
        Some(Standing { desk: self, address })
    }
}

impl Drop for Standing<'_> {
    fn drop(&mut self) {
        let mut standing = self.desk.standing.lock().unwrap_or_else(PoisonError::into_inner);
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
}
