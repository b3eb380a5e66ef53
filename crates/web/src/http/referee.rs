//! The referee's desk: a page for people, and JSON for programs.

use super::{App, Caller, Problem};
use ::laws::desk::{self, AskedInWords, Case, Finding, Form, Found, Given, Next, Unruled};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use pages::AtDesk;
use serde::Serialize;
use std::sync::Arc;
use table::TableId;
use utoipa::ToSchema;
use words::Words;

/// The longest answer and the most of them: no incident asks for more.
const LONGEST: usize = 240;
const MOST: usize = 48;

pub(crate) type Pairs = Vec<(String, String)>;

fn value<'a>(pairs: &'a Pairs, name: &str) -> &'a str {
    pairs.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
}

/// The answers of an address: those that are answers of this incident, and nothing else that may stand there.
fn given(form: &Form, pairs: &Pairs) -> Given {
    let answers = pairs.iter().take(MOST).filter(|(key, answer)| form.accepts(key, answer));
    answers.cloned().collect()
}

/// What an address says of something, in so many letters and none that could do harm.
fn plain(pairs: &Pairs, name: &str, longest: usize) -> String {
    value(pairs, name).chars().filter(|letter| !letter.is_control()).take(longest).collect()
}

/// How the table stood: one line, and what was said field by field, which is newer.
fn stood(game: &str, pairs: &Pairs) -> String {
    let line = plain(pairs, "stood", LONGEST);
    let mut words: Vec<(String, String)> = line
        .split_whitespace()
        .map(|word| {
            word.split_once('=').map_or((word.to_owned(), String::new()), |(key, answer)| (key.to_owned(), answer.to_owned()))
        })
        .collect();
    for field in desk::fields(game) {
        let answer: String = plain(pairs, &format!("stood-{}", field.key), 24).split_whitespace().collect();
        if !answer.is_empty() {
            words.retain(|(key, _)| key != field.key);
            words.push((field.key.to_owned(), answer));
        }
    }
    let written = words.into_iter().map(|(key, answer)| if answer.is_empty() { key } else { format!("{key}={answer}") });
    written.collect::<Vec<_>>().join(" ")
}

/// The faults of the hand that were told before: `with=revoke kind=suit`. One whose questions are not all answered is no fault yet.
fn faults(game: &str, pairs: &Pairs) -> Vec<pages::Fault> {
    let told = pairs.iter().filter(|(key, _)| key == "with").take(pages::MOST_FAULTS - 1);
    let read = |text: &str| {
        let (id, given) = Case::read(text).ok()?.incidents.into_iter().next()?;
        let form = desk::form(game, &id)?;
        let given: Given = given.into_iter().filter(|(key, answer)| form.accepts(key, answer)).collect();
        matches!(form.next(&given), Next::Ruled(_)).then_some((id, given))
    };
    told.filter_map(|(_, text)| read(&text.chars().take(2 * LONGEST).collect::<String>())).collect()
}

/// The faults told before and this incident, as one case.
fn case(game: &str, form: &Form, pairs: &Pairs) -> Case {
    let mut incidents = faults(game, pairs);
    incidents.push((form.id.to_owned(), given(form, pairs)));
    Case { incidents, stood: stood(game, pairs) }
}

/// What happened, in somebody's own words: `tell`, or `q` for short.
fn render(pairs: &Pairs) -> String {
    ["tell", "q"].into_iter().map(|name| plain(pairs, name, LONGEST)).find(|told| !told.is_empty()).unwrap_or_default()
}

/// The table somebody comes from. A name is a name and nothing else, and none is believed: it only labels the figures.
fn from(game: &str, pairs: &Pairs) -> pages::FromTable {
    let table = plain(pairs, "table", 40).chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect();
    let names = plain(pairs, "names", 240);
    let names =
        names.split(',').map(|name| name.trim().chars().take(40).collect()).filter(|_| !names.is_empty()).take(8).collect();
    pages::FromTable { table, names, stood: stood(game, pairs) }
}

pub(super) async fn of_game(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(pairs): Query<Pairs>,
) -> Response {
    let words = app.room.lexicon().of(caller.language);
    let Some((home, forms)) = desk::asked_at(&game) else { return Problem::NotFound.page(&app, &caller) };
    let Some(entry) = games::entry(home) else { return Problem::NotFound.page(&app, &caller) };
    if forms.is_empty() {
        // A book without incidents at the desk has its laws, found by what happened.
        return Redirect::to(&format!("/laws/{game}")).into_response();
    }
    let at = match desk::form(home, value(&pairs, "incident")) {
        Some(form) => {
            let mut case = case(home, form, &pairs);
            // What cannot be read of the standing is said, and the ruling is told without it.
            let unread = match case.finding(home) {
                Err(Unruled::Standing(bad)) => {
                    case.stood.clear();
                    Some(bad.to_string())
                }
                _ => None,
            };
            AtDesk::Before { form, case: Box::new(case), unread }
        }
        None => {
            let told = render(&pairs);
            let found = match told.as_str() {
                "" => forms.into_iter().map(|form| Found::Incident(form, None)).collect(),
                told => super::laws::told_at_desk(&game, told),
            };
            let book = ::laws::book(&game).map(|book| book.id).filter(|book| *book != home);
            AtDesk::Choosing { told, found, faults: faults(home, &pairs), book }
        }
    };
    let from = from(home, &pairs);
    let acts = match &at {
        AtDesk::Before { form, .. } => acts(&app, &caller, words, home, form, &from).await,
        AtDesk::Choosing { .. } => pages::Acts::default(),
    };
    pages::referee(&caller.context(), words, entry.facts, &at, &from, &acts).into_response()
}

