//! Halt the table, as the judge of a championship, and let it go on. It is not for those who play.

use super::Table;
use crate::{Denied, Event, PersonId, Phase};

/// The desk asks as the one who opened the table.
fn judged(table: &Table, person: &PersonId) -> Result<(), Denied> {
    let may = table.table_config.chairs.are_given() && *person == table.table_config.host;
    if may { Ok(()) } else { Err(Denied::Given) }
}

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    judged(table, person)?;
    check_event(table)?;
    Ok(Event::Halted)
}

pub(super) fn check_release(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    judged(table, person)?;
    kept_release(table)?;
    Ok(Event::Released)
}

pub(super) fn check_event(table: &Table) -> Result<(), Denied> {
    match (table.phase(), table.halted) {
        (Phase::Over, _) => Err(Denied::Over),
        (_, true) => Err(Denied::Halted),
        _ => Ok(()),
    }
}

pub(super) fn kept_release(table: &Table) -> Result<(), Denied> {
    if table.halted { Ok(()) } else { Err(Denied::NotPaused) }
}

pub(super) fn apply(table: &mut Table) {
    table.halted = true;
}

pub(super) fn apply_release(table: &mut Table) {
    table.halted = false;
}
