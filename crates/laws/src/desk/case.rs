//! Cases: an incident and how the table stood, in a line of text.

use super::form::{Given, Ruled};
use super::{BadPosition, Kind, Question, declared};
use engine::Msg;
use engine::law::{Contradiction, Ruling};
use std::fmt;

/// Something that happened at a table.
///
/// ```
/// use laws::desk::Case;
///
/// let case = Case::read("bid-word outranked=no said=passed round=first").unwrap();
/// let finding = case.finding("voltarete").unwrap();
/// assert_eq!(finding.ruled.laws, ["voltarete:II.3.15"]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Case {
    /// Incidents of one hand, each with what was answered.
    pub incidents: Vec<(String, Given)>,
    /// The position at the table, in the words of the game's desk: `bolo=30 by=2`.
    pub stood: String,
}

/// The desk's answer to a case.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Finding {
    #[serde(flatten)]
    pub ruled: Ruled,
    /// The ruling by the game's own laws: the same as at an honour table.
    pub ruling: Ruling,
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
    Standing(BadPosition),
    /// The answers contradict each other, as the message says.
    Impossible(Msg),
    /// Incidents of one hand contradict each other.
    Contradicts(Contradiction),
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
            Unruled::Contradicts(Contradiction { key, one: (one, first), other: (other, second) }) => {
                write!(f, "`{one}` with {key}={first} and `{other}` with {key}={second} contradict each other")
            }
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

    /// Answers about the first incident, with those facts of the position it can ask for.
    pub fn answers(&self, form: &super::Form) -> Given {
        let stood = self.stood.split_whitespace().filter_map(|word| word.split_once('=')).map(owned);
        let mut told: Given = stood.filter(|(key, answer)| form.accepts(key, answer)).collect();
        told.extend(self.incidents.first().map(|(_, given)| given.clone()).unwrap_or_default());
        told
    }

    /// The ruling on the case: pure, so the same case has the same finding wherever it is asked.
    pub fn finding(&self, game: &str) -> Result<Finding, Unruled> {
        let desk = declared::desk(game).ok_or_else(|| Unruled::Incident(game.to_owned()))?;
        declared::finding(game, desk, self)
    }
}

fn owned((key, answer): (&str, &str)) -> (String, String) {
    (key.to_owned(), answer.to_owned())
}
