//! The laws: a page for people, and JSON for programs.

use super::{App, Caller, Problem};
use ::laws::CitedBy;
use ::laws::desk::{Found, Guide};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use engine::law::{Class, Law, Protects, Term};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};
use utoipa::ToSchema;
use words::{Language, Words};

/// What the address says.
#[derive(Deserialize)]
pub(crate) struct LawQuery {
    /// A number, or what happened.
    what: Option<String>,
    /// The language of the texts, for programs.
    lang: Option<String>,
}

/// The search of every game and of every book that is no game, made when somebody first asks there.
static GUIDES: LazyLock<BTreeMap<&'static str, OnceLock<Guide>>> =
    LazyLock::new(|| ::laws::names().map(|name| (name, OnceLock::new())).collect());

/// The texts of all languages, which every search reads.
static TEXTS: LazyLock<[Words; 4]> = LazyLock::new(|| Language::ALL.map(Words::new));

fn guide(game: &str) -> Option<&'static Guide> {
    let (&game, guide) = GUIDES.get_key_value(game)?;
    Some(guide.get_or_init(|| Guide::new(game, &*TEXTS)))
}

/// The laws of a game or a book that speak of this.
fn find(game: &str, told: &str) -> Vec<&'static Law> {
    guide(game).map_or_else(Vec::new, |guide| guide.laws(told))
}

/// The incidents of its desk and the laws that speak of this, the nearest first; none if no law seems to.
pub(super) fn told_at_desk(game: &str, told: &str) -> Vec<Found> {
    guide(game).map_or_else(Vec::new, |guide| guide.found(told))
}

/// The laws of a game, or of a book that is no game, that speak of this; all of them, if nothing was asked.
fn found(game: &str, book: Option<::laws::Book>, asked: &LawQuery) -> pages::LawSearch {
    let what = asked.what.as_deref().unwrap_or_default().trim();
    let what: String = what.chars().filter(|letter| !letter.is_control()).take(120).collect();
    let found = match what.as_str() {
        asked if !asked.is_empty() => find(game, asked),
        _ => ::laws::of_game(game).into_iter().flat_map(::laws::Book::laws).collect(),
    };
    pages::LawSearch { book: book.map(|book| book.id), what, found }
}

pub(super) async fn of_game(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(asked): Query<LawQuery>,
) -> Response {
    let words = app.room.lexicon().of(caller.language);
    let book = ::laws::book(&game).filter(|book| games::entry(book.id).is_none());
    match ::laws::game_of(&game).and_then(games::entry) {
        Some(entry) => pages::laws_page(&caller.context(), words, entry.facts, &found(&game, book, &asked)).into_response(),
        None => Problem::NotFound.page(&app, &caller),
    }
}

/// A law, for programs.
#[derive(Serialize, ToSchema)]
#[schema(as = Law)]
pub(crate) struct LawEntry {
    /// As it is cited: `voltarete:II.10.15`.
    id: &'static str,
    /// Where it stands in the book.
    source: &'static str,
    /// How the house carries it out: `enforce`, `prevent`, `honour`, `referee` or `conduct`.
    #[schema(value_type = String)]
    class: Class,
    /// Whom it protects.
    #[schema(value_type = Option<String>)]
    shields: Option<Protects>,
    /// Until when, or from when, it can be called upon.
    #[schema(value_type = Option<Object>)]
    term: Option<Term>,
    /// What it says, in the language asked for.
    text: Option<String>,
    /// The payments, refusals and acts that rest on it, by the ids of their messages.
    #[schema(value_type = Object)]
    cited_by: CitedBy,
}

/// The laws of a game, or those that speak of something.
pub(crate) async fn json(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(asked): Query<LawQuery>,
) -> Response {
    if ::laws::of_game(&game).is_empty() {
        return Problem::NotFound.answer(&app, &caller, true);
    }
    let language = asked.lang.as_deref().and_then(Language::from_tag).unwrap_or(caller.language);
    let words = app.room.lexicon().of(language);
    let told = |law: &'static Law| LawEntry {
        id: law.id.0,
        source: law.source,
        class: law.class,
        shields: law.shields,
        term: law.term,
        text: words.rule(law.id.0),
        cited_by: ::laws::cited_by(law.id.0),
    };
    let book = ::laws::book(&game).filter(|book| games::entry(book.id).is_none());
    Json(found(&game, book, &asked).found.into_iter().map(told).collect::<Vec<_>>()).into_response()
}
