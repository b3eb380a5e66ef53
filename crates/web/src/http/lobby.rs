//! The lobby: what is open, what runs, and opening a table.

use super::table::{Fields, field, remember, seat_all};
use super::{App, Caller, Problem};
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use cookie::{Cookie, CookieBuilder, SameSite};
use engine::show::ToAct;
use engine::{Entry, Setup};
use live::{Closed, Opening};
use pages::presets::Preset;
use pages::{Filter, Lobby, MyTurn};
use serde::Deserialize;
use std::sync::Arc;
use store::{Listed, Which};
use table::{Chairs, Clock, Deadline, Denied, Hints, Length, Openness, Pace, Phase, Rating, Rest};
use words::Language;

/// The most tables of a list.
const MOST: u32 = 30;
/// The last page of them that is looked for.
const LAST_PAGE: u32 = 1000;
const YEAR: cookie::time::Duration = cookie::time::Duration::days(365);

/// A cookie of the house, for a year, out of the reach of scripts.
pub(super) fn set_cookie(name: &str, value: &str, app: &App) -> HeaderValue {
    let secure = app.base_url.as_deref().is_some_and(|base| base.starts_with("https:"));
    let cookie = kept_for_a_year(name, value).http_only(true).secure(secure);
    HeaderValue::try_from(cookie.to_string()).unwrap_or(HeaderValue::from_static(""))
}

fn kept_for_a_year<'c>(name: &'c str, value: &'c str) -> CookieBuilder<'c> {
    Cookie::build((name, value)).path("/").max_age(YEAR).same_site(SameSite::Lax)
}

/// Chooses a language and goes back to the page without the choice in its address.
pub(super) fn choose_language(language: Language, uri: &Uri) -> Response {
    let rest: Vec<&str> = uri.query().unwrap_or_default().split('&').filter(|pair| !pair.starts_with("lang=")).collect();
    let query = if rest.is_empty() || rest == [""] { String::new() } else { format!("?{}", rest.join("&")) };
    // A path that begins with two slashes would lead to another house, and browsers take either slash for one.
    let path = format!("/{}{query}", uri.path().trim_start_matches(['/', '\\']));
    let cookie = kept_for_a_year(super::caller::LANGUAGE, language.tag()).build();
    ([(SET_COOKIE, cookie.to_string())], Redirect::to(&path)).into_response()
}

/// What the address of the lobby says.
#[derive(Default, Deserialize)]
pub(super) struct Page {
    /// Which page of the tables, from 1.
    page: Option<u32>,
    /// Chips of the games: players, the most minutes, difficulty.
    players: Option<String>,
    minutes: Option<String>,
    ease: Option<String>,
}

