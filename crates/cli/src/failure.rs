//! What can go wrong before or besides the game, and how the program ends then.

use crate::faults;
use crate::solve::BadDeal;
use crate::speech::Speech;
use crate::table_text::TableText;
use bots::simulate::SimulateError;
use engine::record::{Record, RecordError};
use engine::{BadAgreement, Msg, Refusal};
use solver::outcome::Unsolved;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Why a command could not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// No such game.
    Game { name: String, near: Option<&'static str>, known: String },
    /// No such rule or word.
    Unexplained { what: String, near: Vec<String> },
    /// No law speaks of this.
    NoLaw { what: String },
    /// A game the referee cannot be asked about yet.
    NoDesk { game: &'static str },
    /// A kind of exercise that the game does not have.
    NoDrill { kind: String, known: String },
    /// A case that cannot be ruled on.
    Unruled(String),
    /// A primer that cannot be shown.
    Primer(learn::Unready),
    /// An option that cannot be.
    Agreement(BadAgreement),
    /// An option that is agreed twice.
    AgreedTwice { name: String },
    /// A seat the table does not have.
    Seat { seat: usize, last: usize },
    /// More names than seats.
    Names { seats: usize, given: usize },
    /// No such bot.
    Bot { name: String, known: String },
    /// A number of bots that does not fit the table.
    Bots { wanted: usize, given: usize },
    /// A bot that does not play by the rules.
    BotRefused { seat: usize, action: String, why: String },
    /// A bot that does not play.
    BotSilent { seat: usize },
    /// A file that cannot be read.
    Read { path: PathBuf, error: io::Error },
    /// A file that is longer than any record.
    TooLong { path: PathBuf },
    /// A file that cannot be written.
    Write { path: PathBuf, error: io::Error },
    /// A name of no file that could be written.
    NoFile { path: PathBuf },
    /// A file that is there already.
    Exists { path: PathBuf },
    /// A match that cannot be gone on with.
    Over { path: PathBuf },
    /// A record that cannot be read or replayed.
    Record { path: PathBuf, error: Box<RecordError>, refused: Option<Box<Refused>> },
    /// Nothing to check in a record.
    Unproved { path: PathBuf, why: Unproved },
    /// Nothing was given to solve.
    NothingToSolve,
    /// A line behind the last thing that happened.
    BeyondEnd { path: PathBuf, line: usize, last: usize, steps: usize },
    /// A position that the solver cannot answer.
    Unsolved { path: PathBuf, why: Unsolved, game: &'static str, next: Next },
    /// A deal of whist that cannot be read.
    Deal(BadDeal),
    /// A line of a file of deals that cannot be read.
    Deals { path: PathBuf, line: usize, bad: BadDeal },
    /// Not two to be matched.
    Bout { given: usize, known: String },
    /// A simulation that cannot be made.
    Simulate(SimulateError),
    /// The card room cannot be opened.
    Serve(web::serve::ServeError),
    /// Something of a championship cannot be done.
    Club(String),
    /// No copy of the room was made.
    Unsaved(sql::Unsaved),
    /// The machine does not tell when the player wants to stop.
    Signal(ctrlc::Error),
    /// The machine gives no chance.
    Chance(String),
    /// Standard output or input is broken.
    Io(io::Error),
}

/// What the rules refused in a record, and who sat there.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) record: Record,
    pub(crate) refusal: Refusal,
}

/// What is missing in a record that is to be checked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Unproved {
    /// Nothing was promised before the first card.
    NoPromise,
    /// The seed was not shown yet.
    NoSeed,
}

/// Where there is an answer, or may be one.
#[derive(Debug)]
pub(crate) enum Next {
    /// Before the card that is played on this line.
    Before(usize),
    /// No card is played.
    NoCard,
    /// Behind the end of the record.
    NotSoFar,
}

/// What becomes a failure by `?`.
macro_rules! from {
    ($($cause:ty => $failure:ident),+ $(,)?) => {
        $(impl From<$cause> for Failure {
            fn from(cause: $cause) -> Failure {
                Failure::$failure(cause)
            }
        })+
    };
}

from! {
    BadAgreement => Agreement,
    BadDeal => Deal,
    learn::Unready => Primer,
    SimulateError => Simulate,
    web::serve::ServeError => Serve,
    sql::Unsaved => Unsaved,
    ctrlc::Error => Signal,
    io::Error => Io,
}

/// A file, as it was named.
fn named(path: &Path) -> String {
    path.display().to_string()
}

impl Failure {
    /// Says what went wrong, and how the program ends. A reader who went away wants no complaint.
    pub(crate) fn report(&self, speech: &Speech) -> ExitCode {
        match self {
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            _ => {
                let told = self.text(speech);
                let _ = io::Write::write_fmt(&mut io::stderr().lock(), format_args!("spadille: {told}\n"));
                ExitCode::from(2)
            }
        }
    }

    /// What went wrong, in a sentence, behind the file in which it is found.
    pub(crate) fn text(&self, speech: &Speech) -> String {
        let said = speech.say(&self.message());
        let said = self.file().map_or_else(|| said.clone(), |path| format!("{}: {said}", named(path)));
        match self {
            Failure::Record { refused: Some(refused), .. } => {
                format!("{said}: {}", TableText::of_record(speech, &refused.record).say(&refused.refusal.why))
            }
            _ => said,
        }
    }

