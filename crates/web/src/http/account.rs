//! Accounts: a login and a password that keep one's history across devices. Nobody needs one.

use super::lobby::set_cookie;
use super::password::{hashed, is_right};
use super::table::{Fields, field, remember};
use super::{App, Caller, Identity, Person, Problem, blunders};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use live::now;
use pages::{Achieved, Device};
use std::sync::Arc;
use store::{Account, Change, StoreError};
use table::{Name, PersonId};

/// The shortest password.
const SHORTEST: usize = 8;
/// The longest, so that hashing it is not a way to keep the house busy.
const LONGEST: usize = 200;

pub(super) async fn page(State(app): State<Arc<App>>, caller: Caller) -> Response {
    shown(&app, &caller, None).await
}

async fn shown(app: &App, caller: &Caller, refused: Option<&str>) -> Response {
    let achieved = match &caller.person {
        Some(person) => achieved(app, &person.id).await,
        None => Ok(Achieved::default()),
    };
    let devices = match caller.person.as_ref().filter(|person| person.standing != Identity::Guest) {
        Some(person) => app.room.store().sessions(&person.id).await,
        None => Ok(Vec::new()),
    };
    match achieved.and_then(|achieved| Ok((achieved, devices?))) {
        Ok((achieved, devices)) => {
            let own = caller.person.as_ref().map(App::session_of).unwrap_or_default();
            let devices: Vec<Device> =
                devices.into_iter().map(|session| Device { is_this: session.id == own, session }).collect();
            let page = pages::account(&caller.context(), app.room.lexicon().of(caller.language), &achieved, &devices, refused);
            let status = if refused.is_some() { StatusCode::BAD_REQUEST } else { StatusCode::OK };
            (status, page).into_response()
        }
        Err(error) => Problem::from(error).page(app, caller),
    }
}

/// Matches of a person.
async fn achieved(app: &App, person: &PersonId) -> Result<Achieved, StoreError> {
    let results = app.room.store().results(person, blunders::KEPT).await?;
    let known = app.room.store().blunders(person, blunders::KEPT).await?;
    let unread = blunders::unread(&results, &known).count();
    Ok(Achieved { unread, is_read: app.readers.has(person), results, blunders: known })
}

pub(super) async fn change(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(what): Path<String>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    let device = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let done = match what.as_str() {
        "up" | "in" if !app.gate.lets_sign_in(caller.address) => return Problem::TooMany.page(&app, &caller),
        "up" => sign_up(&app, &caller, &fields, device).await,
        "in" => sign_in(&app, &caller, &fields, device).await,
        "password" => change_password(&app, &caller, &fields).await,
        "end" => end(&app, &caller, field(&fields, "session").unwrap_or_default()).await,
        "others" => end_others(&app, &caller).await,
        "out" => {
            if let Some(Err(problem)) = out(&app, &caller).await {
                return problem.page(&app, &caller);
            }
            let gone = set_cookie(super::caller::PERSON, "", &app);
            return ([(SET_COOKIE, gone)], Redirect::to("/")).into_response();
        }
        "blunders" => {
            let Some(person) = &caller.person else { return Problem::Unknown.page(&app, &caller) };
            return match blunders::read(&app, &person.id).await {
                Ok(()) => Redirect::to("/account#blunders").into_response(),
                Err(problem) => problem.page(&app, &caller),
            };
        }
        "name" => rename(&app, &caller, field(&fields, "name")).await,
        _ => return Problem::NotFound.page(&app, &caller),
    };
    match done {
        Ok(person) => (remember(&app, &person), Redirect::to("/account")).into_response(),
        Err(Problem::Bad(refused)) => {
            let words = app.room.lexicon().of(caller.language);
            let msg = engine::Msg { id: leaked(&refused), args: Vec::new() };
            let text = words.say(&msg, &|seat: engine::Seat| seat.to_string(), cards::names::Tradition::English);
            shown(&app, &caller, Some(&text)).await
        }
        Err(problem) => problem.page(&app, &caller),
    }
}

/// Why an account form is refused, as a message.
fn leaked(id: &str) -> &'static str {
    const ALL: [&str; 3] = ["web-account-taken", "web-account-short", "web-account-wrong"];
    ALL.into_iter().find(|known| *known == id).unwrap_or("web-account-wrong")
}

/// Can this be a password?
fn is_sound(password: &str) -> bool {
    (SHORTEST..=LONGEST).contains(&password.chars().count())
}

