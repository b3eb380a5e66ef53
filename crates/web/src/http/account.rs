//! Accounts: a login and a password that keep one's history across devices. Nobody needs one.

use super::lobby::set_cookie;
use super::table::{Fields, field, remember};
use super::{App, Caller, Person, Problem, Standing};
use crate::house::Name;
use crate::page;
use crate::room::now;
use crate::store::{Account, StoreError};
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use std::sync::Arc;

/// The shortest password.
const SHORTEST: usize = 8;
/// The longest, so that hashing it is not a way to keep the house busy.
const LONGEST: usize = 200;
/// Results on the page.
const RESULTS: u32 = 500;

pub(super) async fn page(State(app): State<Arc<App>>, caller: Caller) -> Response {
    shown(&app, &caller, None).await
}

async fn shown(app: &App, caller: &Caller, refused: Option<&str>) -> Response {
    let results = match &caller.person {
        Some(person) => app.room.store().results(&person.id, RESULTS).await,
        None => Ok(Vec::new()),
    };
    match results {
        Ok(results) => {
            let page = page::account(&caller.context(), app.room.lexicon().of(caller.language), &results, refused);
            let status = if refused.is_some() { StatusCode::BAD_REQUEST } else { StatusCode::OK };
            (status, page).into_response()
        }
        Err(error) => Problem::from(error).page(app, caller),
    }
}

pub(super) async fn change(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(what): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let done = match what.as_str() {
        "up" | "in" if !app.gate.lets_sign_in(caller.address) => return Problem::TooMany.page(&app, &caller),
        "up" => sign_up(&app, &caller, &fields).await,
        "in" => sign_in(&app, &fields).await,
        "out" => {
            let gone = set_cookie(super::caller::PERSON, "", &app);
            return ([(SET_COOKIE, gone)], Redirect::to("/")).into_response();
        }
        "name" => caller.person_or_guest(field(&fields, "name")),
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

fn login_and_password(fields: &Fields) -> Result<(String, String), Problem> {
    let login = field(fields, "login").unwrap_or_default().trim().to_lowercase();
    let password = field(fields, "password").unwrap_or_default().to_owned();
    let sound = Name::from_text(&login).is_ok() && (SHORTEST..=LONGEST).contains(&password.chars().count());
    if sound { Ok((login, password)) } else { Err(Problem::Bad("web-account-short".to_owned())) }
}

async fn sign_up(app: &App, caller: &Caller, fields: &Fields) -> Result<Person, Problem> {
    let (login, password) = login_and_password(fields)?;
    // A guest who signs up keeps their tables; a member who signs up again becomes somebody new.
    let known = caller.person.as_ref().map(|person| person.name.as_str());
    let guest = caller.person_or_guest(field(fields, "name").or(known).or(Some(&login)))?;
    let person = match guest.standing {
        Standing::Guest => guest,
        Standing::Member => Person { id: crate::house::PersonId::new()?, ..guest },
    };
    let hash = blocking(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()).ok()).await?;
    let account = Account { person: person.id.clone(), login, hash, name: person.name.to_string(), since: now() };
    match app.room.store().add_account(&account).await {
        Ok(()) => Ok(Person { standing: Standing::Member, ..person }),
        Err(StoreError::Conflict) => Err(Problem::Bad("web-account-taken".to_owned())),
        Err(error) => Err(error.into()),
    }
}

async fn sign_in(app: &App, fields: &Fields) -> Result<Person, Problem> {
    let wrong = || Problem::Bad("web-account-wrong".to_owned());
    let (login, password) = login_and_password(fields).map_err(|_| wrong())?;
    let account = app.room.store().account(&login).await?;
    // Where there is no such account a password is hashed all the same: the time it takes tells nothing.
    let hash = account.as_ref().map(|account| account.hash.clone());
    let right = blocking(move || {
        Some(match hash {
            Some(hash) => {
                PasswordHash::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
            }
            None => Argon2::default().hash_password(password.as_bytes()).is_err(),
        })
    })
    .await?;
    let account = account.filter(|_| right).ok_or_else(wrong)?;
    Ok(Person { id: account.person, name: Name::from_text(&account.name)?, standing: Standing::Member })
}

/// Something that takes long, on a thread of its own.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Option<T> + Send + 'static) -> Result<T, Problem> {
    let done = tokio::task::spawn_blocking(work).await.ok().flatten();
    done.ok_or_else(|| Problem::Unavailable("a password could not be hashed".to_owned()))
}
