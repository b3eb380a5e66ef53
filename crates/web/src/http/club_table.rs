//! A jogo at a table of the room: it is opened by the desk, each player gets their chair by their link, judges watch it as late as the event
//! says and halt it, and what was played goes into the súmula by itself.

use super::club::Moved;
use super::club_desk::{admitted, refused_page};
use super::deciding::{Undone, Work, decided, tried};
use super::table::{Fields, field, remember};
use super::{App, Caller, Place, Problem, Watching};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Method};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use cards::fair::{self, to_hex};
use club::entry::JogoId;
use club::jogo::{Flow, Jogo, Proof, RoomTable, Running, State as JogoState};
use club::role::Bearer;
use club::{Actor, Breach, Decision, Line, Role};
use clubroom::Event;
use clubroom::tables::{Seating, score};
use engine::record::{Verification, verify, write};
use futures_util::stream;
use live::{Closed, Frame, Opening, Visitor, now};
use pages::club as page;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::{
    Chair, Chairs, Denied, Event as Happened, Name, Numbered, Openness, PersonId, Phase, Request, Rest, Table, TableConfig,
    TableId, record,
};
use words::Language;

/// How often is looked whether something happened at a table that is watched.
const LOOK: Duration = Duration::from_millis(400);
/// After the store refused something, it is tried again after this.
const AGAIN: Duration = Duration::from_secs(2);

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/club/{event}/desk/{link}/table", post(open))
        .route("/club/{event}/desk/{link}/seat", post(seat))
        .route("/club/{event}/desk/{link}/watch/{jogo}", get(watch))
        .route("/club/{event}/desk/{link}/watch/{jogo}/live", get(live))
}

fn jogo_of(fields: &Fields) -> JogoId {
    JogoId(field(fields, "jogo").and_then(|jogo| jogo.parse().ok()).unwrap_or(u32::MAX))
}