fn login_and_password(fields: &Fields) -> Result<(String, String), Problem> {
    let login = field(fields, "login").unwrap_or_default().trim().to_lowercase();
    let password = field(fields, "password").unwrap_or_default().to_owned();
    // A login that could not be seen as it is would be somebody else's at a glance, and no database takes every letter.
    let sound = Name::from_text(&login).is_ok_and(|name| name.as_str() == login) && is_sound(&password);
    if sound { Ok((login, password)) } else { Err(Problem::Bad("web-account-short".to_owned())) }
}

async fn sign_up(app: &App, caller: &Caller, fields: &Fields, device: &str) -> Result<Person, Problem> {
    let (login, password) = login_and_password(fields)?;
    // A guest who signs up keeps their tables; a member who signs up again becomes somebody new.
    let known = caller.person.as_ref().map(|person| person.name.as_str());
    let guest = caller.person_or_guest(field(fields, "name").or(known).or(Some(&login)))?;
    let person = match guest.standing {
        Identity::Guest => guest,
        Identity::Member(_) => Person { id: PersonId::new()?, ..guest },
    };
    let hash = hashed(app, caller, password).await?;
    let account = Account { person: person.id.clone(), login, hash, name: person.name.to_string(), since: now() };
    match app.room.store().add_account(&account).await {
        Ok(()) => {
            // From now on what they had as a guest opens nothing: they come in as a member.
            app.forget_sessions_of(&person.id);
            app.begin_session(person, device).await
        }
        Err(StoreError::Conflict) => Err(Problem::Bad("web-account-taken".to_owned())),
        Err(error) => Err(error.into()),
    }
}

async fn sign_in(app: &App, caller: &Caller, fields: &Fields, device: &str) -> Result<Person, Problem> {
    let wrong = || Problem::Bad("web-account-wrong".to_owned());
    let (login, password) = login_and_password(fields).map_err(|_| wrong())?;
    // Wrong passwords are counted by account too: a guesser may have many addresses.
    if !app.gate.lets_try(&login) {
        return Err(Problem::TooMany);
    }
    let account = app.room.store().account(&login).await?;
    // Where there is no such account a password is hashed all the same: the time it takes tells nothing.
    let hash = account.as_ref().map(|account| account.hash.clone());
    let right = is_right(app, caller, hash, password).await?;
    let account = account.filter(|_| right).ok_or_else(wrong)?;
    let person = Person { id: account.person, name: Name::from_text(&account.name)?, standing: Identity::Member(None) };
    app.begin_session(person, device).await
}

/// The member who calls.
fn member(caller: &Caller) -> Result<&Person, Problem> {
    caller.person.as_ref().filter(|person| person.standing != Identity::Guest).ok_or(Problem::Unknown)
}

/// A new password, for who knows the old one. Everybody else who is signed in to the account is signed out.
async fn change_password(app: &App, caller: &Caller, fields: &Fields) -> Result<Person, Problem> {
    let person = member(caller)?;
    let text = |name: &str| field(fields, name).unwrap_or_default().to_owned();
    let (old, new) = (text("password"), text("new"));
    let account = app.room.store().account_of(&person.id).await?.ok_or(Problem::Unknown)?;
    if !app.gate.lets_try(&account.login) {
        return Err(Problem::TooMany);
    }
    if !is_sound(&new) || !is_sound(&old) {
        return Err(Problem::Bad("web-account-short".to_owned()));
    }
    if !is_right(app, caller, Some(account.hash), old).await? {
        return Err(Problem::Bad("web-account-wrong".to_owned()));
    }
    let hash = hashed(app, caller, new).await?;
    app.change(Change::Password { person: person.id.clone(), hash }).await?;
    app.end_others(person).await?;
    Ok(person.clone())
}

/// Signs a member out on another device.
async fn end(app: &App, caller: &Caller, session: &str) -> Result<Person, Problem> {
    let person = member(caller)?;
    let known = app.room.store().sessions(&person.id).await?;
    let session = known.into_iter().find(|known| known.id == session).ok_or(Problem::NotFound)?;
    app.end_session(person, &session.id).await?;
    Ok(person.clone())
}

async fn end_others(app: &App, caller: &Caller) -> Result<Person, Problem> {
    let person = member(caller)?;
    app.end_others(person).await?;
    Ok(person.clone())
}

/// Signs out who is signed in.
async fn out(app: &App, caller: &Caller) -> Option<Result<(), Problem>> {
    Some(app.sign_out(caller.person.as_ref()?).await)
}

/// A new name; a member has it at the next sign-in too.
async fn rename(app: &App, caller: &Caller, name: Option<&str>) -> Result<Person, Problem> {
    let person = caller.person_or_guest(name)?;
    if person.standing != Identity::Guest {
        app.change(Change::Name { person: person.id.clone(), name: person.name.to_string() }).await?;
    }
    Ok(person)
}
