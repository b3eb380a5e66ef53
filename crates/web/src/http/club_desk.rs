//! The desks of a championship: pages, acts and streams for who came in by a link.

use super::club::{Moved, cookie_for, event, event_page, shown_once, status, welcome};
use super::club_acts::{ACTS, decisions, from_csv};
use super::deciding::{Undone, Work, decided, keyed};
use super::desk::Desk as Queue;
use super::event_file::file_of;
use super::key::checked;
use super::table::{Fields, field};
use super::{App, Caller, From, Place, Problem, Watching, origin};
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, Request, State};
use axum::http::header::{ACCEPT, AUTHORIZATION, CONTENT_DISPOSITION, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use club::entry::PersonId;
use club::open_data::read_entries;
use club::role::{Bearer, role_from_name};
use club::{Actor, Breach, Championship, Decision, Role};
use clubroom::{Event, Keyed};
use futures_util::stream;
use pages::club::{self as page, Desk, Fresh};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use table::EventId;
use tokio::sync::watch;
use words::{Language, Words};

/// The cookie of a badge. It goes to its own desk only, so that one browser may hold several.
const BADGE: &str = "badge";
/// The longest ruling that is brought to a desk, as an address.
const LONGEST_RULING: usize = 300;
/// The largest list of entries.
const LARGEST_LIST: usize = 1 << 20;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/club/{event}/desk/{link}", get(desk))
        .route("/club/{event}/desk/{link}/live", get(live))
        .route("/club/{event}/desk/{link}/log", get(super::club_log::log))
        .route("/club/{event}/desk/{link}/act", post(act))
        .route("/club/{event}/desk/{link}/decide", post(decide))
        .route("/club/{event}/desk/{link}/link", post(issue))
        .route("/club/{event}/desk/{link}/end-link", post(end_link))
        .route("/club/{event}/desk/{link}/event.jsonl", get(export))
        .route("/club/{event}/desk/{link}/entries", post(entries).layer(DefaultBodyLimit::max(LARGEST_LIST)))
        .route("/club/{event}/desk/{link}/paper/{paper}", get(paper))
}

pub(super) fn badge_cookie(app: &App, event: &Event, link: u32, badge: &str) -> HeaderValue {
    cookie_for(app, BADGE, badge, &format!("/club/{}/desk/{link}", event.id))
}

/// Who comes to a desk: by the badge of their browser, or by one that a program shows.
pub(super) async fn admitted(
    app: &Arc<App>,
    method: &Method,
    headers: &HeaderMap,
    (id, link): (&str, u32),
) -> Result<(Arc<Event>, Bearer), Problem> {
    let event = event(app, id).await?;
    let shown = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer ")).map(str::to_owned);
    // A cookie travels with every request a browser makes: for more than looking the request must come from our own pages.
    let trusted = method.is_safe() || origin(headers, app.base_url.as_deref()) == From::Here;
    let badge = shown.or_else(|| super::caller::cookie(headers, BADGE).filter(|_| trusted)).ok_or(Problem::NotFound)?;
    let bearer = event.bearer(link, &badge).await?.ok_or(Problem::NotFound)?;
    // A link for somebody who was never appointed shows and exports nothing.
    if is_appointed(&event.standing(), bearer.actor) { Ok((event, bearer)) } else { Err(Problem::NotFound) }
}

/// Was this actor appointed? Judges, capatazes and players see their own jogos alone, and may have a link before they have one.
fn is_appointed(standing: &Championship, actor: Actor) -> bool {
    match actor.role {
        Role::Organising | Role::Evaluating | Role::DeskEntries | Role::DeskResults => standing.has_role(actor),
        Role::Judge | Role::Capataz | Role::Player | Role::Public | Role::Room => true,
    }
}

/// What the address of a desk says.
#[derive(Default, Deserialize)]
pub(super) struct Brought {
    /// The ruling of a referee's desk, for the form of an incident.
    ruling: Option<String>,
}

