//! The tutor at one table: it thinks for who asks it, on threads of its own, and tells nobody else.

use crate::house::{Counsel, Denied, Hint, Table};
use bots::Thinking;
use bots::tutor::lessons;
use cards::fair;
use engine::{Eyes, Seat, Seen, TableView};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};
use tokio::task::JoinSet;

/// How long it thinks.
const TIME: Duration = Duration::from_secs(1);

/// Where its answer goes; nothing is for a visitor who may not even know of the table.
pub(super) type Answer = oneshot::Sender<Option<Result<Hint, Denied>>>;

/// What the tutor has told the seats of a table, and for whom it thinks.
#[derive(Default)]
pub(super) struct Tutor {
    /// One counsel a seat at the most, each with what the seat saw when it asked.
    counsels: Vec<(Seat, Arc<TableView>, Counsel)>,
    thinking: JoinSet<Thought>,
    /// Who waits for an answer, and what his seat saw when he asked.
    waiting: Vec<(Seat, Arc<TableView>, Answer)>,
}

/// What came of thinking for a seat that saw this.
pub(super) struct Thought {
    seat: Seat,
    view: Arc<TableView>,
    hint: Option<Hint>,
}

/// What the tutor says of all that a seat could do which sees this; nothing if it has nothing to do. It takes as long as it is
/// told to think.
pub fn hint(game: &str, seen: &Seen, seed: u64, thinking: Thinking) -> Option<Hint> {
    Hint::new(&lessons(game, seen, seed, thinking))
}

impl Tutor {
    /// What it has for a seat that sees this. When the table has moved on, what it said is worth nothing any more.
    pub(super) fn counsel(&self, seat: Seat, view: &TableView) -> Option<&Counsel> {
        self.counsels.iter().find(|(whose, seen, _)| *whose == seat && **seen == *view).map(|(.., counsel)| counsel)
    }

    /// Thinks for a seat. Its chance comes from what everybody may know: which table, which seat, which event.
    pub(super) fn think(&mut self, table: &Table, seat: Seat, thinkers: &Arc<Semaphore>) {
        let eyes = Eyes::Seat(seat);
        let (game, view, seen) = (table.entry().facts.id, Arc::new(table.face().show(eyes)), table.face().seen(eyes));
        let hash = fair::entropy(&format!("spadille hint {} {seat} {}", table.charter().id, table.number()));
        let seed = hash.iter().take(8).fold(0u64, |bits, &byte| bits << 8 | u64::from(byte));
        self.counsels.retain(|(whose, ..)| *whose != seat);
        self.counsels.push((seat, Arc::clone(&view), Counsel::Thinks));
        let thinkers = Arc::clone(thinkers);
        // It takes its turn among the room's players; who waits holds no thread.
        self.thinking.spawn(async move {
            let place = thinkers.acquire_owned().await;
            // The place is held by the thought itself, which goes on even if nobody waits for it any more.
            let thought = tokio::task::spawn_blocking(move || {
                let hint = hint(game, &seen, seed, Thinking::Within(TIME));
                drop(place);
                hint
            });
            let hint = thought.await.unwrap_or_default();
            Thought { seat, view, hint }
        });
    }

    /// Has it counsel for a seat as the table stands, or thinks of one?
    pub(super) fn has_counsel(&self, seat: Seat, table: &Table) -> bool {
        self.counsel(seat, &table.face().show(Eyes::Seat(seat))).is_some()
    }

    /// Somebody waits for what it says to his seat.
    pub(super) fn wait(&mut self, seat: Seat, table: &Table, answer: Answer) {
        let view = Arc::new(table.face().show(Eyes::Seat(seat)));
        self.waiting.push((seat, Arc::clone(&view), answer));
        if let Some(Counsel::Says(hint)) = self.counsel(seat, &view).cloned() {
            self.answer(seat, &view, Ok(&hint));
        }
    }

    /// Waits until something was thought; for ever, if it thinks of nothing.
    pub(super) async fn thought(&mut self) -> Option<Thought> {
        match self.thinking.join_next().await {
            Some(thought) => thought.ok(),
            None => std::future::pending().await,
        }
    }

    /// Keeps what was thought if the table still stands so, and says to whom it is to be shown. If something happened in the
    /// meantime, the hint is dropped.
    pub(super) fn keep(&mut self, thought: Thought, table: &Table) -> Option<Seat> {
        let Thought { seat, view, hint } = thought;
        let Some(at) = self.counsels.iter().position(|(whose, seen, _)| *whose == seat && *seen == view) else {
            self.answer(seat, &view, Err(Denied::Overtaken));
            return None;
        };
        match hint.filter(|_| table.face().show(Eyes::Seat(seat)) == *view) {
            Some(hint) => {
                self.counsels[at].2 = Counsel::Says(hint.clone());
                self.answer(seat, &view, Ok(&hint));
            }
            None => {
                self.counsels.swap_remove(at);
                self.answer(seat, &view, Err(Denied::Overtaken));
            }
        }
        Some(seat)
    }

    /// Answers all who wait for what it says to this seat when it sees this.
    fn answer(&mut self, seat: Seat, view: &TableView, said: Result<&Hint, Denied>) {
        for (.., answer) in self.waiting.extract_if(.., |(whose, seen, _)| *whose == seat && **seen == *view) {
            // Who has gone in the meantime needs no answer.
            let _ = answer.send(Some(said.clone().cloned()));
        }
    }
}
