//! Exercises: a question by its seed, and the answer to it. The page of an answer says all it needs in its address.

use super::learning::{learns, progress, today};
use super::lobby::entry;
use super::{App, Caller, Problem};
use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Entry;
use learn::drill::{Drill, Kind, Topic, drill, fresh, kinds};
use learn::path::Step;
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
    let asked = Asked {
        kind: value(pairs, "kind").and_then(Kind::from_name),
        topic: value(pairs, "topic").and_then(Topic::from_name),
        step: value(pairs, "step").and_then(Step::from_name),
        picked: picked.collect(),
    };
    (seed, asked)
}

/// The exercise that is asked for, by its seed.
fn found(entry: &Entry, asked: &Asked, seed: u64) -> Option<Drill> {
    if let Some(topic) = &asked.topic {
        return fresh(entry, topic, seed);
    }
    let all = kinds(entry);
    let turn = || all.get(seed as usize % all.len().max(1)).copied();
    let kind = match asked.step {
        Some(step) => step.kind(entry, seed),
        None => asked.kind.or_else(turn),
    };
    drill(entry, kind?, seed)
}

/// A question, or the answer to it.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(pairs): Query<Pairs>,
) -> Response {
    let shown = async {
        let entry = entry(&game)?;
        let (seed, mut asked) = asked(&pairs);
        let seed = match seed {
            Some(seed) => seed,
            None => u64::from(getrandom::u32()? % SEEDS),
        };
        let progress = progress(&app, &caller, &game).await?;
        if value(&pairs, "due").is_some() && asked.topic.is_none() {
            match progress.memory.due(today()).first() {
                Some(card) => asked.topic = Some(card.topic.clone()),
                None => return Ok(Redirect::to(&format!("/learn/{game}/path")).into_response()),
            }
        }
        let drill = found(&entry, &asked, seed).ok_or(Problem::NotFound)?;
        let words = app.room.lexicon().of(caller.language);
        Ok(pages::drill(&caller.context(), words, &entry, &drill, &asked, &progress).into_response())
    };
    shown.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// Takes an answer, remembers it and shows its page; without one the question stays.
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Form(pairs): Form<Pairs>,
) -> Response {
    let answered = async {
        let entry = entry(&game)?;
        let (seed, asked) = asked(&pairs);
        let mut query: Vec<String> = Vec::new();
        query.extend(asked.kind.map(|kind| format!("kind={}", kind.name())));
        query.extend(asked.topic.as_ref().map(|topic| format!("topic={topic}")));
        query.extend(asked.step.map(|step| format!("step={}", step.name())));
        query.extend(seed.map(|seed| format!("seed={seed}")));
        query.extend(asked.picked.iter().map(|pick| format!("pick={pick}")));
        let drill = seed.filter(|_| !asked.picked.is_empty()).and_then(|seed| found(&entry, &asked, seed));
        let remembered = match drill {
            Some(drill) => {
                let learnt = |progress: &mut learn::Progress| {
                    progress.answered(&drill, asked.step, &asked.picked, today());
                };
                learns(&app, &caller, &entry, learnt).await?
            }
            None => axum::http::HeaderMap::new(),
        };
        Ok::<_, Problem>((remembered, Redirect::to(&format!("/learn/{game}/drill?{}", query.join("&")))))
    };
    answered.await.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}
