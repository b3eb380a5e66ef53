//! Those who look at a table, each through one socket.

use super::encoded_view::{EncodedView, IndexedView};
use super::{Lexicon, Sayings};
use pages::Memo;
use serde::Serialize;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use table::{PersonId, VisitorView};
use tokio::sync::mpsc;
use words::Language;

/// Frames that may wait for a slow socket. One that falls further behind is closed: it comes back and is shown everything.
pub const QUEUE: usize = 32;

/// In which form a viewer is shown the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// As parts of a page.
    Page(Language),
    /// As JSON, for programs.
    Json,
}

/// Something for a socket.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Frame {
    /// What has changed on the page.
    Parts {
        /// Number of events so far.
        number: u64,
        /// What the viewer must have seen before; nothing if this is everything.
        from: Option<u64>,
        /// The parts, by the id of their element.
        parts: BTreeMap<&'static str, String>,
    },
    /// The table, for programs: its sight is JSON already.
    #[serde(skip)]
    Sight {
        /// Number of events so far.
        number: u64,
        told: EncodedView,
    },
    /// What a sender asked for has happened and is written down.
    Ack {
        /// By which they know it.
        key: String,
        /// The number of the event.
        number: u64,
    },
    /// It was denied. Nothing has changed.
    Denied {
        /// By which they know it.
        key: Option<String>,
        /// The machine name of the reason.
        code: &'static str,
        why: String,
        /// The rule behind it.
        #[serde(skip_serializing_if = "Option::is_none")]
        cite: Option<&'static str>,
        /// What that rule says.
        #[serde(skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
    /// The answer to a ping.
    Pong,
    /// A ping of the server, which goes out as a control frame.
    #[serde(skip)]
    Ping,
    /// The room closes, or this socket must.
    Bye { why: &'static str },
}

impl Frame {
    /// As it goes out.
    pub fn text(&self) -> serde_json::Result<Cow<'_, str>> {
        match self {
            Frame::Sight { told, .. } => Ok(told.frame().into()),
            other => Ok(serde_json::to_string(other)?.into()),
        }
    }
}

/// One who looks at a table.
pub struct Viewer {
    /// By which the room knows the socket.
    pub id: u64,
    pub person: Option<PersonId>,
    /// In which form.
    pub format: Format,
    /// Queue of the frames to send.
    pub frames: mpsc::Sender<Frame>,
    shown: Option<Shown>,
}

/// What a viewer has been shown: the number, and what each part was.
struct Shown {
    number: u64,
    parts: BTreeMap<&'static str, u64>,
}

/// What is shown to all viewers who see the same in the same form.
#[derive(Clone)]
pub(super) enum Drawn {
    Parts(Arc<Vec<(pages::table::Part, u64)>>),
    Json(Arc<IndexedView>),
}

/// What is needed to draw: the words, and what was said at the table before.
#[derive(Clone, Copy)]
pub(super) struct Easel<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) sayings: &'a Sayings,
}

impl Drawn {
    /// Draws what is seen in a form. What somebody else was told is not written again; nothing if it could not be written at all.
    pub(super) fn new(visitor_view: VisitorView, format: Format, easel: Easel<'_>, like: Option<&IndexedView>) -> Option<Drawn> {
        match format {
            Format::Json => match IndexedView::new(visitor_view, like) {
                Ok(indexed_view) => Some(Drawn::Json(Arc::new(indexed_view))),
                Err(error) => {
                    tracing::error!(%error, "a sight cannot be told");
                    None
                }
            },
            Format::Page(language) => {
                let Easel { lexicon, sayings } = easel;
                let memo = Memo { plain: lexicon.plain(language), said: &sayings[language as usize] };
                let parts = pages::table::parts_again(lexicon.of(language), &visitor_view, memo);
                Some(Drawn::Parts(Arc::new(
                    parts.into_iter().map(|part| (hash(&part.html), part)).map(|(hash, part)| (part, hash)).collect(),
                )))
            }
        }
    }

    /// What is told, if it is told and not drawn.
    pub(super) fn encoded(&self) -> Option<Arc<IndexedView>> {
        match self {
            Drawn::Json(indexed_view) => Some(Arc::clone(indexed_view)),
            Drawn::Parts(_) => None,
        }
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl Viewer {
    /// One who has seen nothing yet.
    pub fn new(id: u64, person: Option<PersonId>, format: Format, frames: mpsc::Sender<Frame>) -> Viewer {
        Viewer { id, person, format, frames, shown: None }
    }

    /// Wants to see everything again.
    pub(super) fn forget(&mut self) {
        self.shown = None;
    }

    /// Shows what has changed. An error says that the socket is gone or too slow.
    pub(super) fn show(&mut self, number: u64, drawn: &Drawn) -> Result<(), TooSlow> {
        let frame = match drawn {
            Drawn::Json(indexed_view) => Frame::Sight { number, told: indexed_view.encoded().clone() },
            Drawn::Parts(all) => {
                let known = |part: &pages::table::Part| self.shown.as_ref().and_then(|shown| shown.parts.get(part.id)).copied();
                let changed = all.iter().filter(|(part, hash)| known(part) != Some(*hash));
                let parts = changed.map(|(part, _)| (part.id, part.html.clone())).collect();
                let from = self.shown.as_ref().map(|shown| shown.number);
                self.shown = Some(Shown { number, parts: all.iter().map(|(part, hash)| (part.id, *hash)).collect() });
                Frame::Parts { number, from, parts }
            }
        };
        self.frames.try_send(frame).map_err(|_| TooSlow)
    }
}

/// A socket that is gone or too slow.
pub(super) struct TooSlow;
