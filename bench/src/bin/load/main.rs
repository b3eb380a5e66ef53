//! A room full of people: how many tables a server keeps, how fast, and what they cost.
//!
//! `cargo run --profile dist -p bench --bin load -- SPADILLE --tables 100,1000,3000`, where SPADILLE is the program. Each player has a socket
//! of their own, each table comes from an address of its own. Measured is the time from an act being sent until all screens have been
//! shown it. The clients take their share of the same processors, which is told. Several programs are run one after the other
//! with the same tables, and what an act costs is told as a share of the first.

use bench::load::{Acted, Failed, Manners, Route, Server, TableClients, Taken, Used, descriptors};
use clap::Parser;
use futures_util::{StreamExt, stream};
use std::time::{Duration, Instant};

/// How many tables a room keeps, how fast, and what they cost.
#[derive(Parser)]
struct Wanted {
    /// The programs to be measured: each a `spadille`
    #[arg(required = true)]
    programs: Vec<String>,
    /// Tables at a time, one run for each number
    #[arg(long, value_delimiter = ',', default_value = "100,1000")]
    tables: Vec<usize>,
    /// Players at a table, each with a socket: 2, 3 or 4
    #[arg(long, default_value_t = 3)]
    sockets: usize,
    /// Page sockets of each player besides
    #[arg(long, default_value_t = 0)]
    pages: usize,
    /// Milliseconds from one act of a table to the next
    #[arg(long, default_value_t = 1000)]
    every: u64,
    /// How long is counted
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Where the room keeps its tables, if not in a file of its own: postgres://...
    #[arg(long)]
    db: Option<String>,
}

/// Descriptors that are asked for.
const DESCRIPTORS: u64 = 65_536;
/// Tables that are opened at the same time.
const OPENED_AT_ONCE: usize = 16;
/// The time of a run is told in so many parts: a machine that does other things besides is seen in the slowest.
const PARTS: u32 = 6;

/// What a run has found.
struct Found {
    tables: usize,
    failed: usize,
    thrown_out: usize,
    acts: usize,
    took: Taken,
    parts: Vec<Taken>,
    /// Processor time of the server and of the clients, in milliseconds an act.
    server: f64,
    clients: f64,
    /// Megabytes of the server before the first table, before the first socket, under load, and at the most.
    empty: f64,
    idle: f64,
    live: f64,
    peak: f64,
}

fn megabytes(kilobytes: u64) -> f64 {
    kilobytes as f64 / 1e3
}

async fn run(wanted: &Wanted, program: &str, tables: usize) -> Result<Found, Failed> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("room.db").to_string_lossy().into_owned();
    let listen = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(program, wanted.db.as_deref().unwrap_or(&file), listen).await?;
    let empty = server.used()?.memory;
    let way = Route { server: server.address, pages: wanted.pages };
    let gathered = stream::iter((0..tables).map(|n| TableClients::gather(way, wanted.sockets, n)));
    let companies: Vec<TableClients> =
        gathered.buffer_unordered(OPENED_AT_ONCE).collect::<Vec<_>>().await.into_iter().collect::<Result<_, _>>()?;
    let idle = server.used()?.memory;
    if let Some(first) = companies.first() {
        let (page, start) = (first.page().await? as f64 / 1e3, server.opened_in.as_secs_f64() * 1e3);
        eprintln!("{program}: {start:.0} ms until the first answer; a page of a table {page:.1} kB");
    }
    let every = Duration::from_millis(wanted.every);
    let lasting = Duration::from_secs(wanted.seconds);
    // All sit down, and each has acted once, before anything is counted.
    let sockets = tables * wanted.sockets * (1 + wanted.pages);
    let begin = Instant::now() + every + Duration::from_micros(1500) * sockets as u32 + Duration::from_secs(2);
    let manners = Manners { every, begin, end: begin + lasting };
    let play = |(n, company): (usize, TableClients)| tokio::spawn(company.play(manners, n as u64));
    let playing: Vec<_> = companies.into_iter().enumerate().map(play).collect();
    tokio::time::sleep_until(begin.into()).await;
    let (server_before, own_before) = (server.used()?, Used::by("self")?);
    tokio::time::sleep_until(manners.end.into()).await;
    let (used, own) = (server.used()?, Used::by("self")?);
    let (mut acts, mut failed, mut thrown_out) = (Vec::<Acted>::new(), 0, 0);
    for table in playing {
        match table.await? {
            Ok((acted, thrown)) => {
                acts.extend(acted);
                thrown_out += thrown;
            }
            Err(error) => {
                failed += 1;
                eprintln!("a table failed: {error}");
            }
        }
    }
    let counted: Vec<(Duration, Duration)> = acts.iter().filter_map(|act| Some((act.sent?, act.took?))).collect();
    let part = |n: u32| {
        let within = move |when: Duration| when >= lasting * n / PARTS && when < lasting * (n + 1) / PARTS;
        Taken::new(counted.iter().filter(|&&(when, _)| within(when)).map(|&(_, took)| took))
    };
    let each = |worked: u64| worked as f64 / counted.len().max(1) as f64;
    Ok(Found {
        tables,
        failed,
        thrown_out,
        acts: counted.len(),
        took: Taken::new(counted.iter().map(|&(_, took)| took)),
        parts: (0..PARTS).map(part).collect(),
        server: each(used.worked - server_before.worked),
        clients: each(own.worked - own_before.worked),
        empty: megabytes(empty),
        idle: megabytes(idle),
        live: megabytes(used.memory),
        peak: megabytes(used.peak),
    })
}

fn tell(program: &str, found: &Found, seconds: u64, first: f64) -> Result<(), Failed> {
    let Found { tables, failed, thrown_out, acts, took, parts, server, clients, empty, idle, live, peak } = found;
    let rate = *acts as f64 / seconds as f64;
    let load = std::fs::read_to_string("/proc/loadavg")?;
    let load = load.split(' ').next().unwrap_or_default();
    let [p50, p99, p999] = [500, 990, 999].map(|many| took.thousandths(many));
    println!(
        "| {program} | {tables} | {rate:.0} | {p50:.1} | {p99:.1} | {p999:.1} | {server:.3} | {:.2} | {clients:.3} | {idle:.0} | \
         {live:.0} | {peak:.0} | {:.1} | {load} |",
        server / first,
        (live - empty) * 1e3 / (*tables).max(1) as f64
    );
    let slowest: Vec<String> = parts.iter().map(|part| format!("{:.0}", part.thousandths(990))).collect();
    println!("    p99 in {PARTS} parts: {} ms; {failed} tables failed, {thrown_out} times all came back", slowest.join(", "));
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let wanted = Wanted::parse();
    let given = descriptors(DESCRIPTORS)? as usize;
    let most = wanted.tables.iter().max().copied().unwrap_or_default() * wanted.sockets * (1 + wanted.pages);
    if most + 256 > given {
        eprintln!("{most} sockets and only {given} descriptors: a room keeps 128 for itself");
    }
    println!(
        "{} sockets a table and {} page sockets each, one act in {} ms, {} s; times in ms until all screens have it, work in ms of \
         processor time an act, memory of the server in MB, of a table in kB",
        wanted.sockets, wanted.pages, wanted.every, wanted.seconds
    );
    println!(
        "| program | tables | acts/s | p50 | p99 | p99.9 | server | of the first | clients | idle | live | peak | a table | load |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    for &tables in &wanted.tables {
        let mut first = None;
        for program in &wanted.programs {
            let found = run(&wanted, program, tables).await?;
            let first = *first.get_or_insert(found.server);
            tell(program, &found, wanted.seconds, first)?;
        }
    }
    Ok(())
}
