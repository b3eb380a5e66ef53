//! Texts of bounded length: no decision that is made, and no list or file that is taken in, carries a longer one.

use crate::Breach;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// A text of at most `MAX` letters. One that was read may be longer, as older logs have them, until it is asked whether it fits.
/// Clones share the letters: an event is cloned with every act, and keeps what its log says beside the log.
///
/// ```
/// use club::{CardName, TooLong};
///
/// assert!(CardName::try_from("1E").is_ok());
/// assert_eq!(CardName::try_from("seventeen letters"), Err(TooLong { most: 16 }));
/// assert_eq!(CardName::cut("seventeen letters").as_str(), "seventeen letter");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text<const MAX: usize>(Arc<str>);

/// A name, a place, a date, a digest: anything that stands on one line.
pub type Line = Text<120>;
/// A reason, a complaint, a warning.
pub type Note = Text<500>;
/// The card of an entry in a draw.
pub type CardName = Text<16>;
/// Several names in one cell of a list.
pub type Names = Text<2_000>;

/// A text of more letters than its place holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    pub most: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a text of more than {} letters", self.most)
    }
}

impl std::error::Error for TooLong {}

impl From<TooLong> for Breach {
    fn from(TooLong { most }: TooLong) -> Breach {
        Breach::TooLong { most }
    }
}

impl<const MAX: usize> Text<MAX> {
    /// The most letters.
    pub const MOST: usize = MAX;

    /// The first `MAX` letters.
    pub fn cut(text: &str) -> Text<MAX> {
        let end = text.char_indices().nth(MAX).map_or(text.len(), |(end, _)| end);
        Text(text[..end].into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Refuses a text that is too long.
    pub fn check(&self) -> Result<(), TooLong> {
        fits(&self.0, MAX)
    }
}

/// Counts bytes first: a text of megabytes is not read to its end.
fn fits(text: &str, most: usize) -> Result<(), TooLong> {
    let is_short = text.len() <= most || text.chars().nth(most).is_none();
    if is_short { Ok(()) } else { Err(TooLong { most }) }
}

impl<const MAX: usize> TryFrom<String> for Text<MAX> {
    type Error = TooLong;

    fn try_from(text: String) -> Result<Text<MAX>, TooLong> {
        fits(&text, MAX).map(|()| Text(text.into()))
    }
}

impl<const MAX: usize> TryFrom<&str> for Text<MAX> {
    type Error = TooLong;

    fn try_from(text: &str) -> Result<Text<MAX>, TooLong> {
        fits(text, MAX).map(|()| Text(text.into()))
    }
}

impl<const MAX: usize> Deref for Text<MAX> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<const MAX: usize> AsRef<str> for Text<MAX> {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl<const MAX: usize> fmt::Display for Text<MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const MAX: usize> Serialize for Text<MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de, const MAX: usize> Deserialize<'de> for Text<MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text<MAX>, D::Error> {
        String::deserialize(deserializer).map(|text| Text(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_holds_so_many_letters_and_no_more() {
        let (whole, more) = ("ã".repeat(16), "ã".repeat(17));
        assert_eq!(CardName::try_from(whole.as_str()).as_deref(), Ok(whole.as_str()));
        assert_eq!(CardName::try_from(more.clone()), Err(TooLong { most: 16 }));
        assert_eq!(CardName::cut(&more).as_str(), whole);
    }

    #[test]
    fn a_clone_shares_its_letters() {
        let text = Line::cut("Ana");
        assert!(std::ptr::eq(text.as_str(), text.clone().as_str()));
    }

    #[test]
    fn a_text_that_was_read_is_measured_when_it_is_asked() {
        let read = |letters: usize| serde_json::from_str::<Line>(&format!("\"{}\"", "x".repeat(letters))).expect("a text");
        assert_eq!(read(120).check(), Ok(()));
        assert_eq!(read(121).check(), Err(TooLong { most: 120 }));
    }
}
