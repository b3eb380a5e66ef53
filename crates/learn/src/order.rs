//! The order of the cards under one contract, out of all orders that a rule book draws.

use cards::{Card, CardSet, Suit};
use engine::chart::Chart;
use engine::{Arg, Entry, Msg};

/// The orders that hold under this trump, each with its heading and from the highest step down; while no trump is named, all of them.
pub fn under(entry: &Entry, trump: Option<Suit>) -> Vec<(Msg, Vec<CardSet>)> {
    (entry.charts)().into_iter().filter_map(|chart| holds(chart, trump)).collect()
}

fn holds(chart: Chart, trump: Option<Suit>) -> Option<(Msg, Vec<CardSet>)> {
    let Chart::Order { heading, steps, .. } = chart else { return None };
    // An order of one suit draws its trumps, or the suit where another is trump.
    let holds = match (suit(&heading), trump) {
        (Some(suit), Some(trump)) => (suit == trump) != is_plain(&heading),
        (Some(_), None) | (None, _) => true,
    };
    holds.then_some((heading, steps))
}

/// The one suit that a heading names.
fn suit(heading: &Msg) -> Option<Suit> {
    heading.args.iter().find_map(|(name, arg)| match arg {
        Arg::Suit(suit) if *name == "suit" => Some(*suit),
        _ => None,
    })
}

/// Does a heading speak of a suit that is not trump?
fn is_plain(heading: &Msg) -> bool {
    heading.id.starts_with("chart-plain")
}

/// Does a card belong to the trumps, though another suit stands on it?
pub fn is_trump_of_another_suit(entry: &Entry, card: Card, trump: Suit) -> bool {
    let has = |(heading, steps): &(Msg, Vec<CardSet>)| {
        suit(heading) == Some(trump) && !is_plain(heading) && steps.iter().any(|step| step.contains(card))
    };
    card.suit().is_some_and(|suit| suit != trump) && under(entry, Some(trump)).iter().any(has)
}

/// The suit that a message of a table speaks of, if it does.
pub fn suit_of(msg: &Msg) -> Option<Suit> {
    msg.args.iter().find_map(|(_, arg)| match arg {
        Arg::Suit(suit) => Some(*suit),
        Arg::Msg(inner) => suit_of(inner),
        Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Card(_) | Arg::Cards(_) | Arg::Text(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(game: &str, trump: Option<Suit>) -> Vec<(&'static str, usize)> {
        let entry = games::entry(game).expect("a game");
        under(&entry, trump).into_iter().map(|(heading, steps)| (heading.id, steps.len())).collect()
    }

    #[test]
    fn of_the_trumps_those_of_the_contract_are_drawn_and_before_it_all() {
        let many = |drawn: &[(&str, usize)], id: &str| drawn.iter().filter(|(known, _)| *known == id).count();
        let drawn = listed("voltarete", Some(Suit::Copas));
        assert_eq!(many(&drawn, "chart-trump"), 1, "{drawn:?}");
        let before = listed("voltarete", None);
        assert_eq!(many(&before, "chart-trump"), 4, "{before:?}");
        let plain = listed("mediator", Some(Suit::Ouros));
        assert_eq!(many(&plain, "chart-plain-suit"), 3, "{plain:?}");
    }

    #[test]
    fn every_game_has_an_order_under_every_trump() {
        for entry in games::catalogue() {
            for trump in Suit::ALL.into_iter().map(Some).chain([None]) {
                let drawn = listed(entry.facts.id, trump);
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
