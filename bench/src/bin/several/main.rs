//! Several servers on one PostgreSQL behind a proxy, the players of each table on different ones, while servers are killed and the
//! database is restarted.
//!
//! `cargo run --profile dist -p bench --bin several -- SPADILLE`. At the end the log of every table is compared with what its players were
//! told: what was acknowledged stands there once, under its number; nothing stands there that nobody sent; and every table went on
//! after the last trouble. Whatever of this fails ends the program with an error.

#[path = "../../../../crates/web/tests/support/postgres.rs"]
mod postgres;
mod proxy;

use bench::load::{Acted, Failed, Manners, Route, Server, TableClients, Taken, Used, descriptors};
use clap::Parser;
use futures_util::{StreamExt, stream};
use postgres::Postgres;
use proxy::{Proxy, free_port};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Several servers on one database behind a proxy, some of them killed.
#[derive(Parser)]
struct Wanted {
    /// The program `spadille`
    program: String,
    #[arg(long, default_value_t = 3)]
    servers: usize,
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// Milliseconds from one act of a table to the next
    #[arg(long, default_value_t = 2000)]
    every: u64,
    #[arg(long, default_value_t = 300)]
    seconds: u64,
    /// Seconds from one kill to the next; 0 for none
    #[arg(long, default_value_t = 10)]
    kill: u64,
    /// How often the database is restarted
    #[arg(long, default_value_t = 2)]
    restarts: u32,
}

const DATABASE: &str = "room";
/// Players of a table.
const PLAYERS: usize = 3;
/// No trouble is made in the last part of the time: all must have gone on by its end.
const QUIET: Duration = Duration::from_secs(20);
/// What is acknowledged at one server is shown at the others within this, in milliseconds, in 99 of 100 cases.
const STALE: f64 = 200.0;

/// Kills servers and restarts the database until the quiet part; gives the servers back, with how often each was done and when last.
async fn trouble(
    wanted: Arc<Wanted>,
    mut servers: Vec<Server>,
    database: Arc<Postgres>,
    address: String,
    manners: Manners,
) -> Result<(Vec<Server>, u32, u32, Duration), Failed> {
    let lasting = manners.end - manners.begin;
    let (mut kills, mut restarts, mut last) = (0, 0, Duration::ZERO);
    let quiet = manners.end - QUIET;
    let each = Duration::from_secs(wanted.kill);
    loop {
        let kill = (!each.is_zero()).then(|| manners.begin + each * (kills + 1));
        let restart = (restarts < wanted.restarts).then(|| manners.begin + lasting * (restarts + 1) / (wanted.restarts + 2));
        let Some(next) = [kill, restart].into_iter().flatten().min().filter(|next| *next < quiet) else { break };
        tokio::time::sleep_until(next.into()).await;
        if Some(next) == restart {
            let database = Arc::clone(&database);
            tokio::task::spawn_blocking(move || database.restart()).await?;
            restarts += 1;
        } else {
            let server = &mut servers[kills as usize % wanted.servers];
            server.kill().await?;
            let place = server.address;
            *server = loop {
                // Neither the port nor the database need be there at once.
                match Server::start(&wanted.program, &address, place).await {
                    Ok(server) => break server,
                    Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
                }
            };
            kills += 1;
        }
        last = manners.begin.elapsed();
    }
    Ok((servers, kills, restarts, last))
}

/// What the log says of a table: its numbers, and the acts by their keys.
#[derive(Default)]
struct Logged {
    numbers: Vec<u64>,
    acts: HashMap<String, Vec<u64>>,
}

fn logs(database: &Postgres) -> Result<HashMap<String, Logged>, Failed> {
    let mut logs = HashMap::<String, Logged>::new();
    for row in database.query(DATABASE, "SELECT table_id, number, body FROM events ORDER BY table_id, number").lines() {
        let mut columns = row.splitn(3, '\t');
        let (Some(table), Some(number), Some(body)) = (columns.next(), columns.next(), columns.next()) else { continue };
        let (number, body): (u64, Value) = (number.parse()?, serde_json::from_str(body)?);
        let log = logs.entry(table.to_owned()).or_default();
        log.numbers.push(number);
        if let Some(key) = body.get("key").and_then(Value::as_str).filter(|_| body.get("action").is_some()) {
            log.acts.entry(key.to_owned()).or_default().push(number);
        }
    }
    Ok(logs)
}

