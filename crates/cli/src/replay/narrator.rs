//! What happened in each deal of a record: every word and every card, as the whole table saw it.

use crate::paint::Paint;
use crate::play::news::{Deed, news};
use crate::speech::Speech;
use crate::table_text::TableText;
use engine::record::{Record, Step};
use engine::{AnyGame, Seat, TableView, Viewer};

/// The events of a record, each with the number of its deal.
pub(super) struct Narrator {
    /// How it is told.
    pub(super) table_text: TableText,
    paint: Paint,
    events: Vec<(u32, String)>,
    /// The table before the step that is being taken, and what is done in it.
    before: Option<(TableView, Option<PendingStep>)>,
}

/// What a seat does in one step.
struct PendingStep {
    seat: Seat,
    action: String,
    /// The same in words.
    words: String,
}

impl Narrator {
    /// Nothing has happened yet.
    pub(super) fn new(speech: &Speech, record: &Record) -> Narrator {
        Narrator { table_text: TableText::of_record(speech, record), paint: Paint::stdout(), events: Vec::new(), before: None }
    }

    /// The events of one deal in their order.
    pub(super) fn of_deal(&self, deal: u32) -> Vec<&str> {
        self.events.iter().filter(|(number, _)| *number == deal).map(|(_, event)| event.as_str()).collect()
    }

    /// Looks at the table between two steps.
    pub(super) fn watch(&mut self, game: &dyn AnyGame, step: Option<&Step>) {
        let after = game.show(Viewer::Public);
        if let Some((before, done)) = self.before.take() {
            let events = self.between(&before, &after, done.as_ref());
            self.events.extend(events.into_iter().map(|event| (before.deal, event)));
        }
        let done = match step {
            Some(Step::Act { seat, action }) => Seat::new(*seat).map(|seat| self.done(game, seat, action)),
            _ => None,
        };
        self.before = Some((after, done));
    }

    /// What is new between two looks. A step that ended its deal has left no word in the next, and is told as it was written.
    fn between(&self, before: &TableView, after: &TableView, done: Option<&PendingStep>) -> Vec<String> {
        let deed = done.map(|done| Deed { seat: done.seat, action: &done.action });
        if before.deal == after.deal {
            let lines = news(before, after, deed.as_ref(), &self.table_text, &self.paint);
            return lines.iter().map(|line| line.trim().trim_end_matches('.').to_owned()).collect();
        }
        done.map(|done| format!("{}: {}", self.table_text.name(done.seat), done.words)).into_iter().collect()
    }

    /// The act of a seat: a card, the report of what is done, or the action as it is written.
    fn done(&self, game: &dyn AnyGame, seat: Seat, action: &str) -> PendingStep {
        let card = game.card_played(action).map(|card| self.paint.card(card, self.table_text.tradition()));
        let told = || game.done(action).map(|done| self.table_text.say(&done));
        let words = card.or_else(told).unwrap_or_else(|| action.to_owned());
        PendingStep { seat, action: action.to_owned(), words }
    }
}
