//! Deals of unseen cards weighted by a belief: a walk over consistent deals that begins at one drawn evenly.
//!
//! Every step exchanges two cards between two heaps and is taken with the chance of Metropolis, so that deals come to be drawn in
//! proportion to their weight. No step leaves what is consistent.

use crate::{Limit, Rng, Seat};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};

/// Weights of hidden cards: the chance of a deal is proportional to the product over all seats.
pub trait Belief {
    /// The logarithm of the weight of a seat's hand and of the cards it laid aside.
    fn log_weight(&self, seat: Seat, hand: CardSet, aside: CardSet) -> f64;
}

/// Kind of a heap of unseen cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Hand(Seat),
    /// Laid aside by this seat.
    Aside(Seat),
    Stock,
}

impl Place {
    const fn seat(self) -> Option<Seat> {
        match self {
            Place::Hand(seat) | Place::Aside(seat) => Some(seat),
            Place::Stock => None,
        }
    }
}

/// A heap of cards, some of which are unseen.
#[derive(Clone, Copy, Debug)]
pub struct Heap {
    pub place: Place,
    /// All its cards.
    pub cards: CardSet,
    /// Cards known to be there.
    pub fixed: CardSet,
    /// Cards that are known not to be there.
    pub cannot: CardSet,
}

/// Exchanges tried for each unseen card.
const STEPS: usize = 8;

/// Unseen cards of the largest pack.
const MOST_CARDS: usize = 100;

/// Walks from this deal to one drawn in proportion to its weight. The slots of the limits are places in `heaps`.
///
/// ```
/// use cards::CardSet;
/// use engine::belief::{Belief, Heap, Place, walk};
/// use engine::{Rng, Seat};
///
/// struct Aces;
/// impl Belief for Aces {
///     fn log_weight(&self, _: Seat, hand: CardSet, _: CardSet) -> f64 {
///         if hand.contains("1O".parse().unwrap()) { 3.0 } else { 0.0 }
///     }
/// }
/// let heap = |place, cards: &str| Heap { place, cards: cards.parse().unwrap(), fixed: CardSet::EMPTY, cannot: CardSet::EMPTY };
/// let mut rng = Rng::new(1);
/// let held = (0..1_000).filter(|_| {
///     let mut heaps = [heap(Place::Hand(Seat::at(0)), "2O"), heap(Place::Stock, "1O 3O 4O")];
///     walk(&mut heaps, &[], &Aces, &mut rng);
///     heaps[0].cards.contains("1O".parse().unwrap())
/// });
/// // One of four cards, twenty times as likely as each other.
/// assert!((820..920).contains(&held.count()));
/// ```
pub fn walk(heaps: &mut [Heap], limits: &[Limit], belief: &dyn Belief, rng: &mut Rng) {
    let mut cards: ArrayVec<(usize, Card), MOST_CARDS> = ArrayVec::new();
    for (at, heap) in heaps.iter().enumerate() {
        cards.extend((heap.cards - heap.fixed).iter().map(|card| (at, card)).take(cards.remaining_capacity()));
    }
    if cards.len() < 2 {
        return;
    }
    let mut weights: [Option<f64>; Seat::MOST] = [None; Seat::MOST];
    for _ in 0..STEPS * cards.len() {
        let (i, j) = (rng.below(cards.len()), rng.below(cards.len()));
        let ((a, one), (b, other)) = (cards[i], cards[j]);
        if a == b || heaps[a].cannot.contains(other) || heaps[b].cannot.contains(one) {
            continue;
        }
        let [first, second] = [heaps[a].place.seat(), heaps[b].place.seat()];
        let seats = [first, second.filter(|_| first != second)];
        let known = |seat: Seat| *weights[seat.index()].get_or_insert_with(|| weight(heaps, belief, seat));
        let before: f64 = seats.into_iter().flatten().map(known).sum();
        exchange(heaps, (a, one), (b, other));
        let within = |limit: &Limit| ((heaps[limit.slot].cards - heaps[limit.slot].fixed) & limit.of).len() <= limit.at_most;
        let kept = limits.iter().filter(|limit| limit.slot == a || limit.slot == b).all(within);
        let after = seats.map(|seat| seat.filter(|_| kept).map(|seat| (seat, weight(heaps, belief, seat))));
        let gain = after.iter().flatten().map(|(_, weight)| weight).sum::<f64>() - before;
        if kept && (gain >= 0.0 || rng.fraction() < gain.exp()) {
            after.into_iter().flatten().for_each(|(seat, weight)| weights[seat.index()] = Some(weight));
            (cards[i].0, cards[j].0) = (b, a);
        } else {
            exchange(heaps, (a, other), (b, one));
        }
    }
}

