//! Who and which: identities that cannot be guessed, and names that can be shown.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// A person: a guest or the holder of an account. Copies share their letters: a table names its people again and again.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(Arc<str>);

/// A table of the room. It stands in addresses and is no secret.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(transparent)]
#[schema(value_type = String)]
pub struct TableId(Arc<str>);

/// An event of the room. It is spelt as a table is, stands in addresses and is no secret.
pub type EventId = TableId;

/// A secret that opens one door: an invitation.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(String);

impl PersonId {
    /// The person of these random bytes.
    pub fn from_random(bytes: [u8; 16]) -> PersonId {
        PersonId(hex::encode(bytes).into())
    }

    /// The person of this text, if it can be one.
    pub fn from_text(text: &str) -> Option<PersonId> {
        (text.len() == 32 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))).then(|| PersonId(text.into()))
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TableId {
    /// The table of these random bytes: ten letters and figures without those that are mistaken for each other.
    pub fn from_random(bytes: [u8; 16]) -> TableId {
        TableId::spelt(bytes.into_iter())
    }

    /// The name of what has this content: the same content has the same name.
    pub fn of_text(text: &str) -> TableId {
        TableId::spelt(cards::fair::entropy(text).into_iter())
    }

    fn spelt(bytes: impl Iterator<Item = u8>) -> TableId {
        const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
        let letters: String = bytes.take(10).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
        TableId(letters.into())
    }

    /// The table of this text, if it can be one.
    pub fn from_text(text: &str) -> Option<TableId> {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
        (text.len() == 10 && text.bytes().all(plain)).then(|| TableId(text.into()))
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Token {
    /// The secret of these random bytes.
    pub fn from_random(bytes: [u8; 16]) -> Token {
        Token(hex::encode(bytes))
    }

    /// As it is written in the link.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Is this the secret? The time it takes to say so tells nothing of it.
    pub fn opens(&self, text: &str) -> bool {
        let (mine, given) = (self.0.as_bytes(), text.as_bytes());
        mine.len() == given.len() && mine.iter().zip(given).fold(0, |different, (a, b)| different | (a ^ b)) == 0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a secret")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Marks that one letter of a name can carry.
const MOST_MARKS: usize = 2;

/// The name a person goes by at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadName {
    /// Nothing is left of it.
    #[error("a name has at least one letter")]
    Empty,
    /// It would not fit on a plate.
    #[error("a name has at most {} letters", Name::LONGEST)]
    Long,
}

impl Name {
    /// The longest name, in letters.
    pub const LONGEST: usize = 24;

    /// The name in a text: without what cannot be seen, and with single spaces.
    pub fn from_text(text: &str) -> Result<Name, BadName> {
        let letters = text.nfc().map(|letter| if letter.is_control() || is_unseen(letter) { ' ' } else { letter });
        let mut marks = 0;
        // Letters carry a mark or two; a tower of them would reach into the lines above.
        let seen: String = letters
            .filter(|letter| {
                marks = if is_combining_mark(*letter) { marks + 1 } else { 0 };
                marks <= MOST_MARKS
            })
            .collect();
        let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().count() {
            0 => Err(BadName::Empty),
            letters if letters > Name::LONGEST => Err(BadName::Long),
            _ => Ok(Name(name)),
        }
    }

    /// As it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Would somebody take one name for the other? Letters that look alike count as the same, large or small.
    pub fn looks_like(&self, other: &Name) -> bool {
        twin(&self.0) == twin(&other.0)
    }
}

/// The text that all texts share that look like this one: its compatibility form (NFKC), small, as the skeleton of UTS 39.
pub fn twin(text: &str) -> String {
    let small: String = text.nfkc().collect::<String>().to_lowercase();
    skeleton(&small).collect()
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Letters that would let one name look like another, or turn the line around.
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_can_be_seen_of_it() {
        assert_eq!(Name::from_text("  Ana \n Luísa\u{202e} ").expect("a name").as_str(), "Ana Luísa");
        assert_eq!(Name::from_text(" \u{200b}\t"), Err(BadName::Empty));
        assert_eq!(Name::from_text("\u{3164}\u{2800}\u{e0041}\u{fe0f}"), Err(BadName::Empty), "nothing of it can be seen");
        let tower = format!("A{}", "\u{301}".repeat(20));
        assert!(Name::from_text(&tower).expect("a name").as_str().chars().count() <= 3);
        assert_eq!(Name::from_text(&"x".repeat(25)), Err(BadName::Long));
        assert_eq!(Name::from_text("<b>Ana</b>").expect("letters like others").as_str(), "<b>Ana</b>");
    }

    #[test]
    fn names_that_look_alike_are_told_apart_from_names_that_do_not() {
        let name = |text: &str| Name::from_text(text).expect("a name");
        assert!(name("Ana").looks_like(&name("\u{410}na")), "a letter of another script");
        assert!(name("Ana").looks_like(&name("ANA")) && name("In\u{e9}s").looks_like(&name("Ine\u{301}s")));
        assert!(name("Ana").looks_like(&name("\u{ff21}\u{ff4e}\u{ff41}")), "full-width letters");
        assert!(!name("Ana").looks_like(&name("Anna")));
    }

    #[test]
    fn identities_are_read_back_and_nothing_else_is() {
        let table = TableId::from_random([7; 16]);
        assert_eq!(TableId::from_text(table.as_str()), Some(table));
        let person = PersonId::from_random([7; 16]);
        assert_eq!(PersonId::from_text(person.as_str()), Some(person));
        for text in ["", "../../etc", "ABCDEFGHIJ", "abcdefghijk", "abcdefghi\u{e9}"] {
            assert_eq!((TableId::from_text(text), PersonId::from_text(text)), (None, None), "{text}");
        }
    }

    #[test]
    fn an_invitation_opens_for_its_own_text_only() {
        let token = Token::from_random([7; 16]);
        assert!(token.opens(token.as_str()));
        assert!(!token.opens("") && !token.opens(&token.as_str()[1..]) && !token.opens(&"0".repeat(32)));
        assert_eq!(format!("{token:?}"), "a secret");
    }
}
