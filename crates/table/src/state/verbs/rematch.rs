//! A table of the same people for another match.

use super::{Phase, Table};
use crate::{Denied, Event, PersonId, TableId};

pub(super) fn check(table: &Table, person: &PersonId, another: TableId) -> Result<Event, Denied> {
    let seat = table.seated(person)?;
    if table.table_config.chairs.are_given() {
        return Err(Denied::Given);
    }
    check_event(table)?;
    // Of two who ask at once one comes to the other's table.
    if table.rematch.is_some() {
        return Err(Denied::Overtaken);
    }
    Ok(Event::Rematched { seat: seat.index(), table: another })
}

pub(super) fn check_event(table: &Table) -> Result<(), Denied> {
    match table.phase() {
        Phase::Over => Ok(()),
        Phase::Gathering | Phase::Playing => Err(Denied::NotOver),
    }
}

pub(super) fn apply(table: &mut Table, another: TableId) {
    table.rematch = Some(another);
}
