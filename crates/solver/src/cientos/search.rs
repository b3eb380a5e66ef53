//! The search itself.
//!
//! Tricks taken on the other's lead alternate, so a player with `t` of `n` tricks is ahead by `2t - n`, one less if the other led
//! first, and one more if the last trick falls well: to them with a card from the ten up, or to the other with one below (R34,
//! R35). Bazas grow with the tricks. So a trick more is always better than a last trick that falls well, and the value is found
//! in two steps: first the tricks, by a search that knows nothing of points, then whether as many can be had and the last one
//! fall well.

use super::certain::{Certainly, Start};
use super::guess::guess;
use super::order::{Move, Moves};
use super::position::{BOUNDS, Position, bazas, spread};
use super::weights::{self, Weights};
use crate::search::lanes::{Lanes, Lengths, SUITS, above_runs, lane, suit_of, which};
use crate::search::table::{Bounds, Known, Owners, Query, Transpositions};

/// Sets of cards of a suit, the bound among them.
const SETS: usize = 1 << 9;
/// The key of a question for the last trick has this bit.
const LAST: u64 = 1 << 63;

/// Solves positions of one deal after the other, with a table of bounded size.
#[derive(Debug)]
pub struct Solver {
    table: Transpositions<TrickBounds>,
    owners: [[u32; SETS]; SUITS],
    /// Number of times each lead of each hand has proved good.
    proved: [[u32; 64]; 2],
    nodes: u64,
}

/// Bounds of the tricks the first hand takes of those to come; where the last trick is asked for, both are
/// twice the tricks, and one more if it falls well.
#[derive(Clone, Copy, Debug)]
struct TrickBounds {
    least: u8,
    most: u8,
}

impl Bounds for TrickBounds {
    /// Will it be at least so much?
    type Probe = i8;
    /// At least so much if that is what was asked for, else at most so much.
    type Answer = i8;

    #[inline(always)]
    fn answer(self, need: i8) -> Option<i8> {
        let (least, most) = (self.least as i8, self.most as i8);
        if least >= need {
            Some(least)
        } else if most < need {
            Some(most)
        } else {
            None
        }
    }

    #[inline(always)]
    fn with(self, other: TrickBounds) -> Option<TrickBounds> {
        Some(TrickBounds { least: self.least.max(other.least), most: self.most.min(other.most) })
    }

    #[inline(always)]
    fn cover(self, other: TrickBounds) -> bool {
        self.least >= other.least && self.most <= other.most
    }

    #[inline(always)]
    fn pack(self) -> [u8; 2] {
        [self.least, self.most]
    }

    #[inline(always)]
    fn unpack([least, most]: [u8; 2]) -> TrickBounds {
        TrickBounds { least, most }
    }
}

/// At least so much if so much was asked for, else at most so much; and the cards whose rank it rests on.
type Answer = (i8, Lanes);

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

/// Quantity a search asks for.
trait Measure {
    /// Value of a trick.
    const TRICK: i8;
    /// The bounds between high and low cards, one a suit, if it matters on which side of them a card is.
    const BOUNDS: Lanes;
    /// In which order cards are tried.
    const WEIGHTS: &'static Weights;
}

/// Tricks.
enum Tricks {}

/// Tricks, and with as many whether the last falls well.
enum Ending {}

impl Measure for Tricks {
    const TRICK: i8 = 1;
    const BOUNDS: Lanes = 0;
    const WEIGHTS: &'static Weights = &weights::TRICKS;
}

impl Measure for Ending {
    const TRICK: i8 = 2;
    const BOUNDS: Lanes = BOUNDS;
    const WEIGHTS: &'static Weights = &weights::ENDING;
}

struct Search<'a> {
    solver: &'a mut Solver,
    hands: [Lanes; 2],
    lengths: Lengths,
    left: u8,
    budget: u64,
    spent: bool,
}

