//! Do not agree that something is taken back, or no longer ask for it.

use super::Table;
use crate::{Denied, Event, PersonId};

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.present(person)?;
    // Whoever asked may think better of it.
    let withdraws = table.asked() == Some(seat);
    if !table.awaits_answer_of(seat) && !withdraws {
        return Err(Denied::NotAsked);
    }
    Ok(Event::Declined { seat: seat.index() })
}

pub(super) fn check_event(table: &Table) -> Result<(), Denied> {
    super::grant::check_event(table)
}

/// One question an act.
pub(super) fn apply(table: &mut Table) {
    table.asked = None;
    table.previous = None;
}
