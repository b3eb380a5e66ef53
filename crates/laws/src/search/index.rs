//! A BM25 index over concepts and stems, and beside it the nearest of the short stories told of a document: what is rare tells more, and
//! what a text says in more languages it says more surely.

use super::concepts::{Feature, Kind, ONTOLOGY, Reading};
use super::spelling::Spelling;
use super::text::bare;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use words::Language;

/// Saturation and length normalisation of BM25.
const K: f64 = 1.0;
const B: f64 = 0.4;

/// Weight of the stories of a document as one more text of it, and of the nearest of them alone.
const STORIES: f64 = 1.0;
const NEAREST: f64 = 0.33;
/// Length normalisation of a story: 0 takes no account of what it says besides the question.
const STORY_LENGTH: f64 = 0.6;
/// Share of the stories of a document that must say a concept, and number of them that must have a stem, to count in full.
const CONCEPT_SAID: f64 = 1.0 / 3.0;
const STEM_SAID: f64 = 4.0;

/// Strength from which a document clearly has a feature.
const CLEAR: f64 = 0.2;

/// Evidence that a question is about a card table: the share of its words that texts and ontology know, its likeness to the nearest story,
/// two words of the table or more, what follows from them together; against it the share of words of other matters, and each word.
const COVERED: f64 = 1.0;
const LIKE: f64 = 0.33;
const TWO_KNOWN: f64 = 0.09;
const BACKGROUND: f64 = 1.7;
const JOINED: f64 = 0.05;
const MOST_JOINED: usize = 2;
const EACH_WORD: f64 = 0.05;
const MOST_WORDS: usize = 6;
/// Least evidence with which a question is answered.
const OF_TABLE: f64 = 0.63;

/// Texts of one document that count alike, each with its language.
pub(crate) struct Field {
    pub(crate) weight: f64,
    pub(crate) texts: Vec<(Language, String)>,
}

/// Short texts that each tell what happened in a player's words. Documents of one law family share them.
pub(crate) type Stories = &'static [(Language, String)];

