//! Halt the table, as the judge of a championship or the referee of the table, and let it go on. It is not for those who play.

use super::Table;
use crate::{Chairs, Denied, Event, PersonId, Phase};

/// Desk and referee ask as the one who opened the table.
fn judged(table: &Table, person: &PersonId) -> Result<(), Denied> {
    let is_host = *person == table.table_config.host;
    match table.table_config.chairs {
        Chairs::Refereed | Chairs::Given { .. } if is_host => Ok(()),
        Chairs::Free | Chairs::Refereed => Err(Denied::NotReferee),
        Chairs::Given { .. } => Err(Denied::Given),
    }
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

/// The referee, called by a pause, ends that too.
pub(super) fn apply_release(table: &mut Table) {
    table.halted = false;
    if table.table_config.chairs.are_refereed() {
        table.paused = false;
    }
}

impl Table {
    /// May the person who opened the table halt it as its referee?
    pub(crate) fn may_halt(&self) -> bool {
        self.table_config.chairs.are_refereed() && check_event(self).is_ok()
    }

    /// May they let it go on?
    pub(crate) fn may_release(&self) -> bool {
        self.table_config.chairs.are_refereed() && kept_release(self).is_ok()
    }
}