    /// The file in which it is found.
    fn file(&self) -> Option<&Path> {
        match self {
            Failure::Record { path, .. }
            | Failure::Unproved { path, .. }
            | Failure::Over { path }
            | Failure::BeyondEnd { path, .. }
            | Failure::Unsolved { path, .. }
            | Failure::Deals { path, .. } => Some(path),
            _ => None,
        }
    }

    /// The same as a message.
    fn message(&self) -> Msg {
        let list = |names: &[String]| names.join(", ");
        match self {
            Failure::Game { name, near: Some(near), known } => {
                let msg = Msg::new("told-failed-game-near").with("name", name.clone()).with("near", (*near).to_owned());
                msg.with("known", known.clone())
            }
            Failure::Game { name, near: None, known } => {
                Msg::new("told-failed-game").with("name", name.clone()).with("known", known.clone())
            }
            Failure::Unexplained { what, near } if near.is_empty() => {
                Msg::new("told-failed-unexplained").with("what", what.clone())
            }
            Failure::Unexplained { what, near } => {
                Msg::new("told-failed-unexplained-near").with("what", what.clone()).with("near", list(near))
            }
            Failure::NoLaw { what } => Msg::new("told-failed-no-law").with("what", what.clone()),
            Failure::NoDesk { game } => Msg::new("told-failed-no-desk").with("game", (*game).to_owned()),
            Failure::NoDrill { kind, known } => {
                Msg::new("told-failed-no-drill").with("kind", kind.clone()).with("known", known.clone())
            }
            Failure::Agreement(bad) => faults::agreement(bad),
            Failure::AgreedTwice { name } => Msg::new("told-failed-agreed-twice").with("name", name.clone()),
            Failure::Seat { seat, last } => Msg::new("told-failed-seat").with("seat", *seat).with("last", *last),
            Failure::Names { seats, given } => Msg::new("told-failed-names").with("seats", *seats).with("given", *given),
            Failure::Bot { known, .. } if known.is_empty() => Msg::new("told-failed-no-bots"),
            Failure::Bot { name, known } => Msg::new("told-failed-bot").with("name", name.clone()).with("known", known.clone()),
            Failure::Bots { wanted, given } => Msg::new("told-failed-bots").with("wanted", *wanted).with("given", *given),
            Failure::BotRefused { seat, action, why } => {
                let msg = Msg::new("told-failed-bot-refused").with("seat", *seat).with("action", action.clone());
                msg.with("why", why.clone())
            }
            Failure::BotSilent { seat } => Msg::new("told-failed-bot-silent").with("seat", *seat),
            Failure::Read { path, error } => {
                Msg::new("told-failed-read").with("file", named(path)).with("why", error.to_string())
            }
            Failure::TooLong { path } => Msg::new("told-failed-too-long").with("file", named(path)),
            Failure::Write { path, error } => {
                Msg::new("told-failed-write").with("file", named(path)).with("why", error.to_string())
            }
            Failure::NoFile { path } => Msg::new("told-failed-no-file").with("file", named(path)),
            Failure::Exists { path } => Msg::new("told-failed-exists").with("file", named(path)),
            Failure::NothingToSolve => Msg::new("told-failed-nothing-to-solve"),
            Failure::Deal(bad) => bad.message(),
            Failure::Bout { given, known } => Msg::new("told-failed-bout").with("given", *given).with("known", known.clone()),
            Failure::Simulate(error) => faults::simulation(error),
            Failure::Serve(error) => faults::room(error),
            Failure::Unsaved(error) => faults::copy(error),
            Failure::Signal(error) => Msg::new("told-failed-signal").with("why", error.to_string()),
            Failure::Chance(why) => Msg::new("told-failed-chance").with("why", why.clone()),
            Failure::Io(error) => Msg::new("told-failed-io").with("why", error.to_string()),
            Failure::Record { error, .. } => faults::record(error),
            Failure::Unproved { why, .. } => why.message(),
            Failure::Over { .. } => Msg::new("told-failed-over"),
            Failure::BeyondEnd { line, last, steps, .. } => {
                Msg::new("told-failed-beyond").with("line", *line).with("last", *last).with("steps", *steps)
            }
            Failure::Unsolved { why, game, next, .. } => {
                Msg::new("told-failed-unsolved").with("why", faults::unsolved(*why, game)).with("next", next.message())
            }
            Failure::Deals { line, bad, .. } => Msg::new("told-failed-line").with("line", *line).with("why", bad.message()),
            Failure::Primer(unready) => Msg::new("primer-unready").with("why", unready.to_string()),
            Failure::Unruled(why) | Failure::Club(why) => Msg::new("told-failed-text").with("text", why.clone()),
        }
    }
}

impl Unproved {
    fn message(self) -> Msg {
        match self {
            Unproved::NoPromise => Msg::new("told-failed-no-promise"),
            Unproved::NoSeed => Msg::new("told-failed-no-seed"),
        }
    }
}

impl Next {
    fn message(&self) -> Msg {
        match self {
            Next::Before(line) => Msg::new("told-failed-try-at").with("line", *line).with("before", line.saturating_sub(1)),
            Next::NoCard => Msg::new("told-failed-no-card-played"),
            Next::NotSoFar => Msg::new("told-failed-not-so-far"),
        }
    }
}