/// A text to be found.
pub(crate) struct Document {
    pub(crate) fields: Vec<Field>,
    pub(crate) stories: Stories,
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

/// The documents and stories that have a feature.
#[derive(Default)]
struct Posting {
    /// Weight of the feature by its kind and its rarity.
    weight: f64,
    documents: Vec<(usize, f64)>,
    stories: Vec<usize>,
}

/// A story: the group of documents it is told of, and the weight of all it says.
struct Story {
    group: usize,
    weight: f64,
}

/// Documents by the features they are found by.
pub(crate) struct Index {
    postings: HashMap<Feature, Posting>,
    /// Length norms of the documents.
    norms: Vec<f64>,
    /// The group of stories of every document.
    groups: Vec<Option<usize>>,
    stories: Vec<Story>,
    /// The words of the texts as they are written, by language.
    vocabulary: BTreeMap<&'static str, Spelling>,
}

/// Scores of documents for a question.
pub(crate) struct Scores {
    /// By document.
    pub(crate) of: Vec<f64>,
    /// The score of a text that says all of it, once in every language.
    pub(crate) full: f64,
    /// Does the question speak of a card table at all?
    pub(crate) of_table: bool,
}

impl Index {
    pub(crate) fn new(documents: &[Document], readings: &mut Readings) -> Index {
        let mut postings: HashMap<Feature, Posting> = HashMap::new();
        let mut vocabulary: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
        let (mut lengths, mut groups, mut known) = (Vec::new(), Vec::new(), HashMap::new());
        let mut told: Vec<(usize, Arc<Reading>)> = Vec::new();
        for (n, Document { fields, stories }) in documents.iter().enumerate() {
            let mut strengths: BTreeMap<Feature, f64> = BTreeMap::new();
            let mut read = |weight: f64, texts: &[(Language, String)], strengths: &mut BTreeMap<Feature, f64>| {
                let read: Vec<Arc<Reading>> = texts.iter().map(|(language, text)| readings.of(*language, text)).collect();
                for feature in read.iter().flat_map(|reading| &reading.features) {
                    let share = if matches!(feature, Feature::Stem(..)) { 1.0 } else { texts.len() as f64 };
                    *strengths.entry(feature.clone()).or_default() += weight / share;
                }
                texts.iter().for_each(|(language, text)| vocabulary.entry(language.tag()).or_default().extend(bare(text)));
                read
            };
            for Field { weight, texts } in fields {
                read(*weight, texts, &mut strengths);
            }
            let said = strengths.iter().filter(|(feature, _)| matches!(feature, Feature::Said(_)));
            lengths.push(said.map(|(_, strength)| strength).sum());
            if stories.is_empty() {
                groups.push(None);
            } else {
                let next = known.len();
                let group = *known.entry(stories.as_ptr()).or_insert(next);
                let mut of_stories = BTreeMap::new();
                let read = read(1.0, stories, &mut of_stories);
                if group == next {
                    told.extend(read.into_iter().map(|reading| (group, reading)));
                }
                for (feature, said) in of_stories {
                    let often = if matches!(feature, Feature::Stem(..)) { said / STEM_SAID } else { said / CONCEPT_SAID };
                    *strengths.entry(feature).or_default() += STORIES * often.min(1.0);
                }
                groups.push(Some(group));
            }
            for (feature, strength) in strengths {
                postings.entry(feature).or_default().documents.push((n, strength));
            }
        }
        for (feature, posting) in &mut postings {
            let having = posting.documents.iter().filter(|(_, strength)| *strength >= CLEAR).count() as f64;
            let rarity = (1.0 + (documents.len() as f64 - having + 0.5) / (having + 0.5)).ln();
            posting.weight = weight(feature) * rarity;
        }
        let mut stories: Vec<Story> = Vec::new();
        for (group, reading) in told {
            let mut weight = 0.0;
            for feature in &reading.features {
                if let Some(posting) = postings.get_mut(feature) {
                    posting.stories.push(stories.len());
                    weight += posting.weight;
                }
            }
            stories.push(Story { group, weight });
        }
        let mean = (lengths.iter().sum::<f64>() / (lengths.len().max(1) as f64)).max(1.0);
        let norms = lengths.into_iter().map(|length: f64| 1.0 - B + B * length / mean).collect();
        let vocabulary = vocabulary.into_iter().map(|(language, words)| (language, Spelling::new(words))).collect();
        Index { postings, norms, groups, stories, vocabulary }
    }

    /// The group of stories of a document.
    pub(crate) fn group(&self, document: usize) -> Option<usize> {
        self.groups[document]
    }

    /// The languages a text can be in: those that know most of its words.
    fn languages(&self, words: &[String]) -> Vec<Language> {
        let in_texts =
            |language: Language, word: &String| self.vocabulary.get(language.tag()).is_some_and(|known| known.contains(word));
        let known = |language: Language, word: &String| match (ONTOLOGY.knows(language, word), in_texts(language, word)) {
            (true, _) => 2,
            (false, true) => 1,
            (false, false) => 0,
        };
        let score = |language: Language| words.iter().map(|word| known(language, word)).sum::<usize>();
        let scores = Language::ALL.map(|language| (language, score(language)));
        let best = scores.iter().map(|(_, score)| *score).max().unwrap_or_default();
        scores.into_iter().filter(|(_, score)| *score == best && best > 0).map(|(language, _)| language).collect()
    }

    /// The text with its misspelt words as the texts write them.
    fn corrected(&self, language: Language, asked: &str, words: &[String]) -> String {
        let Some(spelling) = self.vocabulary.get(language.tag()) else { return asked.to_owned() };
        let mut text = asked.to_owned();
        for word in words {
            let known = ONTOLOGY.knows(language, word) || self.knows(language, ONTOLOGY.stem(language, word));
            if let Some(meant) = if known { None } else { spelling.nearest(word) } {
                text.push_str(" . ");
                text.push_str(meant);
            }
        }
        text
    }

