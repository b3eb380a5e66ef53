//! Charts of the rule book (sections 2 and 5).

use super::contract::{Contract, EucreSide, score};
use super::deck::order_of;
use cards::{Card, Rank, Suit};
use engine::chart::{Chart, Row, What};
use engine::{Cite, Msg};

/// The points of these contracts by tricks, from the first number that earns anything.
fn by_tricks(heading: &'static str, contracts: [(Contract, &'static str); 2], tricks: [usize; 2], cite: &'static str) -> Chart {
    let earned = |contract: Contract, taken: usize| Some(score(contract, 0, taken).bidders);
    let row = |taken: usize| Row {
        what: What::Said(Msg::new("chart-tricks").with("many", taken)),
        figures: contracts.iter().map(|&(contract, _)| earned(contract, taken)).collect(),
        cite: Cite(cite),
    };
    let columns = contracts.iter().map(|&(_, name)| Msg::new(name)).collect();
    Chart::Tariff { heading: Msg::new(heading), columns, rows: (tricks[0]..=tricks[1]).map(row).collect() }
}

/// A suit, the trumps of Eucre with their bowers, and what each game earns.
pub(super) fn charts() -> Vec<Chart> {
    let (plain, trump) = (order_of(Contract::Grand), Suit::Espadas);
    let eucre = [
        (Contract::Eucre(trump, EucreSide::Partners), "grand-chart-partners"),
        (Contract::Eucre(trump, EucreSide::Alone), "grand-chart-alone"),
    ];
    vec![
        Chart::followers(plain, Card::new(trump, Rank::Ace), Msg::new("chart-suits"), "grand section 2"),
        Chart::trumps(order_of(eucre[0].0), Msg::new("grand-chart-bowers").with("suit", trump), "grand section 2"),
        by_tricks(
            "grand-chart-tricks",
            [(Contract::Whist(trump), "grand-whist"), (Contract::Grand, "grand-grand")],
            [7, 13],
            "grand section 5.2",
        ),
        by_tricks("grand-chart-eucre", eucre, [3, 5], "grand section 5.3"),
    ]
}
