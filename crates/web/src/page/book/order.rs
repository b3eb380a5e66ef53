//! The order of the cards under one contract, as a strip: what a table opens beside its hand.

use super::charts::{Told, order};
use crate::page::frame::{Context, layout};
use crate::page::voice::told;
use cards::Suit;
use engine::chart::Chart;
use engine::{Arg, Entry, Msg};
use maud::{Markup, html};
use words::Words;

/// The page of an order: the trumps of this suit, or of each while none is named, and the suits that are not trumps.
pub fn order_page(context: &Context, words: &Words, entry: &Entry, trump: Option<Suit>) -> Markup {
    let heading = told(words, "web-order");
    let strip = Told { words, facts: entry.facts };
    let charts = (entry.charts)();
    let body = html! {
        h1.vh { (entry.facts.title) ", " (heading) }
        div.hand-page data-lit="yes" {
            h2 { (heading) }
            p.muted { (told(words, "web-order-lit")) }
            @for (heading, steps) in charts.iter().filter_map(|chart| of_contract(chart, trump)) { (order(&strip, heading, steps)) }
            p { a href={ "/rules/" (entry.facts.id) } { (told(words, "web-rules")) } }
        }
    };
    layout(context, words, entry.facts.title, body)
}

/// The heading and the steps of a chart that holds under this trump.
fn of_contract(chart: &Chart, trump: Option<Suit>) -> Option<(&Msg, &[cards::CardSet])> {
    let Chart::Order { heading, steps, .. } = chart else { return None };
    let of = heading.args.iter().find_map(|(name, arg)| match arg {
        Arg::Suit(suit) if *name == "suit" => Some(*suit),
        _ => None,
    });
    // An order of one suit draws its trumps, or the suit where another is trump.
    let holds = match (of, trump) {
        (Some(suit), Some(trump)) => (suit == trump) != is_plain(heading),
        (Some(_), None) | (None, _) => true,
    };
    holds.then_some((heading, steps.as_slice()))
}

/// Does a heading speak of a suit that is not trump?
fn is_plain(heading: &Msg) -> bool {
    heading.id.starts_with("chart-plain")
}

/// Does this card belong to the trumps, though another suit stands on it?
pub(in crate::page) fn is_trump_of_another_suit(entry: &Entry, card: cards::Card, trump: Suit) -> bool {
    let of_trump = |chart: &Chart| {
        of_contract(chart, Some(trump)).is_some_and(|(heading, steps)| {
            let names = heading.args.iter().any(|(name, arg)| *name == "suit" && *arg == Arg::Suit(trump));
            names && !is_plain(heading) && steps.iter().any(|step| step.contains(card))
        })
    };
    card.suit().is_some_and(|suit| suit != trump) && (entry.charts)().iter().any(of_trump)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(game: &str, trump: Option<Suit>) -> Vec<(&'static str, usize)> {
        let entry = games::entry(game).expect("a game");
        (entry.charts)()
            .iter()
            .filter_map(|chart| of_contract(chart, trump))
            .map(|(heading, steps)| (heading.id, steps.len()))
            .collect()
    }

    #[test]
    fn of_the_trumps_those_of_the_contract_are_drawn_and_before_it_all() {
        let drawn = kept("voltarete", Some(Suit::Copas));
        assert_eq!(drawn.iter().filter(|(id, _)| *id == "chart-trump").count(), 1, "{drawn:?}");
        let before = kept("voltarete", None);
        assert_eq!(before.iter().filter(|(id, _)| *id == "chart-trump").count(), 4, "{before:?}");
        let plain = kept("mediator", Some(Suit::Ouros));
        assert_eq!(plain.iter().filter(|(id, _)| *id == "chart-plain-suit").count(), 3, "{plain:?}");
    }

    #[test]
    fn every_game_has_an_order_under_every_trump() {
        for entry in games::catalogue() {
            for trump in Suit::ALL.into_iter().map(Some).chain([None]) {
                let drawn = kept(entry.facts.id, trump);
                assert!(
                    !drawn.is_empty() && drawn.iter().all(|(_, steps)| *steps > 1),
                    "{} {trump:?}: {drawn:?}",
                    entry.facts.id
                );
            }
        }
    }

    /// The black aces are trumps in every suit of the ombre (voltarete R5).
    #[test]
    fn the_ace_of_swords_is_a_trump_of_cups_and_the_king_of_swords_is_not() {
        let entry = games::entry("voltarete").expect("a game");
        let is = |card: &str| is_trump_of_another_suit(&entry, card.parse().expect("a card"), Suit::Copas);
        assert_eq!([is("1E"), is("1B"), is("RE"), is("1C")], [true, true, false, false]);
    }
}
