//! Let the table go on after a rest.

use super::Table;
use crate::{Denied, Event, PersonId};

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.seated(person)?.index();
    if table.halted {
        return Err(Denied::Halted);
    }
    check_event(table, seat)?;
    Ok(Event::Resumed { seat })
}

pub(super) fn check_event(table: &Table, seat: usize) -> Result<(), Denied> {
    if !table.paused {
        return Err(Denied::NotPaused);
    }
    table.person_at(seat)
}

pub(super) fn apply(table: &mut Table) {
    table.paused = false;
}
