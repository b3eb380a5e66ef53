//! Charts of the rule book (R3, R4).

use super::deck::{RANKS, order_of, points};
use cards::{Card, CardSet, Suit};
use engine::Msg;
use engine::chart::Chart;

/// The order in every suit, and what its highest cards count.
pub(super) fn charts() -> Vec<Chart> {
    let malilla = Card::new(Suit::Ouros, RANKS[0]);
    let of = |n: usize| {
        let cards: CardSet = Suit::ALL.into_iter().map(|suit| Card::new(suit, RANKS[n])).collect();
        (cards, points(Card::new(Suit::Ouros, RANKS[n])))
    };
    vec![
        Chart::followers(order_of(Suit::Copas), malilla, Msg::new("chart-suits"), "malilla R3"),
        Chart::points(Msg::new("chart-counts"), (0..5).map(of), "malilla R4"),
    ]
}
