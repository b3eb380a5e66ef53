//! Code shared by Yukon and Grand: they stand in one Brazilian book, and in both lots are drawn from the pack to sit
//! down and a wrong card is replaced as long as its trick is not taken.

mod amends;
#[warn(clippy::wildcard_enum_match_arm)]
pub mod laws;

pub(crate) use amends::amends;
pub use amends::{Examined, Looks, Replaced};
pub use engine::agreement::Switch;

use cards::{Card, CardSet};
use engine::trick::Order;
use engine::{Book, Seat, SeatSet};

/// The book, whose title page is lost.
pub const BOOK: Book = Book { title: "Jogos de cartas", place: "Brazil", year: "20th century" };

/// A hand as a player sorts it: trumps first, then suit by suit, each from its highest card down.
pub fn sorted(hand: CardSet, order: &Order) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| {
        let suit = if order.trumps().contains(card) { None } else { card.suit() };
        (suit.map_or(0, |suit| suit as u8 + 1), std::cmp::Reverse(order.strength(card)))
    });
    cards
}

/// The card each seat drew from the pack.
pub type Drawn = arrayvec::ArrayVec<(Seat, Card), 4>;

/// The cards drawn for, top first: one to each who draws, in the order of the seats; nothing if these cards are not the pack.
pub fn drawn(pack: CardSet, drawing: SeatSet, order: &[Card]) -> Option<Drawn> {
    let whole = order.len() == pack.len() && CardSet::from_slice(order) == pack;
    whole.then(|| drawing.iter().zip(order.iter().copied()).collect())
}

/// Seats that drew the highest card: several if their cards are equal.
pub fn highest(drawn: &Drawn, worth: fn(Card) -> u8) -> SeatSet {
    let most = drawn.iter().map(|&(_, card)| worth(card)).max();
    drawn.iter().filter(|&&(_, card)| Some(worth(card)) == most).map(|&(seat, _)| seat).collect()
}

/// The two who drew higher than all others; nobody if that cannot be said.
pub fn two_highest(drawn: &Drawn, worth: fn(Card) -> u8) -> Option<[Seat; 2]> {
    let mut ranked = drawn.clone();
    ranked.sort_by_key(|&(_, card)| std::cmp::Reverse(worth(card)));
    match ranked[..] {
        [(a, _), (b, second), (_, third), ..] if worth(second) > worth(third) => Some([a, b]),
        _ => None,
    }
}

/// The places round the table when these two sit opposite each other, and the other two likewise.
pub fn opposite(pair: [Seat; 2]) -> [Seat; 4] {
    let mut others = Seat::first(4).filter(|seat| !pair.contains(seat));
    let mut next = || others.next().unwrap_or(pair[0]);
    [pair[0], next(), pair[1], next()]
}
