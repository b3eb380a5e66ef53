//! The referee's desk: a page for people, and JSON for programs.

use super::{App, Caller, Problem};
use crate::page::{self, AtDesk};
use ::laws::desk::{self, Case, Form, Given, Question, Unruled, Verdict};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Serialize;
use std::sync::Arc;

/// The longest answer and the most of them: no incident asks for more.
const LONGEST: usize = 120;
const MOST: usize = 24;

type Pairs = Vec<(String, String)>;

fn value<'a>(pairs: &'a Pairs, name: &str) -> &'a str {
    pairs.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
}

/// The answers of an address: those that are answers of this incident, and nothing else that may stand there.
fn given(form: &Form, pairs: &Pairs) -> Given {
    let keys = form.keys();
    let is_answer = |key: &str, answer: &str| keys.contains(&key) && form.answers(key).contains(&answer);
    let answers = pairs.iter().take(MOST).filter(|(key, answer)| is_answer(key, answer));
    answers.cloned().collect()
}

fn case(form: &Form, pairs: &Pairs) -> (Case, String) {
    let stood: String = value(pairs, "stood").chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
    // What cannot be read of the standing leaves the ruling without figures.
    let standing = stood.parse().unwrap_or_default();
    (Case { incidents: vec![(form.id.to_owned(), given(form, pairs))], standing }, stood)
}

pub(super) async fn of_game(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(pairs): Query<Pairs>,
) -> Response {
    let words = app.room.lexicon().of(caller.language);
    let known = games::catalogue().into_iter().find(|entry| entry.facts.id == game);
    let Some(entry) = known else { return Problem::NotFound.page(&app, &caller) };
    if desk::forms(&game).is_empty() {
        // A book without incidents at the desk has its laws, found by what happened.
        return Redirect::to(&format!("/laws/{game}")).into_response();
    }
    let at = match desk::form(&game, value(&pairs, "incident")) {
        Some(form) => {
            let (case, stood) = case(form, &pairs);
            AtDesk::Before { form, case: Box::new(case), stood }
        }
        None => {
            let told: String = value(&pairs, "tell").chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
            let forms = match told.as_str() {
                "" => desk::forms(&game).iter().collect(),
                told => desk::suggested(&game, &super::laws::find(&game, told)),
            };
            AtDesk::Choosing { told, forms }
        }
    };
    page::referee(&caller.context(), words, entry.facts, &at).into_response()
}

/// What the desk says to a program.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Said {
    Incidents(Vec<&'static str>),
    Ask { key: &'static str, answers: Vec<&'static str>, law: String },
    Ruled(Verdict),
}

pub(super) async fn json(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(pairs): Query<Pairs>,
) -> Response {
    let forms = desk::forms(&game);
    let incident = value(&pairs, "incident");
    if forms.is_empty() || !incident.is_empty() && desk::form(&game, incident).is_none() {
        return Problem::NotFound.answer(&app, &caller, true);
    }
    let Some(form) = desk::form(&game, incident) else {
        return Json(Said::Incidents(forms.iter().map(|form| form.id).collect())).into_response();
    };
    if let Err(bad) = value(&pairs, "stood").parse::<desk::Standing>() {
        return Problem::Bad(bad.to_string()).answer(&app, &caller, true);
    }
    match case(form, &pairs).0.verdict(&game) {
        Ok(verdict) => Json(Said::Ruled(verdict)).into_response(),
        Err(Unruled::Open(Question { key, answers, law })) => Json(Said::Ask { key, answers, law }).into_response(),
        Err(why) => Problem::Bad(why.to_string()).answer(&app, &caller, true),
    }
}
