//! `spadille replay`: a record happens again.

mod json;

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::files::{bad_record, read_record};
use crate::paint::{Look, Paint, signed};
use crate::sheet;
use crate::voice::Voice;
use engine::record::{Record, Replay};
use engine::show::SheetLine;
use engine::{Face, Pot, Seat, Turn};
use std::process::ExitCode;

/// Replays a record and shows every deal with its payments, and what it comes to.
pub(crate) fn run(args: &ReplayArgs) -> Result<ExitCode, Failure> {
    let mut record = read_record(&args.file)?;
    if let Some(until) = args.until {
        record.steps.retain(|step| step.line <= until);
    }
    let replay = record.replay(&games::catalogue()).map_err(|error| bad_record(&args.file, &record, &error))?;
    let text = if args.json {
        serde_json::to_string_pretty(&json::Replayed::new(&record, &replay)).map_err(std::io::Error::from)? + "\n"
    } else {
        shown(&record, &replay).into_iter().map(|line| line + "\n").collect()
    };
    crate::print(text.as_bytes())
}

/// The lines of the ledger that belong to a deal. What lay on the table before the first deal is shown with it.
fn lines_of(face: &dyn Face, deal: u32) -> Vec<SheetLine> {
    let before = if deal == 1 { face.ledger().of_deal(0) } else { &[] };
    let entries = before.iter().chain(face.ledger().of_deal(deal));
    entries.map(|entry| SheetLine::new(entry, face.facts().pots)).collect()
}

fn shown(record: &Record, replay: &Replay) -> Vec<String> {
    let (face, paint, voice) = (&*replay.face, Paint::stdout(), Voice::of_record(record));
    let facts = face.facts();
    let names: Vec<String> = Seat::first(face.players()).map(|seat| voice.name(seat)).collect();
    let mut out = vec![format!("{}  {}", paint.look(Look::Heading, facts.title), names.join(", "))];
    let mut cited = Vec::new();
    for report in face.reports() {
        let lines = lines_of(face, report.number);
        out.push(String::new());
        let heading = format!("Deal {}", report.number);
        out.push(format!("{}, dealt by {}", paint.look(Look::Strong, &heading), voice.name(report.dealer)));
        out.push(format!("  {}", sheet::ended(&report, &voice)));
        out.extend(sheet::tricks(&report, &voice).map(|tricks| format!("  {tricks}")));
        out.extend(sheet::payments(&lines, &voice, &paint));
        cited.extend(lines);
    }
    out.push(String::new());
    out.push(match face.turn() {
        Turn::Over => "The match is over.".to_owned(),
        Turn::Shuffle(_) => "The cards are to be shuffled.".to_owned(),
        Turn::Seats { must, .. } => {
            let waits: Vec<String> = must.iter().map(|seat| voice.name(seat)).collect();
            format!("The table waits for {}.", waits.join(", "))
        }
    });
    let seats = Seat::first(face.players()).map(|seat| format!("{} {}", voice.name(seat), signed(face.ledger().balance(seat))));
    let pots =
        (0u8..).zip(facts.pots).map(|(n, pot)| format!("{} {}", voice.words.pot(facts.id, pot), face.ledger().balance(Pot(n))));
    out.push(format!("  {}", seats.collect::<Vec<_>>().join(" · ")));
    out.push(format!("  {}", pots.collect::<Vec<_>>().join(" · ")));
    let rules = sheet::rules(&cited, &voice, &paint);
    if !rules.is_empty() {
        out.extend([String::new(), "Why:".to_owned()]);
        out.extend(rules);
    }
    out
}
