//! One who sits before a screen, and what they are asked on it.

use super::wire::Socket;
use super::{Failed, answer};
use engine::Rng;
use flate2::read::DeflateDecoder;
use futures_util::{FutureExt, SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::Read;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// A screen.
pub(super) struct Screen {
    socket: Socket,
    /// How many events it shows.
    pub(super) number: u64,
    /// The last sight, as it came. Most are never read: that would cost more than the server's part.
    visitor_view: Utf8Bytes,
}

/// What came, as far as it matters.
pub(super) enum News {
    Shown,
    Acknowledged { key: String, number: u64 },
    Denied { key: Option<String>, code: String },
    Other,
}

#[derive(Deserialize)]
struct Small {
    kind: String,
    number: Option<u64>,
    key: Option<String>,
    code: Option<String>,
}

/// What a person looks for in a sight.
#[derive(Deserialize)]
struct Frame {
    #[serde(rename = "sight")]
    visitor_view: Option<ShownTable>,
}

#[derive(Deserialize)]
struct ShownTable {
    view: View,
}

#[derive(Deserialize)]
struct View {
    prompt: Option<Value>,
}

/// The number of a frame that shows something: it stands at the beginning.
fn shown(beginning: &str) -> Option<u64> {
    let rest = ["sight", "parts"].iter().find_map(|kind| beginning.strip_prefix("{\"kind\":\"")?.strip_prefix(kind));
    let digits = rest?.strip_prefix("\",\"number\":")?;
    digits.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

impl Screen {
    pub(super) fn new(socket: Socket) -> Screen {
        Screen { socket, number: 0, visitor_view: Utf8Bytes::default() }
    }

    /// The next frame.
    pub(super) async fn next(&mut self) -> Result<News, Failed> {
        let message = self.socket.next().await.ok_or("the socket was closed")??;
        self.read(message)
    }

    /// Takes what has come meanwhile.
    pub(super) fn catch_up(&mut self) -> Result<(), Failed> {
        while let Some(message) = self.socket.next().now_or_never() {
            self.read(message.ok_or("the socket was closed")??)?;
        }
        Ok(())
    }

    fn read(&mut self, message: Message) -> Result<News, Failed> {
        match message {
            Message::Text(text) => {
                if let Some(number) = shown(&text) {
                    (self.number, self.visitor_view) = (number, text);
                    return Ok(News::Shown);
                }
                let Small { kind, number, key, code } = serde_json::from_str(&text)?;
                Ok(match kind.as_str() {
                    "ack" => News::Acknowledged { key: key.unwrap_or_default(), number: number.unwrap_or_default() },
                    "denied" => News::Denied { key, code: code.unwrap_or_default() },
                    _ => News::Other,
                })
            }
            // The parts of a page, packed: their number stands at the beginning.
            Message::Binary(packed) => {
                let mut beginning = [0; 64];
                let many = DeflateDecoder::new(&packed[..]).read(&mut beginning)?;
                if let Some(number) = shown(&String::from_utf8_lossy(&beginning[..many])) {
                    self.number = number;
                }
                Ok(News::Shown)
            }
            Message::Close(_) => Err("the socket was closed".into()),
            _ => Ok(News::Other),
        }
    }

    /// What they answer if they must.
    pub(super) fn wanted(&self, rng: &mut Rng) -> Option<String> {
        if !self.visitor_view.contains("\"must\":true") {
            return None;
        }
        let frame: Frame = serde_json::from_str(&self.visitor_view).ok()?;
        let prompt = frame.visitor_view?.view.prompt?;
        (prompt["must"] == true).then(|| answer::answer(&prompt, rng)).flatten()
    }

    /// Is the match over?
    pub(super) fn is_over(&self) -> bool {
        self.visitor_view.contains("\"phase\":\"over\"")
    }

    pub(super) async fn sit(&mut self, seat: usize) -> Result<(), Failed> {
        self.send(&json!({"do": "sit", "seat": seat, "key": "sit"})).await
    }

    pub(super) async fn act(&mut self, action: &str, key: &str) -> Result<(), Failed> {
        self.send(&json!({"act": action, "key": key})).await
    }

    /// Says that somebody is still there, and asks to be shown everything again.
    pub(super) async fn look_again(&mut self) -> Result<(), Failed> {
        self.send(&json!({"resync": true})).await
    }

    async fn send(&mut self, frame: &Value) -> Result<(), Failed> {
        Ok(self.socket.send(Message::text(frame.to_string())).await?)
    }
}
