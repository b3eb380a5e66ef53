//! The packs of the family: forty cards, or what is left when some are stripped out, and the trumps of each.

use crate::ombre::deck::Deck;
use crate::ombre::trumps::Trumps;
use cards::{Card, CardSet, Rank, Suit};
use serde::Serialize;

/// A pack that a game of the family is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stripped {
    Forty,
    /// Without the red sixes and the black threes.
    ThirtySix,
    WithoutOros,
    WithoutCopas,
    /// Of oros only the king, and copas without the six.
    KingOfOros,
    /// Of copas only the king, and oros without the six.
    KingOfCopas,
}

const PACKS: [Stripped; 6] = {
    use Stripped::*;
    [Forty, ThirtySix, WithoutOros, WithoutCopas, KingOfOros, KingOfCopas]
};

static TRUMPS: [[Option<Trumps>; 4]; 6] = [
    trumps_of(PACKS[0]),
    trumps_of(PACKS[1]),
    trumps_of(PACKS[2]),
    trumps_of(PACKS[3]),
    trumps_of(PACKS[4]),
    trumps_of(PACKS[5]),
];

const fn trumps_of(pack: Stripped) -> [Option<Trumps>; 4] {
    let deck = pack.deck();
    [
        Trumps::new(deck, Suit::ALL[0]),
        Trumps::new(deck, Suit::ALL[1]),
        Trumps::new(deck, Suit::ALL[2]),
        Trumps::new(deck, Suit::ALL[3]),
    ]
}

impl Stripped {
    pub const fn deck(self) -> Deck {
        match self {
            Stripped::Forty => Deck::FORTY,
            Stripped::ThirtySix => Deck::THIRTY_SIX,
            Stripped::WithoutOros => Deck::without_suit(Suit::Ouros),
            Stripped::WithoutCopas => Deck::without_suit(Suit::Copas),
            Stripped::KingOfOros => Deck::with_lone_king(Suit::Ouros),
            Stripped::KingOfCopas => Deck::with_lone_king(Suit::Copas),
        }
    }

    pub const fn cards(self) -> CardSet {
        self.deck().cards()
    }

    /// The trumps of a suit; none if it was stripped out.
    #[inline]
    pub fn trumps(self, suit: Suit) -> Option<&'static Trumps> {
        TRUMPS[self as usize][suit as usize % 4].as_ref()
    }

    /// The suits that can be trumps.
    pub fn suits(self) -> impl Iterator<Item = Suit> + Clone {
        Suit::ALL.into_iter().filter(move |&suit| self.trumps(suit).is_some())
    }

    /// The suit of which only the king is left, who acts as its malilla.
    pub const fn of_the_king(self) -> Option<Suit> {
        match self {
            Stripped::KingOfOros => Some(Suit::Ouros),
            Stripped::KingOfCopas => Some(Suit::Copas),
            _ => None,
        }
    }

    /// All cards of a rank.
    pub fn of_rank(self, rank: Rank) -> CardSet {
        Suit::ALL.into_iter().map(|suit| Card::new(suit, rank)).filter(|&card| self.cards().contains(card)).collect()
    }

    pub fn kings(self) -> CardSet {
        self.of_rank(Rank::King)
    }
}
