//! `spadille solve`: what could have been won, with all cards open.

mod hand;
mod json;
mod line;
mod pbn;
mod text;
mod whist;

pub(crate) use pbn::BadDeal;

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::files::read_record;
use crate::paint::Paint;
use crate::speech::Speech;
use crate::table_text::TableText;
use std::process::ExitCode;

/// Room for the table of positions, in bytes.
fn memory(args: &SolveArgs) -> usize {
    usize::try_from(u64::from(args.memory) << 20).unwrap_or(usize::MAX)
}

/// Solves a position of a record, or a deal of whist, or a file of them.
pub(crate) fn run(args: &SolveArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    if let Some(deal) = &args.pbn {
        return whist::one(deal, args, speech);
    }
    if let Some(file) = &args.deals {
        return whist::many(file, args);
    }
    let Some(file) = &args.file else { return Err(Failure::NothingToSolve) };
    let record = read_record(file)?;
    let hand = hand::solved(file, &record, args, speech)?;
    let text = match args.json {
        true => serde_json::to_string_pretty(&json::Solved::new(&hand)).map_err(std::io::Error::from)? + "\n",
        false => text::render(&hand, &TableText::of_record(speech, &record), &Paint::stdout())
            .into_iter()
            .map(|line| line + "\n")
            .collect(),
    };
    crate::print(text.as_bytes())
}
