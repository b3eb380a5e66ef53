//! The ninety-seven cards: which beats which, what each counts of its own nature, which are robbed (section 2.2).

use cards::{Card, CardSet, Pack, Rank, Suit};
use engine::duty::{Duty, Follow, FollowOrTrump};
use engine::trick::{Order, Trick};

pub const PACK: CardSet = Pack::Minchiate97.cards();

/// The tarocco of this number, for tables written down in code.
///
/// # Panics
/// If there is no such tarocco.
pub const fn tarocco(number: u8) -> Card {
    match Card::tarocco(number) {
        Some(card) => card,
        None => panic!("there are forty tarocchi and the Matto"),
    }
}

/// The Matto: without number, lower than every card, and never lost while its side takes a trick.
pub const MATTO: Card = tarocco(0);

/// The Sagittario: it counts in a verzigola and nowhere else.
pub const SAGITTARIO: Card = tarocco(29);

/// A card that counts counts this much.
const PAPA: i64 = 3;
const COMMON: i64 = 5;
const ARIA: i64 = 10;

/// The points a card counts by itself.
pub const fn value(card: Card) -> i64 {
    match (card.number(), card.rank()) {
        (Some(2..=5), _) => PAPA,
        (Some(0 | 1 | 10 | 13 | 20 | 28 | 30..=35), _) => COMMON,
        (Some(36..=40), _) => ARIA,
        (None, Some(Rank::King)) => COMMON,
        _ => 0,
    }
}

/// The cards that count equally much, together.
const EQUALS: [(CardSet, i64); 3] =
    [(tarocchi(2, 5), PAPA), (COUNTING.minus(tarocchi(2, 5)).minus(tarocchi(36, 40)), COMMON), (tarocchi(36, 40), ARIA)];

/// The sum of the points of these cards.
pub fn worth(cards: CardSet) -> i64 {
    EQUALS.iter().map(|&(of, points)| (cards & of).len() as i64 * points).sum()
}

/// The four kings.
pub const KINGS: CardSet = CardSet::rank(Rank::King);

/// The tarocchi of these numbers, both ends included.
pub(super) const fn tarocchi(from: u8, to: u8) -> CardSet {
    let mut cards = CardSet::EMPTY;
    let mut number = from;
    while number <= to {
        cards = cards.with(tarocco(number));
        number += 1;
    }
    cards
}

/// The forty-one tarocchi.
pub const TAROCCHI: CardSet = tarocchi(0, 40);

/// The cards that count: twenty-one tarocchi and the kings.
pub const COUNTING: CardSet = {
    let mut cards = KINGS;
    let mut number = 0;
    while number <= 40 {
        if value(tarocco(number)) > 0 {
            cards = cards.with(tarocco(number));
        }
        number += 1;
    }
    cards
};

/// The cards that are robbed: those that count, and every tarocco above 20 (R8).
pub const ROBBED: CardSet = COUNTING.or(tarocchi(21, 40));

/// Cards that can be given for the Matto: suit cards other than kings, and taroccos that do not count (R38).
pub const WORTHLESS: CardSet = PACK.minus(COUNTING);

const FIGURES: [Rank; 4] = [Rank::King, Rank::Queen, Rank::Knight, Rank::Jack];

/// Swords and batons: the greater number wins.
const fn greater(suit: Suit) -> [Card; 14] {
    let mut cards = [Card::new(suit, Rank::King); 14];
    let mut n = 1;
    while n < 14 {
        cards[n] = Card::new(suit, if n < 4 { FIGURES[n] } else { Rank::ALL[13 - n] });
        n += 1;
    }
    cards
}

/// Cups and coins: the smaller number wins.
const fn smaller(suit: Suit) -> [Card; 14] {
    let mut cards = [Card::new(suit, Rank::King); 14];
    let mut n = 1;
    while n < 14 {
        cards[n] = Card::new(suit, if n < 4 { FIGURES[n] } else { Rank::ALL[n - 4] });
        n += 1;
    }
    cards
}

const NUMBERED: [Card; 40] = {
    let mut cards = [tarocco(40); 40];
    let mut n = 1;
    while n < 40 {
        cards[n] = tarocco(40 - n as u8);
        n += 1;
    }
    cards
};

/// "Fewer in cups and coins, more in swords and batons". The Matto stands in no order.
pub static ORDER: Order =
    Order::new([&smaller(Suit::Ouros), &smaller(Suit::Copas), &greater(Suit::Espadas), &greater(Suit::Bastos)], &NUMBERED);

/// The duty a led card imposes; the Matto may be played always, and is no part of a trick (R24-R29).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The suit led, else a tarocco, else anything.
    Full,
    /// The suit led, else anything: all that the law on revokes speaks of (D27).
    Suit,
}

impl Duty for Answer {
    fn order(&self) -> &Order {
        &ORDER
    }

    #[inline(always)]
    fn playable(&self, hand: CardSet, trick: &Trick) -> CardSet {
        let matto = hand & CardSet::of(MATTO);
        let rest = hand - matto;
        matto
            | match self {
                Answer::Full => FollowOrTrump(&ORDER).playable(rest, trick),
                Answer::Suit => Follow(&ORDER).playable(rest, trick),
            }
    }

    fn lacks(&self, trick: &Trick, card: Card) -> CardSet {
        match self {
            _ if card == MATTO => CardSet::EMPTY,
            Answer::Full => FollowOrTrump(&ORDER).lacks(trick, card),
            Answer::Suit => Follow(&ORDER).lacks(trick, card),
        }
    }

    fn takes_part(&self, card: Card) -> bool {
        card != MATTO
    }
}

/// The legal cards to a trick (R24-R29).
#[inline(always)]
pub fn playable(hand: CardSet, trick: &Trick) -> CardSet {
    Answer::Full.playable(hand, trick)
}

/// The suits in which the program looks for a card to give for the Matto (D23).
const GIVEN: [Suit; 4] = [Suit::Copas, Suit::Ouros, Suit::Espadas, Suit::Bastos];

/// The card the program gives for the Matto: the first worthless suit card, else the lowest tarocco that does not count, the
/// Sagittario last (D23).
pub fn cartaccia(won: CardSet) -> Option<Card> {
    let worthless = won & WORTHLESS;
    let suits = GIVEN.iter().find_map(|&suit| (worthless & CardSet::suit(suit)).first());
    suits.or((worthless & TAROCCHI).first())
}

/// A hand as a player sorts it: tarocchi first, then suit by suit, each from its highest card down, the Matto in front.
pub fn sorted(hand: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| {
        let suit = card.suit().map_or(0, |suit| suit as u8 + 1);
        (suit, card != MATTO, std::cmp::Reverse(ORDER.strength(card)))
    });
    cards
}
