//! Tricks that need no search: trumps that must win in the end, and winners that can be cashed at once.
//!
//! Every number here is a lower bound that holds against any play, and comes with the cards whose rank it rests on.

use super::deal::Deal;
use super::margin::Margin;
use crate::contest::Start;
use crate::search::lanes::{Lanes, TRUMPS, above, count, suit_of, top};

/// Sure tricks at the beginning of a trick.
pub(super) struct Sure<'a> {
    pub(super) deal: &'a Deal,
    pub(super) start: &'a Start<'a>,
}

/// A number of sure tricks, with the cards whose ranks prove it.
type Certain = (i8, Lanes);

impl Sure<'_> {
    /// The answer, if sure tricks give it: does the feito end with this standing at nothing or better?
    pub(super) fn decided(&self, standing: Margin) -> Option<(bool, Lanes)> {
        let (deal, left) = (self.deal, self.start.left as i8);
        let feito = deal.feito;
        // The tricks they need if the stronger opponent takes all others.
        let wanted = (left - standing.worse() + 1) / 2;
        let his = self.trumps(feito, self.others(feito));
        if his.0 >= wanted {
            return Some((true, his.1));
        }
        if self.start.leader == feito {
            let cashed = self.cashed(feito, wanted);
            if cashed.0 >= wanted {
                return Some((true, cashed.1));
            }
        } else {
            let by = if deal.laid.seats == 3 {
                standing.0[usize::from(self.start.leader != deal.laid.next(feito))]
            } else {
                standing.0[0]
            };
            // Tricks of one opponent that defeat the aim.
            let wanted = (left + by) / 2 + 1;
            let cashed = self.cashed(self.start.leader, wanted);
            if cashed.0 >= wanted {
                return Some((false, cashed.1));
            }
        }
        if deal.laid.seats == 3 { self.of_three(standing, his) } else { self.of_all(standing.0[0]) }
    }

    /// Two opponents who count each for themselves.
    fn of_three(&self, standing: Margin, his: Certain) -> Option<(bool, Lanes)> {
        let left = self.start.left as i8;
        let feito = self.deal.feito;
        let a = self.deal.laid.next(feito);
        let b = self.deal.laid.next(a);
        let [one, other] = standing.0;
        let (of_a, of_b) = (self.trumps(a, self.others(a)), self.trumps(b, self.others(b)));
        // Tricks sure to one opponent are none of the other's.
        let spare = 2 * his.0 - left;
        if one + spare + of_b.0 >= 0 && other + spare + of_a.0 >= 0 {
            return Some((true, his.1 | of_a.1 | of_b.1));
        }
        // What either of them wins together with the other: only the feito's trumps beat it.
        let against = suit_of(self.start.hands[feito], TRUMPS);
        let together = [(of_a.0 + of_b.0, of_a.1 | of_b.1), self.trumps(a, against), self.trumps(b, against)];
        let both = together.into_iter().max_by_key(|sure| sure.0)?;
        let most = left - both.0;
        if most + one < of_a.0 {
            return Some((false, both.1 | of_a.1));
        }
        if most + other < of_b.0 {
            return Some((false, both.1 | of_b.1));
        }
        (2 * most + one + other < both.0).then_some((false, both.1))
    }

    /// Opponents who count together.
    fn of_all(&self, standing: i8) -> Option<(bool, Lanes)> {
        let against = suit_of(self.start.hands[self.deal.feito], TRUMPS);
        let seats = (0..self.deal.laid.seats).filter(|&seat| seat != self.deal.feito);
        let best = seats.map(|seat| self.trumps(seat, against)).max_by_key(|sure| sure.0)?;
        (self.start.left as i8 - 2 * best.0 + standing < 0).then_some((false, best.1))
    }

    /// The trumps of all but one.
    fn others(&self, seat: usize) -> u32 {
        suit_of(self.start.hands.iter().fold(0, |all, hand| all | hand) & !self.start.hands[seat], TRUMPS)
    }

    /// Sure trumps, whatever is led: of a hand's best trumps, all but as many as there are higher ones
    /// against it, since each of those can beat but one.
    fn trumps(&self, seat: usize, against: u32) -> Certain {
        let mut own = suit_of(self.start.hands[seat], TRUMPS);
        let (mut number, mut sure) = (0, (0, 0));
        while own != 0 {
            let card = top(own);
            own ^= card;
            number += 1;
            let higher = against & !(card * 2 - 1);
            let wins = number - count(higher) as i8;
            if wins > sure.0 {
                sure = (wins, if higher == against { 0 } else { Lanes::from(card) << (16 * TRUMPS) });
            }
        }
        sure
    }

    /// Tricks a leader can cash at once alone: their highest trumps, then the side suits that no opponent can ruff.
    #[inline]
    fn cashed(&self, leader: usize, wanted: i8) -> Certain {
        let deal = self.deal;
        let wanted = wanted.max(0) as u32;
        let own = self.start.hands[leader];
        let others = [1, 2, 3].map(|ahead| (leader + ahead) & 3);
        let (mut cash, mut cards, mut trumps) = (0, 0, 0);
        for suit in [TRUMPS, 0, 1, 2] {
            let mine = suit_of(own, suit);
            if mine == 0 || cash >= wanted {
                continue;
            }
            let (mut theirs, mut longest, mut limit) = (0, 0, u32::MAX);
            for seat in others {
                let length = self.start.lengths.at(seat, suit);
                theirs |= suit_of(self.start.hands[seat], suit);
                longest = length.max(longest);
                // Who is against the leader and still has trumps may ruff.
                let against = leader == deal.feito || seat == deal.feito;
                if suit != TRUMPS && against && self.start.lengths.at(seat, TRUMPS) > trumps {
                    limit = length.min(limit);
                }
            }
            let mut tops = above(mine, theirs);
            // Once nobody else has the suit, small cards win too.
            let rounds = if count(tops) >= longest { count(mine) } else { count(tops) }.min(limit);
            if rounds > 0 && theirs != 0 {
                // The lowest card needed for this number.
                for _ in 1..rounds.min(wanted - cash).min(count(tops)) {
                    tops ^= top(tops);
                }
                cards |= Lanes::from(top(tops)) << (16 * suit);
            }
            cash += rounds;
            if suit == TRUMPS {
                trumps = rounds;
            }
        }
        // A friend with nothing left but trumps would have to ruff, and lead.
        if leader != deal.feito {
            for seat in others {
                let his = self.start.lengths.at(seat, TRUMPS);
                if seat != deal.feito && his > trumps {
                    cash = cash.min(trumps + u32::from(self.start.left) - his);
                }
            }
        }
        (cash as i8, cards)
    }
}
