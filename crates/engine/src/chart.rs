//! Charts of a rule book: the orders of its cards and the tables of values and prices. A game makes its charts from the same
//! tables of data by which it is played.

use crate::trick::{Class, Order};
use crate::{Cite, Msg};
use cards::{Card, CardSet};

/// A drawing or a table of a rule book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chart {
    /// Rank of the cards.
    Order {
        heading: Msg,
        /// From the highest down; equals stand together.
        steps: Vec<CardSet>,
        /// The rule that says so.
        cite: Cite,
    },
    /// Values or prices of things.
    Tariff {
        heading: Msg,
        /// The headings over the figures.
        columns: Vec<Msg>,
        rows: Vec<Row>,
    },
}

/// A line of a tariff.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub what: What,
    /// One for each column; none where there is no such thing.
    pub figures: Vec<Option<i64>>,
    /// The rule that says so.
    pub cite: Cite,
}

/// Subject of a line of a tariff.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    Said(Msg),
    /// Each of these cards.
    Cards(CardSet),
}

impl Chart {
    /// The trumps of an order, all other cards being weaker.
    pub fn trumps(order: &Order, heading: Msg, cite: &'static str) -> Chart {
        Chart::Order { heading, steps: order.steps(order.members(Class::TRUMPS)), cite: Cite(cite) }
    }

    /// The cards that follow this one.
    pub fn followers(order: &Order, led: Card, heading: Msg, cite: &'static str) -> Chart {
        Chart::Order { heading, steps: order.steps(order.followers(led)), cite: Cite(cite) }
    }

    /// The points of cards, with those of equal value on one line.
    pub fn points(heading: Msg, counts: impl IntoIterator<Item = (CardSet, i64)>, cite: &'static str) -> Chart {
        let row = |(cards, points)| Row { what: What::Cards(cards), figures: vec![Some(points)], cite: Cite(cite) };
        Chart::Tariff { heading, columns: vec![Msg::new("chart-each")], rows: counts.into_iter().map(row).collect() }
    }
}

impl Order {
    /// These cards from the strongest down, equals together.
    pub fn steps(&self, cards: CardSet) -> Vec<CardSet> {
        let mut steps: Vec<(u8, CardSet)> = Vec::new();
        for card in cards.iter() {
            let strength = self.strength(card);
            match steps.iter_mut().find(|(known, _)| *known == strength) {
                Some((_, equals)) => equals.insert(card),
                None => steps.push((strength, CardSet::of(card))),
            }
        }
        steps.sort_by_key(|&(strength, _)| std::cmp::Reverse(strength));
        steps.into_iter().map(|(_, equals)| equals).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::{Rank, Suit};

    #[test]
    fn equals_stand_on_one_step_and_the_strongest_first() {
        let [ace, king, two] = [Rank::Ace, Rank::King, Rank::Two].map(|rank| Card::new(Suit::Copas, rank));
        let order = Order::new([&[], &[king, two], &[], &[]], &[ace]).equal(&[king, two]);
        assert_eq!(order.steps(CardSet::from_slice(&[two, ace, king])), [CardSet::of(ace), CardSet::from_slice(&[king, two])]);
    }
}