impl Solver {
    /// A solver whose table takes at most about `bytes` bytes.
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
        let theirs = spread(hands[1]);
        let all = spread(hands[0]) | theirs | BOUNDS;
        for (suit, owners) in self.owners.iter_mut().enumerate() {
            let (all, theirs, bound) = (suit_of(all, suit), suit_of(theirs, suit), suit_of(BOUNDS, suit));
            // Every set of what is in play, the smaller numbers first.
            let mut set = all & all.wrapping_neg();
            while set != 0 {
                let highest = set.ilog2();
                let owner = theirs >> highest & 1 | (bound >> highest & 1) << 1;
                owners[set as usize] = owner << 30 | owners[(set ^ 1 << highest) as usize] >> 2;
                set = set.wrapping_sub(all) & all;
            }
        }
    }

    /// By how much the first hand will be ahead in what is still to be counted; asked first for as much as is thought likely.
    /// Nothing once the budget is spent, from which every position is taken.
    pub fn ahead(&mut self, position: &Position, likely: Option<i16>, budget: &mut u64) -> Option<i16> {
        if position.is_over() {
            return Some(0);
        }
        let left = position.hands[position.turn].count_ones() as u8;
        let leader = if position.led == 0 { position.turn } else { 1 - position.turn };
        let points = |tricks: i8, well: i8| {
            let led = if position.led == 0 { 0 } else { 1 - 2 * leader as i16 };
            let ahead = i16::from(2 * tricks + well) - i16::from(left) - leader as i16 - led;
            ahead + bazas(position.tricks + tricks as u8)
        };
        let (mut least, mut most) = (0, left as i8);
        let hands = position.hands.map(spread);
        let lengths = Lengths::of(&[hands[0], hands[1], 0, 0]);
        let mut search = Search { solver: self, hands, lengths, left, budget: *budget, spent: false };
        let mut need = match likely {
            Some(ahead) => (1..=most).find(|&tricks| points(tricks, 1) >= ahead).unwrap_or(most),
            None => guess(position, left),
        };
        while least < most {
            need = need.clamp(least + 1, most);
            let bound = search.asked::<Tricks>(position, need);
            if search.spent {
                return None;
            }
            if bound >= need {
                least = bound;
                need = least + 1;
            } else {
                most = bound;
                need = most;
            }
        }
        let well = search.asked::<Ending>(position, 2 * least + 1) - 2 * least;
        if search.spent {
            return None;
        }
        *budget = search.budget;
        Some(points(least, well.clamp(0, 1)))
    }
}

