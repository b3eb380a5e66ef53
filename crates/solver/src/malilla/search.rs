//! The search itself.

use super::cards::{BLANKS, RANKS_IN_SUIT, points, values_key, worth};
use super::guess::guess;
use super::order::{Moves, Scene, over};
use super::sure::Start;
use super::weights::{HINTS, HISTORY};
use crate::search::lanes::{Lanes, SUITS, TRUMPS, above_runs, lane, suit_of, which};
use crate::search::table::{Bounds, Known, Owners, Query, Transpositions};

/// Sets of cards of a suit.
const SETS: usize = 1 << RANKS_IN_SUIT;
/// Tricks of a hand.
const TRICKS: usize = 12;

/// Solves positions of one deal after the other, with a table of bounded size.
#[derive(Debug)]
pub struct Solver {
    table: Transpositions<PointBounds>,
    owners: [Vec<u32>; SUITS],
    proved: [[u32; 64]; 4],
    last: [[Lanes; 4]; TRICKS + 1],
    nodes: u64,
}

/// Bounds of the points that the first side makes of those left.
#[derive(Clone, Copy, Debug)]
struct PointBounds {
    least: u8,
    most: u8,
}

impl Bounds for PointBounds {
    /// Does the first side make at least this number?
    type Probe = i16;
    /// The bound an answer proves: a lower one if the question was answered with yes, else an upper one.
    type Answer = i16;
    const BITS: u32 = 7;
    const SHARED: usize = 2;

    #[inline(always)]
    fn answer(self, need: i16) -> Option<i16> {
        let (least, most) = (i16::from(self.least), i16::from(self.most));
        if least >= need {
            Some(least)
        } else if most < need {
            Some(most)
        } else {
            None
        }
    }

    #[inline(always)]
    fn with(self, other: PointBounds) -> Option<PointBounds> {
        Some(PointBounds { least: self.least.max(other.least), most: self.most.min(other.most) })
    }

    #[inline(always)]
    fn cover(self, other: PointBounds) -> bool {
        self.least >= other.least && self.most <= other.most
    }

    #[inline(always)]
    fn pack(self) -> [u8; 2] {
        [self.least, self.most]
    }

    #[inline(always)]
    fn unpack([least, most]: [u8; 2]) -> PointBounds {
        PointBounds { least, most }
    }
}

/// A trick while it is played.
#[derive(Clone, Copy, Debug)]
struct Played {
    cards: Lanes,
    led: Lanes,
    best: Lanes,
    /// The lowest card that would have done as well as the best.
    lowest: Lanes,
    winner: usize,
    len: usize,
    points: i16,
}

impl Played {
    #[inline(always)]
    fn led(card: Lanes, lowest: Lanes, leader: usize) -> Played {
        Played { cards: card, led: lane(which(card)), best: card, lowest, winner: leader, len: 1, points: points(card) }
    }

    #[inline(always)]
    fn with(&self, card: Lanes, lowest: Lanes, seat: usize) -> Played {
        let mut next = *self;
        next.cards |= card;
        next.len += 1;
        next.points += points(card);
        if card & (self.led | lane(TRUMPS)) != 0 && card > self.best {
            (next.best, next.lowest, next.winner) = (card, lowest, seat);
        }
        next
    }

    /// The legal cards of this hand (R16).
    #[inline(always)]
    fn playable(&self, hand: Lanes, seat: usize) -> Lanes {
        let following = hand & self.led;
        let free = if following == 0 { hand } else { following };
        if (self.winner ^ seat) & 1 == 0 {
            return free;
        }
        let winning = if following != 0 {
            // Who follows a suit that was trumped has no card above the trump.
            following & over(self.best)
        } else if self.best & lane(TRUMPS) != 0 {
            hand & over(self.best)
        } else {
            hand & lane(TRUMPS)
        };
        if winning == 0 { free } else { winning }
    }

    /// Does it depend on the rank of the best card what this hand may play?
    #[inline(always)]
    fn binds(&self, hand: Lanes, seat: usize) -> bool {
        if (self.winner ^ seat) & 1 == 0 {
            return false;
        }
        hand & lane(which(self.best)) != 0 && (self.best & self.led != 0 || hand & self.led == 0)
    }
}

/// A position with all cards open: what everybody holds, and the trick on the table.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    hands: [Lanes; 4],
    to_play: usize,
    trick: Option<Played>,
}

