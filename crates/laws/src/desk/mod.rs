//! The referee's desk: what happened is told by answering questions, and the laws of the game decide.
//!
//! A game declares its incidents ([`engine::law::Desk`]), and `declared` asks them by text: the honour table asks the same decider. A
//! question is asked only if a row that can still decide needs its answer, so the exception is asked for before its rule.

mod case;
pub(crate) mod declared;
mod effect;
mod find;
mod form;
mod position;
mod stood;
mod words;

pub use self::words::{
    AskedInWords, Paid, answer, asked_in_words, contradiction, field_name, form_name, message_ids, numbered, paid, player,
    question,
};
pub use case::{Case, Finding, Unruled};
pub use effect::Effect;
pub use engine::law::{Carried, Contradiction};
pub use find::{Found, Guide};
pub use form::{Form, Given, Next, Question, Ruled};
pub use position::{position, seats};
pub use stood::{BadPosition, Field, Kind};

use crate::registry::law;
use std::sync::LazyLock;

/// The incidents of every desk.
static FORMS: LazyLock<Vec<(&str, Vec<Form>)>> = LazyLock::new(|| {
    let read = |entry: engine::Entry| Some((entry.facts.id, declared::forms((entry.desk)()?)));
    games::catalogue().into_iter().filter_map(read).collect()
});

/// The incidents the desk of a game knows; none if it has no desk.
pub fn forms(game: &str) -> &'static [Form] {
    FORMS.iter().find(|(desk, _)| *desk == game).map_or(&[], |(_, forms)| forms)
}

/// The game at whose desk the laws of a book are asked, and the incidents: all of a game, or those of a book that is no game.
pub fn asked_at(name: &str) -> Option<(&'static str, Vec<&'static Form>)> {
    let game = crate::game_of(name)?;
    let in_book = |id: &str| law(id).is_some_and(|law| law.book() == name);
    let asks = |form: &&Form| game == name || form.laws.iter().map(String::as_str).chain(form.ruled_laws()).any(in_book);
    Some((game, forms(game).iter().filter(asks).collect()))
}

/// Facts of the position that the desk of a game can use.
pub fn fields(game: &str) -> Vec<Field> {
    declared::desk(game).map_or_else(Vec::new, |desk| declared::fields(game, desk))
}

/// Every game that has a desk.
pub fn games() -> impl Iterator<Item = &'static str> {
    FORMS.iter().map(|(game, _)| *game)
}

/// The incident of this name.
pub fn form(game: &str, id: &str) -> Option<&'static Form> {
    forms(game).iter().find(|form| form.id == id)
}
