//! `spadille arena`: two bots matched, the same cards with other seats.

mod plot;

use crate::args::ArenaArgs;
use crate::failure::Failure;
use crate::files::{Overwrite, check_writable, write_whole};
use crate::house;
use crate::paint::{Look, Paint, Side, columns};
use crate::voice::Voice;
use bots::arena::{Answer, Bout, Compared, FEWEST, Unit, arena};
use bots::{Thinking, signed};
use std::fmt::Write;
use std::process::ExitCode;
use words::OnTable;

/// Plays the bout and shows who is better, and how surely.
pub(crate) fn run(args: &ArenaArgs) -> Result<ExitCode, Failure> {
    let entry = house::game(&args.game)?;
    let options = house::options(&args.options);
    house::open(&entry, &options)?;
    let names = both(&bots::contenders(entry.facts.id), &args.bots)?;
    // Nobody plays for hours to learn then that a folder is missing.
    for file in args.csv.iter().chain(&args.svg) {
        check_writable(file, Overwrite::Always)?;
    }
    let (unit, many) = match args.matches {
        Some(matches) => (Unit::Match, matches),
        None => (Unit::Deal, args.deals),
    };
    let counted = counted(unit, entry.facts.id);
    let bout = Bout {
        game: entry.facts.id,
        options: &options,
        bots: names,
        unit,
        many,
        seed: args.seed,
        thinking: Thinking::Worlds(args.worlds),
    };
    let bar = house::progress(many, unit_word(unit, many));
    let compared = arena(&bout, &mut |done| bar.set_position(done));
    bar.finish_and_clear();
    let compared = compared?;
    let text = if args.json {
        serde_json::to_string_pretty(&compared).map_err(std::io::Error::from)? + "\n"
    } else {
        shown(&compared, entry.facts.title, &counted, args.worlds).into_iter().map(|line| line + "\n").collect()
    };
    // A file may fail all the same: what was played for hours is told before.
    let told = crate::print(text.as_bytes())?;
    if let Some(file) = &args.csv {
        write_whole(file, &csv(&compared), Overwrite::Always)?;
    }
    if let Some(file) = &args.svg {
        write_whole(file, &plot::svg(&compared, entry.facts.title, &counted), Overwrite::Always)?;
    }
    Ok(told)
}

/// The two who are matched. Nobody is matched with themselves by having been named alone.
fn both<'a>(known: &[&'a str], given: &[String]) -> Result<[&'a str; 2], Failure> {
    let named = given.iter().map(|name| house::bot(known, name)).collect::<Result<Vec<_>, Failure>>()?;
    match named[..] {
        [first, second] => Ok([first, second]),
        _ => Err(Failure::Bout { given: given.len(), known: known.join(", ") }),
    }
}

/// What is counted: what a deal is played for, or matches won.
fn counted(unit: Unit, game: &str) -> String {
    match unit {
        Unit::Match => "the share of matches won".to_owned(),
        Unit::Deal => format!("{} a deal", Voice::new(game, Vec::new()).on_table(OnTable::Won, 2)),
    }
}

fn unit_word(unit: Unit, many: u64) -> &'static str {
    match (unit, many) {
        (Unit::Deal, 1) => "deal",
        (Unit::Deal, _) => "deals",
        (Unit::Match, 1) => "match",
        (Unit::Match, _) => "matches",
    }
}

/// A figure with its sign, to three places.
fn to_three(value: f64) -> String {
    signed(value, 3)
}

fn shown(compared: &Compared, title: &str, counted: &str, worlds: usize) -> Vec<String> {
    let paint = Paint::stdout();
    let many = compared.deals.len() as u64;
    let unit = unit_word(compared.unit, many);
    let [first, second] = &compared.bots;
    let mut out = vec![
        format!(
            "{}  {first} against {second}: {many} {unit}, each in {} seatings, seed {}",
            paint.look(Look::Heading, title),
            compared.seatings,
            compared.seed
        ),
        String::new(),
    ];
    let mean = |won: fn(&bots::arena::Row) -> f64| compared.deals.iter().map(won).sum::<f64>() / many.max(1) as f64;
    let heading = ["bot".to_owned(), format!("won, in {counted}")].map(|text| paint.look(Look::Faint, &text)).to_vec();
    let rows =
        [heading, vec![first.clone(), to_three(mean(|row| row.first))], vec![second.clone(), to_three(mean(|row| row.second))]];
    out.extend(columns(&rows, &[Side::Left, Side::Right]));
    out.push(String::new());
    let heading = ["difference", "95% from", "to", "more", "as much", "less"];
    let ends =
        compared.interval.map_or(["–".to_owned(), "–".to_owned()], |known| [to_three(known.low), to_three(known.high)]);
    let mut cells = vec![to_three(compared.mean)];
    cells.extend(ends);
    cells.extend(compared.better_equal_worse().map(|count| count.to_string()));
    let rows = [heading.map(|text| paint.look(Look::Faint, text)).to_vec(), cells];
    out.extend(columns(&rows, &[Side::Right; 6]));
    out.push(String::new());
    out.extend(paint.wrapped("", 0, &paint.look(Look::Strong, &said(compared))));
    let told = format!(
        "The difference is what a side of {first} won more than one of {second} with the same cards, in {counted}; it won more, as much, or less in so many {}. Who thinks looks at {worlds} worlds.",
        unit_word(compared.unit, 2)
    );
    out.extend(paint.wrapped("", 0, &told));
    out
}

/// What the bout says, in a sentence.
fn said(compared: &Compared) -> String {
    let ([first, second], many) = (&compared.bots, unit_word(compared.unit, 2));
    match compared.answer {
        Answer::TooFew => format!("Too few to tell who is better: at least {FEWEST} {many} are wanted, and mostly hundreds."),
        Answer::Alike => format!("All {many} came out alike: that does not tell how surely."),
        Answer::Open => format!("{first} and {second} are not told apart: 0 lies in the interval. More {many} make it narrower."),
        Answer::First => format!("{first} is better than {second}: all of the interval is above 0."),
        Answer::Second => format!("{second} is better than {first}: all of the interval is below 0."),
    }
}

/// A row a deal.
fn csv(compared: &Compared) -> String {
    let mut text = "deal,first,second,difference,mean,low,high\n".to_owned();
    for (row, (mean, interval)) in compared.deals.iter().zip(compared.course()) {
        let ends = interval.map_or_else(|| ",".to_owned(), |known| format!("{:.6},{:.6}", known.low, known.high));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{},{},{},{},{mean:.6},{ends}", row.deal, row.first, row.second, row.difference());
    }
    text
}
