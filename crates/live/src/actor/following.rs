//! Following what other servers write at the table.

use super::Actor;
use crate::hourglass::Hourglass;
use table::{By, Chair, Event, Numbered, Table};
use tokio::time::Instant;

impl Actor {
    /// Reads the log again if another server has written at this table, and says whether it had.
    pub(super) async fn compare(&mut self) -> bool {
        let id = &self.table.table_config().id;
        let Ok(news) = self.store.events(id, self.table.number()).await else { return false };
        let is_behind = !news.is_empty();
        if is_behind {
            self.follow(news).await;
        }
        is_behind
    }

    /// Another server wrote at this table: what it wrote is what happened. The clock of who has not acted runs on.
    async fn follow(&mut self, news: Vec<Numbered>) {
        for numbered in news {
            if let Event::Acted { seat, .. } | Event::Away { seat, .. } = numbered.event {
                self.hourglass.turn_over(seat);
            }
            if let Event::Acted { seat, by: By::Person, .. } = numbered.event
                && let Some(person) = self.table.chairs().get(seat).and_then(Chair::person)
            {
                self.lines.heard(person, Instant::now());
            }
            if let Err(error) = self.table.follow(numbered) {
                tracing::warn!(%error, "the log is read again from its beginning");
                return self.catch_up().await;
            }
        }
        self.tutor.overtaken(&self.table);
        self.turn_the_glass();
        self.show_all();
        self.make_plan();
    }

    /// The log made anew is what happened.
    pub(super) async fn catch_up(&mut self) {
        let table_config = (**self.table.table_config()).clone();
        let Ok(events) = self.store.events(&table_config.id, 0).await else { return };
        match Table::replay(table_config, events) {
            Ok(table) => {
                self.table = table;
                self.tutor.overtaken(&self.table);
                self.hourglass = Hourglass::new(self.table.chairs().len());
                self.turn_the_glass();
                self.show_all();
                self.make_plan();
            }
            Err(error) => tracing::error!(%error, "the log makes no table"),
        }
    }
}
