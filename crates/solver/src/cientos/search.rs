//! The search itself.

use super::guess::{Attainable, firm, guess};
use super::order::{Move, Moves, answering, leading};
use super::position::{HIGH, Position, TRICKS, bazas};
use crate::search::lanes::{Lanes, SUITS, above, above_runs, bottom, lane, suit_of, which};
use crate::search::table::{Bounds, Known, Owners, Query, Transpositions};

/// Sets of cards of a suit.
const SETS: usize = 1 << 8;
/// How many high and how many low cards a set of a suit has.
static KINDS: [u8; SETS] = {
    let mut kinds = [0; SETS];
    let mut set = 0;
    while set < SETS {
        kinds[set] = ((set >> 3).count_ones() << 2 | (set & 7).count_ones()) as u8;
        set += 1;
    }
    kinds
};
/// No lead is greater.
pub(super) const MOST: i16 = 60;
/// How soon a lead is tried that the table remembers: of these owners, of these lengths.
const HINTS: [i16; 2] = [1000, 300];
/// And one that has proved good so often, as a power of two.
const HISTORY: i16 = 6;

/// Solves positions of one deal after the other, with a table of bounded size.
#[derive(Debug)]
pub struct Solver {
    table: Transpositions<Between>,
    owners: [[u32; SETS]; SUITS],
    /// How often each lead of each hand has proved good.
    proved: [[u32; 64]; 2],
    nodes: u64,
}

/// The first hand will be ahead by at least so much in what is still to be counted, and by at most so much.
#[derive(Clone, Copy, Debug)]
struct Between {
    least: i16,
    most: i16,
}

impl Bounds for Between {
    /// Will it be ahead by at least so much?
    type Probe = i16;
    /// By at least so much if that is what was asked for, else by at most so much.
    type Answer = i16;
    const BITS: u32 = 7;
    const SHARED: usize = 2;

    #[inline(always)]
    fn answer(self, need: i16) -> Option<i16> {
        if self.least >= need {
            Some(self.least)
        } else if self.most < need {
            Some(self.most)
        } else {
            None
        }
    }

    #[inline(always)]
    fn with(self, other: Between) -> Option<Between> {
        Some(Between { least: self.least.max(other.least), most: self.most.min(other.most) })
    }

    #[inline(always)]
    fn cover(self, other: Between) -> bool {
        self.least >= other.least && self.most <= other.most
    }

    #[inline(always)]
    fn pack(self) -> [u8; 2] {
        [self.least, self.most].map(|by| (by + MOST) as u8)
    }

    #[inline(always)]
    fn unpack(packed: [u8; 2]) -> Between {
        let [least, most] = packed.map(|by| i16::from(by) - MOST);
        Between { least, most }
    }
}

/// At least so far ahead if so far was asked for, else at most so far; and the cards whose rank it rests on.
type Answer = (i16, Lanes);

/// A card led, the lowest that would do as well, and its suit.
#[derive(Clone, Copy)]
struct Led {
    card: Lanes,
    lowest: Lanes,
    suit: Lanes,
}

impl Led {
    #[inline(always)]
    const fn taken_by(self, card: Lanes) -> bool {
        card & self.suit != 0 && card > self.card
    }
}

struct Search<'a> {
    solver: &'a mut Solver,
    hands: [Lanes; 2],
    tricks: u8,
    left: u8,
    budget: u64,
    spent: bool,
}

impl Solver {
    /// A solver whose table takes at most about so many bytes.
    pub fn with_memory(bytes: usize) -> Solver {
        Solver { table: Transpositions::new(bytes), owners: [[0; SETS]; SUITS], proved: [[0; 64]; 2], nodes: 0 }
    }

    /// Positions at the beginning of a trick looked at since the solver was made.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Begins with another deal: whatever is asked from now on comes from these hands.
    pub fn begin(&mut self, hands: &[Lanes; 2]) {
        self.table.clear();
        self.proved = [[0; 64]; 2];
        for (suit, owners) in self.owners.iter_mut().enumerate() {
            let theirs = suit_of(hands[1], suit);
            for set in 1..SETS {
                let highest = set.ilog2() as usize;
                owners[set] = (theirs >> highest & 1) << 30 | owners[set ^ (1 << highest)] >> 2;
            }
        }
    }

    /// By how much the first hand will be ahead in what is still to be counted; asked first for as much as is thought likely. Nothing once
    /// the budget is spent, from which every position is taken.
    pub fn ahead(&mut self, position: &Position, likely: Option<i16>, budget: &mut u64) -> Option<i16> {
        if position.is_over() {
            return Some(0);
        }
        let left = position.hands[position.turn].count_ones() as u8;
        let attainable = Attainable::of(position, left);
        let (mut least, mut most) = (attainable.from(-MOST), attainable.up_to(MOST));
        let mut search =
            Search { solver: self, hands: position.hands, tricks: position.tricks, left, budget: *budget, spent: false };
        let (mut need, mut step) = (likely.unwrap_or_else(|| guess(position, left)), 1);
        while least < most {
            need = need.clamp(least + 1, most);
            let (bound, _) = match position.led {
                0 => search.trick(position.turn, need),
                led => search.answer(position.turn, led, led, need),
            };
            if search.spent {
                return None;
            }
            if bound >= need {
                least = attainable.from(bound);
                need = if (most - least) / 2 > step { least + step } else { least + (most - least + 1) / 2 };
            } else {
                most = attainable.up_to(bound);
                need = if (most - least) / 2 > step { most + 1 - step } else { least + (most - least + 1) / 2 };
            }
            step *= 2;
        }
        *budget = search.budget;
        Some(least)
    }
}

