//! Figures of a primer, each from the table or constant by which the game is played.

use crate::Shown;
use cards::Card;
use engine::chart::{Chart, What};
use engine::{Arg, Entry, Msg};

/// Source of a figure.
#[derive(Clone, Copy)]
pub(crate) enum Figure {
    /// The column of the first row that says this, in the tariff under this heading.
    Price { chart: &'static str, row: &'static str, column: usize },
    /// Number of things the first row speaks of, in the tariff under this heading.
    Many { chart: &'static str, row: &'static str },
    /// Value of a card in the tariff under this heading.
    Counts { chart: &'static str, card: Card },
    /// Default of an agreement.
    Agreed(&'static str),
    /// Number of cards in a hand.
    Hand,
    /// A figure of the rules.
    Ruled(fn() -> i64),
}

impl Figure {
    pub(crate) fn value(self, entry: &Entry, charts: &[Chart], trick: &Shown) -> Option<i64> {
        match self {
            Figure::Price { chart, row, column } => {
                let (_, figures) = row_of(charts, chart, &|what| says(what, row))?;
                figures.get(column).copied().flatten()
            }
            Figure::Many { chart, row } => match row_of(charts, chart, &|what| says(what, row))?.0 {
                What::Said(msg) => number_in(msg),
                What::Cards(_) => None,
            },
            Figure::Counts { chart, card } => {
                let holds = |what: &What| matches!(what, What::Cards(cards) if cards.contains(card));
                row_of(charts, chart, &holds)?.1.first().copied().flatten()
            }
            Figure::Agreed(name) => {
                let fact = entry.facts.options.iter().find(|fact| fact.name == name)?;
                (fact.default)().parse().ok()
            }
            Figure::Hand => i64::try_from(trick.cards).ok().filter(|&cards| cards > 0),
            Figure::Ruled(figure) => Some(figure()),
        }
    }
}

fn says(what: &What, id: &str) -> bool {
    matches!(what, What::Said(msg) if msg.id == id)
}

fn number_in(msg: &Msg) -> Option<i64> {
    msg.args.iter().find_map(|(_, arg)| if let Arg::Number(number) = arg { Some(*number) } else { None })
}

/// The first row that fits in the tariff under a heading.
fn row_of<'a>(charts: &'a [Chart], wanted: &str, fits: &dyn Fn(&What) -> bool) -> Option<(&'a What, &'a [Option<i64>])> {
    let rows = charts.iter().find_map(|chart| match chart {
        Chart::Tariff { heading, rows, .. } if heading.id == wanted => Some(rows),
        Chart::Tariff { .. } | Chart::Order { .. } => None,
    })?;
    rows.iter().find(|row| fits(&row.what)).map(|row| (&row.what, row.figures.as_slice()))
}
