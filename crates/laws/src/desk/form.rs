//! An incident as a list of questions, and the rows that decide it.

use super::Effect;
use super::declared::Declared;
use super::stood::Kind;
use engine::Msg;
use engine::law::Carried;
use std::collections::BTreeMap;

/// What was answered: a question's key, and the answer.
pub type Given = BTreeMap<String, String>;

/// An incident.
#[derive(Clone, Debug)]
pub struct Form {
    pub id: &'static str,
    pub carried: Carried,
    /// The laws it falls under.
    pub laws: Vec<String>,
    pub rows: Vec<Row>,
    /// What of the standing the figures need.
    pub stood: Vec<&'static str>,
    pub(super) asks: BTreeMap<&'static str, Vec<&'static str>>,
    /// The declaration in its game; an incident of a table of text has none.
    pub(super) declared: Option<Declared>,
}

/// A row: if all this was answered, this follows, by these laws.
#[derive(Clone, Debug)]
pub struct Row {
    pub when: Vec<(&'static str, &'static str)>,
    pub laws: Vec<String>,
    pub effects: Vec<Effect>,
}

/// A question that is still to be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub key: &'static str,
    /// The answers that can be picked.
    pub answers: Vec<&'static str>,
    /// The kind of answer, where it is a player or a number.
    pub figure: Option<Kind>,
    /// The law for which it is asked.
    pub law: String,
}

/// What comes next at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Ask(Question),
    Ruled(Ruled),
    /// The answers contradict each other, as the message says.
    Impossible(Msg),
}

/// What the laws decide.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Ruled {
    /// The deciding law first.
    pub laws: Vec<String>,
    pub effects: Vec<Effect>,
    /// What was answered on the way, in the order it was asked.
    pub because: Vec<(&'static str, String)>,
}

impl Form {
    /// What is asked next, or what is decided. Answers that no row asks for do not matter; one that a question does not have leaves the
    /// question open.
    pub fn next(&self, given: &Given) -> Next {
        self.walked(given).1
    }

    /// The questions that were asked and answered on the way, in their order, and what comes next.
    pub fn walked(&self, given: &Given) -> (Vec<(&'static str, String)>, Next) {
        if let Some(declared) = &self.declared {
            return declared.walked(given);
        }
        let mut because: Vec<(&'static str, String)> = Vec::new();
        'rows: for row in &self.rows {
            for &(key, wanted) in &row.when {
                let answers = self.answers(key);
                let Some(&answer) = given.get(key).and_then(|given| answers.iter().find(|answer| **answer == given.as_str()))
                else {
                    let law = row.laws.first().cloned().unwrap_or_default();
                    return (because, Next::Ask(Question { key, answers, figure: None, law }));
                };
                if because.iter().all(|(known, _)| *known != key) {
                    because.push((key, answer.to_owned()));
                }
                if answer != wanted {
                    continue 'rows;
                }
            }
            let ruled = Ruled { laws: row.laws.clone(), effects: row.effects.clone(), because: because.clone() };
            return (because, Next::Ruled(ruled));
        }
        // No row decides: the nearest laws are told, and what harmed somebody is made good.
        let ruled = Ruled { laws: self.laws.clone(), effects: vec![Effect::Harm], because: because.clone() };
        (because, Next::Ruled(ruled))
    }

    /// The answers to a question: those the table names, or yes and no.
    pub fn answers(&self, key: &str) -> Vec<&'static str> {
        if let Some(declared) = &self.declared {
            return declared.answers(key);
        }
        self.asks.get(key).cloned().unwrap_or_else(|| vec!["yes", "no"])
    }

    /// The answers that the table names; yes and no say nothing of what happened.
    pub(super) fn asked_answers(&self, key: &str) -> &[&'static str] {
        if let Some(declared) = &self.declared {
            return declared.words(key);
        }
        self.asks.get(key).map_or(&[], Vec::as_slice)
    }

    /// Is this an answer to this question of the incident?
    pub fn accepts(&self, key: &str, answer: &str) -> bool {
        match &self.declared {
            Some(declared) => declared.accepts(key, answer),
            None => self.keys().contains(&key) && self.answers(key).contains(&answer),
        }
    }

    /// The kind of answer of a question that is asked for figures; none for words.
    pub fn figure(&self, key: &str) -> Option<Kind> {
        self.declared.as_ref()?.kind(key).filter(|kind| !matches!(kind, Kind::Choice(_)))
    }

