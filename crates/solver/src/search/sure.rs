//! Tricks that need no search: those the side on lead can cash at once, and those the other side cannot be kept from.
//!
//! Every number here is a lower bound that holds against any play, and comes with the cards whose rank it rests on.

use super::lanes::{Lanes, Lengths, SUITS, TRUMPS, above, bottom, count, suit_of, top};

/// A position at the beginning of a trick.
pub(super) struct Start<'a> {
    pub(super) hands: &'a [Lanes; 4],
    pub(super) lengths: Lengths,
    /// The trumps, or nothing.
    pub(super) trumps: Lanes,
    pub(super) leader: usize,
    /// Tricks to come.
    pub(super) left: u32,
}

/// A number of sure tricks, with the cards whose ranks prove it.
pub(super) type Sure = (u32, Lanes);

const UNLIMITED: u32 = 15;

impl Start<'_> {
    /// Tricks the side on lead can cash at once: first all winners of the leader, then, if they can reach their partner, the
    /// partner's.
    pub(super) fn cashed(&self, wanted: u32) -> Sure {
        let [leader, left_hand, partner, right_hand] = [0, 1, 2, 3].map(|n| (self.leader + n) & 3);
        let trump_game = self.trumps != 0;
        // Opponents who still have trumps may ruff when they are void.
        let (mut left_ruffs, mut right_ruffs) = (false, false);
        if trump_game {
            left_ruffs = self.lengths.at(left_hand, TRUMPS) > 0;
            right_ruffs = self.lengths.at(right_hand, TRUMPS) > 0;
        }
        let (mut cash, mut side_cash, mut rest, mut reached) = (0, 0, 0, false);
        let mut cash_cards = 0;
        let mut his_tops = [(0, 0u32); SUITS];
        let mut entries = 0;
        for suit in (0..SUITS).rev() {
            let (own, his) = (suit_of(self.hands[leader], suit), suit_of(self.hands[partner], suit));
            let theirs = suit_of(self.hands[left_hand] | self.hands[right_hand], suit);
            let tops = above(own | his, theirs);
            if tops == 0 {
                continue;
            }
            let (left_length, right_length) = (self.lengths.at(left_hand, suit), self.lengths.at(right_hand, suit));
            let their_length = left_length.max(right_length);
            let mut limit = UNLIMITED;
            if !(trump_game && suit == TRUMPS) {
                limit = if left_ruffs { left_length } else { UNLIMITED };
                limit = limit.min(if right_ruffs { right_length } else { UNLIMITED });
            }
            // The leader from the top, their partner from below; once nobody else has the suit, small cards win too.
            let (mut a, mut b, mut rounds, mut lowest) = (own, his, 0, 0);
            while a != 0 && rounds < limit {
                let (high, low) = (top(a), bottom(b));
                if high & tops != 0 {
                    if cash + rounds < wanted {
                        lowest = high;
                    }
                } else if rounds < their_length {
                    break;
                }
                if low > high {
                    break;
                }
                (a, b, rounds) = (a ^ high, b ^ low, rounds + 1);
            }
            if rounds > 0 {
                cash += rounds;
                if suit == TRUMPS && trump_game {
                    left_ruffs &= left_length > rounds;
                    right_ruffs &= right_length > rounds;
                } else {
                    side_cash += rounds;
                }
                cash_cards |= u64::from(lowest) << (16 * suit);
                if cash >= wanted && !self.stuck(partner, side_cash, left_ruffs || right_ruffs) {
                    return (cash.min(self.left), cash_cards);
                }
            }
            // Then the partner, once they have been reached.
            let reaches = a != 0;
            let mut his_rounds = 0;
            while b != 0 && rounds + his_rounds < limit {
                let (high, low) = (top(b), bottom(a));
                if high & tops == 0 && rounds + his_rounds < their_length || low > high {
                    break;
                }
                if high & tops != 0 {
                    his_tops[suit].1 |= high;
                }
                (a, b, his_rounds) = (a ^ low, b ^ high, his_rounds + 1);
            }
            rest += his_rounds;
            his_tops[suit].0 = his_rounds;
            if reaches && his_rounds > 0 {
                reached = true;
                entries |= 1 << suit;
            }
        }
        if trump_game && (left_ruffs || right_ruffs) {
            // A partner with nothing but trumps would have to ruff, and lead.
            let his_trumps = self.lengths.at(partner, TRUMPS);
            if his_trumps > 0 {
                let most = self.left - his_trumps;
                cash -= side_cash - side_cash.min(most);
                side_cash = side_cash.min(most);
            }
            let own_trumps = self.lengths.at(leader, TRUMPS);
            if own_trumps > 0 {
                rest = rest.min((self.left - own_trumps).saturating_sub(side_cash));
            }
        }
        if cash >= wanted || !reached {
            return (cash.min(self.left), cash_cards);
        }
        if cash + rest < wanted {
            return (cash + rest, 0);
        }
        // No more of the partner's cards than are needed, those of the suit in which they are reached first.
        let mut needed = wanted - cash;
        let mut rest_cards = 0;
        let entry = (0..SUITS).filter(|suit| entries >> suit & 1 == 1).max_by_key(|&suit| his_tops[suit].0).unwrap_or(0);
        for suit in [entry, (entry + 1) & 3, (entry + 2) & 3, (entry + 3) & 3] {
            let (rounds, mut tops) = his_tops[suit];
            let taken = rounds.min(needed);
            needed -= taken;
            for _ in 0..taken {
                let high = top(tops);
                tops ^= high;
                rest_cards |= u64::from(high) << (16 * suit);
            }
        }
        ((cash + rest).min(self.left), cash_cards | rest_cards)
    }

    /// Would a partner have to ruff, and lead, before this number of winners of side suits is cashed?
    fn stuck(&self, partner: usize, side_cash: u32, ruffs: bool) -> bool {
        if self.trumps == 0 || !ruffs {
            return false;
        }
        let trumps = self.lengths.at(partner, TRUMPS);
        trumps > 0 && side_cash > self.left - trumps
    }

    /// Sure trumps, whatever is led: of a hand's best trumps, all but as many as the other side has higher
    /// ones, since each of those can beat but one.
    pub(super) fn trump_tricks(&self, side: usize, wanted: u32) -> Option<Lanes> {
        if self.trumps == 0 {
            return None;
        }
        let theirs = suit_of(self.hands[side ^ 1] | self.hands[(side ^ 1) ^ 2], TRUMPS);
        for seat in [side, side ^ 2] {
            let mut own = suit_of(self.hands[seat], TRUMPS);
            if self.lengths.at(seat, TRUMPS) < wanted {
                continue;
            }
            let mut number = 0;
            while own != 0 {
                let card = top(own);
                own ^= card;
                number += 1;
                let higher = theirs & !(card * 2 - 1);
                if number >= wanted + count(higher) {
                    let by_length = higher == theirs;
                    return Some(if by_length { 0 } else { u64::from(card) << (16 * TRUMPS) });
                }
            }
        }
        None
    }

    /// Tricks the side not on lead cannot be kept from.
    pub(super) fn saved(&self, wanted: u32) -> Sure {
        let [leader, left_hand, partner, right_hand] = [0, 1, 2, 3].map(|n| (self.leader + n) & 3);
        let ours = self.hands[leader] | self.hands[partner];
        if self.trumps != 0 && ours & self.trumps != 0 {
            let (left_trumps, right_trumps) = (suit_of(self.hands[left_hand], TRUMPS), suit_of(self.hands[right_hand], TRUMPS));
            let tops = above(left_trumps | right_trumps, suit_of(ours, TRUMPS));
            if tops == 0 {
                return (0, 0);
            }
            let (a, b) = (count(tops & left_trumps), count(tops & right_trumps));
            let (a_low, b_low) = (self.lengths.at(left_hand, TRUMPS) - a, self.lengths.at(right_hand, TRUMPS) - b);
            let (number, lowest) = if a > 0 && b > 0 && a_low >= b && b_low >= a {
                (a + b, bottom(tops))
            } else if a >= b {
                (a, bottom(tops & left_trumps))
            } else {
                (b, bottom(tops & right_trumps))
            };
            return (number, u64::from(lowest) << (16 * TRUMPS));
        }
        // Nobody of the leading side can ruff. In the suits whose highest card it lacks it wins nothing as long as that card is
        // kept; in the others it can win no more tricks than it has rounds of them. After those the opponent who comes in
        // cashes their highest cards.
        let mut cards = 0;
        let (mut tops, mut suits) = ([0; 2], [0; 2]);
        let mut run = 0;
        let mut guarded = [(0, 0); SUITS];
        for (suit, guard) in guarded.iter_mut().enumerate() {
            let our = suit_of(ours, suit);
            let their = suit_of(self.hands[left_hand] | self.hands[right_hand], suit);
            let rounds = self.lengths.at(leader, suit).max(self.lengths.at(partner, suit));
            if our > their {
                run += rounds;
                if run >= self.left {
                    return (0, 0);
                }
            } else if their != 0 {
                let n = usize::from(suit_of(self.hands[right_hand], suit) > suit_of(self.hands[left_hand], suit));
                suits[n] += 1;
                *guard = (rounds, u64::from(top(their)) << (16 * suit));
                cards |= guard.1;
            }
        }
        let room = self.left - run;
        let least = |tops: [u32; 2]| {
            let one = |n: usize| match tops[n] {
                0 => 1,
                tops if tops <= room => tops,
                _ if suits[n] <= room => room,
                _ => 0,
            };
            one(0).min(one(1))
        };
        let number = least(suits);
        if number >= wanted {
            if wanted == 1 {
                // One trick needs no guard in suits too short to run all tricks with.
                for (rounds, card) in guarded {
                    if card != 0 && rounds > 0 && run + rounds < self.left {
                        run += rounds;
                        cards ^= card;
                    }
                }
            }
            return (number, cards);
        }
        for suit in 0..SUITS {
            let all = suit_of(ours | self.hands[left_hand] | self.hands[right_hand], suit);
            for (n, seat) in [left_hand, right_hand].into_iter().enumerate() {
                let his = suit_of(self.hands[seat], suit);
                let highest = above(his, all & !his);
                if highest != 0 {
                    tops[n] += count(highest);
                    cards |= u64::from(bottom(highest)) << (16 * suit);
                }
            }
        }
        (least(tops), cards)
    }
}
