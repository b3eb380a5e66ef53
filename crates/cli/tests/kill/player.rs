//! Players who sit before a socket, know what they have sent, and come back whenever they are thrown out.

use crate::answer::answer;
use crate::server::Place;
use crate::wire::{Shut, Wire};
use engine::Rng;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use table::TableId;

/// Something that was sent: under which key, what, and the number under which it was acknowledged; none if it was denied.
pub(crate) struct Sent {
    pub(crate) key: String,
    pub(crate) action: String,
    pub(crate) number: Option<u64>,
}

/// A player.
pub(crate) struct Player {
    table: TableId,
    seat: usize,
    token: String,
    rng: Rng,
    /// The last event of the table it knows of, and since when.
    seen: (u64, Instant),
}

/// Whoever is shown and told nothing new for so long waits for nothing.
const PATIENCE: Duration = Duration::from_secs(120);

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .timeout_global(Some(Duration::from_secs(20)))
        .build()
        .into()
}

/// Sends a form as this person, or as somebody new; the person, and where one is sent.
fn form(address: SocketAddr, path: &str, fields: &[(&str, &str)]) -> (String, String) {
    loop {
        let answer = agent().post(format!("http://{address}{path}")).send_form(fields.iter().copied()).expect("an answer");
        if answer.status() == 429 {
            std::thread::sleep(Duration::from_millis(200));
            continue;
        }
        assert_eq!(answer.status(), 303, "{path}");
        let header = |name: &str| answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
        let token =
            header("set-cookie").strip_prefix("spadille=").and_then(|rest| rest.split(';').next()).unwrap_or_default().to_owned();
        return (token, header("location"));
    }
}

/// Opens a table and calls its players together.
pub(crate) fn company(room: SocketAddr, game: &str, players: usize, fields: &[(&str, &str)]) -> (TableId, Vec<Player>) {
    // Nobody says that they go on: hands follow each other at once.
    let fields = [&[("name", "Ana"), ("pace", "instant"), ("rest", "none")], fields].concat();
    let (host, location) = form(room, &format!("/open/{game}"), &fields);
    let table = location.rsplit('/').next().and_then(TableId::from_text).expect("a table");
    let player = |seat: usize| {
        let token = if seat == 0 { host.clone() } else { form(room, "/account/name", &[("name", "Guest")]).0 };
        Player { table: table.clone(), seat, token, rng: Rng::new(seat as u64), seen: (0, Instant::now()) }
    };
    let all = (0..players).map(player).collect();
    (table, all)
}

impl Player {
    /// A socket at the table, if the server is there.
    pub(crate) fn connect(&self, address: SocketAddr) -> Option<Wire> {
        let bearer = format!("Bearer {}", self.token);
        Wire::open(address, self.table.as_str(), &[("authorization", &bearer)]).ok()
    }

    /// Plays until the match is over, coming back whenever the server was killed. Says what was sent, and counts what was
    /// acknowledged as it is.
    pub(crate) fn play(mut self, place: &Place, acknowledged: &AtomicUsize) -> Vec<Sent> {
        let mut sent: Vec<Sent> = Vec::new();
        let mut waiting: Option<(String, String)> = None;
        self.seen.1 = Instant::now();
        while !self.is_tired() {
            let address = *place.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(mut wire) = self.connect(address) else {
                std::thread::sleep(Duration::from_millis(20));
                continue;
            };
            // What was sent and not answered is sent again, under the same key.
            let resent = waiting.as_ref().is_none_or(|(key, action)| wire.send(&json!({"act": action, "key": key})).is_ok());
            if resent && self.sit_before(&mut wire, &mut sent, &mut waiting, acknowledged) {
                return sent;
            }
        }
        panic!("seat {} did not see the end; it sent {} and waits for {waiting:?}", self.seat, sent.len());
    }

    /// Has nothing happened at the table for too long?
    fn is_tired(&self) -> bool {
        self.seen.1.elapsed() > PATIENCE
    }

    /// Plays on one socket. Says whether the match is over.
    fn sit_before(
        &mut self,
        wire: &mut Wire,
        sent: &mut Vec<Sent>,
        waiting: &mut Option<(String, String)>,
        acknowledged: &AtomicUsize,
    ) -> bool {
        let mut acted = 0;
        loop {
            if self.is_tired() {
                return false;
            }
            let frame = match wire.next(Duration::from_secs(5)) {
                Ok(frame) => frame,
                Err(Shut::Silent) if wire.send(&json!({"resync": true})).is_ok() => continue,
                Err(_) => return false,
            };
            if let Some(number) = frame["number"].as_u64().filter(|&number| number > self.seen.0) {
                self.seen = (number, Instant::now());
            }
            match frame["kind"].as_str() {
                Some("ack") => {
                    acted = frame["number"].as_u64().expect("a number");
                    if let Some((key, action)) = waiting.take_if(|(key, _)| frame["key"] == *key) {
                        sent.push(Sent { key, action, number: Some(acted) });
                        acknowledged.fetch_add(1, Ordering::Relaxed);
                    }
                    // What was shown before the answer was passed over.
                    if wire.send(&json!({"resync": true})).is_err() {
                        return false;
                    }
                }
                Some("denied") if matches!(frame["code"].as_str(), Some("too_many" | "overtaken" | "unwritten")) => {
                    std::thread::sleep(Duration::from_millis(60));
                    let again =
                        waiting.as_ref().map_or(json!({"resync": true}), |(key, action)| json!({"act": action, "key": key}));
                    if wire.send(&again).is_err() {
                        return false;
                    }
                }
                Some("denied") => {
                    if let Some((key, action)) = waiting.take_if(|(key, _)| frame["key"] == *key) {
                        sent.push(Sent { key, action, number: None });
                    }
                }
                Some("sight") if frame["number"].as_u64() >= Some(acted) => {
                    if frame["sight"]["phase"] == "over" && waiting.is_none() {
                        return true;
                    }
                    if let Some(next) = self.wanted(&frame["sight"], sent.len(), waiting) {
                        // A person answers no faster than the house lets them ask.
                        std::thread::sleep(Duration::from_millis(15));
                        if wire.send(&next).is_err() {
                            return false;
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// What to send on seeing this.
    fn wanted(&mut self, visitor_view: &Value, so_far: usize, waiting: &mut Option<(String, String)>) -> Option<Value> {
        if visitor_view["me"].is_null() {
            return Some(json!({"do": "sit", "seat": self.seat}));
        }
        let prompt = &visitor_view["view"]["prompt"];
        if waiting.is_some() || prompt["must"] != true {
            return None;
        }
        let action = answer(prompt, &mut self.rng)?;
        let key = format!("{}.{so_far}", self.seat);
        *waiting = Some((key.clone(), action.clone()));
        Some(json!({"act": action, "key": key}))
    }
}
