//! `spadille`: the card room, served to browsers or in a terminal.
//!
//! Every command only reads: it holds a record or a running game, asks the game what it means, and shows the answer. There
//! are no rules here, and no command knows one game from another.

mod arena;
mod args;
mod backup;
mod club;
mod explain;
mod failure;
mod files;
mod games;
mod house;
mod laws;
mod new;
mod paint;
mod play;
mod replay;
mod rule;
mod serve;
mod sheet;
mod simulate;
mod solve;
mod verify;
mod voice;

use args::{Cli, Command};
use clap::{CommandFactory, Parser};
use failure::Failure;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help goes to standard output, complaints to standard error; if nobody reads them there is nothing to do.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    match run(cli) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli) -> Result<ExitCode, Failure> {
    match cli.command.unwrap_or_default() {
        Command::Games { game, json } => games::run(game.as_deref(), json),
        Command::Rules(args) => explain::run(&args),
        Command::Laws(args) => laws::run(&args),
        Command::Rule(args) => rule::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Club(command) => club::run(&command),
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Verify { file } => verify::run(&file),
        Command::New(args) => new::run(&args),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "spadille", &mut script);
            print(&script)
        }
    }
}

/// Writes all of this to standard output.
fn print(bytes: &[u8]) -> Result<ExitCode, Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
