//! Charts of the rule books are worded in every language, and each figure names a rule that is told.

use cards::names::Tradition;
use engine::chart::{Chart, What};
use engine::{Cite, Msg, Seat};
use words::{Language, TableNames, Words};

const COMPANY: TableNames<'static> = TableNames { names: &|seat: Seat| seat.to_string(), tradition: Tradition::Spanish };

/// The messages and the rules of a chart.
fn parts(chart: Chart) -> (Vec<Msg>, Vec<Cite>) {
    match chart {
        Chart::Order { heading, cite, steps } => {
            assert!(steps.len() > 1, "{} has no order", heading.id);
            (vec![heading], vec![cite])
        }
        Chart::Tariff { heading, columns, rows } => {
            assert!(rows.iter().all(|row| row.figures.len() == columns.len()), "{}", heading.id);
            let cites = rows.iter().map(|row| row.cite).collect();
            let said = rows.into_iter().filter_map(|row| match row.what {
                What::Said(msg) => Some(msg),
                What::Cards(_) => None,
            });
            (std::iter::once(heading).chain(columns).chain(said).collect(), cites)
        }
    }
}

#[test]
fn every_game_draws_the_order_of_its_cards_and_says_by_which_rule() {
    for entry in games::catalogue() {
        let game = entry.facts.id;
        let charts = (entry.charts)();
        assert!(charts.iter().any(|chart| matches!(chart, Chart::Order { .. })), "{game} draws no order: implement Game::charts");
        let (said, cites): (Vec<_>, Vec<_>) = charts.into_iter().map(parts).unzip();
        for words in Language::ALL.map(Words::new) {
            for msg in said.iter().flatten() {
                assert!(words.try_say(msg, COMPANY).is_ok(), "{game}: {}", msg.id);
            }
            for cite in cites.iter().flatten() {
                assert!(words.rule(cite.0).is_some(), "{game}: nothing is told of {cite}");
            }
        }
    }
}
