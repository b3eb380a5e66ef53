//! `spadille serve`: the card room for browsers.

use crate::args::ServeArgs;
use crate::failure::Failure;
use std::io::Write;
use std::process::ExitCode;
use tracing_subscriber::EnvFilter;
use web::http::Limits;
use web::serve::{Config, default_database, open, told_to_stop};

pub(crate) fn run(args: &ServeArgs) -> Result<ExitCode, Failure> {
    // RUST_LOG says more, or less; what a keeper must know is said without it.
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let config = Config {
        listen: args.listen,
        database: args.db.clone().unwrap_or_else(default_database),
        base_url: args.base_url.clone(),
        limits: Limits::default(),
    };
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let house = open(&config).await?;
        let mut out = std::io::stdout().lock();
        writeln!(out, "The card room is open at http://{} (Ctrl-C closes it).", house.address)?;
        out.flush()?;
        drop(out);
        house.serve(told_to_stop()).await?;
        Ok(ExitCode::SUCCESS)
    })
}
