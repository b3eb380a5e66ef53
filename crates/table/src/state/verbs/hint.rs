//! Ask the tutor.

use super::{Phase, Table};
use crate::{Chair, Denied, Event, HintTaken, Hints, PersonId, Rating};
use engine::{Seat, Turn};

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.present(person)?;
    table.may_hint(seat)?;
    Ok(Event::Hinted { seat: seat.index() })
}

pub(super) fn check_event(table: &Table, seat: usize) -> Result<(), Denied> {
    table.person_at(seat)
}

pub(super) fn apply(table: &mut Table, seat: usize) {
    let number = table.number;
    table.hinted.extend(Seat::new(seat).map(|seat| HintTaken { number, seat }));
}

impl Table {
    /// May this seat ask the tutor now? Only a seat that must act; and where several people play, only if that was agreed when the
    /// table was opened.
    pub fn may_hint(&self, seat: Seat) -> Result<(), Denied> {
        let people = self.chairs.iter().filter(|chair| matches!(chair, Chair::Person { .. })).count();
        match (self.phase(), self.game.turn()) {
            (Phase::Gathering, _) => Err(Denied::NotBegun),
            (Phase::Over, _) | (_, Turn::Over) => Err(Denied::Over),
            _ if self.table_config.rating == Rating::Rated => Err(Denied::IsRated),
            _ if people > 1 && self.table_config.hints == Hints::Alone => Err(Denied::NoHints),
            _ if self.is_paused() => Err(Denied::Paused),
            (_, Turn::Shuffle(_)) => Err(Denied::Dealing),
            (_, Turn::Seats { must, .. }) if must.contains(seat) => Ok(()),
            _ => Err(Denied::NotYourTurn),
        }
    }
}
