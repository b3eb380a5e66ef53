//! Offers to a seat.

use crate::{Action, Rng};
use cards::{Card, CardSet};

/// One way to act: a word, a card of these, a number of these cards, or a number. Families of actions are offered as one, so
/// that asking what may be done costs no list of five hundred discards.
#[derive(Clone, Copy, Debug)]
pub enum Offer<A> {
    /// This very action.
    Word(A),
    /// One card of these.
    Card {
        of: CardSet,
        /// The action it makes.
        make: fn(Card) -> A,
    },
    /// From `at_least` to `at_most` cards of these, and in any case all that `must` be among them.
    Cards {
        /// Which may be chosen.
        of: CardSet,
        /// Which of them must be.
        must: CardSet,
        at_least: usize,
        at_most: usize,
        /// The action they make.
        make: fn(CardSet) -> A,
    },
    /// A number between two others.
    Number {
        from: i64,
        to: i64,
        /// The action it makes.
        make: fn(i64) -> A,
    },
}

impl<A: Action> Offer<A> {
    /// One card of these, if there are any.
    #[inline]
    pub fn card(of: CardSet, make: fn(Card) -> A) -> Option<Offer<A>> {
        (!of.is_empty()).then_some(Offer::Card { of, make })
    }

    /// Is this action one of the offered?
    pub fn includes(&self, action: &A) -> bool {
        match *self {
            Offer::Word(ref word) => word == action,
            Offer::Card { of, make } => action.card().is_some_and(|card| of.contains(card) && make(card) == *action),
            Offer::Cards { of, must, at_least, at_most, make } => {
                let cards = action.cards();
                let fits = of.contains_all(cards) && cards.contains_all(must) && (at_least..=at_most).contains(&cards.len());
                fits && make(cards) == *action
            }
            Offer::Number { from, to, make } => {
                action.number().is_some_and(|number| (from..=to).contains(&number) && make(number) == *action)
            }
        }
    }

    /// One of the actions of this offer.
    #[inline]
    pub fn any(&self, rng: &mut Rng) -> Option<A> {
        match *self {
            Offer::Word(ref word) => Some(word.clone()),
            Offer::Card { of, make } => rng.card(of).map(make),
            Offer::Cards { of, must, at_least, at_most, make } => {
                let fewest = at_least.max(must.len());
                let many = fewest + rng.below(at_most.saturating_sub(fewest) + 1);
                Some(make(must | rng.cards(of - must, many - must.len())))
            }
            Offer::Number { from, to, make } => Some(make(from + rng.below((to - from + 1) as usize) as i64)),
        }
    }

    /// Every action of this offer, one after another.
    pub fn each(&self, found: &mut dyn FnMut(A)) {
        match *self {
            Offer::Word(ref word) => found(word.clone()),
            Offer::Card { of, make } => of.iter().for_each(|card| found(make(card))),
            Offer::Cards { of, must, at_least, at_most, make } => {
                let free: Vec<Card> = (of - must).iter().collect();
                for bits in 0u64..1 << free.len().min(20) {
                    let cards =
                        must | free.iter().enumerate().filter(|(n, _)| bits >> n & 1 == 1).map(|(_, &card)| card).collect();
                    if (at_least..=at_most).contains(&cards.len()) {
                        found(make(cards));
                    }
                }
            }
            Offer::Number { from, to, make } => (from..=to).for_each(|number| found(make(number))),
        }
    }
}
