//! A table as a stream of Server-Sent Events: its sight as it stands, then again after every event.

use super::client::Client;
use super::tables::table_id;
use crate::house::TableId;
use crate::http::{App, Person, Place, Problem};
use crate::room::{Format, Frame, QUEUE, Viewer};
use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::sync::Arc;
use tokio::sync::mpsc;

/// One who reads a stream. When they go, their place is free and the table is told.
struct Reader {
    app: Arc<App>,
    table: TableId,
    id: u64,
    waiting: mpsc::Receiver<Frame>,
    person: Option<Person>,
    _place: Place,
}

/// Begins a stream. Whoever comes back after a while, with whichever `Last-Event-ID`, is sent the whole sight, and so lacks
/// nothing.
pub(super) async fn events(State(app): State<Arc<App>>, client: Client, Path(table): Path<String>) -> Result<Response, Problem> {
    let (table, visitor) = (table_id(&table)?, client.visitor()?);
    let place = app.place(client.caller()?.address).ok_or(Problem::TooMany)?;
    let (frames, waiting) = mpsc::channel(QUEUE);
    let id = app.next_socket();
    let viewer = Viewer::new(id, visitor.person.clone(), Format::Json, frames);
    let person = client.caller()?.person.clone();
    let reader = Reader { app: Arc::clone(&app), table: table.clone(), id, waiting, person, _place: place };
    app.room.watch(&table, visitor, viewer).await?;
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
                return Some((Ok(Event::default().id(number.to_string()).data(told.sight())), reader));
            }
            Frame::Bye { .. } => return None,
            Frame::Parts { .. } | Frame::Ack { .. } | Frame::Denied { .. } | Frame::Pong | Frame::Ping => {}
        }
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        let (app, table, id) = (Arc::clone(&self.app), self.table.clone(), self.id);
        // A process that ends has no use for telling.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { app.room.unwatch(&table, id).await });
        }
    }
}