impl Brought {
    fn ruling(&self) -> &str {
        self.ruling.as_deref().filter(|ruling| ruling.len() <= LONGEST_RULING).unwrap_or_default()
    }
}

/// The page of a desk at which something was just refused.
pub(super) async fn refused_page(app: &Arc<App>, caller: &Caller, event: Arc<Event>, bearer: Bearer, breach: Breach) -> Response {
    let status = status(&breach);
    let page = move |app: &App, caller: &Caller, event: &Event| drawn(app, caller, event, (bearer, ""), Some(&breach));
    let mut answer = event_page(app, caller, event, page).await;
    // A page that could not be drawn says so itself.
    if answer.status().is_success() {
        *answer.status_mut() = status;
    }
    answer
}

/// A desk of an event as it stands.
pub(super) fn at<'a>(
    words: &'a Words,
    event: &'a Event,
    (standing, links): (&'a Championship, &'a [Bearer]),
    bearer: Bearer,
) -> Desk<'a> {
    Desk { words, event: &event.id, bearer, standing, now: event.time(), zone: event.config.zone, links, ruling: "" }
}

fn drawn(app: &App, caller: &Caller, event: &Event, (bearer, ruling): (Bearer, &str), refused: Option<&Breach>) -> maud::Markup {
    let (standing, links) = (event.standing(), event.links());
    let words = app.room.lexicon().of(caller.language);
    let desk = Desk { ruling, ..at(words, event, (&standing, &links), bearer) };
    page::desk_page(&caller.context(), &desk, refused)
}

async fn desk(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
    Query(brought): Query<Brought>,
) -> Response {
    match admitted(&app, &Method::GET, &headers, (&id, link)).await {
        Ok((event, bearer)) => {
            let page =
                move |app: &App, caller: &Caller, event: &Event| drawn(app, caller, event, (bearer, brought.ruling()), None);
            event_page(&app, &caller, event, page).await
        }
        Err(problem) => problem.page(&app, &caller),
    }
}

/// What is answered to a program, or to the script.
#[derive(Serialize)]
struct Acknowledged {
    number: u64,
}

/// Why an act was refused.
#[derive(Serialize)]
struct RefusedBody {
    code: &'static str,
    cite: &'static str,
    why: String,
    /// Address of the text that is cited.
    text: String,
    /// Places of what was refused, where several of one kind were typed, from 1.
    #[serde(skip_serializing_if = "<[u32]>::is_empty")]
    at: Vec<u32>,
}

fn refused(app: &App, caller: &Caller, event: &Event, breach: &Breach) -> Response {
    let (cite, code) = breach.parts();
    let why = page::refusal_at(app.room.lexicon().of(caller.language), &event.standing(), breach);
    let at = if let Breach::BadCards(at) = breach { at.clone() } else { Vec::new() };
    (status(breach), Json(RefusedBody { code, cite, why, text: page::path_of(cite), at })).into_response()
}

async fn act(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
    Form(fields): Form<Fields>,
) -> Response {
    let is_script = headers.get(ACCEPT).is_some_and(|accept| accept == "application/json");
    let (event, bearer) = match admitted(&app, &Method::POST, &headers, (&id, link)).await {
        Ok(admitted) => admitted,
        Err(problem) => return problem.answer(&app, &caller, is_script),
    };
    let fields = with_own_rulings(fields, &headers, app.base_url.as_deref());
    let asked = field(&fields, "act").unwrap_or_default();
    let Some(name) = ACTS.into_iter().find(|known| *known == asked) else {
        return Problem::Bad("there is no such act".to_owned()).answer(&app, &caller, is_script);
    };
    let keyed = match keyed(&fields) {
        Ok(keyed) => keyed,
        Err(problem) => return problem.answer(&app, &caller, is_script),
    };
    let config = event.config;
    let made = move |standing: &Championship| decisions(name, &fields, standing, config.time(live::now()));
    match decided(&app, caller.address, &event, (bearer.actor, keyed, Work::of_act(name)), made).await {
        Ok(number) if is_script => Json(Acknowledged { number }).into_response(),
        Ok(_) => Redirect::to(&format!("/club/{id}/desk/{link}")).into_response(),
        Err(Undone::Refused(breach)) if is_script => refused(&app, &caller, &event, &breach),
        Err(Undone::Refused(breach)) => {
            let here = Caller { path: format!("/club/{id}/desk/{link}"), ..caller };
            refused_page(&app, &here, event, bearer, breach).await
        }
        Err(Undone::Problem(problem)) => problem.answer(&app, &caller, is_script),
    }
}

