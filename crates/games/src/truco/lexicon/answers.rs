//! Answers: *quero*, *não quero*, and parts of a double proposal.

use super::super::action::{Action, Passo};
use super::super::stakes::{EnvidoCall, Stage};
use super::super::state::{FlorCall, Reply};
use super::ParsedUtterance;

/// Proposal that an answer accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// An envido; the simple name stands for all.
    Envido(EnvidoCall),
    Truco(Stage),
    /// A raise of the flor.
    Flor(FlorCall),
    /// The first or the second of two.
    First,
    Second,
    /// *Tudo*, *os dois*.
    All,
}

/// Words that change nothing in an answer.
const POLITE: &str =
    "eu sim pois ja entao claro bah tche che opa ah oh bueno amigo compadre parceiro companheiro senhor senhores";

/// The answer these words are, if all of them together are one.
pub(super) fn answer(words: &[&str]) -> Option<ParsedUtterance> {
    let words: Vec<&str> = words.iter().copied().filter(|word| !POLITE.split(' ').any(|polite| polite == *word)).collect();
    let heard = with_flor(&words).or_else(|| refusal(&words)).or_else(|| match *words {
        ["quero"] => Some(Action::Answer(Reply::Quero)),
        ["quero", ref named @ ..] => both(named).or_else(|| raise(named)),
        ["passo", ref named @ ..] => part(named).map(Action::Passo),
        _ => None,
    });
    heard.map(ParsedUtterance::Means).or_else(|| match *words {
        ["quero", ref named @ ..] => topic(named).map(ParsedUtterance::Accepts),
        _ => None,
    })
}

/// A *não* anywhere before *quero* refuses; but *não passo* is no refusal.
fn refusal(words: &[&str]) -> Option<Action> {
    let quero = words.iter().position(|word| *word == "quero")?;
    let nao = words[..quero].iter().rposition(|word| *word == "nao")?;
    (!words[nao..quero].contains(&"passo")).then_some(Action::Answer(Reply::NaoQuero))
}

/// The four answers to the lei (R77).
fn with_flor(words: &[&str]) -> Option<Action> {
    let (make, rest): (fn(Reply) -> Action, _) = match words {
        ["me", "achico", "com", "flor", rest @ ..] | ["com", "flor", "me", "achico", rest @ ..] => (Action::AchicoE, rest),
        ["com", "flor", rest @ ..] => (Action::ComFlor, rest),
        _ => return None,
    };
    match without_e(rest) {
        ["quero"] | ["quero", "truco"] => Some(make(Reply::Quero)),
        ["nao", "quero"] | ["nao", "quero", "truco"] => Some(make(Reply::NaoQuero)),
        _ => None,
    }
}

fn without_e<'a, 'b>(words: &'a [&'b str]) -> &'a [&'b str] {
    words.strip_prefix(&["e"]).unwrap_or(words)
}

/// *Quero retruco*, with an *e* or without.
fn raise(named: &[&str]) -> Option<Action> {
    match topic(without_e(named))? {
        Topic::Truco(stage @ (Stage::Retruco | Stage::ValeQuatro)) => Some(Action::QueroE(stage)),
        _ => None,
    }
}

/// *Quero ... e passo ...* takes both parts, *quero* being the first word (R70).
fn both(named: &[&str]) -> Option<Action> {
    let passo = named.iter().position(|word| *word == "passo")?;
    let (wanted, passed) = (named[..passo].strip_suffix(&["e"]).unwrap_or(&named[..passo]), &named[passo + 1..]);
    let named = |words: &[&str]| words.is_empty() || topic(words).is_some();
    (named(wanted) && named(passed)).then_some(Action::Answer(Reply::Quero))
}

/// *Passo x e quero y*, x and y being the two parts (R69, R75).
fn part(named: &[&str]) -> Option<Passo> {
    let quero = named.iter().position(|word| *word == "quero")?;
    let passed = named[..quero].strip_suffix(&["e"]).unwrap_or(&named[..quero]);
    match (topic(passed)?, topic(&named[quero + 1..])?) {
        (Topic::First, Topic::Second) => Some(Passo::First),
        (Topic::Second, Topic::First) => Some(Passo::Second),
        (Topic::Truco(Stage::Truco), Topic::Envido(_)) => Some(Passo::Truco),
        (Topic::Envido(_), Topic::Truco(Stage::Truco)) => Some(Passo::Envido),
        _ => None,
    }
}

/// The call that is named.
fn topic(words: &[&str]) -> Option<Topic> {
    Some(match words {
        ["envido"] | ["tentos", "envido"] => Topic::Envido(EnvidoCall::Envido),
        ["real", "envido"] => Topic::Envido(EnvidoCall::Real),
        ["falta"] | ["falta", "envido"] => Topic::Envido(EnvidoCall::Falta),
        ["truco"] => Topic::Truco(Stage::Truco),
        ["retruco"] => Topic::Truco(Stage::Retruco),
        ["vale", "quatro" | "4"] => Topic::Truco(Stage::ValeQuatro),
        ["contra", "flor"] => Topic::Flor(FlorCall::ContraFlor),
        ["contra", "flor", "resto"] | ["contra", "flor", "e", "resto"] => Topic::Flor(FlorCall::Resto),
        ["primeiro"] => Topic::First,
        ["segundo"] => Topic::Second,
        ["tudo"] | ["dois"] | ["duas"] => Topic::All,
        _ => return None,
    })
}
