//! `spadille replay`: a record happens again.

mod json;
mod narrator;

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::files::{bad_record, read_with_comment};
use crate::paint::{Look, Paint, won_or_lost};
use crate::sheet::{self, Cites};
use crate::speech::Speech;
use engine::record::{Record, Replay};
use engine::show::SheetLine;
use engine::{AnyGame, Msg, Seat, Turn};
use narrator::Narrator;
use std::process::ExitCode;

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
    let mut told = Narrator::new(speech, &record);
    let replay = record.replay_watched(&games::catalogue(), &mut |game, step| told.watch(game, step));
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
fn lines_of(game: &dyn AnyGame, deal: u32) -> Vec<SheetLine> {
    let before = if deal == 1 { game.ledger().of_deal(0) } else { &[] };
    let entries = before.iter().chain(game.ledger().of_deal(deal));
    entries.map(|entry| SheetLine::new(entry, game.facts().pots)).collect()
}

fn shown(record: &Record, replay: &Replay, told: &Narrator, comment: &[String], length: Length) -> Vec<String> {
    let (game, paint, table_text) = (&*replay.game, Paint::stdout(), &told.table_text);
    let facts = game.facts();
    let names: Vec<String> = Seat::first(game.players()).map(|seat| table_text.name(seat)).collect();
    let mut out = vec![format!("{}  {}", paint.look(Look::Heading, facts.title), names.join(", "))];
    out.extend(paint.wrapped("", 0, &comment.join(" ")).into_iter().filter(|line| !line.is_empty()));
    if let Some(fragment) = fragment(record, game) {
        out.extend(paint.wrapped("", 0, &table_text.text(fragment)).iter().map(|line| paint.look(Look::Faint, line)));
    }
    let mut cited = Vec::new();
    for report in game.reports() {
        let lines = lines_of(game, report.number);
        out.push(String::new());
        let heading = table_text.say(&Msg::new("told-replay-deal").with("number", i64::from(report.number)));
        let dealt = Msg::new("told-replay-dealt").with("deal", paint.look(Look::Strong, &heading)).with("seat", report.dealer);
        out.push(table_text.say(&dealt));
        let events = told.of_deal(report.number);
        match length {
            Length::Whole => out.extend(events.iter().flat_map(|event| paint.wrapped("    ", 6, event))),
            Length::Compact if events.is_empty() => {}
            Length::Compact => out.extend(paint.wrapped("    ", 4, &events.join(" · "))),
        }
        out.extend(paint.wrapped("  ", 4, &sheet::ended(&report, table_text)));
        out.extend(sheet::tricks(&report, table_text).map(|tricks| format!("  {tricks}")));
        out.extend(sheet::shown(&report, table_text, &paint));
        out.extend(sheet::payments(&lines, Cites::Shown, table_text, &paint));
        cited.extend(lines);
    }
    out.push(String::new());
    out.push(match game.turn() {
        Turn::Over => match sheet::winners(game, table_text) {
            Some(winners) => table_text.say(&Msg::new("told-replay-won").with("winners", winners)),
            None => table_text.text("told-replay-unwon"),
        },
        Turn::Shuffle(_) => table_text.text("told-replay-shuffle"),
        Turn::Seats { must, .. } => table_text.say(&Msg::new("told-replay-waits").with("seats", must)),
    });
    let sides = sheet::sides(game, table_text).into_iter().map(|(names, won)| format!("{names} {}", won_or_lost(won)));
    out.extend(paint.wrapped("  ", 2, &sides.collect::<Vec<_>>().join(" · ")));
    let pots = sheet::pots(game, table_text).into_iter().map(|(pot, amount)| format!("{pot} {amount}"));
    let pots = pots.collect::<Vec<_>>().join(" · ");
    if !pots.is_empty() {
        out.extend(paint.wrapped("  ", 2, &pots));
    }
    let rules = sheet::rules(&cited, table_text, &paint);
    if !rules.is_empty() {
        out.extend([String::new(), table_text.text("told-replay-why")]);
        out.extend(rules);
    }
    out
}

/// What is missing of a match, if something is: the message that says it.
fn fragment(record: &Record, game: &dyn AnyGame) -> Option<&'static str> {
    match (record.setup.is_empty(), game.turn() == Turn::Over) {
        (true, true) => None,
        (true, false) => Some("told-replay-cut"),
        (false, true) => Some("told-replay-begun"),
        (false, false) => Some("told-replay-part"),
    }
}
