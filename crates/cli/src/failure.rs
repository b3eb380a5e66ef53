//! What can go wrong before or besides the game, and how the program ends then.

use crate::solve::BadDeal;
use bots::simulate::SimulateError;
use engine::BadAgreement;
use solver::outcome::Unsolved;
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
    /// No law speaks of this.
    #[error("no law of this game speaks of `{what}`; tell it in other words, or see them all without any")]
    NoLaw { what: String },
    /// A game the referee cannot be asked about yet.
    #[error("the referee's desk has no incidents of {game} yet; `spadille laws {game}` tells its laws")]
    NoDesk { game: &'static str },
    /// A case that cannot be ruled on.
    #[error("{0}")]
    Unruled(String),
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
    /// A line behind the last thing that happened.
    #[error("{}: there is no line {line} to stop at: {steps} things happen in the record, the last on line {last}", .path.display())]
    BeyondEnd { path: PathBuf, line: usize, last: usize, steps: usize },
    /// A position that the solver cannot answer.
    #[error("{}: {why}{next}", .path.display())]
    Unsolved { path: PathBuf, why: Why, next: Next },
    /// A deal of whist that cannot be read.
    #[error("{0}")]
    Deal(#[from] BadDeal),
    /// A line of a file of deals that cannot be read.
    #[error("{}: line {line}: {bad}", .path.display())]
    Deals { path: PathBuf, line: usize, bad: BadDeal },
    /// Not two to be matched.
    #[error("two bots are wanted, as in --bots club,novice, and the number named is {given}; the bots are: {known}")]
    Bout { given: usize, known: String },
    /// A simulation that cannot be made.
    #[error(transparent)]
    Simulate(#[from] SimulateError),
    /// The card room cannot be opened.
    #[error(transparent)]
    Serve(#[from] web::serve::ServeError),
    /// Something of a championship cannot be done.
    #[error("{0}")]
    Club(String),
    /// No copy of the room was made.
    #[error(transparent)]
    Unsaved(#[from] web::store::Unsaved),
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

/// Why a position has no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Why {
    /// No card is to be played.
    #[error("no card is to be played there")]
    NoPlay,
    /// Too many tricks are left.
    #[error("{left} tricks are left there, and {game} is solved from the last {most} on")]
    Tricks { left: usize, most: usize, game: &'static str },
    /// Too many cards are left to be drawn.
    #[error("{left} cards are left in the stock there, and {game} is solved from the last {most} on")]
    Stock { left: usize, most: usize, game: &'static str },
    /// Something the solver does not look at.
    #[error("{0}")]
    Besides(&'static str),
}

impl Why {
    /// What the solver says, of this game.
    pub(crate) fn new(why: Unsolved, game: &'static str) -> Why {
        match why {
            Unsolved::Game => Why::Besides("this game is not solved"),
            Unsolved::NoPlay => Why::NoPlay,
            Unsolved::Tricks { left, most } => Why::Tricks { left, most, game },
            Unsolved::Stock { left, most } => Why::Stock { left, most, game },
            Unsolved::ExtraRound => Why::Besides("an extra round, played for tricks and not for points, is not solved"),
            Unsolved::Committed => {
                Why::Besides("cards that lie on one another are played by themselves: there is nothing to choose")
            }
            Unsolved::WrongHand => Why::Besides("a hand was dealt wrong, and such deals are not solved"),
            Unsolved::Matto => Why::Besides(
                "the Matto might yet be lost there, for its pair has no worthless card to give for it; that is not solved",
            ),
            Unsolved::Honours => Why::Besides("too many honours are still in play there"),
            Unsolved::Dear => Why::Besides("too many cards are left there to be tried in some minutes"),
        }
    }
}

/// Where there is an answer, or may be one.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Next {
    /// Before the card that is played on this line.
    #[error("; a card is played on line {0}, so try --at {before}", before = .0.saturating_sub(1))]
    Before(usize),
    /// No card is played.
    #[error("; no card is played in the record")]
    NoCard,
    /// Behind the end of the record.
    #[error("; the record does not go so far")]
    NotSoFar,
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
