//! What the house does next of its own accord, and when.

use super::Actor;
use crate::house::{Chair, Event, Phase, Rest};
use crate::room::brains::Brains;
use engine::Seat;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// A question whether something may be taken back lapses after this.
const LAPSE: Duration = Duration::from_secs(20);

/// What the house does next of its own accord.
pub(super) enum Plan {
    /// Nothing: people are asked.
    Wait,
    /// What is due, at this time.
    House(Instant),
    /// A question that nobody answers lapses at this time.
    Lapse(Instant),
    /// Between two hands people are waited for, until this time.
    Rest(Instant),
    /// A player of the room thinks, and was asked at this time.
    Think(Instant, JoinHandle<Option<(Seat, String)>>),
    /// It has decided, and acts at this time.
    Act(Instant, Seat, String),
}

impl Actor {
    /// When the table goes on by itself, if it waits for several people: one among bots keeps nobody waiting.
    pub(super) fn rest_ends(&self) -> Option<Instant> {
        let people = self.table.chairs().iter().filter(|chair| chair.is_played_by_person()).count();
        let since = self.rests_since.filter(|_| people > 1)?;
        Some(since + self.table.charter().rest.time())
    }

    /// Is a hand over that nobody was waited for to look at? Then those who only watch have a moment for it.
    fn paces_itself(&self) -> bool {
        let people = self.table.chairs().iter().any(Chair::is_played_by_person);
        self.table.ended().is_some() && (!people || self.table.charter().rest == Rest::None)
    }

    /// Decides what the house does next.
    pub(super) fn make_plan(&mut self) {
        self.plan = Plan::Wait;
        if self.table.rests() && !self.table.is_paused() && self.table.asked().is_none() {
            self.rests_since.get_or_insert_with(Instant::now);
            self.plan = self.rest_ends().map_or(Plan::Wait, Plan::Rest);
            return;
        }
        self.rests_since = None;
        if let Some(due) = self.table.due() {
            let rest = match due.event {
                Event::Shuffled { .. } if self.paces_itself() => self.table.charter().pace.rest(),
                _ => Duration::ZERO,
            };
            self.plan = Plan::House(Instant::now() + rest);
            return;
        }
        if self.table.phase() != Phase::Playing || self.table.is_paused() {
            return;
        }
        if self.table.asked().is_some() {
            self.plan = Plan::Lapse(Instant::now() + LAPSE);
            return;
        }
        let questions = Brains::questions(&self.table);
        if questions.is_empty() {
            return;
        }
        let (brains, players, thinkers) = (self.brains.clone(), Brains::wanted(&self.table), Arc::clone(&self.thinkers));
        // Only so many think at once; the others wait without holding a thread.
        let thought = tokio::spawn(async move {
            let _place = thinkers.acquire_owned().await.ok()?;
            tokio::task::spawn_blocking(move || brains.choose(&players, &questions)).await.unwrap_or_default()
        });
        self.plan = Plan::Think(Instant::now(), thought);
    }
}
