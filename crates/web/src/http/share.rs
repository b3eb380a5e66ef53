//! A finished match shown to whoever has the link, by anybody who played in it.

use super::table::table_id;
use super::{App, Caller, Problem};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::record::write;
use std::sync::Arc;
use table::{Phase, TableId, VisitorView, record};

/// A match that may be shared by this visitor, and the text of its record.
async fn shareable(app: &App, caller: &Caller, table: &str) -> Result<(VisitorView, String), Problem> {
    let id = table_id(table)?;
    let visitor_view = app.room.look(&id, caller.visitor()).await?;
    let table_config = app.room.table_config(&id).await?;
    let is_host = caller.person.as_ref().is_some_and(|person| person.id == table_config.host);
    if visitor_view.phase != Phase::Over || !(is_host || visitor_view.me.is_some()) {
        return Err(Problem::NotFound);
    }
    let events = app.room.store().events(&id, 0).await?;
    Ok((visitor_view, write(&record(&table_config, &events)?)))
}

/// Keeps a copy of the record under a name that follows from its content, and leads to the text to share.
pub(super) async fn share(State(app): State<Arc<App>>, caller: Caller, Path(table): Path<String>) -> Response {
    let answer = async {
        let (visitor_view, text) = shareable(&app, &caller, &table).await?;
        app.room.store().keep_record(&TableId::of_text(&text), &text).await?;
        Ok(Redirect::to(&format!("/table/{}/share", visitor_view.id)))
    };
    answer.await.map_or_else(|problem: Problem| problem.page(&app, &caller), IntoResponse::into_response)
}

/// The text and the link of a match that was shared. One that was not is not shared by looking.
pub(super) async fn shared(State(app): State<Arc<App>>, caller: Caller, Path(table): Path<String>) -> Response {
    let answer = async {
        let (visitor_view, text) = shareable(&app, &caller, &table).await?;
        let name = TableId::of_text(&text);
        if app.room.store().record(&name).await?.is_none() {
            return Err(Problem::NotFound);
        }
        let named = || caller.host.as_ref().map(|host| format!("http://{host}"));
        let base = app.base_url.clone().or_else(named).unwrap_or_default();
        let link = format!("{}/record/{name}", base.trim_end_matches('/'));
        Ok(pages::share(&caller.context(), app.room.lexicon().of(caller.language), &visitor_view, &link))
    };
    answer.await.map_or_else(|problem: Problem| problem.page(&app, &caller), IntoResponse::into_response)
}
