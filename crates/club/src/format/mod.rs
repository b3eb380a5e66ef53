//! Formats: each lays out jogos whose sides are places to be filled (6.1).
//!
//! A side says where its entry comes from, never who it is: so a corrected result corrects all that hangs on it.

pub mod groups;
pub mod knockout;
pub mod robin;
pub mod swiss;

use crate::entry::{EntryId, JogoId};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Subject of a jogo: the stage it decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    Group,
    Swiss,
    RoundRobin,
    /// A round of a knockout by its number of entries, eight or more.
    Last(u16),
    Semifinal,
    Third,
    Final,
}

impl Stage {
    /// The stage of a knockout with `places` places left.
    pub const fn of_places(places: usize) -> Stage {
        match places {
            0..=2 => Stage::Final,
            3..=4 => Stage::Semifinal,
            _ => Stage::Last(places as u16),
        }
    }

    fn from_name(name: &str) -> Option<Stage> {
        let fixed = [Stage::Group, Stage::Swiss, Stage::RoundRobin, Stage::Last(8), Stage::Semifinal, Stage::Third, Stage::Final];
        let last = || name.strip_prefix('r')?.parse().ok().map(Stage::Last);
        fixed.into_iter().find(|stage| stage.to_string() == name).or_else(last)
    }
}

impl From<EntryId> for Source {
    fn from(entry: EntryId) -> Source {
        Source::Entry(entry)
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stage::Group => f.write_str("group"),
            Stage::Swiss => f.write_str("swiss"),
            Stage::RoundRobin => f.write_str("round_robin"),
            Stage::Last(8) => f.write_str("qf"),
            Stage::Last(places) => write!(f, "r{places}"),
            Stage::Semifinal => f.write_str("sf"),
            Stage::Third => f.write_str("third"),
            Stage::Final => f.write_str("final"),
        }
    }
}

impl Serialize for Stage {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Stage {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Stage, D::Error> {
        let name = String::deserialize(deserializer)?;
        Stage::from_name(&name).ok_or_else(|| serde::de::Error::custom(format!("there is no stage `{name}`")))
    }
}

/// Origin of the entry of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Entry(EntryId),
    /// Nobody: a bye.
    Nobody,
    WinnerOf(JogoId),
    LoserOf(JogoId),
    /// Place in a group: the group and the place, both counted from 0.
    OfGroup(usize, usize),
}

impl Source {
    /// The jogo an entry comes from.
    pub const fn jogo(self) -> Option<JogoId> {
        match self {
            Source::WinnerOf(jogo) | Source::LoserOf(jogo) => Some(jogo),
            Source::Entry(_) | Source::Nobody | Source::OfGroup(..) => None,
        }
    }
}

/// A jogo as a format lays it out, before it has a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedJogo {
    pub stage: Stage,
    /// The group it belongs to, counted from 0.
    pub group: Option<usize>,
    pub sides: [Source; 2],
}

/// A round: jogos that may be played side by side.
pub type Round = Vec<PlannedJogo>;
