//! A hand is over and has been looked at: go on to the next one.

use super::Table;
use crate::hand_summary::Deed;
use crate::{Chair, Denied, Event, HandSummary, PersonId, Rest};
use engine::{AnyGame, Seat, SeatSet};
use std::sync::Arc;

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.present(person)?;
    if !table.awaits(seat) {
        return Err(Denied::NotResting);
    }
    Ok(Event::Ready { seat: seat.index() })
}

pub(super) fn check_event(table: &Table) -> Result<(), Denied> {
    if table.rest.is_none() { Err(Denied::NotResting) } else { Ok(()) }
}

pub(super) fn apply(table: &mut Table, seat: usize) {
    if let (Some(ready), Some(seat)) = (&mut table.rest, Seat::new(seat)) {
        *ready = ready.with(seat);
    }
}

/// Nobody is waited for any longer.
pub(super) fn apply_to_all(table: &mut Table) {
    table.rest = None;
}

impl Table {
    /// The hands that are over, the latest last.
    pub fn hands(&self) -> &[Arc<HandSummary>] {
        &self.hands
    }

    /// The hand that has just ended: until the next is dealt, or for good when the match is over.
    pub fn ended(&self) -> Option<&Arc<HandSummary>> {
        self.hands.last().filter(|_| self.is_between_hands)
    }

    /// Does the next hand wait for this seat, until its player has seen how this one ended?
    pub fn awaits(&self, seat: Seat) -> bool {
        let here = self.chairs.get(seat.index()).is_some_and(Chair::is_played_by_person);
        here && self.rest.is_some_and(|ready| !ready.contains(seat))
    }

    /// Seats the next hand still waits for.
    pub fn awaited(&self) -> SeatSet {
        Seat::first(self.chairs.len()).filter(|seat| self.awaits(*seat)).fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// Players who have said that they go on.
    pub fn ready(&self) -> SeatSet {
        self.rest.unwrap_or(SeatSet::EMPTY)
    }

    /// Does the table rest between two hands?
    pub fn rests(&self) -> bool {
        !self.awaited().is_empty()
    }

    /// Nobody has gone on for too long: the table does.
    pub fn rested(&self) -> Option<super::Next> {
        self.rest.map(|_| super::Next::plain(Event::WentOn))
    }

    /// The game has changed: if a hand ended by it, that is kept, and the table rests.
    pub(super) fn tell(&mut self, before: &dyn AnyGame, deed: Option<&Deed<'_>>) {
        let stood = |seat: Seat| self.hands.last().and_then(|hand| hand.of(seat)).map_or(0, |won| won.in_all);
        let Some(hand) = HandSummary::between(before, &*self.game, deed, stood) else { return };
        self.hands.push(Arc::new(hand));
        self.is_between_hands = true;
        let goes_on = self.game.turn() != engine::Turn::Over && self.table_config.rest != Rest::None;
        self.rest = goes_on.then_some(SeatSet::EMPTY);
    }
}
