//! Sit down: on an empty chair before the match, or where the game lets somebody come later; or on the chair a championship gives.

use super::Table;
use crate::{Chair, Denied, Event, Name, PersonId, Presence};
use cards::fair::{self, Entropy, to_hex};

/// Whoever comes to a table takes a free chair, unless a championship's desk gives them.
pub(super) fn check(
    table: &Table,
    person: &PersonId,
    seat: usize,
    name: Name,
    entropy: Option<Entropy>,
) -> Result<Event, Denied> {
    if table.table_config.chairs.are_given() {
        return Err(Denied::Given);
    }
    if table.table_config.chairs.are_refereed() && *person == table.table_config.host {
        return Err(Denied::IsReferee);
    }
    given(table, person, seat, name, entropy)
}

/// The chair the desk has given.
pub(super) fn given(
    table: &Table,
    person: &PersonId,
    seat: usize,
    name: Name,
    entropy: Option<Entropy>,
) -> Result<Event, Denied> {
    check_event(table, seat, person)?;
    // Who comes back by another device is who they were.
    let known = table.chairs.get(seat).and_then(Chair::name).is_some_and(|known| known.looks_like(&name));
    let name = if known { name } else { table.own_name(name) };
    Ok(Event::Sat { seat, person: person.clone(), name, entropy: entropy.as_ref().map(to_hex) })
}

pub(super) fn check_event(table: &Table, seat: usize, person: &PersonId) -> Result<(), Denied> {
    // The same player by another device, or a reserve: whoever is given the chair takes it from who sat there.
    let is_passed_on = table.table_config.chairs.are_given() && table.person_at(seat).is_ok();
    if table.begun {
        table.during_the_match()?;
        if !is_passed_on {
            table.admits(seat)?;
        }
    }
    if table.seat_of(person).is_some() {
        return Err(Denied::Seated);
    }
    if is_passed_on { Ok(()) } else { table.empty(seat) }
}

pub(super) fn apply(table: &mut Table, seat: usize, person: PersonId, name: Name, entropy: Option<&str>) {
    // The key of the deals is made when the match begins: who comes later adds nothing to it, and takes nothing from it.
    let before = match table.chairs.get(seat) {
        Some(Chair::Person { entropy, .. }) if table.begun => *entropy,
        _ => None,
    };
    let entropy = entropy.filter(|_| !table.begun).and_then(fair::from_hex).or(before);
    table.place(seat, Chair::Person { id: person, name, entropy, presence: Presence::Here });
}
