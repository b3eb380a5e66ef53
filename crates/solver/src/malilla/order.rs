//! Which card is tried first. Nothing here can make an answer wrong, only late.

use super::cards::{RANKS_IN_SUIT, VALUES, points};
use super::weights::{ANSWERS, LEADS};
use crate::search::lanes::{Lanes, TRUMPS, count, lane, suit_of, which};
use arrayvec::ArrayVec;

/// Expected owner of a trick, from the point of view of the player to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Ours,
    Theirs,
    Open,
}

/// A card that may be played, and the lowest of the cards equal to it in the same hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub(super) card: Lanes,
    pub(super) lowest: Lanes,
    /// Cards of value that are left out for this one, the lowest of them; nothing if there is none.
    pub(super) spared: Lanes,
    pub(super) fate: Fate,
}

/// The same in few bytes, and how soon it is tried.
#[derive(Clone, Copy, Debug)]
struct Packed {
    weight: i16,
    card: u8,
    lowest: u8,
    spares: bool,
    fate: Fate,
}

/// The moves of one turn.
#[derive(Debug)]
pub(super) struct Moves {
    list: ArrayVec<Packed, RANKS_IN_SUIT>,
}

impl Moves {
    /// One card for each group of equals among those that may be played: cards between which nobody else holds one. Cards that count
    /// are equal only where it is known whose the trick will be: then the dearest is given to one's own side, the
    /// cheapest to the other.
    #[inline(always)]
    pub(super) fn of(playable: Lanes, others: Lanes, fate: impl Fn(Lanes) -> Fate, weigh: impl Fn(Lanes) -> i16) -> Moves {
        let mut list: ArrayVec<Packed, RANKS_IN_SUIT> = ArrayVec::new_const();
        let mut left = playable;
        while left != 0 {
            let card = 1u64 << (63 - left.leading_zeros());
            left ^= card;
            let suit = lane(which(card));
            let kind = if card & VALUES == 0 { suit & !VALUES } else { suit & VALUES };
            let mut one = Move { card, lowest: card, spared: 0, fate: Fate::Open };
            if left & kind != 0 {
                // Down to the next card of somebody else.
                let under = others & suit & (card - 1);
                let floor = if under == 0 { suit } else { suit & !(u64::MAX >> under.leading_zeros()) };
                let group = left & floor & kind;
                one.fate = fate(card);
                if group != 0 && (card & VALUES == 0 || one.fate != Fate::Open) {
                    left ^= group;
                    one.lowest = group & group.wrapping_neg();
                    if card & VALUES != 0 {
                        one.spared = one.lowest;
                        if one.fate == Fate::Theirs {
                            one.card = one.lowest;
                        }
                    }
                }
            } else if playable & suit != card {
                one.fate = fate(card);
            }
            list.push(Packed {
                weight: weigh(one.card),
                card: one.card.trailing_zeros() as u8,
                lowest: one.lowest.trailing_zeros() as u8,
                spares: one.spared != 0,
                fate: one.fate,
            });
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
        let Packed { card, lowest, spares, fate, .. } = self.list.swap_remove(best);
        let lowest = 1 << lowest;
        Some(Move { card: 1 << card, lowest, spared: if spares { lowest } else { 0 }, fate })
    }

    /// Takes away what a failed card speaks for too: if no rank down to it mattered, nor do the others of its suit that are as
    /// low. Where they count otherwise they bring so much more at most; that must be within what the failed one lacked. Gives the
    /// most that one taken away could have brought more.
    #[inline(always)]
    pub(super) fn failed(&mut self, failed: Move, mattered: Lanes, lacked: i16) -> i16 {
        if self.list.is_empty() {
            return 0;
        }
        let suit = lane(which(failed.card));
        let ranks = mattered & suit;
        let floor = if ranks == 0 { u64::MAX } else { ranks & ranks.wrapping_neg() };
        if failed.card >= floor {
            return 0;
        }
        let worth = points(failed.card);
        let mut most = 0;
        self.list.retain(|one| {
            let card = 1u64 << one.card;
            if card & suit == 0 || card >= floor {
                return true;
            }
            let dearer = points(card) - worth;
            // What is kept back may come in later; what is given to one's own side comes in now.
            let more = match failed.fate {
                Fate::Ours => dearer.max(0),
                Fate::Theirs => (-dearer).max(0),
                Fate::Open => dearer.abs(),
            };
            if more > lacked {
                return true;
            }
            most = most.max(more);
            false
        });
        most
    }
}

/// The table as the one to play sees it.
pub(super) struct Scene<'a> {
    pub(super) hands: &'a [Lanes; 4],
    pub(super) seat: usize,
}

