//! Laws found by what happened: in any language, with accents or without, in the words of the table or of the book.
//!
//! A text is read into features: concepts of a small ontology (`acts.txt`, `things.txt`), denied or not, what follows from some
//! of them together (`joined.txt`), and stems. Concepts are the same in all languages, so a phrase finds a law told in another
//! one. Beside its text a law has short stories in players' words (`stories/`).

mod concepts;
mod index;
mod numbers;
mod spelling;
mod stories;
mod text;

pub(crate) use index::{Document, Field, Index, Readings};

use crate::registry::Book;
use engine::law::Law;
use words::{Language, Words, plain};

/// Share of the best score below which a law is not told.
const SHARE: f64 = 0.4;

/// Lowest share of a full answer that the best law must reach.
const FLOOR: f64 = 0.12;

/// Laws found by what happened.
///
/// ```
/// use laws::Finder;
/// use words::{Language, Words};
///
/// let finder = Finder::new(&laws::of_game("voltarete"), [Words::new(Language::English)].iter());
/// assert!(!finder.find("played out of turn").is_empty());
/// assert_eq!(finder.find("II.10.13")[0].id.0, "voltarete:II.10.13");
/// ```
pub struct Finder {
    laws: Vec<&'static Law>,
    index: Index,
}

/// The text of a law, as a document of an index.
pub(crate) fn document(id: &str, languages: &[&Words]) -> Document {
    let texts = languages.iter().filter_map(|words| Some((words.language(), words.rule(id)?))).collect();
    Document { fields: vec![Field { weight: 1.0, texts }], stories: stories::of_law(id) }
}

/// The law of the number that was asked for, if it is one.
pub(crate) fn numbered(laws: &[&'static Law], asked: &str) -> Option<&'static Law> {
    let asked = plain(asked);
    let number = asked.rsplit(':').next().unwrap_or_default();
    laws.iter().find(|law| law.number().eq_ignore_ascii_case(number)).copied()
}

impl Finder {
    /// The laws of these books, read in all these languages.
    pub fn new<'a>(books: &[Book], languages: impl Iterator<Item = &'a Words>) -> Finder {
        let languages: Vec<&Words> = languages.collect();
        let laws: Vec<&'static Law> = books.iter().flat_map(|book| book.laws()).collect();
        let documents: Vec<Document> = laws.iter().map(|law| document(law.id.0, &languages)).collect();
        Finder { laws, index: Index::new(&documents, &mut Readings::default()) }
    }

    /// Every language.
    pub fn of(books: &[Book]) -> Finder {
        let languages: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
        Finder::new(books, languages.iter())
    }

    /// The laws that speak of this, those that say most of it first. A number finds the law of that number alone.
    pub fn find(&self, happened: &str) -> Vec<&'static Law> {
        if let Some(law) = numbered(&self.laws, happened) {
            return vec![law];
        }
        let scores = self.index.scores(happened);
        if !scores.of_table {
            return Vec::new();
        }
        let mut found: Vec<(f64, &'static Law)> = scores.of.into_iter().zip(self.laws.iter().copied()).collect();
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let best = found.first().map_or(0.0, |(score, _)| *score);
        let least = if best < FLOOR * scores.full { f64::INFINITY } else { (best * SHARE).max(f64::MIN_POSITIVE) };
        found.into_iter().take_while(|(score, _)| *score >= least).map(|(_, law)| law).collect()
    }
}
