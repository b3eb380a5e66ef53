//! `spadille replay`: a record happens again.

mod json;
mod told;

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::files::{bad_record, read_with_comment};
use crate::paint::{Look, Paint, won_or_lost};
use crate::sheet::{self, Cites};
use crate::speech::Speech;
use engine::record::{Record, Replay};
use engine::show::SheetLine;
use engine::{AnyGame, Msg, Seat, Turn};
use std::process::ExitCode;
use told::Told;

/// How much is told of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Length {
    /// Everything that happened, in one paragraph.
    Compact,
    /// The same, each on a line of its own.
    Whole,
}

/// Replays a record and shows every deal with what happened, its payments, and what it comes to.
pub(crate) fn run(args: &ReplayArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let (mut record, comment) = read_with_comment(&args.file)?;
    if let Some(until) = args.until {
        record.steps.retain(|step| step.line <= until);
    }
    let mut told = Told::new(speech, &record);
    let replay = record.replay_watched(&games::catalogue(), &mut |face, step| told.watch(face, step));
    let replay = replay.map_err(|error| bad_record(&args.file, &record, error))?;
    let text = if args.json {
        serde_json::to_string_pretty(&json::Replayed::new(&record, &replay)).map_err(std::io::Error::from)? + "\n"
    } else {
        let length = if args.verbose { Length::Whole } else { Length::Compact };
        shown(&record, &replay, &told, &comment, length).into_iter().map(|line| line + "\n").collect()
    };
    crate::print(text.as_bytes())
}

/// The lines of the ledger that belong to a deal. What lay on the table before the first deal is shown with it.
fn lines_of(face: &dyn AnyGame, deal: u32) -> Vec<SheetLine> {
    let before = if deal == 1 { face.ledger().of_deal(0) } else { &[] };
    let entries = before.iter().chain(face.ledger().of_deal(deal));
    entries.map(|entry| SheetLine::new(entry, face.facts().pots)).collect()
}

fn shown(record: &Record, replay: &Replay, told: &Told, comment: &[String], length: Length) -> Vec<String> {
    let (face, paint, voice) = (&*replay.face, Paint::stdout(), &told.voice);
    let facts = face.facts();
    let names: Vec<String> = Seat::first(face.players()).map(|seat| voice.name(seat)).collect();
    let mut out = vec![format!("{}  {}", paint.look(Look::Heading, facts.title), names.join(", "))];
    out.extend(paint.wrapped("", 0, &comment.join(" ")).into_iter().filter(|line| !line.is_empty()));
    if let Some(fragment) = fragment(record, face) {
        out.extend(paint.wrapped("", 0, &voice.told(fragment)).iter().map(|line| paint.look(Look::Faint, line)));
    }
    let mut cited = Vec::new();
    for report in face.reports() {
        let lines = lines_of(face, report.number);
        out.push(String::new());
        let heading = voice.say(&Msg::new("told-replay-deal").with("number", i64::from(report.number)));
        let dealt = Msg::new("told-replay-dealt").with("deal", paint.look(Look::Strong, &heading)).with("seat", report.dealer);
        out.push(voice.say(&dealt));
        let events = told.of_deal(report.number);
        match length {
            Length::Whole => out.extend(events.iter().flat_map(|event| paint.wrapped("    ", 6, event))),
            Length::Compact if events.is_empty() => {}
            Length::Compact => out.extend(paint.wrapped("    ", 4, &events.join(" · "))),
        }
        out.extend(paint.wrapped("  ", 4, &sheet::ended(&report, voice)));
        out.extend(sheet::tricks(&report, voice).map(|tricks| format!("  {tricks}")));
        out.extend(sheet::shown(&report, voice, &paint));
        out.extend(sheet::payments(&lines, Cites::Shown, voice, &paint));
        cited.extend(lines);
    }
    out.push(String::new());
    out.push(match face.turn() {
        Turn::Over => match sheet::winners(face, voice) {
            Some(winners) => voice.say(&Msg::new("told-replay-won").with("winners", winners)),
            None => voice.told("told-replay-unwon"),
        },
        Turn::Shuffle(_) => voice.told("told-replay-shuffle"),
        Turn::Seats { must, .. } => voice.say(&Msg::new("told-replay-waits").with("seats", must)),
    });
    let sides = sheet::sides(face, voice).into_iter().map(|(names, won)| format!("{names} {}", won_or_lost(won)));
    out.extend(paint.wrapped("  ", 2, &sides.collect::<Vec<_>>().join(" · ")));
    let pots = sheet::pots(face, voice).into_iter().map(|(pot, amount)| format!("{pot} {amount}"));
    let pots = pots.collect::<Vec<_>>().join(" · ");
    if !pots.is_empty() {
        out.extend(paint.wrapped("  ", 2, &pots));
    }
    let rules = sheet::rules(&cited, voice, &paint);
    if !rules.is_empty() {
        out.extend([String::new(), voice.told("told-replay-why")]);
        out.extend(rules);
    }
    out
}

/// What is missing of a match, if something is: the message that says it.
fn fragment(record: &Record, face: &dyn AnyGame) -> Option<&'static str> {
    match (record.setup.is_empty(), face.turn() == Turn::Over) {
        (true, true) => None,
        (true, false) => Some("told-replay-cut"),
        (false, true) => Some("told-replay-begun"),
        (false, false) => Some("told-replay-part"),
    }
}
