//! `spadille verify`: was the deal changed?

use crate::failure::Failure;
use crate::files::{bad_record, read_record};
use crate::paint::Paint;
use engine::record::{Verification, verify};
use std::path::Path;
use std::process::ExitCode;

const PROVES: &str = "This proves that no deal was changed after the first card. It does not prove that nobody looked.";

/// Checks the shuffles of a record against the seed that was promised before the first card.
pub(crate) fn run(file: &Path) -> Result<ExitCode, Failure> {
    let record = read_record(file)?;
    let replay = record.replay(&games::catalogue()).map_err(|error| bad_record(file, &record, &error))?;
    let (code, answer, meaning) = match verify(&record, &replay) {
        Verification::Unproved(why) => return Err(Failure::Unproved { path: file.to_owned(), why }),
        Verification::Fair { shuffles } => {
            let shuffles = if shuffles == 1 { "shuffle follows".to_owned() } else { format!("{shuffles} shuffles follow") };
            let answer = format!("Yes: the seed is the one promised before the first card, and the {shuffles} from it.");
            (ExitCode::SUCCESS, answer, PROVES)
        }
        Verification::OtherSeed => (
            ExitCode::from(1),
            "No: the seed revealed is not the one promised before the first card.".to_owned(),
            "The house has broken its promise, or the record was altered.",
        ),
        Verification::OtherDeal { shuffle } => (
            ExitCode::from(1),
            format!("No: shuffle {} does not follow from the seed.", shuffle + 1),
            "The cards were changed, or the record was altered.",
        ),
    };
    let paint = Paint::stdout();
    let lines = paint.wrapped("", 0, &answer).into_iter().chain(paint.wrapped("", 0, meaning));
    crate::print(lines.map(|line| line + "\n").collect::<String>().as_bytes())?;
    Ok(code)
}
