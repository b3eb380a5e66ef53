//! The cards: what beats what, what counts, and what is paid for (R2-R5).

use cards::{Card, CardSet, Pack, Rank, Suit};
use engine::trick::Order;

/// The forty-eight cards.
pub const PACK: CardSet = Pack::Spanish48.cards();

/// The knight of copas, the dearest card.
pub const CABALLO: Card = Card::new(Suit::Copas, Rank::Knight);
/// The king of copas.
pub const REY: Card = Card::new(Suit::Copas, Rank::King);
/// The ace of copas.
pub const AS: Card = Card::new(Suit::Copas, Rank::Ace);
/// The ace of oros, the dearest ace.
pub const AS_DE_OROS: Card = Card::new(Suit::Ouros, Rank::Ace);

/// All points of the pack (R4).
pub const ALL_POINTS: i64 = 40;

/// Price of the partida, in tantos.
pub const PARTIDA: i64 = 4;
/// All that is at stake in a hand: the five pay cards and the partida.
pub const STAKE: i64 = 12;
/// Payment of each player to the one who gives Rebesino.
pub const REBESINO: i64 = 2 * PARTIDA;

/// Number of the five pay cards that makes a napolitana: four aces, or three and the caballo, or all (R33).
pub const NAPOLITANA: usize = 4;

const RANKS: [Rank; 12] = {
    use Rank::*;
    [Ace, King, Knight, Jack, Nine, Eight, Seven, Six, Five, Four, Three, Two]
};

const fn suit(suit: Suit) -> [Card; 12] {
    let mut cards = [Card::new(suit, Rank::Ace); 12];
    let mut n = 0;
    while n < 12 {
        cards[n] = Card::new(suit, RANKS[n]);
        n += 1;
    }
    cards
}

/// The same order in every suit, the ace above the king, and no trump (R3, R27).
pub static ORDER: Order = {
    let [o, c, e, b] = Suit::ALL;
    Order::new([&suit(o), &suit(c), &suit(e), &suit(b)], &[])
};

const fn of_rank(rank: Rank) -> CardSet {
    let [o, c, e, b] = Suit::ALL;
    CardSet::from_slice(&[Card::new(o, rank), Card::new(c, rank), Card::new(e, rank), Card::new(b, rank)])
}

/// Points decide the partida and nothing else (R4).
const POINTS: [(CardSet, i64); 4] =
    [(of_rank(Rank::Ace), 4), (of_rank(Rank::King), 3), (of_rank(Rank::Knight), 2), (of_rank(Rank::Jack), 1)];

/// The points of some cards.
pub fn worth(cards: CardSet) -> i64 {
    POINTS.iter().map(|&(of, points)| (cards & of).len() as i64 * points).sum()
}

/// The five pay cards: the four aces and the caballo de copas (R5).
pub const PAY: CardSet = of_rank(Rank::Ace).with(CABALLO);

/// The price of a pay card, in tantos; nothing for the others (R5).
pub fn price(card: Card) -> i64 {
    match card {
        CABALLO => 3,
        AS_DE_OROS => 2,
        _ if PAY.contains(card) => 1,
        _ => 0,
    }
}

/// The cards of a suit.
pub fn of_suit(card: Card) -> CardSet {
    ORDER.followers(card)
}

/// The cards of a pack that are lower than this one, whatever their suit.
pub fn lower_than(card: Card) -> CardSet {
    PACK.iter().filter(|&other| ORDER.strength(other) < ORDER.strength(card)).collect()
}
