//! The socket of a page: what happens goes out, what is wanted comes in.

use super::packing::Packing;
use super::table::{Fields, request, table_id};
use super::{App, Caller, Connection, Problem};
use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use cards::names::Tradition;
use engine::Seat;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use live::{Closing, Format, Frame, QUEUE, Viewer};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use table::{Denied, Request, TableId};
use tokio::sync::mpsc;
use words::Language;

/// The largest frame that is read.
const LARGEST_FRAME: usize = 4096;
/// The largest that is waited for, to be told that it is too large; one larger still ends the socket.
const LARGEST_MESSAGE: usize = 16 * LARGEST_FRAME;
/// What is read at a time: most frames are shorter by far.
const READ_AT_ONCE: usize = 1 << 10;
/// What is written at a time, unless a frame is longer: what a table shows, and the answer to who acted.
const WRITTEN_AT_ONCE: usize = 16 << 10;
/// A socket that takes nothing of a frame for so long is gone.
const STUCK: Duration = Duration::from_secs(10);
/// Heartbeat: a socket that is silent for so long is pinged, and one that does not answer for as long again is gone.
const HEARTBEAT: Duration = Duration::from_millis(4500);
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
    /// `deflate` from who can unpack what is packed so.
    packed: Option<String>,
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
    connection: Option<Extension<Connection>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Ok(table) = table_id(&table) else { return Problem::NotFound.page(&app, &caller) };
    let Some(place) = app.gate.place(caller.address) else { return Problem::TooMany.page(&app, &caller) };
    // The door is tried before the socket is opened, so that whoever may not come in is told so in plain HTTP.
    let game = match app.room.look(&table, caller.visitor()).await {
        Ok(visitor_view) => visitor_view.game,
        Err(closed) => return Problem::from(closed).page(&app, &caller),
    };
    let language = wanted.lang.as_deref().and_then(Language::from_tag).unwrap_or(caller.language);
    let format = if wanted.form.as_deref() == Some("json") { Format::Json } else { Format::Page(language) };
    let packing = if wanted.packed.as_deref() == Some("deflate") { Packing::Deflated } else { Packing::Plain };
    // What comes in is small, and what goes out waits for nothing but what goes out with it: a thousand sockets need no large buffers.
    let upgrade = upgrade.read_buffer_size(READ_AT_ONCE).write_buffer_size(WRITTEN_AT_ONCE);
    upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE).on_upgrade(move |socket| async move {
        metrics::gauge!("spadille_sockets").increment(1);
        let talk =
            Talk { app: &app, caller: &caller, table: &table, tradition: tradition(game), language, id: app.next_socket() };
        talk.converse(format, packing, socket).await;
        metrics::gauge!("spadille_sockets").decrement(1);
        drop((place, connection));
    })
}

/// In which words the cards of a game are called.
fn tradition(game: &str) -> Tradition {
    let entry = games::catalogue().into_iter().find(|entry| entry.facts.id == game);
    entry.map_or(Tradition::English, |entry| entry.facts.tradition)
}

/// Writes the frames as they come, those that wait together at one go. When the table has dropped its end, the socket was too slow.
async fn write(
    mut out: SplitSink<WebSocket, Message>,
    packing: Packing,
    mut waiting: mpsc::Receiver<Frame>,
    mut closing: tokio::sync::watch::Receiver<Closing>,
) {
    let mut close = code::AGAIN;
    let mut frames = Vec::new();
    loop {
        tokio::select! {
            many = waiting.recv_many(&mut frames, QUEUE) => if many == 0 { break },
            _ = closing.changed() => frames.push(Frame::Bye { why: "restart" }),
        }
        let bye = frames.iter().position(|frame| matches!(frame, Frame::Bye { .. }));
        if let Some(Frame::Bye { why }) = bye.and_then(|bye| frames.get(bye)) {
            close = if *why == "flood" { code::FLOOD } else { code::RESTART };
        }
        // Nothing is said after the farewell.
        let said = frames.drain(..).take(bye.map_or(usize::MAX, |bye| bye + 1));
        if send(&mut out, packing, said).await.is_err() {
            return;
        }
        if bye.is_some() {
            break;
        }
    }
    let _ = out.send(Message::Close(Some(CloseFrame { code: close, reason: "".into() }))).await;
}

