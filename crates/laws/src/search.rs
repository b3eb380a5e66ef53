//! Laws found by what happened: in any language, with accents or without, in the words of the table or of the book.

use crate::registry::Book;
use engine::law::Law;
use std::collections::{BTreeMap, BTreeSet};
use words::{Language, Words, plain};

/// How many letters of a word tell it from others: *renuncia*, *renúncias* and *renunció* are one word.
const STEM: usize = 6;

/// Words that stand for each other, a line a notion: what people say at a table, and what the books say.
const NOTIONS: &str = include_str!("notions.txt");

/// Words that say nothing of what happened.
const EMPTY: &str = include_str!("empty.txt");

/// Laws found by what happened.
pub struct Finder(Index<&'static Law>);

impl Finder {
    /// The laws of these books, read in all these languages.
    pub fn new<'a>(books: &[Book], languages: impl Iterator<Item = &'a Words> + Clone) -> Finder {
        let told = |law: &'static Law| (law, languages.clone().filter_map(|words| words.rule(law.id.0)).collect());
        Finder(Index::new(books.iter().flat_map(|book| book.laws()).map(told)))
    }

    /// Every language of the house.
    pub fn of(books: &[Book]) -> Finder {
        let languages: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
        Finder::new(books, languages.iter())
    }

    /// The laws that speak of this, those that say most of it first. A number finds the law of that number alone.
    pub fn find(&self, happened: &str) -> Vec<&'static Law> {
        let happened = plain(happened);
        let number = happened.rsplit(':').next().unwrap_or_default();
        let numbered = |law: &Law| law.number().eq_ignore_ascii_case(number);
        match self.0.things.iter().find(|(law, _)| numbered(law)) {
            Some(&(law, _)) => vec![law],
            // Half of what was asked must be in it, or a notion of it.
            None => {
                let found = self.0.ranked(&happened).into_iter();
                found.filter(|law| law.notion || law.share * 2.0 >= 1.0).map(|law| law.thing).collect()
            }
        }
    }
}

/// Things with the words they are found by.
pub(crate) struct Index<T> {
    things: Vec<(T, BTreeMap<String, usize>)>,
    /// In how many of them a stem stands.
    spread: BTreeMap<String, usize>,
    notions: Vec<Vec<Vec<String>>>,
    empty: BTreeSet<String>,
}

/// Something that speaks of what was asked.
pub(crate) struct Spoken<T> {
    pub(crate) thing: T,
    /// How much of it, from nothing to one.
    pub(crate) share: f64,
    /// In how many languages, all words together.
    sure: usize,
    /// Whether it speaks of a notion of it, and not of its words alone.
    notion: bool,
}

fn is_notion(stem: &str) -> bool {
    stem.starts_with('#')
}

impl<T: Copy> Index<T> {
    /// These things, each with what is said of it in every language.
    pub(crate) fn new(things: impl Iterator<Item = (T, Vec<String>)>) -> Index<T> {
        let empty: BTreeSet<String> = EMPTY.split_whitespace().map(str::to_owned).collect();
        let parted = |wording: &str| plain(wording).split_whitespace().map(str::to_owned).collect();
        let notions = NOTIONS.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        let notions = notions.map(|line| line.split('|').map(parted).collect()).collect();
        let mut index = Index { things: Vec::new(), spread: BTreeMap::new(), notions, empty };
        for (thing, texts) in things {
            let mut stems: BTreeMap<String, usize> = BTreeMap::new();
            for text in texts {
                let text = plain(&text);
                let said: BTreeSet<String> = index.stems(&text).chain(index.notions_in(&text)).collect();
                said.into_iter().for_each(|stem| *stems.entry(stem).or_default() += 1);
            }
            for stem in stems.keys() {
                *index.spread.entry(stem.clone()).or_default() += 1;
            }
            index.things.push((thing, stems));
        }
        index
    }

    /// Those that say anything of this, those that say most of it first.
    pub(crate) fn ranked(&self, happened: &str) -> Vec<Spoken<T>> {
        let happened = plain(happened);
        let mut asked: BTreeSet<String> = self.stems(&happened).collect();
        asked.extend(self.notions_in(&happened));
        let total = self.things.len() as f64;
        let weight = |stem: &String| {
            let rare = self.spread.get(stem).map_or(0.0, |&things| (1.0 + total / things as f64).ln());
            if is_notion(stem) { rare * 2.0 } else { rare }
        };
        let all: f64 = asked.iter().map(weight).sum();
        let spoken = |(thing, stems): &(T, BTreeMap<String, usize>)| {
            let told: Vec<(&String, &usize)> = asked.iter().filter_map(|stem| stems.get_key_value(stem)).collect();
            let said = told.iter().map(|(stem, _)| weight(stem)).sum::<f64>();
            // What is said in more languages is said more surely.
            let sure = told.iter().map(|(_, times)| **times).sum();
            let notion = told.iter().any(|(stem, _)| is_notion(stem));
            (said > 0.0).then(|| Spoken { thing: *thing, share: said / all, sure, notion })
        };
        let mut found: Vec<Spoken<T>> = self.things.iter().filter_map(spoken).collect();
        found.sort_by(|one, other| other.share.total_cmp(&one.share).then(other.sure.cmp(&one.sure)));
        found
    }

    /// The words of a plain text by which it is known.
    fn stems<'a>(&'a self, text: &'a str) -> impl Iterator<Item = String> + 'a {
        let kept = parts(text).into_iter().filter(|word| word.chars().count() >= 3 && !self.empty.contains(*word));
        kept.map(|word| word.chars().take(STEM).collect())
    }

    /// The notions a plain text speaks of: any wording of one is enough.
    fn notions_in<'a>(&'a self, text: &'a str) -> impl Iterator<Item = String> + 'a {
        let words = parts(text);
        let spoken = move |notion: &Vec<Vec<String>>| notion.iter().any(|wording| speaks_of(&words, wording));
        self.notions.iter().enumerate().filter(move |(_, notion)| spoken(notion)).map(|(n, _)| format!("#{n}"))
    }
}

/// How many other words may stand between two of a wording.
const BETWEEN: usize = 3;

/// Do words of the text begin like those of the wording, in its order and near each other? A word of two letters must be itself.
fn speaks_of(words: &[&str], wording: &[String]) -> bool {
    let is = |word: &str, part: &str| if part.len() <= 2 { word == part } else { word.starts_with(part) };
    let from = |start: usize| {
        let mut at = start;
        wording.iter().enumerate().all(|(n, part)| {
            let reach = if n == 0 { 1 } else { BETWEEN + 1 };
            let found = words.iter().skip(at).take(reach).position(|word| is(word, part));
            at += found.map_or(0, |found| found + 1);
            found.is_some()
        })
    };
    (0..words.len()).any(from)
}

fn parts(text: &str) -> Vec<&str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}
