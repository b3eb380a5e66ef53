//! The path of a game: what a visitor has done of it, the guided hand, the step at a table.

use super::lobby::entry;
use super::table::{Fields, field, remember};
use super::{App, Caller, Person, Problem};
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Entry;
use learn::Progress;
use learn::lesson::{Lesson, Task};
use learn::memory::Day;
use learn::path::{Step, steps};
use live::now;
use pages::{AtStop, Learning};
use serde::Deserialize;
use std::sync::Arc;
use store::{Change, Learnt};

/// Letters of an answer, at most.
const LONGEST: usize = 400;

/// The day.
pub(super) fn today() -> Day {
    Day::of_millis(now())
}

/// Progress of the caller in a game; that of a beginner if nothing is kept of them.
pub(super) async fn progress(app: &App, caller: &Caller, game: &str) -> Result<Progress, Problem> {
    Ok(load_progress(app, caller, game).await?.unwrap_or_default())
}

async fn load_progress(app: &App, caller: &Caller, game: &str) -> Result<Option<Progress>, Problem> {
    let Some(person) = &caller.person else { return Ok(None) };
    let kept = app.room.store().progress(&person.id).await?;
    Ok(kept.iter().find(|learnt| learnt.game == game).map(|learnt| Progress::from_text(&learnt.progress)))
}

/// The games that the caller has begun to learn.
pub(super) async fn begun(app: &App, caller: &Caller) -> Result<Vec<Learning>, Problem> {
    let Some(person) = &caller.person else { return Ok(Vec::new()) };
    let today = today();
    let of = |learnt: Learnt| {
        let entry = entry(&learnt.game).ok()?;
        let (progress, steps) = (Progress::from_text(&learnt.progress), steps(&entry));
        let done = steps.iter().filter(|step| progress.has_done(**step)).count();
        Some(Learning { facts: entry.facts, due: progress.memory.due(today).len(), steps: steps.len(), done })
    };
    Ok(app.room.store().progress(&person.id).await?.into_iter().filter_map(of).collect())
}

/// Changes the progress of the caller, whom a cookie makes known if they were not. What changes nothing is not written.
pub(super) async fn learns(
    app: &App,
    caller: &Caller,
    entry: &Entry,
    change: impl FnOnce(&mut Progress),
) -> Result<HeaderMap, Problem> {
    let person: Person = caller.person_or_guest(None)?;
    let kept = load_progress(app, caller, entry.facts.id).await?;
    let is_new = kept.is_none();
    let before = kept.unwrap_or_default();
    let mut after = before.clone();
    change(&mut after);
    if after == before {
        return Ok(HeaderMap::new());
    }
    if is_new && !app.gate.lets_learn(caller.address) {
        metrics::counter!("spadille_refused_total", "why" => "lessons").increment(1);
        return Err(Problem::TooMany);
    }
    let learnt = Learnt { person: person.id.clone(), game: entry.facts.id.to_owned(), progress: after.to_text(), at: now() };
    app.change(Change::Learnt(learnt)).await?;
    Ok(if caller.person.is_some() { HeaderMap::new() } else { remember(app, &person) })
}

pub(super) async fn path(State(app): State<Arc<App>>, caller: Caller, Path(game): Path<String>) -> Response {
    let answer = async {
        let entry = entry(&game)?;
        let progress = progress(&app, &caller, &game).await?;
        let words = app.room.lexicon().of(caller.language);
        Ok::<_, Problem>(pages::path(&caller.context(), words, &entry, &progress, today()))
    };
    answer.await.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// What the address of a lesson says.
#[derive(Default, Deserialize)]
pub(super) struct Asked {
    at: Option<usize>,
    /// Was the act before right in another way?
    too: Option<u8>,
    /// Is the answer wanted?
    show: Option<u8>,
}

fn lesson_of(game: &str) -> Result<&'static Lesson, Problem> {
    learn::lesson::of(game).ok_or(Problem::NotFound)
}

async fn stop(app: &App, caller: &Caller, entry: &Entry, here: &AtStop) -> Result<Response, Problem> {
    let progress = progress(app, caller, entry.facts.id).await?;
    let (words, lesson) = (app.room.lexicon().of(caller.language), lesson_of(entry.facts.id)?);
    let page = pages::lesson(&caller.context(), words, entry, lesson, here, &progress);
    page.map(IntoResponse::into_response).ok_or(Problem::NotFound)
}

/// A stop of the guided hand.
pub(super) async fn hand(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Response {
    let answer = async {
        let entry = entry(&game)?;
        let here =
            AtStop { at: asked.at.unwrap_or_default(), verdict: None, too: asked.too.is_some(), shown: asked.show.is_some() };
        stop(&app, &caller, &entry, &here).await
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// The answer a form gives: a button, cards that were marked, or a number.
fn written(fields: &Fields) -> String {
    let marked: Vec<&str> = fields.iter().filter(|(name, _)| name == "card").map(|(_, value)| value.as_str()).collect();
    let text = match (field(fields, "answer"), field(fields, "verb"), field(fields, "counted"), field(fields, "number")) {
        (Some(answer), ..) if !answer.is_empty() => answer.to_owned(),
        (_, _, Some(verb), Some(number)) => format!("{verb} {number}"),
        (_, Some(verb), ..) => format!("{verb} {}", marked.join(" ")).trim_end().to_owned(),
        _ => String::new(),
    };
    text.chars().take(LONGEST).collect()
}

/// Takes what the pupil does: on to the next stop, or the same stop with the reason.
pub(super) async fn act(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let answer = async {
        let (entry, lesson) = (entry(&game)?, lesson_of(&game)?);
        let at: usize = field(&fields, "at").and_then(|at| at.parse().ok()).unwrap_or_default();
        let here = lesson.stops.get(at).ok_or(Problem::NotFound)?;
        let verdict = here.answer(&written(&fields));
        if !verdict.goes_on() {
            return stop(&app, &caller, &entry, &AtStop { at, verdict: Some(verdict), ..AtStop::default() }).await;
        }
        let too = if verdict == learn::lesson::Verdict::RightToo { "&too=1" } else { "" };
        let is_last = lesson.stops.get(at + 1).is_none_or(|next| matches!(next.task, Task::End { .. }));
        let remembered = match is_last {
            true => learns(&app, &caller, &entry, |progress| progress.finish(Step::Hand)).await?,
            false => HeaderMap::new(),
        };
        Ok((remembered, Redirect::to(&format!("/learn/{game}/hand?at={}{too}", at + 1))).into_response())
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// The step at a table.
pub(super) async fn table(State(app): State<Arc<App>>, caller: Caller, Path(game): Path<String>) -> Response {
    let answer = async {
        let entry = entry(&game)?;
        let progress = progress(&app, &caller, &game).await?;
        Ok::<_, Problem>(pages::coach(&caller.context(), app.room.lexicon().of(caller.language), &entry, &progress))
    };
    answer.await.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// The pupil says that three hands are played.
pub(super) async fn played(State(app): State<Arc<App>>, caller: Caller, Path(game): Path<String>) -> Response {
    let answer = async {
        let entry = entry(&game)?;
        let remembered = learns(&app, &caller, &entry, |progress| progress.finish(Step::Table)).await?;
        Ok::<_, Problem>((remembered, Redirect::to(&format!("/learn/{game}/path"))))
    };
    answer.await.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}
