//! The championships whose streams each address watches: what is watched stays in memory.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use table::EventId;

type ByAddress = Arc<Mutex<HashMap<IpAddr, HashMap<EventId, usize>>>>;

/// Counts the streams of championships.
#[derive(Default)]
pub(super) struct Watched(ByAddress);

/// One stream of a championship, as long as it is open.
pub(crate) struct Watching {
    by_address: ByAddress,
    address: IpAddr,
    event: EventId,
}

impl Watched {
    /// A stream of this event for this address, unless it watches too many others.
    pub(super) fn watch(&self, address: IpAddr, event: &EventId, most: usize) -> Option<Watching> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = all.entry(address).or_default();
        if own.len() >= most && !own.contains_key(event) {
            return None;
        }
        *own.entry(event.clone()).or_default() += 1;
        Some(Watching { by_address: Arc::clone(&self.0), address, event: event.clone() })
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let mut all = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(own) = all.get_mut(&self.address) else { return };
        if let Some(streams) = own.get_mut(&self.event) {
            *streams -= 1;
            if *streams == 0 {
                own.remove(&self.event);
            }
        }
        if own.is_empty() {
            all.remove(&self.address);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_watches_so_many_championships_and_each_as_often_as_it_likes() {
        let (watched, here): (_, IpAddr) = (Watched::default(), [198, 51, 100, 1].into());
        let [first, second] = [0, 1].map(|_| EventId::new().expect("chance"));
        let held: Vec<_> = (0..50).map(|_| watched.watch(here, &first, 1).expect("a stream")).collect();
        assert!(watched.watch(here, &second, 1).is_none(), "another championship");
        assert!(watched.watch([198, 51, 100, 2].into(), &second, 1).is_some(), "another address");
        drop(held);
        assert!(watched.watch(here, &second, 1).is_some(), "it was given back");
    }
}
