//! What does the law say? An incident at the referee's desk with facts drawn at random, and rulings to choose from.

use super::{Answer, Drill, Incident, Kind, Picks, Reason, Table, Wanted, What};
use engine::law::{Desk, Facts, Form, Ruling, Value};
use engine::{Entry, Msg, Rng, Seat};
use std::cell::RefCell;

/// Wrong rulings offered.
const WRONG: usize = 3;

/// Draws until a ruling can stand among the others.
const TRIES: usize = 40;

/// Figures above this are not drawn: a pot of some deals.
const MOST: i64 = 30;

/// Facts drawn when they are asked for, each once.
struct Drawn {
    players: usize,
    rng: RefCell<Rng>,
    known: RefCell<Vec<(&'static str, Value)>>,
}

impl Facts for Drawn {
    fn fact(&self, key: &'static str, kind: engine::law::Kind) -> Option<Value> {
        if let Some((_, value)) = self.known.borrow().iter().find(|(known, _)| *known == key) {
            return Some(*value);
        }
        let mut rng = self.rng.borrow_mut();
        let value = match kind {
            engine::law::Kind::Choice(words) => Value::Word(rng.one(words)?),
            engine::law::Kind::Player => Value::Player(Seat::new(rng.below(self.players))?),
            engine::law::Kind::Number { samples, .. } if !samples.is_empty() => Value::Number(*rng.one(samples)?),
            engine::law::Kind::Number { usual: Some(usual), .. } => Value::Number(usual),
            engine::law::Kind::Number { most, .. } => Value::Number(rng.below(most.min(MOST) as usize + 1) as i64),
        };
        self.known.borrow_mut().push((key, value));
        Some(value)
    }
}

/// A ruling on an incident, with the facts it was asked for.
fn ruled(desk: &Desk, form: &'static Form, rng: &mut Rng) -> Option<(Incident, Ruling)> {
    let facts = Drawn { players: desk.players.max(1), rng: RefCell::new(Rng::new(rng.bits())), known: RefCell::default() };
    let leaf = desk.walk(form, &facts);
    let told = leaf.because.into_iter().map(|(question, value)| (question.key, value)).collect();
    let incident = Incident { form: form.id, told };
    let ruling = leaf.ruling.ok().filter(|ruling| !ruling.follows.is_empty())?;
    // A desk may use what it knows without asking: a ruling that needs more than is told would be a riddle.
    let again = desk.rule(form, &Shown(&incident)).ok()?;
    (again.follows == ruling.follows && again.cites == ruling.cites).then_some((incident, ruling))
}

/// The facts that the reader sees.
struct Shown<'a>(&'a Incident);

impl Facts for Shown<'_> {
    fn fact(&self, key: &'static str, _: engine::law::Kind) -> Option<Value> {
        self.0.told.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }
}

/// The sentences of a ruling, each once.
fn sentences(ruling: &Ruling) -> Vec<&'static str> {
    let mut said: Vec<&'static str> = Vec::new();
    for sentence in &ruling.follows {
        if !said.contains(&sentence.message) {
            said.push(sentence.message);
        }
    }
    said
}

fn choice(sentences: &[&'static str], right: bool) -> Answer {
    Answer::new(What::Follows(sentences.iter().map(|id| Msg::new(id)).collect()), right)
}

pub(super) fn ask(entry: &Entry, rng: &mut Rng, wanted: Wanted<'_>) -> Option<Drill> {
    let desk = (entry.desk)()?;
    let forms: Vec<&'static Form> = desk.incidents().collect();
    let asked: Vec<&'static Form> = forms.iter().copied().filter(|form| wanted.names(Kind::Law, form.id)).collect();
    let (form, (incident, ruling)) = (0..TRIES).find_map(|_| {
        let form = *rng.one(&asked)?;
        Some((form, ruled(desk, form, rng)?))
    })?;
    let right = sentences(&ruling);
    let mut offered = vec![right.clone()];
    // Other rulings on the same incident come first: they are the plausible ones.
    for round in 0..TRIES {
        let of = if round < TRIES / 2 { form } else { rng.one(&forms)? };
        let Some((_, other)) = ruled(desk, of, rng) else { continue };
        let other = sentences(&other);
        // Part of the right answer is not wrong, and an answer that has all of it is not clearly so.
        let says_all = |one: &[&str], of: &[&str]| of.iter().all(|said| one.contains(said));
        if says_all(&right, &other) || says_all(&other, &right) || offered.contains(&other) {
            continue;
        }
        offered.push(other);
        if offered.len() > WRONG {
            break;
        }
    }
    if offered.len() < 3 {
        return None;
    }
    let mut choices: Vec<Answer> = offered.iter().enumerate().map(|(n, said)| choice(said, n == 0)).collect();
    rng.shuffle(&mut choices);
    let mut laws = ruling.cites.clone();
    laws.dedup();
    let reasons = laws.into_iter().take(3).map(Reason::rule).collect();
    let question = Msg::new("drill-ask-law");
    let incident = Some(incident);
    Some(Drill { kind: Kind::Law, seed: 0, question, table: Table::default(), incident, picks: Picks::One, choices, reasons })
}
