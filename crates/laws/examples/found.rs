//! Measures the search of the desk: `found PHRASES [NONSENSE]`. A line of phrases is `N|GAME|LAW,LAW|LANGUAGE|PHRASE`; it is found if one
//! of the first three items is one of the laws, or an incident under which one falls. A line of nonsense must find nothing in any game.

use laws::desk::{Found, Guide};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use words::{Language, Words};

/// Items that stand on the first screen.
const FIRST: usize = 3;

/// Times a phrase is asked: the quickest answer is not held up by other programs.
const TIMED: usize = 5;

/// The laws an item answers for, by their numbers.
fn answers(found: &Found) -> Vec<&str> {
    let number = |id: &'static str| id.split_once(':').map_or(id, |(_, number)| number);
    match found {
        Found::Law(law) => vec![law.number()],
        Found::Incident(form, _) => {
            let cited = form.laws.iter().map(String::as_str).chain(form.ruled_laws());
            cited.map(|id| laws::law(id).map_or("", |law| number(law.id.0))).collect()
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
    fn count(&mut self, by: &str, right: usize) {
        let entry = self.0.entry(by.to_owned()).or_default();
        *entry = (entry.0 + right, entry.1 + 1);
    }

    fn print(&self) {
        self.0.iter().for_each(|(by, (right, all))| println!("  {by}: {right} of {all}"));
    }
}

fn main() -> std::io::Result<()> {
    let mut files = std::env::args().skip(1);
    let Some(phrases) = files.next() else {
        println!("found PHRASES [NONSENSE]");
        return Ok(());
    };
    let languages: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    let begun = Instant::now();
    let guides = Guide::all(games::catalogue().into_iter().map(|entry| entry.facts.id), &languages);
    println!("index of {} games built in {:?}", guides.len(), begun.elapsed());
    let (mut by_language, mut by_game, mut total) = (Tally::default(), Tally::default(), Tally::default());
    let (mut slowest, mut spent) = (Duration::ZERO, Duration::ZERO);
    for line in std::fs::read_to_string(phrases)?.lines() {
        let parts: Vec<&str> = line.splitn(5, '|').map(str::trim).collect();
        let [n, game, wanted, language, phrase] = parts[..] else { continue };
        let Some(guide) = guides.get(game) else {
            println!("{n}: there is no game {game}");
            continue;
        };
        let found = guide.found(phrase);
        let timed = || {
            let begun = Instant::now();
            guide.found(phrase);
            begun.elapsed()
        };
        let took = (0..TIMED).map(|_| timed()).min().unwrap_or_default();
        (slowest, spent) = (slowest.max(took), spent + took);
        let wanted: Vec<&str> = wanted.split(',').collect();
        let right = |item: &Found| answers(item).iter().any(|law| wanted.iter().any(|wanted| law.eq_ignore_ascii_case(wanted)));
        let place = found.iter().position(right);
        let counts = usize::from(place.is_some_and(|place| place < FIRST));
        total.count("right", counts);
        total.count("first", usize::from(place == Some(0)));
        by_language.count(language, counts);
        by_game.count(game, counts);
        if counts == 0 {
            let first: Vec<String> = found.iter().take(FIRST).map(name).collect();
            let place = place.map_or_else(|| "never".to_owned(), |place| format!("place {}", place + 1));
            println!("missed {n} {game} {language} {wanted:?} ({place}): {phrase}\n    {}", first.join(" · "));
        }
    }
    [&total, &by_language, &by_game].into_iter().for_each(Tally::print);
    let answers = total.0.get("right").map_or(1, |(_, all)| *all) as u32;
    println!("  answers in {:?} on average, the slowest in {slowest:?}", spent / answers.max(1));
    if let Some(nonsense) = files.next() {
        let mut refused = Tally::default();
        for line in std::fs::read_to_string(nonsense)?.lines().filter(|line| !line.trim().is_empty()) {
            let believed = guides.iter().find_map(|(game, guide)| Some((game, name(guide.found(line).first()?))));
            refused.count("nonsense refused", usize::from(believed.is_none()));
            if let Some((game, item)) = believed {
                println!("believed in {game}: {line} -> {item}");
            }
        }
        refused.print();
    }
    Ok(())
}
