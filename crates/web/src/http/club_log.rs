//! *Who did what*, for the commissions and the desks.

use super::club::event_page;
use super::club_desk::{admitted, at};
use super::{App, Caller, Problem};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use club::Championship;
use club::entry::PersonId;
use clubroom::Event;
use pages::club as page;
use serde::Deserialize;
use std::sync::Arc;

/// Filters of the log in its address.
#[derive(Default, Deserialize)]
pub(super) struct Asked {
    what: Option<String>,
    who: Option<String>,
    jogo: Option<String>,
}

impl Asked {
    fn filter(&self, standing: &Championship) -> page::Filter {
        let number = |text: &Option<String>| text.as_deref().and_then(|text| text.trim().parse().ok());
        page::Filter {
            concern: self.what.as_deref().and_then(page::Concern::from_name),
            person: number(&self.who).map(PersonId),
            jogo: number(&self.jogo)
                .and_then(|asked| standing.numbered().find(|&(known, _)| known == asked))
                .map(|(_, jogo)| jogo),
        }
    }
}

/// *Who did what*, for the commissions and the desks.
pub(super) async fn log(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Path((id, link)): Path<(String, u32)>,
    Query(asked): Query<Asked>,
) -> Response {
    match admitted(&app, &Method::GET, &headers, (&id, link)).await {
        Ok((_, bearer)) if bearer.actor.role.is_of_the_tables() => Problem::NotFound.page(&app, &caller),
        Ok((event, bearer)) => {
            let page = move |app: &App, caller: &Caller, event: &Event| {
                let (standing, links) = (event.standing(), event.links());
                let words = app.room.lexicon().of(caller.language);
                page::log_page(&caller.context(), &at(words, event, (&standing, &links), bearer), &asked.filter(&standing))
            };
            event_page(&app, &caller, event, page).await
        }
        Err(problem) => problem.page(&app, &caller),
    }
}
