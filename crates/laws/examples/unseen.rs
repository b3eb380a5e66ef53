//! Measures the search of the desk on phrases it was not made with: `unseen PHRASES.tsv ... [--quiet]`. A line has a language, a game, the laws
//! that answer it (any of them, parted by `|`) or `NONSENSE`, and what somebody said, parted by tabs. A phrase is answered by one of its
//! laws or by an incident that falls under one or rules by one; nonsense must find nothing, in no game if the line names none.

use laws::desk::{Found, Guide};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use words::{Language, Words};

/// Items that stand on the first screen.
const FIRST: usize = 3;

/// Times a phrase is asked: the quickest answer is not held up by other programs.
const TIMED: usize = 5;

/// The mark of a phrase that no law answers.
const NONSENSE: &str = "NONSENSE";

/// A line of the file.
struct Line<'a> {
    language: &'a str,
    game: &'a str,
    laws: Vec<&'a str>,
    said: &'a str,
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Option<Line<'a>> {
        let mut columns = line.splitn(4, '\t').map(str::trim);
        let [language, game, laws, said] = [columns.next()?, columns.next()?, columns.next()?, columns.next()?];
        Language::from_tag(language)?;
        Some(Line { language, game, laws: laws.split('|').map(str::trim).filter(|law| !law.is_empty()).collect(), said })
    }

    fn is_nonsense(&self) -> bool {
        self.laws == [NONSENSE]
    }

    /// Is the item a right answer?
    fn is_answered_by(&self, found: &Found) -> bool {
        let is = |id: &str| {
            let number = id.split_once(':').map_or(id, |(_, number)| number);
            self.laws.iter().any(|law| law.eq_ignore_ascii_case(id) || law.eq_ignore_ascii_case(number))
        };
        match found {
            Found::Law(law) => is(law.id.0),
            Found::Incident(form, _) | Found::Elsewhere(_, form, _) => {
                form.laws.iter().map(String::as_str).chain(form.ruled_laws()).any(is)
            }
        }
    }
}

fn name(found: &Found) -> String {
    match found {
        Found::Law(law) => law.id.0.to_owned(),
        Found::Elsewhere(game, form, nearest) => format!("{} of {game} ({})", form.id, nearest.number()),
        Found::Incident(form, nearest) => format!("{} ({})", form.id, nearest.map_or("", |law| law.number())),
    }
}

/// Phrases of one kind: all, those with a right answer in the first place, and among the first three.
#[derive(Default)]
struct Tally {
    all: usize,
    first: usize,
    among_three: usize,
    nonsense: usize,
    refused: usize,
}

/// Tallies by language and by game, and of all.
#[derive(Default)]
struct Tallies(BTreeMap<String, Tally>);

impl Tallies {
    fn count(&mut self, line: &Line<'_>, counted: impl Fn(&mut Tally)) {
        for by in ["all".to_owned(), format!("in {}", line.language), format!("of {}", line.game)] {
            counted(self.0.entry(by).or_default());
        }
    }

    fn print(&self) {
        println!("{:<16}{:>8}{:>12}{:>14}{:>18}", "", "phrases", "first place", "first three", "nonsense refused");
        for (by, Tally { all, first, among_three, nonsense, refused }) in &self.0 {
            println!("{by:<16}{all:>8}{first:>12}{among_three:>14}{:>18}", format!("{refused} of {nonsense}"));
        }
    }
}

fn main() -> std::io::Result<()> {
    let (options, files): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|arg| arg.starts_with("--"));
    if files.is_empty() {
        println!("unseen PHRASES.tsv ... [--quiet]");
        return Ok(());
    }
    let tells = options.is_empty();
    let languages: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    let begun = Instant::now();
    let guides = Guide::all(laws::names(), &languages);
    println!("index of {} games and books built in {:?}", guides.len(), begun.elapsed());
    for file in files {
        println!("{file}");
        measure(&std::fs::read_to_string(file)?, &guides, tells);
    }
    Ok(())
}

/// Asks the phrases of a file.
fn measure(phrases: &str, guides: &BTreeMap<&'static str, Guide>, tells: bool) {
    let (mut tallies, mut slowest, mut spent, mut asked) = (Tallies::default(), Duration::ZERO, Duration::ZERO, 0);
    for (n, text) in phrases.lines().enumerate() {
        let Some(line) = Line::read(text) else {
            println!("line {} is not read: {text}", n + 1);
            continue;
        };
        let Line { language, game, said, ref laws } = line;
        if line.is_nonsense() {
            let desks = guides.iter().filter(|(id, _)| **id == game || !guides.contains_key(game));
            let believed = desks.filter_map(|(game, guide)| Some((game, name(guide.found(said).first()?)))).next();
            tallies.count(&line, |tally| {
                tally.nonsense += 1;
                tally.refused += usize::from(believed.is_none());
            });
            if let Some((game, item)) = believed.filter(|_| tells) {
                println!("believed {} {game} {language}: {said}\n    {item}", n + 1);
            }
            continue;
        }
        let Some(guide) = guides.get(game) else {
            println!("line {}: there is no game and no book `{game}`", n + 1);
            continue;
        };
        let found = guide.found(said);
        let timed = || {
            let begun = Instant::now();
            guide.found(said);
            begun.elapsed()
        };
        let took = (0..TIMED).map(|_| timed()).min().unwrap_or_default();
        (slowest, spent, asked) = (slowest.max(took), spent + took, asked + 1);
        let place = found.iter().position(|item| line.is_answered_by(item));
        let among_three = place.is_some_and(|place| place < FIRST);
        tallies.count(&line, |tally| {
            tally.all += 1;
            tally.first += usize::from(place == Some(0));
            tally.among_three += usize::from(among_three);
        });
        if !among_three && tells {
            let first: Vec<String> = found.iter().take(FIRST).map(name).collect();
            let place = place.map_or_else(|| "never".to_owned(), |place| format!("place {}", place + 1));
            let proposed = if first.is_empty() { "refused".to_owned() } else { first.join(" · ") };
            println!("missed {} {game} {language} {} ({place}): {said}\n    {proposed}", n + 1, laws.join("|"));
        }
    }
    tallies.print();
    println!("answers in {:?} on average, the slowest in {slowest:?}", spent / asked.max(1));
}
