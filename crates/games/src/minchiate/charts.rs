//! Charts of the rule book (section 2.2).

use super::tarocchi::{COUNTING, ORDER, TAROCCHI, value};
use cards::{Card, CardSet, Rank, Suit};
use engine::chart::{Chart, Row, What};
use engine::{Cite, Msg};

/// The tarocchi, the suits of cups and coins, those of swords and batons, and what cards count.
pub(super) fn charts() -> Vec<Chart> {
    let suits = |one: Suit, other: Suit| {
        let heading = Msg::new("chart-two-suits").with("one", one).with("other", other);
        Chart::followers(&ORDER, Card::new(one, Rank::King), heading, "minchiate section 2.2")
    };
    let of = |points: i64| Row {
        what: What::Cards(COUNTING.iter().filter(|&card| value(card) == points).collect::<CardSet>()),
        figures: vec![Some(points)],
        cite: Cite("minchiate section 2.2"),
    };
    vec![
        Chart::Order {
            heading: Msg::new("minchiate-chart-tarocchi"),
            steps: ORDER.steps(TAROCCHI),
            cite: Cite("minchiate section 2.2"),
        },
        suits(Suit::Copas, Suit::Ouros),
        suits(Suit::Espadas, Suit::Bastos),
        Chart::Tariff {
            heading: Msg::new("chart-counts"),
            columns: vec![Msg::new("chart-each")],
            rows: [10, 5, 3].map(of).into(),
        },
    ]
}
