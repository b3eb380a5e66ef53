//! `spadille solve`: what could have been won, with all cards open.

mod whist;

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::files::{bad_record, read_record};
use crate::voice::Voice;
use ::games::ombre::voltarete::result::Result3;
use engine::Face;
use engine::record::Record;
use serde::Serialize;
use solver::outcome::voltarete::Verdict;
use solver::outcome::{Forcing, voltarete};
use std::path::Path;
use std::process::ExitCode;

/// Room for the table of positions.
const MEMORY: usize = 64 << 20;

/// Solves a position of a record, or a deal of whist, or a file of them.
pub(crate) fn run(args: &SolveArgs) -> Result<ExitCode, Failure> {
    if let Some(deal) = &args.pbn {
        return whist::one(deal, args);
    }
    if let Some(file) = &args.deals {
        return whist::many(file, args);
    }
    let Some(file) = &args.file else { return Err(Failure::NothingToSolve) };
    let record = read_record(file)?;
    let (face, verdict) = position(file, &record, args.at)?;
    let voice = Voice::of_record(&record);
    let text = if args.json {
        serde_json::to_string_pretty(&Solved::new(&verdict)).map_err(std::io::Error::from)? + "\n"
    } else {
        shown(&verdict, face.deal_number(), &voice)
    };
    crate::print(text.as_bytes())
}

/// A game as it stood, and what could be forced there.
type Position = (Box<dyn Face>, Verdict);

/// The position behind a line of the record; without one, the play of the last deal before its first card.
fn position(file: &Path, record: &Record, at: Option<usize>) -> Result<Position, Failure> {
    let mut forcing = Forcing::with_memory(MEMORY);
    let mut solved = |steps: usize| -> Result<Option<Position>, Failure> {
        let mut part = record.clone();
        part.steps.truncate(steps);
        let replay = part.replay(&::games::catalogue()).map_err(|error| bad_record(file, record, &error))?;
        Ok(voltarete(&*replay.face, &mut forcing).map(|verdict| (replay.face, verdict)))
    };
    let steps = match at {
        Some(line) => record.steps.iter().filter(|step| step.line <= line).count(),
        None => {
            // Back from the end over whatever was said or paid, then over the cards played.
            let mut steps = record.steps.len();
            while steps > 0 && solved(steps)?.is_none() {
                steps -= 1;
            }
            while steps > 0 && solved(steps - 1)?.is_some() {
                steps -= 1;
            }
            steps
        }
    };
    solved(steps)?.ok_or_else(|| Failure::Unsolved { path: file.to_owned() })
}

fn word(result: Result3) -> &'static str {
    match result {
        Result3::Win => "win",
        Result3::Resposta => "resposta",
        Result3::Codilho => "codilho",
    }
}

fn shown(verdict: &Verdict, deal: u32, voice: &Voice) -> String {
    let (feito, turn) = (voice.name(verdict.feito), voice.name(verdict.to_play));
    let mut out = format!("Deal {deal}: {feito} is feito, {turn} is to play.\n");
    out += &format!("With best play on all sides: {}.\n\n", word(verdict.result));
    for &(card, result) in &verdict.cards {
        out += &format!("  {:<4} {}\n", card.to_string(), word(result));
    }
    let line: Vec<String> = verdict.line.iter().map(|(seat, card)| format!("{} {card}", voice.name(*seat))).collect();
    out + &format!("\nFor example: {}\n", line.join(", "))
}

/// A solved position, as JSON.
#[derive(Serialize)]
struct Solved {
    feito: usize,
    to_play: usize,
    result: &'static str,
    cards: Vec<(String, &'static str)>,
    line: Vec<(usize, String)>,
}

impl Solved {
    fn new(verdict: &Verdict) -> Solved {
        Solved {
            feito: verdict.feito.index(),
            to_play: verdict.to_play.index(),
            result: word(verdict.result),
            cards: verdict.cards.iter().map(|&(card, result)| (card.to_string(), word(result))).collect(),
            line: verdict.line.iter().map(|(seat, card)| (seat.index(), card.to_string())).collect(),
        }
    }
}
