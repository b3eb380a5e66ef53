//! How long a match is where the room ends it before its book would, and why it ended so.

use engine::Seat;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use utoipa::ToSchema;

/// Length of a match. The room sets it: points are counted as in the book, and scored as they stand at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// As long as the book and the agreements say.
    #[default]
    Whole,
    /// One hand.
    Hand,
    /// Twenty minutes: the hand in which they are over is played out.
    Twenty,
}

impl Length {
    /// All of them, the usual first.
    pub const ALL: [Length; 3] = [Length::Whole, Length::Hand, Length::Twenty];

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Length::Whole => "whole",
            Length::Hand => "hand",
            Length::Twenty => "twenty",
        }
    }

    pub(super) const fn is_whole(&self) -> bool {
        matches!(self, Length::Whole)
    }

    /// Is it reached after so many hands, and so long after the match began?
    pub(super) fn is_reached(self, hands: usize, played: Duration) -> bool {
        match self {
            Length::Whole => false,
            Length::Hand => hands > 0,
            Length::Twenty => hands > 0 && played >= Duration::from_secs(20 * 60),
        }
    }
}

/// Why the room ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Closed {
    /// All who play agreed.
    Agreed,
    /// The length of the charter was reached.
    Length,
}

/// Somebody proposes to end the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Proposal {
    pub seat: Seat,
    /// Seats that have agreed.
    pub agreed: Vec<Seat>,
}

/// Change of a player's rating by a rated match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct RatingChange {
    pub before: f64,
    pub after: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_reached_after_a_hand_and_never_within_the_first() {
        let minutes = |many: u64| Duration::from_secs(60 * many);
        assert!(Length::Hand.is_reached(1, minutes(0)) && !Length::Hand.is_reached(0, minutes(90)));
        assert!(Length::Twenty.is_reached(3, minutes(20)) && !Length::Twenty.is_reached(3, minutes(19)));
        assert!(!Length::Twenty.is_reached(0, minutes(90)) && !Length::Whole.is_reached(9, minutes(90)));
    }
}
