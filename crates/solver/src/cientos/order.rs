//! Which card is tried first, and which need not be. Nothing in the order can make an answer wrong, only late.

use crate::search::lanes::{Lanes, count, lane, suit_of, which};
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

/// How promising a card is to lead: winners of short suits of the other first.
#[inline(always)]
pub(super) fn leading(card: Lanes, own: Lanes, other: Lanes) -> i16 {
    let suit = which(card);
    let (mine, theirs) = (suit_of(own, suit), suit_of(other, suit));
    let rank = (card.trailing_zeros() & 15) as i16;
    let length = count(mine) as i16 - count(theirs) as i16;
    if suit_of(card, suit) > theirs { 200 + 10 * length + rank } else { 100 + 10 * length - rank }
}

/// How promising a card is to answer with: the cheapest that takes the trick, else the lowest.
#[inline(always)]
pub(super) fn answering(card: Lanes, led: Lanes, own: Lanes) -> i16 {
    let rank = (card.trailing_zeros() & 15) as i16;
    let suit = which(card);
    if card & lane(which(led)) == 0 {
        return -rank - 4 * i16::from(count(suit_of(own, suit)) == 1);
    }
    if card > led { 100 - rank } else { -rank }
}
