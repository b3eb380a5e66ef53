//! The search itself.

use super::lanes::{Lanes, Lengths, MOST, SUITS, TRUMPS, above_runs, lane, suit_of, which};
use super::leads::LEADS;
use super::order::{Plight, Scene};
use super::position::Position;
use super::sure::Start;
use super::table::{Known, Owners, Query, Transpositions, TrickBounds};
use arrayvec::ArrayVec;

/// Solves positions, one after the other, with a table of bounded size that is forgotten between deals.
#[derive(Debug)]
pub struct Solver {
    table: Transpositions<TrickBounds>,
    owners: [Vec<u32>; SUITS],
    /// Number of times each lead of each seat has proved good.
    proved: [[u32; 64]; 4],
    /// The last that did, for each number of tricks left and each seat.
    last: [[Lanes; 4]; MOST + 1],
    nodes: u64,
}

/// The answer to "does the first side win this number?", with the cards whose ranks prove it.
type Answer = (bool, Lanes);

struct Search<'a> {
    solver: &'a mut Solver,
    hands: [Lanes; 4],
    all: Lanes,
    lengths: Lengths,
    trumps: Lanes,
    left: u8,
    /// The trick on the table, if one is begun.
    begun: Option<Trick>,
    /// The suit led to the trick before, and the side that led it.
    before: (usize, usize),
}

/// A trick while it is played.
#[derive(Clone, Copy)]
struct Trick {
    cards: Lanes,
    led: usize,
    best: Lanes,
    /// The lowest card that would have done as well as the best.
    lowest: Lanes,
    leader: usize,
    winner: usize,
    len: usize,
}

impl Trick {
    /// The trick that these cards make, if there are any.
    fn of(cards: &[Lanes], leader: usize, trumps: Lanes) -> Option<Trick> {
        let (&first, rest) = cards.split_first()?;
        let led = which(first);
        let mut trick = Trick { cards: first, led, best: first, lowest: first, leader, winner: leader, len: 1 };
        for &card in rest {
            if card & (lane(led) | trumps) != 0 && card > trick.best {
                (trick.best, trick.lowest, trick.winner) = (card, card, (leader + trick.len) & 3);
            }
            trick.cards |= card;
            trick.len += 1;
        }
        Some(trick)
    }
}

impl Solver {
    /// A solver whose table takes at most about `bytes` bytes.
    pub fn with_memory(bytes: usize) -> Solver {
        Solver {
            table: Transpositions::new(bytes),
            owners: std::array::from_fn(|_| vec![0; 1 << MOST]),
            proved: [[0; 64]; 4],
            last: [[0; 4]; MOST + 1],
            nodes: 0,
        }
    }

    /// Positions at the beginning of a trick looked at since the solver was made.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Remaining tricks that the side to play can force.
    pub fn tricks(&mut self, position: &Position) -> u8 {
        self.forget();
        let first = Search::new(self, position).first_side(position, None);
        if position.to_play() & 1 == 0 { first } else { position.tricks_left() - first }
    }

    /// Every playable card, and how many of the tricks left the side of the one to play can force after it. The table knows
    /// owners and lengths, not cards: what was found out after one card serves the next. Of cards between which nobody else has
    /// one, the first is solved and the others do the same.
    pub fn values(&mut self, position: &Position) -> ArrayVec<(u64, u8), 13> {
        self.forget();
        let own = position.hands()[position.to_play()];
        let others = position.hands().iter().chain(position.trick()).fold(0, |all, hand| all | hand) & !own;
        let mut values: ArrayVec<(u64, u8), 13> = ArrayVec::new();
        let mut cards = position.playable();
        while cards != 0 {
            let card = 1 << (63 - cards.leading_zeros());
            cards ^= card;
            let equal =
                values.last().filter(|&&(above, _)| which(above) == which(card) && others & (above - 1) & !(card - 1) == 0);
            let likely = values.iter().map(|&(_, tricks)| tricks).max();
            let tricks = equal.map_or_else(|| self.after(position, card, likely), |&(_, tricks)| tricks);
            values.push((card, tricks));
        }
        values
    }

    /// The tricks that the side of the one to play can force with this card; asked first for as many as are thought likely.
    fn after(&mut self, position: &Position, card: u64, likely: Option<u8>) -> u8 {
        let side = position.to_play() & 1;
        let (next, winner) = position.play(card);
        let (now, left) = (winner.map_or(0, |winner| u8::from(winner & 1 == side)), next.tricks_left());
        if left == 0 {
            return now;
        }
        // As many as that of ours, or one more of theirs than would leave us as many.
        let likely = likely.map(|tricks| {
            let ours = tricks.saturating_sub(now);
            if side == 0 { ours } else { (left + 1).saturating_sub(ours) }
        });
        let first = Search::new(self, &next).first_side(&next, likely);
        now + if side == 0 { first } else { left - first }
    }

