//! Charts of the rule book (R3, R5, R6, R34-R38).

use super::deck::{ORDER, SUITS, VALUES, of_place};
use super::ganancias::{Length, Many, Pip, Set};
use super::tally::Item;
use engine::agreement::Choice as _;
use engine::chart::{Chart, Row, What};
use engine::{Cite, Msg};

/// Points counted besides ganancias, with their words and rules.
const COUNTED: [(Item, &str, &str); 8] = [
    (Item::Blancas, "cientos-chart-blancas", "cientos R15"),
    (Item::Lead, "cientos-chart-lead", "cientos R34"),
    (Item::Trick, "cientos-chart-trick", "cientos R34"),
    (Item::Last, "cientos-chart-last", "cientos R34"),
    (Item::Bazas, "cientos-chart-bazas", "cientos R35"),
    (Item::Capote, "cientos-chart-capote", "cientos R35"),
    (Item::Pique, "cientos-chart-pique", "cientos R37"),
    (Item::Repique, "cientos-chart-repique", "cientos R36"),
];

fn row(what: Msg, points: i64, cite: &'static str) -> Row {
    Row { what: What::Said(what), figures: vec![Some(points)], cite: Cite(cite) }
}

/// The order of a suit, the values for the punto, and everything that counts.
pub(super) fn charts() -> Vec<Chart> {
    let values = VALUES.iter().enumerate().map(|(place, &value)| (of_place(place), i64::from(value)));
    let secansas = Length::ALL.iter().map(|&(name, length)| {
        let what = Msg::new("cientos-chart-secansa").with("length", name.to_owned()).with("cards", length.cards());
        row(what, length.points(), "cientos R5")
    });
    let sets = [(Many::Four, "cientos-chart-catorce"), (Many::Three, "cientos-chart-three")]
        .map(|(many, what)| row(Msg::new(what), Set { many, rank: Pip::As }.points(), "cientos R6"));
    let counted = COUNTED.map(|(item, what, cite)| row(Msg::new(what), item.points(), cite));
    vec![
        Chart::followers(&ORDER, SUITS[0][0], Msg::new("chart-suits"), "cientos R3"),
        Chart::points(Msg::new("cientos-chart-punto"), values, "cientos R3"),
        Chart::Tariff {
            heading: Msg::new("cientos-chart-points"),
            columns: vec![Msg::new("chart-points")],
            rows: secansas.chain(sets).chain(counted).collect(),
        },
    ]
}
