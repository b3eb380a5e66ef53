//! A desk: the incidents of a game as tables of rows or functions that pull the facts they need. The one decider of table and desk.

use super::facts::YES_NO;
use super::outcome::HARM;
use super::{Asked, Carried, Contradiction, Facts, Fates, Kind, Law, Outcome, Question, Ruling, Unanswered, Undecided, Value};
use crate::{Cite, Pot, Seat};

/// An incident, declared by [`incidents!`](crate::incidents).
#[derive(Clone, Copy, Debug)]
pub struct Form {
    pub id: &'static str,
    pub carried: Carried,
    /// The laws it falls under, the nearest first.
    pub laws: &'static [Cite],
    pub asks: &'static [Ask],
    pub decides: Decides,
    /// Laws that every ruling on it rests on as well.
    pub also: &'static [Also],
}

/// The decider of an incident.
#[derive(Clone, Copy, Debug)]
pub enum Decides {
    /// The first row whose answers are all given.
    Rows(&'static [Row]),
    /// A function, for decisions that hang on figures.
    By(Decider),
}

/// A function that decides an incident.
pub type Decider = fn(&Asked<'_>) -> Result<Ruling, Undecided>;

/// The answers to a question that is not answered by yes or no; `only` where the desk has this trait.
#[derive(Clone, Copy, Debug)]
pub struct Ask {
    pub only: Option<&'static str>,
    pub key: &'static str,
    pub answers: &'static [&'static str],
}

/// A row: if all this was answered, this follows, by these laws; `only` where the desk has this trait.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub only: Option<&'static str>,
    pub when: &'static [(&'static str, &'static str)],
    pub laws: &'static [Cite],
    pub follows: &'static [Outcome],
}

/// Laws added to every ruling on an incident; `only` where the desk has this trait.
#[derive(Clone, Copy, Debug)]
pub struct Also {
    pub only: Option<&'static str>,
    pub laws: &'static [Cite],
}

/// A law and the message that rests on it; none where an act or a breach cites no law of its own.
pub type Cited = Option<(&'static str, &'static str)>;

/// The referee's desk of a game: its laws and incidents.
///
/// ```
/// let desk = (games::entry("voltarete").unwrap().desk)().unwrap();
/// let revoke = desk.incidents().find(|form| form.id == "revoke").unwrap();
/// assert!(desk.laws_of(revoke).any(|law| law.0.starts_with("voltarete:II.10.")));
/// ```
#[derive(Debug)]
pub struct Desk {
    /// Every law of the book that the game knows.
    pub laws: &'static [Law],
    /// Most players that can be named.
    pub players: usize,
    /// Distinguishes games that share their tables: rows marked `@trait` hold only at desks that have it.
    pub traits: &'static [&'static str],
    pub forms: &'static [&'static [Form]],
    /// Numbers that have a usual answer at this desk, by their questions.
    pub usual: &'static [(&'static str, i64)],
    /// The laws that only define something, each with the reason why nothing can be asked of it.
    pub definitions: &'static [(&'static str, &'static str)],
    /// The laws that say what follows a wrong card, and until when it can be put right.
    pub revokes: &'static [&'static str],
    /// The laws that acts and refusals cite, each with the message: `Action::CITED`, `Breach::CITED`.
    pub cited: &'static [&'static [Cited]],
    /// The pots that belong to a side, each with the seats of its players: a side is named by them.
    pub wells: &'static [(Pot, &'static [usize])],
    /// Joins the rulings on several incidents of one hand, each with the id of its incident.
    pub join: fn(&[(&'static str, Ruling)]) -> Ruling,
    /// The names of the players by their place, as answers; none if they are numbered.
    pub places: &'static [&'static str],
    /// Settles the hand of the incidents ruled on, and asks how the table stood; in place of `join`.
    pub settle: Option<Settle>,
    /// Every question that `settle` can ask, in its order.
    pub standing: &'static [(&'static str, Kind)],
    /// Questions about the hand: all incidents of one hand have the same answers to them.
    pub of_hand: &'static [&'static str],
    /// Questions about the part of the player `by` in the hand: the same in all incidents of this player.
    pub of_player: &'static [&'static str],
    /// Answers to the questions of the hand that follow from the answers to an incident, or stand in their place.
    pub implied: Implied,
}

