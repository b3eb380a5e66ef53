//! From what a record says of a deal to the order of the pack.

use super::{At, Fault, RecordError};
use crate::{Pile, Seat, Shuffle};
use cards::fair::Seed;
use cards::shuffle::{Key, shuffle};
use cards::{Card, CardSet, fair};

/// Statement of a record about a deal: the cards in full or in part, or the seed that dealt them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deal {
    pub number: u32,
    /// The dealer, if given.
    pub dealer: Option<usize>,
    /// The cards of each seat.
    pub hands: Vec<At<(usize, Vec<Card>)>>,
    /// The cards left over, top first.
    pub stock: Option<At<Vec<Card>>>,
    /// The seed of this deal alone.
    pub seed: Option<Seed>,
}

/// The order of the pack that this deal describes. Cards not written fill what is left: shuffled under the seed of the deal,
/// else as shuffle `number` under the key of the match, else (some cards being written) in the order of the pack.
pub fn arranged(
    deal: &At<Deal>,
    wanted: &Shuffle,
    layout: &[Pile],
    key: Option<&Key>,
    number: u64,
) -> Result<Vec<Card>, RecordError> {
    let mut order: Vec<Option<Card>> = vec![None; layout.len()];
    let mut placed = CardSet::EMPTY;
    let mut place = |pile: Pile, cards: &[Card], line: usize, name: String| {
        let takes = layout.iter().filter(|&&there| there == pile).count();
        if cards.len() > takes {
            return Err(Fault::TooMany { place: name, takes, given: cards.len() }.at(line));
        }
        let slots = order.iter_mut().zip(layout).filter(|(_, there)| **there == pile).map(|(slot, _)| slot);
        for (slot, &card) in slots.zip(cards) {
            match (wanted.cards.contains(card), placed.contains(card)) {
                (false, _) => return Err(Fault::Foreign(card).at(line)),
                (_, true) => return Err(Fault::Doubled(card).at(line)),
                _ => placed.insert(card),
            }
            *slot = Some(card);
        }
        Ok(())
    };
    for At { line, value: (seat, cards) } in &deal.value.hands {
        let dealt_to = Seat::new(*seat).ok_or(Fault::Seat { seat: *seat, last: Seat::MOST - 1 }.at(*line))?;
        place(Pile::Hand(dealt_to), cards, *line, format!("the hand of seat {seat}"))?;
    }
    if let Some(At { line, value }) = &deal.value.stock {
        place(Pile::Stock, value, *line, "the stock".to_owned())?;
    }
    let seeded = match (&deal.value.seed, key) {
        (Some(seed), _) => Some(shuffle(wanted.cards, &fair::key(seed, &[]), 0)),
        (None, Some(key)) => Some(shuffle(wanted.cards, key, number)),
        (None, None) => None,
    };
    let rest: Vec<Card> = match seeded {
        Some(order) => order.into_iter().filter(|&card| !placed.contains(card)).collect(),
        None if placed.is_empty() => return Err(Fault::NoCards.at(deal.line)),
        None => (wanted.cards - placed).iter().collect(),
    };
    let mut rest = rest.into_iter();
    Ok(order.into_iter().filter_map(|card| card.or_else(|| rest.next())).collect())
}
