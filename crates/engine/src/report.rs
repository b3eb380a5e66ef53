//! How a deal ended, for records and statistics.

use crate::{Msg, Seat};
use arrayvec::ArrayVec;
use cards::{CardSet, Suit};

/// The outcome of one deal.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DealReport {
    /// Its number in the match, from 1.
    pub number: u32,
    pub dealer: Seat,
    /// How it ended; a deal not yet over has none.
    pub outcome: Option<&'static str>,
    /// What was played.
    pub contract: Option<&'static str>,
    /// Who played it, against the rest.
    pub ombre: Option<Seat>,
    /// In which suit.
    pub trump: Option<Suit>,
    /// The tricks of each seat.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub tricks: ArrayVec<u8, { Seat::MOST }>,
    /// How it was counted, where the book has a deal counted aloud.
    pub counted: Vec<Msg>,
    /// How it ended, in a sentence: who played what, and how it went. Nothing while it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Msg>,
    /// The cards that the book has shown at the end, and whose they were.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<(Seat, CardSet)>,
}

/// A figure that a game stands at, under the name its book gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Figure {
    pub name: &'static str,
    /// Whose it is; a figure of the table has none.
    pub seat: Option<Seat>,
    pub value: i64,
}
