//! A person's finished matches, looked through with all hands open: how many of their cards gave something away.

use super::{App, Problem};
use crate::analysis::Counted;
use engine::Seat;
use engine::record::Record;
use live::Closed;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Blunders, Change, MatchResult};
use table::{Broken, By, Event, Numbered, PersonId, Table, TableConfig, record};

/// Matches looked through each time somebody asks, the newest first.
const EACH_TIME: usize = 6;
/// So many people may wait for it: others ask again later.
const MOST_WAIT: usize = 8;
/// Matches that are remembered for one person.
pub(super) const KEPT: u32 = 500;

/// Whose matches are being looked through.
#[derive(Default)]
pub(super) struct Readers(Mutex<HashSet<PersonId>>);

impl Readers {
    fn all(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Are this person's matches being looked through?
    pub(super) fn has(&self, person: &PersonId) -> bool {
        self.all().contains(person)
    }
}

/// Somebody's place among the readers, until it is dropped.
struct Place {
    app: Arc<App>,
    person: PersonId,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.readers.all().remove(&self.person);
    }
}

/// The results that nobody has looked through yet, the newest first.
pub(super) fn unread<'r>(results: &'r [MatchResult], known: &'r [Blunders]) -> impl Iterator<Item = &'r MatchResult> {
    results.iter().filter(|result| !known.iter().any(|known| known.table == result.table))
}

/// Looks through the newest matches that were not looked through yet, beside everything else. Who asks again while it lasts changes nothing.
pub(super) async fn read(app: &Arc<App>, person: &PersonId) -> Result<(), Problem> {
    let results = app.room.store().results(person, KEPT).await?;
    let known = app.room.store().blunders(person, KEPT).await?;
    let matches: Vec<MatchResult> = unread(&results, &known).take(EACH_TIME).cloned().collect();
    {
        let mut readers = app.readers.all();
        if readers.contains(person) {
            return Ok(());
        }
        if readers.len() >= MOST_WAIT {
            return Err(Problem::TooMany);
        }
        readers.insert(person.clone());
    }
    let place = Place { app: Arc::clone(app), person: person.clone() };
    tokio::spawn(async move {
        for result in matches {
            if let Err(error) = one(&place.app, &place.person, &result).await {
                tracing::warn!(table = %result.table, %error, "a match was not looked through");
            }
        }
    });
    Ok(())
}

/// Looks through one match and writes down what was found. Of a match that can never be read it is nothing, so that older ones get their turn.
async fn one(app: &App, person: &PersonId, result: &MatchResult) -> Result<(), Problem> {
    let id = &result.table;
    let (read, seat, at) = match app.room.table_config(id).await {
        Ok(table_config) => {
            let events = app.room.store().events(id, 0).await?;
            let at = events.last().map_or(result.at, |event| event.at);
            let (read, seat) = legible(table_config, &events, person).unzip();
            (read, seat, at)
        }
        Err(Closed::NotFound | Closed::Broken(_)) => (None, None, result.at),
        Err(passing) => return Err(passing.into()),
    };
    let closing = || Problem::Unavailable("the house is closing".to_owned());
    let counted = match read.zip(seat) {
        Some((read, seat)) => app.board.count(Arc::new(read), seat).await.ok_or_else(closing)?,
        None => Counted::default(),
    };
    let Counted { judged, given_away } = counted;
    let found = Blunders { person: person.clone(), table: id.clone(), game: result.game.clone(), judged, given_away, at };
    app.change(Change::Judged(found)).await
}

/// The record of a match and the seat of this person, if it can be read and they played it themselves: where the room played for them,
/// the cards are not theirs.
fn legible(table_config: TableConfig, events: &[Numbered], person: &PersonId) -> Option<(Record, Seat)> {
    let logged = |error: Broken| tracing::warn!(%error, "a match cannot be read");
    let read = record(&table_config, events).map_err(logged).ok()?;
    let table = Table::replay(table_config, events.iter().cloned()).map_err(logged).ok()?;
    let seat = table.seat_of(person)?;
    is_own(events, seat.index()).then_some((read, seat))
}

/// Did the person on this seat play it all themselves?
fn is_own(events: &[Numbered], seat: usize) -> bool {
    !events.iter().any(|event| matches!(event.event, Event::Acted { seat: acted, by: By::Room, .. } if acted == seat))
}
