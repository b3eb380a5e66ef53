//! The cards: their order, their points, and the duty to follow (section 2, R4-R8).

use super::agreements::Agreements;
use crate::brazil::Switch;
use cards::{Card, CardSet, Pack, Rank, Suit};
use engine::duty::Duty;
use engine::trick::{Order, Trick};

/// The fifty-two cards.
pub(super) const PACK: CardSet = Pack::French52.cards();

/// The jack of spades, above the other jacks.
pub const GRANDE_YUKON: Card = Card::new(Suit::Espadas, Rank::Jack);

/// The card that breaks ties (R19).
pub const ACE_OF_SPADES: Card = Card::new(Suit::Espadas, Rank::Ace);

const LESSER: [Card; 3] =
    [Card::new(Suit::Ouros, Rank::Jack), Card::new(Suit::Copas, Rank::Jack), Card::new(Suit::Bastos, Rank::Jack)];

/// The four jacks.
pub const YUKONS: CardSet = CardSet::from_slice(&LESSER).with(GRANDE_YUKON);

/// All points of a round (R14).
pub const ROUND: i64 = 125;

const fn plain(suit: Suit) -> [Card; 12] {
    use Rank::*;
    Card::of_suit(suit, [Ace, King, Knight, Ten, Nine, Eight, Seven, Six, Five, Four, Three, Two])
}

/// The card order: the Yukons above every suit, the Grande Yukon above the three others, which are equals.
pub static ORDER: Order = {
    let suits = [plain(Suit::Ouros), plain(Suit::Copas), plain(Suit::Espadas), plain(Suit::Bastos)];
    let yukons = [GRANDE_YUKON, LESSER[0], LESSER[1], LESSER[2]];
    Order::new([&suits[0], &suits[1], &suits[2], &suits[3]], &yukons).equal(&LESSER)
};

/// The points of a card, for counting only.
pub fn points(card: Card) -> i64 {
    match card.rank() {
        Some(Rank::Jack) if card == GRANDE_YUKON => 15,
        Some(Rank::Jack | Rank::Ten) => 10,
        Some(Rank::Ace) => 5,
        Some(Rank::King) => 3,
        Some(Rank::Knight) => 2,
        _ => 0,
    }
}

/// The same points, the cards that have equally many together: the Grande Yukon's are those of a jack and five more.
const POINTS: [(CardSet, i64); 5] = [
    (CardSet::rank(Rank::Jack).or(CardSet::rank(Rank::Ten)), 10),
    (CardSet::of(GRANDE_YUKON), 5),
    (CardSet::rank(Rank::Ace), 5),
    (CardSet::rank(Rank::King), 3),
    (CardSet::rank(Rank::Knight), 2),
];

/// The points of some cards.
pub fn worth(cards: CardSet) -> i64 {
    POINTS.iter().map(|&(of, points)| (cards & of).len() as i64 * points).sum()
}

/// Rank of a card in drawing lots: as in play, all suits equal (D2).
pub(super) fn lot(card: Card) -> u8 {
    ORDER.strength(card)
}

/// The duty to follow, as a company holds it of jacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jacks {
    /// Is a jack a card of its printed suit?
    has_suit: Switch,
    /// May one void of the suit keep a jack back?
    optional: Switch,
}

impl Jacks {
    /// As a company has agreed.
    pub fn new(agreements: &Agreements) -> Jacks {
        Jacks { has_suit: agreements.jack_has_suit, optional: agreements.yukon_optional }
    }

    /// The cards that follow when this one is led: those of its printed suit, also when it is a jack (R5, R6).
    pub fn followers(self, led: Card) -> CardSet {
        let suit = led.suit().map_or(CardSet::EMPTY, |suit| CardSet::suit(suit) & PACK);
        if self.has_suit == Switch::On { suit } else { suit - YUKONS }
    }

    /// Cards that a player who cannot follow must play if they hold one (R7).
    pub fn owed(self) -> CardSet {
        if self.optional == Switch::Off { YUKONS } else { CardSet::EMPTY }
    }
}

impl Duty for Jacks {
    fn order(&self) -> &Order {
        &ORDER
    }

    /// The suit led, else a Yukon, else anything (R4, R7).
    #[inline]
    fn playable(&self, hand: CardSet, trick: &Trick) -> CardSet {
        let Some(led) = trick.led() else { return hand };
        let (following, yukons) = (hand & self.followers(led), hand & self.owed());
        match (following.is_empty(), yukons.is_empty()) {
            (false, _) => following,
            (true, false) => yukons,
            (true, true) => hand,
        }
    }

    fn lacks(&self, trick: &Trick, card: Card) -> CardSet {
        let Some(led) = trick.led() else { return CardSet::EMPTY };
        let followers = self.followers(led);
        match (followers.contains(card), YUKONS.contains(card)) {
            (true, _) => CardSet::EMPTY,
            (false, true) => followers,
            (false, false) => followers | self.owed(),
        }
    }
}
