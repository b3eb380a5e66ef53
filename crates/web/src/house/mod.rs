//! The house: what a table of the card room is, as a pure function of its log.
//!
//! A [`Charter`] says what was agreed when the table was opened. Everything after that is an [`Event`] with a number and a
//! time; a [`Table`] is what the charter and the events make. Nothing here waits, draws chance, or writes anything down.

mod chair;
mod charter;
mod event;
mod exhibit;
mod hint;
mod identity;
mod length;
mod rating;
mod request;
mod sight;
mod table;
mod told;

pub use chair::{Chair, Presence};
pub use charter::{Chairs, Charter, Clock, Deadline, Hints, Openness, Pace, Rest};
pub use event::{By, Event, Numbered};
pub use exhibit::{Look, exhibit, record};
pub use hint::{Advised, Counsel, Hint, HintTaken};
pub use identity::{BadName, Name, PersonId, TableId, Token, twin};
pub use length::{Closed, Length, Proposal, RatingChange};
pub use rating::{Rating, Rival, Skill, rated};
pub use request::{Denied, Request};
pub use sight::{ChatLine, Resting, Rights, Sight, TimeLeft};
pub use sight::{Line, Plate, Sitter};
pub use table::{Broken, Next, Phase, Table};
pub use told::{HandTold, Won};