impl Search<'_> {
    /// The cards in play, with the bounds if they matter.
    #[inline(always)]
    fn all<A: Measure>(&self) -> Lanes {
        self.hands[0] | self.hands[1] | A::BOUNDS
    }

    /// Of the cards that mattered what the table must know.
    #[inline(always)]
    fn certain<A: Measure>(&self, mattered: Lanes) -> Lanes {
        above_runs(&[self.hands[0], self.hands[1], A::BOUNDS, 0], self.all::<A>(), mattered)
    }

    fn asked<A: Measure>(&mut self, position: &Position, need: i8) -> i8 {
        match position.led {
            0 => self.trick::<A>(position.turn, need).0,
            led => self.answer::<A>(position.turn, spread(led), spread(led), need).0,
        }
    }

    /// The key of an entry: the quantity asked for, the leader, and the length of each suit in each hand.
    #[inline(always)]
    const fn key<A: Measure>(&self, leader: usize) -> u64 {
        self.lengths.key(leader) | if A::BOUNDS == 0 { 0 } else { LAST }
    }

    /// A card leaves a hand. Gives the lengths before.
    #[inline(always)]
    fn take(&mut self, seat: usize, card: Lanes) -> Lengths {
        let lengths = self.lengths;
        self.hands[seat] ^= card;
        self.lengths = lengths.without(seat, which(card));
        lengths
    }

    #[inline(always)]
    fn give_back(&mut self, seat: usize, card: Lanes, lengths: Lengths) {
        self.hands[seat] ^= card;
        self.lengths = lengths;
    }

    /// Does the first hand come to at least `need` if this one leads?
    fn trick<A: Measure>(&mut self, leader: usize, need: i8) -> Answer {
        let first = leader == 0;
        let left = self.left as i8;
        let most = A::TRICK * left + A::TRICK - 1;
        if need <= 0 || need > most {
            return (if need <= 0 { 0 } else { most }, 0);
        }
        let start =
            Start { own: self.hands[leader], other: self.hands[1 - leader], lengths: self.lengths, leader, left: self.left };
        let Certainly { firm: (firm, ranks), kept: (kept, others) } = start.certain();
        let bound = if first { A::TRICK * firm } else { most - A::TRICK * firm };
        if (bound >= need) == first {
            return (bound, self.certain::<A>(ranks));
        }
        if A::BOUNDS != 0
            && firm == left
            && let Some(high) = start.keeps_high()
        {
            return (if first { most } else { 0 }, self.certain::<A>(ranks | high));
        }
        let bound = if first { most - A::TRICK * kept } else { A::TRICK * kept };
        if (bound >= need) != first {
            return (bound, self.certain::<A>(others));
        }
        if left == 1 {
            return self.last::<A>(leader);
        }
        if self.budget == 0 {
            self.spent = true;
            return (0, 0);
        }
        self.budget -= 1;
        self.solver.nodes += 1;
        let all = self.all::<A>();
        let query = Query {
            key: self.key::<A>(leader),
            owners: Owners::of(std::array::from_fn(|suit| self.solver.owners[suit][suit_of(all, suit) as usize])),
            all,
        };
        let hints = match self.solver.table.look(&query, need) {
            Known::Decided(bound, cards) => return (bound, cards),
            Known::Hints(hints) => hints,
        };
        let (own, other) = (self.hands[leader], self.hands[1 - leader]);
        let (proved, weights) = (&self.solver.proved[leader], &A::WEIGHTS.leads);
        let mut moves = Moves::of(own, other | A::BOUNDS, |card| {
            let hint = hints.iter().position(|&hint| hint == card).map_or(0, |at| weights.hints[at]);
            let times = 32 - proved[card.trailing_zeros() as usize].leading_zeros();
            weights.weigh(card, own, other) + hint + weights.times * times as i16
        });
        let (mut bound, mut mattered, mut best) = (if first { 0 } else { most }, 0, 0);
        while let Some(one) = moves.pick() {
            let lengths = self.take(leader, one.card);
            let (result, cards) = self.answer::<A>(1 - leader, one.card, one.lowest, need);
            self.give_back(leader, one.card, lengths);
            if self.spent {
                return (0, 0);
            }
            if (result >= need) == first {
                (bound, mattered, best) = (result, cards, one.card);
                self.solver.proved[leader][one.card.trailing_zeros() as usize] += u32::from(self.left);
                break;
            }
            moves.failed(one, cards);
            mattered |= cards;
            bound = if first { bound.max(result) } else { bound.min(result) };
        }
        let mattered = self.certain::<A>(mattered);
        let between = if bound >= need {
            TrickBounds { least: bound as u8, most: most as u8 }
        } else {
            TrickBounds { least: 0, most: bound as u8 }
        };
        self.solver.table.store(&query, mattered, between, best);
        (bound, mattered)
    }

    /// The same when a card is led, `lowest` being the lowest that would do as well.
    fn answer<A: Measure>(&mut self, seat: usize, led: Lanes, lowest: Lanes, need: i8) -> Answer {
        let first = seat == 0;
        let hand = self.hands[seat];
        let suit = lane(which(led));
        let playable = if hand & suit == 0 { hand } else { hand & suit };
        let lead = Led { card: led, lowest, suit };
        if playable & (playable - 1) == 0 {
            return self.finish::<A>(seat, Move { card: playable, lowest: playable }, lead, need);
        }
        let other = self.hands[1 - seat] | led;
        let mut moves = Moves::of(playable, other | A::BOUNDS, |card| A::WEIGHTS.answers.weigh(card, led, hand, other));
        let (mut bound, mut mattered) = (if first { 0 } else { i8::MAX }, 0);
        while let Some(one) = moves.pick() {
            let (result, cards) = self.finish::<A>(seat, one, lead, need);
            if self.spent {
                return (0, 0);
            }
            if (result >= need) == first {
                return (result, cards);
            }
            moves.failed(one, cards);
            mattered |= cards;
            bound = if first { bound.max(result) } else { bound.min(result) };
        }
        (bound, mattered)
    }

    /// Ends a trick with this card.
    #[inline(always)]
    fn finish<A: Measure>(&mut self, seat: usize, one: Move, led: Led, need: i8) -> Answer {
        let takes = led.taken_by(one.card);
        let (taker, with, least) = if takes { (seat, one.card, one.lowest) } else { (1 - seat, led.card, led.lowest) };
        let made = if taker == 0 { A::TRICK } else { 0 };
        let lengths = self.take(seat, one.card);
        self.left -= 1;
        let (result, cards) = if self.left == 0 { falls_well::<A>(taker, with) } else { self.trick::<A>(taker, need - made) };
        self.left += 1;
        self.give_back(seat, one.card, lengths);
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
    fn last<A: Measure>(&self, leader: usize) -> Answer {
        let (led, answered) = (self.hands[leader], self.hands[1 - leader]);
        let follows = answered & lane(which(led)) != 0;
        let (taker, with) = if follows && answered > led { (1 - leader, answered) } else { (leader, led) };
        let made = if taker == 0 { A::TRICK } else { 0 };
        let (well, cards) = falls_well::<A>(taker, with);
        (made + well, cards | if follows { with } else { 0 })
    }
}