/// The logarithm of the weight of a seat's heaps.
fn weight(heaps: &[Heap], belief: &dyn Belief, seat: Seat) -> f64 {
    let of = |place: Place| heaps.iter().find(|heap| heap.place == place).map_or(CardSet::EMPTY, |heap| heap.cards);
    belief.log_weight(seat, of(Place::Hand(seat)), of(Place::Aside(seat)))
}

/// Exchanges a card of one heap for a card of another.
fn exchange(heaps: &mut [Heap], (a, one): (usize, Card), (b, other): (usize, Card)) {
    heaps[a].cards = heaps[a].cards.without(one).with(other);
    heaps[b].cards = heaps[b].cards.without(other).with(one);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Slot, deal_unseen};
    use std::collections::BTreeMap;

    /// A seat's weight is `factor` to the number of its cards among `of`.
    struct Fond {
        of: CardSet,
        factor: f64,
    }

    impl Belief for Fond {
        fn log_weight(&self, seat: Seat, hand: CardSet, aside: CardSet) -> f64 {
            let sign = if seat == Seat::at(0) { 1.0 } else { -0.5 };
            sign * self.factor.ln() * ((hand & self.of).len() as f64 - (aside & self.of).len() as f64)
        }
    }

    fn set(text: &str) -> CardSet {
        text.parse().expect("cards")
    }

    #[test]
    fn deals_are_drawn_in_proportion_to_their_weight_and_none_that_cannot_be() {
        const TIMES: u32 = 12_000;
        let (unseen, belief) = (set("1O 2O 3C 4C 5E 6E"), Fond { of: set("1O 3C 5E"), factor: 3.0 });
        let places = [Place::Hand(Seat::at(0)), Place::Aside(Seat::at(0)), Place::Hand(Seat::at(1)), Place::Stock];
        let slots = [(2, ""), (1, "1O"), (2, "3C 4C"), (1, "6E")].map(|(size, cannot)| Slot { size, cannot: set(cannot) });
        let (mut rng, mut seen) = (Rng::new(3), BTreeMap::<String, (u32, f64)>::new());
        for _ in 0..TIMES {
            let dealt = deal_unseen(unseen, &slots, &mut rng).expect("a deal");
            let heap = |((&cards, slot), place): ((&CardSet, Slot), Place)| Heap {
                place,
                cards,
                fixed: CardSet::EMPTY,
                cannot: slot.cannot,
            };
            let mut heaps: Vec<Heap> = dealt.iter().zip(slots).zip(places).map(heap).collect();
            walk(&mut heaps, &[], &belief, &mut rng);
            assert!(heaps.iter().zip(slots).all(|(heap, slot)| heap.cards.len() == slot.size && !heap.cards.meets(slot.cannot)));
            let weight = belief.log_weight(Seat::at(0), heaps[0].cards, heaps[1].cards)
                + belief.log_weight(Seat::at(1), heaps[2].cards, CardSet::EMPTY);
            let text = heaps.iter().map(|heap| heap.cards.to_string()).collect::<Vec<_>>().join(" | ");
            seen.entry(text).or_insert((0, weight.exp())).0 += 1;
        }
        let all: f64 = seen.values().map(|(_, weight)| weight).sum();
        for (deal, (times, weight)) in seen {
            let fair = f64::from(TIMES) * weight / all;
            assert!((f64::from(times) - fair).abs() < 5.0 * fair.sqrt(), "{deal}: {times}, {fair}");
        }
    }

    #[test]
    fn limits_hold_at_every_step() {
        let of = set("1O 3C 5E");
        let (limit, belief) = (Limit { slot: 0, of, at_most: 1 }, Fond { of, factor: 20.0 });
        let mut rng = Rng::new(4);
        for _ in 0..500 {
            let heap = |place, cards| Heap { place, cards: set(cards), fixed: CardSet::EMPTY, cannot: CardSet::EMPTY };
            let mut heaps = [heap(Place::Hand(Seat::at(0)), "2O 4C"), heap(Place::Stock, "1O 3C 5E 6E")];
            walk(&mut heaps, &[limit], &belief, &mut rng);
            assert!((heaps[0].cards & of).len() <= 1);
        }
    }
}
