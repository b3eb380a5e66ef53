//! The search itself.

use super::deal::{Deal, OmbreHand};
use super::order::Around;
use super::standing::{Proved, Standing};
use super::sure::Start;
use crate::laid::{Trick, after};
use crate::search::lanes::{Lanes, Lengths, MOST, SUITS, TRUMPS, above_runs, count, lane, suit_of, top, which};
use crate::search::order::Plight;
use crate::search::table::{Known, Owners, Query, Transpositions};
use games::ombre::voltarete::result::Result3;

/// Solves hands of Voltarete, one deal after the other, with a table of bounded size.
#[derive(Debug)]
pub struct Solver {
    table: Transpositions<Proved>,
    proved: [[u32; 64]; 4],
    last: [[Lanes; 4]; MOST + 1],
    nodes: u64,
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
}

/// Does the feito reach their aim, and on the rank of which cards does the answer rest?
type Answer = (bool, Lanes);

impl Solver {
    /// A solver whose table takes at most about so many bytes.
    pub fn with_memory(bytes: usize) -> Solver {
        Solver { table: Transpositions::new(bytes), proved: [[0; 64]; 4], last: [[0; 4]; MOST + 1], nodes: 0 }
    }

    /// Positions at the beginning of a trick looked at since the solver was made.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Begins with another deal.
    pub fn begin<'a>(&'a mut self, deal: &'a Deal) -> Search<'a> {
        self.table.clear();
        self.proved = [[0; 64]; 4];
        self.last = [[0; 4]; MOST + 1];
        Search { solver: self, deal, hands: [0; 4], all: 0, lengths: Lengths(0), left: 0, before: (SUITS, 0) }
    }
}

