//! Measures the search of the desk on a file: `found PHRASES.tsv [--quiet]`. A line has a language, a game, what somebody said, the laws that
//! answer it (any of them, parted by commas or blanks), and `quarrel` or `nonsense`. A quarrel is found if one of the first three items is
//! such a law, or an incident under which one falls; nonsense must find nothing at the desk of its game, and in no game where none is named.

use laws::desk::{Found, Guide};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use words::{Language, Words};

/// Items that stand on the first screen.
const FIRST: usize = 3;

/// Times a phrase is asked: the quickest answer is not held up by other programs.
const TIMED: usize = 5;

/// A line of the file.
struct Line<'a> {
    language: &'a str,
    game: &'a str,
    said: &'a str,
    laws: Vec<&'a str>,
    kind: &'a str,
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Option<Line<'a>> {
        let mut columns = line.split('\t').map(str::trim);
        let [language, game, said, laws] = [(); 4].map(|()| columns.next().unwrap_or_default());
        let laws = laws.split([',', ' ', ';']).filter(|law| !law.is_empty()).collect();
        let kind = columns.next()?;
        matches!(kind, "quarrel" | "nonsense").then_some(Line { language, game, said, laws, kind })
    }

    /// Is the item a right answer?
    fn is_answered_by(&self, found: &Found) -> bool {
        let is = |id: &str| {
            let number = id.split_once(':').map_or(id, |(_, number)| number);
            self.laws.iter().any(|law| law.eq_ignore_ascii_case(id) || law.eq_ignore_ascii_case(number))
        };
        match found {
            Found::Law(law) => is(law.id.0),
            Found::Incident(form, _) => form.laws.iter().map(String::as_str).chain(form.ruled_laws()).any(is),
        }
    }
}

fn name(found: &Found) -> String {
    match found {
        Found::Law(law) => law.id.0.to_owned(),
        Found::Incident(form, nearest) => format!("{} ({})", form.id, nearest.map_or("", |law| law.number())),
    }
}

/// Right answers of all, by what they are counted by.
#[derive(Default)]
struct Tally(BTreeMap<String, (usize, usize)>);

impl Tally {
    fn count(&mut self, by: &str, right: bool) {
        let entry = self.0.entry(by.to_owned()).or_default();
        *entry = (entry.0 + usize::from(right), entry.1 + 1);
    }

    fn print(&self) {
        self.0.iter().for_each(|(by, (right, all))| println!("  {by}: {right} of {all}"));
    }
}

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let Some(file) = args.next() else {
        println!("found PHRASES.tsv [--quiet]");
        return Ok(());
    };
    let tells = args.next().as_deref() != Some("--quiet");
    let languages: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    let begun = Instant::now();
    let guides = Guide::all(games::catalogue().into_iter().map(|entry| entry.facts.id), &languages);
    println!("index of {} games built in {:?}", guides.len(), begun.elapsed());
    let (mut total, mut by_language, mut by_game) = (Tally::default(), Tally::default(), Tally::default());
    let (mut slowest, mut spent, mut asked) = (Duration::ZERO, Duration::ZERO, 0);
    for (n, line) in std::fs::read_to_string(file)?.lines().enumerate() {
        let Some(line) = Line::read(line) else { continue };
        let Line { language, game, said, ref laws, kind } = line;
        if kind == "nonsense" {
            let asked = guides.iter().filter(|(id, _)| **id == game || !guides.contains_key(game));
            let believed = asked.filter_map(|(game, guide)| Some((game, name(guide.found(said).first()?)))).next();
            total.count("nonsense refused", believed.is_none());
            by_language.count(&format!("{language} nonsense refused"), believed.is_none());
            if let Some((game, item)) = believed.filter(|_| tells) {
                println!("believed {} {game} {language}: {said}\n    {item}", n + 1);
            }
            continue;
        }
        let Some(guide) = guides.get(game) else {
            println!("line {}: there is no game `{game}`", n + 1);
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
        let right = place.is_some_and(|place| place < FIRST);
        total.count("right among the first three", right);
        total.count("right in the first place", place == Some(0));
        by_language.count(language, right);
        by_game.count(game, right);
        if !right && tells {
            let first: Vec<String> = found.iter().take(FIRST).map(name).collect();
            let place = place.map_or_else(|| "never".to_owned(), |place| format!("place {}", place + 1));
            println!("missed {} {game} {language} {laws:?} ({place}): {said}\n    {}", n + 1, first.join(" · "));
        }
    }
    [&total, &by_language, &by_game].into_iter().for_each(Tally::print);
    println!("  answers in {:?} on average, the slowest in {slowest:?}", spent / asked.max(1));
    Ok(())
}
