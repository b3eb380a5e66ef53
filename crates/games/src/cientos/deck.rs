//! The cards: their order, their value for the punto, and the duty to follow (R2-R4, R30).

use cards::{Card, CardSet, Pack, Rank, Suit};
use engine::duty::Follow;
use engine::trick::Order;

/// The thirty-two cards.
pub const PACK: CardSet = Pack::Piquet32.cards();

/// The ranks of a suit, the highest first. The two stands for the ten.
pub const RANKS: [Rank; 8] = [Rank::Ace, Rank::King, Rank::Knight, Rank::Jack, Rank::Two, Rank::Nine, Rank::Eight, Rank::Seven];

const fn suit(suit: Suit) -> [Card; 8] {
    let mut cards = [Card::new(suit, Rank::Ace); 8];
    let mut n = 0;
    while n < 8 {
        cards[n] = Card::new(suit, RANKS[n]);
        n += 1;
    }
    cards
}

/// The cards of each suit, the highest first.
pub const SUITS: [[Card; 8]; 4] = [suit(Suit::ALL[0]), suit(Suit::ALL[1]), suit(Suit::ALL[2]), suit(Suit::ALL[3])];

/// The card order: there are no trumps (R30).
pub static ORDER: Order = Order::new([&SUITS[0], &SUITS[1], &SUITS[2], &SUITS[3]], &[]);

/// Follow suit; nobody is obliged to win (R30).
pub const DUTY: Follow<'static> = Follow(&ORDER);

const fn of_ranks(ranks: &[Rank]) -> CardSet {
    let mut cards = CardSet::EMPTY;
    let mut n = 0;
    while n < ranks.len() {
        let mut suit = 0;
        while suit < 4 {
            cards = cards.with(Card::new(Suit::ALL[suit], ranks[n]));
            suit += 1;
        }
        n += 1;
    }
    cards
}

/// King, caballo and sota: a hand without any is *cartas blancas* (R4).
pub const FIGURES: CardSet = of_ranks(&[Rank::King, Rank::Knight, Rank::Jack]);

/// The nines, eights and sevens: a last trick won with one counts one only (R34).
pub const LOW: CardSet = of_ranks(&[Rank::Nine, Rank::Eight, Rank::Seven]);

/// The value of a place in a suit for the punto, the highest first (R3).
pub const VALUES: [u8; 8] = [11, 10, 10, 10, 10, 9, 8, 7];

/// The four cards of a rank, by its place from the ace down.
pub const fn of_place(place: usize) -> CardSet {
    CardSet::rank(RANKS[place])
}

/// The cards of a suit.
pub fn of_suit(suit: Suit) -> CardSet {
    CardSet::suit(suit) & PACK
}

/// A hand's cards of one suit as bits, the ace the highest.
#[inline]
pub fn bits(hand: CardSet, suit: usize) -> u8 {
    let held = hand.printed(Suit::ALL[suit]);
    RANKS.iter().fold(0, |bits, &rank| bits << 1 | (held >> rank as u16 & 1) as u8)
}

/// Rank of a card in the cut for mano: all suits are equal (R7).
pub(super) fn lot(card: Card) -> u8 {
    ORDER.strength(card)
}

/// A hand as a player sorts it: suit by suit, each from its highest card down.
pub fn sorted(hand: CardSet) -> Vec<Card> {
    SUITS.iter().flatten().copied().filter(|&card| hand.contains(card)).collect()
}
