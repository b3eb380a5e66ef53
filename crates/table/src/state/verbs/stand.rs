//! Get up again, before the match.

use super::Table;
use crate::{Chair, Denied, Event, PersonId};

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    table.before_the_match()?;
    Ok(Event::Stood { seat: table.seated(person)?.index() })
}

pub(super) fn check_event(table: &Table, seat: usize) -> Result<(), Denied> {
    table.before_the_match()?;
    table.person_at(seat)
}

pub(super) fn apply(table: &mut Table, seat: usize) {
    table.place(seat, Chair::Empty);
}
