//! Incidents found by what happened: by the laws that speak of it, and by what the desk itself calls them and asks.

use super::form::Form;
use super::{answer, form_name, forms, question};
use crate::registry::of_game;
use crate::search::{Finder, Index};
use engine::law::Law;
use words::{Language, Words};

/// How many of the laws found say something of an incident.
const AMONG: usize = 20;

/// Shows whoever tells a quarrel to the incident it is.
pub struct Guide {
    game: &'static str,
    laws: Finder,
    /// By their names alone, and with all that is asked and answered.
    names: Index<&'static Form>,
    questions: Index<&'static Form>,
}

impl Guide {
    /// The guide of a game's desk, who understands these languages.
    pub fn new(game: &'static str, languages: &[Words]) -> Guide {
        let name = |form: &Form| languages.iter().map(|words| form_name(words, form.id)).collect::<Vec<_>>();
        let asked = |words: &Words, form: &Form| -> String {
            let keys = form.keys();
            let answers = keys.iter().flat_map(|key| form.answers(key)).map(|given| answer(words, given));
            let questions = keys.iter().map(|key| question(words, key));
            questions.chain(answers).chain([form_name(words, form.id)]).collect::<Vec<_>>().join(" . ")
        };
        let all = |form: &Form| languages.iter().map(|words| asked(words, form)).collect();
        Guide {
            game,
            laws: Finder::new(&of_game(game), languages.iter()),
            names: Index::new(forms(game).iter().map(|form| (form, name(form)))),
            questions: Index::new(forms(game).iter().map(|form| (form, all(form)))),
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

    /// The incidents it may be, the nearest first: an early find says more than a late one.
    pub fn incidents(&self, told: &str) -> Vec<&'static Form> {
        let (laws, names, questions) = (self.laws.find(told), self.names.find(told), self.questions.find(told));
        let near = |rank: usize| 1.0 / (rank + 1) as f64;
        let by_laws = |form: &Form| -> f64 {
            let ranks = laws.iter().take(AMONG).enumerate().filter(|(_, law)| form.laws.iter().any(|id| id == law.id.0));
            ranks.map(|(rank, _)| near(rank)).sum::<f64>() / (form.laws.len() as f64).sqrt()
        };
        let among = |found: &[&'static Form], form: &Form| found.iter().position(|one| one.id == form.id).map_or(0.0, near);
        let said = |form: &Form| by_laws(form) + among(&names, form) + among(&questions, form);
        let mut scored: Vec<(f64, &'static Form)> = forms(self.game).iter().map(|form| (said(form), form)).collect();
        scored.retain(|(score, _)| *score > 0.0);
        scored.sort_by(|one, other| other.0.total_cmp(&one.0));
        scored.into_iter().map(|(_, form)| form).collect()
    }
}
