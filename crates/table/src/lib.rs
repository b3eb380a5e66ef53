//! The house: what a table of the card room is, as a pure function of its log.
//!
//! A [`TableConfig`] says what was agreed when the table was opened. Everything after that is an [`Event`] with a number and a
//! time; a [`Table`] is what the charter and the events make. Nothing here waits, draws chance, or writes anything down.

mod chair;
mod event;
mod exhibit;
mod hand_summary;
mod hint;
mod identity;
mod length;
#[cfg(feature = "getrandom")]
mod random;
mod rating;
mod request;
mod state;
mod table_config;
mod visitor_view;

pub use chair::{Chair, Presence};
pub use event::{By, Event, Numbered};
pub use exhibit::{Look, exhibit, record};
pub use hand_summary::{HandSummary, Won};
pub use hint::{Advised, Counsel, Hint, HintTaken};
pub use identity::{BadName, EventId, Name, PersonId, TableId, Token, twin};
pub use length::{Closed, Length, Proposal, RatingChange};
pub use rating::{Rating, Rival, Skill, rated};
pub use request::{Denied, Request};
pub use state::{Broken, Next, Phase, Table};
pub use table_config::{Chairs, Clock, Deadline, Hints, Openness, Pace, Rest, TableConfig};
pub use visitor_view::{ChatLine, Resting, Rights, TimeLeft, VisitorView};
pub use visitor_view::{Line, Occupant, SeatLabel};
