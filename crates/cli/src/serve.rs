//! `spadille serve`: the card room for browsers.

use crate::args::ServeArgs;
use crate::failure::Failure;
use crate::speech::Speech;
use engine::Msg;
use std::io::Write;
use std::num::NonZeroU32;
use std::process::ExitCode;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use web::http::Limits;
use web::serve::{Config, default_database, open, told_to_stop};

/// Descriptors that are wanted: each visitor who looks at a table holds one.
const WANTED: u64 = 65_536;
/// Descriptors that are no connections: the database, what the program reads, and some to spare.
const OWN: u64 = 128;
/// With fewer the keeper is told.
const FEW: u64 = 4096;

/// The limits for so many people behind one address, with as many connections as the machine gives descriptors for.
fn limits(people_an_address: NonZeroU32) -> Limits {
    let usual = Limits::default().shared_by(people_an_address);
    match rlimit::increase_nofile_limit(WANTED) {
        Ok(given) => {
            if given < FEW {
                tracing::warn!(given, "few descriptors: as many visitors can be connected at a time; see LimitNOFILE");
            }
            let connections = usize::try_from(given.saturating_sub(OWN).max(OWN)).unwrap_or(usize::MAX);
            Limits { connections_in_all: connections, ..usual }
        }
        Err(error) => {
            tracing::warn!(%error, "the machine does not say how many descriptors it gives");
            usual
        }
    }
}

pub(crate) fn run(args: &ServeArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    // RUST_LOG says more, or less; what a keeper must know is said without it.
    let asked: Option<Targets> = std::env::var("RUST_LOG").ok().and_then(|targets| targets.parse().ok());
    let told = asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    tracing_subscriber::registry().with(tracing_subscriber::fmt::layer().with_writer(std::io::stderr)).with(told).init();
    let config = Config {
        listen: args.listen,
        database: args.db.clone().unwrap_or_else(default_database),
        base_url: args.base_url.clone(),
        limits: limits(args.people_an_address),
        keep_days: args.keep_days,
    };
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let house = open(&config).await?;
        let mut out = std::io::stdout().lock();
        let open = Msg::new("told-serve-open").with("address", format!("http://{}", house.address));
        writeln!(out, "{}", speech.say(&open))?;
        out.flush()?;
        drop(out);
        house.serve(told_to_stop()).await?;
        Ok(ExitCode::SUCCESS)
    })
}