/// Sends frames, and asks the network once for all of them, unless they are long.
async fn send(
    out: &mut SplitSink<WebSocket, Message>,
    packing: Packing,
    frames: impl Iterator<Item = Frame>,
) -> Result<(), axum::Error> {
    for frame in frames {
        if matches!(frame, Frame::Ping) {
            in_time(out.feed(Message::Ping(Vec::new().into()))).await?;
            continue;
        }
        let text = frame.text().map_err(axum::Error::new)?;
        let message = match packing.pack(&text) {
            Some(packed) => Message::Binary(packed.into()),
            None => Message::Text(text.into_owned().into()),
        };
        in_time(out.feed(message)).await?;
    }
    in_time(out.flush()).await
}

/// Each step of sending has its own time: a slow line that takes everything is not cut off.
async fn in_time(step: impl Future<Output = Result<(), axum::Error>>) -> Result<(), axum::Error> {
    tokio::time::timeout(STUCK, step).await.unwrap_or_else(|late| Err(axum::Error::new(late)))
}

/// One socket's conversation.
struct Talk<'a> {
    app: &'a Arc<App>,
    caller: &'a Caller,
    table: &'a TableId,
    tradition: Tradition,
    language: Language,
    id: u64,
}

/// How a conversation ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The other side has gone.
    Gone,
    /// It does not take our answers as fast as it asks.
    Behind,
    /// It asked too much.
    Flood,
}

/// Where the answers go. Only the table holds the way open: when it has dropped a socket that was too slow, nothing that is
/// answered here keeps the socket from being closed.
type Answers = mpsc::WeakSender<Frame>;

