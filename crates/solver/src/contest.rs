//! The search that Voltarete and the games between camps have in common: under the trumps of ombre, does one camp reach its aim? A
//! question at a time, a table of proofs that rest on few ranks, and sure tricks.

use crate::card_map::{CardMap, Position, SEATS, Trick, after};
use crate::search::lanes::{Lanes, Lengths, MOST, SUITS, TRUMPS, above_runs, lane, suit_of, which};
use crate::search::leads::Rows;
use crate::search::order::{Moves, Plight, Scene};
use crate::search::table::{Bounds, Known, Owners, Query, Transpositions};
use crate::search::weights::Weights;

/// A deal that is contested: who plays with whom, and what the first camp is to reach.
pub(crate) trait Contest {
    /// The number the first camp must still reach.
    type Aim: Copy;

    /// The bounds that the table keeps.
    type Proved: Bounds<Probe = Self::Aim, Answer = bool>;

    /// In which order cards are tried.
    const ORDER: &'static Order;

    fn laid(&self) -> &CardMap;

    /// Is this place of the first camp?
    fn is_camp(&self, seat: usize) -> bool;

    /// The answer, if the tricks to come cannot change it.
    fn settled(aim: Self::Aim, left: u8) -> Option<bool>;

    /// The aim after a trick of this place.
    fn aim_after(&self, aim: Self::Aim, winner: usize) -> Self::Aim;

    /// Tricks the first camp wants of those left, at least roughly: from one to all.
    fn wanted(aim: Self::Aim, left: u8) -> usize;

    /// The bounds that an answer proves.
    fn proved(aim: Self::Aim, left: u8, answer: bool) -> Self::Proved;

    /// The answer, if sure tricks give it.
    fn certain(&self, start: &Start<'_>, aim: Self::Aim) -> Option<Answer>;
}

/// Weights for move ordering: of leads, and of cards that need not follow suit.
pub(crate) struct Order {
    pub(crate) leads: Rows,
    pub(crate) answers: Weights,
}

/// A position at the beginning of a trick.
pub(crate) struct Start<'a> {
    pub(crate) hands: &'a [Lanes; SEATS],
    pub(crate) lengths: Lengths,
    pub(crate) leader: usize,
    /// Tricks to come.
    pub(crate) left: u8,
}

/// Is the aim reached, and on the rank of which cards does the answer rest?
pub(crate) type Answer = (bool, Lanes);

/// Memory kept from one deal to the next: a table of bounded size, and the leads that have done well.
#[derive(Debug)]
pub(crate) struct Memory<P> {
    table: Transpositions<P>,
    proved: [[u32; 64]; SEATS],
    last: [[Lanes; SEATS]; MOST + 1],
}

impl<P: Bounds> Memory<P> {
    /// A table that takes at most about `bytes` bytes.
    pub(crate) fn new(bytes: usize) -> Memory<P> {
        Memory { table: Transpositions::new(bytes), proved: [[0; 64]; SEATS], last: [[0; SEATS]; MOST + 1] }
    }

    fn forget(&mut self) {
        self.table.clear();
        self.proved = [[0; 64]; SEATS];
        self.last = [[0; SEATS]; MOST + 1];
    }
}

/// A deal being searched: what is found out about one position serves the next.
#[derive(Debug)]
pub(crate) struct Search<'a, C: Contest> {
    memory: &'a mut Memory<C::Proved>,
    deal: &'a C,
    /// For each place, where whist would seat each of them.
    seating: [[usize; SEATS]; SEATS],
    hands: [Lanes; SEATS],
    all: Lanes,
    lengths: Lengths,
    left: u8,
    /// The suit led before, and by which camp.
    before: (usize, usize),
    /// Remaining budget, in positions.
    budget: u64,
}

