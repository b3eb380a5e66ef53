//! Values of cards and prices of games, by the tariffs of the rule book.

use super::super::Reason;
use super::super::deal::dealt;
use super::Counted;
use cards::CardSet;
use engine::chart::{Chart, Row, What};
use engine::{Entry, Msg, Rng};

/// Cards to be counted, and those among them that count at least.
const MOST: usize = 7;
const FEWEST: usize = 4;
const COUNTING: usize = 2;

/// The tariffs that are prices of games.
const PRICES: [&str; 2] = ["voltarete-chart-pays", "spanish-chart-prices"];

/// The question for a price under this column.
fn asked(column: &Msg) -> &'static str {
    match column.id {
        // The column of the common case says no more than what is paid with.
        "spanish-chart-tantos" => "drill-ask-price-tantos",
        id if id.starts_with("voltarete-") => "drill-ask-price-tentos",
        _ => "drill-ask-price-tantos-in",
    }
}

fn rows<'a>(charts: &'a [Chart], wanted: &str) -> &'a [Row] {
    let of = |chart: &'a Chart| match chart {
        Chart::Tariff { heading, rows, .. } if heading.id == wanted => Some(rows.as_slice()),
        Chart::Tariff { .. } | Chart::Order { .. } => None,
    };
    charts.iter().find_map(of).unwrap_or_default()
}

/// The points of each card of a row.
fn each(row: &Row) -> Option<(CardSet, i64)> {
    match row.what {
        What::Cards(cards) => Some((cards, row.figures.first().copied().flatten()?)),
        What::Said(_) => None,
    }
}

/// Cards counted by the tariff under a heading.
fn counted(entry: &Entry, rng: &mut Rng, heading: &str, question: &'static str) -> Option<Counted> {
    let charts = (entry.charts)();
    let rows = rows(&charts, heading);
    let paying: Vec<(&Row, CardSet, i64)> =
        rows.iter().filter_map(|row| each(row).map(|(cards, points)| (row, cards, points))).collect();
    let all = paying.iter().fold(CardSet::EMPTY, |all, (_, cards, _)| all | *cards);
    let many = FEWEST + rng.below(MOST - FEWEST + 1);
    let mut cards = dealt(all, COUNTING.min(all.len()), rng);
    let rest = entry.facts.pack.cards() - cards.iter().copied().collect();
    cards.extend(dealt(rest, many - cards.len(), rng));
    cards.sort();
    let own: CardSet = cards.iter().copied().collect();
    let mut answer = 0;
    let mut reasons = Vec::new();
    for (row, of, points) in &paying {
        let here = own & *of;
        if !here.is_empty() {
            let sum = points * here.len() as i64;
            answer += sum;
            let says = Msg::new("drill-why-counts").with("cards", here).with("each", *points).with("sum", sum);
            reasons.push(Reason::new(says.with("many", here.len()), row.cite));
        }
    }
    // One card forgotten, or one counted like the next row.
    let mistakes = paying.iter().filter(|(_, of, _)| own.meets(*of)).map(|(_, _, points)| answer - points).collect();
    Some(Counted { question: Msg::new(question), trump: None, cards, answer, mistakes, reasons })
}

/// Question: the points of these cards.
pub(super) fn cards(entry: &Entry, rng: &mut Rng) -> Option<Counted> {
    counted(entry, rng, "chart-counts", "drill-ask-counts")
}

/// Question: the price of these cards when they are sold.
pub(super) fn sold(entry: &Entry, rng: &mut Rng) -> Option<Counted> {
    counted(entry, rng, "rebesino-chart-pay", "drill-ask-sold")
}

/// Question: the payment of each opponent for this game.
pub(super) fn price(entry: &Entry, rng: &mut Rng) -> Option<Counted> {
    let charts = (entry.charts)();
    let heading = PRICES.into_iter().find(|heading| !rows(&charts, heading).is_empty())?;
    let rows = rows(&charts, heading);
    let columns = charts.iter().find_map(|chart| match chart {
        Chart::Tariff { heading: known, columns, .. } if known.id == heading => Some(columns),
        Chart::Tariff { .. } | Chart::Order { .. } => None,
    })?;
    let row = rng.one(rows)?;
    let at = rng.below(row.figures.len());
    let answer = row.figures.get(at).copied().flatten()?;
    let What::Said(game) = &row.what else { return None };
    let mut mistakes: Vec<i64> = rows.iter().flat_map(|row| row.figures.iter().copied().flatten()).collect();
    rng.shuffle(&mut mistakes);
    let column = columns.get(at)?.clone();
    let question = Msg::new(asked(&column)).with("game", game.clone()).with("column", column);
    let reasons = vec![Reason::rule(row.cite)];
    Some(Counted { question, trump: None, cards: Vec::new(), answer, mistakes, reasons })
}
