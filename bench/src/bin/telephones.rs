//! A hall of telephones: how long a tento takes from the capataz who enters it to the public boards of everybody.
//!
//! `cargo run --profile dist -p bench --bin telephones -- SPADILLE [SECONDS] [PAUSE] [TELEPHONES]`, where SPADILLE is the program. A championship of
//! 128 entries is played at 64 tables at once. Every capataz has a telephone that shows their desk, all the others watch the public board, and
//! each has an address of its own, as in a hall. At every table a tento comes PAUSE milliseconds, more or less, after the one before.
//! Measured is the time from a tento being sent until a board has it, for every tento and every board. The telephones take their share of
//! the same processors. A p99 above the bar fails.

use bench::load::{Failed, Server, Taken, between, connect, fields as body_of, request};
use engine::Rng;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};

/// Two a table.
const ENTRIES: usize = 128;
const TABLES: usize = ENTRIES / 2;
/// A tento is on the board within so many milliseconds, ninety-nine times in a hundred.
const BAR: f64 = 200.0;

/// An address of the telephone's own.
fn home(telephone: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 2, (telephone / 250) as u8, (telephone % 250 + 1) as u8)
}

/// Somebody at a desk of the event.
#[derive(Clone, Debug)]
struct Desk {
    server: SocketAddr,
    path: String,
    badge: String,
    from: Ipv4Addr,
}

impl Desk {
    fn headers(&self) -> String {
        format!("authorization: Bearer {}\r\naccept: application/json\r\n", self.badge)
    }

    /// Sends a form; the text of the answer.
    async fn post(&self, what: &str, fields: &[(&str, &str)]) -> Result<String, Failed> {
        let path = format!("{}{what}", self.path);
        let (head, body) = request(self.server, self.from, "POST", &path, &self.headers(), &body_of(fields)).await?;
        let text = String::from_utf8_lossy(&body).into_owned();
        let status = head.split(' ').nth(1).unwrap_or_default();
        if matches!(status, "200" | "303") { Ok(text) } else { Err(format!("{path} {fields:?}: {status} {text}").into()) }
    }

    /// Does something; the number of the decision.
    async fn act(&self, act: &str, fields: &[(&str, &str)]) -> Result<u64, Failed> {
        let whole: Vec<(&str, &str)> = std::iter::once(("act", act)).chain(fields.iter().copied()).collect();
        let answer = self.post("/act", &whole).await?;
        Ok(between(&answer, "\"number\":", "}")?.parse()?)
    }
}

/// The hall when all are at their tables.
struct Hall {
    /// The path of the event.
    event: String,
    capatazes: Vec<Desk>,
    /// The jogo of each table, and who enters its tentos.
    payers: Vec<(String, Desk)>,
}

