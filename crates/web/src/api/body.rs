//! What programs send.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Clock, Deadline, Hints, Length, Openness, Pace, Rating, Rest};
use utoipa::ToSchema;

/// A new person.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// The name on the plate.
    pub name: String,
}

/// Settings of a new table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The machine name of the game.
    pub game: String,
    /// Agreements that differ from the book's defaults, names and values.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Admission: open to all by default.
    pub openness: Option<Openness>,
    /// Time control of the players: none by default.
    pub clock: Option<Clock>,
    /// Pace of the bots: like people by default.
    pub pace: Option<Pace>,
    /// Thinking time of the bots for each move: a second by default.
    pub deadline: Option<Deadline>,
    /// Permission to ask the tutor: by default for a person who plays against bots alone.
    pub hints: Option<Hints>,
    /// Wait between two hands for people who have not said `go_on`: half a minute by default. One person
    /// among bots is waited for without end.
    pub rest: Option<Rest>,
    /// Whether the match changes the ratings of those who play it: it does not, if nothing is said. Bots and hints are for the others.
    pub rating: Option<Rating>,
    /// Length of the match: as in the book by default. A match that the room ends is scored as it stands.
    pub length: Option<Length>,
    /// Do you referee at the table, without a seat? You can then stop it and let it go on.
    #[serde(default)]
    pub refereed: bool,
}

/// Seat to take.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The number of the chair, from 0.
    #[schema(value_type = engine::Seat)]
    pub seat: usize,
    /// Any text, to be mixed into the shuffles.
    pub entropy: Option<String>,
}

/// Seat for a bot.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// The number of the chair, from 0.
    #[schema(value_type = engine::Seat)]
    pub seat: usize,
    /// Its level: one of the game's `bots`.
    pub level: String,
}

/// Act in the game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The action as it is written in records.
    pub action: String,
    /// By which the sender knows it: what is sent twice under one key happens once.
    pub key: Option<String>,
}

/// Argument of an act besides the game.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct With {
    /// Message to all, with `chat`.
    pub text: Option<String>,
}

/// Act besides the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableDeed {
    /// Get up, before the match.
    Stand,
    /// Write to all.
    Chat,
    /// Ask to take the last act back.
    Ask,
    /// Agree to it.
    Grant,
    /// Do not.
    Decline,
    /// Let the table rest.
    Pause,
    /// Let it go on.
    Resume,
    /// Stop the table as its referee.
    Halt,
    /// Let it go on.
    Release,
    /// Let the room play.
    Leave,
    /// Play oneself again.
    Return,
    /// Let the room play out a hand whose rest is certain.
    PlayOut,
    /// Go on to the next hand, when the last is over: the table waits for all people at it.
    GoOn,
    /// Propose to end the match as it stands.
    ProposeEnd,
    /// Agree to it.
    AgreeEnd,
    /// Do not agree, or no longer propose it.
    RefuseEnd,
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WhichTables {
    /// Those open to all at which chairs are free.
    #[default]
    Gathering,
    /// Those open to all at which is played.
    Playing,
    /// One's own.
    Mine,
}
