//! Replays: a match again, step by step.

use super::desk::{Desk, Turn};
use super::table::table_id;
use super::{App, Caller, Problem};
use crate::analysis::{Inquiry, beginning as analysed_from, line, tried};
use axum::Form;
use axum::extract::{FromRequest, Path, Query, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use cards::{Card, CardSet};
use engine::record::{Record, RecordError, Step, Verification, verify, write};
use engine::{AnyGame, Msg, Seat, TableView, Viewer};
use pages::worked::Worked;
use pages::{Analysis, Replay, Sharing, Stop};
use serde::Deserialize;
use std::sync::Arc;
use table::{Look, PersonId, Phase, Table, TableId, VisitorView, exhibit, record};
use words::Words;

/// What the address of a replay says.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
pub(super) struct Wanted {
    /// After which step.
    at: Option<usize>,
    /// At the beginning of which hand.
    hand: Option<u32>,
    /// Through whose eyes: a seat, `public`, or `all` for all hands open.
    #[serde(rename = "eyes")]
    viewer: Option<String>,
    /// Whether to check the shuffles.
    verify: Option<String>,
    /// Whether to analyse.
    analysis: Option<String>,
    /// Cards tried instead of what was played, divided by commas.
    line: Option<String>,
    /// The seat that plays on against the room.
    against: Option<usize>,
}

impl Wanted {
    /// The match after this step.
    #[cfg(test)]
    pub(super) fn after(step: usize) -> Wanted {
        Wanted { at: Some(step), hand: None, viewer: None, verify: None, analysis: None, line: None, against: None }
    }

    /// The position alone, as a picture shows it: no analysis, and no step that no record has.
    pub(super) fn position(self) -> Wanted {
        let at = self.at.map(|at| at.min(LONGEST_RECORD));
        let viewer = self.viewer.as_deref().and_then(Look::from_name).map(Look::name);
        Wanted { at, hand: self.hand, viewer, verify: None, analysis: None, line: None, against: None }
    }

    /// Where its turn is waited for, with nothing in hand that takes memory.
    pub(super) fn desk<'a>(&self, app: &'a App) -> &'a Desk {
        if self.analysis.is_some() { &app.desks.analyses } else { &app.desks.replays }
    }
}

/// A record that may be looked at, and by whom.
pub(super) struct Shown {
    id: TableId,
    record: Record,
    looks: Vec<Look>,
    own: Option<Seat>,
    address: String,
    download: Option<String>,
    sharing: Sharing,
}

/// The part of a match that a visitor may look back at.
pub(super) struct Past {
    pub(super) record: Record,
    looks: Vec<Look>,
    host: PersonId,
}

impl Past {
    /// The whole of a match that is over, with all cards; of one that runs the hands that are over, for its players alone: with all
    /// cards to a person who plays against bots alone, otherwise with their own eyes.
    pub(super) async fn of(app: &App, id: &TableId, visitor_view: &VisitorView) -> Result<Past, Problem> {
        let table_config = app.room.table_config(id).await?;
        let mut events = app.room.store().events(id, 0).await?;
        // No further than the visitor was shown: the next hand may have been dealt since.
        events.retain(|event| event.number <= visitor_view.number);
        let is_over = visitor_view.phase == Phase::Over;
        let me = visitor_view.me.map(Viewer::Seat);
        let looks = match me {
            _ if visitor_view.opens_past_hands() => Look::all(visitor_view.plates.len()),
            Some(me) => vec![Look::Through(me)],
            None => return Err(Problem::NotFound),
        };
        // Between two hands the one just played is over too.
        let is_whole = is_over || visitor_view.ended.is_some();
        let many = if is_whole { events.len() } else { Table::open_to_look_back(&events) };
        Ok(Past { record: record(&table_config, &events[..many])?, looks, host: table_config.host })
    }
}

pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let answer = async {
        let id = table_id(&table)?;
        let visitor_view = app.room.look(&id, caller.visitor()).await?;
        let turn = wanted.desk(&app).turn(caller.address).await?;
        let Past { record, looks, host } = Past::of(&app, &id, &visitor_view).await?;
        let over = visitor_view.phase == Phase::Over;
        // Everybody who played may show the match to those who were not there, and so may its host.
        let is_host = caller.person.as_ref().is_some_and(|person| person.id == host);
        let sharing = if over && (is_host || visitor_view.me.is_some()) { Sharing::Offered } else { Sharing::None };
        let download = over.then(|| format!("/table/{id}/record"));
        let shown = Shown { address: format!("/table/{id}/replay"), id, record, looks, own: visitor_view.me, download, sharing };
        drawn(&app, &caller, &turn, shown, &wanted).await
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

pub(super) async fn of_record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let answer = async {
        let turn = wanted.desk(&app).turn(caller.address).await?;
        drawn(&app, &caller, &turn, load(&app, &turn, &id).await?, &wanted).await
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// A record that was given to the house to keep.
pub(super) async fn load(app: &App, turn: &Turn, id: &str) -> Result<Shown, Problem> {
    let id = table_id(id)?;
    let text = app.room.store().record(&id).await?.ok_or(Problem::NotFound)?;
    let read = move || {
        let record = Record::from_text(&text)?;
        let players = after(&record, 0)?.game.players();
        Ok((record, players))
    };
    let (record, players) = turn.work(read).await?.map_err(|error: RecordError| Problem::Bad(error.to_string()))?;
    let (address, sharing) = (format!("/record/{id}"), Sharing::Shared);
    Ok(Shown { address, id, record, looks: Look::all(players), own: None, download: None, sharing })
}

/// A worked hand of a book.
pub(super) fn worked(game: &str, name: &str) -> Result<Shown, Problem> {
    let hand = Worked::find(game, name).ok_or(Problem::NotFound)?;
    let bad = |error: RecordError| Problem::Bad(error.to_string());
    let record = hand.record().map_err(bad)?;
    let players = after(&record, 0).map_err(bad)?.game.players();
    let id = TableId::of_text(hand.text);
    Ok(Shown {
        address: hand.address(),
        id,
        record,
        looks: Look::all(players),
        own: None,
        download: None,
        sharing: Sharing::Shared,
    })
}

pub(super) async fn of_hand(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, name)): Path<(String, String)>,
    Query(mut wanted): Query<Wanted>,
) -> Response {
    let answer = async {
        let turn = wanted.desk(&app).turn(caller.address).await?;
        let shown = worked(&game, &name)?;
        wanted.at = wanted.at.or_else(|| Some(Worked::beginning(&shown.record)));
        drawn(&app, &caller, &turn, shown, &wanted).await
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// A step of a worked hand, for a page that has a place for it.
pub(super) async fn part_of_hand(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, name)): Path<(String, String)>,
    Query(mut wanted): Query<Wanted>,
) -> Response {
    let answer = async {
        let turn = wanted.desk(&app).turn(caller.address).await?;
        let shown = worked(&game, &name)?;
        wanted.at = wanted.at.or_else(|| Some(Worked::beginning(&shown.record)));
        let mut replay = laid_out(&app, &caller, &turn, shown, &wanted).await?;
        replay.address = format!("/hand/{game}/{name}/part");
        Ok(pages::part(app.room.lexicon().of(caller.language), &replay).into_response())
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// The game after so many steps of a record.
pub(super) fn after(record: &Record, steps: usize) -> Result<engine::record::Replay, RecordError> {
    let part = Record { steps: record.steps[..steps.min(record.steps.len())].to_vec(), ..record.clone() };
    part.replay(&games::catalogue())
}

/// The step by which a hand is dealt.
fn beginning(record: &Record, hand: u32) -> Option<usize> {
    let mut deals = Vec::new();
    record.replay_watched(&games::catalogue(), &mut |game, _| deals.push(game.deal_number())).ok()?;
    deals.iter().position(|&deal| deal == hand)
}

/// The longest record that is replayed here, in steps: ten matches of the longest game.
const LONGEST_RECORD: usize = 20_000;

/// What is made of a record for one page.
struct ReplayPage {
    /// After which step.
    at: usize,
    game: Box<dyn AnyGame>,
    stops: Vec<Stop>,
    verified: Option<Verification>,
    /// The seat that plays on against the room.
    against: Option<Seat>,
    /// What was tried from there, if the board is asked for.
    tried: Option<Vec<(Seat, Card)>>,
}

/// After which step the match is looked at.
fn step(record: &Record, wanted: &Wanted, looks: &[Look]) -> usize {
    let last = record.steps.len();
    let begins = || wanted.hand.and_then(|hand| beginning(record, hand));
    let at = wanted.at.or_else(begins).unwrap_or(last).min(last);
    let is_from_the_hand = looks.contains(&Look::Open) && wanted.analysis.as_deref() == Some(FROM_THE_HAND);
    if is_from_the_hand { analysed_from(record, at).unwrap_or(at) } else { at }
}

/// Replays a record and plays on what is tried, with players of the room if they are asked: for a thread that nobody else waits for.
fn laid(record: &Record, wanted: &Wanted, looks: &[Look], viewer: Viewer, words: &Words) -> Result<ReplayPage, Problem> {
    let bad = |error: RecordError| Problem::Bad(error.to_string());
    let at = step(record, wanted, looks);
    let stops = stops(record, at, viewer, words)?;
    let verified = match wanted.verify {
        Some(_) => Some(verify(record, &after(record, record.steps.len()).map_err(bad)?)),
        None => None,
    };
    let mut game = after(record, at).map_err(bad)?.game;
    // The board lays all cards open: only for those who may look through everybody's eyes.
    let is_open = looks.contains(&Look::Open);
    let against = wanted.against.and_then(Seat::new).filter(|seat| is_open && seat.index() < game.players());
    let is_asked = is_open && (wanted.analysis.is_some() || against.is_some());
    let tried = is_asked.then(|| tried(&mut *game, &line(wanted.line.as_deref().unwrap_or_default()), against));
    Ok(ReplayPage { at, game, stops, verified, against, tried })
}

async fn drawn(app: &App, caller: &Caller, turn: &Turn, shown: Shown, wanted: &Wanted) -> Result<Response, Problem> {
    // A preview of a link wants whole addresses: as the keeper named the house, or as the reader did.
    let named = || caller.host.as_ref().map(|host| format!("http://{host}"));
    let base = app.base_url.clone().or_else(named).unwrap_or_default();
    let replay = laid_out(app, caller, turn, shown, wanted).await?;
    Ok(pages::replay(&caller.context(), app.room.lexicon().of(caller.language), &replay, &base).into_response())
}

/// A match as it is looked at: the step, the look, and what is asked besides.
pub(super) async fn laid_out(app: &App, caller: &Caller, turn: &Turn, shown: Shown, wanted: &Wanted) -> Result<Replay, Problem> {
    let Shown { id, record, looks, own, address, download, sharing } = shown;
    let words = app.room.lexicon().of(caller.language);
    let catalogue = games::catalogue();
    let entry = catalogue.iter().find(|entry| entry.facts.id == record.game).ok_or(Problem::NotFound)?;
    let last = record.steps.len();
    let open = looks.contains(&Look::Open);
    let asked = wanted.viewer.as_deref().and_then(Look::from_name).filter(|look| looks.contains(look));
    let mine = own.map(|me| Look::Through(Viewer::Seat(me))).filter(|mine| looks.contains(mine) && !open);
    let look = asked.or(mine).or(looks.first().copied()).ok_or(Problem::NotFound)?;
    let lay = {
        let (record, wanted, looks) = (record.clone(), wanted.clone(), looks.clone());
        let (lexicon, language) = (Arc::clone(app.room.lexicon()), caller.language);
        move || laid(&record, &wanted, &looks, look.viewer(), lexicon.of(language))
    };
    let ReplayPage { at, game, stops, verified, against, tried } = turn.work(lay).await??;
    let verified = verified.map(|found| render(&found, words));
    let analysis = match tried {
        None if open => Analysis::Closed,
        None => Analysis::Forbidden,
        Some(tried) => {
            let asked = Inquiry { id: id.clone(), record: record.clone(), at, game: game.boxed(), tried };
            app.board.look(asked).await.map_or(Analysis::Closed, |(looked, hand)| Analysis::Open { looked, hand, against })
        }
    };
    let visitor_view = exhibit(id, entry, &record, &*game, at as u64, look);
    Ok(Replay {
        visitor_view,
        at: at as u64,
        last: last as u64,
        look,
        looks,
        stops,
        verified,
        download,
        address,
        analysis,
        sharing,
    })
}

/// The analysis that begins at the first card of the hand, if none is to be played here.
const FROM_THE_HAND: &str = "hand";

/// What happened at the steps around this one, in words. The record is watched whole: one that begins with a deal says only there who
/// deals.
fn stops(record: &Record, at: usize, viewer: Viewer, words: &Words) -> Result<Vec<Stop>, Problem> {
    let from = at.saturating_sub(pages::AROUND);
    let (mut views, mut step) = (Vec::new(), 0);
    let watched = record.replay_watched(&games::catalogue(), &mut |game, _| {
        if (from..=from + 2 * pages::AROUND).contains(&step) {
            views.push(game.show(viewer));
        }
        step += 1;
    });
    let tradition = watched.map_err(|error| Problem::Bad(error.to_string()))?.game.facts().tradition;
    let name = |seat: Seat| record.name_of(seat);
    let told = views.windows(2).zip(from..).map(|(pair, n)| {
        let actor = record.steps.get(n).and_then(|step| actor(&step.value));
        let said: Vec<String> = news(&pair[0], &pair[1], actor).iter().map(|msg| words.say(msg, &name, tradition)).collect();
        Stop { at: n as u64 + 1, words: said.join(" · ") }
    });
    Ok(told.collect())
}

/// Who acts in a step.
fn actor(step: &Step) -> Option<Seat> {
    match step {
        Step::Act { seat, .. } => Seat::new(*seat),
        _ => None,
    }
}

/// What is new between two looks of the same eyes: a card on the table, what was said since, or at least who did something. Of a
/// trick that is taken some books do not tell who played what; while it is played everybody sees it.
fn news(before: &TableView, after: &TableView, actor: Option<Seat>) -> Vec<Msg> {
    let lay: CardSet = before.centre.trick.iter().chain(&before.centre.last_trick).map(|played| played.card).collect();
    let lies = after.centre.trick.iter().chain(&after.centre.last_trick).filter(|played| !lay.contains(played.card));
    let mut news: Vec<Msg> = lies
        .filter_map(|played| Some(Msg::new("web-plays-card").with("seat", played.seat.or(actor)?).with("card", played.card)))
        .collect();
    let is_same_deal = before.deal == after.deal && after.log.starts_with(&before.log);
    news.extend(after.log.iter().skip(if is_same_deal { before.log.len() } else { 0 }).cloned());
    if news.is_empty() {
        let spoke = after.seats.iter().zip(&before.seats).find(|(now, then)| now.said != then.said);
        let said =
            spoke.and_then(|(seat, _)| Some(Msg::new("web-said-so").with("seat", seat.seat).with("words", seat.said.clone()?)));
        news.push(said.unwrap_or_else(|| after.headline.clone()));
    }
    news
}

/// A verification in words.
fn render(verified: &Verification, words: &Words) -> String {
    let msg = match verified {
        Verification::Fair { shuffles } => Msg::new("web-verdict-fair").with("shuffles", *shuffles),
        Verification::Unproved(_) => Msg::new("web-verdict-unproved"),
        Verification::OtherSeed => Msg::new("web-verdict-other-seed"),
        Verification::OtherDeal { shuffle } => Msg::new("web-verdict-other-deal").with("shuffle", *shuffle + 1),
    };
    words.say(&msg, &|seat: Seat| seat.to_string(), cards::names::Tradition::English)
}

/// The record of a match that is over.
pub(super) async fn download(State(app): State<Arc<App>>, caller: Caller, Path(table): Path<String>) -> Response {
    let answer = async {
        let id = table_id(&table)?;
        let visitor_view = app.room.look(&id, caller.visitor()).await?;
        if visitor_view.phase != Phase::Over {
            return Err(Problem::NotFound);
        }
        let table_config = app.room.table_config(&id).await?;
        let events = app.room.store().events(&id, 0).await?;
        let text = write(&record(&table_config, &events)?);
        let name = format!("attachment; filename=\"{}-{id}.spadille\"", table_config.game);
        Ok::<_, Problem>(
            ([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response(),
        )
    };
    answer.await.unwrap_or_else(|problem| problem.page(&app, &caller))
}

pub(super) async fn upload_form(State(app): State<Arc<App>>, caller: Caller) -> Response {
    pages::upload(&caller.context(), app.room.lexicon().of(caller.language), None, "").into_response()
}

/// A form with a record.
#[derive(Deserialize)]
pub(super) struct Upload {
    record: String,
}

pub(super) async fn upload(State(app): State<Arc<App>>, caller: Caller, request: Request) -> Response {
    if !app.gate.lets_keep(caller.address) {
        metrics::counter!("spadille_refused_total", "why" => "records").increment(1);
        return Problem::TooMany.page(&app, &caller);
    }
    // The body is read when it is its turn: until then it lies where it comes from.
    let turn = match app.desks.uploads.turn(caller.address).await {
        Ok(turn) => turn,
        Err(problem) => return problem.page(&app, &caller),
    };
    let Form(upload) = match Form::<Upload>::from_request(request, &()).await {
        Ok(upload) => upload,
        Err(rejection) => return rejection.into_response(),
    };
    let text = upload.record.clone();
    let check = move || {
        if text.contains('\0') {
            return Err("a record has no zero byte in it".to_owned());
        }
        let record = Record::from_text(&text).map_err(|error| error.to_string())?;
        if record.steps.len() > LONGEST_RECORD {
            return Err(format!("the record is longer than {LONGEST_RECORD} steps"));
        }
        record.replay(&games::catalogue()).map(|_| ()).map_err(|error| error.to_string())
    };
    let checked = match turn.work(check).await {
        Ok(checked) => checked,
        Err(problem) => return problem.page(&app, &caller),
    };
    if let Err(error) = checked {
        // What is too long to be mended by hand is not sent back.
        let given = if upload.record.len() > super::LARGEST_BODY { "" } else { &upload.record };
        let form = pages::upload(&caller.context(), app.room.lexicon().of(caller.language), Some(&error), given);
        return (axum::http::StatusCode::BAD_REQUEST, form).into_response();
    }
    let id = TableId::of_text(&upload.record);
    match app.room.store().keep_record(&id, &upload.record).await {
        Ok(()) => Redirect::to(&format!("/record/{id}")).into_response(),
        Err(error) => Problem::from(error).page(&app, &caller),
    }
}