/// A function that derives answers to the questions of the hand from the answers to an incident.
pub type Implied = fn(&[(Question, Value)]) -> Vec<(&'static str, Value)>;

/// A function that joins rulings and settles their hand.
pub type Settle = fn(&Asked<'_>, &[(&'static str, Ruling)]) -> Result<Ruling, Undecided>;

/// A way through an incident: the answers, and the ruling or the contradiction they come to.
#[derive(Clone, Debug)]
pub struct Leaf {
    pub because: Vec<(Question, Value)>,
    pub ruling: Result<Ruling, Undecided>,
}

impl Desk {
    /// A desk without laws, for `..Desk::EMPTY` behind the fields a game has.
    pub const EMPTY: Desk = Desk {
        laws: &[],
        players: 0,
        traits: &[],
        forms: &[],
        usual: &[],
        definitions: &[],
        revokes: &[],
        cited: &[],
        wells: &[],
        join,
        places: &[],
        settle: None,
        standing: &[],
        of_hand: &[],
        of_player: &[],
        implied: |_| Vec::new(),
    };

    /// The incidents.
    pub fn incidents(&self) -> impl Iterator<Item = &'static Form> {
        self.forms.iter().copied().flatten()
    }

    /// Has it this trait?
    pub fn has(&self, named: &str) -> bool {
        self.traits.contains(&named)
    }

    /// The kind of answer, with the number that is usual at this desk.
    pub(super) fn kind(&self, key: &str, kind: Kind) -> Kind {
        match kind {
            Kind::Number { most, usual, samples } => {
                let own = self.usual.iter().find(|(known, _)| *known == key).map(|(_, usual)| *usual);
                Kind::Number { most, usual: usual.or(own), samples }
            }
            Kind::Choice(_) | Kind::Player => kind,
        }
    }

    fn holds(&self, only: Option<&str>) -> bool {
        only.is_none_or(|only| self.has(only))
    }

    /// The laws that an incident falls under at this desk.
    pub fn laws_of(&self, form: &Form) -> impl Iterator<Item = Cite> {
        form.laws.iter().chain(self.also(form)).copied()
    }

    fn also(&self, form: &Form) -> impl Iterator<Item = &'static Cite> {
        form.also.iter().filter(|also| self.holds(also.only)).flat_map(|also| also.laws)
    }

    /// The rows of an incident that hold at this desk; none if a function decides it.
    pub fn rows(&self, form: &Form) -> impl Iterator<Item = &'static Row> {
        let rows = match form.decides {
            Decides::Rows(rows) => rows,
            Decides::By(_) => &[],
        };
        self.holding(rows)
    }

    fn holding(&self, rows: &'static [Row]) -> impl Iterator<Item = &'static Row> {
        rows.iter().filter(|row| self.holds(row.only))
    }

    /// The answers to a question of an incident.
    pub fn answers(&self, form: &Form, key: &str) -> &'static [&'static str] {
        form.asks.iter().find(|ask| ask.key == key && self.holds(ask.only)).map_or(YES_NO, |ask| ask.answers)
    }

    /// Rules on an incident. Pure: equal facts give equal rulings, at a table and at the desk.
    pub fn rule(&self, form: &Form, facts: &dyn Facts) -> Result<Ruling, Undecided> {
        self.walk(form, facts).ruling
    }

    /// The ruling at a table, whose state answers every question of the incident.
    pub fn at_table(&self, form: &Form, facts: &dyn Facts) -> Result<Ruling, Unanswered> {
        self.rule(form, facts).map_err(|why| Unanswered { incident: form.id, why })
    }

    /// The same as [`Desk::rule`], with the questions that were asked on the way.
    pub fn walk(&self, form: &Form, facts: &dyn Facts) -> Leaf {
        let asked = self.asked(form, facts);
        let ruling = self.decide(form, &asked).and_then(|ruling| match self.settle {
            Some(settle) => settle(&asked, &[(form.id, ruling)]),
            None => Ok(ruling),
        });
        Leaf { because: asked.because(), ruling }
    }

    /// The ruling on several incidents of one hand, each with its facts; `stood` are the facts of the hand.
    pub fn walk_all(&self, incidents: &[(&Form, &dyn Facts)], stood: &dyn Facts) -> Leaf {
        if let [(form, facts)] = incidents {
            return self.walk(form, *facts);
        }
        let (mut because, mut rulings, mut told) = (Vec::new(), Vec::new(), Vec::new());
        for (form, facts) in incidents {
            let asked = self.asked(form, *facts);
            let ruling = self.decide(form, &asked);
            let (law, mut answers) = (form.laws.first().copied().unwrap_or(Cite("")), asked.because());
            because.extend(answers.iter().copied());
            // Answers for the settlement may be given with each incident.
            let settled = |&(key, kind): &(&'static str, Kind)| Some((Question { key, kind, law }, facts.fact(key, kind)?));
            answers.extend(self.standing.iter().filter_map(settled));
            let contradiction = self.contradiction(form.id, &answers, &mut told);
            match (contradiction, ruling) {
                (Some(contradiction), _) => return Leaf { because, ruling: Err(Undecided::Contradicts(contradiction)) },
                (None, Ok(ruling)) => rulings.push((form.id, ruling)),
                (None, Err(undecided)) => return Leaf { because, ruling: Err(undecided) },
            }
        }
        let asked =
            Asked::new(self, stood, rulings.iter().find_map(|(_, ruling)| ruling.cites.first().copied()).unwrap_or(Cite("")));
        let ruling = self.settle.map_or_else(|| Ok((self.join)(&rulings)), |settle| settle(&asked, &rulings));
        because.extend(asked.because());
        Leaf { because, ruling }
    }

    /// Compares the answers to this incident with those to earlier ones about the same hand, and adds them to `told`.
    fn contradiction(&self, id: &'static str, answers: &[(Question, Value)], told: &mut Vec<Said>) -> Option<Contradiction> {
        let by = answers.iter().find(|(question, _)| question.key == "by").map(|(_, value)| *value);
        let implied = (self.implied)(answers);
        let given = answers.iter().map(|(question, value)| (question.key, *value));
        let plain = given.filter(|(key, _)| implied.iter().all(|(known, _)| known != key));
        let given = plain.chain(implied.iter().copied());
        let of_player = |key: &str| by.filter(|_| self.of_player.contains(&key));
        let is_of_hand = |key: &str, of: Option<Value>| of.is_some() || self.of_hand.contains(&key);
        let said = given.map(|(key, value)| Said { id, key, of: of_player(key), value });
        let said = said.filter(|said| is_of_hand(said.key, said.of));
        for said in said {
            let other = |known: &&Said| (known.key, known.of) == (said.key, said.of) && known.value != said.value;
            if let Some(known) = told.iter().find(other) {
                return Some(Contradiction { key: said.key, one: (known.id, known.value), other: (id, said.value) });
            }
            told.push(said);
        }
        None
    }

    fn asked<'a>(&'a self, form: &Form, facts: &'a dyn Facts) -> Asked<'a> {
        Asked::new(self, facts, form.laws.first().copied().unwrap_or(Cite("")))
    }

    /// The decision on an incident, before the hand is settled.
    fn decide(&self, form: &Form, asked: &Asked<'_>) -> Result<Ruling, Undecided> {
        let mut ruling = match form.decides {
            Decides::Rows(rows) => self.by_rows(form, rows, asked),
            Decides::By(decide) => decide(asked),
        }?;
        ruling.cites.extend(self.also(form));
        Ok(ruling)
    }

    fn by_rows(&self, form: &Form, rows: &'static [Row], asked: &Asked<'_>) -> Result<Ruling, Undecided> {
        'rows: for row in self.holding(rows) {
            for &(key, wanted) in row.when {
                asked.under(row.laws.first().copied().unwrap_or(Cite("")));
                if asked.word(key, self.answers(form, key))? != wanted {
                    continue 'rows;
                }
            }
            return follow(row.laws, row.follows, asked);
        }
        follow(form.laws, &[HARM], asked)
    }

    /// Every way to a decision on an incident. Figures are walked with their samples or one answer: the usual number, and players in their
    /// order. The settlement of the hand is left out: it is the same for all.
    pub fn leaves(&self, form: &Form) -> Vec<Leaf> {
        let (mut leaves, mut open) = (Vec::new(), vec![Vec::new()]);
        while let Some(given) = open.pop() {
            let walked = Walked(&given);
            let asked = self.asked(form, &walked);
            let ruling = self.decide(form, &asked);
            let leaf = Leaf { because: asked.because(), ruling };
            let Err(Undecided::Ask(question)) = leaf.ruling else {
                leaves.push(leaf);
                continue;
            };
            let named = given.iter().filter(|(_, value)| matches!(value, Value::Player(_))).count();
            let answers: Vec<Value> = match question.kind {
                Kind::Choice(words) => words.iter().rev().map(|word| Value::Word(word)).collect(),
                Kind::Player => Seat::new(named % self.players.max(1)).map(Value::Player).into_iter().collect(),
                Kind::Number { most, usual, samples: [] } => vec![Value::Number(usual.unwrap_or(most.min(20)))],
                Kind::Number { samples, .. } => samples.iter().rev().copied().map(Value::Number).collect(),
            };
            open.extend(answers.into_iter().map(|answer| [&given[..], &[(question.key, answer)]].concat()));
        }
        leaves
    }

    /// Every question of an incident, in the order it can be asked; also those that have a usual answer.
    pub fn questions(&self, form: &Form) -> Vec<Question> {
        let mut questions: Vec<Question> = Vec::new();
        for (question, _) in self.leaves(form).into_iter().flat_map(|leaf| leaf.because) {
            if questions.iter().all(|known| known.key != question.key) {
                questions.push(question);
            }
        }
        let law = form.laws.first().copied().unwrap_or(Cite(""));
        for &(key, kind) in self.standing {
            if questions.iter().all(|known| known.key != key) {
                questions.push(Question { key, kind, law });
            }
        }
        questions
    }
}

