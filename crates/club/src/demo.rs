//! A day that plays itself, to show an organiser how it goes.

use crate::options::{CategoryOptions, EventOptions};
use crate::simulate::{Day, Trouble};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The settings of a day that plays itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Demo {
    pub seed: u64,
    pub entries: u32,
    pub speed: Speed,
}

/// Speed of the day.
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
            trouble: Trouble {
                incidents: 2,
                withdrawals: 0,
                walkovers: 15,
                corrections: 0,
                refused_signatures: 15,
                ..Trouble::default()
            },
            seed: self.seed,
        }
    }
}
