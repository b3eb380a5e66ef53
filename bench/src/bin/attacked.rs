//! A room under attack: how long an act of honest visitors takes, and how much memory the server needs, while a few addresses do their worst.
//!
//! `cargo run --profile dist -p bench --bin attacked -- SPADILLE [SECONDS] [TABLES]`, where SPADILLE is the program. At TABLES tables three people
//! each play by sockets. Besides, until the end, from two addresses: event files sent by halves and whole, boards of them in four languages, papers
//! by six at a time, streams, days that play themselves, tables opened without end, and connections that say nothing or speak HTTP/2. The
//! attackers take their share of the same processors. A p99 or a memory above its bar fails.

use bench::load::{Failed, Manners, Route, Server, TableClients, Taken, between, connect, fields, request};
use club::championship::EventState;
use club::decision::Decision;
use club::incident::HallRule;
use club::open_data::{Head, write_event};
use club::options::{CategoryOptions, EventOptions};
use club::simulate::{Day, Trouble, run};
use club::{Actor, Note, Role, entry::PersonId};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;

/// Bars: p99 from an act to all screens in milliseconds, and peak memory of the server in megabytes.
const P99: f64 = 200.0;
const MEGABYTES: f64 = 500.0;
/// The attackers: half-sent files would keep whole ones of the same address out.
const HOLDS: Ipv4Addr = Ipv4Addr::new(127, 9, 0, 1);
const FILLS: Ipv4Addr = Ipv4Addr::new(127, 9, 0, 2);
/// The largest form of an event file, as the server takes it.
const LARGEST: usize = 8 << 20;
/// Warnings that make a day of 128 entries as large as a file may be.
const WARNINGS: usize = 9_000;

/// A desk of an event that was carried into the room.
#[derive(Clone)]
struct Carried {
    event: String,
    desk: String,
    badge: String,
}

type All = Arc<Mutex<Vec<Carried>>>;

/// Everything an attack needs.
#[derive(Clone)]
struct Attack {
    server: SocketAddr,
    from: Ipv4Addr,
    carried: All,
    file: Arc<str>,
    end: Instant,
}

impl Attack {
    /// One of the events carried in so far.
    fn some(&self, n: usize) -> Option<Carried> {
        let all = self.carried.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(n % all.len().max(1)).cloned()
    }

    async fn get(&self, path: &str, headers: &str) {
        // Refusals are the point of the attack, and no failure of it.
        let _ = request(self.server, self.from, "GET", path, headers, "").await;
    }

    /// Bodies of which half is sent, as many as an address may have connections.
    async fn halves(self) {
        let head = format!(
            "POST /club/import HTTP/1.1\r\nhost: {}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: {LARGEST}\r\n\r\nfile=",
            self.server
        );
        let mut held = JoinSet::new();
        for _ in 0..250 {
            let (attack, head) = (self.clone(), head.clone());
            held.spawn(async move {
                while Instant::now() < attack.end {
                    let Ok(mut stream) = connect(attack.server, attack.from).await else { continue };
                    let sent = async {
                        stream.write_all(head.as_bytes()).await?;
                        stream.write_all(&vec![b'x'; LARGEST - 4096]).await
                    };
                    let _ = tokio::time::timeout(Duration::from_secs(10), sent).await;
                    tokio::time::sleep(Duration::from_secs(5)).await;
                }
            });
        }
        while held.join_next().await.is_some() {}
    }