/// The cards of this card's suit that beat it.
#[inline(always)]
pub(super) const fn over(card: Lanes) -> Lanes {
    lane(which(card)) & !(card | (card - 1))
}

impl Scene<'_> {
    #[inline(always)]
    fn hand(&self, ahead: usize) -> Lanes {
        self.hands[(self.seat + ahead) & 3]
    }

    /// The priority of a lead.
    #[inline(always)]
    pub(super) fn leading(&self, card: Lanes, others: Lanes) -> i16 {
        let (suit, trumps) = (which(card), lane(TRUMPS));
        let (left, partner, right) = (self.hand(1), self.hand(2), self.hand(3));
        let ruffs = |hand: Lanes| suit_of(hand, suit) == 0 && hand & trumps != 0;
        let ruffed = suit != TRUMPS && (ruffs(left) || ruffs(right));
        let class = if others & over(card) == 0 {
            if ruffed { 1 } else { 0 }
        } else if suit_of(partner, suit) > suit_of(left | right, suit) {
            if ruffed { 5 } else { 2 }
        } else if ruffs(partner) && suit != TRUMPS && !ruffed {
            3
        } else {
            4
        };
        LEADS[class].of(card, count(suit_of(self.hand(0), suit)) as i16)
    }

    /// The priority of a card played to a trick of `len` cards, held by `best` for us or for them.
    #[inline(always)]
    pub(super) fn answering(&self, card: Lanes, best: Lanes, ours: bool, led: Lanes, len: usize) -> i16 {
        let beats = card & (led | lane(TRUMPS)) != 0 && card > best;
        let class = if beats {
            if self.falls(card, led, len) { 2 } else { 3 }
        } else if ours {
            if self.falls(best, led, len) { 0 } else { 1 }
        } else {
            4
        };
        let length = if card & led != 0 { 0 } else { count(suit_of(self.hand(0), which(card))) as i16 };
        ANSWERS[class].of(card, length)
    }

    /// May an opponent still to play take the trick from this card? `len` cards lie on the table.
    #[inline(always)]
    pub(super) fn falls(&self, card: Lanes, led: Lanes, len: usize) -> bool {
        len <= 2 && takes(self.hand(1), card, led) || len == 0 && takes(self.hand(3), card, led)
    }

    /// The expected owner of the trick after a card of the player to play: `best` then holds it, as the last of `len`.
    #[inline(always)]
    pub(super) fn fate(&self, best: Lanes, ours: bool, led: Lanes, len: usize) -> Fate {
        let (next, partner, last) = (self.hand(1), self.hand(2), self.hand(3));
        match len {
            4 if ours => Fate::Ours,
            4 => Fate::Theirs,
            // Who can beat the other side must.
            3 if ours && !takes(next, best, led) => Fate::Ours,
            3 => Fate::Theirs,
            2 if ours => {
                if !takes(next, best, led) || takes(partner, strongest(next, led), led) {
                    Fate::Ours
                } else if !takes(partner, weakest(next, best, led), led) {
                    Fate::Theirs
                } else {
                    Fate::Open
                }
            }
            2 if !takes(partner, best, led) => Fate::Theirs,
            2 if takes(partner, strongest(next, led).max(best), led) => Fate::Ours,
            2 => Fate::Open,
            _ => {
                let helped = strongest(partner, led).max(best);
                if takes(last, helped, led) {
                    Fate::Theirs
                } else if !takes(next, best, led) {
                    if takes(last, best, led) { Fate::Open } else { Fate::Ours }
                } else if !takes(partner, weakest(next, best, led), led) {
                    Fate::Theirs
                } else {
                    Fate::Open
                }
            }
        }
    }
}

/// The cards of a hand that can win a trick of this suit.
#[inline(always)]
fn able(hand: Lanes, led: Lanes) -> Lanes {
    if hand & led != 0 { hand & led } else { hand & lane(TRUMPS) }
}

/// Can a hand take the trick from this card?
#[inline(always)]
fn takes(hand: Lanes, card: Lanes, led: Lanes) -> bool {
    able(hand, led) > card
}

/// The strongest card a hand can put on a trick of this suit, or nothing.
#[inline(always)]
fn strongest(hand: Lanes, led: Lanes) -> Lanes {
    let able = able(hand, led);
    if able == 0 { 0 } else { 1 << (63 - able.leading_zeros()) }
}

/// The weakest card of a hand that takes the trick from this one.
#[inline(always)]
fn weakest(hand: Lanes, card: Lanes, led: Lanes) -> Lanes {
    let winning = able(hand, led) & !(card | (card - 1));
    winning & winning.wrapping_neg()
}
