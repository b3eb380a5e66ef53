//! What programs send.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Clock, Deadline, Hints, Length, Openness, Pace, Rating, Rest};
use utoipa::ToSchema;

/// Who wants to come in.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// The name on the plate.
    pub name: String,
}

/// What a new table shall be.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The machine name of the game.
    pub game: String,
    /// What is agreed, where it differs from the book's defaults: names and values.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who may come: anybody, if nothing is said.
    pub openness: Option<Openness>,
    /// How long players may think: as long as they like, if nothing is said.
    pub clock: Option<Clock>,
    /// How fast the room's own players play: as people do, if nothing is said.
    pub pace: Option<Pace>,
    /// How long they may think about a move: a second, if nothing is said.
    pub deadline: Option<Deadline>,
    /// Who may ask the tutor: who plays against the room alone, if nothing is said.
    pub hints: Option<Hints>,
    /// How long the table waits between two hands for people who have not said `go_on`: half a minute, if nothing is said. One person
    /// among bots is waited for without end.
    pub rest: Option<Rest>,
    /// Whether the match changes the ratings of those who play it: it does not, if nothing is said. Bots and hints are for the others.
    pub rating: Option<Rating>,
    /// How long the match is: as the book says, if nothing is said. What the room ends is scored as it stands.
    pub length: Option<Length>,
}

/// Where to sit.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The number of the chair, from 0.
    #[schema(value_type = engine::Seat)]
    pub seat: usize,
    /// Any text, to be mixed into the shuffles.
    pub entropy: Option<String>,
}

/// Where a player of the room shall sit.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// The number of the chair, from 0.
    #[schema(value_type = engine::Seat)]
    pub seat: usize,
    /// How strong it shall be: one of the game's `bots`.
    pub level: String,
}

/// What to do in the game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The action as it is written in records.
    pub action: String,
    /// By which the sender knows it: what is sent twice under one key happens once.
    pub key: Option<String>,
}

/// What goes with something done besides the game.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct With {
    /// What to write to all, with `chat`.
    pub text: Option<String>,
}

/// What can be done besides the game.
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
    /// Let the room play.
    Leave,
    /// Play oneself again.
    Return,
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