impl Search<'_> {
    #[inline(always)]
    fn all(&self) -> Lanes {
        self.hands[0] | self.hands[1]
    }

    #[inline(always)]
    fn four(&self) -> [Lanes; 4] {
        [self.hands[0], self.hands[1], 0, 0]
    }

    /// What must be the same for an entry to speak of a position: who leads, how many tricks were taken, and how many high and how many low
    /// cards everybody has of each suit.
    #[inline(always)]
    fn key(&self, leader: usize) -> u64 {
        // Where bazas are decided it does not matter by how many tricks.
        let tricks = match bazas(self.tricks) {
            known if known != bazas(self.tricks + self.left) => self.tricks,
            10 => 13,
            _ => 14,
        };
        let mut key = u64::from(tricks) << 1 | leader as u64;
        for hand in self.hands {
            for suit in 0..SUITS {
                key = key << 5 | u64::from(KINDS[(hand >> (16 * suit)) as usize & (SETS - 1)]);
            }
        }
        key
    }

    /// Can the leader, whose cards are all firm, keep a high one for the last trick: one that need not draw those of the other first?
    fn keeps_high(&self, leader: usize) -> bool {
        (0..SUITS).any(|suit| {
            let (mine, others) = (suit_of(self.hands[leader], suit), suit_of(self.hands[1 - leader], suit));
            let free = if above(mine, others) == mine { mine } else { bottom(mine) };
            free & suit_of(HIGH, suit) != 0
        })
    }

    /// By how much will the first hand be ahead if this one leads: at least by `need`?
    fn trick(&mut self, leader: usize, need: i16) -> Answer {
        let left = i16::from(self.left);
        let first = leader == 0;
        let sign = if first { 1 } else { -1 };
        // What is certain of the leader's side: firm tricks, then a lead that is lost comes to nothing, every trick after it costs one
        // at most, and the last one more.
        let mine = if first { self.tricks } else { TRICKS - self.left - self.tricks };
        let most = left + 1 + bazas(mine + self.left);
        if (sign * most < need) == first {
            return (sign * most, 0);
        }
        let (firm, ranks) = firm(self.hands[leader], self.hands[1 - leader]);
        let least = if firm == self.left {
            left + i16::from(self.keeps_high(leader)) + bazas(mine + firm)
        } else {
            2 * i16::from(firm) - left + bazas(mine + firm)
        };
        if (sign * least >= need) == first {
            return (sign * least, above_runs(&self.four(), self.all(), ranks));
        }
        if self.left == 1 {
            return self.last(leader);
        }
        if self.budget == 0 {
            self.spent = true;
            return (0, 0);
        }
        self.budget -= 1;
        self.solver.nodes += 1;
        let all = self.all();
        let query = Query {
            key: self.key(leader),
            owners: Owners::of(std::array::from_fn(|suit| self.solver.owners[suit][suit_of(all, suit) as usize])),
            all,
        };
        let hints = match self.solver.table.look(&query, need) {
            Known::Decided(bound, cards) => return (bound, cards),
            Known::Hints(hints) => hints,
        };
        let (own, other) = (self.hands[leader], self.hands[1 - leader]);
        let proved = &self.solver.proved[leader];
        let mut moves = Moves::of(own, other, |card| {
            let hint = hints.iter().position(|&hint| hint == card).map_or(0, |at| HINTS[at]);
            let times = proved[card.trailing_zeros() as usize];
            leading(card, own, other) + hint + HISTORY * (32 - times.leading_zeros()) as i16
        });
        let (mut bound, mut mattered, mut best) = (-sign * MOST, 0, 0);
        while let Some(one) = moves.pick() {
            self.hands[leader] ^= one.card;
            let (result, cards) = self.answer(1 - leader, one.card, one.lowest, need - sign);
            self.hands[leader] ^= one.card;
            if self.spent {
                return (0, 0);
            }
            let result = result + sign;
            if (result >= need) == first {
                (bound, mattered, best) = (result, cards, one.card);
                self.solver.proved[leader][one.card.trailing_zeros() as usize] += u32::from(self.left);
                break;
            }
            let lacked = if first { need - 1 - result } else { result - need };
            let more = moves.failed(one, cards, lacked);
            mattered |= cards;
            bound = if first { bound.max(result + more) } else { bound.min(result - more) };
        }
        let mattered = above_runs(&self.four(), all, mattered);
        let between = if bound >= need { Between { least: bound, most: MOST } } else { Between { least: -MOST, most: bound } };
        self.solver.table.store(&query, mattered, between, best);
        (bound, mattered)
    }

    /// The same when a card is led, `lowest` being the lowest that would do as well.
    fn answer(&mut self, seat: usize, led: Lanes, lowest: Lanes, need: i16) -> Answer {
        let first = seat == 0;
        let hand = self.hands[seat];
        let suit = lane(which(led));
        let playable = if hand & suit == 0 { hand } else { hand & suit };
        let lead = Led { card: led, lowest, suit };
        if playable & (playable - 1) == 0 {
            let (result, cards) = self.finish(seat, Move { card: playable, lowest: playable }, lead, need);
            return (result, cards);
        }
        let other = self.hands[1 - seat] | led;
        let mut moves = Moves::of(playable, other, |card| answering(card, led, hand));
        let (mut bound, mut mattered) = (if first { -MOST } else { MOST }, 0);
        while let Some(one) = moves.pick() {
            let (result, cards) = self.finish(seat, one, lead, need);
            if self.spent {
                return (0, 0);
            }
            if (result >= need) == first {
                return (result, cards);
            }
            let lacked = if first { need - 1 - result } else { result - need };
            let more = moves.failed(one, cards, lacked);
            mattered |= cards;
            bound = if first { bound.max(result + more) } else { bound.min(result - more) };
        }
        (bound, mattered)
    }

    /// Ends a trick with this card.
    #[inline(always)]
    fn finish(&mut self, seat: usize, one: Move, led: Led, need: i16) -> Answer {
        let takes = led.taken_by(one.card);
        let (taker, with, least) = if takes { (seat, one.card, one.lowest) } else { (1 - seat, led.card, led.lowest) };
        let made = i16::from(takes) * (1 - 2 * seat as i16);
        self.hands[seat] ^= one.card;
        self.left -= 1;
        self.tricks += 1 - taker as u8;
        let (result, cards) = if self.left == 0 {
            let full = if with & HIGH == 0 { 0 } else { 1 - 2 * taker as i16 };
            (full + bazas(self.tricks), 0)
        } else {
            self.trick(taker, need - made)
        };
        self.tricks -= 1 - taker as u8;
        self.left += 1;
        self.hands[seat] ^= one.card;
        let result = result + made;
        // The rank of the winner mattered if it beat a card of its suit. The side that profits chose its card; for the other any
        // equal one must be thought of.
        let won = match (one.card & led.suit, (result >= need) == (taker == 0)) {
            (0, _) => 0,
            (_, true) => with,
            (_, false) => least,
        };
        (result, cards | won)
    }

    /// The last trick: both play their card.
    fn last(&self, leader: usize) -> Answer {
        let (led, answered) = (self.hands[leader], self.hands[1 - leader]);
        let follows = answered & lane(which(led)) != 0;
        let (taker, with) = if follows && answered > led { (1 - leader, answered) } else { (leader, led) };
        let sign = |seat: usize| 1 - 2 * seat as i16;
        let made = if taker == leader { sign(leader) } else { 0 };
        let full = if with & HIGH == 0 { 0 } else { sign(taker) };
        (made + full + bazas(self.tricks + 1 - taker as u8), if follows { with } else { 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Luck;

    /// The value found by trying everything.
    fn minimax(at: &Position) -> i16 {
        if at.is_over() {
            return 0;
        }
        let playable = at.playable();
        let values = (0..64).filter(|card| playable >> card & 1 == 1).map(|card| {
            let (next, ahead) = at.play(1 << card);
            ahead + minimax(&next)
        });
        if at.turn() == 0 { values.max() } else { values.min() }.expect("a card")
    }

    fn hands(luck: &mut Luck, many: usize) -> [Lanes; 2] {
        let mut pack: Vec<Lanes> = (0..32).map(|card| 1 << (card / 8 * 16 + card % 8)).collect();
        [(); 2].map(|()| (0..many).map(|_| pack.swap_remove(luck.below(pack.len()))).sum())
    }

    #[test]
    fn endings_agree_with_minimax() {
        let (mut luck, mut solver) = (Luck::new(17), Solver::with_memory(1 << 22));
        for number in 0..10_000 {
            let many = if number % 10 == 0 { 5 } else { 2 + number % 3 };
            let dealt = hands(&mut luck, many);
            let mut at = Position::new(dealt, luck.below(2), luck.below(13 - many) as u8);
            solver.begin(&dealt);
            // Also when a card is led.
            if number % 2 == 1 {
                at = at.play(at.playable() & at.playable().wrapping_neg()).0;
            }
            assert_eq!(solver.ahead(&at, None, &mut { u64::MAX }), Some(minimax(&at)), "{at:?}");
        }
    }

    #[test]
    fn whole_hands_take_few_positions() {
        let (mut luck, mut solver) = (Luck::new(5), Solver::with_memory(1 << 24));
        let deals = 200;
        for _ in 0..deals {
            let dealt = hands(&mut luck, TRICKS.into());
            solver.begin(&dealt);
            let value = solver.ahead(&Position::new(dealt, 0, 0), None, &mut { u64::MAX });
            assert!(value.is_some_and(|value| value.abs() <= 53), "{value:?}");
        }
        let mean = solver.nodes() / deals;
        assert!(mean < 5_000, "{mean} positions for a whole hand");
    }
}
