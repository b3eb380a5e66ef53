//! What words mean (7.1 of the rules): from a sentence as a player says it to what it counts as.

use super::action::{Action, Double, Passo};
use super::points::{CAVALO, REI, SOTA};
use super::stakes::{EnvidoCall, Stage};
use super::state::{Doubtful, FlorCall, Joint, Reply};

/// What a sentence counts as, before it is known who says it and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Nothing: just talk.
    Talk,
    Means(Action),
    /// *Peço flor*, from whoever is asked.
    PecoFlor,
    /// A word that sounds like another, and counts as it only if the opponents take it so (R66).
    Sounds(Doubtful),
    /// *Florzinha* and the like (R67).
    Florzinha,
}

/// Whether points are being sung: then the first number counts, whatever is said around it (R40).
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

/// Phrases and what they mean, the longer before those they contain.
const PHRASES: &[(&str, Action)] = &[
    ("na lei do jogo esta tudo dito", Action::SayLei),
    ("nao ha flor sem truco", Action::Double(Double::Flor)),
    ("me achico com flor e nao quero", Action::AchicoE(Reply::NaoQuero)),
    ("me achico com flor nao quero", Action::AchicoE(Reply::NaoQuero)),
    ("me achico com flor e quero", Action::AchicoE(Reply::Quero)),
    ("me achico com flor quero", Action::AchicoE(Reply::Quero)),
    ("com flor me achico e nao quero", Action::AchicoE(Reply::NaoQuero)),
    ("com flor me achico e quero", Action::AchicoE(Reply::Quero)),
    ("me achico com flor", Action::Flor(FlorCall::Achico)),
    ("com flor e nao quero", Action::ComFlor(Reply::NaoQuero)),
    ("com flor nao quero", Action::ComFlor(Reply::NaoQuero)),
    ("com flor quero", Action::ComFlor(Reply::Quero)),
    ("com flor e quero", Action::ComFlor(Reply::Quero)),
    ("com flor me achico", Action::Flor(FlorCall::Achico)),
    ("contra flor e o resto", Action::Flor(FlorCall::Resto)),
    ("contra flor", Action::Flor(FlorCall::ContraFlor)),
    ("envido minha falta envido", Action::Envido(EnvidoCall::Envido)),
    ("envido minha flor", Action::Envido(EnvidoCall::Envido)),
    ("quero e vale quatro", Action::QueroE(Stage::ValeQuatro)),
    ("quero vale quatro", Action::QueroE(Stage::ValeQuatro)),
    ("quero e retruco", Action::QueroE(Stage::Retruco)),
    ("quero retruco", Action::QueroE(Stage::Retruco)),
    ("nao quero", Action::Answer(Reply::NaoQuero)),
    ("nao mato", Action::NaoMato),
    ("e bom", Action::NaoMato),
    ("e boa", Action::EBoa),
];

/// What is refused first in a partial answer (R69, R75).
const PASSED: &[(&str, Passo)] = &[
    ("passo o primeiro", Passo::First),
    ("passo o segundo", Passo::Second),
    ("passo o truco", Passo::Truco),
    ("passo o envido", Passo::Envido),
    ("passo o real envido", Passo::Envido),
    ("passo a falta envido", Passo::Envido),
    ("passo a falta", Passo::Envido),
];

/// Envidos, the longer before those they contain.
const ENVIDOS: &[(&str, EnvidoCall)] = &[
    ("falta envido", EnvidoCall::Falta),
    ("real envido", EnvidoCall::Real),
    ("tentos envido", EnvidoCall::Envido),
    ("envido envido", EnvidoCall::Envido),
    ("envido", EnvidoCall::Envido),
];

/// A sentence in small letters without accents, its words divided by single spaces, with a space at either end.
struct Sentence(String);

impl Sentence {
    fn new(text: &str) -> Sentence {
        let mut plain = String::from(" ");
        for letter in text.chars().flat_map(char::to_lowercase).map(without_accent) {
            match letter {
                'a'..='z' | '0'..='9' => plain.push(letter),
                _ if !plain.ends_with(' ') => plain.push(' '),
                _ => {}
            }
        }
        if !plain.ends_with(' ') {
            plain.push(' ');
        }
        Sentence(plain)
    }

    /// Where these whole words stand.
    fn find(&self, phrase: &str) -> Option<usize> {
        let padded = format!(" {phrase} ");
        self.0.find(&padded)
    }

    fn has(&self, phrase: &str) -> bool {
        self.find(phrase).is_some()
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.0.split(' ').filter(|word| !word.is_empty())
    }
}

fn without_accent(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        _ => letter,
    }
}

