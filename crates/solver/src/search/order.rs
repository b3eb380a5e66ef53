//! Which card is tried first. Nothing here can make an answer wrong, only late.

use super::lanes::{Lanes, SUITS, above, bottom, count, lane, suit_of, top};
use super::weights::{PLAIN, TRUMP, Weights};
use arrayvec::ArrayVec;

/// A card that may be played, and the lowest of the cards equal to it in the same hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub(super) card: Lanes,
    pub(super) lowest: Lanes,
    pub(super) suit: usize,
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
pub(super) struct Moves {
    list: ArrayVec<Packed, 13>,
}

impl Moves {
    #[inline(always)]
    pub(super) fn new() -> Moves {
        Moves { list: ArrayVec::new_const() }
    }

    /// Adds one card for each group of equal cards of a suit: cards between which nobody else holds one.
    #[inline(always)]
    pub(super) fn add(&mut self, hand: Lanes, others: Lanes, suit: usize, weigh: impl Fn(u32) -> i32) {
        let mut own = suit_of(hand, suit);
        let other = suit_of(others, suit);
        let lane = (16 * suit) as u8;
        while own != 0 {
            let card = top(own);
            // The group reaches down to the next card of somebody else.
            let group = above(own, other & (card - 1));
            own ^= group;
            self.list.push(Packed {
                weight: weigh(card) as i16,
                card: lane + card.trailing_zeros() as u8,
                lowest: lane + group.trailing_zeros() as u8,
            });
        }
    }

    /// Puts a card known to be good in front.
    #[inline]
    pub(super) fn prefer(&mut self, card: Lanes) {
        let place = card.trailing_zeros() as u8;
        for one in &mut self.list {
            if place <= one.card && place >= one.lowest {
                one.weight = i16::MAX;
            }
        }
    }

    /// Takes away the moves that a failed one speaks for too: if its card was so low that no rank down to it mattered, nor
    /// do the other cards of the suit as low as that.
    #[inline]
    pub(super) fn failed(&mut self, failed: Move, mattered: Lanes) {
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
        Some(Move { card: 1 << one.card, lowest: 1 << one.lowest, suit: usize::from(one.card >> 4) })
    }
}

/// The table as the one to play sees it.
pub(super) struct Scene<'a> {
    pub(super) hands: &'a [Lanes; 4],
    pub(super) trumps: Lanes,
    pub(super) seat: usize,
}