/// What is wrong with the log of a table, compared with what its players were told.
fn faults(table: &str, log: &Logged, acts: &[Acted]) -> Vec<String> {
    let mut faults = Vec::new();
    if !log.numbers.iter().copied().eq(1..=log.numbers.len() as u64) {
        faults.push(format!("{table}: the numbers have a gap"));
    }
    let mut told = HashSet::new();
    for Acted { key, number, .. } in acts {
        told.insert(key.as_str());
        if log.acts.get(key).map(Vec::as_slice) != Some(&[*number]) {
            faults.push(format!("{table}: {key} was acknowledged as {number} and stands there as {:?}", log.acts.get(key)));
        }
    }
    let unsaid = log.acts.keys().filter(|key| !told.contains(key.as_str()));
    faults.extend(unsaid.map(|key| format!("{table}: nobody was told of {key}")));
    faults
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let wanted = Arc::new(Wanted::parse());
    descriptors(65_536)?;
    let folder = tempfile::tempdir()?;
    let database = Arc::new(tokio::task::spawn_blocking(Postgres::start_durable).await?);
    let address = database.database(DATABASE);
    let mut servers = Vec::new();
    for _ in 0..wanted.servers {
        servers.push(Server::start(&wanted.program, &address, free_port()?).await?);
    }
    let places: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let proxy = Proxy::start(folder.path(), &places).await?;
    let way = Route { server: proxy.address, pages: 0 };
    let gathered = stream::iter((0..wanted.tables).map(|n| TableClients::gather(way, PLAYERS, n)));
    let companies: Vec<TableClients> =
        gathered.buffer_unordered(8).collect::<Vec<_>>().await.into_iter().collect::<Result<_, _>>()?;
    let every = Duration::from_millis(wanted.every);
    let begin = Instant::now() + every + Duration::from_millis(12) * wanted.tables as u32 + Duration::from_secs(2);
    let manners = Manners { every, begin, end: begin + Duration::from_secs(wanted.seconds) };
    let names: Vec<String> = companies.iter().map(|company| company.table.clone()).collect();
    let play = |(n, company): (usize, TableClients)| tokio::spawn(company.play(manners, n as u64));
    let playing: Vec<_> = companies.into_iter().enumerate().map(play).collect();
    tokio::time::sleep_until(begin.into()).await;
    let own = Used::by("self")?.worked;
    let troubled = tokio::spawn(trouble(Arc::clone(&wanted), servers, Arc::clone(&database), address, manners));
    let (mut all, mut failed, mut thrown_out) = (HashMap::new(), 0, 0);
    for (name, table) in names.into_iter().zip(playing) {
        match table.await? {
            Ok((acts, thrown)) => {
                thrown_out += thrown;
                all.insert(name, acts);
            }
            Err(error) => {
                failed += 1;
                eprintln!("{name}: {error}");
            }
        }
    }
    let own = Used::by("self")?.worked - own;
    let (servers, kills, restarts, last) = troubled.await??;
    let logs = logs(&database)?;
    let nothing = Logged::default();
    let faults: Vec<String> =
        all.iter().flat_map(|(table, acts)| faults(table, logs.get(table).unwrap_or(&nothing), acts)).collect();
    let stuck = all.values().filter(|acts| !acts.iter().any(|act| act.sent.is_some_and(|sent| sent > last))).count();
    let acts: Vec<&Acted> = all.values().flatten().filter(|act| act.sent.is_some()).collect();
    let took = Taken::new(acts.iter().filter_map(|act| act.took));
    let stale = Taken::new(acts.iter().filter_map(|act| act.stale));
    println!(
        "{} servers, {} tables of {PLAYERS}, {} s, {kills} kills, {restarts} restarts of the database",
        wanted.servers, wanted.tables, wanted.seconds
    );
    println!(
        "{} acts acknowledged, {:.0} a second; {} of them with somebody thrown out meanwhile, {thrown_out} times a table came back",
        acts.len(),
        acts.len() as f64 / wanted.seconds as f64,
        acts.len() - took.count()
    );
    for (what, taken) in [("from sending until all have it", &took), ("stale, from acknowledgement until all have it", &stale)] {
        let [p50, p99, p999] = [500, 990, 999].map(|many| taken.thousandths(many));
        println!("{what}: p50 {p50:.1} ms, p99 {p99:.1} ms, p99.9 {p999:.1} ms");
    }
    for server in &servers {
        println!("memory of a server: {:.0} MB", server.used()?.peak as f64 / 1e3);
    }
    println!(
        "processor time of the clients: {:.3} ms an act; load {}",
        own as f64 / acts.len().max(1) as f64,
        std::fs::read_to_string("/proc/loadavg")?.trim()
    );
    println!("{failed} tables failed, {stuck} did not go on after the last trouble, {} faults in the logs", faults.len());
    for fault in faults.iter().take(20) {
        println!("  {fault}");
    }
    if failed + stuck + faults.len() > 0 {
        return Err("something was lost".into());
    }
    if stale.thousandths(990) > STALE {
        return Err(format!("stale for more than {STALE} ms").into());
    }
    Ok(())
}
