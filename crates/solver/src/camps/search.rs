//! The search itself.

use super::deal::{Deal, Position};
use super::order::Around;
use super::sure::Start;
use crate::laid::{Trick, after};
use crate::search::lanes::{Lanes, Lengths, MOST, SUITS, TRUMPS, above_runs, count, lane, suit_of, top, which};
use crate::search::order::Plight;
use crate::search::table::{Bounds, Known, Owners, Query, Transpositions};
use cards::Card;

/// Between which bounds the tricks lie that the Hombre's camp takes from a position on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Between {
    least: u8,
    most: u8,
}

impl Bounds for Between {
    /// Are there at least so many?
    type Probe = u8;
    type Answer = bool;

    #[inline(always)]
    fn answer(self, need: u8) -> Option<bool> {
        if self.least >= need { Some(true) } else { (self.most < need).then_some(false) }
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
        [self.least, self.most]
    }

    #[inline(always)]
    fn unpack([least, most]: [u8; 2]) -> Between {
        Between { least, most }
    }
}

/// Solves deals between two camps, one after the other, with a table of bounded size.
#[derive(Debug)]
pub struct Solver {
    table: Transpositions<Between>,
    proved: [[u32; 64]; 4],
    last: [[Lanes; 4]; MOST + 1],
}

/// A deal being solved: what is found out about one position serves the next.
#[derive(Debug)]
pub struct Search<'a> {
    solver: &'a mut Solver,
    deal: &'a Deal,
    hands: [Lanes; 4],
    all: Lanes,
    lengths: Lengths,
    left: u8,
    before: (usize, usize),
    /// So many positions may still be looked at.
    budget: u64,
}

/// Does the Hombre's camp take so many, and on the rank of which cards does the answer rest?
type Answer = (bool, Lanes);

impl Solver {
    /// A solver whose table takes at most about so many bytes.
    pub fn with_memory(bytes: usize) -> Solver {
        Solver { table: Transpositions::new(bytes), proved: [[0; 64]; 4], last: [[0; 4]; MOST + 1] }
    }

    /// Begins with another deal, of which so many positions may be looked at.
    pub fn begin<'a>(&'a mut self, deal: &'a Deal, budget: u64) -> Search<'a> {
        self.table.clear();
        self.proved = [[0; 64]; 4];
        self.last = [[0; 4]; MOST + 1];
        Search { solver: self, deal, hands: [0; 4], all: 0, lengths: Lengths(0), left: 0, before: (SUITS, 0), budget }
    }
}

