//! A room full of people: how many tables a server keeps, how fast, and what they cost.
//!
//! `cargo run --release -p bench --bin load -- SPADILLE [TABLES] [SECONDS] [THINKING]`, where SPADILLE is the program. Every
//! table has three players, each with a socket of his own and from an address of the table's own; each act comes THINKING
//! milliseconds, more or less, after the one before. Measured is the time from an act being sent until all three have been
//! shown it. The clients take their share of the same processors.

#[path = "../../../crates/web/tests/support/answer.rs"]
mod answer;

use answer::answer;
use bench::server::{Failed, Server, connect, percentile, request};
use engine::Luck;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

type Socket = WebSocketStream<TcpStream>;

const PLAYERS: usize = 4;

/// What the command line asks for.
struct Wanted {
    program: String,
    tables: usize,
    lasting: Duration,
    thinking: Duration,
}

fn wanted() -> Result<Wanted, Failed> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("say where the program `spadille` is")?;
    let mut number = |default: u64| arguments.next().map_or(Ok(default), |text| text.parse());
    let tables = number(2_000)? as usize;
    Ok(Wanted { program, tables, lasting: Duration::from_secs(number(30)?), thinking: Duration::from_millis(number(2_000)?) })
}

/// An address of the table's own, so that the limits of the house are those of people and not of one program.
fn home(table: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 1, (table / 250) as u8, (table % 250 + 1) as u8)
}

/// Sends a form; the person one is, and where one is sent.
async fn form(server: SocketAddr, from: Ipv4Addr, path: &str, body: &str) -> Result<(String, String), Failed> {
    let (head, _) = request(server, from, "POST", path, "", body).await?;
    let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().to_owned();
    let token = header("set-cookie: spadille=").split(';').next().unwrap_or_default().to_owned();
    if token.is_empty() { Err(format!("{path}: {head}").into()) } else { Ok((token, header("location: "))) }
}

/// A table and its players, before they sit down.
struct Company {
    table: String,
    from: Ipv4Addr,
    tokens: Vec<String>,
}

impl Company {
    async fn gather(server: SocketAddr, n: usize) -> Result<Company, Failed> {
        let from = home(n);
        let (host, location) = form(server, from, "/open/grand", "name=Ana&pace=instant&seat.0=me").await?;
        let mut tokens = vec![host];
        for _ in 1..PLAYERS {
            tokens.push(form(server, from, "/account/name", "name=Guest").await?.0);
        }
        Ok(Company { table: location.rsplit('/').next().unwrap_or_default().to_owned(), from, tokens })
    }

    async fn socket(&self, server: SocketAddr, seat: usize) -> Result<Socket, Failed> {
        let mut request = format!("ws://{server}/table/{}/live?as=json", self.table).into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", self.tokens[seat]).parse()?);
        Ok(client_async(request, connect(server, self.from).await?).await?.0)
    }
}

/// What a person looks for in a frame. The rest is skipped: reading all of it would cost more than the server's part.
#[derive(Deserialize)]
struct Frame {
    kind: String,
    number: Option<u64>,
    sight: Option<Sight>,
}

#[derive(Deserialize)]
struct Sight {
    view: View,
}

#[derive(Deserialize)]
struct View {
    prompt: Option<Value>,
}

/// One who sits before a screen, and what he is asked on it.
struct Screen {
    socket: Socket,
    number: u64,
    prompt: Value,
}

impl Screen {
    /// Takes frames until he sees at least so much, and says the number of his own act if it was acknowledged.
    async fn until(&mut self, number: u64, acknowledged: &mut Option<u64>) -> Result<(), Failed> {
        while self.number < number || acknowledged.is_none() {
            let Some(message) = self.socket.next().await else { return Err("the socket was closed".into()) };
            let Message::Text(text) = message? else { continue };
            let frame: Frame = serde_json::from_str(text.as_str())?;
            match frame.kind.as_str() {
                "sight" => {
                    self.number = frame.number.unwrap_or_default();
                    self.prompt = frame.sight.and_then(|sight| sight.view.prompt).unwrap_or_default();
                }
                "ack" => *acknowledged = frame.number,
                "denied" => return Err(format!("denied: {text}").into()),
                _ => {}
            }
        }
        Ok(())
    }

    async fn send(&mut self, frame: &Value) -> Result<(), Failed> {
        Ok(self.socket.send(Message::text(frame.to_string())).await?)
    }
}

