//! A table as a stream of Server-Sent Events: its sight as it stands, then again after every event.

use super::client::Client;
use super::tables::table_id;
use crate::http::{App, Looking, Person, Place, Problem};
use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use live::Frame;
use std::sync::Arc;
use tokio::sync::mpsc;

/// One who reads a stream. When they go, their place is free.
struct Reader {
    app: Arc<App>,
    _looking: Looking,
    waiting: mpsc::Receiver<Frame>,
    person: Option<Person>,
    _place: Place,
}

/// Begins a stream. Whoever comes back after a while, with whichever `Last-Event-ID`, is sent the whole sight, and so lacks
/// nothing.
pub(super) async fn events(State(app): State<Arc<App>>, client: Client, Path(table): Path<String>) -> Result<Response, Problem> {
    let (table, visitor) = (table_id(&table)?, client.visitor()?);
    let place = app.place(client.caller()?.address).ok_or(Problem::TooMany)?;
    let person = client.caller()?.person.clone();
    let (looking, waiting) = app.looking(&table, visitor).await?;
    let reader = Reader { app, _looking: looking, waiting, person, _place: place };
    Ok(Sse::new(stream::unfold(reader, next)).keep_alive(KeepAlive::default()).into_response())
}

/// The next event. When the house closes, or the reader was too slow, the stream ends, and they are welcome to begin another.
async fn next(mut reader: Reader) -> Option<(Result<Event, axum::Error>, Reader)> {
    loop {
        let frame = tokio::select! {
            frame = reader.waiting.recv() => frame?,
            () = reader.app.ended(reader.person.as_ref()) => return None,
        };
        match frame {
            Frame::Sight { number, told } => {
                return Some((Ok(Event::default().id(number.to_string()).data(told.visitor_view())), reader));
            }
            Frame::Bye { .. } => return None,
            Frame::Parts { .. } | Frame::Ack { .. } | Frame::Denied { .. } | Frame::Pong | Frame::Ping => {}
        }
    }
}
