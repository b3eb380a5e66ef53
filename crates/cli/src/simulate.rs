//! `spadille simulate`: many deals between bots, counted.

use crate::args::SimulateArgs;
use crate::failure::Failure;
use crate::house;
use crate::paint::{Look, Paint, Side, columns};
use crate::speech::Speech;
use crate::table_text::TableText;
use bots::simulate::{Interval, Length, Outcomes, Row, simulate};
use engine::Msg;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::process::ExitCode;

/// Who sits at the table.
#[derive(Clone, Copy)]
struct Seating {
    seats: usize,
    /// What stands over the places of those who play, as a message: with a partner one does not play alone what one has named.
    by: &'static str,
}

/// Plays the deals and shows how they ended.
pub(crate) fn run(args: &SimulateArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let entry = house::game(&args.game)?;
    let options = house::options(&args.options);
    let table = house::open(&entry, &options)?;
    // One name for each side is one for each of its seats.
    let wanted = if args.bots.len() == table.sides().len() { args.bots.len() } else { table.players() };
    let names = house::bot_names(bots::names(entry.facts.id), &args.bots, wanted)?;
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let (length, many, what) = match args.matches {
        Some(matches) => (Length::Matches(matches), matches, "told-matches"),
        None => (Length::Deals(args.deals), args.deals, "told-deals"),
    };
    let bar = house::progress(many, &speech.say(&Msg::new(what).with("many", number(many))), speech);
    let outcomes = simulate(entry.facts.id, &options, &names, length, args.seed, &mut |done| bar.set_position(done));
    bar.finish_and_clear();
    let outcomes = outcomes?;
    let text = if args.json {
        serde_json::to_string_pretty(&outcomes).map_err(std::io::Error::from)? + "\n"
    } else {
        let alone = table.sides().iter().all(|side| side.seats.len() == 1);
        let by = if alone { "told-simulate-played-by" } else { "told-simulate-named-by" };
        shown(&outcomes, entry.facts.title, Seating { seats: table.players(), by }, speech)
            .into_iter()
            .map(|line| line + "\n")
            .collect()
    };
    crate::print(text.as_bytes())
}

fn number(many: u64) -> i64 {
    i64::try_from(many).unwrap_or(i64::MAX)
}

fn shown(outcomes: &Outcomes, title: &str, company: Seating, speech: &Speech) -> Vec<String> {
    let paint = Paint::stdout();
    let table_text = TableText::new(speech, &outcomes.game, Vec::new());
    let matches = Msg::new("told-matches").with("many", number(outcomes.matches));
    let head = Msg::new("told-simulate-head").with("deals", Msg::new("told-deals").with("many", number(outcomes.deals)));
    let head = head.with("matches", matches.clone()).with("seed", outcomes.seed.to_string());
    let mut out = vec![format!("{}  {}", paint.look(Look::Heading, title), table_text.say(&head)), String::new()];
    let contract = |row: &Row| row.contract.map(|name| table_text.words().contract(&outcomes.game, name));
    let position = |row: &Row| row.position.map(|name| table_text.words().role(&outcomes.game, name));
    // A table says something only where deals differ in it; where they differ in nothing, one says how they ended.
    let (places, contracts) =
        (outcomes.rows.iter().any(|row| row.position.is_some()), outcomes.rows.iter().any(|row| row.contract.is_some()));
    if places {
        out.extend(counted(&table_text.text(company.by), outcomes, &table_text, &paint, &position));
        out.push(String::new());
    }
    if contracts || !places {
        out.extend(counted(
            &table_text.text(if contracts { "told-simulate-contract" } else { "told-simulate-ended" }),
            outcomes,
            &table_text,
            &paint,
            &contract,
        ));
        out.push(String::new());
    }
    out.extend(standings(outcomes, &table_text, &paint));
    out.push(String::new());
    let (seats, packs) = (company.seats, outcomes.matches.div_ceil(company.seats as u64));
    let told = Msg::new("told-simulate-packs").with("seats", seats).with("matches", matches).with("packs", number(packs));
    out.extend(paint.wrapped("", 0, &table_text.say(&told)));
    let unknown = outcomes.standings.iter().any(|standing| standing.interval.is_none() || standing.victories.interval.is_none());
    if unknown {
        out.extend(paint.wrapped("", 0, &table_text.say(&Msg::new("told-simulate-few").with("matches", 2 * seats))));
    }
    out
}

