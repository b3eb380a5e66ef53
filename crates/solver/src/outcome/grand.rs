//! Grand's four games: tricks in Whist, Grand and Eucre, hearts in Copas.
//!
//! What a pair marks never falls when it takes a trick more or, in Copas, a heart less: so playing for these is playing for the points.

use super::solved::Solved;
use super::verdict::{Probe, Unit, Verdict, Wanted};
use super::{Forcing, LaidOut, Layout, Play, Score};
use crate::search::{Position, Solver};
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::trick::follow;
use engine::{AnyGame, Seat, SeatSet, Viewer};
use games::grand::Grand;
use games::grand::contract::Contract;
use games::grand::deck::order_of;
use games::grand::state::{MatchState, Open, Phase};

/// The hearts of the pack.
const HEARTS: i16 = 13;

/// Positions that plain whist takes to be solved once, by the number of tricks left: the mean over random deals, with and without
/// trumps. It cannot be stopped on the way, so it is not begun if this exceeds the budget.
const WHIST_TAKES: [u64; 14] = [0, 1, 2, 4, 11, 27, 73, 183, 407, 1_072, 3_356, 8_000, 22_629, 112_548];

/// A hand as it stands, all cards open.
struct Deal {
    contract: Contract,
    /// The players, each at the left of the one before, and their hands.
    seats: ArrayVec<Seat, { Seat::MOST }>,
    hands: ArrayVec<CardSet, 4>,
    /// The pair that bid.
    bidders: SeatSet,
    match_state: MatchState,
    open: Open,
}

impl Solved for Grand {
    /// The forced value of a hand of Grand: tricks for the side to play, or in Copas hearts it need not take.
    fn verdict(game: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let deal = Deal::of(game)?;
        match deal.contract {
            Contract::Whist(_) | Contract::Grand => deal.whist(forcing, budget, wanted),
            Contract::Eucre(..) | Contract::Copas => deal.layout(forcing, budget, wanted),
        }
    }
}

impl Deal {
    fn of(game: &dyn AnyGame) -> Option<Deal> {
        let seen = game.seen(Viewer::Public);
        let view = seen.view::<Grand>()?;
        let (contract, bid) = (view.open.contract?, view.open.bid?);
        if view.open.phase != Phase::Tricks {
            return None;
        }
        let seats: ArrayVec<Seat, { Seat::MOST }> =
            view.match_state.round.into_iter().filter(|&seat| view.dummy != Some(seat)).collect();
        let hand_of = |&seat: &Seat| game.seen(Viewer::Seat(seat)).view::<Grand>().map(|view| view.hand);
        let hands = seats.iter().map(hand_of).collect::<Option<_>>()?;
        let bidders = view.match_state.members(view.match_state.pair(bid.seat));
        Some(Deal { contract, seats, hands, bidders, match_state: view.match_state.clone(), open: view.open.clone() })
    }

    fn place(&self, seat: Seat) -> usize {
        self.seats.iter().position(|&there| there == seat).unwrap_or(0)
    }

    fn leader(&self) -> usize {
        let seat = self.open.trick.plays().next().map_or(self.open.to_play, |(seat, _)| seat);
        self.place(seat)
    }

    fn playable(&self) -> CardSet {
        follow(self.hands[self.place(self.open.to_play)], &self.open.trick)
    }

    fn tricks_of(&self, side: SeatSet) -> i16 {
        side.iter().map(|seat| i16::from(self.open.tricks(seat))).sum()
    }

    /// Eucre and Copas.
    fn layout(&self, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let mut whole = self.hands.clone();
        for (seat, card) in self.open.trick.plays() {
            whole[self.place(seat)].insert(card);
        }
        let places = |side: SeatSet| side.iter().filter(|seat| self.seats.contains(seat)).map(|seat| self.place(seat));
        let mask = places(self.bidders).fold(0, |mask, place| mask | 1 << place);
        let copas = self.contract == Contract::Copas;
        let score = if copas { Score::Without(mask, Suit::Copas) } else { Score::Tricks(mask) };
        let layout = Layout::new(&whole, order_of(self.contract), &[], score);
        let mut tricks = [0; 4];
        for (place, &seat) in self.seats.iter().enumerate() {
            tricks[place] = self.open.tricks(seat);
        }
        let mut position = layout.start(&whole, tricks, self.leader());
        for (_, card) in self.open.trick.plays() {
            position.play(layout.choice(card)?);
        }
        let question = Probe {
            position,
            seats: self.seats.clone(),
            high: self.bidders,
            to_play: self.open.to_play,
            playable: self.playable().iter().filter_map(|card| Some((card, layout.choice(card)?))).collect(),
            unit: if copas { Unit::Hearts } else { Unit::Tricks },
            whole: if copas { -self.hearts_left() } else { self.contract.tricks() as i16 },
            card: &|choice| layout.card(choice),
            place: LaidOut::to_play,
        };
        let verdict = question.answer(forcing, budget, wanted)?;
        Some(if copas { self.with_hearts_taken(verdict) } else { verdict })
    }