impl Talk<'_> {
    /// Speaks with a socket until one of both has enough.
    async fn converse(&self, format: Format, packing: Packing, socket: WebSocket) {
        let (out, incoming) = socket.split();
        let (frames, waiting) = mpsc::channel(QUEUE);
        let answers = frames.downgrade();
        let person = self.caller.person.as_ref().map(|person| person.id.clone());
        let viewer = Viewer::new(self.id, person, format, frames);
        let mut writer = tokio::spawn(write(out, packing, waiting, self.app.room.closing()));
        if self.app.room.watch(self.table, self.caller.visitor(), viewer).await.is_err() {
            return;
        }
        let end = tokio::select! {
            end = self.listen(incoming, &answers) => end,
            // Who was signed out elsewhere sees nothing more here.
            () = self.app.ended(self.caller.person.as_ref()) => End::Gone,
            // The table or the house has closed it, and it has been told.
            _ = &mut writer => {
                self.app.room.unwatch(self.table, self.id).await;
                return;
            }
        };
        if end == End::Flood {
            let _ = answer(&answers, Frame::Bye { why: "flood" });
        }
        self.app.room.unwatch(self.table, self.id).await;
        if tokio::time::timeout(STUCK, &mut writer).await.is_err() {
            writer.abort();
        }
    }

    /// Takes frames until the socket is gone, or must be closed.
    async fn listen(&self, mut incoming: SplitStream<WebSocket>, answers: &Answers) -> End {
        let credit = self.app.gate.credit();
        let (mut refused, mut is_pinged) = (0, false);
        loop {
            let message = match tokio::time::timeout(HEARTBEAT, incoming.next()).await {
                Ok(Some(Ok(message))) => message,
                Ok(None | Some(Err(_))) => return End::Gone,
                Err(_) if is_pinged => return End::Gone,
                Err(_) => {
                    is_pinged = true;
                    if answer(answers, Frame::Ping).is_err() {
                        return End::Behind;
                    }
                    continue;
                }
            };
            is_pinged = false;
            let reply = if credit.check().is_err() {
                metrics::counter!("spadille_refused_total", "why" => "socket_flood").increment(1);
                refused += 1;
                if refused > PATIENCE {
                    return End::Flood;
                }
                // Its sender must know which one was not heard, or they would send it again some time.
                let key = message.to_text().ok().and_then(|text| read(text).ok()).and_then(|incoming: Incoming| incoming.key);
                Some(self.denied(key, &Problem::TooMany, Vec::new()))
            } else {
                match message {
                    Message::Text(text) => self.reply(text.as_str()).await,
                    Message::Close(_) => return End::Gone,
                    Message::Binary(_) => Some(self.denied(None, &Problem::Bad("frames are text".to_owned()), Vec::new())),
                    Message::Ping(_) | Message::Pong(_) => None,
                }
            };
            if reply.is_some_and(|frame| answer(answers, frame).is_err()) {
                return End::Behind;
            }
        }
    }

    /// What is answered to a frame.
    async fn reply(&self, text: &str) -> Option<Frame> {
        let incoming: Incoming = match read(text) {
            Ok(incoming) => incoming,
            Err(problem) => return Some(self.denied(None, &problem, Vec::new())),
        };
        if incoming.ping {
            return Some(Frame::Pong);
        }
        if incoming.resync {
            let _ = self.app.room.resync(self.table, self.id).await;
            return None;
        }
        let key = incoming.key.clone();
        Some(match self.asked(incoming, key.clone()).await {
            Ok(number) => Frame::Ack { key: key.unwrap_or_default(), number },
            Err(problem) => {
                metrics::counter!("spadille_denied_total").increment(1);
                // The rules speak of seats; people know each other by name.
                let seen = self.app.room.look(self.table, self.caller.visitor()).await;
                let names = seen
                    .map(|visitor_view| visitor_view.plates.into_iter().map(|plate| plate.name).collect())
                    .unwrap_or_default();
                self.denied(key, &problem, names)
            }
        })
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

    fn denied(&self, key: Option<String>, problem: &Problem, names: Vec<Option<String>>) -> Frame {
        problem.count();
        let words = self.app.room.lexicon().of(self.language);
        let (msg, cite) = match problem {
            Problem::Denied(denied) => denied.words(),
            other => (other.words(), None),
        };
        let name = |seat: Seat| names.get(seat.index()).cloned().flatten().unwrap_or_else(|| seat.to_string());
        let why = words.say(&msg, &name, self.tradition);
        let rule = cite.and_then(|cite| words.rule(cite.0));
        Frame::Denied { key, code: problem.code(), why, cite: cite.map(|cite| cite.0), rule }
    }
}

/// Puts an answer into the queue, unless that is full or closed.
fn answer(answers: &Answers, frame: Frame) -> Result<(), End> {
    let way = answers.upgrade().ok_or(End::Behind)?;
    way.try_send(frame).map_err(|_| End::Behind)
}

/// Reads a frame.
fn read(text: &str) -> Result<Incoming, Problem> {
    if text.len() > LARGEST_FRAME {
        return Err(Problem::Bad(format!("a frame has at most {LARGEST_FRAME} bytes")));
    }
    let incoming: Incoming = serde_json::from_str(text).map_err(|error| Problem::Bad(format!("not a frame: {error}")))?;
    super::key::checked(incoming.key.as_deref())?;
    Ok(incoming)
}

impl Incoming {
    /// As a form would have sent it.
    fn fields(&self) -> Fields {
        let seat = self.seat.map(|seat| seat.to_string());
        let named = [("seat", &seat), ("level", &self.level), ("text", &self.text), ("entropy", &self.entropy)];
        named.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value.clone()?))).collect()
    }
}
