//! The pages of a championship: the list, the board on the wall, and a desk for every role.

mod board;
mod capataz;
mod desk;
mod discipline;
mod entries;
mod forms;
mod founding;
mod front;
mod hall;
mod judge;
mod log;
mod organiser;
pub(crate) mod qr;
mod results;
mod rules;
mod seated;
mod watch;

pub use board::{Drawn, board_page, board_parts, draw_page};
pub use desk::{Desk, desk_page, desk_part};
pub use founding::new_form;
pub use front::{Fresh, Issued, door, issued, list};
pub use log::{Concern, Filter, log_page};
pub use rules::{path_of, rules_page};
pub use watch::{no_table, watch_page, watched_parts};

/// Names that papers share with pages.
pub mod words {
    pub(crate) use super::board::{annulled, ground_of, group_name};
    pub use super::board::{category_state, source, stage};
    pub use super::desk::jogo_said;
    pub use super::discipline::{GROUNDS, ground_said, state_name as incident_state};
    pub use super::founding::{choice_said, format_name};
    pub use super::log::{in_words, maker};
    pub(crate) use super::results::corrected;
    pub use super::{category_name, count, of, say};
}

use super::table_text::said;
use ::words::Words;
use engine::Msg;

/// A message whose words depend on one name or figure.
pub fn of(words: &Words, id: &'static str, name: &'static str, value: impl ToString) -> String {
    said(words, &Msg::new(id).with(name, value.to_string()))
}

/// A message that counts.
pub fn count(words: &Words, id: &'static str, many: usize) -> String {
    said(words, &Msg::new(id).with("many", many))
}

/// Name of a category: those of the regulation in the reader's words, others as they were entered.
pub fn category_name(words: &Words, id: &str) -> String {
    match id {
        "individual" => of(words, "web-club-category", "category", "individual"),
        "duplas" => of(words, "web-club-category", "category", "duplas"),
        other => other.to_owned(),
    }
}

/// A message that depends on nothing.
pub fn say(words: &Words, id: &'static str) -> String {
    said(words, &Msg::new(id))
}

/// Meaning of a refusal of the regulation.
pub fn refusal(words: &Words, breach: &club::Breach) -> String {
    let (_, name) = breach.parts();
    of(words, "web-club-refused", "why", name)
}

/// Decisions named in a refusal.
const NAMED: usize = 5;

/// The same at an event: what stands on a decision is named, the latest first.
pub fn refusal_at(words: &Words, event: &club::Championship, breach: &club::Breach) -> String {
    let club::Breach::StandsOn(numbers) = breach else { return refusal(words, breach) };
    let named = numbers.iter().filter_map(|&number| {
        let (at, what) = log::named(words, event, number)?;
        Some(format!("{number} ({at}) {what}"))
    });
    let mut told: Vec<String> = named.take(NAMED).collect();
    if numbers.len() > NAMED {
        told.push(of(words, "web-club-and-more", "many", numbers.len() - NAMED));
    }
    format!("{} {} {}", refusal(words, breach), say(words, "web-club-stands-on"), told.join("; "))
}
