//! Meaning of words (7.1 of the rules): from a player's sentence to the action it counts as.
//!
//! A proposal counts wherever it stands in a sentence (R26), but not behind a *não*. An answer counts only if the whole
//! sentence is one: what is not clearly yes binds nobody.

mod answers;
mod numbers;
mod sentence;

use super::action::{Action, Double};
use super::stakes::{EnvidoCall, Stage};
use super::state::{Doubtful, FlorCall, Joint};
pub use answers::Topic;
use sentence::Sentence;

/// Meaning of a sentence, independent of its speaker and its moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsedUtterance {
    /// Nothing: just talk.
    Talk,
    Means(Action),
    /// *Quero o envido*: yes to this, if it is what waits for an answer.
    Accepts(Topic),
    /// *Peço flor*, to the player asked.
    PecoFlor,
    /// A word that sounds like another, and counts as it only if the opponents take it so (R66).
    Sounds(Doubtful),
    /// *Florzinha* and the like (R67).
    Florzinha,
}

/// Context of a sentence: while points are sung the first number counts, whatever is said around it (R40).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// They are, and this player's song is due.
    Song,
    /// They are not.
    Other,
}

impl Moment {
    pub(super) const BOTH: [Moment; 2] = [Moment::Song, Moment::Other];
}

/// The meaning of this sentence.
pub fn hear(text: &str, moment: Moment) -> ParsedUtterance {
    let sentence = Sentence::new(text);
    let words = sentence.words();
    if moment == Moment::Song
        && let Some(points) = numbers::first(&words)
    {
        return ParsedUtterance::Means(Action::Sing(points));
    }
    phrase(&words).or_else(|| answers::answer(&words)).or_else(|| said_in_passing(&words)).unwrap_or(ParsedUtterance::Talk)
}

/// Sayings that are nothing but themselves, a *não* in them or not.
fn phrase(words: &[&str]) -> Option<ParsedUtterance> {
    let has = |phrase: &[&str]| words.windows(phrase.len()).position(|window| window == phrase);
    let plain = |phrase: &[&str]| has(phrase).is_some_and(|at| !sentence::negated(&words[..at]));
    // Without its accent *é* is also *and*: as an answer it begins what is said.
    let begins = |phrase: &[&str]| words.starts_with(phrase);
    let means = |action| Some(ParsedUtterance::Means(action));
    if plain(&["na", "lei", "do", "jogo", "esta", "tudo", "dito"]) {
        means(Action::SayLei)
    } else if plain(&["nao", "ha", "flor", "sem", "truco"]) {
        means(Action::Double(Double::Flor))
    } else if plain(&["nao", "mato"]) || begins(&["e", "bom"]) {
        means(Action::NaoMato)
    } else if begins(&["e", "boa"]) {
        means(Action::EBoa)
    } else {
        None
    }
}

/// Proposals count wherever they stand, but not behind a *não*, nor in an answer. A FLOR counts even then: it
/// counts in a conversation about something else (book 155).
fn said_in_passing(words: &[&str]) -> Option<ParsedUtterance> {
    let denied = words.iter().position(|word| *word == "nao").unwrap_or(words.len());
    let words = &words[..denied];
    let answers = words.iter().any(|word| matches!(*word, "quero" | "passo"));
    if words.windows(2).any(|pair| pair == ["peco", "flor"]) {
        return Some(ParsedUtterance::PecoFlor);
    }
    if let Some(action) = proposal(words) {
        let counts = !answers || matches!(action, Action::Flor(_));
        return Some(if counts { ParsedUtterance::Means(action) } else { ParsedUtterance::Talk });
    }
    let sound = words.iter().find_map(|word| match *word {
        "turco" | "trunfo" => Some(Doubtful::Truco),
        "quieto" => Some(Doubtful::Quero),
        _ => None,
    });
    match sound {
        Some(sound) => (!answers).then_some(ParsedUtterance::Sounds(sound)),
        None => words.iter().any(|word| word.starts_with("flor")).then_some(ParsedUtterance::Florzinha),
    }
}

/// The first proposal of a sentence, or two in one breath (R68): an envido and truco in the order said, or flor and truco.
/// What is added to an envido does not count (R37).
fn proposal(words: &[&str]) -> Option<Action> {
    let mut calls = Vec::new();
    let mut rest = words;
    while let [_, after @ ..] = rest {
        let (call, length) = call(rest);
        calls.extend(call);
        rest = rest.get(length..).unwrap_or(after);
    }
    let trucked = calls.contains(&Action::Truco(Stage::Truco));
    let envido = calls.iter().find_map(|call| if let Action::Envido(call) = call { Some(*call) } else { None });
    match (calls.first()?, envido) {
        (Action::Envido(call), _) if trucked => Some(Action::Double(Double::Envido(*call, Joint::EnvidoFirst))),
        (Action::Truco(Stage::Truco), Some(call)) => Some(Action::Double(Double::Envido(call, Joint::TrucoFirst))),
        (Action::Flor(FlorCall::Flor), _) if trucked => Some(Action::Double(Double::Flor)),
        (Action::Truco(Stage::Truco), None) if calls.contains(&Action::Flor(FlorCall::Flor)) => {
            Some(Action::Double(Double::Flor))
        }
        (first, _) => Some(first.clone()),
    }
}

/// The call with which these words begin, if they do, and how many of them it takes.
fn call(words: &[&str]) -> (Option<Action>, usize) {
    let (call, length) = match words {
        ["me", "achico", "com", "flor", ..] | ["com", "flor", "me", "achico", ..] => (Action::Flor(FlorCall::Achico), 4),
        ["contra", "flor", "e", "resto", ..] => (Action::Flor(FlorCall::Resto), 4),
        ["contra", "flor", "resto", ..] => (Action::Flor(FlorCall::Resto), 3),
        ["contra", "flor", ..] => (Action::Flor(FlorCall::ContraFlor), 2),
        ["flor", ..] => (Action::Flor(FlorCall::Flor), 1),
        ["real", "envido", ..] => (Action::Envido(EnvidoCall::Real), 2),
        ["falta", "envido", ..] => (Action::Envido(EnvidoCall::Falta), 2),
        ["envido", ..] => (Action::Envido(EnvidoCall::Envido), 1),
        ["vale", "quatro" | "4", ..] => (Action::Truco(Stage::ValeQuatro), 2),
        ["retruco", ..] => (Action::Truco(Stage::Retruco), 1),
        ["truco", ..] => (Action::Truco(Stage::Truco), 1),
        _ => return (None, 1),
    };
    (Some(call), length)
}
