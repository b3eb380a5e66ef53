//! Bidding, the opening of Copas, and the choice of the game (R1-R9, R16).

use super::Grand;
use super::action::Action;
use super::breach::Breach;
use super::contract::{Contract, HIGHEST, STEP};
use super::deck::HEARTS;
use super::state::{Bid, Phase, SEATS, Said};
use crate::brazil::Switch;
use cards::Card;
use engine::{Offer, Seat};

/// The dealer's pair must have more points than this for the mão to open Copas (R7).
const SEVENTY: i64 = 70;

impl Grand {
    /// Three have passed and nobody has bid: the dealer must (R4).
    fn dealer_must(&self) -> bool {
        self.open.bid.is_none() && usize::from(self.open.passes) == SEATS - 1
    }

    /// May the mão open Copas now?
    fn may_open(&self, seat: Seat) -> Result<(), Breach> {
        if self.agreements.copas_opening == Switch::Off {
            return Err(Breach::NoOpening);
        }
        if seat != self.mao() || self.open.bid.is_some() || self.open.passes > 0 {
            return Err(Breach::OnlyMaoOpens);
        }
        if self.total(self.match_state.pair(self.match_state.dealer)) <= SEVENTY {
            return Err(Breach::TooEarlyForCopas);
        }
        Ok(())
    }

    pub(super) fn bid_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let least = self.open.bid.map_or(STEP, |bid| bid.points + STEP);
        if !self.dealer_must() {
            out.push(Offer::Word(Action::Pass));
        }
        out.extend((least / STEP..=HIGHEST / STEP).map(|fives| Offer::Word(Action::Bid(fives * STEP))));
        if self.may_open(seat).is_ok() {
            out.extend(Offer::card(self.hand(seat) & HEARTS, Action::OpenCopas));
        }
    }

    pub(super) fn check_bid(&self, seat: Seat, points: i64) -> Result<(), Breach> {
        self.in_turn(seat)?;
        if points < STEP || points % STEP != 0 {
            return Err(Breach::NoFive);
        }
        if points > HIGHEST {
            return Err(Breach::TooHigh);
        }
        match self.open.bid {
            Some(standing) if points <= standing.points => Err(Breach::TooLow { standing: standing.points }),
            _ => Ok(()),
        }
    }

    pub(super) fn check_pass(&self, seat: Seat) -> Result<(), Breach> {
        self.in_turn(seat)?;
        if self.dealer_must() { Err(Breach::DealerMustBid) } else { Ok(()) }
    }

    pub(super) fn check_open_copas(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        if seat != self.mao() {
            return Err(Breach::OnlyMaoOpens);
        }
        self.in_turn(seat)?;
        self.may_open(seat)?;
        if !self.hand(seat).contains(card) {
            return Err(self.not_held(card));
        }
        if HEARTS.contains(card) { Ok(()) } else { Err(Breach::NotAHeart { card }) }
    }

    pub(super) fn bid(&mut self, seat: Seat, points: i64) {
        // The forced dealer's word, and the highest there is, end the bidding (R4, R6).
        let last = self.dealer_must() || points == HIGHEST;
        self.open.say(seat, Said::Bid(points));
        self.open.bid = Some(Bid { seat, points });
        self.open.passes = 0;
        if last { self.open.phase = Phase::Choice } else { self.next_speaker() }
    }

    pub(super) fn pass(&mut self, seat: Seat) {
        self.open.say(seat, Said::Pass);
        self.open.passes += 1;
        if self.agreements.rebid_after_pass == Switch::Off {
            self.open.out = self.open.out.with(seat);
        }
        self.next_speaker();
    }

    /// The next who may speak; if that is the bidder the bidding is over (R5).
    fn next_speaker(&mut self) {
        let (bidder, out) = (self.open.bid.map(|bid| bid.seat), self.open.out);
        let left = (1..=SEATS).map(|step| self.match_state.left_of(self.open.speaker, step));
        let next = left.clone().find(|&seat| Some(seat) == bidder || !out.contains(seat)).unwrap_or(self.open.speaker);
        let all_passed = usize::from(self.open.passes) == SEATS - 1 && bidder.is_some();
        if all_passed || Some(next) == bidder {
            self.open.phase = Phase::Choice;
        } else {
            self.open.speaker = next;
        }
    }

    /// The mão lays a heart open: the game is Copas, the mão is the bidder, and the heart is led (R7, D7).
    pub(super) fn open_copas(&mut self, seat: Seat, card: Card) {
        self.open.say(seat, Said::OpenedCopas(card));
        self.open.bid = Some(Bid { seat, points: self.agreements.copas_opening_bid });
        self.open.choose(Contract::Copas);
        self.begin_play();
        self.play(seat, card);
    }

    pub(super) fn choice_offers(&self, out: &mut Vec<Offer<Action>>) {
        let Some(bid) = self.open.bid else { return };
        let fitting = Contract::all().filter(|contract| choosable(*contract, bid.points).is_ok());
        out.extend(fitting.map(|contract| Offer::Word(Action::Choose(contract))));
    }

    /// The bidder alone chooses, within the limit of each game (R8).
    pub(super) fn check_choice(&self, seat: Seat, contract: Contract) -> Result<(), Breach> {
        self.in_turn(seat)?;
        self.open.bid.map_or(Err(Breach::NoBidYet), |bid| choosable(contract, bid.points))
    }

    pub(super) fn choose(&mut self, seat: Seat, contract: Contract) {
        self.open.say(seat, Said::Chose(contract));
        self.open.choose(contract);
        match contract {
            Contract::Eucre(..) => self.open.phase = Phase::Discard,
            _ => self.begin_play(),
        }
    }
}

/// May this game be chosen with this bid?
fn choosable(contract: Contract, bid: i64) -> Result<(), Breach> {
    if bid > contract.limit() {
        return Err(Breach::AboveLimit { limit: contract.limit() });
    }
    match contract.way_fits(bid) {
        true => Ok(()),
        false if contract.way() == super::contract::EucreSide::Alone => Err(Breach::NotAlone),
        false => Err(Breach::MustBeAlone),
    }
}