/// Did the last trick fall well for the first hand, to them with a high card or to the other with a low one, if that is asked
/// for? A high card is known by its rank, a low one by the bound above it.
#[inline(always)]
fn falls_well<A: Measure>(taker: usize, with: Lanes) -> Answer {
    let bound = lane(which(with)) & A::BOUNDS;
    if bound == 0 {
        return (0, 0);
    }
    let high = with > bound;
    (i8::from((taker == 0) == high), if high { with } else { bound })
}

#[cfg(test)]
mod tests {
    use super::super::TRICKS;
    use super::*;
    use engine::Rng;

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

    fn hands(rng: &mut Rng, many: usize) -> [Lanes; 2] {
        let mut pack: Vec<Lanes> = (0..32).map(|card| 1 << (card / 8 * 16 + card % 8)).collect();
        [(); 2].map(|()| (0..many).map(|_| pack.swap_remove(rng.below(pack.len()))).sum())
    }

    #[test]
    fn endings_agree_with_minimax() {
        let (mut rng, mut solver) = (Rng::new(17), Solver::with_memory(1 << 22));
        for number in 0..10_000 {
            let many = if number % 10 == 0 { 5 } else { 1 + number % 4 };
            let dealt = hands(&mut rng, many);
            let mut at = Position::new(dealt, rng.below(2), rng.below(13 - many) as u8);
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
        let (mut rng, mut solver) = (Rng::new(5), Solver::with_memory(1 << 24));
        let deals = 200;
        for _ in 0..deals {
            let dealt = hands(&mut rng, TRICKS.into());
            solver.begin(&dealt);
            let value = solver.ahead(&Position::new(dealt, 0, 0), None, &mut { u64::MAX });
            assert!(value.is_some_and(|value| value.abs() <= 53), "{value:?}");
        }
        let mean = solver.nodes() / deals;
        assert!(mean < 800, "{mean} positions for a whole hand");
    }
}
