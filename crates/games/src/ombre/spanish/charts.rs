//! Charts of the rule book: the trumps of each suit that the pack of the game has, a suit that is not trump, and the figures of the
//! game's terms, each with the rule that tells it.

use super::Terms;
use super::bid::Undertaking;
use super::result::{FEWEST_ESTUCHES, Outcome, compared};
use super::terms::Pozo;
use super::variant::{Estuches, FAVOURITE, REFAVOUR, Reckoning, Variant};
use cards::{Card, Rank};
use engine::chart::{Chart, Row, What};
use engine::{Cite, Msg, Seat};

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
    trumps.chain(plain).filter(has_order).chain([figures(terms), prices(terms)]).collect()
}

fn row(what: &'static str, figures: Vec<i64>, cite: &'static str) -> Row {
    Row { what: What::Said(Msg::new(what)), figures: figures.into_iter().map(Some).collect(), cite: Cite(cite) }
}

/// The cards, the tricks that decide, and the stakes.
fn figures(terms: &Terms) -> Chart {
    let (variant, rules) = (terms.variant, terms.variant.rules);
    let one = |what: &'static str, figure: i64, cite: &'static str| row(what, vec![figure], cite);
    let mut rows = vec![one("spanish-chart-cards", variant.hand as i64, rules.deal)];
    if variant.monte > 0 {
        rows.push(one("spanish-chart-monte", variant.monte as i64, rules.deal));
    }
    let win = i64::from(variant.win());
    match variant.reckoning {
        Reckoning::Counted { .. } => rows.extend([
            one("spanish-chart-win", win, rules.win),
            one("spanish-chart-puesta", win - 1, rules.puesta),
            one("spanish-chart-codillo", win - 2, rules.codillo),
        ]),
        Reckoning::Compared => {
            rows.push(one("spanish-chart-win-always", win, rules.win));
            let [least, better, other] = least_win(variant).map(i64::from);
            rows.push(one("spanish-chart-win-least", least, rules.win));
            rows.push(one("spanish-chart-win-better", better, rules.win));
            rows.push(one("spanish-chart-win-other", other, rules.win));
        }
    }
    if terms.primeras > 0 {
        rows.push(one("spanish-chart-first-tricks", win, rules.tariff));
    }
    rows.push(one("spanish-chart-run", FEWEST_ESTUCHES as i64, rules.tariff));
    rows.push(one("spanish-chart-stake", terms.ante, rules.stakes));
    if terms.pass_fee > 0 {
        rows.push(one("spanish-chart-pass", terms.pass_fee, rules.pass));
    }
    if let Pozo::Stakes(stakes) = terms.pozo {
        rows.push(one("spanish-chart-pozo", stakes, rules.pozo));
    }
    if terms.fondo_redeem > 0 {
        rows.push(one("spanish-chart-redeem", terms.fondo_redeem, "hombre R14"));
    }
    Chart::Tariff { heading: Msg::new("spanish-chart-figures"), columns: vec![Msg::new("spanish-chart-many")], rows }
}

/// The fewest tricks that can win a comparison, and those of the two defenders then, the better one's first.
fn least_win(variant: &Variant) -> [u8; 3] {
    let hand = variant.hand as u8;
    let splits = (0..=hand).flat_map(|own| (0..=(hand - own) / 2).map(move |other| [own, hand - own - other, other]));
    let wins = |split: &[u8; 3]| compared(split[0], [(Seat::at(1), split[1]), (Seat::at(2), split[2])]) == Outcome::Won;
    splits.filter(wins).min().unwrap_or([hand, 0, 0])
}

/// Payment to or by each adversary: in a plain suit, in the favourite, in refavor.
fn prices(terms: &Terms) -> Chart {
    let (variant, rules, tariff) = (terms.variant, terms.variant.rules, terms.prices);
    let favourite = terms.favourites().next().map(|_| (FAVOURITE, "spanish-chart-favourite"));
    let refavour = terms.refavour().map(|_| (REFAVOUR, "spanish-chart-refavour"));
    let columns: Vec<(i64, &str)> = std::iter::once((1, "spanish-chart-tantos")).chain(favourite).chain(refavour).collect();
    let times = |price: i64| columns.iter().map(|(times, _)| price * times).collect::<Vec<_>>();
    let mut rows: Vec<Row> = Vec::new();
    for bid in variant.bids {
        let name = match bid {
            Undertaking::Entrada => "spanish-entrada",
            Undertaking::Mediator => "spanish-mediator",
            Undertaking::Solo => "spanish-solo",
        };
        rows.push(row(name, times(tariff.game[*bid as usize]), rules.tariff));
    }
    let (estuches, many) = match terms.estuches {
        Estuches::Each => ("spanish-chart-estuche", FEWEST_ESTUCHES as i64),
        Estuches::FirstThreeAsOne => ("spanish-chart-estuches-three", 1),
    };
    let calidad = tariff.calidades[variant.bids[0] as usize];
    let run = variant.estuches(terms.estuches, FEWEST_ESTUCHES) / many;
    rows.push(row(estuches, times(run * calidad), rules.tariff));
    if terms.primeras > 0 {
        rows.push(row("spanish-chart-primeras", times(terms.primeras * calidad), rules.tariff));
    }
    let bolas: Vec<i64> = variant.bids.iter().map(|bid| tariff.bola[*bid as usize]).collect();
    let alike = bolas.iter().all(|price| *price == bolas[0]);
    let names: &[&'static str] =
        if alike { &["spanish-chart-bola"] } else { &["spanish-chart-bola-entrada", "spanish-chart-bola-solo"] };
    rows.extend(names.iter().zip(bolas).map(|(name, price)| row(name, times(price), rules.tariff)));
    if variant.bids.contains(&Undertaking::Mediator) {
        rows.push(row("spanish-chart-returned", times(variant.return_tanto), "mediator R32"));
    }
    let columns = columns.iter().map(|(_, name)| Msg::new(name)).collect();
    Chart::Tariff { heading: Msg::new("spanish-chart-prices"), columns, rows }
}
