//! Championships on the network: the list, the board, founding, and the doors of links.

use super::lobby::set_cookie;
use super::table::{Fields, field};
use super::{App, Caller, Place, Problem, Watching};
use super::{club_desk as desk, club_table};
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, Request, State};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use club::demo::{Demo, Speed};
use club::founding::{FOUNDER, Founding, Typed, USUAL_ZONE, founding};
use club::open_data::{places_csv, read_event, results, results_csv};
use club::options::HallBoard;
use club::public_view::Board;
use club::{Actor, Breach, Role};
use clubroom::{Event, EventConfig, NoEvent, NotOpened, Undecided};
use futures_util::stream;
use pages::club as page;
use pages::club::Fresh;
use pages::club::Issued;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;
use table::Denied;
use table::EventId;
use tokio::sync::watch;
use words::Language;

/// The most events of the list.
const MOST: u32 = 40;
/// The largest file of an event.
const LARGEST_FILE: usize = 8 << 20;

pub(super) fn routes(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/clubs", get(list))
        .route("/club/new", get(new_form).post(found))
        .route("/club/demo", post(demo))
        .route("/club/import", post(import).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .route("/club/{event}", get(board))
        .route("/club/{event}/wall", get(wall))
        .route("/club/{event}/draw", get(draw))
        .route("/club/{event}/live", get(live))
        .route("/club/{event}/results.json", get(json))
        .route("/club/{event}/results.csv", get(csv))
        .route("/club/{event}/places.csv", get(places))
        .route("/club/{event}/in/{secret}", get(door).post(open))
        .merge(desk::routes())
        .merge(club_table::routes())
        .route_layer(from_fn_with_state(Arc::clone(app), woken))
}

/// Wakes an event that is not in memory, few at a time and not all of them for one address, before anything more is read of the request.
async fn woken(State(app): State<Arc<App>>, caller: Caller, request: Request, next: Next) -> Response {
    let name = request.uri().path().strip_prefix("/club/").and_then(|rest| rest.split('/').next());
    if let Some(id) = name.and_then(EventId::from_text).filter(|id| !app.clubs.is_awake(id)) {
        // A hall that comes to one event at once, from one address, takes one turn; other addresses wait in queues of their own.
        let waking = app.clubs.wakes(&id, caller.address).await;
        if !app.clubs.is_awake(&id) {
            tokio::select! {
                turn = app.desks.wakes.turn(caller.address) => match turn {
                    // It is woken to the end though its caller hangs up, and the turn lasts as long. If it cannot be woken, the one who asks
                    // for it is told why.
                    Ok(turn) => {
                        let (app, id) = (Arc::clone(&app), id.clone());
                        let wakes = async move {
                            let _turn = turn;
                            drop(app.clubs.event(&id).await);
                        };
                        let _ = tokio::spawn(wakes).await;
                    }
                    // The queue is full; somebody in it may be waking this very event.
                    Err(problem) => {
                        if tokio::time::timeout(app.gate.limits().patience, app.clubs.woken(&id)).await.is_err() {
                            return problem.page(&app, &caller);
                        }
                    }
                },
                () = app.clubs.woken(&id) => {}
            }
        }
        drop(waking);
    }
    next.run(request).await
}

/// A path without the secret of a link.
pub(super) fn without_secret(path: &str) -> &str {
    let is_door = path.starts_with("/club/") && path.contains("/in/");
    if is_door { path.split("/in/").next().unwrap_or(path) } else { path }
}

impl From<NoEvent> for Problem {
    fn from(error: NoEvent) -> Problem {
        match error {
            NoEvent::NotFound => Problem::NotFound,
            NoEvent::Broken { .. } => Problem::Bad(error.to_string()),
            NoEvent::Store(error) => error.into(),
            NoEvent::Chance(error) => error.into(),
            NoEvent::Died(_) => Problem::Unavailable(error.to_string()),
        }
    }
}

impl From<NotOpened> for Problem {
    fn from(error: NotOpened) -> Problem {
        match error {
            NotOpened::NotFound => Problem::NotFound,
            NotOpened::WrongPin => Problem::Unknown,
            NotOpened::TooMany => Problem::TooMany,
            NotOpened::Store(error) => error.into(),
            NotOpened::Chance(error) => error.into(),
        }
    }
}

pub(super) async fn event(app: &Arc<App>, id: &str) -> Result<Arc<Event>, Problem> {
    let event = app.clubs.event(&EventId::from_text(id).ok_or(Problem::NotFound)?).await?;
    // A house that has just been opened takes up again what is played at its tables.
    club_table::follow_all(app, &event);
    Ok(event)
}

async fn list(State(app): State<Arc<App>>, caller: Caller) -> Response {
    match app.clubs.listed(MOST).await {
        Ok(events) => page::list(&caller.context(), app.room.lexicon().of(caller.language), &events).into_response(),
        Err(error) => Problem::from(error).page(&app, &caller),
    }
}

/// The rules of a championship, which refusals cite.
pub(super) async fn rules(State(app): State<Arc<App>>, caller: Caller) -> Response {
    page::rules_page(&caller.context(), app.room.lexicon().of(caller.language)).into_response()
}

async fn new_form(State(app): State<Arc<App>>, caller: Caller) -> Response {
    page::new_form(&caller.context(), app.room.lexicon().of(caller.language), &Typed::default(), None).into_response()
}

async fn found(State(app): State<Arc<App>>, caller: Caller, Form(fields): Form<Fields>) -> Response {
    let typed = Typed::from(fields);
    let Founding { zone, decisions } = match founding(&typed, |game| games::entry(game).is_some()) {
        Ok(founding) => founding,
        Err(why) => {
            let form = page::new_form(&caller.context(), app.room.lexicon().of(caller.language), &typed, Some(&why));
            return (StatusCode::BAD_REQUEST, form).into_response();
        }
    };
    let config = EventConfig { zone, demo: None };
    let answer = async {
        if !app.gate.lets_open(caller.address) {
            return Err(Problem::TooMany);
        }
        let event = app.clubs.found(&config, Some(app.signer.origin(caller.address))).await?;
        event.decide(FOUNDER, None, move |_| Ok(decisions.clone())).await.map_err(|error| undecided(&error))?;
        welcome(&app, &caller, &event, FOUNDER).await
    };
    answer.await.unwrap_or_else(|problem| problem.page(&app, &caller))
}

/// What stands in the way of a decision, where there is no desk to tell it at.
pub(super) fn undecided(error: &Undecided) -> Problem {
    match error {
        Undecided::Refused(breach) => Problem::Bad(breach.cite().0.to_owned()),
        Undecided::KeyTaken => Problem::Denied(Denied::KeyTaken),
        Undecided::Store(StoreError::Gone) => Problem::NotFound,
        other @ (Undecided::Store(_) | Undecided::Unreadable | Undecided::Died(_)) => Problem::Unavailable(other.to_string()),
    }
}

/// The first link of an event, shown once; the browser that made it is let in at once.
pub(super) async fn welcome(app: &App, caller: &Caller, event: &Event, actor: Actor) -> Result<Response, Problem> {
    let issued = event.issue(actor).await?;
    let badge = event.badge(issued.bearer.link).await?;
    let mut headers = HeaderMap::new();
    headers.insert(SET_COOKIE, desk::badge_cookie(app, event, issued.bearer.link, badge.as_str()));
    Ok((headers, shown_once(app, caller, event, &issued, Fresh::Own)).into_response())
}

/// The address of the server, as its operator named it or as the caller did.
pub(super) fn base(app: &App, caller: &Caller) -> String {
    let named = || caller.host.as_ref().map(|host| format!("http://{host}"));
    app.base_url.clone().or_else(named).unwrap_or_default().trim_end_matches('/').to_owned()
}

pub(super) fn shown_once(app: &App, caller: &Caller, event: &Event, issued: &Issued, fresh: Fresh) -> maud::Markup {
    let words = app.room.lexicon().of(caller.language);
    let standing = event.standing();
    let who = standing.persons.get(&issued.bearer.actor.person).map_or("", |person| &person.name);
    let own = format!("/club/{}/desk/{}", event.id, issued.bearer.link);
    let back = match fresh {
        Fresh::Own => own,
        Fresh::ForOther => caller.path.rsplit_once('/').map_or_else(|| "/clubs".to_owned(), |(desk, _)| desk.to_owned()),
    };
    page::issued(&caller.context(), words, &event.id, who, issued, (fresh, &back, &base(app, caller)))
}

async fn demo(State(app): State<Arc<App>>, caller: Caller, Form(fields): Form<Fields>) -> Response {
    let answer = async {
        if !app.gate.lets_open(caller.address) {
            return Err(Problem::TooMany);
        }
        let show = app.room.show(caller.address).ok_or(Problem::TooMany)?;
        let speed = field(&fields, "speed").and_then(|name| Speed::ALL.into_iter().find(|speed| speed.name() == name));
        let demo = Demo::new(getrandom::u64()?, speed.unwrap_or_default());
        let origin = app.signer.origin(caller.address);
        let event = app.clubs.found(&EventConfig { zone: USUAL_ZONE, demo: Some(demo) }, Some(origin)).await?;
        app.clubs.look(&event, || Some(show));
        // Its first decisions are made before anybody looks.
        let mut changes = event.changes();
        let _ = tokio::time::timeout(Duration::from_secs(10), changes.wait_for(|&number| number > 0)).await;
        Ok::<_, Problem>(Redirect::to(&format!("/club/{}", event.id)))
    };
    answer.await.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// An event carried here as a file, with a new link for its first organiser.
async fn import(State(app): State<Arc<App>>, caller: Caller, request: Request) -> Response {
    let answer = async {
        if !app.gate.lets_keep(caller.address) {
            return Err(Problem::TooMany);
        }
        // The body is read when it is its turn: until then it lies where it comes from.
        let turn = app.desks.events.turn(caller.address).await?;
        // A slow body holds its turn for so long.
        let upload = tokio::time::timeout(app.gate.limits().patience, Form::<Fields>::from_request(request, &()));
        let Form(fields) = match upload.await {
            Ok(Ok(form)) => form,
            Ok(Err(rejection)) => return Ok(rejection.into_response()),
            Err(_) => return Ok(StatusCode::REQUEST_TIMEOUT.into_response()),
        };
        // A long file keeps a processor busy: nobody else waits for it.
        let read = move || read_event(field(&fields, "file").unwrap_or_default().as_bytes());
        let (head, event) = turn.work(read).await?.map_err(|bad| Problem::Bad(bad.to_string()))?;
        let organiser = event.staff().find(|(_, role)| *role == Role::Organising);
        let (person, role) = organiser.ok_or_else(|| Problem::Bad("nobody has founded this event".to_owned()))?;
        let (config, origin) = (EventConfig { zone: head.zone, demo: None }, app.signer.origin(caller.address));
        let event = app.clubs.take_over(&config, Some(origin), event).await?;
        drop(turn);
        welcome(&app, &caller, &event, Actor { person, role }).await
    };
    answer.await.unwrap_or_else(|problem| problem.page(&app, &caller))
}

/// What everybody sees, drawn once for all.
fn drawn(app: &App, event: &Event, language: Language) -> Arc<pages::club::Drawn> {
    event.drawn(language, |standing| page::board_parts(app.room.lexicon().of(language), &Board::of(standing)))
}

/// The same for a stream; a long event that is not drawn yet is drawn on a thread of its own. None: that thread died.
async fn drawn_aside(watcher: &Watcher) -> Option<Arc<pages::club::Drawn>> {
    if !watcher.event.is_long() {
        return Some(drawn(&watcher.app, &watcher.event, watcher.language));
    }
    if let Some(drawn) = watcher.event.drawn_before(watcher.language) {
        return Some(drawn);
    }
    let (app, event, language) = (Arc::clone(&watcher.app), Arc::clone(&watcher.event), watcher.language);
    watcher.app.drawers.draw(move || drawn(&app, &event, language)).await
}

async fn shown(app: &Arc<App>, caller: &Caller, id: &str, is_wall: bool) -> Response {
    match event(app, id).await {
        Ok(event) if is_wall && event.standing().options.hall_board == HallBoard::Off => Problem::NotFound.page(app, caller),
        Ok(event) => {
            app.clubs.look(&event, || app.room.show(caller.address));
            event_page(app, caller, event, move |app, caller, event| {
                let words = app.room.lexicon().of(caller.language);
                let (drawn, board) = (drawn(app, event, caller.language), Board::of(&event.standing()));
                let address = format!("{}/club/{}", base(app, caller), event.id);
                let at = (&event.id, address.as_str(), event.config.zone);
                page::board_page(&caller.context(), words, at, (&board, &drawn), is_wall)
            })
            .await
        }
        Err(problem) => problem.page(app, caller),
    }
}

/// A page of an event; that of a long one is drawn at a desk, on a thread of its own.
pub(super) async fn event_page(
    app: &Arc<App>,
    caller: &Caller,
    event: Arc<Event>,
    draw: impl FnOnce(&App, &Caller, &Event) -> maud::Markup + Send + 'static,
) -> Response {
    if !event.is_long() {
        return draw(app, caller, &event).into_response();
    }
    let (with, asker, id) = (Arc::clone(app), caller.clone(), event.id.clone());
    let page = move || draw(&with, &asker, &event).into_response();
    desk::written_out(&app.desks.files, caller.address, &id, page).await.unwrap_or_else(|problem| problem.page(app, caller))
}

async fn board(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Response {
    shown(&app, &caller, &id, false).await
}

async fn wall(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Response {
    shown(&app, &caller, &id, true).await
}

async fn draw(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Response {
    match event(&app, &id).await {
        Ok(event) => {
            app.clubs.look(&event, || app.room.show(caller.address));
            let page = |app: &App, caller: &Caller, event: &Event| {
                let words = app.room.lexicon().of(caller.language);
                page::draw_page(&caller.context(), words, &event.id, &Board::of(&event.standing()))
            };
            event_page(&app, &caller, event, page).await
        }
        Err(problem) => problem.page(&app, &caller),
    }
}

async fn json(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Result<Response, Problem> {
    let event = event(&app, &id).await?;
    let id = event.id.clone();
    let answer = move || Json(results(&event.standing())).into_response();
    desk::written_out(&app.desks.files, caller.address, &id, answer).await
}

async fn csv(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Result<Response, Problem> {
    let event = event(&app, &id).await?;
    let id = event.id.clone();
    let answer = move || ([(CONTENT_TYPE, "text/csv; charset=utf-8")], results_csv(&event.standing())).into_response();
    desk::written_out(&app.desks.files, caller.address, &id, answer).await
}

async fn places(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Result<Response, Problem> {
    let event = event(&app, &id).await?;
    let id = event.id.clone();
    let answer = move || ([(CONTENT_TYPE, "text/csv; charset=utf-8")], places_csv(&event.standing())).into_response();
    desk::written_out(&app.desks.files, caller.address, &id, answer).await
}

/// What goes out on a stream: the number of the last decision, and the parts that changed.
#[derive(Serialize)]
pub(super) struct Moved<'m> {
    pub(super) number: u64,
    pub(super) parts: BTreeMap<&'m str, &'m str>,
}

/// One who watches the board.
struct Watcher {
    app: Arc<App>,
    event: Arc<Event>,
    language: Language,
    changes: watch::Receiver<u64>,
    after: u64,
    _place: (Place, Watching),
}

#[derive(Deserialize)]
pub(super) struct Since {
    after: Option<u64>,
}

/// The board as a stream: what changed after the page was drawn, and then with every decision.
async fn live(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Result<Response, Problem> {
    let event = event(&app, &id).await?;
    let place = app.place_at(caller.address, &event).ok_or(Problem::TooMany)?;
    app.clubs.look(&event, || app.room.show(caller.address));
    let mut changes = event.changes();
    // What was decided between the page and the stream is told at once.
    changes.mark_changed();
    let after = since.after.unwrap_or_default();
    let watcher = Watcher { app, event, language: caller.language, changes, after, _place: place };
    Ok(Sse::new(stream::unfold(watcher, next)).keep_alive(KeepAlive::default()).into_response())
}

async fn next(mut watcher: Watcher) -> Option<(Result<sse::Event, axum::Error>, Watcher)> {
    let mut closing = watcher.app.room.closing();
    loop {
        tokio::select! {
            changed = watcher.changes.changed() => changed.ok()?,
            _ = closing.changed() => return None,
        }
        let drawn = drawn_aside(&watcher).await?;
        let parts: BTreeMap<&str, &str> = drawn.since(watcher.after).collect();
        watcher.after = drawn.number;
        if !parts.is_empty() {
            let moved = sse::Event::default().id(drawn.number.to_string()).json_data(Moved { number: drawn.number, parts });
            return Some((moved, watcher));
        }
    }
}

async fn door(State(app): State<Arc<App>>, caller: Caller, Path((id, secret)): Path<(String, String)>) -> Response {
    let answer = async {
        let event = event(&app, &id).await?;
        if !app.clubs.knows(&event.id, &secret).await? {
            return Err(Problem::NotFound);
        }
        Ok(page::door(&caller.context(), app.room.lexicon().of(caller.language), &event.id, &event.standing().name, None))
    };
    answer.await.map_or_else(|problem: Problem| problem.page(&app, &caller), IntoResponse::into_response)
}

async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, secret)): Path<(String, String)>,
    Form(fields): Form<Fields>,
) -> Response {
    let answer = async {
        let event = event(&app, &id).await?;
        let words = app.room.lexicon().of(caller.language);
        match app.clubs.open_link(&event, &secret, field(&fields, "pin").unwrap_or_default(), caller.address).await {
            Ok((link, badge)) => {
                let mut headers = HeaderMap::new();
                headers.insert(SET_COOKIE, desk::badge_cookie(&app, &event, link, badge.as_str()));
                Ok((headers, Redirect::to(&format!("/club/{}/desk/{link}", event.id))).into_response())
            }
            Err(wrong @ (NotOpened::WrongPin | NotOpened::TooMany)) => {
                let name = event.standing().name.clone();
                let (status, why) = match wrong {
                    NotOpened::TooMany => (StatusCode::TOO_MANY_REQUESTS, page::say(words, "web-club-pin-shut")),
                    _ => (StatusCode::UNAUTHORIZED, page::say(words, "web-club-pin-wrong")),
                };
                Ok((status, page::door(&caller.context(), words, &event.id, &name, Some(&why))).into_response())
            }
            Err(error) => Err(error.into()),
        }
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// A cookie that goes to one desk and nowhere else.
pub(super) fn cookie_for(app: &App, name: &str, value: &str, path: &str) -> axum::http::HeaderValue {
    let whole = set_cookie(name, value, app);
    let text = whole.to_str().unwrap_or_default().replacen("Path=/", &format!("Path={path}"), 1);
    axum::http::HeaderValue::try_from(text).unwrap_or(axum::http::HeaderValue::from_static(""))
}

/// Is this the breach of somebody who may not do that at all?
pub(super) fn status(breach: &Breach) -> StatusCode {
    if *breach == Breach::NotYours { StatusCode::FORBIDDEN } else { StatusCode::CONFLICT }
}
