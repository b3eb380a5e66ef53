//! A BM25 index over concepts and stems: what is rare tells more, and what a text says in more languages it says more surely.

use super::concepts::{Feature, Kind, ONTOLOGY, Reading};
use super::text::bare;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use words::Language;

/// Saturation and length normalisation of BM25.
const K: f64 = 1.2;
const B: f64 = 0.4;

/// Share of the words of a question that must belong to a card table; less of them is enough if they tell something together.
const KNOWN: f64 = 0.36;
const KNOWN_JOINED: f64 = 0.16;

/// Texts of one document that count alike, each with its language.
pub(crate) struct Field {
    pub(crate) weight: f64,
    pub(crate) texts: Vec<(Language, String)>,
}

/// Cache of readings: the Spanish games share their books.
#[derive(Default)]
pub(crate) struct Readings(HashMap<(&'static str, String), Arc<Reading>>);

impl Readings {
    fn of(&mut self, language: Language, text: &str) -> Arc<Reading> {
        let key = (language.tag(), text.to_owned());
        Arc::clone(self.0.entry(key).or_insert_with(|| Arc::new(ONTOLOGY.reading(language, text))))
    }
}

/// Documents by the features they are found by.
pub(crate) struct Index {
    postings: HashMap<Feature, Vec<(usize, f64)>>,
    lengths: Vec<f64>,
    mean: f64,
    /// The words of the texts as they are written, by language.
    vocabulary: BTreeMap<&'static str, BTreeSet<String>>,
}

/// How well documents answer a question.
pub(crate) struct Scores {
    /// By document.
    pub(crate) of: Vec<f64>,
    /// The score of a text that says all of it, once in every language.
    pub(crate) full: f64,
    /// Does the question speak of a card table at all?
    pub(crate) of_table: bool,
}

impl Index {
    pub(crate) fn new(documents: &[Vec<Field>], readings: &mut Readings) -> Index {
        let mut postings: HashMap<Feature, Vec<(usize, f64)>> = HashMap::new();
        let mut vocabulary: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
        let mut lengths = Vec::new();
        for (n, fields) in documents.iter().enumerate() {
            let mut strengths: BTreeMap<Feature, f64> = BTreeMap::new();
            for Field { weight, texts } in fields {
                for (language, text) in texts {
                    vocabulary.entry(language.tag()).or_default().extend(bare(text));
                    for feature in &readings.of(*language, text).features {
                        let share = if matches!(feature, Feature::Stem(..)) { 1.0 } else { texts.len() as f64 };
                        *strengths.entry(feature.clone()).or_default() += weight / share;
                    }
                }
            }
            let said = strengths.iter().filter(|(feature, _)| matches!(feature, Feature::Said(_)));
            lengths.push(said.map(|(_, strength)| strength).sum());
            for (feature, strength) in strengths {
                postings.entry(feature).or_default().push((n, strength));
            }
        }
        let mean = lengths.iter().sum::<f64>() / (lengths.len().max(1) as f64);
        Index { postings, lengths, mean: mean.max(1.0), vocabulary }
    }

    /// The languages a text can be in: those that know most of its words.
    fn languages(&self, text: &str) -> Vec<Language> {
        let words: Vec<String> = bare(text).collect();
        let in_texts =
            |language: Language, word: &String| self.vocabulary.get(language.tag()).is_some_and(|known| known.contains(word));
        let known = |language: Language, word: &String| match (ONTOLOGY.knows(language, word), in_texts(language, word)) {
            (true, _) => 2,
            (false, true) => 1,
            (false, false) => 0,
        };
        let score = |language: Language| words.iter().map(|word| known(language, word)).sum::<usize>();
        let best = Language::ALL.into_iter().map(score).max().unwrap_or_default();
        Language::ALL.into_iter().filter(|&language| score(language) == best && best > 0).collect()
    }

    /// Rarity of a feature, by the documents that clearly have it.
    fn rarity(&self, feature: &Feature) -> f64 {
        let having = self.postings.get(feature).map_or(0, |found| found.iter().filter(|(_, strength)| *strength >= 0.2).count());
        let (all, having) = (self.lengths.len() as f64, having as f64);
        (1.0 + (all - having + 0.5) / (having + 0.5)).ln()
    }

    pub(crate) fn scores(&self, asked: &str) -> Scores {
        let languages = self.languages(asked);
        let readings: Vec<Reading> = languages.iter().map(|&language| ONTOLOGY.reading(language, asked)).collect();
        let of_table = readings.iter().any(of_table);
        let features: BTreeSet<&Feature> = readings.iter().flat_map(|reading| &reading.features).collect();
        let mut scores = Scores { of: vec![0.0; self.lengths.len()], full: 0.0, of_table };
        for feature in features {
            let weight = weight(feature) * self.rarity(feature);
            // A stem that no text has is a name or a word for something else: it tells nothing.
            let Some(found) = self.postings.get(feature) else { continue };
            scores.full += weight;
            for &(n, strength) in found {
                let length = 1.0 - B + B * self.lengths[n] / self.mean;
                scores.of[n] += weight * strength * (K + 1.0) / (strength + K * length);
            }
        }
        scores
    }
}

/// Does a question speak of a card table? A word alone is enough only if little else is said.
fn of_table(asked: &Reading) -> bool {
    let joined = asked.features.iter().any(|feature| matches!(feature, Feature::Joined(_)));
    let share = if joined { KNOWN_JOINED } else { KNOWN };
    let enough = asked.known >= 2 || asked.content <= 2 || joined;
    enough && asked.known > 0 && asked.known as f64 >= share * asked.content as f64
}

/// Weight of a feature before its rarity.
fn weight(feature: &Feature) -> f64 {
    match feature {
        Feature::Said(concept) => match ONTOLOGY.kind(concept) {
            Kind::Act => 1.0,
            Kind::Thing => 0.9,
            Kind::Person => 0.7,
            Kind::Moment => 0.4,
            Kind::Plain => 0.1,
        },
        Feature::Denied(concept) => match ONTOLOGY.kind(concept) {
            Kind::Act | Kind::Thing => 0.7,
            Kind::Person | Kind::Moment | Kind::Plain => 0.2,
        },
        Feature::Beside(..) => 0.5,
        Feature::Joined(_) => 1.5,
        Feature::Stem(..) => 0.5,
    }
}