/// What whoever comes from a table is offered there by a law of the incident; nothing to others.
async fn acts(app: &App, caller: &Caller, words: &Words, game: &str, form: &Form, from: &pages::FromTable) -> pages::Acts {
    let Some(table) = TableId::from_text(&from.table) else { return pages::Acts::default() };
    match app.room.look(&table, caller.visitor()).await {
        Ok(visitor_view) if visitor_view.game == game => pages::Acts::offered(words, &visitor_view, form),
        _ => pages::Acts::default(),
    }
}

/// What the desk says to a program: the incidents it knows, those and the laws that speak of a story, the question that is still open, or the ruling.
#[derive(Serialize, ToSchema)]
#[schema(as = Desk)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Said {
    Incidents(Vec<&'static str>),
    /// The answer to a story; empty if no law seems to speak of it.
    Found(Vec<Item>),
    Ask {
        key: &'static str,
        /// The question in the caller's language.
        text: String,
        /// Answers as they are sent; none where a figure is asked for.
        answers: Vec<&'static str>,
        /// The same answers in words, in the same order.
        texts: Vec<String>,
        /// The largest figure, where one is asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        most: Option<i64>,
        /// The law for which it is asked.
        law: String,
        /// What that law says.
        why: String,
    },
    #[schema(value_type = Object)]
    Ruled(Box<Finding>),
}

/// An incident or a law that speaks of a story, the nearest first.
#[derive(Serialize, ToSchema)]
#[schema(as = DeskItem)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Item {
    /// An incident to ask about, with the law of it that comes nearest.
    Incident { id: &'static str, law: Option<&'static str> },
    /// An incident of another game of the same books, with the law of it that comes nearest, which does not hold here.
    Elsewhere { game: &'static str, id: &'static str, law: &'static str },
    /// A law that no incident asks about.
    Law { id: &'static str },
}

impl From<Found> for Item {
    fn from(found: Found) -> Item {
        match found {
            Found::Incident(form, nearest) => Item::Incident { id: form.id, law: nearest.map(|law| law.id.0) },
            Found::Elsewhere(game, form, nearest) => Item::Elsewhere { game, id: form.id, law: nearest.id.0 },
            Found::Law(law) => Item::Law { id: law.id.0 },
        }
    }
}

/// What the desk of a game says of an incident.
pub(crate) async fn json(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(pairs): Query<Pairs>,
) -> Response {
    let incident = value(&pairs, "incident");
    let asked = desk::asked_at(&game).filter(|(_, forms)| !forms.is_empty());
    let Some((home, forms)) = asked.filter(|(home, _)| incident.is_empty() || desk::form(home, incident).is_some()) else {
        return Problem::NotFound.answer(&app, &caller, true);
    };
    let told = render(&pairs);
    if incident.is_empty() && !told.is_empty() {
        let found = super::laws::told_at_desk(&game, &told).into_iter().map(Item::from).collect();
        return Json(Said::Found(found)).into_response();
    }
    let Some(form) = desk::form(home, incident) else {
        return Json(Said::Incidents(forms.iter().map(|form| form.id).collect())).into_response();
    };
    match case(home, form, &pairs).finding(home) {
        Ok(finding) => Json(Said::Ruled(Box::new(finding))).into_response(),
        Err(Unruled::Open(question)) => {
            let words = app.room.lexicon().of(caller.language);
            let AskedInWords { key, text, answers, texts, most, law, why } = desk::asked_in_words(words, &question);
            Json(Said::Ask { key, text, answers, texts, most, law, why }).into_response()
        }
        Err(Unruled::Impossible(why)) => {
            Problem::Bad(pages::said(app.room.lexicon().of(caller.language), &why)).answer(&app, &caller, true)
        }
        Err(Unruled::Contradicts(which)) => {
            let words = app.room.lexicon().of(caller.language);
            let told = pages::said(words, &desk::contradiction(words, home, &which));
            Problem::Bad(told).answer(&app, &caller, true)
        }
        Err(why) => Problem::Bad(why.to_string()).answer(&app, &caller, true),
    }
}
