//! The cards and their orders, game by game (section 2).

use super::contract::Contract;
use cards::{Card, CardSet, Pack, Rank, Suit};
use engine::trick::Order;

/// The fifty-two cards.
pub(super) const PACK: CardSet = Pack::French52.cards();

pub(super) const HEARTS: CardSet = CardSet::suit(Suit::Copas).and(PACK);

/// Hearts in the pack.
pub(super) const ALL_HEARTS: usize = 13;

use Rank::*;

const RANKS: [Rank; 13] = [Ace, King, Knight, Jack, Ten, Nine, Eight, Seven, Six, Five, Four, Three, Two];

/// The ranks of trumps below the bowers.
const BELOW_BOWERS: [Rank; 12] = [Ace, King, Knight, Ten, Nine, Eight, Seven, Six, Five, Four, Three, Two];

const fn order(trumps: &[Card]) -> Order {
    let [o, c, e, b] = [
        Card::of_suit(Suit::Ouros, RANKS),
        Card::of_suit(Suit::Copas, RANKS),
        Card::of_suit(Suit::Espadas, RANKS),
        Card::of_suit(Suit::Bastos, RANKS),
    ];
    Order::new([&o, &c, &e, &b], trumps)
}

const fn whist(trump: Suit) -> Order {
    order(&Card::of_suit(trump, RANKS))
}

/// The other suit of the same colour.
pub(super) const fn fellow(suit: Suit) -> Suit {
    match suit {
        Suit::Ouros => Suit::Copas,
        Suit::Copas => Suit::Ouros,
        Suit::Espadas => Suit::Bastos,
        Suit::Bastos => Suit::Espadas,
    }
}

/// The jack of trumps is the right bower, that of its fellow the left; both are trumps and nothing else.
const fn eucre(trump: Suit) -> Order {
    let below = Card::of_suit(trump, BELOW_BOWERS);
    let mut trumps = [Card::new(trump, Jack); 14];
    trumps[1] = Card::new(fellow(trump), Jack);
    let mut n = 0;
    while n < below.len() {
        trumps[n + 2] = below[n];
        n += 1;
    }
    order(&trumps)
}

static PLAIN: Order = order(&[]);
static WHIST: [Order; 4] = [whist(Suit::Ouros), whist(Suit::Copas), whist(Suit::Espadas), whist(Suit::Bastos)];
static EUCRE: [Order; 4] = [eucre(Suit::Ouros), eucre(Suit::Copas), eucre(Suit::Espadas), eucre(Suit::Bastos)];

/// The card order under a contract.
pub fn order_of(contract: Contract) -> &'static Order {
    match contract {
        Contract::Whist(trump) => &WHIST[trump as usize],
        Contract::Eucre(trump, _) => &EUCRE[trump as usize],
        Contract::Grand | Contract::Copas => &PLAIN,
    }
}

/// The order in which a hand is sorted before anything is chosen.
pub(super) fn plain() -> &'static Order {
    &PLAIN
}

/// The trumps that may not be kept in Eucre: those below the eight (R19).
pub fn low_trumps(trump: Suit) -> CardSet {
    CardSet::from_slice(&Card::of_suit(trump, [Seven, Six, Five, Four, Three, Two]))
}

/// Rank of a card in the draw for the deal: the ace highest.
pub(super) fn deal_lot(card: Card) -> u8 {
    PLAIN.strength(card)
}

/// Rank of a card in the draw for pairs: the ace lowest.
pub(super) fn pairs_lot(card: Card) -> u8 {
    card.rank().map_or(0, |rank| rank as u8)
}
