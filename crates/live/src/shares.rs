//! What one visitor may have of the room at a time.

use super::thinkers::Share;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::TableId;

/// Tables of the room's players alone that one visitor may have awake at a time.
pub(super) const MOST_SHOWS: usize = 8;

/// Who opened which table, and how many shows of each visitor run.
#[derive(Clone, Default)]
pub(super) struct Shares(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    /// By whom the tables opened since the start are counted.
    openers: HashMap<TableId, Share>,
    shows: HashMap<Share, usize>,
}

/// A show, as long as it runs: a table at which the room's players play among themselves, or a championship that plays itself.
pub struct Show {
    shares: Shares,
    share: Share,
}

impl Shares {
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers who opened a table.
    pub(super) fn opened(&self, table: &TableId, share: Share) {
        self.lock().openers.insert(table.clone(), share);
    }

    /// Who opened a table, if it was opened here.
    pub(super) fn opener(&self, table: &TableId) -> Option<Share> {
        self.lock().openers.get(table).cloned()
    }

    /// A match is over: nobody thinks at this table any more.
    pub(super) fn over(&self, table: &TableId) {
        self.lock().openers.remove(table);
    }

    /// A show of this visitor, unless they have too many.
    pub(super) fn show(&self, share: &Share) -> Option<Show> {
        let mut known = self.lock();
        let running = known.shows.entry(share.clone()).or_default();
        if *running >= MOST_SHOWS {
            return None;
        }
        *running += 1;
        Some(Show { shares: self.clone(), share: share.clone() })
    }
}

impl Drop for Show {
    fn drop(&mut self) {
        let mut known = self.shares.lock();
        if let Some(running) = known.shows.get_mut(&self.share) {
            *running -= 1;
            if *running == 0 {
                known.shows.remove(&self.share);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_has_so_many_shows_and_gets_them_back() {
        let (shares, share) = (Shares::default(), Share::Address([198, 51, 100, 7].into()));
        let shows: Vec<_> = (0..MOST_SHOWS).map(|_| shares.show(&share).expect("a show")).collect();
        assert!(shares.show(&share).is_none(), "one too many");
        assert!(shares.show(&Share::Address([198, 51, 100, 8].into())).is_some(), "somebody else's");
        drop(shows);
        assert!(shares.show(&share).is_some(), "they were given back");
    }
}
