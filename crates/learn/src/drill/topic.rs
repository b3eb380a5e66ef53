//! Topics of exercises: what a question is about, apart from the cards it is asked with.

use super::{Drill, Kind, What};
use engine::Arg;
use std::fmt;

/// Letters of the name of a topic, at most.
const LONGEST: usize = 80;

/// A thing to know of a game: a rule, an order, a price, a word, a law, an advice.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Topic {
    kind: Kind,
    of: String,
}

impl Topic {
    pub(super) fn new(kind: Kind, of: &str) -> Topic {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() || "-_.".contains(letter) { letter } else { '_' };
        Topic { kind, of: of.chars().map(plain).take(LONGEST).collect() }
    }

    /// The kind of its exercises.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Its machine name, one word.
    pub fn name(&self) -> String {
        format!("{}:{}", self.kind.name(), self.of)
    }

    /// The topic of this machine name. Nobody is promised that a game has it.
    pub fn from_name(name: &str) -> Option<Topic> {
        let (kind, of) = name.split_once(':')?;
        let topic = Topic::new(Kind::from_name(kind)?, of);
        (!of.is_empty() && topic.of == of).then_some(topic)
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl Drill {
    /// Its subject, apart from the cards.
    pub fn topic(&self) -> Topic {
        let reason = self.reasons.first();
        let cite = || reason.and_then(|reason| reason.cite.as_deref()).unwrap_or("rule");
        let of = match self.kind {
            Kind::Trick => reason.and_then(|reason| reason.says.as_ref()).map_or("takes", |says| says.id),
            Kind::Play | Kind::Advice => cite(),
            Kind::Say => self.choices.iter().find(|choice| choice.right).map_or("word", |choice| match &choice.what {
                What::Said(msg) => msg.id,
                What::Card(_) | What::Cards(_) | What::Number(_) | What::Follows(_) => "word",
            }),
            Kind::Count => return Topic::new(Kind::Count, &self.counted()),
            Kind::Law => self.incident.as_ref().map_or("law", |incident| incident.form),
        };
        Topic::new(self.kind, of.trim_start_matches("drill-why-"))
    }

    /// What is counted; of a price, the game that is paid for.
    fn counted(&self) -> String {
        let row = self.question.args.iter().find_map(|(name, arg)| match arg {
            Arg::Msg(msg) if *name == "game" => Some(msg.id),
            _ => None,
        });
        let asked = self.question.id.trim_start_matches("drill-ask-");
        row.map_or_else(|| asked.to_owned(), |row| format!("{asked}.{row}"))
    }
}
