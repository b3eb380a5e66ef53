//! Incidents and laws found together by what happened. A law that falls under an incident is shown as that incident, which asks what the
//! law needs; any other is an answer itself.

use super::form::Form;
use super::{answer, asked_at, form_name, forms, question};
use crate::registry::{law, of_game};
use crate::search::{Document, Field, Index, Readings, document, numbered};
use engine::law::Law;
use std::collections::{BTreeMap, BTreeSet};
use words::{Language, Words};

/// Everyday words for an incident, a line a language in the order of [`Language::ALL`].
const SAID: &str = include_str!("said.txt");

/// Weights of the texts of an incident.
const SAYINGS: f64 = 1.0;
const NAMES: f64 = 1.2;
const QUESTIONS: f64 = 0.25;

/// Weights of an incident's own texts, of its best law, and of a law that no incident asks about.
const OWN: f64 = 0.5;
const RULING: f64 = 0.95;
const ALONE: f64 = 0.9;
/// Weight of a law whose stories another law before it has told.
const AGAIN: f64 = 0.7;
/// Weight of an incident that another game of the same books knows.
const ELSEWHERE: f64 = 0.85;

/// Lowest share of a full answer that the best item must reach.
const FLOOR: f64 = 0.2;
/// Share of the best score below which an item is not told.
const SHARE: f64 = 0.35;