impl Search<'_> {
    /// What a position of the deal comes to, if nobody errs.
    pub fn result(&mut self, hand: &OmbreHand) -> Result3 {
        // Two questions settle three results; the likelier one first, so that one is often enough.
        let (wins, holds) = if self.looks_strong(hand) {
            let wins = self.reaches(hand, 1);
            (wins, wins || self.reaches(hand, 0))
        } else {
            let holds = self.reaches(hand, 0);
            (holds && self.reaches(hand, 1), holds)
        };
        match (wins, holds) {
            (true, _) => Result3::Win,
            (_, true) => Result3::Resposta,
            _ => Result3::Codilho,
        }
    }

    /// Is the feito likelier to hold his own than not? Fitted on random hands: what his trumps, the four highest trumps and the two
    /// highest cards of the side suits are worth, against the tricks that the stronger opponent may take.
    fn looks_strong(&self, hand: &OmbreHand) -> bool {
        let all = hand.hands.iter().fold(0, |all, hand| all | hand);
        let own = hand.hands[self.deal.feito];
        let mut strength = 7 * count(suit_of(own, TRUMPS)) as i32;
        for suit in 0..SUITS {
            let mut cards = suit_of(all, suit);
            let worths: &[i32] = if suit == TRUMPS { &[16, 12, 8, 4] } else { &[8, 4] };
            for worth in worths {
                let card = top(cards);
                cards ^= card;
                strength += if suit_of(own, suit) & card != 0 { *worth } else { 0 };
            }
        }
        8 * strength + 90 * i32::from(self.standing(hand, 0).worse()) >= 54 * i32::from(self.left_in(hand))
    }

    /// A line of best play from here: of equal lines one, up to where nothing is left to play for.
    pub fn line(&mut self, hand: &OmbreHand) -> Vec<(usize, cards::Card)> {
        let (mut line, mut here) = (Vec::new(), *hand);
        let result = self.result(hand);
        while here.hands[here.to_play] != 0 && !self.settled(&here) {
            let deal = self.deal;
            let mut playable =
                here.trick.map_or(here.hands[here.to_play], |trick| deal.laid.playable(here.hands[here.to_play], trick.led));
            let best = loop {
                if playable == 0 {
                    return line;
                }
                let card = playable & playable.wrapping_neg();
                playable ^= card;
                if self.result(&deal.after(&here, card)) == result {
                    break card;
                }
            };
            line.extend(deal.laid.card(best).map(|card| (here.to_play, card)));
            here = deal.after(&here, best);
        }
        line
    }

    /// Is the result certain whatever is played?
    fn settled(&self, hand: &OmbreHand) -> bool {
        let left = self.left_in(hand) as i8;
        [1, 0].into_iter().all(|aim| {
            let worse = self.standing(hand, aim).worse();
            worse >= left || worse + left < 0
        })
    }

    /// Tricks to come, that on the table among them.
    fn left_in(&self, hand: &OmbreHand) -> u8 {
        hand.hands[hand.to_play].count_ones() as u8
    }

    /// How the feito stands, if they must be ahead by so many in the end.
    fn standing(&self, hand: &OmbreHand, aim: i8) -> Standing {
        let deal = self.deal;
        let alone = Standing([hand.tricks[deal.feito] as i8 - aim; 2]);
        (0..deal.laid.seats)
            .filter(|&seat| seat != deal.feito)
            .fold(alone, |standing, seat| standing.down(self.counts(seat).map(|one| one * hand.tricks[seat] as i8)))
    }

    /// What a trick of an opponent is in each of the two counts.
    #[inline(always)]
    fn counts(&self, seat: usize) -> [i8; 2] {
        match self.deal.laid.seats {
            3 if seat == self.deal.laid.next(self.deal.feito) => [1, 0],
            3 => [0, 1],
            _ => [1, 1],
        }
    }

    /// Does the feito end at least so far ahead?
    fn reaches(&mut self, hand: &OmbreHand, aim: i8) -> bool {
        self.hands = hand.hands;
        self.all = hand.hands.iter().fold(0, |all, hand| all | hand);
        self.lengths = Lengths::of(&hand.hands);
        self.left = self.left_in(hand);
        self.before = (SUITS, 0);
        let standing = self.standing(hand, aim);
        // How many play is known to the compiler.
        match self.deal.laid.seats {
            3 => self.begin::<3>(hand, standing).0,
            _ => self.begin::<4>(hand, standing).0,
        }
    }

    fn begin<const N: usize>(&mut self, hand: &OmbreHand, standing: Standing) -> Answer {
        match hand.trick {
            Some(trick) => self.follow::<N>(hand.to_play, trick, standing),
            None => self.trick::<N>(hand.to_play, standing),
        }
    }

    /// The question at the beginning of a trick.
    fn trick<const N: usize>(&mut self, leader: usize, standing: Standing) -> Answer {
        let (worse, left) = (standing.worse(), self.left as i8);
        if worse >= left || worse + left < 0 {
            return (worse >= left, 0);
        }
        if left == 1 {
            return self.last_trick::<N>(leader, standing);
        }
        self.solver.nodes += 1;
        let matadores = self.deal.laid.matadores & self.all;
        let query = Query {
            key: self.lengths.key(leader) | u64::from(matadores.count_ones()) << 62,
            owners: Owners::of(std::array::from_fn(|suit| self.deal.laid.owners[suit][suit_of(self.all, suit) as usize])),
            all: self.all,
        };
        let hints = match self.solver.table.look(&query, standing) {
            Known::Decided(answer, cards) => return (answer, cards),
            Known::Hints(hints) => hints,
        };
        let start = Start { deal: self.deal, hands: &self.hands, lengths: self.lengths, leader, left: self.left };
        if let Some((answer, cards)) = start.decided(standing) {
            return (answer, above_runs(&self.hands, self.all, cards));
        }
        let first = leader == self.deal.feito;
        let left = usize::from(self.left);
        let around = Around::new(self.deal, &self.hands, leader);
        // Roughly: of the tricks left they need half, and half of what they are behind.
        let wanted = ((left as i8 - worse + 1) / 2).clamp(1, left as i8) as usize;
        let wanted = if first { wanted } else { left - wanted + 1 };
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
            let (result, cards) = self.follow::<N>(after::<N>(leader), Trick::led(one.card, one.lowest, leader), standing);
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
        let proved = if answer { Proved::Reached(standing) } else { Proved::Missed(standing) };
        self.solver.table.store(&query, mattered, proved, best);
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
    fn follow<const N: usize>(&mut self, seat: usize, trick: Trick, standing: Standing) -> Answer {
        let first = seat == self.deal.feito;
        let mut moves = Around::new(self.deal, &self.hands, seat).follows::<N>(&trick, self.all);
        let matadores = self.deal.laid.matadores & self.all;
        let mut mattered = 0;
        while let Some(one) = moves.pick() {
            let next = trick.with(one.card, one.lowest, seat);
            let lengths = self.take(seat, one.card, one.suit);
            let done = next.len == N;
            let (result, cards) =
                if done { self.finish::<N>(next, standing) } else { self.follow::<N>(after::<N>(seat), next, standing) };
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
    fn finish<const N: usize>(&mut self, trick: Trick, standing: Standing) -> Answer {
        let first = trick.winner == self.deal.feito;
        let standing = if first { standing.up() } else { standing.down(self.counts(trick.winner)) };
        let led_by = usize::from(trick.leader == self.deal.feito);
        let before = std::mem::replace(&mut self.before, (which(trick.led), led_by));
        self.left -= 1;
        let (answer, mut cards) = self.trick::<N>(trick.winner, standing);
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
    fn last_trick<const N: usize>(&self, leader: usize, standing: Standing) -> Answer {
        let can_win = lane(which(self.hands[leader])) | lane(TRUMPS);
        let mut winner = leader;
        for seat in 0..N {
            if self.hands[seat] & can_win != 0 && self.hands[seat] > self.hands[winner] {
                winner = seat;
            }
        }
        let best = self.hands[winner];
        let standing = if winner == self.deal.feito { standing.up() } else { standing.down(self.counts(winner)) };
        (standing.worse() >= 0, if self.all & lane(which(best)) == best { 0 } else { best })
    }
}

/// The lane of the trumps is the last, so that of the cards that can win a trick the winner is the greatest number.
const _: () = assert!(TRUMPS == SUITS - 1);
