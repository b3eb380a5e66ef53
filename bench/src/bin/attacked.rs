//! A room under attack: how long an act of honest visitors takes, and how much memory the server needs, while a few addresses do their worst.
//!
//! `cargo run --profile dist -p bench --bin attacked -- SPADILLE [SECONDS] [TABLES]`, where SPADILLE is the program. At TABLES tables three people
//! each play by sockets. Besides, until the end, from two addresses: event files sent by halves and whole, boards and desks of them in four
//! languages, papers by six at a time, streams, decisions taken back, days that play themselves, tables opened without end, link pictures,
//! lessons begun by strangers, and connections that say nothing or speak HTTP/2. The attackers take their share of the same processors.
//! A p99 or a memory above its bar fails, and so do acts that are never shown, or far fewer than were due.

use bench::load::{Failed, Manners, Route, Server, TableClients, Taken, between, connect, crowded, fields, request};
use club::championship::EventState;
use club::decision::Decision;
use club::incident::HallRule;
use club::open_data::{Head, write_event};
use club::options::{CategoryOptions, EventOptions};
use club::simulate::{Day, Trouble, run};
use club::{Actor, Championship, Note, Role, entry::PersonId};
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
/// Interval of the acts of a table.
const EVERY: Duration = Duration::from_millis(500);
/// An act that nobody was shown counts as this.
const NEVER: Duration = Duration::from_secs(60);
/// Acts of those due that must have been made, in percent.
const MADE: usize = 90;
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
    files: Vec<Arc<str>>,
    /// The number of a decision on which everything stands.
    first: u32,
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

    async fn post(&self, path: &str, headers: &str, form: &[(&str, &str)]) {
        let _ = request(self.server, self.from, "POST", path, headers, &fields(form)).await;
    }

    fn goes_on(&self) -> bool {
        Instant::now() < self.end
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
        for file in self.files.iter().cycle() {
            if !self.goes_on() {
                return;
            }
            if let Ok((head, body)) = request(self.server, self.from, "POST", "/club/import", "", file).await
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

    /// Desks of the carried events, what was decided there, and what programs read.
    async fn desks(self) {
        for n in 0.. {
            if !self.goes_on() {
                return;
            }
            let Some(Carried { event, desk, badge }) = self.some(n / 4) else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let path = [desk.clone(), format!("{desk}/log"), format!("{event}/draw"), format!("{event}/results.json")];
            self.get(&path[n % path.len()], &format!("authorization: Bearer {badge}\r\n")).await;
        }
    }

    /// Decisions taken back: one on which everything stands, which is refused after a replay, and a warning, which is replayed and drawn anew.
    async fn returns(self) {
        for n in 0.. {
            if !self.goes_on() {
                return;
            }
            match self.some(n / 2) {
                Some(Carried { desk, badge, .. }) => {
                    let number = if n.is_multiple_of(2) { self.first } else { u32::try_from(WARNINGS + n).unwrap_or_default() };
                    let headers = format!("authorization: Bearer {badge}\r\naccept: application/json\r\n");
                    let form = [("act", "take_back"), ("number", &number.to_string()), ("text", "engano")];
                    self.post(&format!("{desk}/act"), &headers, &form).await;
                }
                None => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Pictures of links, step after step, and exercises; strangers who begin to learn.
    async fn small(self) {
        for n in 0.. {
            if !self.goes_on() {
                return;
            }
            self.get(&format!("/hand/voltarete/xvii-1a/picture.png?at={}", n % 40), "").await;
            self.get(&format!("/learn/minchiate/drill?seed={n}"), "").await;
            self.post("/learn/truco/table", "", &[]).await;
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
            self.post("/club/demo", "", &[("speed", "at_once")]).await;
            self.post("/open/truco", "", &[("name", "Z")]).await;
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

/// An event as a form.
fn form_of(event: &Championship) -> Arc<str> {
    fields(&[("file", &write_event(Head::new(-180), event.log()))]).into()
}

/// A day as large as a file may be.
fn largest() -> Result<Championship, Failed> {
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
    Ok(event)
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
    let largest = largest()?;
    let published = largest.log().iter().position(|logged| logged.decision == Decision::Publish).ok_or("never published")?;
    let crowded = crowded();
    let files: Vec<_> = std::iter::once(&largest).chain(&crowded).map(form_of).collect();
    let begin = Instant::now() + Duration::from_secs(3);
    let manners = Manners { every: EVERY, begin, end: begin + lasting };
    let playing: Vec<_> =
        companies.into_iter().enumerate().map(|(n, company)| tokio::spawn(company.play(manners, n as u64))).collect();
    tokio::time::sleep_until(begin.into()).await;
    let mut attacks = JoinSet::new();
    let carried = All::default();
    let attack = |from| Attack {
        server: server.address,
        from,
        carried: Arc::clone(&carried),
        files: files.clone(),
        first: published as u32 + 1,
        end: manners.end,
    };
    attacks.spawn(attack(HOLDS).halves());
    attacks.spawn(attack(FILLS).files());
    for from in [HOLDS, FILLS] {
        attacks.spawn(attack(from).boards());
        (0..6).for_each(|n| drop(attacks.spawn(attack(from).papers(n))));
        (0..4).for_each(|_| drop(attacks.spawn(attack(from).returns())));
        attacks.spawn(attack(from).desks());
        attacks.spawn(attack(from).small());
        attacks.spawn(attack(from).streams());
        attacks.spawn(attack(from).openings());
        attacks.spawn(attack(from).silence());
    }
    let (mut took, mut failed, mut unseen) = (Vec::new(), 0, 0);
    for table in playing {
        match table.await? {
            Ok((acted, _)) => {
                let counted: Vec<_> = acted.into_iter().filter(|act| act.sent.is_some()).map(|act| act.took).collect();
                unseen += counted.iter().filter(|took| took.is_none()).count();
                took.extend(counted.into_iter().map(|took| took.unwrap_or(NEVER)));
            }
            Err(error) => {
                failed += 1;
                eprintln!("a table failed: {error}");
            }
        }
    }
    let peak = server.used()?.peak as f64 / 1e3;
    attacks.abort_all();
    let events = carried.lock().unwrap_or_else(PoisonError::into_inner).len();
    let due = tables * usize::try_from(lasting.as_millis() / EVERY.as_millis())?;
    let took = Taken::new(took);
    let p99 = took.thousandths(990);
    println!(
        "{tables} tables for {} s: {} acts of {due}, {unseen} not shown to all, {failed} tables failed",
        lasting.as_secs(),
        took.count()
    );
    println!(
        "from an act to all screens: p50 {:.1} ms, p99 {p99:.1} ms, at most {:.1} ms",
        took.thousandths(500),
        took.thousandths(1000)
    );
    println!("{events} events of {} kB were carried in", files.iter().map(|file| file.len() / 1000).max().unwrap_or_default());
    println!("memory of the server at the most: {peak:.0} MB");
    println!("load average: {}", std::fs::read_to_string("/proc/loadavg")?.trim());
    let bars = [
        (p99 > P99, format!("p99 {p99:.1} ms, and the bar is {P99} ms")),
        (peak > MEGABYTES, format!("{peak:.0} MB, and the bar is {MEGABYTES} MB")),
        (took.count() * 100 < due * MADE, format!("{} acts of {due}, and {MADE} of a hundred are due", took.count())),
        (failed > 0, format!("{failed} tables failed")),
        (events == 0, "no event was carried in".to_owned()),
    ];
    let missed: Vec<String> = bars.into_iter().filter(|(is_missed, _)| *is_missed).map(|(_, what)| what).collect();
    if missed.is_empty() { Ok(()) } else { Err(missed.join("; ").into()) }
}