/// Plays at one table until the time is up. Says when each act was sent and how long it took to be on all screens.
async fn play(
    company: Company,
    server: SocketAddr,
    thinking: Duration,
    begin: Instant,
    end: Instant,
    seed: u64,
) -> Result<Vec<(Duration, Duration)>, Failed> {
    let mut luck = Luck::new(seed);
    let mut screens = Vec::new();
    for seat in 0..PLAYERS {
        let mut screen = Screen { socket: company.socket(server, seat).await?, number: 0, prompt: Value::Null };
        if seat > 0 {
            screen.send(&json!({"do": "sit", "seat": seat})).await?;
            screen.until(0, &mut None).await?;
        }
        screens.push(screen);
    }
    let mut took = Vec::new();
    for act in 0.. {
        tokio::time::sleep(thinking.mul_f64(0.5 + luck.fraction())).await;
        if Instant::now() >= end {
            break;
        }
        let mut actor = None;
        for (n, screen) in screens.iter_mut().enumerate() {
            // Whatever has come in the meantime is looked at first.
            while let Ok(more) =
                tokio::time::timeout(Duration::from_millis(1), screen.until(screen.number + 1, &mut Some(0))).await
            {
                more?;
            }
            if screen.prompt["must"] == true {
                actor = Some(n);
            }
        }
        let Some(actor) = actor else { continue };
        let Some(action) = answer(&screens[actor].prompt, &mut luck) else { continue };
        let sent = Instant::now();
        screens[actor].send(&json!({"act": action, "key": format!("act {act}")})).await?;
        let mut acknowledged = None;
        screens[actor].until(0, &mut acknowledged).await?;
        let number = acknowledged.unwrap_or_default();
        for screen in &mut screens {
            screen.until(number, &mut Some(number)).await?;
        }
        if sent >= begin {
            took.push((sent - begin, sent.elapsed()));
        }
    }
    // Nobody gets up while others still play.
    tokio::time::sleep_until((end + thinking * 2).into()).await;
    Ok(took)
}

/// The time of a run is told in so many parts.
const PARTS: u128 = 6;

fn sorted<'a>(took: impl Iterator<Item = &'a (Duration, Duration)>) -> Vec<Duration> {
    let mut took: Vec<Duration> = took.map(|&(_, took)| took).collect();
    took.sort_unstable();
    took
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let wanted = wanted()?;
    let folder = tempfile::tempdir()?;
    let server = Server::start(&wanted.program, &folder.path().join("room.db")).await?;
    println!("start-up: {:.0} ms until the first answer", server.opened_in.as_secs_f64() * 1e3);
    println!("program: {:.1} MB", std::fs::metadata(&wanted.program)?.len() as f64 / 1e6);
    let empty = server.memory()?;
    println!("memory of an empty room: {:.1} MB", empty as f64 / 1e3);
    let mut companies = Vec::new();
    for n in 0..wanted.tables {
        companies.push(Company::gather(server.address, n).await?);
    }
    let idle = server.memory()?;
    println!(
        "memory of an idle table: {:.1} kB ({} tables)",
        (idle - empty.min(idle)) as f64 / wanted.tables as f64,
        wanted.tables
    );
    if let Some(first) = companies.first() {
        let headers = format!("accept-encoding: br\r\ncookie: spadille={}\r\n", first.tokens[0]);
        let (_, body) = request(server.address, first.from, "GET", &format!("/table/{}", first.table), &headers, "").await?;
        println!("page of a table, without what the browser has already: {:.1} kB", body.len() as f64 / 1e3);
    }
    let warm = Instant::now() + wanted.thinking * 3 + Duration::from_millis(10) * wanted.tables as u32 / 4;
    let end = warm + wanted.lasting;
    let playing: Vec<_> = companies
        .into_iter()
        .enumerate()
        .map(|(n, company)| tokio::spawn(play(company, server.address, wanted.thinking, warm, end, n as u64)))
        .collect();
    tokio::time::sleep_until(warm.into()).await;
    println!(
        "memory of a live table with its sockets: {:.1} kB",
        (server.memory()? - empty.min(idle)) as f64 / wanted.tables as f64
    );
    let worked = server.worked()?;
    tokio::time::sleep_until(end.into()).await;
    let worked = server.worked()? - worked;
    let (mut took, mut failed) = (Vec::new(), 0);
    for table in playing {
        match table.await? {
            Ok(acts) => took.extend(acts),
            Err(error) => {
                failed += 1;
                eprintln!("a table failed: {error}");
            }
        }
    }
    let acts = took.len().max(1) as f64;
    let rate = acts / wanted.lasting.as_secs_f64();
    println!("processor time of the server: {:.2} ms an act", worked as f64 * 10.0 / acts);
    // A machine that does other things besides is seen in the slowest part.
    for part in 0..PARTS {
        let within = |&&(when, _): &&(Duration, Duration)| {
            (when.as_millis() * PARTS / wanted.lasting.as_millis().max(1)).min(PARTS - 1) == part
        };
        let took = sorted(took.iter().filter(within));
        println!(
            "  part {}: {} acts, p50 {:.1} ms, p99 {:.1} ms",
            part + 1,
            took.len(),
            percentile(&took, 50),
            percentile(&took, 99)
        );
    }
    let took = sorted(took.iter());
    println!("{} tables, {failed} failed, {} acts, {rate:.0} acts/s", wanted.tables, took.len());
    println!("until all screens have it: p50 {:.1} ms, p99 {:.1} ms", percentile(&took, 50), percentile(&took, 99));
    println!("load average: {}", std::fs::read_to_string("/proc/loadavg")?.trim());
    Ok(())
}