/// An item of the answer to a story.
#[derive(Clone, Copy, Debug)]
pub enum Found {
    /// An incident of the desk, with the law of it that comes nearest to the story.
    Incident(&'static Form, Option<&'static Law>),
    /// An incident of another game of the same books, with the law of it that comes nearest, which does not hold here.
    Elsewhere(&'static str, &'static Form, &'static Law),
    /// A law that no incident of the desk asks about.
    Law(&'static Law),
}

/// An incident, with its laws by their places in the guide.
struct Asked {
    /// The game whose desk asks about it.
    game: &'static str,
    form: &'static Form,
    under: Vec<usize>,
}

/// Search over the incidents and laws of a game, or of a book that is no game.
pub struct Guide {
    /// The incidents of the desk, then those of other games of the same books for laws that do not hold here.
    asked: Vec<Asked>,
    /// Number of incidents of the desk itself.
    own_asked: usize,
    /// The laws of the game's books, then those of other books that its incidents cite. Incidents follow them in the index.
    laws: Vec<&'static Law>,
    /// Number of laws of the game's own books.
    own: usize,
    index: Index,
}

impl Guide {
    /// The guides of several games. Games that share a book share the work of reading it.
    pub fn all(games: impl IntoIterator<Item = &'static str>, languages: &[Words]) -> BTreeMap<&'static str, Guide> {
        let mut readings = Readings::default();
        games.into_iter().map(|game| (game, Guide::read(game, languages, &mut readings))).collect()
    }

    /// The guide of a game's desk, who understands these languages.
    pub fn new(game: &'static str, languages: &[Words]) -> Guide {
        Guide::read(game, languages, &mut Readings::default())
    }

    /// A search that understands every language.
    pub fn of(game: &'static str) -> Guide {
        Guide::new(game, &Language::ALL.map(Words::new))
    }

    fn read(name: &'static str, languages: &[Words], readings: &mut Readings) -> Guide {
        let mut laws: Vec<&'static Law> = of_game(name).iter().flat_map(|book| book.laws()).collect();
        let own = laws.len();
        let (home, forms) = asked_at(name).unwrap_or((name, Vec::new()));
        let mut asked: Vec<Asked> = Vec::new();
        for form in forms {
            let mut under: Vec<usize> = Vec::new();
            for cited in cited(form) {
                let place = laws.iter().position(|known| known.id == cited.id).unwrap_or_else(|| {
                    laws.push(cited);
                    laws.len() - 1
                });
                if !under.contains(&place) {
                    under.push(place);
                }
            }
            asked.push(Asked { game: home, form, under });
        }
        let own_asked = asked.len();
        if home == name {
            let others = elsewhere(name, &laws[..own], &asked);
            asked.extend(others);
        }
        let spoken: Vec<&Words> = languages.iter().collect();
        let mut documents: Vec<Document> = laws.iter().map(|law| document(law.id.0, &spoken)).collect();
        documents.extend(asked.iter().map(|asked| incident(asked.form, languages)));
        Guide { asked, own_asked, laws, own, index: Index::new(&documents, readings) }
    }

    /// The laws of the game's books that speak of this, the nearest first.
    pub fn laws(&self, told: &str) -> Vec<&'static Law> {
        let own = &self.laws[..self.own];
        if let Some(law) = numbered(own, told) {
            return vec![law];
        }
        let scores = self.index.scores(told);
        let found = own.iter().copied().zip(scores.of).map(|(law, score)| (score, law)).collect();
        cut_off(found, scores.full * FLOOR, scores.of_table)
    }

    /// The incidents it may be, the nearest first.
    pub fn incidents(&self, told: &str) -> Vec<&'static Form> {
        let scores = self.index.scores(told);
        let own = self.asked.iter().enumerate().take(self.own_asked);
        let mut found: Vec<(f64, &'static Form)> =
            own.map(|(n, asked)| (self.incident(n, &scores.of).0, asked.form)).filter(|(score, _)| *score > 0.0).collect();
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        found.into_iter().map(|(_, form)| form).collect()
    }

    /// Incidents and laws that speak of this, the nearest first; none if no law seems to. A number finds the law of that number alone.
    pub fn found(&self, told: &str) -> Vec<Found> {
        if let Some(law) = numbered(&self.laws[..self.own], told) {
            return vec![Found::Law(law)];
        }
        let scores = self.index.scores(told);
        let mut found: Vec<(f64, Found)> = Vec::new();
        for (n, &Asked { game, form, .. }) in self.asked.iter().enumerate() {
            let (score, nearest) = self.incident(n, &scores.of);
            let nearest = nearest.map(|place| self.laws[place]);
            if n < self.own_asked {
                found.push((score, Found::Incident(form, nearest)));
            } else if let Some(law) = nearest {
                found.push((score * ELSEWHERE, Found::Elsewhere(game, form, law)));
            }
        }
        let alone = |place: &usize| self.asked.iter().all(|asked| !asked.under.contains(place));
        let told_of = self.asked.iter().flat_map(|asked| &asked.under).filter_map(|place| self.index.group(*place));
        let mut spoken: BTreeSet<usize> = told_of.collect();
        let mut laws: Vec<usize> = (0..self.own).filter(alone).collect();
        laws.sort_by(|one, other| scores.of[*other].total_cmp(&scores.of[*one]));
        for place in laws {
            // Of several laws that answer the same stories the nearest speaks for the others.
            let again = self.index.group(place).is_some_and(|group| spoken.contains(&group));
            spoken.extend(self.index.group(place));
            found.push((scores.of[place] * if again { AGAIN } else { ALONE }, Found::Law(self.laws[place])));
        }
        cut_off(found, scores.full * FLOOR, scores.of_table)
    }

    /// Score of an incident, and its law that comes nearest.
    fn incident(&self, n: usize, scores: &[f64]) -> (f64, Option<usize>) {
        let laws = self.asked[n].under.iter().copied();
        let nearest = laws.max_by(|one, other| scores[*one].total_cmp(&scores[*other])).filter(|place| scores[*place] > 0.0);
        (scores[self.laws.len() + n] * OWN + nearest.map_or(0.0, |place| scores[place] * RULING), nearest)
    }
}

/// The incidents of other games for laws of the shared books that no incident of this desk asks about; a variant of the game comes first.
fn elsewhere(name: &str, laws: &[&'static Law], own: &[Asked]) -> Vec<Asked> {
    let mut left: Vec<usize> = (0..laws.len()).filter(|place| own.iter().all(|asked| !asked.under.contains(place))).collect();
    let mut games: Vec<&'static str> = super::games().filter(|game| *game != name).collect();
    games.sort_by_key(|game| !game.starts_with(name));
    let known = |form: &Form| own.iter().any(|asked| asked.form.id == form.id);
    let mut asked: Vec<Asked> = Vec::new();
    for (game, form) in games.into_iter().flat_map(|game| forms(game).iter().map(move |form| (game, form))) {
        let under: Vec<usize> = left.iter().copied().filter(|place| cited(form).any(|law| law == laws[*place])).collect();
        if !under.is_empty() && !known(form) {
            left.retain(|place| !under.contains(place));
            asked.push(Asked { game, form, under });
        }
    }
    asked
}

/// The laws of an incident and of all rulings on it.
fn cited(form: &Form) -> impl Iterator<Item = &'static Law> {
    form.laws.iter().map(String::as_str).chain(form.ruled_laws()).filter_map(law)
}

/// The items in order of their scores, without those far below the best; none if even the best is below the floor.
fn cut_off<T>(mut found: Vec<(f64, T)>, floor: f64, of_table: bool) -> Vec<T> {
    found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let best = found.first().map_or(0.0, |(score, _)| *score);
    let told = of_table && best > 0.0 && best >= floor;
    found.into_iter().take_while(|(score, _)| told && *score >= best * SHARE).map(|(_, item)| item).collect()
}

/// The texts of an incident, as a document of an index.
fn incident(form: &Form, languages: &[Words]) -> Document {
    let in_all = |weight: f64, told: &dyn Fn(&Words) -> String| Field {
        weight,
        texts: languages.iter().map(|words| (words.language(), told(words))).collect(),
    };
    let asked = |words: &Words| {
        let keys = form.keys();
        let answers = keys.iter().flat_map(|key| form.asked_answers(key)).map(|given| answer(words, given));
        keys.iter().map(|key| question(words, key)).chain(answers).collect::<Vec<_>>().join(" . ")
    };
    let lines = SAID.lines().filter_map(|line| line.split_once(": ")).filter(|(id, _)| *id == form.id);
    let said = Language::ALL.into_iter().zip(lines.map(|(_, words)| words.to_owned()));
    let said = said.filter(|(language, _)| languages.iter().any(|words| words.language() == *language)).collect();
    let names = in_all(NAMES, &|words| form_name(words, form.id));
    Document { fields: vec![names, Field { weight: SAYINGS, texts: said }, in_all(QUESTIONS, &asked)], stories: &[] }
}