/// An address of this room is kept as its path, however it was copied.
fn with_own_rulings(fields: Fields, headers: &HeaderMap, base: Option<&str>) -> Fields {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = [base.unwrap_or_default().trim_end_matches('/').to_owned(), format!("http://{host}"), format!("https://{host}")];
    let path = |value: String| {
        let rest = own.iter().filter(|own| own.len() > "https://".len()).find_map(|own| value.strip_prefix(own.as_str()));
        rest.filter(|rest| rest.starts_with('/')).map_or(value.clone(), str::to_owned)
    };
    fields.into_iter().map(|(name, value)| if name == "ruling" { (name, path(value)) } else { (name, value) }).collect()
}

/// A decision in its own words, from a program.
#[derive(Deserialize)]
struct PostedDecision {
    key: Option<String>,
    decision: Decision,
}

async fn decide(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
    Json(told): Json<PostedDecision>,
) -> Response {
    let (event, bearer) = match admitted(&app, &Method::POST, &headers, (&id, link)).await {
        Ok(admitted) => admitted,
        Err(problem) => return problem.into_response(),
    };
    // What happens at its tables the room says itself.
    if told.decision.tells_of_a_table() {
        return refused(&app, &caller, &event, &Breach::NotYours);
    }
    let content = serde_json::to_string(&told.decision).map_err(|error| Problem::Bad(error.to_string()));
    let keyed = content.and_then(|content| Ok(Keyed::new(checked(told.key.as_deref())?, &content)));
    let keyed = match keyed {
        Ok(keyed) => keyed,
        Err(problem) => return problem.into_response(),
    };
    let (work, decision) = (Work::of(&told.decision), told.decision);
    let made = move |_: &Championship| Ok(vec![decision.clone()]);
    match decided(&app, caller.address, &event, (bearer.actor, keyed, work), made).await {
        Ok(number) => Json(Acknowledged { number }).into_response(),
        Err(Undone::Refused(breach)) => refused(&app, &caller, &event, &breach),
        Err(Undone::Problem(problem)) => problem.into_response(),
    }
}

/// Links are the organiser's to give.
fn organises(bearer: &Bearer) -> Result<(), Problem> {
    if bearer.actor.role == Role::Organising { Ok(()) } else { Err(Problem::NotFound) }
}

async fn issue(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
    Form(fields): Form<Fields>,
) -> Response {
    let answer = async {
        let (event, bearer) = admitted(&app, &Method::POST, &headers, (&id, link)).await?;
        organises(&bearer)?;
        let person = field(&fields, "person").and_then(|person| person.parse().ok()).map(PersonId);
        let person = person.filter(|person| event.standing().persons.contains_key(person));
        let role = field(&fields, "role").and_then(role_from_name).filter(|role| *role != Role::Public);
        let (Some(person), Some(role)) = (person, role) else { return Err(Problem::Bad("who, and as what?".to_owned())) };
        if !is_appointed(&event.standing(), Actor { person, role }) {
            return Err(Problem::Bad("appoint them first".to_owned()));
        }
        // Who renews their own link keeps their desk: it moves to the new one.
        if bearer.actor == (Actor { person, role }) {
            return welcome(&app, &caller, &event, bearer.actor).await;
        }
        let issued = event.issue(Actor { person, role }).await?;
        Ok(shown_once(&app, &caller, &event, &issued, Fresh::ForOther).into_response())
    };
    answer.await.map_or_else(|problem: Problem| problem.page(&app, &caller), IntoResponse::into_response)
}

