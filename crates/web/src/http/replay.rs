//! Replays: a match again, step by step.

use super::desk::Desk;
use super::table::table_id;
use super::{App, Caller, Problem};
use crate::analysis::{Inquiry, line, tried};
use crate::house::{Phase, Table, TableId, exhibit, record};
use crate::page::{self, Analysis, Replay, Stop};
use axum::Form;
use axum::extract::{FromRequest, Path, Query, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use cards::CardSet;
use engine::record::{Record, RecordError, Step, Verification, verify, write};
use engine::{AnyGame, Eyes, Msg, Seat, TableView};
use serde::Deserialize;
use std::sync::Arc;
use words::Words;

/// What the address of a replay says.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// After which step.
    at: Option<usize>,
    /// At the beginning of which hand.
    hand: Option<u32>,
    /// Through whose eyes: a seat, or `public`.
    eyes: Option<String>,
    /// Whether to check the shuffles.
    verify: Option<String>,
    /// Whether to analyse.
    analysis: Option<String>,
    /// Cards tried instead of what was played, divided by commas.
    line: Option<String>,
}

impl Wanted {
    /// Where its turn is waited for, with nothing in hand that takes memory.
    fn desk<'a>(&self, app: &'a App) -> &'a Desk {
        if self.analysis.is_some() { &app.desks.analyses } else { &app.desks.replays }
    }
}

/// A record that may be looked at, and by whom.
struct Shown {
    id: TableId,
    record: Record,
    eyes: Vec<Option<Seat>>,
    own: Option<Seat>,
    address: String,
    download: Option<String>,
}

pub(super) async fn of_table(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let answer = async {
        let id = table_id(&table)?;
        let sight = app.room.look(&id, caller.visitor()).await?;
        let _turn = wanted.desk(&app).turn(caller.address).await?;
        let charter = app.room.charter(&id).await?;
        let events = app.room.store().events(&id, 0).await?;
        let over = sight.phase == Phase::Over;
        // While the match runs a player may look back at the deals that are over, with their own eyes.
        let (many, eyes) = match (over, sight.me) {
            (true, _) => (events.len(), std::iter::once(None).chain(Seat::first(sight.plates.len()).map(Some)).collect()),
            // Between two hands the one just played is over too.
            (false, Some(me)) if sight.ended.is_some() => (events.len(), vec![Some(me)]),
            (false, Some(me)) => (Table::open_to_look_back(&events), vec![Some(me)]),
            (false, None) => return Err(Problem::NotFound),
        };
        let record = record(&charter, &events[..many])?;
        let download = over.then(|| format!("/table/{id}/record"));
        let shown = Shown { address: format!("/table/{id}/replay"), id, record, eyes, own: sight.me, download };
        drawn(&app, &caller, shown, &wanted).await
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
        let id = table_id(&id)?;
        let _turn = wanted.desk(&app).turn(caller.address).await?;
        let text = app.room.store().record(&id).await?.ok_or(Problem::NotFound)?;
        let record = Record::from_text(&text).map_err(|error| Problem::Bad(error.to_string()))?;
        let players = after(&record, 0).map_err(|error| Problem::Bad(error.to_string()))?.face.players();
        let eyes = std::iter::once(None).chain(Seat::first(players).map(Some)).collect();
        let shown = Shown { address: format!("/record/{id}"), id, record, eyes, own: None, download: None };
        drawn(&app, &caller, shown, &wanted).await
    };
    answer.await.unwrap_or_else(|problem: Problem| problem.page(&app, &caller))
}

/// The game after so many steps of a record.
fn after(record: &Record, steps: usize) -> Result<engine::record::Replay, RecordError> {
    let part = Record { steps: record.steps[..steps.min(record.steps.len())].to_vec(), ..record.clone() };
    part.replay(&games::catalogue())
}

/// The step by which a hand is dealt.
fn beginning(record: &Record, hand: u32) -> Option<usize> {
    let mut deals = Vec::new();
    record.replay_watched(&games::catalogue(), &mut |face, _| deals.push(face.deal_number())).ok()?;
    deals.iter().position(|&deal| deal == hand)
}

/// The longest record that is replayed here, in steps: ten matches of the longest game.
const LONGEST_RECORD: usize = 20_000;

/// What is made of a record for one page.
struct Laid {
    face: Box<dyn AnyGame>,
    stops: Vec<Stop>,
    verdict: Option<Verification>,
}

/// Whether the shuffles of a record are checked besides.
enum Check {
    Shuffles,
    Nothing,
}

/// Replays a record on a thread of its own, since that may take a while.
async fn laid(app: &App, caller: &Caller, record: &Record, at: usize, eyes: Eyes, check: Check) -> Result<Laid, Problem> {
    let (record, lexicon, language) = (record.clone(), Arc::clone(app.room.lexicon()), caller.language);
    let lay = move || {
        let bad = |error: RecordError| Problem::Bad(error.to_string());
        let stops = stops(&record, at, eyes, lexicon.of(language))?;
        let verdict = match check {
            Check::Shuffles => Some(verify(&record, &after(&record, record.steps.len()).map_err(bad)?)),
            Check::Nothing => None,
        };
        Ok(Laid { face: after(&record, at).map_err(bad)?.face, stops, verdict })
    };
    tokio::task::spawn_blocking(lay).await.map_err(|error| Problem::Unavailable(error.to_string()))?
}