pub(super) async fn lobby(State(app): State<Arc<App>>, caller: Caller, Query(page): Query<Page>) -> Response {
    let words = app.room.lexicon().of(caller.language);
    let drawn = tables(&app, &caller, page).await.map(|lobby| pages::lobby(&caller.context(), words, &lobby));
    drawn.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// The tables that are played, for visitors who came to watch.
pub(super) async fn watch(State(app): State<Arc<App>>, caller: Caller, Query(page): Query<Page>) -> Response {
    let words = app.room.lexicon().of(caller.language);
    let drawn = tables(&app, &caller, page).await.map(|lobby| pages::watch(&caller.context(), words, &lobby));
    drawn.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// Draws the lobby for a visitor who knows nobody, as a health check.
pub(super) async fn is_shown(app: &App) -> Result<(), Problem> {
    let nobody = Caller::nobody();
    let lobby = tables(app, &nobody, Page::default()).await?;
    let _ = pages::lobby(&nobody.context(), app.room.lexicon().of(nobody.language), &lobby);
    Ok(())
}

/// The tables alone, for a page that stays open.
pub(super) async fn now(State(app): State<Arc<App>>, caller: Caller, Query(page): Query<Page>) -> Response {
    let words = app.room.lexicon().of(caller.language);
    let drawn = tables(&app, &caller, page).await.map(|lobby| pages::now(words, &lobby));
    drawn.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}

async fn tables(app: &App, caller: &Caller, page: Page) -> Result<Lobby, Problem> {
    let store = app.room.store();
    let filter = Filter::from_text(page.players.as_deref(), page.minutes.as_deref(), page.ease.as_deref());
    let page = page.page.unwrap_or(1).clamp(1, LAST_PAGE);
    let skipped = (page - 1) * MOST;
    let mut open = store.listed(Which::PublicAfter(Phase::Gathering, skipped), MOST + 1).await?;
    let mut running = store.listed(Which::PublicAfter(Phase::Playing, skipped), MOST + 1).await?;
    let most = MOST as usize;
    let goes_on = page < LAST_PAGE && (open.len() > most || running.len() > most);
    open.retain(|table| app.room.is_attended(table));
    open.truncate(most);
    running.truncate(most);
    Ok(Lobby { open, running, page, goes_on, mine: my_tables(app, caller, 6).await?, filter })
}

pub(super) async fn mine(State(app): State<Arc<App>>, caller: Caller) -> Response {
    let answer = async {
        let mine = my_tables(&app, &caller, MOST).await?;
        Ok::<_, Problem>(pages::mine(&caller.context(), app.room.lexicon().of(caller.language), &mine))
    };
    answer.await.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}

async fn my_tables(app: &App, caller: &Caller, most: u32) -> Result<Vec<(Listed, MyTurn)>, Problem> {
    let Some(person) = &caller.person else { return Ok(Vec::new()) };
    let mut mine = Vec::new();
    for listed in app.room.store().listed(Which::Of(person.id.clone()), most).await? {
        let turn = match listed.phase {
            // What is over is kept for everybody who was there.
            Phase::Over => MyTurn::Others,
            _ => match app.room.look(&listed.id, caller.visitor()).await {
                Ok(visitor_view) => {
                    let mine = visitor_view.view.seats.iter().find(|seat| Some(seat.seat) == visitor_view.me);
                    if mine.is_some_and(|seat| seat.to_act == ToAct::Must) { MyTurn::Mine } else { MyTurn::Others }
                }
                // Somebody who got up before the match may have lost the invitation: the table is no longer theirs.
                Err(Closed::NotFound) => continue,
                // One table that cannot be looked at must not close the lobby.
                Err(error) => {
                    tracing::error!(table = %listed.id, %error, "a table cannot be looked at");
                    MyTurn::Others
                }
            },
        };
        mine.push((listed, turn));
    }
    Ok(mine)
}

pub(super) fn entry(game: &str) -> Result<Entry, Problem> {
    games::catalogue().into_iter().find(|entry| entry.facts.id == game).ok_or(Problem::NotFound)
}

/// What the address of the form says.
#[derive(Deserialize)]
pub(super) struct Beginning {
    /// The terms to begin from.
    preset: Option<String>,
}

pub(super) async fn open_form(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(beginning): Query<Beginning>,
) -> Response {
    match entry(&game) {
        Ok(entry) => {
            let preset = Preset::of(entry.facts).find(|preset| beginning.preset.as_deref() == Some(preset.name));
            let mut given = preset.map_or_else(Vec::new, |preset| preset.terms(entry.facts));
            given.extend(preset.map(|preset| ("preset".to_owned(), preset.name.to_owned())));
            pages::open_form(&caller.context(), app.room.lexicon().of(caller.language), &entry, None, &given).into_response()
        }
        Err(problem) => problem.page(&app, &caller),
    }
}

/// The options a form gives that differ from the book's default; the room completes them when it opens the table.
fn options(entry: &Entry, fields: &Fields) -> Vec<(String, String)> {
    let given = fields.iter().filter_map(|(name, value)| Some((name.strip_prefix("opt.")?.to_owned(), value.trim().to_owned())));
    let is_default =
        |name: &str, value: &str| entry.facts.options.iter().any(|fact| fact.name == name && fact.goes_without_saying(value));
    given.filter(|(name, value)| !value.is_empty() && !is_default(name, value)).collect()
}

fn clock(text: &str) -> Result<Option<Clock>, Problem> {
    if text.is_empty() || text == "none" {
        return Ok(None);
    }
    let bad = || {
        Problem::Bad(format!(
            "`{}` is no clock: give seconds and seconds an act, such as 300+10",
            &text.chars().take(20).collect::<String>()
        ))
    };
    let (base, increment) = text.split_once('+').ok_or_else(bad)?;
    let clock = Clock { base: base.parse().map_err(|_| bad())?, increment: increment.parse().map_err(|_| bad())? };
    let sound = (1..=Clock::LONGEST).contains(&clock.base) && clock.increment <= Clock::LONGEST;
    if sound { Ok(Some(clock)) } else { Err(bad()) }
}

pub(super) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let entry = match entry(&game) {
        Ok(entry) => entry,
        Err(problem) => return problem.page(&app, &caller),
    };
    match opened(&app, &caller, &entry, &fields).await {
        Ok(response) => response,
        // The form comes back with what was filled in, and says what is wrong with it.
        Err(Problem::Bad(why)) => {
            let form = pages::open_form(&caller.context(), app.room.lexicon().of(caller.language), &entry, Some(&why), &fields);
            (axum::http::StatusCode::BAD_REQUEST, form).into_response()
        }
        Err(problem) => problem.page(&app, &caller),
    }
}

async fn opened(app: &App, caller: &Caller, entry: &Entry, fields: &Fields) -> Result<Response, Problem> {
    let person = caller.person_or_guest(field(fields, "name"))?;
    let options = options(entry, fields);
    let game = (entry.open)(&options, &Setup::default()).map_err(|bad| Problem::Bad(bad.to_string()))?;
    let openness = match field(fields, "openness") {
        Some("invited") => Openness::Invited,
        _ => Openness::Public,
    };
    let pace = field(fields, "pace").and_then(|name| Pace::ALL.into_iter().find(|pace| pace.name() == name)).unwrap_or_default();
    let deadline = field(fields, "deadline").and_then(|name| Deadline::ALL.into_iter().find(|deadline| deadline.name() == name));
    let hints = field(fields, "hints").and_then(|name| Hints::ALL.into_iter().find(|hints| hints.name() == name));
    let rest = field(fields, "rest").and_then(|name| Rest::ALL.into_iter().find(|rest| rest.name() == name)).unwrap_or_default();
    let rating =
        field(fields, "rating").and_then(|name| Rating::ALL.into_iter().find(|rating| rating.name() == name)).unwrap_or_default();
    let length =
        field(fields, "length").and_then(|name| Length::ALL.into_iter().find(|length| length.name() == name)).unwrap_or_default();
    let clock = clock(field(fields, "clock").unwrap_or_default())?;
    let players = game.players();
    let chair = |n: usize| field(fields, &format!("seat.{n}")).unwrap_or("open");
    let chairs = if field(fields, "referee") == Some("me") { Chairs::Refereed } else { Chairs::Free };
    // A referee takes no seat, whatever the list of seats says.
    let mine = (0..players).find(|&n| chair(n) == "me" && !chairs.are_refereed());
    let known = bots::names(entry.facts.id);
    let levels: Vec<Option<String>> =
        (0..players).map(|n| Some(chair(n).to_owned()).filter(|level| known.contains(&level.as_str()))).collect();
    if rating == Rating::Rated && levels.iter().any(Option::is_some) {
        let (why, _) = Denied::IsRated.words();
        let words = app.room.lexicon().of(caller.language);
        return Err(Problem::Bad(words.say(&why, &|seat: engine::Seat| seat.to_string(), cards::names::Tradition::English)));
    }
    let (deadline, hints) = (deadline.unwrap_or_default(), hints.unwrap_or_default());
    let opening = Opening {
        game: entry.facts.id.to_owned(),
        options,
        openness,
        clock,
        pace,
        deadline,
        hints,
        rest,
        rating,
        length,
        chairs,
    };
    let table = app.open(caller.address, &person.id, opening).await?;
    seat_all(app, &table, &person.id, &person.name, &levels, mine).await?;
    Ok((remember(app, &person), Redirect::to(&format!("/table/{table}"))).into_response())
}

/// A table against the room's usual players, at once.
pub(super) async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let answer = async {
        let entry = entry(&game)?;
        let person = caller.person_or_guest(field(&fields, "name"))?;
        let options = options(&entry, &fields);
        let players = (entry.open)(&options, &Setup::default()).map_err(|bad| Problem::Bad(bad.to_string()))?.players();
        let usual = bots::USUAL.to_owned();
        let opening = Opening { options, openness: Openness::Invited, ..Opening::of(&game, &[]) };
        let table = app.open(caller.address, &person.id, opening).await?;
        let chairs: Vec<Option<String>> = (0..players).map(|n| (n > 0).then(|| usual.clone())).collect();
        seat_all(&app, &table, &person.id, &person.name, &chairs, Some(0)).await?;
        Ok::<_, Problem>((remember(&app, &person), Redirect::to(&format!("/table/{table}"))))
    };
    answer.await.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}