impl Position {
    /// These hands, a lane a suit, the trumps in the last, and this seat to lead.
    pub fn new(hands: [Lanes; 4], leader: usize) -> Position {
        Position { hands, to_play: leader, trick: None }
    }

    /// The seat to play.
    pub fn to_play(&self) -> usize {
        self.to_play
    }

    /// The legal cards.
    pub fn playable(&self) -> Lanes {
        let hand = self.hands[self.to_play];
        self.trick.map_or(hand, |trick| trick.playable(hand, self.to_play))
    }

    /// Tricks to come, that on the table among them.
    pub fn tricks(&self) -> u32 {
        self.hands[self.to_play].count_ones()
    }

    /// The points to come, tricks included.
    pub fn left(&self) -> i16 {
        let table = self.trick.map_or(0, |trick| trick.points);
        worth(self.hands.iter().fold(0, |all, hand| all | hand)) + table + self.tricks() as i16
    }

    /// After a card; and what its trick counted for the first side, if it was the last to it.
    pub fn play(&self, card: Lanes) -> (Position, i16) {
        let (mut next, seat) = (*self, self.to_play);
        next.hands[seat] &= !card;
        let trick = match self.trick {
            None => Played::led(card, card, seat),
            Some(trick) => trick.with(card, card, seat),
        };
        if trick.len < 4 {
            (next.trick, next.to_play) = (Some(trick), (seat + 1) & 3);
            return (next, 0);
        }
        (next.trick, next.to_play) = (None, trick.winner);
        (next, if trick.winner & 1 == 0 { trick.points + 1 } else { 0 })
    }
}

/// A bound of the first side's points, lower if it reaches the number asked for, else upper, with the cards whose ranks prove it.
type Answer = (i16, Lanes);

/// By what something is certain before a trick is led.
#[derive(Clone, Copy)]
enum Sure {
    Cashed,
    Trumps,
}

struct Search<'a> {
    solver: &'a mut Solver,
    hands: [Lanes; 4],
    all: Lanes,
    /// Number of blank cards of each hand in each suit, three bits each, the trumps highest.
    lengths: u64,
    tricks: u32,
    left: i16,
    budget: u64,
    spent: bool,
}

impl Solver {
    /// A solver whose table takes at most about `bytes` bytes.
    pub fn with_memory(bytes: usize) -> Solver {
        Solver {
            table: Transpositions::new(bytes),
            owners: std::array::from_fn(|_| vec![0; SETS]),
            proved: [[0; 64]; 4],
            last: [[0; 4]; TRICKS + 1],
            nodes: 0,
        }
    }

    /// Positions at the beginning of a trick looked at since the solver was made.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Begins with another deal: whatever is asked from now on comes from these hands.
    pub fn begin(&mut self, hands: &[Lanes; 4]) {
        self.table.clear();
        self.proved = [[0; 64]; 4];
        self.last = [[0; 4]; TRICKS + 1];
        for (suit, owners) in self.owners.iter_mut().enumerate() {
            for rank in 0..RANKS_IN_SUIT {
                let card = 1u64 << (16 * suit + rank);
                let owner = hands.iter().position(|hand| hand & card != 0).unwrap_or(0) as u32;
                for set in 1 << rank..2 << rank {
                    owners[set] = owner << 30 | owners[set ^ (1 << rank)] >> 2;
                }
            }
        }
    }

    /// Points to come that the first side, seats 0 and 2, can force; the search begins at the likely number. `None` once the
    /// budget is spent; every position visited counts against it.
    pub fn points(&mut self, position: &Position, likely: Option<i16>, budget: &mut u64) -> Option<i16> {
        let (mut least, mut most) = (0, position.left());
        let mut search = Search::new(self, position, *budget);
        let mut step = 3;
        let mut need = likely.unwrap_or_else(|| guess(&position.hands, position.to_play, most));
        while least < most {
            need = need.clamp(least + 1, most);
            let (bound, _) = match position.trick {
                Some(trick) => search.follow(position.to_play, trick, need),
                None => search.trick(position.to_play, need),
            };
            if search.spent {
                return None;
            }

            if bound >= need {
                least = bound;
                need = if (most - least) / 2 > step { least + step } else { least + (most - least + 1) / 2 };
            } else {
                most = bound;
                need = if (most - least) / 2 > step { most + 1 - step } else { least + (most - least + 1) / 2 };
            }
            step *= 2;
        }
        *budget = search.budget;
        Some(least)
    }
}