/// Founds the championship and brings all entries to their tables.
async fn hall(server: SocketAddr) -> Result<Hall, Failed> {
    let founding = body_of(&[
        ("name", "Campeonato"),
        ("host", "Clube"),
        ("place", "Hall"),
        ("date", "15/9"),
        ("organiser", "Ana"),
        ("tables", &TABLES.to_string()),
        ("category", "individual"),
        ("draw.individual", "tickets"),
    ]);
    let from = Ipv4Addr::LOCALHOST;
    let (head, body) = request(server, from, "POST", "/club/new", "", &founding).await?;
    let path = between(&String::from_utf8_lossy(&body), "id=\"club-on\" href=\"", "\"")?.to_owned();
    let organiser = Desk { server, path, badge: between(&head, "badge=", ";")?.to_owned(), from };
    let event = organiser.path.split("/desk/").next().unwrap_or_default().to_owned();
    // Each act comes from another address: nobody in a hall is held up by what one laptop may ask in a second.
    let at = |n: usize| Desk { from: home(n), ..organiser.clone() };
    let category = ("category", "individual");
    at(0).act("publish", &[]).await?;
    at(1).act("open_entries", &[category]).await?;
    let rows: String = (1..=ENTRIES).map(|n| format!("individual,,Pessoa {n},,,,yes\n")).collect();
    at(2).post("/entries", &[("file", &format!("category,name,players,reserves,capataz,contact,paid\n{rows}"))]).await?;
    at(3).act("close_entries", &[category]).await?;
    let order = (1..=ENTRIES).map(|n| n.to_string()).collect::<Vec<_>>().join(" ");
    at(4).act("draw_tickets", &[category, ("order", &order)]).await?;
    at(5).act("start_round", &[category]).await?;
    let mut capatazes = Vec::new();
    for n in 0..ENTRIES {
        // The first person is the organiser; those of the list follow in its order.
        let person = (n + 2).to_string();
        let issued = at(n).post("/link", &[("person", &person), ("role", "capataz")]).await?;
        let link = between(&issued, "id=\"club-link\" readonly value=\"", "\"")?;
        let door = link.strip_prefix(&format!("http://{server}")).unwrap_or(link).to_owned();
        let pin = body_of(&[("pin", between(&issued, "id=\"club-pin\">", "<")?)]);
        let (head, _) = request(server, home(n), "POST", &door, "", &pin).await?;
        let path = between(&head, "location: ", "\r\n")?.to_owned();
        capatazes.push(Desk { server, path, badge: between(&head, "badge=", ";")?.to_owned(), from: home(n) });
    }
    let file = request(server, from, "GET", &format!("{}/event.jsonl", organiser.path), &organiser.headers(), "").await?.1;
    let (_, standing) = club::open_data::read_event(unchunked(&file).as_slice()).map_err(|bad| bad.to_string())?;
    let mut payers = Vec::new();
    let round = standing.jogos.iter().filter(|(_, jogo)| jogo.round == 0);
    for (table, (jogo, at_jogo)) in round.enumerate() {
        let (jogo, number) = (jogo.to_string(), (table + 1).to_string());
        at(table).act("call", &[("jogo", &jogo), ("table", &number), ("time", "15:00")]).await?;
        for entry in at_jogo.entries.into_iter().flatten() {
            let player = standing.entry(entry).map_err(|_| "no such entry")?.titulars().next().ok_or("nobody plays")?;
            let (entry, player) = (entry.to_string(), player.to_string());
            at(table).act("check_in", &[("jogo", &jogo), ("entry", &entry), ("player", &player)]).await?;
        }
        at(table).act("start_partida", &[("jogo", &jogo)]).await?;
        let capataz = at_jogo.entries[0].map_or(0, |entry| entry.0 as usize - 1);
        payers.push((jogo, capatazes[capataz].clone()));
    }
    Ok(Hall { event, capatazes, payers })
}

/// The content of a body sent in chunks: each has its length in hexadecimal on a line of its own.
fn unchunked(mut body: &[u8]) -> Vec<u8> {
    let mut content = Vec::new();
    while let Some(at) = body.windows(2).position(|pair| pair == b"\r\n") {
        let length = std::str::from_utf8(&body[..at]).ok().and_then(|text| usize::from_str_radix(text.trim(), 16).ok());
        let Some(length) = length.filter(|&length| length > 0 && at + 2 + length <= body.len()) else { break };
        content.extend_from_slice(&body[at + 2..at + 2 + length]);
        body = body.get(at + 4 + length..).unwrap_or_default();
    }
    content
}

/// A telephone that shows a page which moves by itself: when it had come to which decision.
async fn watches(server: SocketAddr, from: Ipv4Addr, path: String, headers: String, end: Instant) -> Vec<(u64, Instant)> {
    let mut seen = Vec::new();
    let watching = async {
        let mut stream = connect(server, from).await?;
        stream.write_all(format!("GET {path} HTTP/1.1\r\nhost: {server}\r\n{headers}\r\n").as_bytes()).await?;
        let mut lines = BufReader::with_capacity(1 << 16, stream);
        let mut line = Vec::new();
        loop {
            line.clear();
            if lines.read_until(b'\n', &mut line).await? == 0 {
                return Err::<(), Failed>("the stream ended".into());
            }
            let number = line.strip_prefix(b"id: ").and_then(|rest| std::str::from_utf8(rest).ok()?.trim().parse().ok());
            if let Some(number) = number {
                seen.push((number, Instant::now()));
            }
        }
    };
    // Who is thrown out has seen nothing more: that shows in what is missing.
    if let Ok(Err(error)) = tokio::time::timeout_at(end.into(), watching).await {
        eprintln!("a telephone lost its page: {error}");
    }
    seen
}