    /// Hearts that nobody has taken yet.
    fn hearts_left(&self) -> i16 {
        HEARTS - self.hearts_taken(SeatSet::first(4))
    }

    fn hearts_taken(&self, side: SeatSet) -> i16 {
        self.open.taken(side).iter().filter(|card| card.suit() == Some(Suit::Copas)).count() as i16
    }

    /// The search counts from here on; the hand counts from its beginning.
    fn with_hearts_taken(&self, mut verdict: Verdict) -> Verdict {
        let taken = self.hearts_taken(verdict.side);
        verdict.value -= taken;
        verdict.cards.iter_mut().for_each(|(_, value)| *value -= taken);
        verdict
    }

    /// Whist and Grand.
    fn whist(&self, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let bit = |card: Card| -> u64 {
            let strength = order_of(Contract::Grand).strength(card);
            1 << (16 * card.suit().map_or(0, |suit| suit as usize) + usize::from(strength.saturating_sub(1)))
        };
        let bits = |hand: CardSet| hand.iter().fold(0, |bits, card| bits | bit(card));
        let hands = <[CardSet; 4]>::try_from(&self.hands[..]).ok()?.map(bits);
        let trick: ArrayVec<u64, 4> = self.open.trick.plays().map(|(_, card)| bit(card)).collect();
        let trumps = self.contract.trump().map(|suit| suit as usize);
        let position = Position::in_trick(hands, trumps, self.leader(), &trick).ok()?;
        let playable = self.playable();
        let takes = WHIST_TAKES.get(usize::from(position.tricks_left()))?;
        let mut left = budget.checked_sub(takes * playable.len() as u64)?;
        let side = self.match_state.members(self.match_state.pair(self.open.to_play));
        let had = self.tricks_of(side);
        let values = forcing.whist().values(&position);
        let value_of =
            |card: Card| values.iter().find(|(there, _)| *there == bit(card)).map(|&(_, tricks)| had + i16::from(tricks));
        let cards: Vec<(Card, i16)> = playable.iter().filter_map(|card| Some((card, value_of(card)?))).collect();
        let value = cards.iter().map(|&(_, value)| value).max()?;
        let line = match wanted {
            Wanted::Values => Vec::new(),
            Wanted::Line => {
                let all = self.hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
                let card_of = |bits: u64| all.iter().find(|&card| bit(card) == bits);
                let line = line(forcing.whist(), &position, &mut left);
                line.into_iter().filter_map(|(place, bits)| Some((self.seats[place], card_of(bits)?))).collect()
            }
        };
        Some(Verdict { to_play: self.open.to_play, side, unit: Unit::Tricks, value, cards, line })
    }
}

/// A line of best play, as far as the budget reaches.
fn line(solver: &mut Solver, position: &Position, budget: &mut u64) -> Vec<(usize, u64)> {
    let (mut line, mut here) = (Vec::new(), position.clone());
    while here.tricks_left() > 0 {
        let takes = WHIST_TAKES.get(usize::from(here.tricks_left())).copied().unwrap_or(u64::MAX);
        let cost = takes.saturating_mul(u64::from(here.playable().count_ones()));
        let Some(left) = budget.checked_sub(cost) else { break };
        *budget = left;
        // Of equally good cards the last, which is the lowest of its suit.
        let Some(&(card, _)) = solver.values(&here).iter().max_by_key(|&&(_, tricks)| tricks) else { break };
        line.push((here.to_play(), card));
        here = here.play(card).0;
    }
    line
}
