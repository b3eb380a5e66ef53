//! State of a match: what lasts (the company, its defeats), what lies open in the running hand, and what is hidden.

use super::action::contract_words;
use super::contract::{Contract, EucreSide, Outcome};
use super::deck::{order_of, plain};
use super::reckon::Reckoning;
use crate::brazil::Drawn;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::trick::{Order, Trick};
use engine::{Cite, Seat, SeatSet};
use serde::Serialize;

/// Seats at the table.
pub(super) const SEATS: usize = 4;

/// Cards to a hand.
pub(super) const HAND: usize = 13;

/// Cards kept in Eucre.
pub(super) const KEPT: usize = 5;

/// Phases of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Pairs are to be drawn.
    DrawPairs,
    /// The first dealer is to be drawn.
    DrawDealer,
    /// The pack is to be shuffled.
    Shuffle,
    /// Points are bid.
    Bidding,
    /// The bidder chooses the game.
    Choice,
    /// Eucre: eight cards are laid aside.
    Discard,
    /// A lone bidder may exchange a card with their partner.
    Exchange,
    /// Their opponents may do the same.
    DefenderExchange,
    Tricks,
    /// An honour table: the trick is full and not yet taken.
    Taking,
    /// An honour table: a wrong card lies on the table and must be replaced.
    Mending,
    /// The match is over.
    Over,
}

/// A bid and its maker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Bid {
    pub seat: Seat,
    /// For how many points.
    pub points: i64,
}

/// Result of the previous hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Last {
    pub bid: Bid,
    pub contract: Contract,
    /// Was the bid met?
    pub outcome: Outcome,
}

/// The winners of the match, its final count, and the rule that decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Victory {
    /// The pair, if it was not drawn.
    pub winners: SeatSet,
    /// The final count.
    pub reckoning: Reckoning,
    pub cite: Cite,
}

/// State of the match that lasts from hand to hand. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchState {
    /// The seats in playing order: each at the left of the one before.
    pub round: [Seat; SEATS],
    pub dealer: Seat,
    /// The number of the deal.
    pub deal: u32,
    /// Bids not met, by pair.
    pub defeats: [i64; 2],
    /// Players who have called the time.
    pub time: SeatSet,
    /// Result of the previous hand.
    pub last: Option<Last>,
    pub victory: Option<Victory>,
}

impl MatchState {
    #[inline(always)]
    fn place(&self, seat: Seat) -> usize {
        // No branch: this is asked for every card.
        (1..SEATS).map(|place| place * usize::from(self.round[place] == seat)).sum()
    }

    /// The seat `steps` places to the left.
    #[inline(always)]
    pub fn left_of(&self, seat: Seat, steps: usize) -> Seat {
        self.round[(self.place(seat) + steps) % SEATS]
    }

    /// The partner's seat, opposite.
    pub fn partner(&self, seat: Seat) -> Seat {
        self.left_of(seat, 2)
    }

    /// The pair of a seat.
    pub fn pair(&self, seat: Seat) -> usize {
        self.place(seat) % 2
    }

    /// The seats of a pair.
    pub fn members(&self, pair: usize) -> SeatSet {
        SeatSet::of(self.round[pair]).with(self.round[pair + 2])
    }
}

engine::sayings! {
    /// Something said or done that all could hear.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Said {
        /// Drew this card for a pair or the deal.
        Drew(card: Card) = "grand-said-drew";
        Bid(points: i64) = "grand-bid";
        Pass = "grand-pass";
        /// Opened Copas with this heart.
        OpenedCopas(card: Card) = "grand-open-copas";
        /// Chose this game.
        Chose(contract: Contract) = (contract_words(*contract));
        /// Laid eight cards aside.
        Discarded = "grand-said-discarded";
        /// Took this open card for one of their own.
        Exchanged(card: Card) = "grand-said-exchanged";
        NoExchange = "grand-no-exchange";
        /// Had their partner open their cards.
        OpenedPartner = "grand-said-opened-partner";
        /// Took a trick.
        Took = "grand-said-took";
        /// Replaced a wrong card.
        Amended(card: Card) = "grand-said-amended";
        /// Was told that their card is wrong.
        Wrong(card: Card) = "grand-said-wrong";
        /// Called the time.
        CalledTime = "grand-call-time";
    }
}

