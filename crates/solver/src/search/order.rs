//! Which card is tried first. Nothing here can make an answer wrong, only late.

use super::lanes::{Lanes, SUITS, above, bottom, count, lane, suit_of, top};
use super::leads::{Row, Rows, row};
use super::weights::{PLAIN, TRUMP, Weights};
use arrayvec::ArrayVec;

/// A card that may be played, and the lowest of the cards equal to it in the same hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move {
    pub(crate) card: Lanes,
    pub(crate) lowest: Lanes,
    pub(crate) suit: usize,
}

/// The same in few bytes: two places of cards, and how soon it is tried.
#[derive(Clone, Copy, Debug)]
struct Packed {
    weight: i16,
    card: u8,
    lowest: u8,
}

/// The moves of one turn.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    list: ArrayVec<Packed, 13>,
}

impl Moves {
    #[inline(always)]
    pub(crate) fn new() -> Moves {
        Moves { list: ArrayVec::new_const() }
    }

    /// Adds one card for each group of equal cards of a suit: cards between which nobody else holds one. The matadores, where
    /// there are any, are equal to each other only.
    #[inline(always)]
    pub(crate) fn add(&mut self, hand: Lanes, others: Lanes, matadores: Lanes, suit: usize, weigh: impl Fn(u32, u32) -> i32) {
        let mut own = suit_of(hand, suit);
        let other = suit_of(others, suit);
        let special = suit_of(matadores, suit);
        let lane = (16 * suit) as u8;
        while own != 0 {
            let card = top(own);
            // The group reaches down to the next card of somebody else.
            let mut group = above(own, other & (card - 1));
            if card & special != 0 {
                group &= special;
            }
            own ^= group;
            self.list.push(Packed {
                weight: weigh(card, group) as i16,
                card: lane + card.trailing_zeros() as u8,
                lowest: lane + group.trailing_zeros() as u8,
            });
        }
    }

    /// Takes away the moves that a failed one speaks for too: if its card was so low that no rank down to it mattered, nor
    /// do the other cards of the suit as low as that.
    #[inline]
    pub(crate) fn failed(&mut self, failed: Move, mattered: Lanes) {
        let in_suit = suit_of(mattered, failed.suit);
        let end = (16 * failed.suit) as u8;
        let floor = if in_suit == 0 { end + 16 } else { end + in_suit.trailing_zeros() as u8 };
        if failed.card.trailing_zeros() as u8 >= floor {
            return;
        }
        self.list.retain(|one| one.card < end || one.card >= floor);
    }

    /// The best move not yet taken.
    #[inline(always)]
    pub(crate) fn pick(&mut self) -> Option<Move> {
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
        Some(Move { card: 1 << one.card, lowest: 1 << one.lowest, suit: usize::from(one.card >> 4) })
    }
}

/// The kind of a lead in its suit: its place in a [`Row`].
#[inline(always)]
fn class(card: u32, mine: u32, partner: u32, theirs: u32) -> usize {
    if card > theirs {
        usize::from(card < partner)
    } else if partner > theirs {
        2
    } else if card & bottom(mine) != 0 || card >> 1 < bottom(mine) {
        3
    } else if count(above(theirs | partner, card)) == 1 {
        4
    } else {
        5
    }
}

/// Further circumstances of a lead.
#[derive(Debug)]
pub(crate) struct Plight<'a> {
    /// Tricks left that the leading side need not win.
    pub(crate) spare: usize,
    /// Tricks it must win.
    pub(crate) wanted: usize,
    /// The suit led to the trick before, and the side that led it.
    pub(crate) before: (usize, usize),
    /// The leads that the table remembers.
    pub(crate) hints: [Lanes; 2],
    /// The last lead of this seat that proved good at this trick.
    pub(crate) last: Lanes,
    /// Number of times each lead of this seat has proved good, longer hands counting for more.
    pub(crate) proved: &'a [u32],
}

