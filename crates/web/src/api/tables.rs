//! The answers: games, persons, tables, and what is done at them. Everything goes through the room, under the same rules of
//! sight as the pages.

use super::body::{Act, Fill, NewPerson, NewTable, Sit, TableDeed, WhichTables, With};
use super::client::{Body, Client, Failure, Unwanted};
use super::shape::{self, Game, Listed, Opened, Receipt};
use crate::http::{App, Identity, Person, Problem, ProblemBody};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use cards::fair;
use engine::{Refusal, Seat};
use live::Opening;
use serde::Deserialize;
use std::sync::Arc;
use store::Which;
use table::{Chairs, Clock, Denied, Hint, Name, Openness, PersonId, Phase, Request, TableId, VisitorView, record};

/// The most tables of a list.
const MOST: u32 = 100;
/// The longest text that is mixed into the shuffles.
const LONGEST_ENTROPY: usize = 200;
/// The table an address names.
pub(super) fn table_id(text: &str) -> Result<TableId, Problem> {
    TableId::from_text(text).ok_or(Problem::NotFound)
}

pub(super) async fn games() -> Json<Vec<Game>> {
    Json(games::catalogue().into_iter().map(|entry| entry.facts.into()).collect())
}

pub(super) async fn new_person(State(app): State<Arc<App>>, Body(new): Body<NewPerson>) -> Result<Response, Problem> {
    let person = Person { id: PersonId::new()?, name: Name::from_text(&new.name)?, standing: Identity::Guest };
    let told = shape::Person { token: app.signer.sign(&person), person: person.id.to_string(), name: person.name.to_string() };
    Ok((StatusCode::CREATED, Json(told)).into_response())
}

/// The options that differ from the book's defaults; the room completes them when it opens the table.
fn options(new: &NewTable) -> Vec<(String, String)> {
    let entry = games::catalogue().into_iter().find(|entry| entry.facts.id == new.game);
    let facts = entry.map_or(&[][..], |entry| entry.facts.options);
    let is_default = |name: &str, value: &str| facts.iter().any(|fact| fact.name == name && fact.goes_without_saying(value));
    let given = new.options.iter().filter(|(name, value)| !is_default(name, value));
    given.map(|(name, value)| (name.clone(), value.clone())).collect()
}

fn sound(clock: Clock) -> Result<Clock, Problem> {
    let is_sound = (1..=Clock::LONGEST).contains(&clock.base) && clock.increment <= Clock::LONGEST;
    let bad = || Problem::Bad(format!("a clock has 1 to {0} seconds, and at most {0} more with every act", Clock::LONGEST));
    is_sound.then_some(clock).ok_or_else(bad)
}

pub(super) async fn open(State(app): State<Arc<App>>, client: Client, Body(new): Body<NewTable>) -> Result<Response, Problem> {
    let person = client.person()?;
    let opening = Opening {
        options: options(&new),
        game: new.game,
        openness: new.openness.unwrap_or(Openness::Public),
        clock: new.clock.map(sound).transpose()?,
        pace: new.pace.unwrap_or_default(),
        deadline: new.deadline.unwrap_or_default(),
        hints: new.hints.unwrap_or_default(),
        rest: new.rest.unwrap_or_default(),
        rating: new.rating.unwrap_or_default(),
        length: new.length.unwrap_or_default(),
        chairs: if new.refereed { Chairs::Refereed } else { Chairs::Free },
    };
    let id = app.open(client.caller()?.address, &person.id, opening).await?;
    let invitation = app.room.table_config(&id).await?.invitation.as_str().to_owned();
    let base = app.base_url.as_deref().unwrap_or_default().trim_end_matches('/');
    let link = format!("{base}/join/{invitation}");
    Ok((StatusCode::CREATED, Json(Opened { id: id.to_string(), invitation, link })).into_response())
}

/// What the address of the list says.
#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    phase: WhichTables,
}

