//! The ontology: acts, things, persons and moments of a card table, with the words for them in every language, and what follows if some
//! of them are said together.

use super::numbers;
use super::text::{Stems, Token, bare, tokens};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;
use words::Language;

const ACTS: &str = include_str!("acts.txt");
const THINGS: &str = include_str!("things.txt");
const TERMS: &str = include_str!("terms.txt");
const COLLOQUIAL: &str = include_str!("colloquial.txt");
const JOINED: &str = include_str!("joined.txt");
const EMPTY: &str = include_str!("empty.txt");
/// Words of other matters than cards: weather, food, football, travel.
const BACKGROUND: &str = include_str!("background.txt");

/// Most words between two of a phrase.
const GAP: usize = 2;
/// Words after a denial that it may deny.
const DENIED: usize = 4;
/// Letters in which kindred words of two languages agree.
const COGNATE: usize = 5;
/// Words between an act and what it is done to.
const NEAR: usize = 7;

/// The concept of denial.
const NOT: &str = "not";
/// The concept of any number.
const NUMBER: &str = "number";

/// The kind of a concept: how much it tells of what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Act,
    Thing,
    Person,
    Moment,
    /// A word of every story: *has*, *but*, *wants*.
    Plain,
}

/// A feature of a text, by which it is found.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Feature {
    Said(&'static str),
    /// A concept that is denied: *did not follow*.
    Denied(&'static str),
    /// An act beside the thing or person it concerns.
    Beside(&'static str, &'static str),
    /// A concept that follows from others.
    Joined(&'static str),
    /// A stem of one language.
    Stem(&'static str, String),
    /// The beginning of a word, in any language: *descarte* and *descarto* are one word.
    Cognate(String),
}

/// The features of a text in one language.
#[derive(Clone, Debug, Default)]
pub(super) struct Reading {
    pub(super) features: BTreeSet<Feature>,
    /// Words that say something, and those of them that belong to a card table.
    pub(super) content: usize,
    pub(super) known: usize,
    /// The stems of the words that say something.
    pub(super) stems: Vec<String>,
    /// Words that speak of something else altogether.
    pub(super) background: usize,
}

type Phrases = HashMap<String, Vec<(Vec<String>, &'static str)>>;

pub(super) struct Ontology {
    stems: Stems,
    kinds: HashMap<&'static str, Kind>,
    phrases: BTreeMap<&'static str, Phrases>,
    /// Concepts that follow from others, by the first of these.
    joined: HashMap<Feature, Vec<(&'static str, Vec<Feature>)>>,
    /// Words without meaning of their own, by language.
    empty: BTreeMap<&'static str, BTreeSet<String>>,
    background: BTreeMap<&'static str, BTreeSet<String>>,
    /// Every word of the ontology as it is written, by language.
    words: BTreeMap<&'static str, BTreeSet<String>>,
}

/// A phrase found in a text.
pub(super) struct Hit {
    pub(super) concept: &'static str,
    kind: Kind,
    pub(super) from: usize,
    pub(super) to: usize,
}

/// The ontology, read once.
pub(super) static ONTOLOGY: LazyLock<Ontology> = LazyLock::new(Ontology::read);

impl Ontology {
    fn read() -> Ontology {
        let (stems, mut kinds) = (Stems::new(), HashMap::new());
        let mut phrases: BTreeMap<&'static str, Phrases> = BTreeMap::new();
        let mut known: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
        for (start, text) in [(Kind::Act, ACTS), (Kind::Thing, THINGS), (Kind::Thing, TERMS), (Kind::Thing, COLLOQUIAL)] {
            let (mut kind, mut concept) = (start, "");
            for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
                match line {
                    "[things]" => kind = Kind::Thing,
                    "[persons]" => kind = Kind::Person,
                    "[moments]" => kind = Kind::Moment,
                    "[plain]" => kind = Kind::Plain,
                    _ => match line.split_once(' ').and_then(|(tag, said)| Some((spoken(tag)?, said))) {
                        None => {
                            concept = line;
                            kinds.entry(concept).or_insert(kind);
                        }
                        Some((languages, said)) => {
                            for (language, phrase) in
                                languages.iter().flat_map(|&l| said.split(',').map(move |phrase| (l, phrase)))
                            {
                                let written: Vec<String> = bare(phrase).collect();
                                let mut stemmed = written.iter().map(|word| stems.of(language, word));
                                let Some(first) = stemmed.next() else { continue };
                                let rest = stemmed.collect();
                                phrases.entry(language.tag()).or_default().entry(first).or_default().push((rest, concept));
                                known.entry(language.tag()).or_default().extend(written);
                            }
                        }
                    },
                }
            }
        }
        let term = |term: &'static str| term.strip_prefix('~').map_or(Feature::Said(term), Feature::Denied);
        let mut joined: HashMap<Feature, Vec<(&'static str, Vec<Feature>)>> = HashMap::new();
        for (name, terms) in JOINED.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = ")) {
            let mut terms = terms.split(' ').map(term);
            if let Some(first) = terms.next() {
                joined.entry(first).or_default().push((name, terms.collect()));
            }
        }
        Ontology { stems, kinds, phrases, joined, empty: listed(EMPTY), background: listed(BACKGROUND), words: known }
    }

    pub(super) fn kind(&self, concept: &str) -> Kind {
        self.kinds.get(concept).copied().unwrap_or(Kind::Plain)
    }

    /// Does the language know this word as it is written: as an empty one, one of the table or one of other matters?
    pub(super) fn knows(&self, language: Language, word: &str) -> bool {
        [&self.empty, &self.words, &self.background]
            .into_iter()
            .any(|words| words.get(language.tag()).is_some_and(|known| known.contains(word)))
    }

    pub(super) fn stem(&self, language: Language, word: &str) -> String {
        self.stems.of(language, word)
    }

    /// Does a phrase of the ontology begin with this stem?
    pub(super) fn begins(&self, language: Language, stem: &str) -> bool {
        self.phrases.get(language.tag()).is_some_and(|phrases| phrases.contains_key(stem))
    }

    fn is_empty(&self, language: Language, word: &str) -> bool {
        self.empty.get(language.tag()).is_some_and(|known| known.contains(word))
    }

    /// The features of a text in this language.
    pub(super) fn reading(&self, language: Language, text: &str) -> Reading {
        let tokens = tokens(text);
        let stems: Vec<Option<String>> = tokens
            .iter()
            .map(|token| match token {
                Token::Word(word) => Some(self.stems.of(language, word)),
                Token::Pause | Token::Stop => None,
            })
            .collect();
        let hits = longest(self.hits(language, &stems));
        let mut reading = Reading::default();
        let denials: Vec<usize> = hits.iter().filter(|hit| hit.concept == NOT).map(|hit| hit.to).collect();
        let open = |from: usize, to: usize, stops: &[Token]| tokens[from..to].iter().all(|token| !stops.contains(token));
        let denied = |hit: &Hit| {
            let before =
                |&at: &usize| at < hit.from && hit.from - at <= DENIED && open(at, hit.from, &[Token::Pause, Token::Stop]);
            denials.iter().any(before)
        };
        for hit in hits.iter().filter(|hit| hit.concept != NOT) {
            reading.features.insert(Feature::Said(hit.concept));
            if denied(hit) {
                reading.features.insert(Feature::Denied(hit.concept));
            }
            let concerns = |other: &&Hit| {
                let (one, two) = (hit.from.min(other.from), hit.from.max(other.from));
                let apart = one != two && two - one <= NEAR && open(one, two, &[Token::Stop]);
                apart && matches!(other.kind, Kind::Thing | Kind::Person)
            };
            for other in hits.iter().filter(concerns).filter(|_| hit.kind == Kind::Act) {
                reading.features.insert(Feature::Beside(hit.concept, other.concept));
            }
        }
        reading.features.extend(numbers::disagree(&hits).into_iter().map(Feature::Joined));
        let begun = reading.features.iter().filter_map(|feature| self.joined.get(feature)).flatten();
        let follows = begun.filter(|(_, others)| others.iter().all(|term| reading.features.contains(term)));
        let follows: Vec<Feature> = follows.map(|(name, _)| Feature::Joined(name)).collect();
        reading.features.extend(follows);
        for (at, token) in tokens.iter().enumerate() {
            let (Token::Word(word), Some(stem)) = (token, &stems[at]) else { continue };
            if self.is_empty(language, word) {
                continue;
            }
            let of_table = |hit: &&Hit| hit.from <= at && at <= hit.to && hit.kind != Kind::Plain && hit.kind != Kind::Moment;
            reading.content += 1;
            reading.stems.push(stem.clone());
            reading.background += usize::from(self.background.get(language.tag()).is_some_and(|words| words.contains(word)));
            reading.known += usize::from(hits.iter().any(|hit| of_table(&hit)));
            if word.chars().count() >= 3 {
                reading.features.insert(Feature::Stem(language.tag(), stem.clone()));
                reading.features.extend(word.get(..COGNATE).map(|beginning| Feature::Cognate(beginning.to_owned())));
            }
        }
        reading
    }

    /// The phrases of the ontology in a text.
    fn hits(&self, language: Language, stems: &[Option<String>]) -> Vec<Hit> {
        let Some(phrases) = self.phrases.get(language.tag()) else { return Vec::new() };
        let mut hits = Vec::new();
        for (from, stem) in stems.iter().enumerate() {
            let begun = stem.as_ref().and_then(|stem| phrases.get(stem));
            if stem.as_ref().is_some_and(|stem| stem.chars().all(|letter| letter.is_ascii_digit())) {
                hits.push(Hit { concept: NUMBER, kind: self.kind(NUMBER), from, to: from });
            }
            for (rest, concept) in begun.into_iter().flatten() {
                if let Some(to) = ends(stems, from, rest) {
                    hits.push(Hit { concept, kind: self.kind(concept), from, to });
                }
            }
        }
        hits
    }
}

/// The hits without words that are an act of their own elsewhere, but part of a phrase here: *opened* in *opened his mouth*.
fn longest(hits: Vec<Hit>) -> Vec<Hit> {
    let in_phrase = |hit: &Hit| {
        let around = |other: &&Hit| other.kind == Kind::Act && other.concept != hit.concept && other.to > other.from;
        hits.iter().filter(around).any(|other| other.from <= hit.from && hit.to <= other.to)
    };
    let parts: Vec<bool> = hits.iter().map(|hit| hit.kind == Kind::Act && hit.from == hit.to && in_phrase(hit)).collect();
    hits.into_iter().zip(parts).filter(|(_, part)| !part).map(|(hit, _)| hit).collect()
}

/// The languages of a line of words: one, or `all`.
fn spoken(tag: &str) -> Option<&'static [Language]> {
    let one = Language::ALL.iter().position(|language| language.tag() == tag).map(|at| &Language::ALL[at..=at]);
    one.or((tag == "all").then_some(&Language::ALL))
}

/// Lists of words, a line a language.
fn listed(text: &str) -> BTreeMap<&'static str, BTreeSet<String>> {
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    lines.filter_map(|(tag, said)| Some((Language::from_tag(tag)?.tag(), bare(said).collect()))).collect()
}

/// The place of the last word of a phrase that begins here, if all its words follow near each other.
fn ends(stems: &[Option<String>], from: usize, rest: &[String]) -> Option<usize> {
    rest.iter().try_fold(from, |at, wanted| {
        let near = stems.iter().enumerate().skip(at + 1).take(GAP + 1);
        let mut near = near.map_while(|(place, stem)| Some((place, stem.as_ref()?)));
        near.find(|(_, stem)| *stem == wanted).map(|(place, _)| place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(language: Language, text: &str) -> BTreeSet<Feature> {
        ONTOLOGY.reading(language, text).features
    }

    #[test]
    fn every_concept_has_words_in_every_language_and_every_rule_names_concepts() {
        for language in Language::ALL {
            let said: BTreeSet<&str> = ONTOLOGY.phrases[language.tag()].values().flatten().map(|(_, concept)| *concept).collect();
            let silent: Vec<_> = ONTOLOGY.kinds.keys().filter(|concept| !said.contains(*concept)).collect();
            assert!(silent.is_empty(), "{}: {silent:?}", language.tag());
        }
        for (first, rules) in &ONTOLOGY.joined {
            for term in rules.iter().flat_map(|(_, others)| others).chain([first]) {
                let (Feature::Said(concept) | Feature::Denied(concept)) = term else { panic!("{term:?}") };
                assert!(ONTOLOGY.kinds.contains_key(concept), "{concept} is no concept");
            }
        }
    }

    #[test]
    fn one_act_is_the_same_concept_in_four_languages_with_accents_or_without() {
        for (language, text) in [
            (Language::English, "She LOOKED at the discards"),
            (Language::Portuguese, "ela olhou o descarte"),
            (Language::Spanish, "miró los descartes"),
            (Language::Spanish, "miro los descartes"),
            (Language::Italian, "ha guardato gli scarti"),
        ] {
            let read = read(language, text);
            assert!(read.contains(&Feature::Beside("look", "discards")), "{text}: {read:?}");
            assert!(read.contains(&Feature::Joined("sawdiscard")), "{text}: {read:?}");
        }
    }

    #[test]
    fn a_denial_reaches_the_words_behind_it_and_ends_at_a_comma() {
        for (language, text) in [
            (Language::English, "he didn’t follow suit"),
            (Language::Portuguese, "não serviu ao naipe"),
            (Language::Spanish, "no sirvió al palo"),
            (Language::Italian, "non ha risposto al seme"),
        ] {
            assert!(read(language, text).contains(&Feature::Joined("revoke")), "{text}");
        }
        assert!(!read(Language::English, "no, he followed suit").contains(&Feature::Denied("follow")));
    }
}
