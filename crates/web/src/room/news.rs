//! What else changes when something happens: the lobby's listing, and the results.

use crate::house::{Chair, Event, Name, Next, PersonId, Phase, Table};
use crate::store::{Listing, MatchResult};
use engine::{AnyGame, Seat, Turn};

/// What the lobby says of a table as it stands.
pub(super) fn listing(table: &Table) -> Listing {
    Listing {
        phase: table.phase(),
        names: table.chairs().iter().map(|chair| chair.name().map(Name::to_string)).collect(),
        persons: table.chairs().iter().filter_map(Chair::person).cloned().collect(),
    }
}

/// What the lobby will say after this, if that changes.
pub(super) fn listing_after(table: &Table, next: &Next) -> Option<Listing> {
    let mut listing = listing(table);
    let mut set = |seat: usize, name: Option<&Name>| {
        if let Some(plate) = listing.names.get_mut(seat) {
            *plate = name.map(Name::to_string);
        }
    };
    match &next.event {
        Event::Sat { seat, name, person, .. } => {
            set(*seat, Some(name));
            listing.persons.push(person.clone());
        }
        Event::Stood { seat } => set(*seat, None),
        Event::Filled { seat, name, .. } => set(*seat, Some(name)),
        Event::Began => listing.phase = Phase::Playing,
        _ if next.face().is_some_and(|face| face.turn() == Turn::Over) => listing.phase = Phase::Over,
        _ => return None,
    }
    Some(listing)
}

/// The results of the persons at a table, if the match is over with this.
pub(super) fn results_after(table: &Table, next: &Next, at: u64) -> Vec<MatchResult> {
    match next.face() {
        Some(face) if face.turn() == Turn::Over => results(table, face, at),
        _ => Vec::new(),
    }
}

fn results(table: &Table, face: &dyn AnyGame, at: u64) -> Vec<MatchResult> {
    let sides = face.sides();
    let result = |(n, chair): (usize, &Chair)| {
        let person: &PersonId = chair.person()?;
        let mine = sides.iter().find(|side| Seat::new(n).is_some_and(|seat| side.seats.contains(seat)))?;
        let better = sides.iter().filter(|side| side.won > mine.won).count();
        Some(MatchResult {
            person: person.clone(),
            table: table.charter().id.clone(),
            game: table.charter().game.clone(),
            score: mine.won,
            place: better as u32 + 1,
            players: table.chairs().len() as u32,
            at,
        })
    };
    table.chairs().iter().enumerate().filter_map(result).collect()
}
