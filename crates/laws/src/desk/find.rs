//! Incidents found by what happened: by what people say of them, by what the desk calls them and asks, and by the laws that speak of it.

use super::form::Form;
use super::{answer, form_name, forms, question};
use crate::registry::of_game;
use crate::search::{Finder, Index};
use engine::law::Law;
use std::collections::BTreeMap;
use words::{Language, Words};

/// What people say of an incident who do not know what the books call it, a line a language.
const SAID: &str = include_str!("said.txt");

/// How much each way to know an incident counts.
const SAYINGS: f64 = 1.5;
const NAMES: f64 = 1.0;
const QUESTIONS: f64 = 0.5;

/// Shows whoever tells a quarrel to the incident it is.
pub struct Guide {
    game: &'static str,
    laws: Finder,
    /// The laws of the game's incidents, also those of another book.
    ruling: Index<&'static str>,
    sayings: Index<&'static str>,
    names: Index<&'static str>,
    questions: Index<&'static str>,
}

impl Guide {
    /// The guide of a game's desk, who understands these languages.
    pub fn new(game: &'static str, languages: &[Words]) -> Guide {
        let all = forms(game).iter();
        let in_all = |told: &dyn Fn(&Words) -> String| languages.iter().map(told).collect::<Vec<String>>();
        let asked = |words: &Words, form: &Form| {
            let keys = form.keys();
            let answers = keys.iter().flat_map(|key| form.asked_answers(key)).map(|given| answer(words, given));
            keys.iter().map(|key| question(words, key)).chain(answers).collect::<Vec<_>>().join(" . ")
        };
        let said = |form: &Form| {
            let lines = SAID.lines().filter_map(|line| line.split_once(':')).filter(|(id, _)| *id == form.id);
            lines.map(|(_, words)| words.to_owned()).collect::<Vec<_>>()
        };
        let mut cited: Vec<&'static str> = all.clone().flat_map(|form| &form.laws).map(String::as_str).collect();
        cited.sort_unstable();
        cited.dedup();
        Guide {
            game,
            laws: Finder::new(&of_game(game), languages.iter()),
            ruling: Index::new(cited.into_iter().map(|law| (law, in_all(&|words| words.rule(law).unwrap_or_default())))),
            sayings: Index::new(all.clone().map(|form| (form.id, said(form)))),
            names: Index::new(all.clone().map(|form| (form.id, in_all(&|words| form_name(words, form.id))))),
            questions: Index::new(all.map(|form| (form.id, in_all(&|words| asked(words, form))))),
        }
    }

    /// One who understands every language of the house.
    pub fn of(game: &'static str) -> Guide {
        Guide::new(game, &Language::ALL.map(Words::new))
    }

    /// The laws that speak of this.
    pub fn laws(&self, told: &str) -> Vec<&'static Law> {
        self.laws.find(told)
    }

    /// The incidents it may be, the nearest first.
    pub fn incidents(&self, told: &str) -> Vec<&'static Form> {
        let mut shares: BTreeMap<&str, f64> = BTreeMap::new();
        for (index, counts) in [(&self.sayings, SAYINGS), (&self.names, NAMES), (&self.questions, QUESTIONS)] {
            for spoken in index.ranked(told) {
                *shares.entry(spoken.thing).or_default() += spoken.share * counts;
            }
        }
        let ruling: BTreeMap<&str, f64> =
            self.ruling.ranked(told).into_iter().map(|spoken| (spoken.thing, spoken.share)).collect();
        let by_law = |form: &Form| form.laws.iter().filter_map(|law| ruling.get(law.as_str())).copied().fold(0.0, f64::max);
        let share = |form: &Form| shares.get(form.id).copied().unwrap_or_default() + by_law(form);
        let mut found: Vec<(f64, &'static Form)> = forms(self.game).iter().map(|form| (share(form), form)).collect();
        found.retain(|(share, _)| *share > 0.0);
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        found.into_iter().map(|(_, form)| form).collect()
    }
}
