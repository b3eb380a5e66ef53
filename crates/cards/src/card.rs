//! The vocabulary: suit, rank, card.

/// One of the four suits, in the order of their letters in the rule files: `O C E B`.
///
/// ```
/// use cards::Suit;
///
/// assert_eq!(Suit::from_letter('e'), Some(Suit::Espadas));
/// assert!(Suit::Copas.is_red() && !Suit::Bastos.is_red());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Suit {
    /// `O`: oros, ouros, denari (coins); diamonds in a French pack.
    Ouros,
    /// `C`: copas, coppe (cups); hearts in a French pack.
    Copas,
    /// `E`: espadas, spade (swords); spades in a French pack.
    Espadas,
    /// `B`: bastos, páos, bastoni (batons); clubs in a French pack.
    Bastos,
}

impl Suit {
    /// All four suits.
    pub const ALL: [Suit; 4] = [Suit::Ouros, Suit::Copas, Suit::Espadas, Suit::Bastos];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Suit::Ouros => 'O',
            Suit::Copas => 'C',
            Suit::Espadas => 'E',
            Suit::Bastos => 'B',
        }
    }

    /// The suit written with this letter, in either case.
    pub const fn from_letter(letter: char) -> Option<Suit> {
        match letter.to_ascii_uppercase() {
            'O' => Some(Suit::Ouros),
            'C' => Some(Suit::Copas),
            'E' => Some(Suit::Espadas),
            'B' => Some(Suit::Bastos),
            _ => None,
        }
    }

    /// Red in a French pack.
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Ouros | Suit::Copas)
    }
}

/// A rank, without any order of strength: that belongs to each game's contract.
///
/// ```
/// use cards::Rank;
///
/// assert_eq!(Rank::from_text("10"), Some(Rank::Ten));
/// assert_eq!(Rank::King.text(), "R");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Rank {
    /// `1`
    Ace = 1,
    /// `2`
    Two,
    /// `3`
    Three,
    /// `4`
    Four,
    /// `5`
    Five,
    /// `6`
    Six,
    /// `7`
    Seven,
    /// `8`
    Eight,
    /// `9`
    Nine,
    /// `10`
    Ten,
    /// `S`: sota, valete, fante; the jack of a French pack.
    Jack,
    /// `C`: caballo, cavalo, cavallo; the queen (dama) of a French pack.
    Knight,
    /// `Q`: the regina, which only the minchiate pack has beside the cavallo.
    Queen,
    /// `R`: rey, rei, re.
    King,
}

impl Rank {
    /// All ranks of any pack, from the ace to the king.
    pub const ALL: [Rank; 14] = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Knight,
        Rank::Queen,
        Rank::King,
    ];

    /// The rank as it is written in front of the suit's letter.
    pub const fn text(self) -> &'static str {
        const TEXT: [&str; 14] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "S", "C", "Q", "R"];
        TEXT[self as usize - 1]
    }

    /// The rank so written, in either case.
    pub fn from_text(text: &str) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.text().eq_ignore_ascii_case(text))
    }
}

/// One card of any pack.
///
/// A suit card has the index `16 * suit + rank`, a tarocco `64 + number`: gaps cost nothing in a [`crate::CardSet`] and make
/// suit masks plain shifts.
///
/// ```
/// use cards::{Card, Rank, Suit};
///
/// let espadilha = Card::new(Suit::Espadas, Rank::Ace);
/// assert_eq!(espadilha.to_string(), "1E");
/// assert_eq!("RB".parse::<Card>().unwrap().suit(), Some(Suit::Bastos));
/// assert_eq!("T40".parse::<Card>().unwrap().number(), Some(40));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

const FIRST_TAROCCO: u8 = 64;
const TAROCCHI: u8 = 41;

impl Card {
    /// Number of indices: an array indexed by [`Card::index`] has this length.
    pub const INDICES: usize = 128;

    /// The card of this suit and rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(16 * suit as u8 + rank as u8)
    }

    /// The cards of a suit and these ranks, in their order, for tables written down in code.
    pub const fn of_suit<const N: usize>(suit: Suit, ranks: [Rank; N]) -> [Card; N] {
        let mut cards = [Card::new(suit, Rank::Ace); N];
        let mut n = 0;
        while n < N {
            cards[n] = Card::new(suit, ranks[n]);
            n += 1;
        }
        cards
    }

    /// The tarocco of this number, 0 being the Matto; there are 41.
    pub const fn tarocco(number: u8) -> Option<Card> {
        if number < TAROCCHI { Some(Card(FIRST_TAROCCO + number)) } else { None }
    }

    /// The card of this index, if there is one.
    pub const fn from_index(index: u8) -> Option<Card> {
        let known = if index < FIRST_TAROCCO {
            let rank = index % 16;
            rank >= Rank::Ace as u8 && rank <= Rank::King as u8
        } else {
            index < FIRST_TAROCCO + TAROCCHI
        };
        if known { Some(Card(index)) } else { None }
    }

    /// Its place in arrays and sets, below [`Card::INDICES`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 127) as usize
    }

    /// Its suit; a tarocco has none.
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 16 {
            0 => Some(Suit::Ouros),
            1 => Some(Suit::Copas),
            2 => Some(Suit::Espadas),
            3 => Some(Suit::Bastos),
            _ => None,
        }
    }

    /// Its rank; a tarocco has none.
    pub const fn rank(self) -> Option<Rank> {
        if self.0 < FIRST_TAROCCO { Some(Rank::ALL[(self.0 % 16 - 1) as usize]) } else { None }
    }

    /// Its number, if it is a tarocco (the Matto is 0).
    pub const fn number(self) -> Option<u8> {
        if self.0 >= FIRST_TAROCCO { Some(self.0 - FIRST_TAROCCO) } else { None }
    }

    /// For [`crate::CardSet`] alone, which only ever holds indices of cards.
    #[inline(always)]
    pub(crate) const fn from_set_index(index: u32) -> Card {
        Card(index as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_names_at_most_one_card_and_back() {
        let cards: Vec<Card> = (0..=255).filter_map(Card::from_index).collect();
        assert_eq!(cards.len(), 4 * 14 + 41);
        for card in cards {
            match (card.suit(), card.rank(), card.number()) {
                (Some(suit), Some(rank), None) => assert_eq!(Card::new(suit, rank), card),
                (None, None, Some(number)) => assert_eq!(Card::tarocco(number), Some(card)),
                other => panic!("{card:?} is neither a suit card nor a tarocco: {other:?}"),
            }
        }
    }
}
