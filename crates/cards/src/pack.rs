//! The packs of the five books.

use crate::{Card, CardSet, Rank, Suit};

/// A pack of cards.
///
/// ```
/// use cards::Pack;
///
/// assert_eq!(Pack::ALL.map(|pack| pack.cards().len()), [40, 48, 52, 32, 97]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pack {
    /// Forty cards: 1 to 7 and the three figures (the ombre family, truco).
    Spanish40,
    /// Forty-eight cards: 1 to 9 and the three figures (malilla, rebesino).
    Spanish48,
    /// Fifty-two cards: 1 to 10 and the three figures (yukon, grand).
    French52,
    /// Thirty-two cards: the Spanish forty-eight without 3, 4, 5, 6; the two stands for the ten (cientos).
    Piquet32,
    /// Ninety-seven cards: four suits of fourteen and forty-one tarocchi (minchiate).
    Minchiate97,
}

impl Pack {
    pub const ALL: [Pack; 5] = [Pack::Spanish40, Pack::Spanish48, Pack::French52, Pack::Piquet32, Pack::Minchiate97];

    /// Its cards.
    pub const fn cards(self) -> CardSet {
        let ranks: &[Rank] = match self {
            Pack::Spanish40 => {
                use Rank::*;
                &[Ace, Two, Three, Four, Five, Six, Seven, Jack, Knight, King]
            }
            Pack::Spanish48 => {
                use Rank::*;
                &[Ace, Two, Three, Four, Five, Six, Seven, Eight, Nine, Jack, Knight, King]
            }
            Pack::French52 => {
                use Rank::*;
                &[Ace, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Knight, King]
            }
            Pack::Piquet32 => {
                use Rank::*;
                &[Ace, Two, Seven, Eight, Nine, Jack, Knight, King]
            }
            Pack::Minchiate97 => &Rank::ALL,
        };
        let mut cards = CardSet::EMPTY;
        let mut suit = 0;
        while suit < Suit::ALL.len() {
            let mut rank = 0;
            while rank < ranks.len() {
                cards = cards.with(Card::new(Suit::ALL[suit], ranks[rank]));
                rank += 1;
            }
            suit += 1;
        }
        if matches!(self, Pack::Minchiate97) {
            let mut number = 0;
            while let Some(card) = Card::tarocco(number) {
                cards = cards.with(card);
                number += 1;
            }
        }
        cards
    }

    /// A name for lists and files.
    pub const fn name(self) -> &'static str {
        match self {
            Pack::Spanish40 => "spanish40",
            Pack::Spanish48 => "spanish48",
            Pack::French52 => "french52",
            Pack::Piquet32 => "piquet32",
            Pack::Minchiate97 => "minchiate97",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_have_their_number_of_cards() {
        let sizes = Pack::ALL.map(|pack| pack.cards().len());
        assert_eq!(sizes, [40, 48, 52, 32, 97]);
    }
}
