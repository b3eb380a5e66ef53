//! The page of a table, and what can be done from it without a script.

use super::lobby::set_cookie;
use super::{App, Caller, Person, Problem};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use cards::fair;
use std::sync::Arc;
use table::{Denied, Name, PersonId, Request, TableId};

/// The fields of a form, in their order: a field may come several times.
pub(super) type Fields = Vec<(String, String)>;

/// The first field of this name.
pub(super) fn field<'f>(fields: &'f Fields, name: &str) -> Option<&'f str> {
    fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

pub(super) fn table_id(text: &str) -> Result<TableId, Problem> {
    TableId::from_text(text).ok_or(Problem::NotFound)
}

pub(super) async fn page(State(app): State<Arc<App>>, caller: Caller, Path(table): Path<String>) -> Response {
    let answer = async {
        let visitor_view = app.room.look(&table_id(&table)?, caller.visitor()).await?;
        Ok::<_, Problem>(pages::table::page(&caller.context(), app.room.lexicon().of(caller.language), &visitor_view))
    };
    answer.await.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// A hand that is over.
pub(super) async fn hand(State(app): State<Arc<App>>, caller: Caller, Path((table, number)): Path<(String, u32)>) -> Response {
    let answer = async {
        let visitor_view = app.room.look(&table_id(&table)?, caller.visitor()).await?;
        let words = app.room.lexicon().of(caller.language);
        pages::table::hand_page(&caller.context(), words, &visitor_view, number).ok_or(Problem::NotFound)
    };
    answer.await.map_or_else(|problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// An invitation: it is remembered, and the door opens.
pub(super) async fn join(State(app): State<Arc<App>>, caller: Caller, Path(invitation): Path<String>) -> Response {
    // What cannot be an invitation is not looked for.
    let can_be = invitation.len() == 32 && invitation.bytes().all(|b| b.is_ascii_hexdigit());
    let found = if can_be { app.room.store().invited(&invitation).await } else { Ok(None) };
    match found.map_err(Problem::from).and_then(|table| table.ok_or(Problem::NotFound)) {
        Err(problem) => problem.page(&app, &caller),
        Ok(table) => {
            let others = caller.passes.iter().filter(|pass| **pass != invitation);
            let passes: Vec<&str> =
                std::iter::once(&invitation).chain(others).take(super::caller::PASSES_KEPT).map(String::as_str).collect();
            let cookie = set_cookie(super::caller::PASSES, &passes.join("."), &app);
            ([(SET_COOKIE, cookie)], Redirect::to(&format!("/table/{table}"))).into_response()
        }
    }
}

/// An action written by a form: `action`, or a verb with the cards, the number or the words chosen.
fn action(fields: &Fields) -> String {
    let Some(verb) = field(fields, "verb") else { return field(fields, "action").unwrap_or_default().to_owned() };
    let chosen =
        fields.iter().filter(|(name, _)| matches!(name.as_str(), "card" | "number" | "words")).map(|(_, value)| value.as_str());
    std::iter::once(verb).chain(chosen).collect::<Vec<_>>().join(" ")
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let request = Request::Act { action: action(&fields) };
    done(&app, &caller, &table, caller.person.clone().ok_or(Problem::Denied(Denied::NotSeated)), Ok(request)).await
}

pub(super) async fn act_otherwise(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((table, what)): Path<(String, String)>,
    Form(fields): Form<Fields>,
) -> Response {
    let person = caller.person_or_guest(field(&fields, "name"));
    let request = match &person {
        Ok(person) => request(&what, &fields, person),
        Err(_) => Err(Problem::NotFound),
    };
    done(&app, &caller, &table, person, request).await
}

async fn done(
    app: &Arc<App>,
    caller: &Caller,
    table: &str,
    person: Result<Person, Problem>,
    request: Result<Request, Problem>,
) -> Response {
    let answer = async {
        let (person, id) = (person?, table_id(table)?);
        let visitor = live::Visitor { person: Some(person.id.clone()), ..caller.visitor() };
        let place = match request? {
            // A page without a script is looked at when the tutor has thought, and where it speaks.
            Request::Hint => {
                app.room.hint(&id, visitor).await??;
                "#hint"
            }
            request => {
                app.room.ask(&id, visitor, request, None).await??;
                ""
            }
        };
        Ok::<_, Problem>((remember(app, &person), Redirect::to(&format!("/table/{id}{place}"))))
    };
    answer.await.map_or_else(|problem| problem.page(app, caller), IntoResponse::into_response)
}

/// The cookie by which a person is known again.
pub(super) fn remember(app: &App, person: &Person) -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert(SET_COOKIE, set_cookie(super::caller::PERSON, &app.signer.sign(person), app));
    headers
}

/// What a person wants besides acting in the game, by its name in the address or the frame.
pub(super) fn request(what: &str, fields: &Fields, person: &Person) -> Result<Request, Problem> {
    let seat = || {
        let seat = field(fields, "seat").and_then(|seat| seat.parse().ok());
        seat.ok_or(Problem::Bad("which seat? give its number".to_owned()))
    };
    let text = |name: &str| field(fields, name).unwrap_or_default().to_owned();
    Ok(match what {
        "sit" => {
            let added = field(fields, "entropy").filter(|text| !text.is_empty() && text.len() <= 200);
            Request::Sit { seat: seat()?, name: person.name.clone(), entropy: added.map(fair::entropy) }
        }
        "stand" => Request::Stand,
        "fill" => Request::Fill { seat: seat()?, level: text("level") },
        "chat" => Request::Chat { name: person.name.clone(), text: text("text") },
        "hint" => Request::Hint,
        "ask" => Request::Ask,
        "grant" => Request::Grant,
        "decline" => Request::Decline,
        "pause" => Request::Pause,
        "resume" => Request::Resume,
        "halt" => Request::Halt,
        "release" => Request::Release,
        "leave" => Request::Leave,
        "replace" => Request::Replace { seat: seat()? },
        "return" => Request::Return,
        "play_out" => Request::PlayOut,
        "go_on" => Request::GoOn,
        "propose_end" => Request::ProposeEnd,
        "agree_end" => Request::AgreeEnd,
        "refuse_end" => Request::RefuseEnd,
        _ => return Err(Problem::NotFound),
    })
}

/// Sits a person down, and players of the room on the other chairs, as far as they are named.
pub(super) async fn seat_all(
    app: &App,
    table: &TableId,
    person: &PersonId,
    name: &Name,
    chairs: &[Option<String>],
    mine: Option<usize>,
) -> Result<(), Problem> {
    let visitor = || live::Visitor { person: Some(person.clone()), passes: Vec::new() };
    if let Some(seat) = mine {
        let sit = Request::Sit { seat, name: name.clone(), entropy: None };
        app.room.ask(table, visitor(), sit, None).await??;
    }
    for (seat, level) in chairs.iter().enumerate() {
        if let Some(level) = level {
            app.room.ask(table, visitor(), Request::Fill { seat, level: level.clone() }, None).await??;
        }
    }
    Ok(())
}
