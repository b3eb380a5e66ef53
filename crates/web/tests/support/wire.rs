//! A client's end of a socket, as a program would use it.
#![allow(dead_code, reason = "every test uses a part of it")]

use serde_json::{Value, json};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, HandshakeError, Message, WebSocket, client};

/// How long anything may take to come. Nothing waits so long unless it never comes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A client's end of a socket.
pub(crate) struct Wire {
    socket: WebSocket<TcpStream>,
}

/// Why nothing more comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shut {
    /// Closed, with this code.
    Code(u16),
    Broken,
    /// Nothing came in time.
    Silent,
}

impl Wire {
    /// Opens a socket at a table, for JSON; the status if it is refused.
    pub(crate) fn open(address: SocketAddr, table: &str, headers: &[(&str, &str)]) -> Result<Wire, u16> {
        Wire::open_as(address, table, "as=json", headers)
    }

    /// Opens a socket at a table, in any form.
    pub(crate) fn open_as(address: SocketAddr, table: &str, form: &str, headers: &[(&str, &str)]) -> Result<Wire, u16> {
        let mut request = format!("ws://{address}/table/{table}/live?{form}").into_client_request().expect("an address");
        for (name, value) in headers {
            let name = tungstenite::http::HeaderName::from_bytes(name.as_bytes()).expect("a header");
            request.headers_mut().insert(name, value.parse().expect("a value"));
        }
        let stream = TcpStream::connect(address).map_err(|_| 0u16)?;
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        match client(request, stream) {
            Ok((socket, _)) => Ok(Wire { socket }),
            Err(HandshakeError::Failure(tungstenite::Error::Http(answer))) => Err(answer.status().as_u16()),
            Err(_) => Err(0),
        }
    }

    /// Sends a frame.
    pub(crate) fn send(&mut self, frame: &Value) -> Result<(), Shut> {
        self.send_message(Message::text(frame.to_string()))
    }

    /// Sends anything.
    pub(crate) fn send_message(&mut self, message: Message) -> Result<(), Shut> {
        self.socket.send(message).map_err(|_| Shut::Broken)
    }

    /// The next frame.
    pub(crate) fn next(&mut self, wait: Duration) -> Result<Value, Shut> {
        self.text(wait).map(|text| serde_json::from_str(&text).expect("a frame in JSON"))
    }

    /// The next frame as it came.
    pub(crate) fn next_text(&mut self) -> String {
        self.text(PATIENCE).unwrap_or_else(|shut| panic!("no frame: {shut:?}"))
    }

    fn text(&mut self, wait: Duration) -> Result<String, Shut> {
        let end = Instant::now() + wait;
        loop {
            let left = end.saturating_duration_since(Instant::now()).max(Duration::from_millis(1));
            self.socket.get_ref().set_read_timeout(Some(left)).map_err(|_| Shut::Broken)?;
            match self.socket.read() {
                Ok(Message::Text(text)) => return Ok(text.as_str().to_owned()),
                Ok(Message::Close(frame)) => return Err(Shut::Code(frame.map_or(1005, |frame| frame.code.into()))),
                Ok(_) => {}
                Err(tungstenite::Error::Io(error))
                    if matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) =>
                {
                    return Err(Shut::Silent);
                }
                Err(_) => return Err(Shut::Broken),
            }
        }
    }

    /// The next frame of a kind; others are passed over.
    pub(crate) fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next(PATIENCE).unwrap_or_else(|shut| panic!("no frame `{kind}`: {shut:?}"));
            if frame["kind"] == kind {
                return frame;
            }
        }
    }

    /// Sends a frame and waits for what comes of it.
    pub(crate) fn ask(&mut self, frame: &Value) -> Value {
        self.send(frame).expect("sent");
        loop {
            let frame = self.next(PATIENCE).unwrap_or_else(|shut| panic!("no answer: {shut:?}"));
            if frame["kind"] == "ack" || frame["kind"] == "denied" {
                return frame;
            }
        }
    }

    /// Sits down.
    pub(crate) fn sit(&mut self, seat: usize) {
        let answer = self.ask(&json!({"do": "sit", "seat": seat}));
        assert_eq!(answer["kind"], "ack", "{answer}");
    }
}

/// The table as a socket is shown it now.
pub(crate) fn fresh_view(wire: &mut Wire) -> Value {
    // What was sent before the answer to a ping is old.
    wire.send(&json!({"ping": true})).expect("sent");
    wire.next_of("pong");
    wire.send(&json!({"resync": true})).expect("sent");
    wire.next_of("sight")
}