impl Plight<'_> {
    /// The class of that number, logarithmic.
    #[inline(always)]
    fn times(&self, place: usize) -> usize {
        (32 - self.proved[place].leading_zeros()).min(15) as usize
    }
}

/// The table as the one to play sees it.
pub(crate) struct Scene<'a> {
    pub(crate) hands: &'a [Lanes; 4],
    pub(crate) trumps: Lanes,
    /// Cards that are equal to each other only.
    pub(crate) matadores: Lanes,
    pub(crate) seat: usize,
    /// Weights of the leads.
    pub(crate) leads: &'a Rows,
}

impl Scene<'_> {
    pub(super) fn weights(&self) -> &'static Weights {
        if self.trumps == 0 { &PLAIN } else { &TRUMP }
    }

    #[inline(always)]
    pub(super) fn hand(&self, ahead: usize) -> Lanes {
        self.hands[(self.seat + ahead) & 3]
    }

    /// The leads.
    pub(crate) fn leads(&self, all: Lanes, plight: &Plight<'_>) -> Moves {
        let mut moves = Moves::new();
        let rows = self.leads;
        let own = self.hand(0);
        for suit in 0..SUITS {
            let mine = suit_of(own, suit);
            if mine == 0 {
                continue;
            }
            let mut sum: Row = [0; 8];
            for at in self.circumstances(suit, plight) {
                for (sum, weight) in sum.iter_mut().zip(rows[at]) {
                    *sum += weight;
                }
            }
            let (partner, theirs) = (suit_of(self.hand(2), suit), suit_of(self.hand(1) | self.hand(3), suit));
            let others = suit_of(all & !own, suit);
            moves.add(own, all & !own, self.matadores, suit, |card, group| {
                let class = class(card, mine, partner, theirs);
                let under = count(others & (card - 1)).min(4) as usize;
                let times = plight.times(16 * suit + card.trailing_zeros() as usize);
                let mut weight = sum[class] + rows[row::UNDER + under][class] + rows[row::TIMES + times / 8][times % 8];
                let proved = |hint: Lanes| suit_of(hint, suit) & group != 0;
                for (n, &hint) in plight.hints.iter().enumerate() {
                    if proved(hint) {
                        weight += rows[row::PROVED][n];
                    }
                }
                if plight.last & lane(suit) != 0 {
                    weight += rows[row::PROVED][if proved(plight.last) { 2 } else { 3 }];
                }
                i32::from(weight)
            });
        }
        moves
    }

    /// The rows of weights that count for a suit.
    #[inline(always)]
    fn circumstances(&self, suit: usize, plight: &Plight<'_>) -> [usize; 8] {
        let [mine, left, partner, right] = [0, 1, 2, 3].map(|n| suit_of(self.hand(n), suit));
        let holder = |card: u32| match card {
            0 => 4,
            _ if card & mine != 0 => 0,
            _ if card & left != 0 => 1,
            _ if card & partner != 0 => 2,
            _ => 3,
        };
        let all = mine | left | partner | right;
        let first = top(all);
        let second = top(all ^ first);
        let third = top(all ^ first ^ second);
        let length = |cards: u32, most: u32| count(cards).min(most) as usize;
        let ruffs = |n: usize, cards: u32| usize::from(cards == 0 && (self.trumps == 0 || self.hand(n) & self.trumps != 0));
        let voids =
            if lane(suit) & self.trumps != 0 { 8 } else { ruffs(1, left) | ruffs(2, partner) << 1 | ruffs(3, right) << 2 };
        [
            row::HIGHEST + 5 * holder(first) + holder(second),
            row::THIRD + holder(third),
            row::OWN + length(mine, 4),
            row::THEIRS + 4 * length(left, 3) + length(right, 3),
            row::PARTNER + length(partner, 4),
            row::VOIDS + voids,
            row::NEED + 3 * plight.spare.min(3) + plight.wanted.min(3) - 1,
            row::BEFORE + if plight.before.0 == suit { 1 + (plight.before.1 ^ self.seat & 1) } else { 0 },
        ]
    }
}
