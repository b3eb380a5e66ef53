//! The packs of the family: forty cards, or some of them.

use cards::{Card, CardSet, Pack, Rank, Suit};

/// The cards a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck(CardSet);

impl Deck {
    pub const FORTY: Deck = Deck(Pack::Spanish40.cards());

    /// Without the sixes of the long suits and the threes of the short ones.
    pub const THIRTY_SIX: Deck = Deck(
        Deck::FORTY
            .0
            .without(Card::new(Suit::Ouros, Rank::Six))
            .without(Card::new(Suit::Copas, Rank::Six))
            .without(Card::new(Suit::Espadas, Rank::Three))
            .without(Card::new(Suit::Bastos, Rank::Three)),
    );

    /// Thirty cards: one long suit is left out.
    pub const fn without_suit(suit: Suit) -> Deck {
        Deck(Deck::FORTY.0.minus(CardSet::suit(suit)))
    }

    /// Thirty cards: of this long suit only the king is left, who acts as its Manilha; the other long suit lacks its six.
    pub const fn with_lone_king(suit: Suit) -> Deck {
        let other = if matches!(suit, Suit::Ouros) { Suit::Copas } else { Suit::Ouros };
        Deck(Deck::without_suit(suit).0.with(Card::new(suit, Rank::King)).without(Card::new(other, Rank::Six)))
    }

    pub const fn cards(self) -> CardSet {
        self.0
    }

    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0.contains(card)
    }
}