impl Scene<'_> {
    fn weights(&self) -> &'static Weights {
        if self.trumps == 0 { &PLAIN } else { &TRUMP }
    }

    fn hand(&self, ahead: usize) -> Lanes {
        self.hands[(self.seat + ahead) & 3]
    }

    /// The leads.
    pub(super) fn leads(&self, all: Lanes, history: impl Fn(usize) -> i32) -> Moves {
        let mut moves = Moves::new();
        let w = &self.weights().lead;
        let own = self.hand(0);
        for suit in 0..SUITS {
            let mine = suit_of(own, suit);
            if mine == 0 {
                continue;
            }
            let [left, partner, right] = [1, 2, 3].map(|n| suit_of(self.hand(n), suit));
            let is_trump = lane(suit) & self.trumps != 0;
            let ruffs = |ahead: usize, cards: u32| !is_trump && cards == 0 && self.hand(ahead) & self.trumps != 0;
            let (left_ruffs, partner_ruffs, right_ruffs) = (ruffs(1, left), ruffs(2, partner), ruffs(3, right));
            let theirs = left | right;
            let ours = mine | partner;
            let n = |cards: u32| count(cards) as i32;
            let mut base =
                w.left_length * n(left) + w.right_length * n(right) + w.own_length * n(mine) + w.partner_length * n(partner);
            if is_trump {
                base += w.trump;
            }
            if left_ruffs {
                base += w.left_ruffs;
            }
            if right_ruffs {
                base += w.right_ruffs;
            }
            if partner_ruffs {
                base += if right_ruffs { w.overruffed } else { w.partner_ruffs };
            }
            if n(mine) == 1 && !is_trump && own & self.trumps != 0 {
                base += w.singleton;
            }
            // Who holds the highest, and the second.
            let first = top(left | right | ours);
            let second = top((left | right | ours) ^ first);
            if first & left != 0 {
                base += w.left_top;
                if second & partner != 0 {
                    base += w.left_top_then_partner;
                } else if second & mine != 0 {
                    base += w.left_top_then_own;
                } else {
                    base += w.left_top_then_theirs;
                }
            } else if first & right != 0 {
                base += w.right_top;
                if second & partner != 0 {
                    base += w.right_top_then_partner;
                } else if second & mine != 0 {
                    base += w.right_top_then_own;
                } else {
                    base += w.right_top_then_theirs;
                }
            } else if first & partner != 0 {
                base += w.partner_top;
                if second & ours != 0 {
                    base += w.partner_top_then_ours;
                } else if second & left != 0 {
                    base += w.partner_top_then_left;
                }
            } else {
                base += w.own_top;
                if second & ours != 0 {
                    base += w.own_top_then_ours;
                } else if second & left != 0 {
                    base += w.own_top_then_left;
                }
            }
            let lowest = bottom(mine);
            moves.add(own, all & !own, suit, |card| {
                let mut weight = base + (w.history * history(16 * suit + card.trailing_zeros() as usize)) / 16;
                // How many cards of the others it is above.
                let under = n(suit_of(all & !own, suit) & (card - 1));
                if card > theirs {
                    weight += w.wins + w.wins_rank * under;
                } else if partner > theirs {
                    weight += w.partner_wins + w.partner_wins_rank * under;
                } else if card & lowest != 0 || card >> 1 < lowest {
                    weight += w.lowest;
                } else {
                    weight += w.other + w.other_rank * under;
                }
                weight
            });
        }
        moves
    }

    /// The cards of a hand that follows: `best` holds the trick for `ours` or them, `after` play after this one.
    pub(super) fn follows(&self, best: Lanes, ours: bool, led: usize, place: usize, all: Lanes) -> Moves {
        let mut moves = Moves::new();
        let f = &self.weights().follow;
        let own = self.hand(0);
        let others = all & !own | best;
        let can_win = lane(led) | self.trumps;
        let following = own & lane(led);
        // What those still to play could put on, of cards that win.
        let strongest = |seat_ahead: usize| -> Lanes {
            let hand = self.hand(seat_ahead);
            let following = hand & lane(led);
            let could = if following == 0 { hand & self.trumps } else { following };
            if could == 0 { 0 } else { 1 << (63 - could.leading_zeros()) }
        };
        // Place 1: opponent and partner come after; 2: one opponent; 3: nobody.
        let (threat, help) = match place {
            1 => (strongest(1), strongest(2)),
            2 => (strongest(1), 0),
            _ => (0, 0),
        };
        let held = ours && best > threat;
        let helped = help > best && help > threat;
        let weigh = |card: Lanes| {
            let low = (card.trailing_zeros() % 16) as i32;
            let wins = card & can_win != 0 && card > best;
            let sure = wins && card > threat;
            if held || helped {
                // The trick is ours anyway: the lowest card.
                if wins { f.over + f.over_rank * low } else { f.under + f.under_rank * low }
            } else if sure {
                f.sure + f.sure_rank * low
            } else if wins {
                // It will be beaten, but makes them spend a card.
                if place == 1 { f.second_hand + f.second_hand_rank * low } else { f.third_hand + f.third_hand_rank * low }
            } else {
                f.loses + f.loses_rank * low
            }
        };
        if following != 0 {
            moves.add(following, others, led, |card| weigh(u64::from(card) << (16 * led)));
        } else {
            for suit in 0..SUITS {
                let mine = suit_of(own, suit);
                if mine == 0 {
                    continue;
                }
                if lane(suit) & self.trumps != 0 {
                    moves.add(own, others, suit, |card| weigh(u64::from(card) << (16 * suit)) + f.ruff);
                } else {
                    let length = count(mine) as i32;
                    let theirs = suit_of(self.hand(1) | self.hand(3), suit);
                    let partner = suit_of(self.hand(2), suit);
                    let mut base = f.length * length;
                    // A bare second-best, a winner, a suit the partner wins.
                    if mine > theirs | partner {
                        base += if length == 1 { f.bare_winner } else { f.winning_suit };
                    } else if partner > theirs {
                        base += f.partners_suit;
                    } else if length == 2 && mine > (theirs ^ top(theirs)) | partner {
                        base += f.guarded;
                    }
                    if length == 1 && own & self.trumps != 0 {
                        base += f.last_of_suit;
                    }
                    moves.add(own, others, suit, |card| {
                        weigh(u64::from(card) << (16 * suit)) + base + if card > theirs { f.winner } else { 0 }
                    });
                }
            }
        }
        moves
    }
}
