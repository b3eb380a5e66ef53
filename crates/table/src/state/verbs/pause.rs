//! Let the table rest.

use super::Table;
use crate::{Chair, Denied, Event, PersonId};
use engine::Seat;

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.seated(person)?;
    table.during_the_match()?;
    table.here(seat)?;
    if table.is_paused() {
        return Err(Denied::Paused);
    }
    if !table.may_pause(seat) {
        return Err(Denied::Timed);
    }
    Ok(Event::Paused { seat: seat.index() })
}

pub(super) fn check_event(table: &Table, seat: usize) -> Result<(), Denied> {
    if table.paused {
        return Err(Denied::Paused);
    }
    table.person_at(seat)
}

pub(super) fn apply(table: &mut Table) {
    table.paused = true;
}

impl Table {
    /// May this seat let the table rest? Not against the clock of another person: they would pay for it, or think for nothing.
    /// The referee of the table is called so at any time, but for a player whose own clock runs: calling would stop it.
    pub fn may_pause(&self, seat: Seat) -> bool {
        if self.table_config.chairs.are_refereed() {
            return self.table_config.clock.is_none() || !self.runs(seat.index());
        }
        let other = |(n, chair): (usize, &Chair)| n != seat.index() && chair.is_played_by_person();
        self.table_config.clock.is_none() || !self.chairs.iter().enumerate().any(other)
    }
}
