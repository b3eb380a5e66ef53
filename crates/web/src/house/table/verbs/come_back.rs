//! Play oneself again.

use super::Table;
use crate::house::{Denied, Event, PersonId, Presence};

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.seated(person)?;
    match table.here(seat) {
        Ok(()) => Err(Denied::Here),
        Err(_) => Ok(Event::Back { seat: seat.index() }),
    }
}

pub(super) fn kept(table: &Table, seat: usize) -> Result<(), Denied> {
    table.person_at(seat)
}

pub(super) fn apply(table: &mut Table, seat: usize) {
    table.attend(seat, Presence::Here);
    // A player with no time left gets enough for one act; who has some does not get more by going out and in.
    if let (Some(clock), Some(left @ 0)) = (table.charter.clock, table.left.get_mut(seat)) {
        *left = u64::from(clock.increment.max(10)) * 1000;
    }
}
