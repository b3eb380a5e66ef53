//! What can go wrong before or besides the game, and how the program ends then.

use bots::simulate::SimulateError;
use engine::BadAgreement;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

/// Why a command could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// No such game.
    #[error("there is no game `{name}`;{near} the games are: {known}")]
    Game { name: String, near: String, known: String },
    /// No such rule or word.
    #[error("there is no rule or word `{what}`.{near}")]
    Unexplained { what: String, near: String },
    /// An option that cannot be.
    #[error(transparent)]
    Agreement(#[from] BadAgreement),
    /// A seat the table does not have.
    #[error("there is no seat {seat}: the table has seats 0 to {last}")]
    Seat { seat: usize, last: usize },
    /// More names than seats.
    #[error("the table has {seats} seats, and {given} names were given")]
    Names { seats: usize, given: usize },
    /// No such bot.
    #[error("there is no bot `{name}`; the bots are: {known}")]
    Bot { name: String, known: String },
    /// A number of bots that does not fit the table.
    #[error("{wanted} bots are needed, or one for all; {given} were named")]
    Bots { wanted: usize, given: usize },
    /// A bot that does not play by the rules, or does not play.
    #[error("the bot at seat {seat} failed: {why}")]
    BotFailed { seat: usize, why: String },
    /// A file that cannot be read.
    #[error("cannot read {}: {error}", .path.display())]
    Read { path: PathBuf, error: io::Error },
    /// A file that cannot be written.
    #[error("cannot write {}: {error}", .path.display())]
    Write { path: PathBuf, error: io::Error },
    /// A file that is there already.
    #[error("{} exists already; --force overwrites it", .path.display())]
    Exists { path: PathBuf },
    /// A match that cannot be gone on with.
    #[error("{}: the match is over", .path.display())]
    Over { path: PathBuf },
    /// A record that cannot be read or replayed.
    #[error("{}: {message}", .path.display())]
    Record { path: PathBuf, message: String },
    /// Nothing to check in a record.
    #[error("{}: there is nothing to check: {why}", .path.display())]
    Unproved { path: PathBuf, why: &'static str },
    /// Nothing was given to solve.
    #[error("a record, a deal or a file of deals is needed")]
    NothingToSolve,
    /// A position that the solver cannot answer.
    #[error("{}: no card is to be played there, or too many are left", .path.display())]
    Unsolved { path: PathBuf },
    /// A deal of whist that cannot be read.
    #[error("`{text}` is no deal, suit or seat of whist")]
    Deal { text: String },
    /// A simulation that cannot be made.
    #[error(transparent)]
    Simulate(#[from] SimulateError),
    /// The card room cannot be opened.
    #[error(transparent)]
    Serve(#[from] web::serve::ServeError),
    /// The machine does not tell when the player wants to stop.
    #[error("cannot wait for Ctrl-C: {0}")]
    Signal(#[from] ctrlc::Error),
    /// The machine gives no chance.
    #[error("the system gives no random bytes: {0}")]
    Chance(String),
    /// Standard output or input is broken.
    #[error("cannot go on: {0}")]
    Io(#[from] io::Error),
}

impl Failure {
    /// Says what went wrong, and how the program ends. A reader who went away wants no complaint.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            _ => {
                let _ = io::Write::write_fmt(&mut io::stderr().lock(), format_args!("spadille: {self}\n"));
                ExitCode::from(2)
            }
        }
    }
}
