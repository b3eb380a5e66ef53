//! What else changes when something happens: the lobby's listing, and the results.

use engine::{AnyGame, Seat, Turn};
use store::{Against, Listing, MatchResult};
use table::{Chair, Event, Name, Next, PersonId, Phase, Table};

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
            // Who is replaced on a chair that was given has it no longer.
            let before = table.chairs().get(*seat).and_then(Chair::person);
            listing.persons.retain(|known| Some(known) != before);
            listing.persons.push(person.clone());
        }
        Event::Stood { seat } => set(*seat, None),
        Event::Filled { seat, name, .. } => set(*seat, Some(name)),
        Event::Began => listing.phase = Phase::Playing,
        Event::Ended { .. } => listing.phase = Phase::Over,
        _ if next.game().is_some_and(|game| game.turn() == Turn::Over) => listing.phase = Phase::Over,
        _ => return None,
    }
    Some(listing)
}

/// The results of the persons at a table, if the match is over with this.
pub(super) fn results_after(table: &Table, next: &Next, at: u64) -> Vec<MatchResult> {
    match next.game() {
        None if matches!(next.event, Event::Ended { .. }) => results(table, table.game(), at),
        Some(game) if game.turn() == Turn::Over => results(table, game, at),
        _ => Vec::new(),
    }
}

/// Against whom the person on this chair played.
fn against(table: &Table, chair: usize) -> Against {
    let others = || table.chairs().iter().enumerate().filter(move |(n, _)| *n != chair).map(|(_, other)| other);
    if others().any(|other| other.person().is_some()) {
        return Against::People;
    }
    // Levels are named from the weakest to the strongest.
    let levels = bots::names(&table.table_config().game);
    let strength = |level: &String| levels.iter().position(|known| known == level);
    let met = others().filter_map(|other| match other {
        Chair::Bot { level, .. } => Some(level.clone()),
        _ => None,
    });
    met.max_by_key(strength).map_or(Against::Unknown, Against::Bots)
}

fn results(table: &Table, game: &dyn AnyGame, at: u64) -> Vec<MatchResult> {
    let sides = game.sides();
    let result = |(n, chair): (usize, &Chair)| {
        let person: &PersonId = chair.person()?;
        let side = sides.iter().position(|side| Seat::new(n).is_some_and(|seat| side.seats.contains(seat)))?;
        let mine = sides.get(side)?;
        let better = sides.iter().filter(|side| side.won > mine.won).count();
        Some(MatchResult {
            person: person.clone(),
            table: table.table_config().id.clone(),
            game: table.table_config().game.clone(),
            score: mine.won,
            place: better as u32 + 1,
            sides: sides.len() as u32,
            against: against(table, n),
            side: side as u32,
            rating: table.table_config().rating,
            skill: None,
            at,
        })
    };
    table.chairs().iter().enumerate().filter_map(result).collect()
}
