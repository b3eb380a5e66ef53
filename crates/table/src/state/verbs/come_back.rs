//! Play oneself again.

use super::Table;
use crate::{Denied, Event, PersonId, Presence};

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.seated(person)?;
    match table.here(seat) {
        Ok(()) => Err(Denied::Here),
        // The clock is the table's, whoever comes and goes: time that is up is not given back by going out and in.
        Err(_) if table.time_left(seat.index()) == Some(0) => Err(Denied::TimeUp),
        Err(_) => Ok(Event::Back { seat: seat.index() }),
    }
}

pub(super) fn check_event(table: &Table, seat: usize) -> Result<(), Denied> {
    table.person_at(seat)
}

pub(super) fn apply(table: &mut Table, seat: usize) {
    table.attend(seat, Presence::Here);
}
