//! A championship while its server is killed: telephones send again under the same key what was not acknowledged.

use crate::server::{Place, Room};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use table::EventId;

/// Two at each of so many tables.
pub(crate) const TABLES: usize = 4;
/// Whoever is not answered for so long waits for nothing.
const PATIENCE: Duration = Duration::from_secs(120);

fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
    config.timeout_global(Some(Duration::from_secs(20))).build().into()
}

struct Answer {
    status: u16,
    body: String,
    headers: ureq::http::HeaderMap,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }
}

fn between<'t>(text: &'t str, from: &str, to: &str) -> &'t str {
    let rest = text.split_once(from).unwrap_or_else(|| panic!("no `{from}` in {text}")).1;
    rest.split_once(to).unwrap_or_else(|| panic!("no `{to}`")).0
}

/// Sends a form, again after a moment where too much was asked.
fn post(address: SocketAddr, path: &str, badge: &str, fields: &[(&str, &str)]) -> Result<Answer, ureq::Error> {
    loop {
        let request = agent().post(format!("http://{address}{path}")).header("accept", "application/json");
        let request = if badge.is_empty() { request } else { request.header("authorization", format!("Bearer {badge}")) };
        let mut answer = request.send_form(fields.iter().copied())?;
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        if status != 429 {
            return Ok(Answer { status, headers, body: answer.body_mut().read_to_string().unwrap_or_default() });
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// Somebody at a desk.
#[derive(Clone)]
pub(crate) struct Desk {
    path: String,
    badge: String,
}

impl Desk {
    fn does(&self, room: &Room, act: &str, fields: &[(&str, &str)]) {
        let whole: Vec<(&str, &str)> = std::iter::once(("act", act)).chain(fields.iter().copied()).collect();
        let answer = post(room.address(), &format!("{}/act", self.path), &self.badge, &whole).expect("an answer");
        assert_eq!(answer.status, 200, "{act} {fields:?}: {}", answer.body);
    }

    /// Pays tentos and takes them back, so often, sending each again until it is acknowledged: its key, and the number it got.
    pub(crate) fn pays(&self, jogo: &str, place: &Place, times: usize, acknowledged: &AtomicUsize) -> Vec<(String, u64)> {
        let one = |n: usize| {
            let key = format!("jogo {jogo} tento {n}");
            let act = if n.is_multiple_of(2) { "tentos" } else { "undo" };
            let form = [("act", act), ("jogo", jogo), ("side", "0"), ("amount", "1"), ("reason", ""), ("key", &key)];
            let end = Instant::now() + PATIENCE;
            loop {
                let address = *place.lock().unwrap_or_else(PoisonError::into_inner);
                match post(address, &format!("{}/act", self.path), &self.badge, &form) {
                    Ok(answer) if answer.status == 200 => {
                        acknowledged.fetch_add(1, Ordering::Relaxed);
                        return (key, between(&answer.body, "\"number\":", "}").parse().expect("a number"));
                    }
                    Ok(answer) => assert!(answer.status >= 500, "{key}: {} {}", answer.status, answer.body),
                    // The server is gone: the telephone keeps it and sends it again.
                    Err(_) => {}
                }
                assert!(Instant::now() < end, "{key} was never acknowledged");
                std::thread::sleep(Duration::from_millis(10));
            }
        };
        (0..times).map(one).collect()
    }
}

/// An event with all its entries at their tables: its name, and who pays at each.
pub(crate) fn hall(room: &Room) -> (EventId, Vec<(String, Desk)>) {
    let tables = TABLES.to_string();
    let form = [
        ("name", "Campeonato"),
        ("host", "Clube"),
        ("place", "Salão"),
        ("date", "15/9"),
        ("organiser", "Ana"),
        ("tables", tables.as_str()),
        ("category", "individual"),
        ("draw.individual", "tickets"),
    ];
    let founded = post(room.address(), "/club/new", "", &form).expect("an answer");
    let path = between(&founded.body, "id=\"club-on\" href=\"", "\"").to_owned();
    let organiser = Desk { path, badge: between(founded.header("set-cookie"), "badge=", ";").to_owned() };
    let event = between(&organiser.path, "/club/", "/desk/").to_owned();
    let category = ("category", "individual");
    organiser.does(room, "publish", &[]);
    organiser.does(room, "open_entries", &[category]);
    for n in 0..2 * TABLES {
        organiser.does(room, "enter", &[category, ("player", &format!("Pessoa {n}")), ("paid", "yes")]);
    }
    organiser.does(room, "close_entries", &[category]);
    let order: Vec<String> = (1..=2 * TABLES).map(|n| n.to_string()).collect();
    organiser.does(room, "draw_tickets", &[category, ("order", &order.join(" "))]);
    organiser.does(room, "start_round", &[category]);
    let id = EventId::from_text(&event).expect("an event");
    let standing = room.championship(&id);
    let first = standing.jogos.iter().filter(|(_, jogo)| jogo.round == 0);
    let payers = first.enumerate().map(|(table, (jogo, at))| {
        let (jogo, table) = (jogo.to_string(), (table + 1).to_string());
        organiser.does(room, "call", &[("jogo", &jogo), ("table", &table), ("time", "15:00")]);
        for entry in at.entries.into_iter().flatten() {
            let player = standing.entries[&entry].titulars().next().expect("a player").to_string();
            organiser.does(room, "check_in", &[("jogo", &jogo), ("entry", &entry.to_string()), ("player", &player)]);
        }
        organiser.does(room, "start_partida", &[("jogo", &jogo)]);
        let capataz = standing.entries[&at.entries[0].expect("an entry")].capataz.expect("a capataz").to_string();
        let form = [("person", capataz.as_str()), ("role", "capataz")];
        let issued = post(room.address(), &format!("{}/link", organiser.path), &organiser.badge, &form).expect("an answer");
        let link = between(&issued.body, "id=\"club-link\" readonly value=\"", "\"");
        let door = link.strip_prefix(&format!("http://{}", room.address())).expect("the whole address").to_owned();
        let opened = post(room.address(), &door, "", &[("pin", between(&issued.body, "id=\"club-pin\">", "<"))]).expect("opened");
        (
            jogo,
            Desk {
                path: opened.header("location").to_owned(),
                badge: between(opened.header("set-cookie"), "badge=", ";").to_owned(),
            },
        )
    });
    (id, payers.collect())
}

/// All tables are paid at while the server is killed so often: the event, and what was acknowledged.
pub(crate) fn paid_while_killed(room: &mut Room, kills: usize, times: usize) -> (EventId, Vec<(String, u64)>) {
    let (event, payers) = hall(room);
    let (place, acknowledged) = (room.place(), Arc::new(AtomicUsize::new(0)));
    let paying: Vec<std::thread::JoinHandle<Vec<(String, u64)>>> = payers
        .into_iter()
        .map(|(jogo, desk)| {
            let (place, acknowledged) = (Arc::clone(&place), Arc::clone(&acknowledged));
            std::thread::spawn(move || desk.pays(&jogo, &place, times, &acknowledged))
        })
        .collect();
    for kill in 1..=kills {
        // Between any two kills something is acknowledged, and the last comes before everything is.
        let until = kill * TABLES * times / (kills + 1);
        while acknowledged.load(Ordering::Relaxed) < until {
            std::thread::sleep(Duration::from_millis(1));
        }
        room.kill_and_restart();
    }
    (event, paying.into_iter().flat_map(|payer| payer.join().expect("a telephone")).collect())
}
