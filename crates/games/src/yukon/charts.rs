//! Charts of the rule book (section 2).

use super::deck::{ACE_OF_SPADES, GRANDE_YUKON, ORDER, PACK, YUKONS, points};
use cards::CardSet;
use engine::Msg;
use engine::chart::Chart;

/// The Yukons, a suit below them, and what the cards count.
pub(super) fn charts() -> Vec<Chart> {
    let counting = |value: i64| PACK.iter().filter(|&card| points(card) == value).collect::<CardSet>();
    let of = |value: i64| (counting(value), value);
    vec![
        Chart::Order {
            heading: Msg::new("yukon-chart-yukons"),
            steps: ORDER.steps(YUKONS),
            cite: engine::Cite("yukon section 2"),
        },
        Chart::followers(&ORDER, ACE_OF_SPADES, Msg::new("chart-suits"), "yukon section 2"),
        Chart::points(Msg::new("chart-counts"), [points(GRANDE_YUKON), 10, 5, 3, 2].map(of), "yukon section 2"),
    ]
}