async fn drawn(app: &App, caller: &Caller, shown: Shown, wanted: &Wanted) -> Result<Response, Problem> {
    let Shown { id, record, eyes: allowed, own, address, download } = shown;
    let words = app.room.lexicon().of(caller.language);
    let catalogue = games::catalogue();
    let entry = catalogue.iter().find(|entry| entry.facts.id == record.game).ok_or(Problem::NotFound)?;
    let last = record.steps.len();
    let begins = wanted.hand.and_then(|hand| beginning(&record, hand));
    let at = wanted.at.or(begins).unwrap_or(last).min(last);
    let asked = match wanted.eyes.as_deref() {
        Some("public") => Some(None),
        Some(seat) => seat.parse().ok().and_then(Seat::new).map(Some),
        None => None,
    };
    let eyes = asked.filter(|eyes| allowed.contains(eyes)).or(allowed.contains(&own).then_some(own)).or(allowed.first().copied());
    let eyes = eyes.flatten();
    let seeing = eyes.map_or(Eyes::Public, Eyes::Seat);
    let check = if wanted.verify.is_some() { Check::Shuffles } else { Check::Nothing };
    let Laid { mut face, stops, verdict } = laid(app, caller, &record, at, seeing, check).await?;
    let verdict = verdict.map(|found| told(&found, words));
    // The board lays all cards open: only for those who may look through everybody's eyes.
    let open = Seat::first(face.players()).all(|seat| allowed.contains(&Some(seat)));
    let analysis = match (open, &wanted.analysis) {
        (false, _) => Analysis::Forbidden,
        (true, None) => Analysis::Closed,
        (true, Some(_)) => {
            let tried = tried(&mut *face, &line(wanted.line.as_deref().unwrap_or_default()));
            let asked = Inquiry { id: id.clone(), record: record.clone(), at, face: face.boxed(), tried };
            app.board.look(asked).await.map_or(Analysis::Closed, |(looked, hand)| Analysis::Open { looked, hand })
        }
    };
    let sight = exhibit(id, entry, &record, &*face, at as u64, seeing);
    let replay = Replay {
        sight,
        at: at as u64,
        last: last as u64,
        eyes,
        eyes_allowed: allowed,
        stops,
        verdict,
        download,
        address,
        analysis,
    };
    Ok(page::replay(&caller.context(), words, &replay).into_response())
}

/// What happened at the steps around this one, in words. The record is watched whole: one that begins with a deal says only there who
/// deals.
fn stops(record: &Record, at: usize, eyes: Eyes, words: &Words) -> Result<Vec<Stop>, Problem> {
    let from = at.saturating_sub(page::AROUND);
    let (mut views, mut step) = (Vec::new(), 0);
    let watched = record.replay_watched(&games::catalogue(), &mut |face, _| {
        if (from..=from + 2 * page::AROUND).contains(&step) {
            views.push(face.show(eyes));
        }
        step += 1;
    });
    let tradition = watched.map_err(|error| Problem::Bad(error.to_string()))?.face.facts().tradition;
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

/// A verdict in words.
fn told(verdict: &Verification, words: &Words) -> String {
    let msg = match verdict {
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
        let sight = app.room.look(&id, caller.visitor()).await?;
        if sight.phase != Phase::Over {
            return Err(Problem::NotFound);
        }
        let charter = app.room.charter(&id).await?;
        let events = app.room.store().events(&id, 0).await?;
        let text = write(&record(&charter, &events)?);
        let name = format!("attachment; filename=\"{}-{id}.spadille\"", charter.game);
        Ok::<_, Problem>(
            ([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response(),
        )
    };
    answer.await.unwrap_or_else(|problem| problem.page(&app, &caller))
}

pub(super) async fn upload_form(State(app): State<Arc<App>>, caller: Caller) -> Response {
    page::upload(&caller.context(), app.room.lexicon().of(caller.language), None, "").into_response()
}

/// A form with a record.
#[derive(Deserialize)]
pub(super) struct Upload {
    record: String,
}

pub(super) async fn upload(State(app): State<Arc<App>>, caller: Caller, request: Request) -> Response {
    // The body is read when it is its turn: until then it lies where it comes from.
    let _turn = match app.desks.uploads.turn(caller.address).await {
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
    let checked = tokio::task::spawn_blocking(check).await.unwrap_or_else(|error| Err(error.to_string()));
    if let Err(error) = checked {
        // What is too long to be mended by hand is not sent back.
        let given = if upload.record.len() > super::LARGEST_BODY { "" } else { &upload.record };
        let form = page::upload(&caller.context(), app.room.lexicon().of(caller.language), Some(&error), given);
        return (axum::http::StatusCode::BAD_REQUEST, form).into_response();
    }
    let id = TableId::of_text(&upload.record);
    match app.room.store().keep_record(&id, &upload.record).await {
        Ok(()) => Redirect::to(&format!("/record/{id}")).into_response(),
        Err(error) => Problem::from(error).page(&app, &caller),
    }
}