    /// Whole event files, one after another.
    async fn files(self) {
        while Instant::now() < self.end {
            if let Ok((head, body)) = request(self.server, self.from, "POST", "/club/import", "", &self.file).await
                && let Ok(desk) = between(&String::from_utf8_lossy(&body), "id=\"club-on\" href=\"", "\"")
                && let Ok(badge) = between(&head, "badge=", ";")
            {
                let event = desk.split("/desk/").next().unwrap_or_default().to_owned();
                let carried = Carried { event, desk: desk.to_owned(), badge: badge.to_owned() };
                self.carried.lock().unwrap_or_else(PoisonError::into_inner).push(carried);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Boards of all carried events, in four languages.
    async fn boards(self) {
        for n in 0.. {
            if Instant::now() >= self.end {
                return;
            }
            let language = ["en", "pt", "es", "it"][n % 4];
            match self.some(n / 4) {
                Some(carried) => self.get(&carried.event, &format!("accept-language: {language}\r\n")).await,
                None => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Papers and files of the carried events.
    async fn papers(self, first: usize) {
        for n in first.. {
            if Instant::now() >= self.end {
                return;
            }
            let what = ["paper/notices.pdf", "paper/sumulas.pdf", "event.jsonl", "paper/receipts.pdf"][n % 4];
            match self.some(n) {
                Some(carried) => {
                    self.get(&format!("{}/{what}", carried.desk), &format!("authorization: Bearer {}\r\n", carried.badge)).await
                }
                None => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Streams of as many events as there are: each holds its event in memory.
    async fn streams(self) {
        let mut held = Vec::new();
        for n in 0.. {
            if Instant::now() >= self.end {
                return;
            }
            if let Some(carried) = self.some(n)
                && held.len() < 64
                && let Ok(mut stream) = connect(self.server, self.from).await
            {
                let text = format!("GET {}/live HTTP/1.1\r\nhost: {}\r\n\r\n", carried.event, self.server);
                let _ = stream.write_all(text.as_bytes()).await;
                held.push(stream);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Days that play themselves, and tables that nobody plays at.
    async fn openings(self) {
        while Instant::now() < self.end {
            let _ = request(self.server, self.from, "POST", "/club/demo", "", &fields(&[("speed", "at_once")])).await;
            let _ = request(self.server, self.from, "POST", "/open/truco", "", &fields(&[("name", "Z")])).await;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Connections that say nothing, half a preface, and HTTP/2 altogether.
    async fn silence(self) {
        let says = [&b""[..], b"PRI * HTTP/2.0\r\n\r\nSM", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0"];
        let mut held = Vec::new();
        for n in 0.. {
            if Instant::now() >= self.end {
                return;
            }
            if let Ok(mut stream) = connect(self.server, self.from).await {
                let _ = stream.write_all(says[n % says.len()]).await;
                held.push(stream);
            }
            if held.len() > 300 {
                held.clear();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// A day as large as a file may be, as a form.
fn largest() -> Result<Arc<str>, Failed> {
    let (options, trouble) = (CategoryOptions::of_titulars(2), Trouble::default());
    let day = Day { entries: 128, titulars: 2, options, event: EventOptions::default(), trouble, seed: 1 };
    let mut event = run(&day).map_err(|breach| format!("{breach:?}"))?;
    let by = Actor { person: PersonId(1), role: Role::Organising };
    let warning = || Decision::Warn { rule: HallRule::Shouting, text: Note::cut(&"gritos_".repeat(70)) };
    let at = event.log().last().map(|logged| logged.at).unwrap_or_default();
    for _ in 0..WARNINGS {
        event.decide(by, at, warning()).map_err(|breach| format!("{breach:?}"))?;
    }
    assert_eq!(event.state, EventState::Archived);
    Ok(fields(&[("file", &write_event(Head::new(-180), event.log()))]).into())
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("say where the program `spadille` is")?;
    let mut number = |default: u64| arguments.next().map_or(Ok(default), |text| text.parse());
    let lasting = Duration::from_secs(number(40)?);
    let tables = number(10)? as usize;
    let folder = tempfile::tempdir()?;
    let server =
        Server::start(&program, &folder.path().join("room.db").to_string_lossy(), (Ipv4Addr::LOCALHOST, 0).into()).await?;
    let way = Route { server: server.address, pages: 0 };
    let mut companies = Vec::new();
    for n in 0..tables {
        companies.push(TableClients::gather(way, 3, n).await?);
    }
    let file = largest()?;
    let begin = Instant::now() + Duration::from_secs(3);
    let manners = Manners { every: Duration::from_millis(500), begin, end: begin + lasting };
    let playing: Vec<_> =
        companies.into_iter().enumerate().map(|(n, company)| tokio::spawn(company.play(manners, n as u64))).collect();
    tokio::time::sleep_until(begin.into()).await;
    let mut attacks = JoinSet::new();
    let carried = All::default();
    let attack =
        |from| Attack { server: server.address, from, carried: Arc::clone(&carried), file: Arc::clone(&file), end: manners.end };
    attacks.spawn(attack(HOLDS).halves());
    attacks.spawn(attack(FILLS).files());
    for from in [HOLDS, FILLS] {
        attacks.spawn(attack(from).boards());
        (0..6).for_each(|n| drop(attacks.spawn(attack(from).papers(n))));
        attacks.spawn(attack(from).streams());
        attacks.spawn(attack(from).openings());
        attacks.spawn(attack(from).silence());
    }
    let (mut took, mut failed) = (Vec::new(), 0);
    for table in playing {
        match table.await? {
            Ok((acted, _)) => took.extend(acted.into_iter().filter_map(|act| act.sent.and(act.took))),
            Err(error) => {
                failed += 1;
                eprintln!("a table failed: {error}");
            }
        }
    }
    let peak = server.used()?.peak as f64 / 1e3;
    attacks.abort_all();
    let events = carried.lock().unwrap_or_else(PoisonError::into_inner).len();
    let took = Taken::new(took);
    let p99 = took.thousandths(990);
    println!("{tables} tables for {} s: {} acts, {failed} tables failed", lasting.as_secs(), took.count());
    println!("from an act to all screens: p50 {:.1} ms, p99 {p99:.1} ms", took.thousandths(500));
    println!("{events} events of {} kB were carried in", file.len() / 1000);
    println!("memory of the server at the most: {peak:.0} MB");
    println!("load average: {}", std::fs::read_to_string("/proc/loadavg")?.trim());
    if p99 > P99 || peak > MEGABYTES || failed > 0 || took.count() == 0 || events == 0 {
        return Err(format!("the bars are {P99} ms at p99 and {MEGABYTES} MB").into());
    }
    Ok(())
}