/// What each bot won a deal, and of the matches, each with where the truth lies in nineteen of twenty simulations.
fn standings(outcomes: &Outcomes, table_text: &TableText, paint: &Paint) -> Vec<String> {
    let heading = [
        "told-head-bot",
        "told-head-won",
        "told-head-from",
        "told-head-to",
        "told-head-matches-won",
        "told-head-share",
        "told-head-from",
        "told-head-to",
    ];
    let heading = heading.map(|id| paint.look(Look::Faint, &table_text.text(id))).to_vec();
    let figure = |value: f64| format!("{value:+.3}").replace('-', "−");
    let share = |value: f64| format!("{:.1}%", 100.0 * value);
    let ends = |interval: Option<Interval>, write: &dyn Fn(f64) -> String| match interval {
        Some(interval) => [write(interval.low), write(interval.high)],
        None => ["?".to_owned(), "?".to_owned()],
    };
    let rows = outcomes.standings.iter().map(|standing| {
        let won = &standing.victories;
        let mut cells = vec![standing.bot.clone(), figure(standing.mean)];
        cells.extend(ends(standing.interval, &figure));
        cells.extend([won.matches.to_string(), share(won.share)]);
        cells.extend(ends(won.interval, &share));
        cells
    });
    let rows: Vec<Vec<String>> = std::iter::once(heading).chain(rows).collect();
    let sides: Vec<Side> = std::iter::once(Side::Left).chain(std::iter::repeat_n(Side::Right, 7)).collect();
    columns(&rows, &sides)
}

/// A table of deals: one row a kind, one column a way to end, in deals and in hundredths of the row. Deals that nobody
/// played have nothing to divide them by, and stand last.
fn counted(
    heading: &str,
    outcomes: &Outcomes,
    table_text: &TableText,
    paint: &Paint,
    kind: &dyn Fn(&Row) -> Option<String>,
) -> Vec<String> {
    let word = |outcome: &str| table_text.words().outcome(&outcomes.game, outcome);
    let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
    let mut kinds: BTreeMap<(Played, String), BTreeMap<&str, u64>> = BTreeMap::new();
    for row in &outcomes.rows {
        let key = match kind(row) {
            Some(name) => {
                *ends.entry(row.outcome).or_default() += row.deals;
                (Played::BySomebody, name)
            }
            None => (Played::ByNobody, word(row.outcome)),
        };
        *kinds.entry(key).or_default().entry(row.outcome).or_default() += row.deals;
    }
    let mut ends: Vec<(&str, u64)> = ends.into_iter().collect();
    ends.sort_by_key(|&(_, deals)| Reverse(deals));
    let ends: Vec<&str> = ends.into_iter().map(|(end, _)| end).collect();
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|((played, _), counts)| (*played, Reverse(counts.values().sum::<u64>())));
    let share = |part: u64, whole: u64| format!("{:.1}%", 100.0 * part as f64 / whole.max(1) as f64);
    let titles =
        ["told-head-deals", "told-head-share"].into_iter().map(|id| table_text.text(id)).chain(ends.iter().map(|end| word(end)));
    let mut rows = stacked(heading, &titles.collect::<Vec<_>>(), paint);
    for ((played, name), counts) in &kinds {
        let deals: u64 = counts.values().sum();
        let mut cells = vec![name.clone(), deals.to_string(), share(deals, outcomes.deals)];
        if *played == Played::BySomebody {
            cells.extend(ends.iter().map(|end| counts.get(end).map_or_else(|| "·".to_owned(), |&part| share(part, deals))));
        }
        rows.push(cells);
    }
    let sides: Vec<Side> = std::iter::once(Side::Left).chain(std::iter::repeat_n(Side::Right, ends.len() + 2)).collect();
    columns(&rows, &sides)
}

/// Whether a deal was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Played {
    BySomebody,
    ByNobody,
}

/// Titles with one word under another, so that a long one does not widen its column.
fn stacked(heading: &str, titles: &[String], paint: &Paint) -> Vec<Vec<String>> {
    let words: Vec<Vec<&str>> = titles.iter().map(|title| title.split_whitespace().collect()).collect();
    let high = words.iter().map(Vec::len).max().unwrap_or(1);
    let line = |row: usize| {
        let first = if row + 1 == high { heading } else { "" };
        let rest = words.iter().map(|words| (row + words.len()).checked_sub(high).and_then(|at| words.get(at)).copied());
        let cells = std::iter::once(first).chain(rest.map(Option::unwrap_or_default));
        cells.map(|cell| paint.look(Look::Faint, cell)).collect()
    };
    (0..high).map(line).collect()
}
