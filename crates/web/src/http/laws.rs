//! The laws: a page for people, and JSON for programs.

use super::{App, Caller, Problem};
use crate::page;
use ::laws::{CitedBy, Finder};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use engine::law::{Class, Law, Shield, Term};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
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

/// The laws of every game with the words they are found by, made when somebody first asks.
static FINDERS: LazyLock<BTreeMap<&'static str, Finder>> = LazyLock::new(|| {
    let languages: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    let finder = |game: &'static str| (game, Finder::new(&::laws::of_game(game), languages.iter()));
    games::catalogue().into_iter().map(|entry| finder(entry.facts.id)).collect()
});

/// The laws of a game that speak of this.
pub(super) fn find(game: &str, told: &str) -> Vec<&'static Law> {
    FINDERS.get(game).map_or_else(Vec::new, |finder| finder.find(told))
}

/// The laws that speak of this; all of the game's, if nothing was asked.
fn found(game: &str, asked: &LawQuery) -> page::LawSearch {
    let what = asked.what.as_deref().unwrap_or_default().trim();
    let what: String = what.chars().filter(|letter| !letter.is_control()).take(120).collect();
    let found = match what.as_str() {
        asked if !asked.is_empty() => find(game, asked),
        _ => ::laws::of_game(game).into_iter().flat_map(::laws::Book::laws).collect(),
    };
    page::LawSearch { what, found }
}

pub(super) async fn of_game(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(asked): Query<LawQuery>,
) -> Response {
    let words = app.room.lexicon().of(caller.language);
    match games::catalogue().into_iter().find(|entry| entry.facts.id == game) {
        Some(entry) => page::laws_page(&caller.context(), words, entry.facts, &found(&game, &asked)).into_response(),
        None => Problem::NotFound.page(&app, &caller),
    }
}

/// A law, for programs.
#[derive(Serialize, ToSchema)]
#[schema(as = Law)]
pub(crate) struct Told {
    /// As it is cited: `voltarete:II.10.15`.
    id: &'static str,
    /// Where it stands in the book.
    source: &'static str,
    /// How the house carries it out: `enforce`, `prevent`, `honour`, `referee` or `conduct`.
    #[schema(value_type = String)]
    class: Class,
    /// Whom it protects.
    #[schema(value_type = Option<String>)]
    shields: Option<Shield>,
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
    let told = |law: &'static Law| Told {
        id: law.id.0,
        source: law.source,
        class: law.class,
        shields: law.shields,
        term: law.term,
        text: words.rule(law.id.0),
        cited_by: ::laws::cited_by(law.id.0),
    };
    Json(found(&game, &asked).found.into_iter().map(told).collect::<Vec<_>>()).into_response()
}
