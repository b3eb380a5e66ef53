//! Let the room play for one's seat.

use super::Table;
use crate::{Denied, Event, PersonId, Presence};

pub(super) fn check(table: &Table, person: &PersonId, spent: u64) -> Result<Event, Denied> {
    let seat = table.seated(person)?;
    // In a championship nobody plays in another's place, the room neither.
    if table.table_config.chairs.are_given() {
        return Err(Denied::Given);
    }
    table.during_the_match()?;
    table.here(seat)?;
    Ok(Event::Away { seat: seat.index(), spent })
}

pub(super) fn check_event(table: &Table, seat: usize) -> Result<(), Denied> {
    table.person_at(seat)
}

pub(super) fn apply(table: &mut Table, seat: usize, spent: u64) {
    table.charge(seat, spent);
    table.attend(seat, Presence::Away);
}
