//! Which card is tried first, and which need not be. Nothing in the order can make an answer wrong, only late.

use super::weights::{Answers, Leads};
use crate::search::lanes::{Lanes, above, bottom, count, lane, suit_of, which};
use arrayvec::ArrayVec;

/// A card that may be played, and the lowest of the cards equal to it in the same hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub(super) card: Lanes,
    pub(super) lowest: Lanes,
}

/// The same in few bytes: two places of cards, and how soon it is tried.
#[derive(Clone, Copy, Debug)]
struct Packed {
    weight: i16,
    card: u8,
    lowest: u8,
}

/// The moves of one turn.
#[derive(Debug)]
pub(super) struct Moves {
    list: ArrayVec<Packed, 12>,
}

impl Moves {
    /// One card for each group of equals: cards between which the other holds none.
    #[inline(always)]
    pub(super) fn of(playable: Lanes, other: Lanes, weigh: impl Fn(Lanes) -> i16) -> Moves {
        let mut list = ArrayVec::new_const();
        let mut own = playable;
        while own != 0 {
            let card = 1u64 << (63 - own.leading_zeros());
            let suit = lane(which(card));
            // Down to the next card of the other.
            let under = other & suit & (card - 1);
            let floor = if under == 0 { suit } else { suit & !(u64::MAX >> under.leading_zeros()) };
            let group = own & floor;
            own ^= group;
            list.push(Packed { weight: weigh(card), card: card.trailing_zeros() as u8, lowest: group.trailing_zeros() as u8 });
        }
        Moves { list }
    }

    /// The best move not yet taken.
    #[inline(always)]
    pub(super) fn pick(&mut self) -> Option<Move> {
        let mut best = 0;
        for n in 1..self.list.len() {
            if self.list[n].weight > self.list[best].weight {
                best = n;
            }
        }
        if self.list.is_empty() {
            return None;
        }
        let one = self.list.swap_remove(best);
        Some(Move { card: 1 << one.card, lowest: 1 << one.lowest })
    }

    /// Takes away what a failed card speaks for too: if no rank down to it mattered, nor do the others of its suit that are as low.
    #[inline(always)]
    pub(super) fn failed(&mut self, failed: Move, mattered: Lanes) {
        if self.list.is_empty() {
            return;
        }
        let suit = lane(which(failed.card));
        let ranks = mattered & suit;
        let floor = if ranks == 0 { u64::MAX } else { ranks & ranks.wrapping_neg() };
        if failed.card < floor {
            self.list.retain(|one| suit >> one.card & 1 == 0 || 1u64 << one.card >= floor);
        }
    }
}

impl Leads {
    /// The priority of a lead.
    #[inline(always)]
    pub(super) fn weigh(&self, card: Lanes, own: Lanes, other: Lanes) -> i16 {
        let suit = which(card);
        let (mine, theirs, card) = (suit_of(own, suit), suit_of(other, suit), suit_of(card, suit));
        let (length, against) = (count(mine), count(theirs));
        let kind = if card > theirs {
            usize::from(count(above(mine, theirs)) < against)
        } else if count(above(theirs, card)) == 1 {
            2
        } else if card == bottom(mine) {
            3
        } else {
            4
        };
        let sum = self.own[kind] * length as i16 + self.theirs[kind] * against as i16 + self.rank[kind] * card.ilog2() as i16;
        self.kind[kind] + sum + if length == 1 { self.bare[kind] } else { 0 }
    }
}

impl Answers {
    /// The priority of an answer.
    #[inline(always)]
    pub(super) fn weigh(&self, card: Lanes, led: Lanes, own: Lanes, other: Lanes) -> i16 {
        let rank = (card.trailing_zeros() & 15) as i16;
        let suit = which(card);
        if suit == which(led) {
            return if card > led { self.takes + self.takes_rank * rank } else { self.loses_rank * rank };
        }
        let (mine, theirs) = (suit_of(own, suit), suit_of(other, suit));
        let (length, against) = (count(mine) as i16, count(theirs) as i16);
        let mut weight = self.thrown_rank * rank + self.own * length + self.theirs * against;
        if length == 1 {
            weight += self.last_of_suit;
        }
        if mine > theirs {
            weight += self.winning_suit + if suit_of(card, suit) > theirs { self.winner } else { 0 };
        } else if length == 2 {
            weight += self.guard;
        }
        weight
    }
}
