//! Cases: an incident and how the table stood, in a line of text.

use super::form::{Given, Next, Ruled};
use super::{BadStanding, Kind, Question, at_table, declared, form};
use engine::law::Ruling;
use engine::{Account, Msg, Seat};
use std::fmt;

/// Something that happened at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Case {
    /// Incidents of one hand, each with what was answered.
    pub incidents: Vec<(String, Given)>,
    /// How the table stood, in the words of the game's desk: `bolo=30 by=2`.
    pub stood: String,
}

/// What the desk says of a case.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Finding {
    #[serde(flatten)]
    pub ruled: Ruled,
    /// What the game's own laws decide: the same as at an honour table.
    pub ruling: Ruling,
    /// Who must be named before the figures are anybody's: until then they are those of the first seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unnamed: Option<&'static str>,
}

/// Why a case cannot be ruled on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unruled {
    /// The desk of this game does not know the incident.
    Incident(String),
    /// A question is still open.
    Open(Question),
    /// A word that is no answer.
    Answer(String),
    Standing(BadStanding),
    /// The answers contradict each other, as the message says.
    Impossible(Msg),
}

impl fmt::Display for Unruled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unruled::Incident(id) => write!(f, "there is no incident `{id}`"),
            Unruled::Open(Question { key, figure: Some(Kind::Number(most)), .. }) => write!(f, "answer first: {key}=0..{most}"),
            Unruled::Open(question) => write!(f, "answer first: {}={}", question.key, question.answers.join("|")),
            Unruled::Answer(word) => write!(f, "`{word}` is no answer: write QUESTION=ANSWER"),
            Unruled::Standing(bad) => bad.fmt(f),
            Unruled::Impossible(why) => f.write_str(why.id),
        }
    }
}

impl Case {
    /// Reads `revoke kind=suit ... + spoke ... | bolo=30 feito=1 ...`; the part behind the bar may be left out.
    pub fn read(text: &str) -> Result<Case, Unruled> {
        let (happened, stood) = text.split_once('|').unwrap_or((text, ""));
        let incident = |text: &str| -> Result<(String, Given), Unruled> {
            let mut words = text.split_whitespace();
            let id = words.next().unwrap_or_default().to_owned();
            let pair = |word: &str| word.split_once('=').ok_or_else(|| Unruled::Answer(word.to_owned())).map(owned);
            Ok((id, words.map(pair).collect::<Result<_, _>>()?))
        };
        let incidents = happened.split('+').map(incident).collect::<Result<_, _>>()?;
        Ok(Case { incidents, stood: stood.trim().to_owned() })
    }

    /// What was answered of the first incident, and of the standing what it can ask.
    pub fn told(&self, form: &super::Form) -> Given {
        let stood = self.stood.split_whitespace().filter_map(|word| word.split_once('=')).map(owned);
        let mut told: Given = stood.filter(|(key, answer)| form.accepts(key, answer)).collect();
        told.extend(self.incidents.first().map(|(_, given)| given.clone()).unwrap_or_default());
        told
    }

    /// What follows: pure, so the same case has the same finding wherever it is asked.
    pub fn finding(&self, game: &str) -> Result<Finding, Unruled> {
        if let Some(desk) = declared::desk(game) {
            return declared::finding(game, desk, self);
        }
        let mut rulings = Vec::new();
        for (id, given) in &self.incidents {
            let form = form(game, id).ok_or_else(|| Unruled::Incident(id.clone()))?;
            match form.next(given) {
                Next::Ask(question) => return Err(Unruled::Open(question)),
                Next::Ruled(ruled) => rulings.push((id.as_str(), given, ruled)),
                Next::Impossible(why) => return Err(Unruled::Impossible(why)),
            }
        }
        let mut all = Ruling::default();
        for (id, given, ruled) in &rulings {
            add(&mut all, at_table::decided(game, id, given, &self.stood, ruled).map_err(Unruled::Standing)?);
        }
        let mut ruled = combined(rulings);
        // The law that decides at a table is told first.
        for cite in all.cites.iter().rev().filter(|cite| cite.0.contains(':')) {
            ruled.laws.retain(|law| law != cite.0);
            ruled.laws.insert(0, cite.0.to_owned());
        }
        let unnamed = self.unnamed(game, &all);
        Ok(Finding { ruling: all, ruled, unnamed })
    }
}

/// Who pays and who is paid: those the figures cannot do without.
const NAMED: [&str; 3] = ["by", "dealer", "winner"];

impl Case {
    /// Who is still to be named.
    fn unnamed(&self, game: &str, ruling: &Ruling) -> Option<&'static str> {
        let told = |key: &str| self.stood.split_whitespace().find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
        let by = told("by").and_then(|number| number.parse::<usize>().ok()?.checked_sub(1)).and_then(Seat::new);
        let touched = ruling.payments.iter().flat_map(|payment| [payment.from, payment.to]);
        let others = touched.filter_map(Account::as_seat).any(|seat| Some(seat) != by);
        if ruling.payments.is_empty() || by.is_some() && !others {
            return None;
        }
        let mut asked = self.incidents.iter().filter_map(|(id, _)| form(game, id));
        asked.find_map(|form| NAMED.into_iter().find(|key| form.stood.contains(key) && told(key).is_none()))
    }
}

/// One ruling more of the same hand: payments add up, and the last word on card, trick and hand is the strongest.
fn add(all: &mut Ruling, one: Ruling) {
    all.cites.extend(one.cites.into_iter().filter(|cite| cite.0.contains(':')));
    all.payments.extend(one.payments);
    all.notes.extend(one.notes);
    all.barred = all.barred.or(one.barred);
    all.restored |= one.restored;
    if one.card != Default::default() {
        all.card = one.card;
    }
    if one.trick != Default::default() {
        all.trick = one.trick;
    }
    if one.hand != Default::default() {
        all.hand = one.hand;
    }
}

fn owned((key, answer): (&str, &str)) -> (String, String) {
    (key.to_owned(), answer.to_owned())
}

/// Several rulings of one hand as one.
fn combined(rulings: Vec<(&str, &Given, Ruled)>) -> Ruled {
    let mut all = Ruled { laws: Vec::new(), effects: Vec::new(), because: Vec::new() };
    for (_, _, ruled) in rulings {
        for law in ruled.laws {
            if !all.laws.contains(&law) {
                all.laws.push(law);
            }
        }
        for effect in ruled.effects {
            if !all.effects.contains(&effect) {
                all.effects.push(effect);
            }
        }
        all.because.extend(ruled.because);
    }
    all
}
