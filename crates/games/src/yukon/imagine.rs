//! A world that the viewer cannot tell from the real one: the unseen cards dealt again, as the play allows.
//!
//! Hands are filled up, so what a player lacked once they may have drawn since. Every card in a hand came into it with the
//! deal or at one of the draws, and cannot have been there at a trick to which they rightly failed to play it. Of the moments
//! at which they got cards the played ones are given the earliest that fit, so that the latest stay open for those they hold:
//! a hand is possible if, and only if, for every trick it has no more cards that must have come after it than there are such
//! moments. All possible hands and every order of the monte have the same chance.

use super::deck::{Jacks, PACK};
use super::sitting::removed;
use super::state::{HAND, Hidden, Phase};
use super::view::View;
use cards::{Card, CardSet};
use engine::belief::{Belief, Heap, Place, walk};
use engine::play_history::PlayHistory;
use engine::{Limit, Rng, Seat, Slot, deal_within};

pub(super) fn imagined(view: &View, rng: &mut Rng) -> Hidden {
    dealt(view, None, rng)
}

/// The same, in proportion to the weights of a belief.
pub(super) fn believed(view: &View, belief: &dyn Belief, rng: &mut Rng) -> Hidden {
    dealt(view, Some(belief), rng)
}

fn dealt(view: &View, belief: Option<&dyn Belief>, rng: &mut Rng) -> Hidden {
    let open = &view.open;
    let mut hidden = Hidden::NOTHING;
    if matches!(open.phase, Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle) {
        return hidden;
    }
    if let Some(seat) = view.seat() {
        hidden.hands[seat.index()] = view.hand;
    }
    let played: CardSet = open.plays.iter().map(|&(_, card)| card).collect();
    let unseen = PACK - removed(&view.agreements, open) - played - view.hand;
    let shown = unseen & open.shown.iter().fold(CardSet::EMPTY, |all, &cards| all | cards);
    let others: Vec<Seat> = open.players().iter().copied().filter(|&seat| !view.viewer.are(seat)).collect();
    let (mut slots, mut limits) = (Vec::new(), Vec::new());
    for (slot, &seat) in others.iter().enumerate() {
        let past = Past::of(view, seat);
        let moments = past.moments(view);
        let mut cannot = shown - open.shown[seat.index()];
        for since in past.lacked.iter().map(|&(trick, _)| trick + 1) {
            let of: CardSet = unseen.iter().filter(|&card| past.came_after(card) >= since).collect();
            match moments.iter().filter(|&&moment| moment >= since).count() {
                0 => cannot |= of,
                at_most if at_most < moments.len() => limits.push(Limit { slot, of, at_most }),
                _ => {}
            }
        }
        slots.push(Slot { size: moments.len(), cannot });
    }
    slots.push(Slot { size: view.stock, cannot: shown });
    let Some(mut dealt) = deal_within(unseen, &slots, &limits, rng) else {
        debug_assert!(false, "the real world is always one of those imagined");
        return hidden;
    };
    if let Some(belief) = belief {
        let places = others.iter().map(|&seat| Place::Hand(seat)).chain([Place::Stock]);
        let heap = |((place, slot), &cards): ((Place, &Slot), &CardSet)| Heap {
            place,
            cards,
            fixed: CardSet::EMPTY,
            cannot: slot.cannot,
        };
        let mut heaps: Vec<Heap> = places.zip(&slots).zip(&dealt).map(heap).collect();
        walk(&mut heaps, &limits, belief, rng);
        dealt = heaps.into_iter().map(|heap| heap.cards).collect();
    }
    for (seat, &cards) in others.iter().zip(&dealt) {
        hidden.hands[seat.index()] = cards;
    }
    hidden.stock.extend(dealt.last().into_iter().flat_map(|cards| cards.iter()));
    rng.shuffle(&mut hidden.stock);
    hidden
}

/// Plays of a seat, and the cards it was seen to lack.
#[derive(Default)]
struct Past {
    /// Trick and card.
    played: Vec<(usize, Card)>,
    /// Trick and the cards lacked at it.
    lacked: Vec<(usize, CardSet)>,
}

impl Past {
    fn of(view: &View, seat: Seat) -> Past {
        let (open, duty) = (&view.open, Jacks::new(&view.agreements));
        let course = PlayHistory { plays: &open.plays, players: open.active, duty: &duty };
        let mut past = Past::default();
        for (at, &(_, card)) in open.plays.iter().enumerate().filter(|(_, (player, _))| *player == seat) {
            let trick = at / open.active;
            past.played.push((trick, card));
            // At an honour table only a card put right tells anything.
            let right = !view.agreements.honour() || open.mended.contains(&(at as u8));
            if right && at != course.start_of(at) {
                past.lacked.push((trick, course.lacks(at)));
            }
        }
        past
    }

    /// After how many tricks, at the earliest, a card came into the hand that is there now.
    fn came_after(&self, card: Card) -> usize {
        self.came_before(card, usize::MAX)
    }

    fn came_before(&self, card: Card, trick: usize) -> usize {
        let lacked = self.lacked.iter().filter(|(at, cards)| *at < trick && cards.contains(card));
        lacked.map(|(at, _)| at + 1).max().unwrap_or(0)
    }

    /// The moments at which the cards still held were got, the latest possible.
    fn moments(&self, view: &View) -> Vec<usize> {
        let open = &view.open;
        let all = (PACK - removed(&view.agreements, open)).len();
        let refills = (all / open.active - HAND).min(open.takers.len());
        let mut left: Vec<usize> = std::iter::repeat_n(0, HAND).chain(1..=refills).collect();
        let mut free = Vec::new();
        for n in (0..left.len()).rev() {
            if left.len() == self.played.len() {
                break;
            }
            let moment = left.remove(n);
            match self.could_have_come(&left) {
                true => free.push(moment),
                false => left.insert(n, moment),
            }
        }
        free
    }

    /// Could the cards played have been got at these moments? Each in turn goes to the one that had to be played first.
    fn could_have_come(&self, moments: &[usize]) -> bool {
        let mut waiting: Vec<(usize, usize)> =
            self.played.iter().map(|&(trick, card)| (trick, self.came_before(card, trick))).collect();
        waiting.sort_unstable();
        for &moment in moments {
            if let Some(at) = waiting.iter().position(|&(trick, from)| from <= moment && moment <= trick) {
                waiting.remove(at);
            }
        }
        waiting.is_empty()
    }
}