impl<'a> Search<'a> {
    fn new(solver: &'a mut Solver, position: &Position, budget: u64) -> Search<'a> {
        let mut lengths = 0;
        for (seat, &hand) in position.hands.iter().enumerate() {
            for suit in 0..SUITS {
                lengths += u64::from((suit_of(hand & BLANKS, suit)).count_ones()) << length_at(seat, suit);
            }
        }
        Search {
            solver,
            hands: position.hands,
            all: position.hands.iter().fold(0, |all, hand| all | hand),
            lengths,
            tricks: position.tricks(),
            left: position.left(),
            budget,
            spent: false,
        }
    }

    /// The key of an entry: the leader, the cards that count, and the number of blank ones of each hand in each suit; those of
    /// the trumps follow from the number of tricks.
    #[inline(always)]
    fn key(&self, leader: usize) -> u64 {
        (self.lengths & ((1 << 36) - 1)) << 26 | u64::from(self.tricks) << 22 | values_key(self.all) << 2 | leader as u64
    }

    /// Solves a trick led by this seat: does the first side make at least `need` points?
    fn trick(&mut self, leader: usize, need: i16) -> Answer {
        if need <= 0 {
            return (0, 0);
        }
        if need > self.left {
            return (self.left, 0);
        }
        if self.tricks == 1 {
            return self.last_trick(leader);
        }
        if self.budget == 0 {
            self.spent = true;
            return (0, 0);
        }
        self.budget -= 1;
        self.solver.nodes += 1;
        let first = leader & 1 == 0;
        let query = Query {
            key: self.key(leader),
            owners: Owners::of(std::array::from_fn(|suit| self.solver.owners[suit][suit_of(self.all, suit) as usize])),
            all: self.all,
        };
        let hints = match self.solver.table.look(&query, need) {
            Known::Decided(bound, cards) => return (bound, cards),
            Known::Hints(hints) => hints,
        };
        let start = Start { hands: &self.hands, leader, tricks: self.tricks, left: self.left };
        for (side, by) in [(leader & 1, Sure::Cashed), (0, Sure::Trumps), (1, Sure::Trumps)] {
            let (certain, ranks) = match by {
                Sure::Cashed => start.cashed(),
                Sure::Trumps => start.by_trumps(side),
            };
            let bound = if side == 0 { certain } else { self.left - certain };
            if (bound >= need) == (side == 0) {
                return (bound, above_runs(&self.hands, self.all, ranks));
            }
        }
        let others = self.all & !self.hands[leader];
        let scene = Scene { hands: &self.hands, seat: leader };
        let (proved, last) = (&self.solver.proved[leader], self.solver.last[self.tricks as usize][leader]);
        let mut moves = Moves::of(
            self.hands[leader],
            others,
            |card| scene.fate(card, true, lane(which(card)), 1),
            |card| {
                let place = card.trailing_zeros() as usize;
                let mut weight = scene.leading(card, others) + HISTORY * (32 - proved[place].leading_zeros()) as i16;
                for (n, hint) in [hints[0], hints[1], last].into_iter().enumerate() {
                    if card == hint {
                        weight += HINTS[n];
                    }
                }
                weight
            },
        );
        let (mut bound, mut mattered, mut best) = (if first { 0 } else { self.left }, 0, 0);
        while let Some(one) = moves.pick() {
            let lengths = self.take(leader, one.card);
            let (result, cards) = self.follow((leader + 1) & 3, Played::led(one.card, one.lowest, leader), need);
            self.give_back(leader, one.card, lengths);
            if self.spent {
                return (0, 0);
            }
            if (result >= need) == first {
                (bound, mattered, best) = (result, cards, one.card);
                self.solver.proved[leader][one.card.trailing_zeros() as usize] += self.tricks;
                self.solver.last[self.tricks as usize][leader] = one.card;
                break;
            }
            let lacked = if first { need - 1 - result } else { result - need };
            let more = moves.failed(one, cards, lacked);
            mattered |= cards | one.spared;
            bound = if first { bound.max(result + more) } else { bound.min(result - more) };
        }
        let mattered = above_runs(&self.hands, self.all, mattered);
        let between = if bound >= need {
            PointBounds { least: bound as u8, most: self.left as u8 }
        } else {
            PointBounds { least: 0, most: bound as u8 }
        };
        self.solver.table.store(&query, mattered, between, best);
        (bound, mattered)
    }

    #[inline(always)]
    fn take(&mut self, seat: usize, card: Lanes) -> u64 {
        let lengths = self.lengths;
        self.hands[seat] ^= card;
        self.all ^= card;
        self.lengths = lengths - if card & BLANKS != 0 { 1 << length_at(seat, which(card)) } else { 0 };
        lengths
    }

    #[inline(always)]
    fn give_back(&mut self, seat: usize, card: Lanes, lengths: u64) {
        self.hands[seat] ^= card;
        self.all ^= card;
        self.lengths = lengths;
    }

    /// The same question in the middle of a trick.
    fn follow(&mut self, seat: usize, trick: Played, need: i16) -> Answer {
        let first = seat & 1 == 0;
        let hand = self.hands[seat];
        let playable = trick.playable(hand, seat);
        let binds = trick.binds(hand, seat);
        if playable & (playable - 1) == 0 {
            let next = trick.with(playable, playable, seat);
            let lengths = self.take(seat, playable);
            let (result, mut cards) =
                if next.len == 4 { self.finish(next, need) } else { self.follow((seat + 1) & 3, next, need) };
            self.give_back(seat, playable, lengths);
            if binds {
                cards |= if (result >= need) == (trick.winner & 1 == 0) { trick.best } else { trick.lowest };
            }
            return (result, cards);
        }
        let others = self.all & !hand | trick.best;
        let scene = Scene { hands: &self.hands, seat };
        let ours = (trick.winner ^ seat) & 1 == 0;
        let fate = |card: Lanes| {
            let next = trick.with(card, card, seat);
            scene.fate(next.best, (next.winner ^ seat) & 1 == 0, trick.led, next.len)
        };
        let mut moves = Moves::of(playable, others, fate, |card| scene.answering(card, trick.best, ours, trick.led, trick.len));
        let (mut bound, mut mattered) = (if first { 0 } else { self.left }, 0);
        while let Some(one) = moves.pick() {
            let next = trick.with(one.card, one.lowest, seat);
            let lengths = self.take(seat, one.card);
            let (result, mut cards) =
                if next.len == 4 { self.finish(next, need) } else { self.follow((seat + 1) & 3, next, need) };
            self.give_back(seat, one.card, lengths);
            if self.spent {
                return (0, 0);
            }
            // What had to be beaten said what could be played.
            if binds {
                cards |= if (result >= need) == (trick.winner & 1 == 0) { trick.best } else { trick.lowest };
            }
            if (result >= need) == first {
                return (result, cards);
            }
            let lacked = if first { need - 1 - result } else { result - need };
            let more = moves.failed(one, cards, lacked);
            mattered |= cards | one.spared;
            bound = if first { bound.max(result + more) } else { bound.min(result - more) };
        }
        (bound, mattered)
    }

    /// Ends a trick.
    #[inline]
    fn finish(&mut self, trick: Played, need: i16) -> Answer {
        let first = trick.winner & 1 == 0;
        let made = trick.points + 1;
        let ours = if first { made } else { 0 };
        self.tricks -= 1;
        self.left -= made;
        let (bound, mut cards) = self.trick(trick.winner, need - ours);
        self.left += made;
        self.tricks += 1;
        let bound = bound + ours;
        // The rank of the winner mattered if it had to beat a card of its suit. The side that profits chose its card; for
        // the other any equal one must be thought of.
        if trick.cards & lane(which(trick.best)) != trick.best {
            cards |= if (bound >= need) == first { trick.best } else { trick.lowest };
        }
        (bound, cards)
    }

    /// The last trick: everybody plays their card.
    fn last_trick(&self, leader: usize) -> Answer {
        let can_win = lane(which(self.hands[leader])) | lane(TRUMPS);
        let mut winner = leader;
        for seat in 0..4 {
            if self.hands[seat] & can_win != 0 && self.hands[seat] > self.hands[winner] {
                winner = seat;
            }
        }
        let best = self.hands[winner];
        let cards = if self.all & lane(which(best)) == best { 0 } else { best };
        (if winner & 1 == 0 { self.left } else { 0 }, cards)
    }
}

/// Bit offset of the length of a suit in a hand.
const fn length_at(seat: usize, suit: usize) -> usize {
    12 * suit + 3 * seat
}
