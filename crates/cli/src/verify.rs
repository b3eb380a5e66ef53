//! `spadille verify`: was the deal changed?

use crate::failure::{Failure, Unproved};
use crate::files::{bad_record, read_record};
use crate::paint::Paint;
use crate::speech::Speech;
use engine::Msg;
use engine::record::{Verification, verify};
use std::path::Path;
use std::process::ExitCode;

/// Checks the shuffles of a record against the seed that was promised before the first card.
pub(crate) fn run(file: &Path, speech: &Speech) -> Result<ExitCode, Failure> {
    let record = read_record(file)?;
    let replay = record.replay(&games::catalogue()).map_err(|error| bad_record(file, &record, error))?;
    let (code, answer, meaning) = match verify(&record, &replay) {
        Verification::Unproved(_) => {
            let why = if record.commit.is_none() { Unproved::NoPromise } else { Unproved::NoSeed };
            return Err(Failure::Unproved { path: file.to_owned(), why });
        }
        Verification::Fair { shuffles } => {
            let answer = Msg::new("told-verify-fair").with("shuffles", shuffles);
            (ExitCode::SUCCESS, answer, "told-verify-proves")
        }
        Verification::OtherSeed => (ExitCode::from(1), Msg::new("told-verify-other-seed"), "told-verify-broken"),
        Verification::OtherDeal { shuffle } => {
            let answer = Msg::new("told-verify-other-deal").with("shuffle", shuffle + 1);
            (ExitCode::from(1), answer, "told-verify-changed")
        }
    };
    let paint = Paint::stdout();
    let lines = paint.wrapped("", 0, &speech.say(&answer)).into_iter().chain(paint.wrapped("", 0, &speech.text(meaning)));
    crate::print(lines.map(|line| line + "\n").collect::<String>().as_bytes())?;
    Ok(code)
}
