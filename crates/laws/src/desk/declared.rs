//! The desks that games declare ([`engine::law::Desk`]), as the program asks them: by text.

use super::Effect;
use super::case::{Case, Finding, Unruled};
use super::form::{Form, Given, Next, Question, Ruled};
use super::stood::{BadPosition, Field, Kind};
use engine::Cite;
use engine::law::{self, Desk, Facts, Ruling, Undecided, Value, YES_NO};

/// An incident of a declared desk.
#[derive(Clone, Debug)]
pub(super) struct Declared {
    desk: &'static Desk,
    form: &'static law::Form,
    questions: Vec<law::Question>,
    /// The laws of its rulings.
    pub(super) ruled: Vec<String>,
    /// The sentences of its rulings.
    pub(super) says: Vec<Effect>,
}

/// The desk that a game declares.
pub(crate) fn desk(game: &str) -> Option<&'static Desk> {
    games::entry(game).and_then(|entry| (entry.desk)())
}

/// The incidents of a declared desk.
pub(super) fn forms(desk: &'static Desk) -> Vec<Form> {
    let form = |form: &'static law::Form| {
        let (mut ruled, mut says) = (Vec::new(), Vec::new());
        for ruling in desk.leaves(form).into_iter().filter_map(|leaf| leaf.ruling.ok()) {
            ruled.extend(ruling.cites.iter().map(|cite| cite.0.to_owned()));
            says.extend(ruling.follows.into_iter().map(Effect::from));
        }
        ruled.sort_unstable();
        ruled.dedup();
        says.sort_unstable();
        says.dedup();
        Form {
            id: form.id,
            carried: form.carried,
            laws: desk.laws_of(form).map(|cite| cite.0.to_owned()).collect(),
            declared: Declared { desk, form, questions: desk.questions(form), ruled, says },
        }
    };
    desk.incidents().map(form).collect()
}

/// Fields of a declared desk: players and numbers.
pub(super) fn fields(game: &str, desk: &'static Desk) -> Vec<Field> {
    let mut fields: Vec<Field> = Vec::new();
    let is_standing = |key: &str| desk.standing.iter().any(|(known, _)| *known == key);
    let declared = super::forms(game).iter().map(|form| &form.declared);
    for question in declared.flat_map(|declared| &declared.questions) {
        let usual = match question.kind {
            law::Kind::Choice(_) if is_standing(question.key) => String::new(),
            law::Kind::Choice(_) => continue,
            law::Kind::Player => String::new(),
            law::Kind::Number { usual, .. } => usual.map(|usual| usual.to_string()).unwrap_or_default(),
        };
        if fields.iter().all(|field| field.key != question.key) {
            fields.push(Field { key: question.key, kind: kind(question.kind, desk.players), usual });
        }
    }
    fields
}

fn kind(kind: law::Kind, players: usize) -> Kind {
    match kind {
        law::Kind::Choice(words) => Kind::Choice(words),
        law::Kind::Player => Kind::Player(players),
        law::Kind::Number { most, .. } => Kind::Number(most),
    }
}

/// Answers as they were told, and how the table stood, for questions that were not answered.
struct GivenFacts<'a> {
    given: &'a Given,
    stood: &'a Given,
    players: usize,
}

impl Facts for GivenFacts<'_> {
    fn fact(&self, key: &'static str, kind: law::Kind) -> Option<Value> {
        let told = self.given.get(key).or_else(|| self.stood.get(key))?;
        kind.read(told, self.players)
    }
}

impl Declared {
    fn facts_of<'a>(&self, given: &'a Given, stood: &'a Given) -> GivenFacts<'a> {
        GivenFacts { given, stood, players: self.desk.players }
    }

    pub(super) fn walked(&self, given: &Given) -> (Vec<(&'static str, String)>, Next) {
        let leaf = self.desk.walk(self.form, &self.facts_of(given, &Given::new()));
        let because: Vec<(&'static str, String)> =
            leaf.because.into_iter().map(|(question, value)| (question.key, value.to_string())).collect();
        let next = match leaf.ruling {
            Ok(ruling) => Next::Ruled(ruled(&ruling, because.clone())),
            Err(Undecided::Ask(question)) => Next::Ask(open(self.desk, question)),
            Err(Undecided::Impossible(why)) => Next::Impossible(why),
            Err(Undecided::Contradicts(which)) => Next::Contradicts(which),
        };
        (because, next)
    }

    fn question(&self, key: &str) -> Option<&law::Question> {
        self.questions.iter().find(|question| question.key == key)
    }

    pub(super) fn keys(&self) -> Vec<&'static str> {
        self.questions.iter().map(|question| question.key).collect()
    }

    /// The answers that can be picked.
    pub(super) fn answers(&self, key: &str) -> Vec<&'static str> {
        self.question(key).map_or_else(Vec::new, |question| picks(kind(question.kind, self.desk.players)))
    }

