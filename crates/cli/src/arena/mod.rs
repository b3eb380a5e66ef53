//! `spadille arena`: two bots matched, the same cards with other seats.

mod plot;

use crate::args::ArenaArgs;
use crate::failure::Failure;
use crate::files::{Overwrite, check_writable, write_whole};
use crate::house;
use crate::paint::{Look, Paint, Side, columns};
use crate::speech::Speech;
use crate::table_text::TableText;
use bots::arena::{Answer, Bout, Compared, FEWEST, Unit, arena};
use bots::{Thinking, signed};
use engine::Msg;
use std::fmt::Write;
use std::process::ExitCode;
use words::OnTable;

/// Plays the bout and shows who is better, and how surely.
pub(crate) fn run(args: &ArenaArgs, speech: &Speech) -> Result<ExitCode, Failure> {
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
    let table_text = TableText::new(speech, entry.facts.id, Vec::new());
    let counted = counted(unit, &table_text);
    let bout = Bout {
        game: entry.facts.id,
        options: &options,
        bots: names,
        unit,
        many,
        seed: args.seed,
        thinking: args.seconds.map_or(Thinking::Worlds(args.worlds), Thinking::Within),
    };
    let bar = house::progress(many, &speech.say(&units(unit, many)), speech);
    let compared = arena(&bout, &mut |done| bar.set_position(done));
    bar.finish_and_clear();
    let compared = compared?;
    let text = if args.json {
        serde_json::to_string_pretty(&compared).map_err(std::io::Error::from)? + "\n"
    } else {
        shown(&compared, entry.facts.title, &counted, bout.thinking, &table_text).into_iter().map(|line| line + "\n").collect()
    };
    // A file may fail all the same: what was played for hours is told before.
    let told = crate::print(text.as_bytes())?;
    if let Some(file) = &args.csv {
        write_whole(file, &csv(&compared), Overwrite::Always)?;
    }
    if let Some(file) = &args.svg {
        write_whole(file, &plot::svg(&compared, entry.facts.title, &counted, speech), Overwrite::Always)?;
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
fn counted(unit: Unit, table_text: &TableText) -> String {
    match unit {
        Unit::Match => table_text.text("told-arena-share"),
        Unit::Deal => table_text.say(&Msg::new("told-arena-a-deal").with("won", table_text.on_table(OnTable::Won, 2))),
    }
}

/// So many of them.
fn units(unit: Unit, many: u64) -> Msg {
    let msg = Msg::new(if unit == Unit::Deal { "told-deals" } else { "told-matches" });
    msg.with("many", i64::try_from(many).unwrap_or(i64::MAX))
}

/// A figure with its sign, to three places.
fn to_three(value: f64) -> String {
    signed(value, 3)
}

fn shown(compared: &Compared, title: &str, counted: &str, thinking: Thinking, table_text: &TableText) -> Vec<String> {
    let paint = Paint::stdout();
    let many = compared.deals.len() as u64;
    let [first, second] = &compared.bots;
    let head = Msg::new("told-arena-head").with("first", first.clone()).with("second", second.clone());
    let head = head.with("many", units(compared.unit, many)).with("seatings", compared.seatings);
    let head = table_text.say(&head.with("seed", compared.seed.to_string()));
    let mut out = vec![format!("{}  {head}", paint.look(Look::Heading, title)), String::new()];
    let mean = |won: fn(&bots::arena::Row) -> f64| compared.deals.iter().map(won).sum::<f64>() / many.max(1) as f64;
    let heading =
        [table_text.text("told-head-bot"), table_text.say(&Msg::new("told-arena-won").with("counted", counted.to_owned()))]
            .map(|text| paint.look(Look::Faint, &text))
            .to_vec();
    let rows =
        [heading, vec![first.clone(), to_three(mean(|row| row.first))], vec![second.clone(), to_three(mean(|row| row.second))]];
    out.extend(columns(&rows, &[Side::Left, Side::Right]));
    out.push(String::new());
    let heading =
        ["told-head-difference", "told-head-from", "told-head-to", "told-head-more", "told-head-as-much", "told-head-less"];
    let ends =
        compared.interval.map_or(["–".to_owned(), "–".to_owned()], |known| [to_three(known.low), to_three(known.high)]);
    let mut cells = vec![to_three(compared.mean)];
    cells.extend(ends);
    cells.extend(compared.better_equal_worse().map(|count| count.to_string()));
    let rows = [heading.map(|id| paint.look(Look::Faint, &table_text.text(id))).to_vec(), cells];
    out.extend(columns(&rows, &[Side::Right; 6]));
    out.push(String::new());
    out.extend(paint.wrapped("", 0, &paint.look(Look::Strong, &table_text.say(&said(compared)))));
    let told = Msg::new("told-arena-meaning").with("first", first.clone()).with("second", second.clone());
    let told = table_text.say(&told.with("counted", counted.to_owned()));
    let thought = table_text.say(&match thinking {
        Thinking::Worlds(worlds) => Msg::new("told-arena-worlds").with("worlds", worlds),
        Thinking::Within(time) => Msg::new("told-arena-clock").with("seconds", time.as_secs_f64().to_string()),
    });
    out.extend(paint.wrapped("", 0, &format!("{told} {thought}")));
    out
}

/// What the bout says, in a sentence.
fn said(compared: &Compared) -> Msg {
    let [first, second] = &compared.bots;
    match compared.answer {
        Answer::TooFew => Msg::new("told-arena-too-few").with("least", units(compared.unit, FEWEST as u64)),
        Answer::Alike => Msg::new("told-arena-alike"),
        Answer::Open => Msg::new("told-arena-open").with("first", first.clone()).with("second", second.clone()),
        Answer::First => Msg::new("told-arena-above").with("better", first.clone()).with("worse", second.clone()),
        Answer::Second => Msg::new("told-arena-below").with("better", second.clone()).with("worse", first.clone()),
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
