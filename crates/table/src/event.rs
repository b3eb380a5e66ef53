//! What happens at a table of the room.

use super::{Closed, Name, PersonId, TableId};
use serde::{Deserialize, Serialize};

/// Something that happened, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Event {
    /// A person sat down.
    Sat {
        seat: usize,
        person: PersonId,
        /// By which name.
        name: Name,
        /// What they add to the shuffle, sixty-four hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<String>,
    },
    /// A person got up again, before the match.
    Stood { seat: usize },
    /// A player of the room took a chair.
    Filled {
        seat: usize,
        /// How strong it is.
        level: String,
        /// By which name.
        name: Name,
    },
    /// All chairs were taken and the match began.
    Began,
    /// The house shuffled: the cards, top first.
    Shuffled {
        /// As they are written in a record.
        order: String,
    },
    /// A seat acted.
    Acted {
        seat: usize,
        /// What it did, as it is written in a record.
        action: String,
        /// Who did it for the seat.
        by: By,
        /// How long it took of the seat's time, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        spent: u64,
        /// By which the sender knows it again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Somebody wrote something to all.
    Chatted {
        person: PersonId,
        /// By which name.
        name: Name,
        text: String,
        /// By which the sender knows it again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A seat asks to take its last act back.
    Asked { seat: usize },
    /// A seat agrees that it is taken back.
    Granted { seat: usize },
    /// A seat does not agree; the question is closed.
    Declined { seat: usize },
    /// All agreed: the last act has not happened.
    TookBack,
    /// A seat asked the tutor.
    Hinted { seat: usize },
    /// The table rests.
    Paused {
        /// At whose wish.
        seat: usize,
    },
    /// It goes on.
    Resumed {
        /// At whose wish.
        seat: usize,
    },
    /// The judge of a championship halts the table.
    Halted,
    /// The judge lets it go on.
    Released,
    /// The room plays for a seat: its time was up, or its player left.
    Away {
        seat: usize,
        /// How long it had thought of its time, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        spent: u64,
    },
    /// The player of a seat plays again in person.
    Back { seat: usize },
    /// A player whose cards make the rest of the hand certain lets the room play it out.
    PlayedOut { seat: usize },
    /// A player has seen how the hand ended, and goes on.
    Ready { seat: usize },
    /// The table goes on: whoever has not said so was waited for long enough.
    WentOn,
    /// A player opened a table for another match of the same people.
    Rematched { seat: usize, table: TableId },
    /// A player proposes to end the match as it stands.
    EndProposed { seat: usize },
    /// Another agrees.
    EndAgreed { seat: usize },
    /// Another wants to play on, or the first has thought better of it.
    EndRefused { seat: usize },
    /// The match ended before its book would end it.
    Ended { why: Closed },
}

/// Actor of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person who sits there.
    Person,
    Room,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// An event in its place in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// Its number, from 1.
    pub number: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    pub event: Event,
}
