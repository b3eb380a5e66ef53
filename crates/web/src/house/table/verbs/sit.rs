//! Sit down on an empty chair: before the match, or where the game lets somebody come later.

use super::Table;
use crate::house::{Chair, Denied, Event, Name, PersonId, Presence};
use cards::fair::{self, Entropy, to_hex};

pub(super) fn check(
    table: &Table,
    person: &PersonId,
    seat: usize,
    name: Name,
    entropy: Option<Entropy>,
) -> Result<Event, Denied> {
    kept(table, seat, person)?;
    Ok(Event::Sat { seat, person: person.clone(), name: table.own_name(name), entropy: entropy.as_ref().map(to_hex) })
}

pub(super) fn kept(table: &Table, seat: usize, person: &PersonId) -> Result<(), Denied> {
    if table.begun {
        table.during_the_match()?;
        table.admits(seat)?;
    }
    if table.seat_of(person).is_some() {
        return Err(Denied::Seated);
    }
    table.empty(seat)
}

pub(super) fn apply(table: &mut Table, seat: usize, person: PersonId, name: Name, entropy: Option<&str>) {
    // The key of the deals is made when the match begins: who comes later adds nothing to it.
    let entropy = entropy.filter(|_| !table.begun).and_then(fair::from_hex);
    table.place(seat, Chair::Person { id: person, name, entropy, presence: Presence::Here });
}
