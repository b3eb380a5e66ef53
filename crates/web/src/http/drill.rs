//! Exercises: a question by its seed, and the answer to it. The page of an answer says all it needs in its address.

use super::lobby::entry;
use super::{App, Caller, Problem};
use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use learn::drill::{Kind, drill, kinds};
use pages::Asked;
use std::sync::Arc;

/// Seeds of new questions stay below this, so that addresses are short.
const SEEDS: u32 = 1_000_000;

/// Choices read of an answer, at most: no hand has more cards.
const MOST: usize = 40;

type Pairs = Vec<(String, String)>;

fn value<'a>(pairs: &'a Pairs, name: &str) -> Option<&'a str> {
    pairs.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// What an address or a form asks for.
fn asked(pairs: &Pairs) -> (Option<u64>, Asked) {
    let seed = value(pairs, "seed").and_then(|seed| seed.parse().ok()).filter(|&seed: &u64| seed < u64::from(SEEDS));
    let picked = pairs.iter().filter(|(key, _)| key == "pick").take(MOST).filter_map(|(_, value)| value.parse().ok());
    (seed, Asked { kind: value(pairs, "kind").and_then(Kind::from_name), picked: picked.collect() })
}

/// A question, or the answer to it.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(pairs): Query<Pairs>,
) -> Response {
    let shown = || -> Result<Response, Problem> {
        let entry = entry(&game)?;
        let (seed, asked) = asked(&pairs);
        let seed = match seed {
            Some(seed) => seed,
            None => u64::from(getrandom::u32()? % SEEDS),
        };
        let all = kinds(&entry);
        let kind = asked.kind.or_else(|| all.get(seed as usize % all.len().max(1)).copied()).ok_or(Problem::NotFound)?;
        let drill = drill(&entry, kind, seed).ok_or(Problem::NotFound)?;
        let words = app.room.lexicon().of(caller.language);
        Ok(pages::drill(&caller.context(), words, &entry, &drill, &asked).into_response())
    };
    shown().unwrap_or_else(|problem| problem.page(&app, &caller))
}

/// Takes an answer and shows its page; without one the question stays.
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Form(pairs): Form<Pairs>,
) -> Response {
    if let Err(problem) = entry(&game) {
        return problem.page(&app, &caller);
    }
    let (seed, asked) = asked(&pairs);
    let mut query: Vec<String> = Vec::new();
    query.extend(asked.kind.map(|kind| format!("kind={}", kind.name())));
    query.extend(seed.map(|seed| format!("seed={seed}")));
    query.extend(asked.picked.iter().map(|pick| format!("pick={pick}")));
    Redirect::to(&format!("/learn/{game}/drill?{}", query.join("&"))).into_response()
}
