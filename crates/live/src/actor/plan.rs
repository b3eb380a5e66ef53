//! What the house does next of its own accord, and when.

use super::{Actor, now};
use crate::brains::Brains;
use crate::thinkers::{Share, Urgency};
use engine::Seat;
use std::time::Duration;
use table::{Chair, Event, Pace, Phase, Rest};
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
    /// A player of the room thinks.
    Think(Tempo, Thought),
    /// It has decided, and acts at this time.
    Act(Instant, Seat, String),
}

/// When a player of the room was asked, and how long they take whatever they do.
#[derive(Clone, Copy)]
pub(super) struct Tempo {
    at: Instant,
    takes: Duration,
    /// Who thinks answers at multiples of this, so that the time says nothing of how hard it was.
    beat: Duration,
}

impl Tempo {
    /// When they act, if they have decided by now.
    pub(super) fn acts_at(&self) -> Instant {
        let thought = self.at.elapsed();
        let beats = if self.beat.is_zero() { 0 } else { thought.as_nanos().div_ceil(self.beat.as_nanos()).max(1) };
        self.at + self.takes.max(self.beat * u32::try_from(beats).unwrap_or(u32::MAX))
    }
}

/// What a player thinks. Dropped before it was begun, it is not begun.
pub(super) struct Thought(JoinHandle<Option<(Seat, String)>>);

impl Thought {
    /// Waits for what they do.
    pub(super) async fn ready(&mut self) -> Option<(Seat, String)> {
        (&mut self.0).await.unwrap_or_default()
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Who thinks ends a little after the time they were given; by so much of it they answer later than they must.
const AFTERTHOUGHT: f64 = 1.1;

/// A visitor with too many shows is asked to wait so long before the next goes on.
const SHOW_AGAIN: Duration = Duration::from_secs(5);

impl Actor {
    /// By whom the thoughts of the table are counted.
    pub(super) fn share(&self) -> Share {
        let table_config = self.table.table_config();
        self.shares.opener(&table_config.id).unwrap_or_else(|| Share::Person(table_config.host.clone()))
    }

    /// Do the room's players play among themselves?
    pub(super) fn is_show(&self) -> bool {
        self.table.phase() == Phase::Playing && !self.table.chairs().iter().any(Chair::is_played_by_person)
    }

    /// How much a thought is wanted here.
    fn urgency(&self) -> Urgency {
        match (self.is_show(), self.viewers.is_empty()) {
            (false, _) => Urgency::Awaited,
            (true, false) => Urgency::Watched,
            (true, true) => Urgency::Unwatched,
        }
    }

    /// Somebody looks: a table that had fallen asleep over its own play goes on.
    pub(super) fn attend(&mut self) {
        self.looked_at = Instant::now();
        if std::mem::take(&mut self.dozes) {
            self.make_plan();
        }
    }

    /// May a show go on? Not without anybody who looks, and not if its visitor has too many.
    fn may_play_on(&mut self) -> bool {
        if !self.is_show() {
            self.show = None;
            return true;
        }
        if self.viewers.is_empty() && self.looked_at.elapsed() > self.attention {
            self.show = None;
            self.dozes = true;
            return false;
        }
        if self.show.is_none() {
            self.show = self.shares.show(&self.share());
        }
        if self.show.is_none() {
            self.plan = Plan::House(Instant::now() + SHOW_AGAIN);
        }
        self.show.is_some()
    }

    /// When the table goes on by itself, if it waits for several people: one among bots keeps nobody waiting.
    pub(super) fn rest_ends(&self) -> Option<Instant> {
        let people = self.table.chairs().iter().filter(|chair| chair.is_played_by_person()).count();
        let since = self.rests_since.filter(|_| people > 1)?;
        Some(since + self.table.table_config().rest.time())
    }

    /// Is a hand over that nobody was waited for to look at? Then those who only watch have a moment for it.
    fn paces_itself(&self) -> bool {
        let people = self.table.chairs().iter().any(Chair::is_played_by_person);
        self.table.ended().is_some() && (!people || self.table.table_config().rest == Rest::None)
    }

    /// Decides what the house does next.
    pub(super) fn make_plan(&mut self) {
        self.plan = Plan::Wait;
        if self.table.closes(now()).is_some() {
            self.plan = Plan::House(Instant::now());
            return;
        }
        if self.table.rests() && !self.table.is_paused() && self.table.asked().is_none() {
            self.rests_since.get_or_insert_with(Instant::now);
            self.plan = self.rest_ends().map_or(Plan::Wait, Plan::Rest);
            return;
        }
        self.rests_since = None;
        if self.table.phase() == Phase::Over {
            self.show = None;
            self.shares.over(&self.table.table_config().id);
            return;
        }
        if !self.may_play_on() {
            return;
        }
        if let Some(due) = self.table.due() {
            let rest = match due.event {
                Event::Shuffled { .. } if self.paces_itself() => self.table.table_config().pace.rest(),
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
        let (brains, players) = (self.brains.clone(), Brains::wanted(&self.table));
        let thinks = Brains::think(&players, &questions);
        let lane = if thinks { &self.thinkers.slow } else { &self.thinkers.quick }.clone();
        let (share, urgency) = (self.share(), self.urgency());
        // Nobody may learn from the time an answer took that there was nothing to think about, whether they play or watch: but where the
        // room's players play each other as fast as they think, nobody waits for the beat.
        let (pace, beat) = (self.table.table_config().pace, self.table.table_config().deadline.time().mul_f64(AFTERTHOUGHT));
        let keeps_the_beat = thinks && (urgency == Urgency::Awaited || pace != Pace::Instant);
        let beat = if keeps_the_beat { beat } else { Duration::ZERO };
        let tempo = Tempo { at: Instant::now(), takes: self.table.table_config().pace.wait(), beat };
        // Only so many think at once; the others wait without holding a thread.
        let thought = tokio::spawn(async move {
            let place = lane.place(share, urgency).await?;
            let thinking = move || {
                let answer = brains.choose(&players, &questions);
                drop(place);
                answer
            };
            tokio::task::spawn_blocking(thinking).await.unwrap_or_default()
        });
        self.plan = Plan::Think(tempo, Thought(thought));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A card that was forced takes as long as one that was thought about: what takes long is told in whole beats alone.
    #[test]
    fn the_time_of_an_answer_says_nothing_of_the_thought() {
        let (beat, now) = (Duration::from_millis(1100), Instant::now());
        let waits = |thought: u64| {
            let tempo = Tempo { at: now - Duration::from_millis(thought), takes: Duration::from_millis(400), beat };
            tempo.acts_at() - tempo.at
        };
        for thought in [0, 5, 640, 905, 1006] {
            assert_eq!(waits(thought), beat, "{thought} ms");
        }
        assert_eq!(waits(1500), 2 * beat);
        let quick = Tempo { at: now, takes: Duration::from_millis(400), beat: Duration::ZERO };
        assert_eq!(quick.acts_at() - quick.at, quick.takes, "who does not think keeps the pace");
    }
}