/// What this sentence counts as.
pub fn hear(text: &str, moment: Moment) -> Heard {
    let sentence = Sentence::new(text);
    if moment == Moment::Song {
        if let Some(points) = first_number(&sentence) {
            return Heard::Means(Action::Sing(points));
        }
        if sentence.has("nao mato") || sentence.has("e bom") {
            return Heard::Means(Action::NaoMato);
        }
    }
    if let Some(answer) = partial_answer(&sentence) {
        return Heard::Means(answer);
    }
    if sentence.has("peco flor") {
        return Heard::PecoFlor;
    }
    // Phrases that are nothing but themselves come before two proposals in one breath, these before single words.
    let phrase = PHRASES.iter().find(|(phrase, _)| sentence.has(phrase)).map(|(_, action)| action.clone());
    let meant = phrase.or_else(|| double(&sentence)).or_else(|| single(&sentence));
    if let Some(action) = meant {
        return Heard::Means(action);
    }
    match () {
        () if sentence.has("turco") || sentence.has("trunfo") => Heard::Sounds(Doubtful::Truco),
        () if sentence.has("quieto") => Heard::Sounds(Doubtful::Quero),
        () if sentence.words().any(|word| word.starts_with("flor")) => Heard::Florzinha,
        () => Heard::Talk,
    }
}

/// *Passo ... e quero ...*; but if *quero* is the first word both parts are accepted (R70).
fn partial_answer(sentence: &Sentence) -> Option<Action> {
    let (passo, quero) = (sentence.find("passo")?, sentence.find("quero")?);
    if sentence.has("nao quero") {
        return None;
    }
    if quero < passo {
        return Some(Action::Answer(Reply::Quero));
    }
    PASSED.iter().find(|(phrase, _)| sentence.has(phrase)).map(|&(_, passo)| Action::Passo(passo))
}

/// An envido and truco in one breath, in the order said (R68).
fn double(sentence: &Sentence) -> Option<Action> {
    let truco = sentence.find("truco")?;
    let (call, at) = ENVIDOS.iter().find_map(|&(phrase, call)| sentence.find(phrase).map(|at| (call, at)))?;
    let joint = if at < truco { Joint::EnvidoFirst } else { Joint::TrucoFirst };
    Some(Action::Double(Double::Envido(call, joint)))
}

fn single(sentence: &Sentence) -> Option<Action> {
    let envido = ENVIDOS.iter().find(|(phrase, _)| sentence.has(phrase)).map(|&(_, call)| Action::Envido(call));
    envido.or_else(|| {
        let words: &[(&str, Action)] = &[
            ("vale quatro", Action::Truco(Stage::ValeQuatro)),
            ("retruco", Action::Truco(Stage::Retruco)),
            ("truco", Action::Truco(Stage::Truco)),
            ("quero", Action::Answer(Reply::Quero)),
            ("flor", Action::Flor(FlorCall::Flor)),
        ];
        words.iter().find(|(word, _)| sentence.has(word)).map(|(_, action)| action.clone())
    })
}

/// Numbers up to nineteen, and the negras, as they are said.
const SMALL: &[(&str, i64)] = &[
    ("um", 1),
    ("uma", 1),
    ("uno", 1),
    ("dois", 2),
    ("duas", 2),
    ("tres", 3),
    ("quatro", 4),
    ("cinco", 5),
    ("seis", 6),
    ("sete", 7),
    ("oito", 8),
    ("nove", 9),
    ("dez", 10),
    ("onze", 11),
    ("doze", 12),
    ("treze", 13),
    ("quatorze", 14),
    ("catorze", 14),
    ("quinze", 15),
    ("dezesseis", 16),
    ("dezessete", 17),
    ("dezoito", 18),
    ("dezenove", 19),
    ("rei", REI),
    ("cavalo", CAVALO),
    ("sota", SOTA),
    ("dama", SOTA),
];

/// The first number of a sentence: *vinte* and *trinta* take a unit behind them, *quatro e sete* is four.
fn first_number(sentence: &Sentence) -> Option<i64> {
    let mut words = sentence.words().peekable();
    while let Some(word) = words.next() {
        let tens = match word {
            "vinte" => 20,
            "trinta" => 30,
            _ => {
                let digits = word.parse().ok().filter(|points| (0..=super::points::MOST_SONG).contains(points));
                let small = SMALL.iter().find(|(known, _)| *known == word).map(|&(_, points)| points);
                match small.or(digits) {
                    Some(points) => return Some(points),
                    None => continue,
                }
            }
        };
        if words.next_if_eq(&"e").is_none() {
            return Some(tens);
        }
        let unit = words.next().and_then(|word| SMALL.iter().find(|(known, _)| *known == word)).map(|&(_, points)| points);
        return Some(tens + unit.filter(|unit| (1..=9).contains(unit)).unwrap_or(0))
            .filter(|&points| points <= 38)
            .or(Some(tens));
    }
    None
}
