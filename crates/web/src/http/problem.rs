//! What can go wrong with a request, and how it is told.

use super::{App, Caller, Identity};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Msg, Seat};
use live::{Closed, Unopened};
use pages::{Context, SignedIn};
use serde::Serialize;
use store::StoreError;
use table::{BadName, Broken, Denied};

/// Why a request cannot be answered as asked.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// There is no such thing, or none for this visitor.
    #[error("there is nothing here")]
    NotFound,
    /// The table denies it.
    #[error(transparent)]
    Denied(#[from] Denied),
    /// The request is not what it should be.
    #[error("{0}")]
    Bad(String),
    /// The name is none.
    #[error(transparent)]
    Name(#[from] BadName),
    /// One must say who one is first.
    #[error("say who you are first")]
    Unknown,
    /// Too much from one address.
    #[error("too many requests: wait a minute")]
    TooMany,
    /// From another site.
    #[error("this came from another site")]
    CrossSite,
    /// The house cannot do it now.
    #[error("the house cannot do it now: {0}")]
    Unavailable(String),
}

/// Why a request was not answered as asked. Nothing has changed.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = Problem)]
pub(crate) struct ProblemBody {
    /// The machine name of the reason.
    pub(crate) code: &'static str,
    /// The reason in words.
    pub(crate) why: String,
    /// The rule behind it, if it is one of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) cite: Option<&'static str>,
    /// What that rule says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<String>,
}

impl Problem {
    fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Denied(Denied::Unwritten) => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Denied(Denied::Unruled) => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::Denied(Denied::Unreadable(_) | Denied::Chat) | Problem::Bad(_) | Problem::Name(_) => StatusCode::BAD_REQUEST,
            Problem::Denied(_) => StatusCode::CONFLICT,
            Problem::Unknown => StatusCode::UNAUTHORIZED,
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::CrossSite => StatusCode::FORBIDDEN,
            Problem::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    pub(super) fn code(&self) -> &'static str {
        match self {
            Problem::NotFound => "not_found",
            Problem::Denied(denied) => denied.name(),
            Problem::Bad(_) => "bad_request",
            Problem::Name(_) => "bad_name",
            Problem::Unknown => "unknown_person",
            Problem::TooMany => "too_many",
            Problem::CrossSite => "cross_site",
            Problem::Unavailable(_) => "unavailable",
        }
    }

    pub(super) fn words(&self) -> Msg {
        match self {
            Problem::NotFound => Msg::new("web-problem-not-found"),
            Problem::Denied(denied) => denied.words().0,
            Problem::Bad(why) => Msg::new("web-problem-bad").with("why", why.clone()),
            Problem::Name(_) => Msg::new("web-problem-name"),
            Problem::Unknown => Msg::new("web-problem-unknown"),
            Problem::TooMany => Msg::new("web-problem-too-many"),
            Problem::CrossSite => Msg::new("web-problem-cross-site"),
            Problem::Unavailable(_) => Msg::new("web-problem-unavailable"),
        }
    }

    /// Counts it, for those who watch over the house.
    pub(super) fn count(&self) {
        metrics::counter!("spadille_problems_total", "code" => self.code()).increment(1);
    }

    /// As a page in the caller's language.
    pub fn page(&self, app: &App, caller: &Caller) -> Response {
        self.count();
        if let Problem::Unavailable(why) = self {
            tracing::error!(why, "a request could not be answered");
        }
        let words = app.room.lexicon().of(caller.language);
        let tradition = cards::names::Tradition::English;
        let name = |seat: Seat| seat.to_string();
        let title = words.say(&Msg::new("web-problem-title"), &name, tradition);
        let text = words.say(&self.words(), &name, tradition);
        (self.status(), pages::message(&caller.context(), words, &title, &text)).into_response()
    }

    /// As a page, or as JSON for programs.
    pub(super) fn answer(self, app: &App, caller: &Caller, is_api: bool) -> Response {
        if is_api { self.into_response() } else { self.page(app, caller) }
    }
}

impl IntoResponse for Problem {
    /// As JSON, for programs.
    fn into_response(self) -> Response {
        self.count();
        // What is wrong inside is for the keeper's eyes: it may speak of what others have done.
        let why = match &self {
            Problem::Unavailable(why) => {
                tracing::error!(why, "a request could not be answered");
                "the house cannot answer just now: try again".to_owned()
            }
            other => other.to_string(),
        };
        let cite = match &self {
            Problem::Denied(denied) => denied.words().1.map(|cite| cite.0),
            _ => None,
        };
        (self.status(), Json(ProblemBody { code: self.code(), why, cite, rule: None })).into_response()
    }
}

impl Caller {
    /// Context of the pages drawn for them.
    pub fn context(&self) -> Context {
        let signed_in = match self.person.as_ref().map(|person| person.standing) {
            Some(Identity::Member(_)) => SignedIn::Member,
            Some(Identity::Guest) => SignedIn::Guest,
            None => SignedIn::Nobody,
        };
        Context {
            language: self.language,
            theme: self.theme,
            name: self.person.as_ref().map(|person| person.name.to_string()),
            signed_in,
            path: self.path.clone(),
        }
    }
}

impl From<Closed> for Problem {
    fn from(closed: Closed) -> Problem {
        match closed {
            Closed::NotFound => Problem::NotFound,
            other => Problem::Unavailable(other.to_string()),
        }
    }
}

impl From<Unopened> for Problem {
    fn from(unopened: Unopened) -> Problem {
        match unopened {
            Unopened::Agreement(bad) => Problem::Bad(bad.to_string()),
            other => Problem::Unavailable(other.to_string()),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Gone => Problem::NotFound,
            StoreError::Conflict | StoreError::Full(_) | StoreError::Unreadable(_) | StoreError::Unavailable(_) => {
                Problem::Unavailable(error.to_string())
            }
        }
    }
}

impl From<Broken> for Problem {
    fn from(broken: Broken) -> Problem {
        Problem::Unavailable(broken.to_string())
    }
}

impl From<getrandom::Error> for Problem {
    fn from(error: getrandom::Error) -> Problem {
        Problem::Unavailable(error.to_string())
    }
}
