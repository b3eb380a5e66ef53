//! `spadille backup`: a copy of the room, made while it is open.

use crate::args::BackupArgs;
use crate::failure::Failure;
use crate::speech::Speech;
use engine::Msg;
use sql::backup;
use std::io::Write;
use std::process::ExitCode;
use web::serve::default_database;

pub(crate) fn run(args: &BackupArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let database = args.db.clone().unwrap_or_else(default_database);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(backup(&database, &args.file))?;
    let copied = Msg::new("told-backup-copied").with("file", args.file.display().to_string());
    writeln!(std::io::stdout().lock(), "{}", speech.say(&copied))?;
    Ok(ExitCode::SUCCESS)
}
