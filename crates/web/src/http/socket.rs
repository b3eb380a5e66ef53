//! The socket of a page: what happens goes out, what is wanted comes in.

use super::table::{Fields, request, table_id};
use super::{App, Caller, Problem};
use crate::house::{Denied, Request, TableId};
use crate::room::{Closing, Format, Frame, QUEUE, Viewer};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use engine::Seat;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use words::Language;

/// The largest frame that comes in.
const LARGEST_FRAME: usize = 4096;
/// A socket that says nothing for so long is gone.
const SILENT: Duration = Duration::from_secs(75);
/// Frames that may be refused before the socket is closed.
const PATIENCE: u32 = 20;

/// Why a socket is closed, for the script that opened it.
mod code {
    /// It was too slow, or fell behind: come back at once.
    pub(super) const AGAIN: u16 = 4000;
    /// It asked too much.
    pub(super) const FLOOD: u16 = 4001;
    /// The house restarts: come back soon.
    pub(super) const RESTART: u16 = 4002;
}

/// What the address of a socket says.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// `json` for programs.
    #[serde(rename = "as")]
    form: Option<String>,
    lang: Option<String>,
}

/// A frame that comes in.
#[derive(Deserialize)]
struct Incoming {
    key: Option<String>,
    act: Option<String>,
    #[serde(rename = "do")]
    what: Option<String>,
    seat: Option<usize>,
    level: Option<String>,
    name: Option<String>,
    text: Option<String>,
    entropy: Option<String>,
    #[serde(default)]
    resync: bool,
    #[serde(default)]
    ping: bool,
}

pub(super) async fn live(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(table): Path<String>,
    Query(wanted): Query<Wanted>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Ok(table) = table_id(&table) else { return Problem::NotFound.page(&app, &caller) };
    let Some(place) = app.gate.place(caller.address) else { return Problem::TooMany.page(&app, &caller) };
    // The door is tried before the socket is opened, so that whoever may not come in is told so in plain HTTP.
    if let Err(closed) = app.room.look(&table, caller.visitor()).await {
        return Problem::from(closed).page(&app, &caller);
    }
    let language = wanted.lang.as_deref().and_then(Language::from_tag).unwrap_or(caller.language);
    let format = if wanted.form.as_deref() == Some("json") { Format::Json } else { Format::Page(language) };
    upgrade.max_message_size(LARGEST_FRAME).max_frame_size(LARGEST_FRAME).on_upgrade(move |socket| async move {
        metrics::gauge!("spadille_sockets").increment(1);
        converse(&app, &caller, &table, language, format, socket).await;
        metrics::gauge!("spadille_sockets").decrement(1);
        drop(place);
    })
}

/// Speaks with a socket until one of both has enough.
async fn converse(app: &Arc<App>, caller: &Caller, table: &TableId, language: Language, format: Format, socket: WebSocket) {
    let (out, incoming) = socket.split();
    let (frames, waiting) = mpsc::channel(QUEUE);
    let id = app.next_socket();
    let person = caller.person.as_ref().map(|person| person.id.clone());
    let viewer = Viewer::new(id, person, format, frames.clone());
    if app.room.watch(table, caller.visitor(), viewer).await.is_err() {
        return;
    }
    let writer = tokio::spawn(write(out, waiting, app.room.closing()));
    let talk = Talk { app, caller, table, language, id, frames };
    let flooded = talk.listen(incoming).await;
    app.room.unwatch(table, id).await;
    if flooded {
        let _ = talk.frames.try_send(Frame::Bye { why: "flood" });
    }
    drop(talk);
    let _ = tokio::time::timeout(Duration::from_secs(5), writer).await;
}

/// Writes the frames as they come. When the table has dropped its end, the socket was too slow.
async fn write(
    mut out: SplitSink<WebSocket, Message>,
    mut waiting: mpsc::Receiver<Frame>,
    mut closing: tokio::sync::watch::Receiver<Closing>,
) {
    let mut close = code::AGAIN;
    loop {
        let frame = tokio::select! {
            frame = waiting.recv() => frame,
            _ = closing.changed() => Some(Frame::Bye { why: "restart" }),
        };
        let Some(frame) = frame else { break };
        if let Frame::Bye { why } = &frame {
            close = if *why == "flood" { code::FLOOD } else { code::RESTART };
        }
        let is_bye = matches!(frame, Frame::Bye { .. });
        let Ok(text) = serde_json::to_string(&frame) else { break };
        if out.send(Message::Text(text.into())).await.is_err() {
            return;
        }
        if is_bye {
            break;
        }
    }
    let _ = out.send(Message::Close(Some(CloseFrame { code: close, reason: "".into() }))).await;
}

