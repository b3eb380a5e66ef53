//! Reports of deals, for records and statistics.

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
    /// Outcome of the deal; `None` while it runs.
    pub outcome: Option<&'static str>,
    /// The contract played.
    pub contract: Option<&'static str>,
    /// The player of the contract, against the rest.
    pub ombre: Option<Seat>,
    /// In which suit.
    pub trump: Option<Suit>,
    /// The tricks of each seat.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub tricks: ArrayVec<u8, { Seat::MOST }>,
    /// Steps of the count, where the book has a deal counted aloud.
    pub counted: Vec<Msg>,
    /// The result in a sentence: the contract, its player and the outcome. `None` while it runs.
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
    /// The seat it belongs to; `None` for a figure of the table.
    pub seat: Option<Seat>,
    pub value: i64,
}