    /// Begins anew.
    fn forget(&mut self) {
        self.table.clear();
        self.proved = [[0; 64]; 4];
        self.last = [[0; 4]; MOST + 1];
    }
}

impl<'a> Search<'a> {
    /// Brings a position into the form of the search: the trumps in the last lane, no gaps between the ranks.
    fn new(solver: &'a mut Solver, position: &Position) -> Search<'a> {
        let mut lanes = [0, 1, 2, 3];
        if let Some(suit) = position.trumps() {
            lanes.swap(suit, TRUMPS);
        }
        let all = position.hands().iter().chain(position.trick()).fold(0, |all, hand| all | hand);
        let mut hands = [0; 4];
        let mut table = [0; 3];
        for (to, from) in lanes.into_iter().enumerate() {
            // The cards of the suit, from the lowest: the n-th becomes the n-th bit.
            let mut cards = suit_of(all, from);
            let mut n = 0;
            let mut owner = [0; MOST];
            while cards != 0 {
                let card = u64::from(cards & cards.wrapping_neg()) << (16 * from);
                cards &= cards - 1;
                for (seat, hand) in position.hands().iter().enumerate() {
                    if hand & card != 0 {
                        hands[seat] |= 1 << (16 * to + n);
                        owner[n] = seat as u32;
                    }
                }
                if let Some(place) = position.trick().iter().position(|&played| played == card) {
                    table[place] = 1 << (16 * to + n);
                }
                n += 1;
            }
            // The owners of every subset: of the highest card, then those of the rest.
            let owners = &mut solver.owners[to];
            owners[0] = 0;
            for set in 1..1usize << n {
                let highest = set.ilog2() as usize;
                owners[set] = owner[highest] << 30 | owners[set ^ (1 << highest)] >> 2;
            }
        }
        let trumps = if position.trumps().is_some() { lane(TRUMPS) } else { 0 };
        Search {
            solver,
            hands,
            all: hands.iter().fold(0, |all, hand| all | hand),
            lengths: Lengths::of(&hands),
            trumps,
            left: position.tricks_left(),
            before: (SUITS, 0),
            begun: Trick::of(&table[..position.trick().len()], position.leader(), trumps),
        }
    }

    /// The number of tricks the first side, seats 0 and 2, can force; the search begins at the likely number.
    fn first_side(&mut self, position: &Position, likely: Option<u8>) -> u8 {
        let (mut least, mut most) = (0, self.left);
        let mut guess = likely.unwrap_or_else(|| super::guess::guess(&self.hands, self.trumps, position.to_play(), self.left));
        while least < most {
            let need = guess.clamp(least + 1, most);
            let (answer, _) = match self.begun {
                Some(trick) => self.follow(position.to_play(), trick, need as i8),
                None => self.trick(position.leader(), need as i8),
            };
            if answer {
                least = need;
                guess = need + 1;
            } else {
                most = need - 1;
                guess = need - 1;
            }
        }
        least
    }

    /// Does the first side win at least `need` of the tricks left, if this seat leads?
    fn trick(&mut self, leader: usize, need: i8) -> Answer {
        if need <= 0 {
            return (true, 0);
        }
        if need > self.left as i8 {
            return (false, 0);
        }
        if self.left == 1 {
            return self.last_trick(leader);
        }
        self.solver.nodes += 1;
        let need = need as u8;
        let first = leader & 1 == 0;
        // What the leading side needs, and what the other needs, for the question to be decided.
        let (ours, theirs) = if first { (need, self.left - need + 1) } else { (self.left - need + 1, need) };
        let query = Query {
            key: self.lengths.key(leader),
            owners: Owners::of(std::array::from_fn(|suit| self.solver.owners[suit][suit_of(self.all, suit) as usize])),
            all: self.all,
        };
        let hints = match self.solver.table.look(&query, need) {
            Known::Decided(answer, cards) => return (answer, cards),
            Known::Hints(hints) => hints,
        };
        let start = Start { hands: &self.hands, lengths: self.lengths, trumps: self.trumps, leader, left: u32::from(self.left) };
        let (cashed, cards) = start.cashed(u32::from(ours));
        if cashed >= u32::from(ours) {
            return (first, above_runs(&self.hands, self.all, cards));
        }
        if let Some(cards) = start.trump_tricks(leader & 1, u32::from(ours)) {
            return (first, above_runs(&self.hands, self.all, cards));
        }
        if let Some(cards) = start.trump_tricks(leader & 1 ^ 1, u32::from(theirs)) {
            return (!first, above_runs(&self.hands, self.all, cards));
        }
        let (kept, cards) = start.saved(u32::from(theirs));
        if kept >= u32::from(theirs) {
            return (!first, above_runs(&self.hands, self.all, cards));
        }
        let scene = self.scene(leader);
        let left = usize::from(self.left);
        let mut moves = scene.leads(
            self.all,
            &Plight {
                spare: left - usize::from(ours),
                wanted: usize::from(ours),
                before: self.before,
                hints,
                last: self.solver.last[left][leader],
                proved: &self.solver.proved[leader],
            },
        );
        let mut mattered = 0;
        let mut best = 0;
        let mut answer = !first;
        while let Some(one) = moves.pick() {
            let suit = one.suit;
            let trick = Trick { cards: one.card, led: suit, best: one.card, lowest: one.lowest, leader, winner: leader, len: 1 };
            let lengths = self.take(leader, one.card, suit);
            let (result, cards) = self.follow((leader + 1) & 3, trick, need as i8);
            self.give_back(leader, one.card, lengths);
            if result == first {
                (answer, mattered, best) = (first, cards, one.card);
                self.solver.proved[leader][one.card.trailing_zeros() as usize] += u32::from(self.left);
                self.solver.last[left][leader] = one.card;
                break;
            }
            mattered |= cards;
            moves.failed(one, cards);
        }
        let mattered = above_runs(&self.hands, self.all, mattered);
        let between =
            if answer { TrickBounds { least: need, most: self.left } } else { TrickBounds { least: 0, most: need - 1 } };
        self.solver.table.store(&query, mattered, between, best);
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

    /// The table as this one sees it.
    #[inline(always)]
    fn scene(&self, seat: usize) -> Scene<'_> {
        let leads = &LEADS[usize::from(self.trumps != 0)];
        Scene { hands: &self.hands, trumps: self.trumps, matadores: 0, seat, leads }
    }

    /// The same question in the middle of a trick.
    fn follow(&mut self, seat: usize, trick: Trick, need: i8) -> Answer {
        let first = seat & 1 == 0;
        let scene = self.scene(seat);
        let mut moves = scene.follows(trick.best, trick.winner, trick.led, trick.len, self.all);
        let can_win = lane(trick.led) | self.trumps;
        let mut mattered = 0;
        while let Some(one) = moves.pick() {
            let suit = one.suit;
            let mut next = trick;
            next.cards |= one.card;
            next.len += 1;
            if one.card & can_win != 0 && one.card > trick.best {
                (next.best, next.lowest, next.winner) = (one.card, one.lowest, seat);
            }
            let lengths = self.take(seat, one.card, suit);
            let (result, cards) = if next.len == 4 { self.finish(next, need) } else { self.follow((seat + 1) & 3, next, need) };
            self.give_back(seat, one.card, lengths);
            if result == first {
                return (first, cards);
            }
            mattered |= cards;
            moves.failed(one, cards);
        }
        (!first, mattered)
    }

    /// Ends a trick.
    #[inline]
    fn finish(&mut self, trick: Trick, need: i8) -> Answer {
        let first = trick.winner & 1 == 0;
        self.left -= 1;
        let before = std::mem::replace(&mut self.before, (trick.led, trick.leader & 1));
        let (answer, mut cards) = self.trick(trick.winner, need - i8::from(first));
        self.before = before;
        self.left += 1;
        // The rank of the winner mattered if it had to beat a card of its suit. The side that profits chose its card; for
        // the other any equal one must be thought of.
        let suit = lane(which(trick.best));
        if trick.cards & suit != trick.best {
            cards |= if answer == first { trick.best } else { trick.lowest };
        }
        (answer, cards)
    }

    /// The last trick: everybody plays their card.
    fn last_trick(&self, leader: usize) -> Answer {
        let led = which(self.hands[leader]);
        let can_win = lane(led) | self.trumps;
        let mut winner = leader;
        for seat in 0..4 {
            if self.hands[seat] & can_win != 0 && self.hands[seat] > self.hands[winner] {
                winner = seat;
            }
        }
        let best = self.hands[winner];
        let cards = if self.all & lane(which(best)) == best { 0 } else { best };
        (winner & 1 == 0, cards)
    }
}
