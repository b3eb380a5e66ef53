//! An event that plays itself, to show an organiser how a day goes.

use super::{Event, Undecided};
use club::championship::EventState;
use club::options::{CategoryOptions, EventOptions};
use club::simulate::{Day, Trouble, run};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;

/// What a day that plays itself is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Demo {
    pub seed: u64,
    pub entries: u32,
    pub speed: Speed,
}

/// How quickly it goes by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    Slow,
    #[default]
    Brisk,
    Fast,
    AtOnce,
}

impl Speed {
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Brisk, Speed::Fast, Speed::AtOnce];

    /// The machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Brisk => "brisk",
            Speed::Fast => "fast",
            Speed::AtOnce => "at_once",
        }
    }

    /// The time between two decisions.
    pub const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Slow => 1_500,
            Speed::Brisk => 300,
            Speed::Fast => 30,
            Speed::AtOnce => 0,
        })
    }
}

impl Demo {
    /// The forty entries of the regulation's own afternoon.
    pub const fn new(seed: u64, speed: Speed) -> Demo {
        Demo { seed, entries: 40, speed }
    }

    /// The day it plays: pairs, as the regulation has them, and a little trouble.
    pub fn day(&self) -> Day {
        Day {
            entries: self.entries,
            titulars: 2,
            options: CategoryOptions::of_titulars(2),
            event: EventOptions::default(),
            trouble: Trouble { incidents: 2, withdrawals: 0, walkovers: 15, corrections: 0, refused_signatures: 15 },
            seed: self.seed,
        }
    }
}

/// Was the day played to its end?
pub(super) fn is_over(event: &Event) -> bool {
    event.standing().state == EventState::Archived
}

/// Plays a day from where it stands to its end, as long as somebody looks at it. It stops where somebody else decides something: then it
/// is their day.
pub(super) async fn play(event: Arc<Event>, demo: Demo, attention: Duration) {
    let day = demo.day();
    let Ok(Ok(whole)) = tokio::task::spawn_blocking(move || run(&day)).await else { return };
    let from = usize::try_from(event.number()).unwrap_or(usize::MAX);
    for (n, logged) in whole.log().iter().enumerate().skip(from) {
        if event.number() != n as u64 {
            return;
        }
        if event.unseen_for() > attention {
            event.rests();
            // Whoever has looked in this moment was told that it plays.
            if event.unseen_for() > attention || !event.begins_to_play() {
                return;
            }
        }
        let decided: Result<u64, Undecided> =
            event.decide_at(logged.by, Some(logged.at), None, |_| Ok(vec![logged.decision.clone()])).await;
        if let Err(error) = decided {
            tracing::warn!(%error, "a day that plays itself stopped");
            return;
        }
        tokio::time::sleep(demo.speed.pause()).await;
    }
}
