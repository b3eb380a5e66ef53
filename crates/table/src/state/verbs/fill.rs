//! Give an empty chair to a player of the room, before the match.

use super::Table;
use crate::{Chair, Denied, Event, Name, PersonId, Rating};

pub(super) fn check(table: &Table, person: &PersonId, seat: usize, level: String) -> Result<Event, Denied> {
    table.before_the_match()?;
    table.of_the_company(person)?;
    if table.table_config.chairs.are_given() && *person != table.table_config.host {
        return Err(Denied::Given);
    }
    table.empty(seat)?;
    if table.table_config.rating == Rating::Rated {
        return Err(Denied::IsRated);
    }
    if !bots::names(table.entry.facts.id).contains(&level.as_str()) {
        return Err(Denied::NoSuchLevel);
    }
    Ok(Event::Filled { seat, level, name: table.spare_name() })
}

/// A level that the house no longer has was one when the chair was filled.
pub(super) fn check_event(table: &Table, seat: usize) -> Result<(), Denied> {
    table.before_the_match()?;
    table.empty(seat)
}

pub(super) fn apply(table: &mut Table, seat: usize, level: String, name: Name) {
    table.place(seat, Chair::Bot { level, name });
}
