//! Charts of the rule book (R3-R5).

use super::deck::{AS, AS_DE_OROS, CABALLO, ORDER, PACK, PAY, price, worth};
use cards::CardSet;
use engine::Msg;
use engine::chart::Chart;

/// The order of a suit, the points that decide the partida, and what the pay cards cost.
pub(super) fn charts() -> Vec<Chart> {
    let of = |points: i64| (PACK.iter().filter(|&card| worth(CardSet::of(card)) == points).collect::<CardSet>(), points);
    let paid = |cards: CardSet| (cards, cards.first().map_or(0, price));
    let other_aces = PAY - CardSet::from_slice(&[CABALLO, AS_DE_OROS]);
    vec![
        Chart::followers(&ORDER, AS, Msg::new("chart-suits"), "rebesino R3"),
        Chart::points(Msg::new("chart-counts"), [4, 3, 2, 1].map(of), "rebesino R4"),
        Chart::points(
            Msg::new("rebesino-chart-pay"),
            [CardSet::of(CABALLO), CardSet::of(AS_DE_OROS), other_aces].map(paid),
            "rebesino R5",
        ),
    ]
}