/// Statement of an incident about the hand, or about a player's part in it.
struct Said {
    id: &'static str,
    key: &'static str,
    of: Option<Value>,
    value: Value,
}

/// Answers found on the way.
struct Walked<'a>(&'a [(&'static str, Value)]);

impl Facts for Walked<'_> {
    fn fact(&self, key: &'static str, _: Kind) -> Option<Value> {
        self.0.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }
}

/// A ruling that rests on these laws, and what follows.
pub fn follow(laws: &[Cite], follows: &[Outcome], asked: &Asked<'_>) -> Result<Ruling, Undecided> {
    asked.under(laws.first().copied().unwrap_or(Cite("")));
    let mut ruling = Ruling { cites: laws.to_vec(), ..Ruling::default() };
    follows.iter().try_for_each(|outcome| outcome.follow(asked, &mut ruling))?;
    Ok(ruling)
}

/// Rulings of one hand as one: payments add up, a sentence is said once, and of different fates of card, trick and hand the strongest
/// prevails, an earlier one over a later one of the same strength. Each incident keeps its own fate in `each`.
pub fn join(rulings: &[(&'static str, Ruling)]) -> Ruling {
    let mut all = Ruling::default();
    for (incident, one) in rulings {
        let Ruling { card, trick, hand, .. } = *one;
        if rulings.len() > 1 {
            all.each.push(Fates { incident, card, trick, hand });
        }
        for cite in &one.cites {
            if !all.cites.contains(cite) {
                all.cites.push(*cite);
            }
        }
        for sentence in &one.follows {
            if !all.follows.contains(sentence) {
                all.follows.push(*sentence);
            }
        }
        all.payments.extend(one.payments.iter().copied());
        all.notes.extend(one.notes.iter().cloned());
        all.barred = all.barred.or(one.barred);
        all.at_fault = all.at_fault.or(one.at_fault);
        all.restored |= one.restored;
        if one.card.strength() > all.card.strength() {
            all.card = one.card;
        }
        if one.trick.strength() > all.trick.strength() {
            all.trick = one.trick;
        }
        if one.hand.strength() > all.hand.strength() {
            all.hand = one.hand;
        }
    }
    all
}