async fn end_link(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
    Form(fields): Form<Fields>,
) -> Response {
    let answer = async {
        let (event, bearer) = admitted(&app, &Method::POST, &headers, (&id, link)).await?;
        organises(&bearer)?;
        let ended = field(&fields, "number").and_then(|number| number.parse().ok()).filter(|&ended| ended != link);
        event.end_link(ended.ok_or_else(|| Problem::Bad("which link?".to_owned()))?).await?;
        Ok(Redirect::to(&format!("/club/{id}/desk/{link}")))
    };
    answer.await.map_or_else(|problem: Problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// A paper or a file of a large event keeps a processor busy: it is made where nobody else waits for it, and few at a time. Who hangs up
/// before it is their turn has nothing made; once begun it is finished, and the turn lasts as long.
pub(super) async fn written_out<T: Send + 'static>(
    at: &Queue,
    address: IpAddr,
    event: &EventId,
    write: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    at.turn_at(address, event).await?.work(write).await
}

/// The whole event as one file, for a second laptop. It holds how to reach people: it is the organiser's.
async fn export(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
) -> Response {
    let answer = async {
        let (event, bearer) = admitted(&app, &Method::GET, &headers, (&id, link)).await?;
        organises(&bearer)?;
        let name = format!("attachment; filename=\"{id}.jsonl\"");
        let place = app.place_at(caller.address, &event).ok_or(Problem::TooMany)?;
        let file = file_of(event, place);
        Ok(([(CONTENT_TYPE, "application/jsonl".to_owned()), (CONTENT_DISPOSITION, name)], file))
    };
    answer.await.map_or_else(|problem: Problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// A list of entries as CSV: all of them, or none.
async fn entries(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
    request: Request,
) -> Response {
    let answer = async {
        let (event, bearer) = admitted(&app, &Method::POST, &headers, (&id, link)).await?;
        // The list is read when it is its turn.
        let turn = app.desks.uploads.turn(caller.address).await?;
        let Form(fields) = match Form::<Fields>::from_request(request, &()).await {
            Ok(form) => form,
            Err(rejection) => return Ok(rejection.into_response()),
        };
        let rows = read_entries(field(&fields, "file").unwrap_or_default()).map_err(|bad| Problem::Bad(bad.to_string()))?;
        drop(turn);
        let made = move |standing: &Championship| from_csv(&rows, standing);
        match decided(&app, caller.address, &event, (bearer.actor, None, Work::Whole), made).await {
            Ok(_) => Ok(Redirect::to(&format!("/club/{id}/desk/{link}")).into_response()),
            Err(Undone::Refused(breach)) => Ok(refused_page(&app, &caller, event, bearer, breach).await),
            Err(Undone::Problem(problem)) => Err(problem),
        }
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// A paper of the event, as PDF.
async fn paper(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link, paper)): Path<(String, u32, String)>,
) -> Response {
    let answer = async {
        let (event, bearer) = admitted(&app, &Method::GET, &headers, (&id, link)).await?;
        let paper = paper.strip_suffix(".pdf").and_then(pages::Paper::from_name).ok_or(Problem::NotFound)?;
        if !paper.is_for(bearer.actor.role) {
            return Err(Problem::NotFound);
        }
        let (lexicon, language) = (Arc::clone(app.room.lexicon()), caller.language);
        let own = event.id.clone();
        let address = format!("{}/club/{own}", super::club::base(&app, &caller));
        let draw = move || paper.draw(lexicon.of(language), &event.standing(), Some(&address));
        let bytes = written_out(&app.desks.papers, caller.address, &own, draw).await?;
        Ok(([(CONTENT_TYPE, "application/pdf")], bytes))
    };
    answer.await.map_or_else(|problem: Problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// One who sits at a desk.
struct Sitting {
    app: Arc<App>,
    event: Arc<Event>,
    bearer: Bearer,
    language: Language,
    changes: watch::Receiver<u64>,
    /// Digest of what was shown last: of a long event that is megabytes.
    last: Option<[u8; 32]>,
    /// How many decisions it has heard of.
    heard: usize,
    ruling: Arc<str>,
    _place: (Place, Watching),
}

async fn live(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
    Query(brought): Query<Brought>,
) -> Result<Response, Problem> {
    let (event, bearer) = admitted(&app, &Method::GET, &headers, (&id, link)).await?;
    let place = app.place_at(caller.address, &event).ok_or(Problem::TooMany)?;
    let mut changes = event.changes();
    changes.mark_changed();
    let ruling: Arc<str> = brought.ruling().into();
    let sitting = Sitting { app, event, bearer, language: caller.language, changes, last: None, heard: 0, ruling, _place: place };
    Ok(Sse::new(stream::unfold(sitting, next)).keep_alive(KeepAlive::default()).into_response())
}

/// Can this decision change the desk of this bearer? A tento moves the desks of its own table, and of those who see all of them.
fn concerns(standing: &Championship, bearer: &Bearer, decision: &Decision) -> bool {
    let (Decision::Tentos { jogo, .. } | Decision::UndoTentos { jogo }) = decision else { return true };
    let Ok(at) = standing.jogo(*jogo) else { return true };
    let me = bearer.actor.person;
    let own = |entry: &club::entry::EntryId| standing.entries.get(entry).is_some_and(|entry| entry.concerns(me));
    match bearer.actor.role {
        Role::Judge => at.judge == Some(me),
        Role::Capataz | Role::Player => at.entries.iter().flatten().any(own),
        _ => true,
    }
}

/// The desk as it stands; that of a long event is drawn on a thread of its own. None: that thread died.
async fn part_of(sitting: &Sitting, standing: Arc<Championship>) -> Option<String> {
    let Sitting { app, event, bearer, language, ruling, .. } = sitting;
    let (drawer, event, bearer, language, ruling) = (Arc::clone(app), Arc::clone(event), *bearer, *language, Arc::clone(ruling));
    let is_long = event.is_long();
    let draw = move || {
        let (words, links) = (drawer.room.lexicon().of(language), event.links());
        page::desk_part(&Desk { ruling: &ruling, ..at(words, &event, (&standing, &links), bearer) })
    };
    if is_long { app.drawers.draw(draw).await } else { Some(draw()) }
}

/// The desk after the next decision that changes it. A link that was ended opens nothing any more.
async fn next(mut sitting: Sitting) -> Option<(Result<sse::Event, axum::Error>, Sitting)> {
    let mut closing = sitting.app.room.closing();
    loop {
        tokio::select! {
            changed = sitting.changes.changed() => changed.ok()?,
            _ = closing.changed() => return None,
        }
        let standing = sitting.event.standing();
        let heard = std::mem::replace(&mut sitting.heard, standing.log().len());
        let Sitting { event, bearer, .. } = &sitting;
        if !event.admits(bearer) {
            return None;
        }
        // In a hall of telephones most of what is decided is a tento at another table.
        let is_new = heard == 0 || standing.log().iter().skip(heard).any(|logged| concerns(&standing, bearer, &logged.decision));
        if !is_new && heard < standing.log().len() {
            continue;
        }
        let number = standing.log().len() as u64;
        let part = part_of(&sitting, standing).await?;
        let digest = Some(Sha256::digest(&part).into());
        if std::mem::replace(&mut sitting.last, digest) != digest {
            let parts = BTreeMap::from([("club-desk", part.as_str())]);
            let moved = sse::Event::default().id(number.to_string()).json_data(Moved { number, parts });
            return Some((moved, sitting));
        }
    }
}
