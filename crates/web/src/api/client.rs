//! Who calls the interface, what they send, and how they are told that something went wrong.

use crate::http::{App, Caller, Person, Problem, ProblemBody};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use live::Visitor;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// The header that carries an invitation; the address can do so too.
pub(super) const INVITATION: &str = "spadille-invitation";

/// A program that calls, if its token is none or a sound one. Whoever shows a token the house has not signed is turned away,
/// and not taken for nobody; but only when the request has been read to its end. A connection with something unread on it is
/// closed, and whoever sends their next request on it would get no answer.
pub(super) struct Client(Option<Caller>);

impl Client {
    /// Who calls.
    pub(super) fn caller(&self) -> Result<&Caller, Problem> {
        self.0.as_ref().ok_or(Problem::Unknown)
    }

    /// As a table knows them.
    pub(super) fn visitor(&self) -> Result<Visitor, Problem> {
        Ok(self.caller()?.visitor())
    }

    /// The person they come for: without one nothing can be changed.
    pub(super) fn person(&self) -> Result<&Person, Problem> {
        self.caller()?.person.as_ref().ok_or(Problem::Unknown)
    }
}

impl FromRequestParts<Arc<App>> for Client {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Client, Response> {
        let mut caller = Caller::from_request_parts(parts, app).await?;
        let query = parts.uri.query().unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("invitation="));
        let header = parts.headers.get(INVITATION).and_then(|value| value.to_str().ok());
        caller.passes.extend(query.into_iter().chain(header).map(str::to_owned));
        let is_forged = parts.headers.contains_key(AUTHORIZATION) && caller.person.is_none();
        Ok(Client(Some(caller).filter(|_| !is_forged)))
    }
}

/// The body of a request, as JSON. No body is an empty object: much can be done without a word.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Problem> {
        let bytes = Bytes::from_request(request, app).await.map_err(|error| Problem::Bad(error.body_text()))?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(text).map(Body).map_err(|error| Problem::Bad(error.to_string()))
    }
}

/// Why a program does not get what it asked for.
pub(super) enum Failure {
    /// For a reason of the house.
    Problem(Problem),
    /// The rules of the game refuse it, in words.
    Refused(ProblemBody),
}

impl<E: Into<Problem>> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure::Problem(error.into())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        match self {
            Failure::Problem(problem) => problem.into_response(),
            Failure::Refused(refused) => (StatusCode::CONFLICT, Json(refused)).into_response(),
        }
    }
}

/// What is sent where nobody wants it: it is read all the same, for the sake of the connection.
pub(super) type Unwanted = Result<Bytes, BytesRejection>;

/// Programs that lose their way are told so as programs are.
pub(super) async fn nothing_here(_: Unwanted) -> Problem {
    Problem::NotFound
}

/// There is such a thing, but this cannot be done with it.
pub(super) async fn no_such_method(_: Unwanted) -> Response {
    let problem = ProblemBody {
        code: "no_such_method",
        why: "the header `Allow` says which methods there are".to_owned(),
        cite: None,
        rule: None,
    };
    (StatusCode::METHOD_NOT_ALLOWED, Json(problem)).into_response()
}