/// A tento at a table now and then, taken back as often as it is paid, so that no partida ends.
async fn pays(
    desk: Desk,
    jogo: String,
    pause: Duration,
    begin: Instant,
    end: Instant,
    seed: u64,
) -> Result<Vec<(Instant, u64)>, Failed> {
    let mut rng = Rng::new(seed);
    let mut paid = Vec::new();
    for n in 0.. {
        tokio::time::sleep(pause.mul_f64(0.5 + rng.fraction())).await;
        let sent = Instant::now();
        if sent >= end {
            break;
        }
        let key = format!("{jogo}-{n}");
        let number = if n % 2 == 0 {
            desk.act("tentos", &[("jogo", &jogo), ("side", "0"), ("amount", "1"), ("reason", ""), ("key", &key)]).await?
        } else {
            desk.act("undo", &[("jogo", &jogo), ("key", &key)]).await?
        };
        if sent >= begin {
            paid.push((sent, number));
        }
    }
    Ok(paid)
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("say where the program `spadille` is")?;
    let mut number = |default: u64| arguments.next().map_or(Ok(default), |text| text.parse());
    let lasting = Duration::from_secs(number(30)?);
    let pause = Duration::from_millis(number(2_000)?);
    let telephones = (number(300)? as usize).max(ENTRIES + 1);
    let folder = tempfile::tempdir()?;
    let server =
        Server::start(&program, &folder.path().join("room.db").to_string_lossy(), (Ipv4Addr::LOCALHOST, 0).into()).await?;
    let Hall { event, capatazes, payers } = hall(server.address).await?;
    let begin = Instant::now() + Duration::from_secs(3);
    let end = begin + lasting;
    // What was sent last may still be on its way.
    let late = end + Duration::from_secs(2);
    let address = server.address;
    let at_desks: Vec<_> = capatazes
        .iter()
        .map(|desk| tokio::spawn(watches(address, desk.from, format!("{}/live", desk.path), desk.headers(), late)))
        .collect();
    let boards: Vec<_> = (ENTRIES..telephones)
        .map(|n| tokio::spawn(watches(address, home(n), format!("{event}/live"), String::new(), late)))
        .collect();
    let paying: Vec<_> = payers
        .into_iter()
        .enumerate()
        .map(|(n, (jogo, desk))| tokio::spawn(pays(desk, jogo, pause, begin, end, n as u64)))
        .collect();
    tokio::time::sleep_until(begin.into()).await;
    let before = server.used()?;
    let mut tentos = Vec::new();
    for paid in paying {
        tentos.extend(paid.await??);
    }
    let used = server.used()?;
    let (mut took, mut missing) = (Vec::new(), 0);
    for board in boards {
        let seen = board.await?;
        for &(sent, number) in &tentos {
            match seen.iter().find(|(shown, _)| *shown >= number) {
                Some((_, when)) => took.push(when.saturating_duration_since(sent)),
                None => missing += 1,
            }
        }
    }
    let mut heard = 0;
    for desk in at_desks {
        heard += desk.await?.len();
    }
    let took = Taken::new(took);
    let acts = tentos.len().max(1);
    println!("{telephones} telephones: {ENTRIES} at desks, {} before the board; {TABLES} tables", telephones - ENTRIES);
    println!("{} tentos, {:.0} a second; {heard} pages at the desks moved", tentos.len(), acts as f64 / lasting.as_secs_f64());
    println!(
        "processor time of the server: {:.2} ms a tento; memory {:.1} MB",
        (used.worked - before.worked) as f64 / acts as f64,
        used.memory as f64 / 1e3
    );
    let p99 = took.thousandths(990);
    println!("from a tento to a board: p50 {:.1} ms, p99 {p99:.1} ms, {missing} never came", took.thousandths(500));
    println!("load average: {}", std::fs::read_to_string("/proc/loadavg")?.trim());
    if p99 > BAR || missing > 0 || took.count() == 0 {
        return Err(format!("the bar is {BAR} ms at p99, and every tento on every board").into());
    }
    Ok(())
}