/// Open state of the running hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    /// Its phase.
    pub phase: Phase,
    /// Seats that draw a card next.
    pub drawing: SeatSet,
    /// The cards drawn last.
    pub drawn: Drawn,
    /// The player to speak in the bidding.
    pub speaker: Seat,
    /// The bid that stands, in the end that of the bidder.
    pub bid: Option<Bid>,
    /// Passes in a row.
    pub passes: u8,
    /// Players who may not bid again.
    pub out: SeatSet,
    pub contract: Option<Contract>,
    /// Its card order, cached here because every play needs it.
    #[serde(skip)]
    pub(super) order: &'static Order,
    /// Players who have laid their eight cards aside.
    pub discarded: SeatSet,
    /// Number of cards each has laid aside, an exchanged one included.
    pub aside: [usize; SEATS],
    /// The lone player's opponent who decides about an exchange.
    pub exchanger: Option<Seat>,
    /// The partner's cards were opened to choose from.
    pub partner_open: Option<Seat>,
    /// The player who gave the partner a card for an opened one.
    pub gave: Option<Seat>,
    /// Cards in each hand that all have seen.
    pub shown: [CardSet; SEATS],
    /// The trick on the table.
    pub trick: Trick,
    /// The seat that plays next or gathers the trick.
    pub to_play: Seat,
    /// Every card played, in order.
    pub plays: ArrayVec<(Seat, Card), 52>,
    /// Takers of the tricks, in order.
    pub takers: ArrayVec<Seat, HAND>,
    /// A player whose card was found wrong and who must replace it.
    pub mending: Option<Seat>,
    /// Latest utterances, in order; the oldest are dropped when it is full.
    pub said: ArrayVec<(Seat, Said), 64>,
}

/// Hidden state: visible to its owner alone, or to nobody.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// The cards in each hand.
    pub(super) hands: [CardSet; SEATS],
    /// The cards each laid aside.
    pub(super) discards: [CardSet; SEATS],
    /// The card that [`Open::gave`] handed to their partner.
    pub(super) given: Option<Card>,
}

impl Hidden {
    pub(super) const NOTHING: Hidden = Hidden { hands: [CardSet::EMPTY; SEATS], discards: [CardSet::EMPTY; SEATS], given: None };
}

impl Open {
    /// A hand about to be dealt; the mão speaks first.
    pub(super) fn new(mao: Seat) -> Open {
        Open {
            phase: Phase::Shuffle,
            drawing: SeatSet::EMPTY,
            drawn: Drawn::new(),
            speaker: mao,
            bid: None,
            passes: 0,
            out: SeatSet::EMPTY,
            contract: None,
            order: plain(),
            discarded: SeatSet::EMPTY,
            aside: [0; SEATS],
            exchanger: None,
            partner_open: None,
            gave: None,
            shown: [CardSet::EMPTY; SEATS],
            trick: Trick::EMPTY,
            to_play: mao,
            plays: ArrayVec::new(),
            takers: ArrayVec::new(),
            mending: None,
            said: ArrayVec::new(),
        }
    }

    /// The rule by which it is somebody's turn now, and by which nothing else can be done.
    pub(super) fn rule(&self) -> &'static str {
        match self.phase {
            Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle => "grand section 3",
            Phase::Bidding => "grand R1",
            Phase::Choice => "grand R8",
            Phase::Discard => "grand R18",
            Phase::Exchange => "grand R20",
            Phase::DefenderExchange => "grand R21",
            Phase::Tricks if !self.trick.is_empty() => "grand R10",
            Phase::Tricks if self.takers.is_empty() => "grand R9",
            Phase::Tricks => "grand R14",
            Phase::Taking | Phase::Mending => "grand D17",
            Phase::Over => "grand R28",
        }
    }

    /// The game is chosen.
    pub(super) fn choose(&mut self, contract: Contract) {
        (self.contract, self.order) = (Some(contract), order_of(contract));
    }

    /// The card order of this hand.
    #[inline(always)]
    pub(super) fn order(&self) -> &'static Order {
        debug_assert!(self.contract.is_none_or(|contract| *order_of(contract) == *self.order), "the order is the contract's");
        self.order
    }

    /// Number of players in the tricks: three when the bidder is alone (R10).
    #[inline(always)]
    pub fn active(&self) -> usize {
        if self.alone() { SEATS - 1 } else { SEATS }
    }

    /// Does the bidder play alone?
    #[inline(always)]
    pub fn alone(&self) -> bool {
        self.contract.is_some_and(|contract| contract.way() == EucreSide::Alone)
    }

    /// The tricks of a seat.
    pub fn tricks(&self, seat: Seat) -> u8 {
        self.takers.iter().filter(|&&taker| taker == seat).count() as u8
    }

    /// The cards taken by these seats.
    pub fn taken(&self, seats: SeatSet) -> CardSet {
        let tricks = self.plays.chunks(self.active()).zip(&self.takers).filter(|&(_, &taker)| seats.contains(taker));
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
