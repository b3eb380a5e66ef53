//! A hand that is over, as a program reads it.

use super::{Card, Msg, Played, SheetLine};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A finished hand: all of it lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HandTold {
    /// How it ended.
    pub report: DealReport,
    /// Every payment of the hand.
    pub paid: Vec<SheetLine>,
    /// What each side won or lost.
    pub won: Vec<Won>,
    /// The last trick, where a card ended the hand.
    pub trick: Vec<Played>,
    /// What was said and done before its last act.
    pub log: Vec<Msg>,
}

/// What a side won or lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Won {
    /// The seats that belong to it.
    pub seats: Vec<usize>,
    /// In this hand.
    pub hand: i64,
    /// In all, at its end.
    pub in_all: i64,
}

/// How a hand ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DealReport {
    /// Its number in the match, from 1.
    pub number: u32,
    /// Who dealt.
    pub dealer: usize,
    /// How it ended, by its machine name.
    pub outcome: Option<String>,
    /// What was played, by its machine name.
    pub contract: Option<String>,
    /// Who played it, against the rest.
    pub ombre: Option<usize>,
    /// In which suit, by its letter.
    pub trump: Option<String>,
    /// The tricks of each seat.
    pub tricks: Vec<u8>,
    /// How it was counted, where the book has a deal counted aloud.
    pub counted: Vec<Msg>,
    /// How it ended, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Msg>,
    /// The cards that the book has shown at the end, and whose they were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<(usize, Vec<Card>)>,
}

/// The rest between two hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Resting {
    /// The seats that have said that they go on.
    pub ready: Vec<usize>,
    /// The seats that have not.
    pub awaited: Vec<usize>,
    /// The table goes on by itself after so many milliseconds; nothing where it waits for one person alone.
    pub left: Option<u64>,
}
