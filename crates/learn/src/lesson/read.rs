//! Reading a lesson: the lines of a record, and between them what the lesson says.

use super::{Goal, Lesson, Said, Tongue};
use engine::record::{Fault, Record};
use engine::{Msg, Seat};
use std::collections::BTreeMap;

/// Beginning of a line of a lesson; to a reader of records it is a comment.
const MARK: &str = "#!";

/// Letters of a text, at most: a lesson is read on a phone.
pub(super) const LONGEST: usize = 400;

/// A lesson that cannot be played, with its line; 0 if it is no line's fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct BadLesson {
    pub line: usize,
    pub why: Why,
}

/// Why a lesson cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    #[error("{0}")]
    Record(Fault),
    #[error("no line of a lesson begins with `{0}`: say, en, pt, es, it, pupil, do, ask takes, watch, play or end")]
    Word(String),
    #[error("`{0}` is no seat of this game")]
    Seat(String),
    #[error("the program has no text `{0}`")]
    Message(String),
    #[error("`do` takes exact, legal, take or leave")]
    Goal,
    #[error("`ask takes` must stand where a trick has just been completed")]
    NoTrick,
    #[error("a text has at most {LONGEST} letters")]
    TooLong,
    #[error("a text is written in four languages or as one message; `{0}` is missing")]
    Language(&'static str),
    #[error("the pupil is never asked anything")]
    Nothing,
}

impl Why {
    pub(super) const fn at(self, line: usize) -> BadLesson {
        BadLesson { line, why: self }
    }
}

/// A line of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Say(Said),
    /// The next act of the pupil has this goal.
    Do(Goal),
    AskTakes,
    /// The pupil's acts are shown from here on.
    Watch,
    /// The pupil acts again.
    Play,
    End,
}

/// A line with its number.
pub(super) type Numbered = (usize, Line);

/// The record and the lines of a lesson.
pub(super) fn read(text: &str) -> Result<(Record, Option<Seat>, Vec<Numbered>), BadLesson> {
    let record = Record::from_text(text).map_err(|fault| Why::Record(fault.fault).at(fault.line))?;
    let mut lines: Vec<Numbered> = Vec::new();
    let mut pupil = None;
    for (n, line) in text.lines().enumerate().map(|(n, line)| (n + 1, line.trim())) {
        let Some(rest) = line.strip_prefix(MARK).map(str::trim) else { continue };
        let (word, rest) = rest.split_once(char::is_whitespace).map_or((rest, ""), |(word, rest)| (word, rest.trim()));
        let found = match (word, Tongue::from_tag(word)) {
            (_, Some(tongue)) => {
                if rest.chars().count() > LONGEST {
                    return Err(Why::TooLong.at(n));
                }
                written(&mut lines, tongue, rest, n)
            }
            ("say", None) => Some(Line::Say(Said::Message(message(rest).map_err(|why| why.at(n))?))),
            ("pupil", None) => {
                let seat = rest.parse().ok().and_then(Seat::new);
                pupil = Some(seat.ok_or_else(|| Why::Seat(rest.chars().take(8).collect()).at(n))?);
                None
            }
            ("do", None) => Some(Line::Do(goal(rest).ok_or(Why::Goal.at(n))?)),
            ("ask", None) if rest == "takes" => Some(Line::AskTakes),
            ("watch", None) => Some(Line::Watch),
            ("play", None) => Some(Line::Play),
            ("end", None) => Some(Line::End),
            (other, None) => return Err(Why::Word(other.chars().take(24).collect()).at(n)),
        };
        lines.extend(found.map(|line| (n, line)));
    }
    for (n, line) in &lines {
        if let Line::Say(Said::Written(texts)) = line
            && let Some(missing) = Tongue::ALL.into_iter().find(|tongue| !texts.contains_key(tongue))
        {
            return Err(Why::Language(missing.tag()).at(*n));
        }
    }
    Ok((record, pupil, lines))
}

/// A text in one more language, if the line before is the same text in another; else a new text.
fn written(lines: &mut [Numbered], tongue: Tongue, text: &str, n: usize) -> Option<Line> {
    if let Some((at, Line::Say(Said::Written(texts)))) = lines.last_mut()
        && *at + 1 == n
        && !texts.contains_key(&tongue)
    {
        texts.insert(tongue, text.to_owned());
        *at = n;
        return None;
    }
    Some(Line::Say(Said::Written(BTreeMap::from([(tongue, text.to_owned())]))))
}

/// A message by its id, which must be one of the texts of the lessons.
fn message(id: &str) -> Result<Msg, Why> {
    super::stops::known(id).map(Msg::new).ok_or_else(|| Why::Message(id.chars().take(40).collect()))
}

fn goal(word: &str) -> Option<Goal> {
    match word {
        "exact" => Some(Goal::Exact),
        "legal" => Some(Goal::Legal),
        "take" => Some(Goal::Take),
        "leave" => Some(Goal::Leave),
        _ => None,
    }
}

impl Lesson {
    /// Reads a lesson and plays it through.
    pub fn from_text(text: &str) -> Result<Lesson, BadLesson> {
        let (record, pupil, lines) = read(text)?;
        super::stops::played(record, pupil, &lines)
    }
}
