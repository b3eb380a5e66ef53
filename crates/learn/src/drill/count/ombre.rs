//! The games of the ombre family: trumps and the highest trumps in a row, by the orders that the rule book draws.

use super::super::Reason;
use super::super::deal::dealt;
use super::Counted;
use crate::declared::{PLAIN, TRUMPS};
use cards::{Card, CardSet, Suit};
use engine::chart::Chart;
use engine::{Arg, Cite, Entry, Msg, Rng};

/// Cards of a hand shown.
const HAND: usize = 9;

/// The trumps of a suit, from the highest down.
struct Trumps {
    suit: Suit,
    order: Vec<Card>,
    cite: Cite,
}

/// One of the suits as trump, and a hand with some of its trumps.
fn hand(entry: &Entry, rng: &mut Rng) -> Option<(Trumps, Vec<Card>)> {
    let charts = (entry.charts)();
    let mut pack = CardSet::EMPTY;
    let mut suits = Vec::new();
    for chart in &charts {
        let Chart::Order { heading, steps, cite } = chart else { continue };
        if heading.id != TRUMPS && !heading.id.starts_with(PLAIN) {
            continue;
        }
        let order: Vec<Card> = steps.iter().filter_map(|step| step.first()).collect();
        pack |= order.iter().copied().collect::<CardSet>();
        let suit = heading.args.iter().find_map(|(_, arg)| if let Arg::Suit(suit) = arg { Some(*suit) } else { None });
        if let (TRUMPS, Some(suit)) = (heading.id, suit) {
            suits.push(Trumps { suit, order, cite: *cite });
        }
    }
    let at = rng.below(suits.len());
    let trumps = (!suits.is_empty()).then(|| suits.swap_remove(at))?;
    let mut cards = dealt(pack, HAND, rng);
    cards.sort_by_key(|card| (trumps.order.iter().position(|trump| trump == card).unwrap_or(usize::MAX), *card));
    Some((trumps, cards))
}

fn held(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

/// Question: the number of trumps held.
pub(super) fn trumps(entry: &Entry, rng: &mut Rng) -> Option<Counted> {
    let (trumps, mut cards) = hand(entry, rng)?;
    let own = held(&cards) & trumps.order.iter().copied().collect();
    let answer = own.len() as i64;
    let printed = cards.iter().filter(|card| card.suit() == Some(trumps.suit)).count() as i64;
    // In the order of the pack: that a black ace is a trump is the question.
    cards.sort();
    let says = match own.is_empty() {
        true => Msg::new("drill-why-no-trumps"),
        false => Msg::new("drill-why-these-trumps").with("cards", own).with("many", own.len()),
    };
    Some(Counted {
        question: Msg::new("drill-ask-trumps").with("suit", trumps.suit),
        trump: Some(trumps.suit),
        cards,
        answer,
        mistakes: vec![printed],
        reasons: vec![Reason::new(says.with("suit", trumps.suit), trumps.cite)],
    })
}

/// Question: the length of the run of highest trumps held.
pub(super) fn run(entry: &Entry, rng: &mut Rng) -> Option<Counted> {
    let (trumps, mut cards) = hand(entry, rng)?;
    // The highest trump is put in by hand: without it there is seldom anything to count.
    let highest: CardSet = trumps.order.iter().take(2 + rng.below(3)).copied().collect();
    let given: Vec<Card> = highest.iter().filter(|_| rng.happens(5, 6)).filter(|card| !cards.contains(card)).collect();
    cards.truncate(HAND - given.len());
    cards.extend(given);
    cards.sort();
    let all = held(&cards);
    let row: Vec<Card> = trumps.order.iter().copied().take_while(|&card| all.contains(card)).collect();
    let missing = *trumps.order.get(row.len())?;
    let own = all & trumps.order.iter().copied().collect();
    let says = Msg::new("drill-why-run").with("card", missing).with("many", row.len());
    Some(Counted {
        question: Msg::new("drill-ask-run").with("suit", trumps.suit),
        trump: Some(trumps.suit),
        cards,
        answer: row.len() as i64,
        mistakes: vec![own.len() as i64],
        reasons: vec![Reason::new(says, trumps.cite)],
    })
}
