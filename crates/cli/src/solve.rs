//! `spadille solve`: what could have been won, with all cards open.

mod whist;

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::files::{bad_record, read_record};
use crate::voice::Voice;
use engine::record::Record;
use engine::{Arg, Face, Msg};
use serde::Serialize;
use solver::outcome::{Forcing, Verdict, Wanted, solve};
use std::path::Path;
use std::process::ExitCode;

/// Room for the table of positions, in bytes.
fn memory(args: &SolveArgs) -> usize {
    usize::try_from(u64::from(args.memory) << 20).unwrap_or(usize::MAX)
}

/// Positions looked at before a question is given up: some minutes.
const BUDGET: u64 = 300_000_000;

/// Positions looked at when a hand is gone back through: its early tricks may cost too much.
const EACH: u64 = 300_000;

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
    let (face, verdict) = position(file, &record, args)?;
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

/// The position behind a line of the record; without one, the play of the last deal from as early on as it can be solved.
fn position(file: &Path, record: &Record, args: &SolveArgs) -> Result<Position, Failure> {
    let mut forcing = Forcing::with_memory(memory(args));
    let mut solved = |steps: usize, budget: u64, wanted: Wanted| -> Result<Option<Position>, Failure> {
        let mut part = record.clone();
        part.steps.truncate(steps);
        let replay = part.replay(&::games::catalogue()).map_err(|error| bad_record(file, record, &error))?;
        Ok(solve(&*replay.face, &mut forcing, budget, wanted).map(|verdict| (replay.face, verdict)))
    };
    let steps = match args.at {
        Some(line) => record.steps.iter().filter(|step| step.line <= line).count(),
        None => {
            // Back from the end over whatever was said or paid, then over the cards played.
            let mut steps = record.steps.len();
            while steps > 0 && solved(steps, EACH, Wanted::Values)?.is_none() {
                steps -= 1;
            }
            while steps > 0 && solved(steps - 1, EACH, Wanted::Values)?.is_some() {
                steps -= 1;
            }
            steps
        }
    };
    solved(steps, BUDGET, Wanted::Line)?.ok_or_else(|| Failure::Unsolved { path: file.to_owned() })
}

fn shown(verdict: &Verdict, deal: u32, voice: &Voice) -> String {
    let mut out =
        format!("{}\n\n", voice.say(&Msg::new("solved-deal").with("deal", i64::from(deal)).with("turn", verdict.said())));
    for &(card, value) in &verdict.cards {
        out += &format!("  {:<4} {}\n", card.to_string(), voice.say(&verdict.told(value)));
    }
    if verdict.line.is_empty() {
        return out;
    }
    let line: Vec<String> = verdict.line.iter().map(|(seat, card)| format!("{} {card}", voice.name(*seat))).collect();
    out + &format!("\n{}\n", voice.say(&Msg::new("solved-line").with("line", Arg::Text(line.join(", ")))))
}

/// A solved position, as JSON.
#[derive(Serialize)]
struct Solved {
    to_play: usize,
    side: Vec<usize>,
    unit: &'static str,
    value: i16,
    cards: Vec<(String, i16)>,
    line: Vec<(usize, String)>,
}

impl Solved {
    fn new(verdict: &Verdict) -> Solved {
        Solved {
            to_play: verdict.to_play.index(),
            side: verdict.side.iter().map(|seat| seat.index()).collect(),
            unit: verdict.unit.name(),
            value: verdict.value,
            cards: verdict.cards.iter().map(|&(card, value)| (card.to_string(), value)).collect(),
            line: verdict.line.iter().map(|(seat, card)| (seat.index(), card.to_string())).collect(),
        }
    }
}
