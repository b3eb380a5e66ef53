//! The cards: their order in the vazas, and their points in envido and flor (R3-R10).

use cards::{Card, CardSet, Rank, Suit};

/// The strength of a card in the vazas, from 14 for the ace of espadas down to 1 for the fours. Equal cards tie: there is no
/// trump, and no suit ranks above another.
pub const fn power(card: Card) -> u8 {
    POWER[card.index()]
}

const POWER: [u8; Card::INDICES] = {
    let mut power = [0; Card::INDICES];
    let mut suit = 0;
    while suit < 4 {
        let of = Suit::ALL[suit];
        let mut n = 0;
        while n < RANKS.len() {
            power[Card::new(of, RANKS[n].0).index()] = RANKS[n].1;
            n += 1;
        }
        suit += 1;
    }
    let mut n = 0;
    while n < ABOVE.len() {
        power[ABOVE[n].0.index()] = ABOVE[n].1;
        n += 1;
    }
    power
};

/// Value of a rank in every suit.
const RANKS: [(Rank, u8); 10] = [
    (Rank::Three, 10),
    (Rank::Two, 9),
    (Rank::Ace, 8),
    (Rank::King, 7),
    (Rank::Knight, 6),
    (Rank::Jack, 5),
    (Rank::Seven, 4),
    (Rank::Six, 3),
    (Rank::Five, 2),
    (Rank::Four, 1),
];

/// The four cards that stand above their rank.
const ABOVE: [(Card, u8); 4] = [
    (Card::new(Suit::Espadas, Rank::Ace), 14),
    (Card::new(Suit::Bastos, Rank::Ace), 13),
    (Card::new(Suit::Espadas, Rank::Seven), 12),
    (Card::new(Suit::Ouros, Rank::Seven), 11),
];

/// The cards of which partners have signs: those that stand above their rank.
pub const SIGNS: CardSet = CardSet::from_slice(&[ABOVE[0].0, ABOVE[1].0, ABOVE[2].0, ABOVE[3].0]);

/// May this card be accepted when it turns up in the deal? Only those that are weak in the vazas (R19).
pub const fn is_low(card: Card) -> bool {
    power(card) <= 7
}

/// The place of a card in the draw for the first deal: the king is highest, suits are equal (R11, D5).
pub const fn draw_rank(card: Card) -> u8 {
    match card.rank() {
        Some(rank) => rank as u8,
        None => 0,
    }
}

/// Points of envido as they are sung: 20 to 33 for two of a suit, 1 to 7 for one branca, and below them the negras.
pub const SOTA: i64 = -3;
/// A lone cavalo.
pub const CAVALO: i64 = -2;
/// A lone rei.
pub const REI: i64 = -1;
/// The least that can be sung.
pub const LEAST_SONG: i64 = SOTA;
/// The most that can be sung: the flor of five, six and seven.
pub const MOST_SONG: i64 = 38;

/// The points of a card: a branca its number, a negra nothing (R5).
pub const fn branca(card: Card) -> i64 {
    match card.rank() {
        Some(rank) if (rank as u8) <= 7 => rank as i64,
        _ => 0,
    }
}

/// Points of a card alone (R6, R7).
const fn alone(card: Card) -> i64 {
    match card.rank() {
        Some(Rank::King) => REI,
        Some(Rank::Knight) => CAVALO,
        Some(Rank::Jack) => SOTA,
        _ => branca(card),
    }
}

/// The envido points of some cards (R5-R8); of three of one suit the best two count (D16). No cards have the least.
pub fn envido(cards: CardSet) -> i64 {
    let mut best = LEAST_SONG;
    for card in cards {
        best = best.max(alone(card));
        for other in cards.iter().filter(|&other| other > card && other.suit() == card.suit()) {
            best = best.max(20 + branca(card) + branca(other));
        }
    }
    best
}

/// Can these points be made from some of these cards? So a song is proved.
pub fn proves(cards: CardSet, points: i64) -> bool {
    cards.iter().any(|card| {
        alone(card) == points
            || cards
                .iter()
                .any(|other| other > card && other.suit() == card.suit() && 20 + branca(card) + branca(other) == points)
    })
}

/// The fewest cards that prove these points: a pair, or one card; none if they are not held.
pub fn proof(cards: CardSet, points: i64) -> CardSet {
    let single = cards.iter().find(|&card| alone(card) == points);
    if let Some(card) = single.filter(|_| points < 20) {
        return CardSet::of(card);
    }
    for card in cards {
        for other in cards.iter().filter(|&other| other > card && other.suit() == card.suit()) {
            if 20 + branca(card) + branca(other) == points {
                return CardSet::of(card).with(other);
            }
        }
    }
    CardSet::EMPTY
}

/// Are these three cards, or more, of which three are of one suit?
pub fn is_flor(cards: CardSet) -> bool {
    let without_one = |cards: CardSet| cards.first().map_or(cards, |card| cards.without(card));
    Suit::ALL.into_iter().any(|suit| !without_one(without_one(cards & CardSet::suit(suit))).is_empty())
}

/// The points of a flor: twenty and its brancas (R9); none if it is no flor.
pub fn flor(cards: CardSet) -> Option<i64> {
    let suit = Suit::ALL.into_iter().map(|suit| cards & CardSet::suit(suit)).find(|of| of.len() >= 3)?;
    Some(20 + suit.iter().map(branca).sum::<i64>())
}

/// Are two of these of different suits? So much is enough to show that there is no flor (R59).
pub fn of_two_suits(cards: CardSet) -> bool {
    Suit::ALL.into_iter().filter(|&suit| cards.meets(CardSet::suit(suit))).count() > 1
}

/// The points so written: a number, or the name of a lone negra.
pub fn song_from(text: &str) -> Option<i64> {
    match text {
        "sota" => Some(SOTA),
        "cavalo" => Some(CAVALO),
        "rei" => Some(REI),
        _ => text.parse().ok().filter(|points| (LEAST_SONG..=MOST_SONG).contains(points)),
    }
}