impl<'a, C: Contest> Search<'a, C> {
    /// Begins with another deal, with a budget of positions.
    pub(crate) fn begin(memory: &'a mut Memory<C::Proved>, deal: &'a C, budget: u64) -> Search<'a, C> {
        memory.forget();
        let seating = std::array::from_fn(|seat| seating(deal, seat));
        Search { memory, deal, seating, hands: [0; SEATS], all: 0, lengths: Lengths(0), left: 0, before: (SUITS, 0), budget }
    }

    #[inline(always)]
    pub(crate) fn deal(&self) -> &'a C {
        self.deal
    }

    /// Remaining budget, in positions.
    pub(crate) fn left_of_budget(&self) -> u64 {
        self.budget
    }

    /// Is the aim reached from this position, if nobody errs? Nothing if that takes too long.
    pub(crate) fn reaches(&mut self, hand: &Position, aim: C::Aim) -> Option<bool> {
        self.hands = hand.hands;
        self.all = hand.hands.iter().fold(0, |all, hand| all | hand);
        self.lengths = Lengths::of(&hand.hands);
        self.left = hand.left();
        self.before = (SUITS, 0);
        // How many play is known to the compiler.
        let (answer, _) = match self.deal.laid().seats {
            2 => self.from::<2>(hand, aim),
            3 => self.from::<3>(hand, aim),
            _ => self.from::<4>(hand, aim),
        };
        (self.budget > 0).then_some(answer)
    }

    fn from<const N: usize>(&mut self, hand: &Position, aim: C::Aim) -> Answer {
        match hand.trick {
            Some(trick) => self.follow::<N>(hand.to_play, trick, aim),
            None => self.trick::<N>(hand.to_play, aim),
        }
    }

    /// The question at the beginning of a trick.
    fn trick<const N: usize>(&mut self, leader: usize, aim: C::Aim) -> Answer {
        if let Some(answer) = C::settled(aim, self.left) {
            return (answer, 0);
        }
        if self.left == 1 {
            return self.last_trick::<N>(leader, aim);
        }
        self.budget = self.budget.saturating_sub(1);
        if self.budget == 0 {
            return (false, 0);
        }
        let matadores = self.deal.laid().matadores & self.all;
        let query = Query {
            key: self.lengths.key(leader) | u64::from(matadores.count_ones()) << 62,
            owners: Owners::of(std::array::from_fn(|suit| self.deal.laid().owners[suit][suit_of(self.all, suit) as usize])),
            all: self.all,
        };
        let hints = match self.memory.table.look(&query, aim) {
            Known::Decided(answer, cards) => return (answer, cards),
            Known::Hints(hints) => hints,
        };
        let start = Start { hands: &self.hands, lengths: self.lengths, leader, left: self.left };
        if let Some((answer, cards)) = self.deal.certain(&start, aim) {
            return (answer, above_runs(&self.hands, self.all, cards));
        }
        let first = self.deal.is_camp(leader);
        let left = usize::from(self.left);
        let wanted = C::wanted(aim, self.left);
        let wanted = if first { wanted } else { left - wanted + 1 };
        let plight = Plight {
            spare: left - wanted,
            wanted,
            before: (self.before.0, self.before.1 ^ usize::from(first)),
            hints,
            last: self.memory.last[left][leader],
            proved: &self.memory.proved[leader],
        };
        let mut moves = self.leads::<N>(leader, &plight);
        let (mut answer, mut mattered, mut best) = (!first, 0, 0);
        while let Some(one) = moves.pick() {
            let lengths = self.take(leader, one.card, one.suit);
            let (result, cards) = self.follow::<N>(after::<N>(leader), Trick::led(one.card, one.lowest, leader), aim);
            self.give_back(leader, one.card, lengths);
            if result == first {
                (answer, mattered, best) = (first, cards, one.card);
                self.memory.proved[leader][one.card.trailing_zeros() as usize] += u32::from(self.left);
                self.memory.last[left][leader] = one.card;
                break;
            }
            mattered |= cards;
            moves.failed(one, cards | matadores);
        }
        // What may be played depends on who holds the matadores.
        let mattered = above_runs(&self.hands, self.all, mattered | matadores);
        if self.budget > 0 {
            self.memory.table.store(&query, mattered, C::proved(aim, self.left, answer), best);
        }
        (answer, mattered)
    }

    /// The leads, in the order of this game: what is left and right of one as whist would seat them, and whose partner one is.
    #[inline(always)]
    fn leads<const N: usize>(&self, leader: usize, plight: &Plight<'_>) -> Moves {
        let matadores = self.deal.laid().matadores;
        let mut seated = [0; 4];
        for other in 0..N {
            seated[self.seating[leader][other]] |= self.hands[other];
        }
        let scene = Scene { hands: &seated, trumps: lane(TRUMPS), matadores, seat: 0, leads: &C::ORDER.leads };
        scene.leads(self.all, plight)
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
    fn follow<const N: usize>(&mut self, seat: usize, trick: Trick, aim: C::Aim) -> Answer {
        let deal = self.deal;
        let laid = deal.laid();
        let first = deal.is_camp(seat);
        let answers = &C::ORDER.answers;
        let mut moves = laid.follows::<N>(&self.hands, seat, &trick, self.all, answers, |other| deal.is_camp(other) == first);
        let matadores = laid.matadores & self.all;
        let mut mattered = 0;
        while let Some(one) = moves.pick() {
            let next = trick.with(one.card, one.lowest, seat);
            let lengths = self.take(seat, one.card, one.suit);
            let done = next.len == N;
            let (result, cards) = if done { self.finish::<N>(next, aim) } else { self.follow::<N>(after::<N>(seat), next, aim) };
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
    fn finish<const N: usize>(&mut self, trick: Trick, aim: C::Aim) -> Answer {
        let first = self.deal.is_camp(trick.winner);
        let led_by = usize::from(self.deal.is_camp(trick.leader));
        let before = std::mem::replace(&mut self.before, (which(trick.led), led_by));
        self.left -= 1;
        let (answer, mut cards) = self.trick::<N>(trick.winner, self.deal.aim_after(aim, trick.winner));
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
    fn last_trick<const N: usize>(&self, leader: usize, aim: C::Aim) -> Answer {
        let can_win = lane(which(self.hands[leader])) | lane(TRUMPS);
        let mut winner = leader;
        for seat in 0..N {
            if self.hands[seat] & can_win != 0 && self.hands[seat] > self.hands[winner] {
                winner = seat;
            }
        }
        let best = self.hands[winner];
        let reached = C::settled(self.deal.aim_after(aim, winner), 0) == Some(true);
        (reached, if self.all & lane(which(best)) == best { 0 } else { best })
    }
}

/// The hands in the places of whist, seen from this seat: oneself, the opponents before the first friend, the friends, the
/// opponents after them. Without a friend the next opponent sits on the left and the rest on the right.
fn seating(deal: &impl Contest, seat: usize) -> [usize; SEATS] {
    let (seats, mut seated) = (deal.laid().seats, [0; SEATS]);
    let others = (1..seats).map(|ahead| (seat + ahead) % seats);
    let is_friend = |other: usize| deal.is_camp(other) == deal.is_camp(seat);
    let has_friend = others.clone().any(is_friend);
    let mut met_friend = false;
    for (before, other) in others.enumerate() {
        met_friend |= is_friend(other);
        seated[other] = match (is_friend(other), met_friend) {
            (true, _) => 2,
            (false, false) if before == 0 || has_friend => 1,
            (false, _) => 3,
        };
    }
    seated
}

/// The lane of the trumps is the last, so that of the cards that can win a trick the winner is the greatest number.
const _: () = assert!(TRUMPS == SUITS - 1);
