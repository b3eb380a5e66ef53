//! What the rule book draws: the trumps of each suit that the pack of the game has, and a suit that is not trump.

use super::Terms;
use cards::{Card, Rank};
use engine::Msg;
use engine::chart::Chart;

pub(super) fn charts(terms: &Terms) -> Vec<Chart> {
    let pack = terms.pack;
    let trumps = pack.suits().filter_map(|suit| {
        let order = &pack.trumps(suit)?.order;
        Some(Chart::trumps(order, Msg::new("chart-trump").with("suit", suit), "mediator section 2"))
    });
    let plain = pack.suits().flat_map(|suit| pack.suits().find(|&other| other != suit).map(|other| (suit, other)));
    let plain = plain.filter_map(|(suit, trump)| {
        let heading = Msg::new("chart-plain-suit").with("suit", suit);
        Some(Chart::followers(&pack.trumps(trump)?.order, Card::new(suit, Rank::King), heading, "mediator section 2"))
    });
    // A suit of which a stripped pack keeps one card has no order.
    let has_order = |chart: &Chart| !matches!(chart, Chart::Order { steps, .. } if steps.len() < 2);
    trumps.chain(plain).filter(has_order).collect()
}