    /// The words of a question that is not answered by yes or no.
    pub(super) fn words(&self, key: &str) -> &'static [&'static str] {
        match self.question(key).map(|question| question.kind) {
            Some(law::Kind::Choice(words)) if words != YES_NO => words,
            Some(law::Kind::Choice(_) | law::Kind::Player | law::Kind::Number { .. }) | None => &[],
        }
    }

    pub(super) fn kind(&self, key: &str) -> Option<Kind> {
        self.question(key).map(|question| kind(question.kind, self.desk.players))
    }

    pub(super) fn accepts(&self, key: &str, answer: &str) -> bool {
        self.question(key).is_some_and(|question| question.kind.read(answer, self.desk.players).is_some())
    }
}

fn open(desk: &Desk, question: law::Question) -> Question {
    let kind = kind(question.kind, desk.players);
    let figure = Some(kind).filter(|kind| !matches!(kind, Kind::Choice(_)));
    Question { key: question.key, answers: picks(kind), figure, law: question.law.0.to_owned() }
}

/// Numbers from which a player or a figure can be picked.
const PICKS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

fn picks(kind: Kind) -> Vec<&'static str> {
    match kind {
        Kind::Choice(words) => words.to_vec(),
        Kind::Player(players) => PICKS.into_iter().take(players).collect(),
        Kind::Number(_) => PICKS.to_vec(),
    }
}

fn ruled(ruling: &Ruling, because: Vec<(&'static str, String)>) -> Ruled {
    Ruled {
        laws: ruling.cites.iter().map(|cite| cite.0.to_owned()).collect(),
        effects: ruling.follows.iter().copied().map(Effect::from).collect(),
        because,
    }
}

/// The ruling on a case.
pub(super) fn finding(game: &str, desk: &'static Desk, case: &Case) -> Result<Finding, Unruled> {
    let stood = standing(game, desk, &case.stood).map_err(Unruled::Standing)?;
    let mut known: Vec<(&'static Declared, GivenFacts<'_>)> = Vec::new();
    for (id, given) in &case.incidents {
        let form = super::form(game, id).map(|form| &form.declared);
        let declared = form.ok_or_else(|| Unruled::Incident(id.clone()))?;
        known.push((declared, declared.facts_of(given, &stood)));
    }
    let incidents: Vec<(&law::Form, &dyn Facts)> =
        known.iter().map(|(declared, told)| (declared.form, told as &dyn Facts)).collect();
    // What was answered for one incident of the hand holds for its settlement.
    let given: Given = case.incidents.iter().rev().flat_map(|(_, given)| given.clone()).collect();
    let leaf = desk.walk_all(&incidents, &GivenFacts { given: &given, stood: &stood, players: desk.players });
    let because = leaf.because.into_iter().map(|(question, value)| (question.key, value.to_string())).collect();
    match leaf.ruling {
        Ok(mut ruling) => {
            let ruled = ruled(&ruling, because);
            ruling.follows.clear();
            Ok(Finding { ruled, ruling })
        }
        Err(Undecided::Ask(question)) => Err(Unruled::Open(open(desk, question))),
        Err(Undecided::Impossible(why)) => Err(Unruled::Impossible(why)),
        Err(Undecided::Contradicts(which)) => Err(Unruled::Contradicts(which)),
    }
}

/// Reads `by=2 polla=20`: answers that hold for all incidents of a case.
fn standing(game: &str, desk: &'static Desk, text: &str) -> Result<Given, BadPosition> {
    let fields = fields(game, desk);
    let read = |word: &str| {
        let (key, answer) = word.split_once('=')?;
        let known = fields.iter().any(|field| field.key == key && field.accepts(answer));
        known.then(|| (key.to_owned(), answer.to_owned()))
    };
    text.split_whitespace().map(|word| read(word).ok_or_else(|| BadPosition::Word(word.to_owned()))).collect()
}

/// The laws that payments, refusals and acts of a game cite, each with the message.
pub(crate) fn cited(desk: &'static Desk) -> Vec<(Cite, &'static str)> {
    let declared = desk.cited.iter().copied().flatten().flatten().map(|&(law, message)| (Cite(law), message));
    let rulings = desk.incidents().flat_map(|form| desk.leaves(form)).filter_map(|leaf| leaf.ruling.ok());
    let paid = rulings.flat_map(|ruling| ruling.payments).map(|payment| (payment.cause.cite, payment.cause.said().id));
    declared.chain(paid).collect()
}
