//! The primers, the rule books, and the worked hands in them.

use super::learning::begun;
use super::lobby::entry;
use super::{App, Caller};
use axum::extract::{Path, Query, State};
use axum::http::Uri;
use axum::response::{IntoResponse, Response};
use cards::Suit;
use serde::Deserialize;
use std::sync::Arc;

/// The query of the rules and of the words.
#[derive(Deserialize)]
pub(super) struct Unknown {
    /// What is to be looked up.
    word: Option<String>,
}

pub(super) async fn rules(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(unknown): Query<Unknown>,
) -> Response {
    let words = app.room.lexicon().of(caller.language);
    match entry(&game) {
        Ok(entry) => {
            let asked = unknown.word.filter(|word| !word.trim().is_empty());
            pages::rules(&caller.context(), words, &entry, asked.as_deref()).into_response()
        }
        Err(problem) => problem.page(&app, &caller),
    }
}

/// The query of an order of cards.
#[derive(Deserialize)]
pub(super) struct Trump {
    /// The suit that is trump, as records write it.
    trump: Option<String>,
}

/// The order of the cards of a game under a trump.
pub(super) async fn order(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(named): Query<Trump>,
) -> Response {
    match entry(&game) {
        Ok(entry) => {
            let trump = named.trump.and_then(|text| Suit::from_letter(text.chars().next()?));
            pages::order_page(&caller.context(), app.room.lexicon().of(caller.language), &entry, trump).into_response()
        }
        Err(problem) => problem.page(&app, &caller),
    }
}

/// The primer of a game.
pub(super) async fn learn(State(app): State<Arc<App>>, caller: Caller, Path(game): Path<String>) -> Response {
    match entry(&game) {
        Ok(entry) => pages::learn(&caller.context(), app.room.lexicon().of(caller.language), &entry).into_response(),
        Err(problem) => problem.page(&app, &caller),
    }
}

/// All words, or what was looked up among them.
pub(super) async fn words(State(app): State<Arc<App>>, caller: Caller, Query(unknown): Query<Unknown>) -> Response {
    let words = app.room.lexicon().of(caller.language);
    pages::words_index(&caller.context(), words, unknown.word.as_deref()).into_response()
}

/// The words of one game.
pub(super) async fn words_of(State(app): State<Arc<App>>, caller: Caller, Path(game): Path<String>) -> Response {
    match entry(&game) {
        Ok(entry) => pages::words_of(&caller.context(), app.room.lexicon().of(caller.language), entry.facts).into_response(),
        Err(problem) => problem.page(&app, &caller),
    }
}

/// The page that lists the games under one of the four addresses without a game.
pub(super) async fn index(State(app): State<Arc<App>>, caller: Caller, uri: Uri) -> Response {
    let index = match uri.path() {
        "/learn" => pages::Index::Learn,
        "/laws" => pages::Index::Laws,
        "/referee" => pages::Index::Referee,
        _ => pages::Index::Rules,
    };
    let begun = match index {
        pages::Index::Learn => begun(&app, &caller).await,
        pages::Index::Rules | pages::Index::Laws | pages::Index::Referee => Ok(Vec::new()),
    };
    let words = app.room.lexicon().of(caller.language);
    let page = begun.map(|begun| pages::index(&caller.context(), words, index, &begun));
    page.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}

pub(super) async fn hands(State(app): State<Arc<App>>, caller: Caller) -> Response {
    pages::gallery(&caller.context(), app.room.lexicon().of(caller.language)).into_response()
}

/// Page shown while the server cannot be reached.
pub(super) async fn offline(State(app): State<Arc<App>>, caller: Caller) -> Response {
    pages::offline(&caller.context(), app.room.lexicon().of(caller.language)).into_response()
}
