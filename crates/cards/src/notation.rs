//! One notation for every pack: `FromStr` and `Display`, with errors that say what was expected.

use crate::{Card, CardSet, Rank, Suit};
use std::fmt;
use std::str::FromStr;

/// Why a text is not a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCard {
    /// Nothing was written.
    #[error("a card is missing: write rank and suit, such as 1E or RC")]
    Empty,
    /// The last letter is no suit.
    #[error("`{text}` is not a card: it must end in a suit, O, C, E or B (or be a tarocco, T0 to T40)")]
    Suit {
        /// The text as written.
        text: String,
    },
    /// The text before the suit is no rank.
    #[error("`{text}` is not a card: before the suit stands a rank, 1 to 10, S, C, Q or R")]
    Rank {
        /// The text as written.
        text: String,
    },
    /// A tarocco with a number that does not exist.
    #[error("`{text}` is not a card: the tarocchi are T0 (the Matto) to T40")]
    Tarocco {
        /// The text as written.
        text: String,
    },
}

/// Long input is quoted by its beginning only: an error message is not a place to echo a whole file.
fn quoted(text: &str) -> String {
    const SHOWN: usize = 12;
    if text.chars().count() <= SHOWN { text.to_owned() } else { text.chars().take(SHOWN).chain("...".chars()).collect() }
}

impl FromStr for Suit {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Suit, BadCard> {
        let mut letters = text.chars();
        match (letters.next().and_then(Suit::from_letter), letters.next()) {
            (Some(suit), None) => Ok(suit),
            _ => Err(BadCard::Suit { text: quoted(text) }),
        }
    }
}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Card, BadCard> {
        let (last, letter) = text.char_indices().next_back().ok_or(BadCard::Empty)?;
        if text.starts_with(['T', 't']) {
            let digits = &text[1..];
            let plain =
                !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
            return plain
                .then(|| digits.parse().ok().and_then(Card::tarocco))
                .flatten()
                .ok_or_else(|| BadCard::Tarocco { text: quoted(text) });
        }
        let suit = Suit::from_letter(letter).ok_or_else(|| BadCard::Suit { text: quoted(text) })?;
        let rank = Rank::from_text(&text[..last]).ok_or_else(|| BadCard::Rank { text: quoted(text) })?;
        Ok(Card::new(suit, rank))
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suit(), self.rank(), self.number()) {
            (Some(suit), Some(rank), _) => f.pad(&format!("{}{}", rank.text(), suit.letter())),
            (_, _, Some(number)) => f.pad(&format!("T{number}")),
            _ => f.pad("?"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a set of different cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCards {
    /// One of them is no card.
    #[error(transparent)]
    Card(#[from] BadCard),
    /// One of them stands there twice.
    #[error("the card {0} is named twice")]
    Twice(Card),
}

/// The cards written in `text`, separated by blanks, in the order written and all different.
///
/// ```
/// use cards::parse_cards;
///
/// assert_eq!(parse_cards("5O 1E").unwrap().len(), 2);
/// assert_eq!(parse_cards("5O 5o").unwrap_err().to_string(), "the card 5O is named twice");
/// ```
pub fn parse_cards(text: &str) -> Result<Vec<Card>, BadCards> {
    let mut seen = CardSet::EMPTY;
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        let card = word.parse()?;
        if seen.contains(card) {
            return Err(BadCards::Twice(card));
        }
        seen.insert(card);
        cards.push(card);
    }
    Ok(cards)
}

impl FromStr for CardSet {
    type Err = BadCards;

    fn from_str(text: &str) -> Result<CardSet, BadCards> {
        Ok(parse_cards(text)?.into_iter().collect())
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, card) in self.iter().enumerate() {
            if n > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl serde::Serialize for Suit {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl serde::Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn cards_are_written_as_in_the_rule_files() {
        let espadilha = Card::new(Suit::Espadas, Rank::Ace);
        assert_eq!("1E".parse(), Ok(espadilha));
        assert_eq!("CC".parse(), Ok(Card::new(Suit::Copas, Rank::Knight)));
        assert_eq!("10b".parse(), Ok(Card::new(Suit::Bastos, Rank::Ten)));
        assert_eq!("T0".parse::<Card>().map(|c| c.number()), Ok(Some(0)));
        assert_eq!(espadilha.to_string(), "1E");
    }

    #[test]
    fn errors_say_what_was_expected() {
        assert_eq!("".parse::<Card>(), Err(BadCard::Empty));
        assert_eq!("1X".parse::<Card>(), Err(BadCard::Suit { text: "1X".into() }));
        assert_eq!("11E".parse::<Card>(), Err(BadCard::Rank { text: "11E".into() }));
        assert_eq!("T41".parse::<Card>(), Err(BadCard::Tarocco { text: "T41".into() }));
        assert_eq!("T007".parse::<Card>(), Err(BadCard::Tarocco { text: "T007".into() }));
        assert_eq!("é".parse::<Card>(), Err(BadCard::Suit { text: "é".into() }));
        assert_eq!("1E 1E".parse::<CardSet>(), Err(BadCards::Twice(Card::new(Suit::Espadas, Rank::Ace))));
        let long = "x".repeat(10_000).parse::<Card>().map_err(|e| e.to_string());
        assert!(long.is_err_and(|message| message.len() < 200));
    }

    proptest! {
        #[test]
        fn every_card_round_trips(index in 0u8..=255) {
            if let Some(card) = Card::from_index(index) {
                prop_assert_eq!(card.to_string().parse(), Ok(card));
                prop_assert_eq!(card.to_string().to_lowercase().parse(), Ok(card));
            }
        }

        #[test]
        fn any_text_is_a_card_or_a_clear_error(text in "\\PC{0,6}") {
            match text.parse::<Card>() {
                Ok(card) => prop_assert_eq!(card.to_string(), text.to_ascii_uppercase()),
                Err(error) => prop_assert!(!error.to_string().is_empty()),
            }
        }
    }
}