    /// The laws of all rulings on it.
    pub fn ruled_laws(&self) -> impl Iterator<Item = &str> {
        let declared = self.declared.iter().flat_map(|declared| &declared.ruled);
        self.rows.iter().flat_map(|row| &row.laws).chain(declared).map(String::as_str)
    }

    /// The sentences of all rulings on it.
    pub fn sentences(&self) -> impl Iterator<Item = Effect> {
        let declared = self.declared.iter().flat_map(|declared| &declared.says);
        self.rows.iter().flat_map(|row| &row.effects).chain(declared).copied()
    }

    /// Every question that can be asked.
    pub fn keys(&self) -> Vec<&'static str> {
        if let Some(declared) = &self.declared {
            return declared.keys();
        }
        let mut keys: Vec<&'static str> = Vec::new();
        for &(key, _) in self.rows.iter().flat_map(|row| &row.when) {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        keys
    }
}

/// What is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadTable {
    /// A line that is neither of the kinds there are.
    Line(usize),
    /// An effect nobody knows.
    Effect(usize, String),
    /// An answer that the question does not have.
    Answer(usize, String),
}

/// Reads a table of incidents for a game with these traits. What begins with `@trait` is there only for games that have it.
pub(super) fn read(book: &'static str, traits: &[&str], text: &'static str) -> Result<Vec<Form>, BadTable> {
    let mut forms: Vec<Form> = Vec::new();
    // A number is of the book of the table, if it does not name another.
    let cite = |number: &str| if number.contains(':') { number.to_owned() } else { format!("{book}:{number}") };
    let cited = |numbers: &str| numbers.split_whitespace().map(cite).collect::<Vec<_>>();
    let mut skipped = false;
    for (n, line) in text.lines().enumerate().map(|(n, line)| (n + 1, line.trim())) {
        let Some(line) = meant(line, traits) else {
            skipped |= line.contains(" form ");
            continue;
        };
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some((id, laws)) = line.strip_prefix("form ").and_then(|rest| rest.split_once(": ")) {
            skipped = false;
            let (rows, stood, asks) = (Vec::new(), Vec::new(), BTreeMap::new());
            forms.push(Form { id, carried: Carried::Rule, laws: cited(laws), rows, stood, asks, declared: None });
            continue;
        }
        if skipped {
            continue;
        }
        let form = forms.last_mut().ok_or(BadTable::Line(n))?;
        if let Some((key, answers)) = line.strip_prefix("ask ").and_then(|rest| rest.split_once(": ")) {
            form.asks.insert(key, answers.split_whitespace().collect());
            continue;
        }
        if let Some(word) = line.strip_prefix("carried ") {
            form.carried = Carried::from_word(word).ok_or(BadTable::Line(n))?;
            continue;
        }
        if let Some(keys) = line.strip_prefix("stood ") {
            form.stood = keys.split_whitespace().collect();
            continue;
        }
        if let Some(laws) = line.strip_prefix("also ") {
            form.laws.extend(cited(laws));
            form.rows.iter_mut().for_each(|row| row.laws.extend(cited(laws)));
            continue;
        }
        let (when, then) = line.split_once("->").ok_or(BadTable::Line(n))?;
        let (laws, effects) = then.split_once(": ").ok_or(BadTable::Line(n))?;
        let effect = |token: &str| Effect::from_token(token).ok_or_else(|| BadTable::Effect(n, token.to_owned()));
        let effects = effects.split_whitespace().map(effect).collect::<Result<_, _>>()?;
        let pairs = when.split_whitespace().map(|pair| pair.split_once('=').ok_or(BadTable::Line(n)));
        let when = pairs.collect::<Result<Vec<_>, _>>()?;
        if let Some((key, answer)) = when.iter().find(|(key, answer)| !form.answers(key).contains(answer)) {
            return Err(BadTable::Answer(n, format!("{key}={answer}")));
        }
        form.rows.push(Row { when, laws: cited(laws), effects });
    }
    Ok(forms)
}

/// The line without its trait; none if the game has not got it.
fn meant<'a>(line: &'a str, traits: &[&str]) -> Option<&'a str> {
    let Some(rest) = line.strip_prefix('@') else { return Some(line) };
    let (wanted, line) = rest.split_once(' ')?;
    traits.contains(&wanted).then_some(line)
}