/// One socket's conversation.
struct Talk<'a> {
    app: &'a Arc<App>,
    caller: &'a Caller,
    table: &'a TableId,
    language: Language,
    id: u64,
    frames: mpsc::Sender<Frame>,
}

impl Talk<'_> {
    /// Takes frames until the socket is gone. Says whether it had to be shut for asking too much.
    async fn listen(&self, mut incoming: SplitStream<WebSocket>) -> bool {
        let credit = self.app.gate.credit();
        let mut refused = 0;
        loop {
            let message = match tokio::time::timeout(SILENT, incoming.next()).await {
                Ok(Some(Ok(message))) => message,
                _ => return false,
            };
            if credit.check().is_err() {
                metrics::counter!("spadille_refused_total", "why" => "socket_flood").increment(1);
                refused += 1;
                if refused > PATIENCE {
                    return true;
                }
                self.deny(None, &Problem::TooMany);
                continue;
            }
            match message {
                Message::Text(text) => self.take(text.as_str()).await,
                Message::Close(_) => return false,
                Message::Binary(_) => self.deny(None, &Problem::Bad("frames are text".to_owned())),
                Message::Ping(_) | Message::Pong(_) => {}
            }
            if self.frames.is_closed() {
                return false;
            }
        }
    }

    async fn take(&self, text: &str) {
        let incoming: Incoming = match serde_json::from_str(text) {
            Ok(incoming) => incoming,
            Err(error) => return self.deny(None, &Problem::Bad(format!("not a frame: {error}"))),
        };
        if incoming.ping {
            let _ = self.frames.try_send(Frame::Pong);
            return;
        }
        if incoming.resync {
            let _ = self.app.room.resync(self.table, self.id).await;
            return;
        }
        let key = incoming.key.clone().filter(|key| key.len() <= 64);
        match self.asked(incoming, key.clone()).await {
            Ok(number) => {
                let _ = self.frames.try_send(Frame::Ack { key: key.unwrap_or_default(), number });
            }
            Err(problem) => {
                metrics::counter!("spadille_denied_total").increment(1);
                self.deny(key, &problem);
            }
        }
    }

    async fn asked(&self, incoming: Incoming, key: Option<String>) -> Result<u64, Problem> {
        let person = self.caller.person.as_ref().ok_or(Problem::Denied(Denied::NotSeated))?;
        let wanted = match (&incoming.act, &incoming.what) {
            (Some(action), None) => Request::Act { action: action.clone() },
            (None, Some(what)) => {
                let person = self.caller.person_or_guest(incoming.name.as_deref()).unwrap_or_else(|_| person.clone());
                request(what, &incoming.fields(), &person)?
            }
            _ => return Err(Problem::Bad("a frame has `act` or `do`".to_owned())),
        };
        Ok(self.app.room.ask(self.table, self.caller.visitor(), wanted, key).await??)
    }

    fn deny(&self, key: Option<String>, problem: &Problem) {
        let words = self.app.room.lexicon().of(self.language);
        let (msg, cite) = match problem {
            Problem::Denied(denied) => denied.words(),
            other => (other.words(), None),
        };
        let tradition = games::catalogue().into_iter().map(|entry| entry.facts.tradition).next();
        let why = words.say(&msg, &|seat: Seat| seat.to_string(), tradition.unwrap_or(cards::names::Tradition::English));
        let rule = cite.and_then(|cite| words.rule(cite.0));
        let frame = Frame::Denied { key, code: problem.code(), why, cite: cite.map(|cite| cite.0), rule };
        let _ = self.frames.try_send(frame);
    }
}

impl Incoming {
    /// As a form would have sent it.
    fn fields(&self) -> Fields {
        let seat = self.seat.map(|seat| seat.to_string());
        let named = [("seat", &seat), ("level", &self.level), ("text", &self.text), ("entropy", &self.entropy)];
        named.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value.clone()?))).collect()
    }
}