/// The next partida of a jogo is played at a table of the room.
async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
    Form(fields): Form<Fields>,
) -> Response {
    let desk = format!("/club/{id}/desk/{link}");
    let answer = async {
        let (event, bearer) = admitted(&app, &Method::POST, &headers, (&id, link)).await?;
        match opened(&app, &caller, &event, bearer.actor, jogo_of(&fields)).await? {
            Ok(()) => Ok(Redirect::to(&desk).into_response()),
            Err(breach) => {
                let here = Caller { path: desk.clone(), ..caller.clone() };
                Ok(refused_page(&app, &here, event, bearer, breach).await)
            }
        }
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

async fn opened(
    app: &Arc<App>,
    caller: &Caller,
    event: &Arc<Event>,
    by: Actor,
    jogo: JogoId,
) -> Result<Result<(), Breach>, Problem> {
    let standing = event.standing();
    let Ok(at) = standing.jogo(jogo) else { return Ok(Err(Breach::UnknownJogo(jogo))) };
    let line_up = [0, 1].map(|side| at.line_up[side].as_deref().unwrap_or_default());
    let seating = match Seating::new(&standing.options.game, line_up) {
        Ok(seating) => seating,
        Err(why) => return Err(Problem::Bad(page::no_table(app.room.lexicon().of(caller.language), why))),
    };
    let decision = |table: &TableId, commitment: &str| Decision::OpenTable {
        jogo,
        table: Line::cut(table.as_str()),
        commitment: Line::cut(commitment),
        seats: seating.seats.clone(),
    };
    // What the regulation refuses opens no table.
    if let Err(breach) = tried(app, caller.address, event, by, decision(&event.id, "")).await? {
        return Ok(Err(breach));
    }
    let opening = Opening {
        options: seating.options.clone(),
        openness: Openness::Invited,
        rest: Rest::Brief,
        chairs: Chairs::Given { by: event.id.clone() },
        ..Opening::of(&standing.options.game, &[])
    };
    // It belongs to nobody: only the desk asks for something as its host.
    let host = PersonId::new()?;
    let table = app.open(caller.address, &host, opening).await?;
    for &seat in &seating.rooms {
        let fill = Request::Fill { seat, level: bots::USUAL.to_owned() };
        app.room.ask(&table, Visitor { person: Some(host.clone()), passes: Vec::new() }, fill, None).await??;
    }
    let commitment = to_hex(&app.room.table_config(&table).await?.commitment());
    let opens = decision(&table, &commitment);
    let made = move |_: &club::Championship| Ok(vec![opens.clone()]);
    match decided(app, caller.address, event, (by, None, Work::Lines), made).await {
        Ok(_) => {
            follow_all(app, event);
            Ok(Ok(()))
        }
        Err(Undone::Refused(breach)) => Ok(Err(breach)),
        Err(Undone::Problem(problem)) => Err(problem),
    }
}

/// The jogo of this person that is played at a table of the room, and their chair there.
fn chair_of<'e>(jogo: Option<&'e Jogo>, bearer: &Bearer) -> Option<(&'e RoomTable, usize)> {
    let room = jogo?.open_table()?;
    let seat = room.seats.iter().position(|person| *person == Some(bearer.actor.person))?;
    Some((room, seat))
}

/// A player takes the chair that is theirs, by their link; on another device they take it there.
async fn seat(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
    Form(fields): Form<Fields>,
) -> Response {
    let answer = async {
        let (event, bearer) = admitted(&app, &Method::POST, &headers, (&id, link)).await?;
        let standing = event.standing();
        let (room, seat) = chair_of(standing.jogo(jogo_of(&fields)).ok(), &bearer).ok_or(Problem::NotFound)?;
        let table = TableId::from_text(&room.table).ok_or(Problem::NotFound)?;
        let person = caller.person_or_guest(None)?;
        let table_config = own_config(&app, &event, &table).await?;
        let visitor = Visitor { person: Some(person.id.clone()), passes: vec![table_config.invitation.as_str().to_owned()] };
        let visitor_view = app.room.look(&table, visitor.clone()).await?;
        if visitor_view.me.map(engine::Seat::index) != Some(seat) {
            let added = field(&fields, "entropy").filter(|text| !text.is_empty() && text.len() <= 200);
            let name = name_of(&standing, bearer.actor)?;
            app.room.ask(&table, visitor, Request::Take { seat, name, entropy: added.map(fair::entropy) }, None).await??;
        }
        Ok((remember(&app, &person), Redirect::to(&format!("/table/{table}"))).into_response())
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// The charter of a table that this event opened. A log that was carried here may name any table: what others play is none of its business.
async fn own_config(app: &App, event: &Event, table: &TableId) -> Result<TableConfig, Closed> {
    let table_config = app.room.table_config(table).await?;
    let is_own = matches!(&table_config.chairs, Chairs::Given { by } if *by == event.id);
    if is_own { Ok(table_config) } else { Err(Closed::NotFound) }
}

/// A player's name, as long as the plate of a chair is.
fn name_of(standing: &club::Championship, actor: Actor) -> Result<Name, Problem> {
    let whole = standing.persons.get(&actor.person).map_or("", |person| &person.name);
    let short: String = whole.chars().take(Name::LONGEST).collect();
    Ok(Name::from_text(whole).or_else(|_| Name::from_text(&short))?)
}

/// Follows the match of every table that is open, each once.
pub(super) fn follow_all(app: &Arc<App>, event: &Arc<Event>) {
    let standing = event.standing();
    let open = standing.jogos.iter().filter_map(|(&jogo, at)| Some((jogo, at.open_table()?)));
    for (jogo, room) in open {
        if let Some(table) = TableId::from_text(&room.table)
            && event.begins_to_follow(&room.table)
        {
            let (app, event) = (Arc::clone(app), Arc::downgrade(event));
            tokio::spawn(async move {
                let mut closing = app.room.closing();
                while let Err(error) = follow(&app, &event, jogo, &table).await {
                    tracing::warn!(%error, %table, "the table of a jogo is not followed");
                    // One that is not here, or not the event's, is not looked for again.
                    if matches!(error, Closed::NotFound | Closed::Broken(_)) {
                        return;
                    }
                    tokio::select! { () = tokio::time::sleep(AGAIN) => {}, _ = closing.changed() => break }
                }
                if let Some(event) = event.upgrade() {
                    event.follows_no_longer(table.as_str());
                }
            });
        }
    }
}

/// Keeps a table and its jogo together until it is played or left: it rests while the judge or an open complaint wants it to, and its result
/// is taken into the súmula. The event may leave memory meanwhile: the next look at it follows the table again.
async fn follow(app: &Arc<App>, followed: &Weak<Event>, jogo: JogoId, table: &TableId) -> Result<(), Closed> {
    let Some(event) = followed.upgrade() else { return Ok(()) };
    let host = own_config(app, &event, table).await?.host;
    let visitor = || Visitor { person: Some(host.clone()), passes: Vec::new() };
    let (mut changes, mut closing) = (event.changes(), app.room.closing());
    drop(event);
    let mut halted = None;
    loop {
        let (_looking, mut shown) = app.looking(table, visitor()).await?;
        let mut phase = Phase::Gathering;
        loop {
            let Some(event) = followed.upgrade() else { return Ok(()) };
            let standing = event.standing();
            let at =
                standing.jogo(jogo).ok().filter(|at| at.open_table().is_some_and(|room| room.table.as_str() == table.as_str()));
            let Some(at) = at else {
                // What is left is not played on.
                while !stands(app.room.ask(table, visitor(), Request::Halt, None).await?) {
                    tokio::select! { () = tokio::time::sleep(AGAIN) => {}, _ = closing.changed() => return Ok(()) }
                }
                return Ok(());
            };
            let rests =
                at.open_table().is_some_and(|room| room.flow == Flow::Halted) || matches!(at.state, JogoState::Suspended(_));
            // What could not be written down is tried again.
            let mut owed = false;
            if phase == Phase::Over && at.state == JogoState::Running(Running::Playing) {
                match take(app, &event, jogo, at, table).await {
                    Ok(()) => return Ok(()),
                    Err(why) => {
                        tracing::error!(%why, %table, "a match was not taken into its súmula");
                        owed = true;
                    }
                }
            } else if halted != Some(rests) && phase != Phase::Over {
                let wanted = if rests { Request::Halt } else { Request::Release };
                if stands(app.room.ask(table, visitor(), wanted, None).await?) {
                    halted = Some(rests);
                } else {
                    owed = true;
                }
            }
            drop((standing, event));
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return Ok(()) },
                frame = shown.recv() => match frame {
                    Some(Frame::Sight { .. }) => {
                        phase = app.room.look(table, visitor()).await?.phase;
                        // Play at its table counts as a look at the event.
                        followed.upgrade().iter().for_each(|event| event.look());
                    }
                    Some(_) => {}
                    // The table was put away, or we were too slow: we look again.
                    None => break,
                },
                _ = closing.changed() => return Ok(()),
                () = tokio::time::sleep(AGAIN), if owed => {}
            }
        }
    }
}

/// Does the table stand as it was asked to? That it did so already is no fault.
fn stands<T>(answer: Result<T, Denied>) -> bool {
    matches!(answer, Ok(_) | Err(Denied::Halted | Denied::NotPaused | Denied::Over))
}

/// Takes a match that is over into the súmula, with its record and the proof of its shuffles.
async fn take(app: &App, event: &Event, jogo: JogoId, at: &Jogo, table: &TableId) -> Result<(), String> {
    let said = |error: &dyn std::fmt::Display| error.to_string();
    let table_config = app.room.table_config(table).await.map_err(|error| said(&error))?;
    let events = app.room.store().events(table, 0).await.map_err(|error| said(&error))?;
    let record = record(&table_config, &events).map_err(|error| said(&error))?;
    let text = write(&record);
    let replay = record.replay(&games::catalogue()).map_err(|error| said(&error))?;
    let Verification::Fair { shuffles } = verify(&record, &replay) else { return Err("its shuffles are not proved".to_owned()) };
    let seats = at.open_table().map(|room| room.seats.clone()).unwrap_or_default();
    let score = score(&*replay.game, at, &seats, event.standing().options.target);
    let kept = TableId::of_text(&text);
    app.room.store().keep_record(&kept, &text).await.map_err(|error| said(&error))?;
    let proof = Proof {
        record: Line::cut(kept.as_str()),
        sha256: Line::cut(&hex::encode(Sha256::digest(&text))),
        seed: Line::cut(&to_hex(&table_config.seed)),
        shuffles: u32::try_from(shuffles).unwrap_or(u32::MAX),
    };
    let decision = Decision::TakeTable { jogo, table: Line::cut(table.as_str()), score, proof };
    event.decide(Actor::ROOM, None, move |_| Ok(vec![decision.clone()])).await.map(|_| ()).map_err(|error| said(&error))
}

/// The table of a jogo for its judge and the commissions.
async fn watched(app: &App, event: &Event, bearer: &Bearer, jogo: u32) -> Result<TableId, Problem> {
    let standing = event.standing();
    let at = standing.jogo(JogoId(jogo)).map_err(|_| Problem::NotFound)?;
    let may = match bearer.actor.role {
        Role::Judge => at.judge == Some(bearer.actor.person),
        role => role.is_commission(),
    };
    let room = at.rooms.last().filter(|_| may).ok_or(Problem::NotFound)?;
    let table = TableId::from_text(&room.table).ok_or(Problem::NotFound)?;
    own_config(app, event, &table).await?;
    Ok(table)
}

/// A table as it stood some time ago, and what has happened at it since.
struct Late {
    table: Table,
    since: VecDeque<Numbered>,
    /// By so many milliseconds it is seen later.
    delay: u64,
}

impl Late {
    async fn wake(app: &App, id: &TableId, seconds: u32) -> Result<Late, Problem> {
        let table = Table::open(app.room.table_config(id).await?).map_err(|error| Problem::Bad(error.to_string()))?;
        let mut late = Late { table, since: VecDeque::new(), delay: u64::from(seconds) * 1000 };
        late.catch_up(app).await?;
        Ok(late)
    }

    /// Lets happen what is old enough to be seen.
    async fn catch_up(&mut self, app: &App) -> Result<(), Problem> {
        let id = self.table.table_config().id.clone();
        let known = self.since.back().map_or(self.table.number(), |last| last.number);
        self.since.extend(app.room.store().events(&id, known).await?);
        let until = now().saturating_sub(self.delay);
        // That the table is halted is no secret of the cards: it is seen at once if nothing else waits before it.
        while self.since.front().is_some_and(|next| next.at <= until || is_halt(next)) {
            if let Some(next) = self.since.pop_front() {
                self.table.follow(next)?;
            }
        }
        Ok(())
    }
}

const fn is_halt(next: &Numbered) -> bool {
    matches!(next.event, Happened::Halted | Happened::Released)
}

fn parts(app: &App, language: Language, late: &Late) -> Vec<(&'static str, String)> {
    let thought = vec![0; late.table.chairs().iter().filter(|chair| **chair != Chair::Empty).count()];
    page::watched_parts(app.room.lexicon().of(language), &late.table.visitor_view(None, &thought))
}

async fn watch(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link, jogo)): Path<(String, u32, u32)>,
) -> Response {
    let answer = async {
        let (event, bearer) = admitted(&app, &Method::GET, &headers, (&id, link)).await?;
        let table = watched(&app, &event, &bearer, jogo).await?;
        let seconds = event.standing().options.watch_delay;
        let late = Late::wake(&app, &table, seconds).await?;
        let words = app.room.lexicon().of(caller.language);
        let visitor_view = late.table.visitor_view(None, &[]);
        let desk = format!("/club/{id}/desk/{link}");
        let named = page::words::jogo_said(words, &event.standing(), JogoId(jogo));
        Ok(page::watch_page(&caller.context(), words, &visitor_view, (&desk, jogo, &named), seconds).into_response())
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// One who watches a table, later than it is played.
struct Watcher {
    app: Arc<App>,
    event: Arc<Event>,
    bearer: Bearer,
    language: Language,
    late: Late,
    shown: Shown,
    _place: (Place, Watching),
}

/// What a watcher has been shown.
#[derive(Default)]
struct Shown {
    /// How many events had happened then.
    number: Option<u64>,
    parts: BTreeMap<&'static str, String>,
}

impl Shown {
    /// The parts that are new now that so many events have happened. Where nothing has happened since, nothing is drawn.
    fn news(&mut self, number: u64, draw: impl FnOnce() -> Vec<(&'static str, String)>) -> Vec<(&'static str, String)> {
        if self.number.replace(number) == Some(number) {
            return Vec::new();
        }
        let changed: Vec<_> = draw().into_iter().filter(|(id, html)| self.parts.get(id) != Some(html)).collect();
        self.parts.extend(changed.iter().cloned());
        changed
    }
}

async fn live(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link, jogo)): Path<(String, u32, u32)>,
) -> Result<Response, Problem> {
    let (event, bearer) = admitted(&app, &Method::GET, &headers, (&id, link)).await?;
    let table = watched(&app, &event, &bearer, jogo).await?;
    let place = app.place_at(caller.address, &event).ok_or(Problem::TooMany)?;
    let late = Late::wake(&app, &table, event.standing().options.watch_delay).await?;
    let watcher = Watcher { app, event, bearer, language: caller.language, late, shown: Shown::default(), _place: place };
    Ok(Sse::new(stream::unfold(watcher, next)).keep_alive(KeepAlive::default()).into_response())
}

/// What has changed of the table. A link that was ended opens nothing any more.
async fn next(mut watcher: Watcher) -> Option<(Result<sse::Event, axum::Error>, Watcher)> {
    let mut closing = watcher.app.room.closing();
    loop {
        if !watcher.event.admits(&watcher.bearer) {
            return None;
        }
        watcher.late.catch_up(&watcher.app).await.ok()?;
        let number = watcher.late.table.number();
        let changed = watcher.shown.news(number, || parts(&watcher.app, watcher.language, &watcher.late));
        if !changed.is_empty() {
            let parts = changed.iter().map(|(id, html)| (*id, html.as_str())).collect();
            let moved = sse::Event::default().id(number.to_string()).json_data(Moved { number, parts });
            return Some((moved, watcher));
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            _ = closing.changed() => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_watcher_is_drawn_nothing_while_nothing_happens() {
        let (mut shown, mut drawn) = (Shown::default(), 0);
        let mut look = |number, felt: &str| {
            shown.news(number, || {
                drawn += 1;
                vec![("felt", felt.to_owned()), ("name", "Ana".to_owned())]
            })
        };
        assert_eq!(look(7, "an ace").len(), 2, "everything at first");
        assert!(look(7, "an ace").is_empty() && look(7, "an ace").is_empty());
        assert_eq!(look(8, "a king"), [("felt", "a king".to_owned())]);
        assert_eq!(drawn, 2, "twice something had happened");
    }
}