impl Search<'_> {
    /// The tricks of the Hombre's camp when all are played, if nobody errs; nothing if that takes too long. It is asked first for as
    /// many as are thought likely.
    pub fn tricks(&mut self, hand: &Position, likely: Option<u8>) -> Option<u8> {
        let (mut least, mut most) = (0, hand.left());
        let likely = likely.map_or_else(|| self.likely(hand), |tricks| tricks.saturating_sub(hand.taken));
        let mut need = likely.max(1);
        while least < most {
            need = need.clamp(least + 1, most);
            if self.takes(hand, need)? {
                least = need;
                need += 1;
            } else {
                most = need - 1;
                need = need.saturating_sub(1);
            }
        }
        Some(hand.taken + least)
    }

    /// The share of the tricks that the high cards of the camp promise: its trumps, the four highest of them, and the two highest cards
    /// of each side suit.
    pub(super) fn likely(&self, hand: &Position) -> u8 {
        let all = hand.hands.iter().fold(0, |all, hand| all | hand);
        let camp =
            (0..self.deal.laid.seats).filter(|&seat| self.deal.is_camp(seat)).fold(0, |camp, seat| camp | hand.hands[seat]);
        let (mut own, mut whole) = (0, 0);
        for suit in 0..SUITS {
            let worths: &[u32] = if suit == TRUMPS { &[16, 12, 8, 4] } else { &[8, 4] };
            if suit == TRUMPS {
                own += 7 * count(suit_of(camp, suit));
                whole += 7 * count(suit_of(all, suit));
            }
            let mut cards = suit_of(all, suit);
            for worth in worths {
                let card = top(cards);
                cards ^= card;
                whole += if card == 0 { 0 } else { *worth };
                own += if suit_of(camp, suit) & card != 0 { *worth } else { 0 };
            }
        }
        let left = u32::from(hand.left());
        // Rounded down: what a camp holds in two hands falls together.
        (left * own / whole.max(1)) as u8
    }

    /// How many positions may still be looked at.
    pub fn left_of_budget(&self) -> u64 {
        self.budget
    }

    /// A line of best play from here: of equal lines one.
    pub fn line(&mut self, hand: &Position, tricks: u8) -> Vec<(usize, Card)> {
        let (mut line, mut here) = (Vec::new(), *hand);
        while here.hands[here.to_play] != 0 {
            let deal = self.deal;
            let own = here.hands[here.to_play];
            let mut playable = here.trick.map_or(own, |trick| deal.laid.playable(own, trick.led));
            let best = loop {
                if playable == 0 {
                    return line;
                }
                let card = playable & playable.wrapping_neg();
                playable ^= card;
                if playable == 0 || self.keeps(&deal.after(&here, card), deal.is_camp(here.to_play), tricks) == Some(true) {
                    break card;
                }
            };
            line.extend(deal.laid.card(best).map(|card| (here.to_play, card)));
            here = deal.after(&here, best);
        }
        line
    }

    /// Does this position still come to so many tricks, the best that who has just played could have?
    fn keeps(&mut self, hand: &Position, camp: bool, tricks: u8) -> Option<bool> {
        let reaches = |search: &mut Self, tricks: u8| {
            let need = tricks.saturating_sub(hand.taken);
            if need == 0 || need > hand.left() { Some(need == 0) } else { search.takes(hand, need) }
        };
        if camp { reaches(self, tricks) } else { reaches(self, tricks + 1).map(|more| !more) }
    }

    /// Does the Hombre's camp take at least so many of the tricks to come?
    fn takes(&mut self, hand: &Position, need: u8) -> Option<bool> {
        self.hands = hand.hands;
        self.all = hand.hands.iter().fold(0, |all, hand| all | hand);
        self.lengths = Lengths::of(&hand.hands);
        self.left = hand.left();
        self.before = (SUITS, 0);
        // How many play is known to the compiler: three in four positions are those of four.
        let (answer, _) = match self.deal.laid.seats {
            2 => self.begin::<2>(hand, need),
            3 => self.begin::<3>(hand, need),
            _ => self.begin::<4>(hand, need),
        };
        (self.budget > 0).then_some(answer)
    }

    fn begin<const N: usize>(&mut self, hand: &Position, need: u8) -> Answer {
        match hand.trick {
            Some(trick) => self.follow::<N>(hand.to_play, trick, need),
            None => self.trick::<N>(hand.to_play, need),
        }
    }

    /// The question at the beginning of a trick.
    fn trick<const N: usize>(&mut self, leader: usize, need: u8) -> Answer {
        if need == 0 || need > self.left {
            return (need == 0, 0);
        }
        if self.left == 1 {
            return self.last_trick::<N>(leader);
        }
        self.budget = self.budget.saturating_sub(1);
        if self.budget == 0 {
            return (false, 0);
        }
        let matadores = self.deal.laid.matadores & self.all;
        let query = Query {
            key: self.lengths.key(leader) | u64::from(matadores.count_ones()) << 62,
            owners: Owners::of(std::array::from_fn(|suit| self.deal.laid.owners[suit][suit_of(self.all, suit) as usize])),
            all: self.all,
        };
        let hints = match self.solver.table.look(&query, need) {
            Known::Decided(answer, cards) => return (answer, cards),
            Known::Hints(hints) => hints,
        };
        let start = Start { deal: self.deal, hands: &self.hands, lengths: self.lengths, leader, left: self.left };
        if let Some((answer, cards)) = start.decided(need) {
            return (answer, above_runs(&self.hands, self.all, cards));
        }
        let first = self.deal.is_camp(leader);
        let left = usize::from(self.left);
        let around = Around::new(self.deal, &self.hands, leader);
        let wanted = if first { usize::from(need) } else { left - usize::from(need) + 1 };
        let plight = Plight {
            spare: left - wanted,
            wanted,
            before: (self.before.0, self.before.1 ^ usize::from(first)),
            hints,
            last: self.solver.last[left][leader],
            proved: &self.solver.proved[leader],
        };
        let mut moves = around.leads(self.all, &plight);
        let (mut answer, mut mattered, mut best) = (!first, 0, 0);
        while let Some(one) = moves.pick() {
            let lengths = self.take(leader, one.card, one.suit);
            let (result, cards) = self.follow::<N>(after::<N>(leader), Trick::led(one.card, one.lowest, leader), need);
            self.give_back(leader, one.card, lengths);
            if result == first {
                (answer, mattered, best) = (first, cards, one.card);
                self.solver.proved[leader][one.card.trailing_zeros() as usize] += u32::from(self.left);
                self.solver.last[left][leader] = one.card;
                break;
            }
            mattered |= cards;
            moves.failed(one, cards | matadores);
        }
        // What may be played depends on who holds the matadores.
        let mattered = above_runs(&self.hands, self.all, mattered | matadores);
        if self.budget > 0 {
            let known = if answer { Between { least: need, most: self.left } } else { Between { least: 0, most: need - 1 } };
            self.solver.table.store(&query, mattered, known, best);
        }
        (answer, mattered)
    }

    #[inline(always)]
    fn take(&mut self, seat: usize, card: Lanes, suit: usize) -> Lengths {
        let lengths = self.lengths;
        self.hands[seat] ^= card;
        self.all ^= card;
        self.lengths = lengths.without(seat, suit);
        lengths
    }

    #[inline(always)]
    fn give_back(&mut self, seat: usize, card: Lanes, lengths: Lengths) {
        self.hands[seat] ^= card;
        self.all ^= card;
        self.lengths = lengths;
    }

    /// The same question in the middle of a trick.
    fn follow<const N: usize>(&mut self, seat: usize, trick: Trick, need: u8) -> Answer {
        let first = self.deal.is_camp(seat);
        let mut moves = Around::new(self.deal, &self.hands, seat).follows::<N>(&trick, self.all);
        let matadores = self.deal.laid.matadores & self.all;
        let mut mattered = 0;
        while let Some(one) = moves.pick() {
            let next = trick.with(one.card, one.lowest, seat);
            let lengths = self.take(seat, one.card, one.suit);
            let done = next.len == N;
            let (result, cards) =
                if done { self.finish::<N>(next, need) } else { self.follow::<N>(after::<N>(seat), next, need) };
            self.give_back(seat, one.card, lengths);
            if result == first {
                return (first, cards);
            }
            mattered |= cards;
            moves.failed(one, cards | matadores);
        }
        (!first, mattered)
    }

    /// Ends a trick.
    fn finish<const N: usize>(&mut self, trick: Trick, need: u8) -> Answer {
        let first = self.deal.is_camp(trick.winner);
        let led_by = usize::from(self.deal.is_camp(trick.leader));
        let before = std::mem::replace(&mut self.before, (which(trick.led), led_by));
        self.left -= 1;
        let (answer, mut cards) = self.trick::<N>(trick.winner, need - u8::from(first));
        self.left += 1;
        self.before = before;
        // The rank of the winner mattered if it had to beat a card of its suit. The side that profits chose its card; for
        // the other any equal one must be thought of.
        if trick.cards & lane(which(trick.best)) != trick.best {
            cards |= if answer == first { trick.best } else { trick.lowest };
        }
        (answer, cards)
    }
    /// The last trick: everybody plays their card.
    fn last_trick<const N: usize>(&self, leader: usize) -> Answer {
        let can_win = lane(which(self.hands[leader])) | lane(TRUMPS);
        let mut winner = leader;
        for seat in 0..N {
            if self.hands[seat] & can_win != 0 && self.hands[seat] > self.hands[winner] {
                winner = seat;
            }
        }
        let best = self.hands[winner];
        (self.deal.is_camp(winner), if self.all & lane(which(best)) == best { 0 } else { best })
    }
}
