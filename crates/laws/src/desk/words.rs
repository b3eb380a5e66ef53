//! Names of forms, questions and answers.

use super::{Carried, Kind, Question, declared, forms};
use cards::names::Tradition;
use engine::law::{Contradiction, Ruling, Value};
use engine::{Account, Msg, Pot, Seat};
use words::Words;

/// Name of an incident.
pub fn form_name(words: &Words, id: &str) -> String {
    said(words, &format!("laws-form-{id}")).unwrap_or_else(|| id.replace('-', " "))
}

/// A question.
pub fn question(words: &Words, key: &str) -> String {
    said(words, &format!("laws-ask-{key}")).unwrap_or_else(|| field_name(words, key))
}

/// An answer.
pub fn answer(words: &Words, answer: &str) -> String {
    said(words, &format!("laws-answer-{answer}")).unwrap_or_else(|| answer.replace('-', " "))
}

/// Name of a fact of the position.
pub fn field_name(words: &Words, key: &str) -> String {
    said(words, &format!("laws-stood-{key}")).unwrap_or_else(|| key.replace('-', " "))
}

/// Two incidents that contradict each other, as a message.
pub fn contradiction(words: &Words, game: &str, which: &Contradiction) -> Msg {
    let told = |value: Value| match value {
        Value::Player(seat) => player(words, game, seat, &[]),
        Value::Word(word) => answer(words, word),
        Value::Number(number) => number.to_string(),
    };
    let Contradiction { key, one, other } = *which;
    Msg::new("laws-contradiction")
        .with("one", form_name(words, one.0))
        .with("other", form_name(words, other.0))
        .with("question", question(words, key))
        .with("first", told(one.1))
        .with("second", told(other.1))
}

/// An open question in words, for programs and pages.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct AskedInWords {
    pub key: &'static str,
    pub text: String,
    /// The answers that can be given, as they are written; none where a figure is asked for.
    pub answers: Vec<&'static str>,
    /// The same answers in words, in the same order.
    pub texts: Vec<String>,
    /// The largest figure, where one is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<i64>,
    /// The law for which it is asked.
    pub law: String,
    /// Text of that law.
    pub why: String,
}

/// A question with its answers and the law for which it is asked.
pub fn asked_in_words(words: &Words, asked: &Question) -> AskedInWords {
    let most = match asked.figure {
        Some(Kind::Number(most)) => Some(most),
        Some(Kind::Player(_) | Kind::Choice(_)) | None => None,
    };
    let answers = if most.is_some() { Vec::new() } else { asked.answers.clone() };
    let named = |given: &&str| match asked.figure {
        Some(Kind::Player(_)) => given.parse().map_or_else(|_| answer(words, given), |number| numbered(words, number)),
        Some(Kind::Number(_) | Kind::Choice(_)) | None => answer(words, given),
    };
    AskedInWords {
        key: asked.key,
        text: question(words, asked.key),
        texts: answers.iter().map(named).collect(),
        answers,
        most,
        why: words.rule(&asked.law).unwrap_or_default(),
        law: asked.law.clone(),
    }
}

/// A player by the number of the seat, from 1.
pub fn numbered(words: &Words, number: usize) -> String {
    words.say(&Msg::new("laws-player").with("number", number), &|_| String::new(), Tradition::Portuguese)
}

/// A payment in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    pub from: String,
    pub to: String,
    pub amount: i64,
    /// For what.
    pub why: String,
}

/// A player at the desk of a game: the name from their table, the place the book gives them, or a number.
pub fn player(words: &Words, game: &str, seat: Seat, names: &[String]) -> String {
    let place = declared::desk(game).and_then(|desk| desk.places.get(seat.index()).copied());
    let number = Msg::new("laws-player").with("number", seat.index() + 1);
    let numbered = || words.say(&number, &|_| String::new(), Tradition::Spanish);
    let named = names.get(seat.index()).filter(|name| !name.is_empty()).cloned();
    named.or_else(|| place.map(|place| answer(words, place))).unwrap_or_else(numbered)
}

/// Payments ordered by a ruling; players are called by these names, or by their places.
pub fn paid(words: &Words, game: &str, ruling: &Ruling, names: &[String]) -> Vec<Paid> {
    let Some(entry) = games::entry(game) else { return Vec::new() };
    let (pots, tradition) = (entry.facts.pots, entry.facts.tradition);
    let player = |seat: Seat| player(words, game, seat, names);
    let wells = declared::desk(game).map_or(&[][..], |desk| desk.wells);
    let side = |pot: Pot| match *wells.iter().find(|(well, _)| *well == pot)?.1 {
        [one, other] => {
            let side = Msg::new("laws-side").with("one", player(Seat::at(one))).with("other", player(Seat::at(other)));
            Some(words.say(&side, &|_| String::new(), tradition))
        }
        _ => None,
    };
    let name = |account: Account| match (account.as_seat(), account.as_pot()) {
        (Some(seat), _) => player(seat),
        (_, Some(pot)) if side(pot).is_some() => side(pot).unwrap_or_default(),
        (_, Some(pot)) => words.pot(game, pots.get(usize::from(pot.0)).copied().unwrap_or_default()),
        (None, None) => String::new(),
    };
    let payments = ruling.payments.iter().filter(|payment| payment.amount != 0);
    let told = payments.map(|payment| Paid {
        from: name(payment.from),
        to: name(payment.to),
        amount: payment.amount,
        why: words.say_in(game, &payment.cause.said(), &player, tradition),
    });
    told.collect()
}

fn said(words: &Words, id: &str) -> Option<String> {
    words.text(id)
}

/// Every message the desk can say besides its own pages.
pub fn message_ids(game: &str) -> Vec<String> {
    let mut ids: Vec<String> = Carried::ALL.iter().map(|carried| carried.message().id.to_owned()).collect();
    for form in forms(game) {
        ids.push(format!("laws-form-{}", form.id));
        ids.extend(form.sentences().map(|effect| effect.message().id.to_owned()));
        for key in form.keys() {
            if form.figure(key).is_some() {
                ids.push(format!("laws-stood-{key}"));
                continue;
            }
            ids.push(format!("laws-ask-{key}"));
            ids.extend(form.answers(key).iter().map(|answer| format!("laws-answer-{answer}")));
        }
    }
    ids.sort_unstable();
    ids.dedup();
    ids
}
