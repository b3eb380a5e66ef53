//! `spadille`: the card room, served to browsers or in a terminal.
//!
//! Every command only reads: it holds a record or a running game, asks the game what it means, and shows the answer. There
//! are no rules here, and no command knows one game from another.

mod arena;
mod args;
mod backup;
mod club;
mod drill;
mod explain;
mod failure;
mod faults;
mod files;
mod games;
mod house;
mod laws;
mod learn;
mod learnt;
mod new;
mod paint;
mod play;
mod replay;
mod rule;
mod serve;
mod sheet;
mod simulate;
mod solve;
mod speech;
mod table_text;
mod verify;
mod words;

use args::{Cli, Command};
use clap::{CommandFactory, Parser};
use failure::Failure;
use speech::{Speech, Tongue};
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
    let language = cli.language.unwrap_or_else(|| Tongue::of_machine(&|name| std::env::var(name).ok()));
    let speech = Speech::new(language);
    match run(cli, &speech) {
        Ok(code) => code,
        Err(failure) => failure.report(&speech),
    }
}

fn run(cli: Cli, speech: &Speech) -> Result<ExitCode, Failure> {
    match cli.command.unwrap_or_default() {
        Command::Games { game, json } => games::run(game.as_deref(), json, speech),
        Command::Learn { game } => learn::run(&game, speech),
        Command::Drill(args) => drill::run(&args, speech),
        Command::Rules(args) => explain::run(&args, speech),
        Command::Words(args) => words::run(&args, speech),
        Command::Laws(args) => laws::run(&args, speech),
        Command::Rule(args) => rule::run(&args, speech),
        Command::Serve(args) => serve::run(&args, speech),
        Command::Backup(args) => backup::run(&args, speech),
        Command::Club(command) => club::run(&command, cli.language, speech),
        Command::Play(args) => play::run(&args, speech),
        Command::Replay(args) => replay::run(&args, speech),
        Command::Solve(args) => solve::run(&args, speech),
        Command::Simulate(args) => simulate::run(&args, speech),
        Command::Arena(args) => arena::run(&args, speech),
        Command::Verify { file } => verify::run(&file, speech),
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
