//! Effects of an incident.

use engine::Msg;
use engine::law::Sentence;

/// One thing that follows. A ruling is some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effect {
    token: &'static str,
    message: &'static str,
}

impl From<Sentence> for Effect {
    fn from(sentence: Sentence) -> Effect {
        Effect { token: sentence.token, message: sentence.message }
    }
}

impl Effect {
    /// As it is written in cases: `bar(win)`.
    pub const fn token(self) -> &'static str {
        self.token
    }

    /// In words.
    pub const fn message(self) -> Msg {
        Msg::new(self.message)
    }
}

impl serde::Serialize for Effect {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.token())
    }
}
