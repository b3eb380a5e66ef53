//! Let the room play for somebody whose connection is gone. The room knows connections, and asks for this only where one is.

use super::Table;
use crate::{Denied, Event, PersonId, Rating};
use engine::Seat;

pub(super) fn check(table: &Table, person: &PersonId, seat: usize) -> Result<Event, Denied> {
    let own = table.present(person)?;
    // A rated match is between people; where a clock runs, it deals with who is gone.
    if table.table_config.rating == Rating::Rated {
        return Err(Denied::IsRated);
    }
    if table.table_config.clock.is_some() {
        return Err(Denied::Timed);
    }
    // In a championship nobody plays in another's place, the room neither.
    if table.table_config.chairs.are_given() {
        return Err(Denied::Given);
    }
    table.during_the_match()?;
    table.person_at(seat)?;
    let seat = Seat::new(seat).filter(|&seat| seat != own).ok_or(Denied::NoSuchSeat)?;
    table.here(seat)?;
    if !table.runs(seat.index()) {
        return Err(Denied::NotAwaited);
    }
    Ok(Event::Away { seat: seat.index(), spent: 0 })
}
