//! State of a match: what lasts (the company and its seats), what lies open in the running round, and what is hidden.

use super::count::Outcome;
use crate::brazil::Drawn;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::trick::Trick;
use engine::{Cite, Seat, SeatSet};
use serde::Serialize;

/// Seats at the table, at most.
pub(super) const SEATS: usize = 4;

/// Cards to a hand.
pub(super) const HAND: usize = 5;

/// Cards of the pack.
pub(super) const CARDS: usize = 52;

/// Tricks of a round, at most: those of two players.
pub(super) const TRICKS: usize = 26;

/// Phases of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Pairs are to be drawn.
    DrawPairs,
    /// The first dealer is to be drawn.
    DrawDealer,
    /// The pack is to be shuffled.
    Shuffle,
    Tricks,
    /// An honour table: the trick is full and not yet taken.
    Taking,
    /// An honour table: a wrong card lies on the table and must be replaced.
    Mending,
    /// The match is over.
    Over,
}

/// Object of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Round {
    Points,
    /// The match, between two of three whom nothing else could part (R20).
    Extra,
}

/// The winners of the match, and the rule that decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Victory {
    /// The winner, or the pair.
    pub winners: SeatSet,
    pub cite: Cite,
}

/// State of the match that lasts from round to round. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchState {
    /// Number of players.
    pub players: usize,
    /// The seats in playing order: each at the left of the one before.
    pub round: [Seat; SEATS],
    pub dealer: Seat,
    /// The number of the deal.
    pub deal: u32,
    /// Result of the previous round.
    pub last: Option<Outcome>,
    pub victory: Option<Victory>,
}

impl MatchState {
    /// The places round the table.
    pub fn places(&self) -> &[Seat] {
        &self.round[..self.players]
    }

    fn place(&self, seat: Seat) -> usize {
        self.places().iter().position(|&there| there == seat).unwrap_or(0)
    }

    /// The seat `steps` places to the left.
    pub fn left_of(&self, seat: Seat, steps: usize) -> Seat {
        self.round[(self.place(seat) + steps) % self.players]
    }

    /// Number of sides: pairs when four play.
    pub fn sides(&self) -> usize {
        if self.players == SEATS { 2 } else { self.players }
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> usize {
        self.place(seat) % self.sides()
    }

    /// The seats of a side.
    pub fn members(&self, side: usize) -> SeatSet {
        self.places().iter().copied().filter(|&seat| self.side(seat) == side).collect()
    }
}

engine::sayings! {
    /// Something said or done that all could hear.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Said {
        /// Drew this card for a pair or the deal.
        Drew(card: Card) = "yukon-said-drew";
        /// Took the trick with these points.
        Took(points: i64) = "yukon-said-took";
        /// Replaced a wrong card.
        Amended(card: Card) = "yukon-said-amended";
        /// Was told that their card is wrong.
        Wrong(card: Card) = "yukon-said-wrong";
    }
}

/// Open state of the running round.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    /// Its phase.
    pub phase: Phase,
    /// Its object.
    pub round: Round,
    /// Seats that draw a card next.
    pub drawing: SeatSet,
    /// The cards drawn last.
    pub drawn: Drawn,
    /// Those who play, beginning at the dealer's left; the first [`Open::active`] count.
    pub order: [Seat; SEATS],
    /// Number of players.
    pub active: usize,
    /// The trick on the table.
    pub trick: Trick,
    /// The seat that plays next or gathers the trick.
    pub to_play: Seat,
    /// Every card played, in order.
    pub plays: ArrayVec<(Seat, Card), CARDS>,
    /// Takers of the tricks, in order.
    pub takers: ArrayVec<Seat, TRICKS>,
    /// Latest utterances, in order; the oldest are dropped when it is full.
    pub said: ArrayVec<(Seat, Said), 64>,
    /// Wrong cards that lay on the table and went back into a hand.
    pub shown: [CardSet; SEATS],
    /// Plays put right at an honour table: the number of the play.
    pub mended: ArrayVec<u8, CARDS>,
    /// A player whose card was found wrong and who must replace it.
    pub mending: Option<Seat>,
}

/// Hidden state: visible to its owner alone, or to nobody.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// The cards in each hand.
    pub(super) hands: [CardSet; SEATS],
    /// The monte, its top last.
    pub(super) stock: ArrayVec<Card, CARDS>,
}

impl Hidden {
    pub(super) const NOTHING: Hidden = Hidden { hands: [CardSet::EMPTY; SEATS], stock: ArrayVec::new_const() };
}

impl Open {
    /// A round about to be dealt.
    pub(super) fn new(round: Round, order: [Seat; SEATS], active: usize) -> Open {
        Open {
            phase: Phase::Shuffle,
            round,
            drawing: SeatSet::EMPTY,
            drawn: Drawn::new(),
            order,
            active,
            trick: Trick::EMPTY,
            to_play: order[0],
            plays: ArrayVec::new(),
            takers: ArrayVec::new(),
            said: ArrayVec::new(),
            shown: [CardSet::EMPTY; SEATS],
            mended: ArrayVec::new(),
            mending: None,
        }
    }

    /// The rule by which it is somebody's turn now, and by which nothing else can be done.
    pub(super) fn rule(&self) -> &'static str {
        match self.phase {
            Phase::DrawPairs | Phase::DrawDealer => "yukon R1",
            Phase::Shuffle => "yukon section 3",
            Phase::Tricks if !self.trick.is_empty() => "yukon R4",
            Phase::Tricks if self.takers.is_empty() => "yukon R3",
            Phase::Tricks => "yukon R11",
            Phase::Taking => "yukon R9",
            Phase::Mending => "yukon D9",
            Phase::Over => "yukon R16",
        }
    }

    /// Those who play, from the dealer's left on.
    pub(super) fn players(&self) -> &[Seat] {
        &self.order[..self.active]
    }

    /// Those who play, as a set.
    pub(super) fn playing(&self) -> SeatSet {
        self.players().iter().copied().collect()
    }

    /// The players, beginning with this one and going to the left.
    pub(super) fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (order, active) = (self.order, self.active);
        let at = self.players().iter().position(|&there| there == seat).unwrap_or(0);
        (0..active).map(move |step| order[(at + step) % active])
    }

    /// The player to the left.
    pub(super) fn next(&self, seat: Seat) -> Seat {
        self.from(seat).nth(1).unwrap_or(seat)
    }

    /// The tricks of a seat.
    pub fn tricks(&self, seat: Seat) -> u8 {
        self.takers.iter().filter(|&&taker| taker == seat).count() as u8
    }

    /// The cards a seat has taken.
    pub fn taken(&self, seat: Seat) -> CardSet {
        let tricks = self.plays.chunks(self.active).zip(&self.takers).filter(|&(_, &taker)| taker == seat);
        tricks.flat_map(|(trick, _)| trick).map(|&(_, card)| card).collect()
    }

    /// Notes what was said; of many words the oldest are forgotten.
    pub(super) fn say(&mut self, seat: Seat, said: Said) {
        if self.said.is_full() {
            self.said.remove(0);
        }
        self.said.push((seat, said));
    }
}
