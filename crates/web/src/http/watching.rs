//! The championships whose streams each address watches: what is watched stays in memory.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use table::EventId;

/// Streams of one address.
#[derive(Default)]
struct Own {
    streams: HashMap<EventId, usize>,
    /// Streams of long championships among them.
    long: usize,
}

type ByAddress = Arc<Mutex<HashMap<IpAddr, Own>>>;

/// The most an address may watch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Most {
    /// Different championships.
    pub(super) events: usize,
    /// Streams of long ones.
    pub(super) long: usize,
}

/// Extent of a championship: the pages of a long one are large, and so are the parts that a stream sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Usual,
    Long,
}

impl Extent {
    pub(super) fn of(event: &clubroom::Event) -> Extent {
        if event.is_long() { Extent::Long } else { Extent::Usual }
    }
}

/// Counts the streams of championships.
#[derive(Default)]
pub(super) struct Watched(ByAddress);

/// One stream of a championship, as long as it is open.
pub(crate) struct Watching {
    by_address: ByAddress,
    address: IpAddr,
    event: EventId,
    extent: Extent,
}

impl Watched {
    /// A stream of this event for this address, unless it watches too many others, or too many long ones.
    pub(super) fn watch(&self, address: IpAddr, (event, extent): (&EventId, Extent), most: Most) -> Option<Watching> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = all.entry(address).or_default();
        if own.streams.len() >= most.events && !own.streams.contains_key(event) || extent == Extent::Long && own.long >= most.long
        {
            return None;
        }
        *own.streams.entry(event.clone()).or_default() += 1;
        own.long += usize::from(extent == Extent::Long);
        Some(Watching { by_address: Arc::clone(&self.0), address, event: event.clone(), extent })
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let mut all = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(own) = all.get_mut(&self.address) else { return };
        own.long -= usize::from(self.extent == Extent::Long);
        if let Some(streams) = own.streams.get_mut(&self.event) {
            *streams -= 1;
            if *streams == 0 {
                own.streams.remove(&self.event);
            }
        }
        if own.streams.is_empty() {
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
        let most = Most { events: 1, long: 3 };
        let held: Vec<_> = (0..50).map(|_| watched.watch(here, (&first, Extent::Usual), most).expect("a stream")).collect();
        assert!(watched.watch(here, (&second, Extent::Usual), most).is_none(), "another championship");
        assert!(watched.watch([198, 51, 100, 2].into(), (&second, Extent::Usual), most).is_some(), "another address");
        drop(held);
        assert!(watched.watch(here, (&second, Extent::Usual), most).is_some(), "it was given back");
    }

    #[test]
    fn an_address_has_few_streams_of_long_championships() {
        let (watched, here): (_, IpAddr) = (Watched::default(), [198, 51, 100, 1].into());
        let [first, second] = [0, 1].map(|_| EventId::new().expect("chance"));
        let most = Most { events: 4, long: 3 };
        let held: Vec<_> =
            [&first, &first, &second].map(|event| watched.watch(here, (event, Extent::Long), most).expect("a stream")).into();
        assert!(watched.watch(here, (&first, Extent::Long), most).is_none(), "a fourth");
        assert!(watched.watch(here, (&first, Extent::Usual), most).is_some(), "of a short one");
        drop(held);
        assert!(watched.watch(here, (&first, Extent::Long), most).is_some(), "they were given back");
    }
}