    /// Does a text or a phrase of the ontology have this stem?
    fn knows(&self, language: Language, stem: String) -> bool {
        ONTOLOGY.begins(language, &stem) || self.postings.contains_key(&Feature::Stem(language.tag(), stem))
    }

    /// Share of the words that say something which the texts know.
    fn covered(&self, language: Language, asked: &Reading) -> f64 {
        let known = asked.stems.iter().filter(|stem| self.knows(language, (*stem).clone())).count();
        known as f64 / asked.stems.len().max(1) as f64
    }

    /// Evidence that a question is about a card table.
    fn evidence(&self, language: Language, asked: &Reading, like: f64) -> f64 {
        let two_known = if asked.known >= 2 { TWO_KNOWN } else { 0.0 };
        let joined = asked.features.iter().filter(|feature| matches!(feature, Feature::Joined(_))).count().min(MOST_JOINED);
        let for_it = COVERED * self.covered(language, asked) + LIKE * like + two_known + JOINED * joined as f64;
        let background = asked.background as f64 / asked.content.max(1) as f64;
        for_it - BACKGROUND * background - EACH_WORD * asked.content.min(MOST_WORDS) as f64
    }

    pub(crate) fn scores(&self, asked: &str) -> Scores {
        let words: Vec<String> = bare(asked).collect();
        let read = |language| ONTOLOGY.reading(language, &self.corrected(language, asked, &words));
        let languages = self.languages(&words);
        let readings: Vec<Reading> = languages.iter().copied().map(read).collect();
        let features: BTreeSet<&Feature> = readings.iter().flat_map(|reading| &reading.features).collect();
        let mut scores = Scores { of: vec![0.0; self.norms.len()], full: 0.0, of_table: false };
        let mut shared = vec![0.0; self.stories.len()];
        // A stem that no text has is a name or a word for something else: it tells nothing.
        for Posting { weight, documents, stories } in features.into_iter().filter_map(|feature| self.postings.get(feature)) {
            scores.full += weight;
            for &(n, strength) in documents {
                scores.of[n] += weight * strength * (K + 1.0) / (strength + K * self.norms[n]);
            }
            stories.iter().for_each(|&story| shared[story] += weight);
        }
        let mut nearest: HashMap<usize, f64> = HashMap::new();
        for (Story { group, weight }, shared) in self.stories.iter().zip(shared).filter(|(_, shared)| *shared > 0.0) {
            let near = shared / (weight.max(1.0).powf(STORY_LENGTH) * scores.full.powf(1.0 - STORY_LENGTH));
            let best = nearest.entry(*group).or_default();
            *best = near.max(*best);
        }
        let nearest_of_all = nearest.values().copied().fold(0.0, f64::max);
        let read = languages.into_iter().zip(&readings);
        scores.of_table =
            read.into_iter().any(|(language, reading)| self.evidence(language, reading, nearest_of_all) >= OF_TABLE);
        for (score, group) in scores.of.iter_mut().zip(&self.groups) {
            *score += group.and_then(|group| nearest.get(&group)).map_or(0.0, |near| NEAREST * near * scores.full);
        }
        scores
    }
}

/// Weight of a feature before its rarity.
fn weight(feature: &Feature) -> f64 {
    match feature {
        Feature::Said(concept) => match ONTOLOGY.kind(concept) {
            Kind::Act => 1.0,
            Kind::Thing => 0.8,
            Kind::Person => 0.5,
            Kind::Moment => 0.5,
            Kind::Plain => 0.15,
        },
        Feature::Denied(concept) => match ONTOLOGY.kind(concept) {
            Kind::Act | Kind::Thing => 0.7,
            Kind::Person | Kind::Moment | Kind::Plain => 0.2,
        },
        Feature::Beside(..) => 0.35,
        Feature::Joined(_) => 1.3,
        Feature::Stem(..) => 0.5,
        Feature::Cognate(_) => 0.3,
    }
}
