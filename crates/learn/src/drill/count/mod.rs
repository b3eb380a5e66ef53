//! What is it worth? Cards, hands and games counted by the tables of their game.

mod ombre;
mod own;
mod tariff;

use super::{Answer, Drill, Kind, Picks, Reason, Table, What};
use cards::{Card, Suit};
use engine::{Entry, Msg, Rng};

/// Wrong figures offered.
const WRONG: usize = 3;

/// Something to be counted.
struct Counted {
    question: Msg,
    trump: Option<Suit>,
    cards: Vec<Card>,
    answer: i64,
    /// Figures that a mistake would give, the most plausible first.
    mistakes: Vec<i64>,
    reasons: Vec<Reason>,
}

/// A way to ask; none if the cards dealt give nothing to count.
type Asks = fn(&Entry, &mut Rng) -> Option<Counted>;

/// The ways to ask in a game, or in all games of a family.
const COUNTS: [(&str, &[Asks]); 9] = [
    ("voltarete", &[ombre::trumps, ombre::run, tariff::price]),
    ("spanish", &[ombre::trumps, ombre::run, tariff::price]),
    ("truco", &[own::envido, own::envido, own::flor]),
    ("minchiate", &[tariff::cards, own::verzigole]),
    ("yukon", &[tariff::cards]),
    ("grand", &[own::contract]),
    ("malilla", &[tariff::cards]),
    ("cientos", &[own::punto, own::secansas, own::sets]),
    ("rebesino", &[tariff::cards, tariff::sold]),
];

pub(super) fn ask(entry: &Entry, rng: &mut Rng) -> Option<Drill> {
    let named = |name: &str| COUNTS.iter().find(|(of, _)| *of == name).map(|(_, asks)| *asks);
    let asks = named(entry.facts.id).or_else(|| named(entry.family?))?;
    let counted = rng.one(asks)?(entry, rng)?;
    let wrong = wrong(&counted, rng);
    let mut figures: Vec<i64> = wrong.into_iter().chain([counted.answer]).collect();
    figures.sort_unstable();
    let choices = figures.into_iter().map(|figure| Answer::new(What::Number(figure), figure == counted.answer)).collect();
    let table = Table { trump: counted.trump, hand: counted.cards, ..Table::default() };
    let question = counted.question;
    Some(Drill {
        kind: Kind::Count,
        seed: 0,
        question,
        table,
        incident: None,
        picks: Picks::One,
        choices,
        reasons: counted.reasons,
    })
}

/// Wrong figures: those of mistakes, then neighbours of the right one on its own side of zero.
fn wrong(counted: &Counted, rng: &mut Rng) -> Vec<i64> {
    let answer = counted.answer;
    let mut neighbours = vec![answer + 1, answer - 1, answer + 2, answer - 2, answer + 3, answer + 5];
    rng.shuffle(&mut neighbours);
    let mut found: Vec<i64> = Vec::new();
    let neighbours = neighbours.into_iter().filter(|&figure| figure >= 0 || answer < 0);
    for figure in counted.mistakes.iter().copied().chain(neighbours) {
        if figure != answer && !found.contains(&figure) && found.len() < WRONG {
            found.push(figure);
        }
    }
    found
}
