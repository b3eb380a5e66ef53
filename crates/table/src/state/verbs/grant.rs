//! Agree that something is taken back.

use super::Table;
use crate::{Denied, Event, PersonId};
use engine::Seat;

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.present(person)?;
    if !table.awaits_answer_of(seat) {
        return Err(Denied::NotAsked);
    }
    Ok(Event::Granted { seat: seat.index() })
}

pub(super) fn check_event(table: &Table) -> Result<(), Denied> {
    if table.asked.is_none() { Err(Denied::NotAsked) } else { Ok(()) }
}

pub(super) fn apply(table: &mut Table, seat: usize) {
    if let (Some(asked), Some(seat)) = (&mut table.asked, Seat::new(seat)) {
        asked.granted = asked.granted.with(seat);
    }
}

impl Table {
    /// Must this seat still answer whether something may be taken back?
    pub fn awaits_answer_of(&self, seat: Seat) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.seat != seat && !asked.granted.contains(seat))
    }
}