pub(super) async fn list(
    State(app): State<Arc<App>>,
    client: Client,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<Vec<Listed>>, Problem> {
    client.caller()?;
    let Query(wanted) = wanted.map_err(|rejection| Problem::Bad(rejection.body_text()))?;
    let which = match wanted.phase {
        WhichTables::Gathering => Which::Public(Phase::Gathering),
        WhichTables::Playing => Which::Public(Phase::Playing),
        WhichTables::Mine => Which::Of(client.person()?.id.clone()),
    };
    let is_public = matches!(which, Which::Public(_));
    let listed = app.room.store().listed(which, MOST).await?.into_iter();
    let listed = listed.filter(|table| !is_public || app.room.is_attended(table));
    let told = listed.map(|table| Listed {
        id: table.id.to_string(),
        game: table.game,
        phase: table.phase,
        names: table.names,
        changed: table.changed,
    });
    Ok(Json(told.collect()))
}

pub(super) async fn look(
    State(app): State<Arc<App>>,
    client: Client,
    Path(table): Path<String>,
) -> Result<Json<VisitorView>, Problem> {
    Ok(Json(app.room.look(&table_id(&table)?, client.visitor()?).await?))
}

pub(super) async fn sit(
    State(app): State<Arc<App>>,
    client: Client,
    Path(table): Path<String>,
    Body(sit): Body<Sit>,
) -> Result<Json<Receipt>, Failure> {
    let added = sit.entropy.as_deref().filter(|text| !text.is_empty());
    if added.is_some_and(|text| text.len() > LONGEST_ENTROPY) {
        return Err(Problem::Bad(format!("entropy has at most {LONGEST_ENTROPY} bytes")).into());
    }
    let name = client.person()?.name.clone();
    let request = Request::Sit { seat: sit.seat, name, entropy: added.map(fair::entropy) };
    ask(&app, &client, &table, request, None).await
}

pub(super) async fn fill(
    State(app): State<Arc<App>>,
    client: Client,
    Path(table): Path<String>,
    Body(fill): Body<Fill>,
) -> Result<Json<Receipt>, Failure> {
    ask(&app, &client, &table, Request::Fill { seat: fill.seat, level: fill.level }, None).await
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    client: Client,
    Path(table): Path<String>,
    Body(act): Body<Act>,
) -> Result<Json<Receipt>, Failure> {
    crate::http::key::checked(act.key.as_deref())?;
    ask(&app, &client, &table, Request::Act { action: act.action }, act.key).await
}

pub(super) async fn act_otherwise(
    State(app): State<Arc<App>>,
    client: Client,
    Path((table, what)): Path<(String, String)>,
    Body(with): Body<With>,
) -> Result<Json<Receipt>, Failure> {
    let deed = TableDeed::deserialize(serde::de::value::StrDeserializer::<serde::de::value::Error>::new(&what));
    let request = match deed.map_err(|_| Problem::NotFound)? {
        TableDeed::Stand => Request::Stand,
        TableDeed::Chat => Request::Chat { name: client.person()?.name.clone(), text: with.text.unwrap_or_default() },
        TableDeed::Ask => Request::Ask,
        TableDeed::Grant => Request::Grant,
        TableDeed::Decline => Request::Decline,
        TableDeed::Pause => Request::Pause,
        TableDeed::Resume => Request::Resume,
        TableDeed::Halt => Request::Halt,
        TableDeed::Release => Request::Release,
        TableDeed::Leave => Request::Leave,
        TableDeed::Return => Request::Return,
        TableDeed::PlayOut => Request::PlayOut,
        TableDeed::GoOn => Request::GoOn,
        TableDeed::ProposeEnd => Request::ProposeEnd,
        TableDeed::AgreeEnd => Request::AgreeEnd,
        TableDeed::RefuseEnd => Request::RefuseEnd,
    };
    ask(&app, &client, &table, request, None).await
}

/// What the tutor says, when it has thought.
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    client: Client,
    Path(table): Path<String>,
    _: Unwanted,
) -> Result<Json<Hint>, Problem> {
    client.person()?;
    Ok(Json(app.room.hint(&table_id(&table)?, client.visitor()?).await??))
}

/// Asks something of a table for a person.
async fn ask(app: &App, client: &Client, table: &str, request: Request, key: Option<String>) -> Result<Json<Receipt>, Failure> {
    client.person()?;
    let id = table_id(table)?;
    match app.room.ask(&id, client.visitor()?, request, key).await? {
        Ok(number) => Ok(Json(Receipt { number })),
        Err(Denied::Refused(refusal)) => Err(Failure::Refused(in_words(app, client, &id, &refusal).await?)),
        Err(denied) => Err(denied.into()),
    }
}

/// What the rules refuse, in the words of the game and with the names of the players.
async fn in_words(app: &App, client: &Client, id: &TableId, refusal: &Refusal) -> Result<ProblemBody, Problem> {
    let visitor_view = app.room.look(id, client.visitor()?).await?;
    let words = app.room.lexicon().of(client.caller()?.language);
    let plate = |seat: Seat| visitor_view.plates.get(seat.index()).and_then(|plate| plate.name.clone());
    let name = |seat: Seat| plate(seat).unwrap_or_else(|| seat.to_string());
    let entry = games::catalogue().into_iter().find(|entry| entry.facts.id == visitor_view.game);
    let tradition = entry.map_or(cards::names::Tradition::English, |entry| entry.facts.tradition);
    Ok(ProblemBody {
        code: "refused",
        why: words.say(&refusal.why, &name, tradition),
        cite: Some(refusal.cite.0),
        rule: words.rule(refusal.cite.0),
    })
}

/// The record of a match that is over.
pub(super) async fn written(State(app): State<Arc<App>>, client: Client, Path(table): Path<String>) -> Result<Response, Problem> {
    let id = table_id(&table)?;
    if app.room.look(&id, client.visitor()?).await?.phase != Phase::Over {
        return Err(Problem::NotFound);
    }
    let table_config = app.room.table_config(&id).await?;
    let events = app.room.store().events(&id, 0).await?;
    let text = engine::record::write(&record(&table_config, &events)?);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
