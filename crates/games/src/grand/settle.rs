//! Settling a hand, and the end of the match (section 5, R26-R30).

use super::Grand;
use super::agreements::EndMode;
use super::contract::{Contract, Outcome, score};
use super::deck::HEARTS;
use super::facts::SHEET;
use super::reckon::Reckoning;
use super::state::{HAND, Last, Phase, SEATS, Said, Victory};
use crate::brazil::Switch;
use engine::agreement::Choice;
use engine::{Cite, DealReport, Seat, SeatSet};

/// The section of the rules by which a game is scored.
fn scored_by(contract: Contract) -> Cite {
    Cite(match contract {
        Contract::Whist(_) => "grand section 5.1",
        Contract::Grand => "grand section 5.2",
        Contract::Eucre(..) => "grand section 5.3",
        Contract::Copas => "grand section 5.4",
    })
}

impl Grand {
    /// The running total of a pair, as long as the match lasts.
    pub(super) fn total(&self, pair: usize) -> i64 {
        self.ledger.balance(self.company.round[pair])
    }

    fn tricks_of(&self, pair: usize) -> usize {
        self.company.members(pair).iter().map(|seat| usize::from(self.open.tricks(seat))).sum()
    }

    /// The hand is played: both pairs mark their points, and a failed bid is noted (R27).
    pub(super) fn settle(&mut self) {
        let (Some(bid), Some(contract)) = (self.open.bid, self.open.contract) else { return };
        let bidders = self.company.pair(bid.seat);
        let taken = match contract {
            Contract::Copas => (self.open.taken(self.company.members(bidders)) & HEARTS).len(),
            _ => self.tricks_of(bidders),
        };
        let score = score(contract, bid.points, taken);
        self.mark(bidders, score.bidders, scored_by(contract));
        self.mark(1 - bidders, score.opponents, scored_by(contract));
        if score.outcome == Outcome::Defeated {
            self.company.defeats[bidders] += 1;
        }
        self.company.last = Some(Last { bid, contract, outcome: score.outcome });
        let report = DealReport { outcome: Some(score.outcome.word()), ..self.running_report() };
        self.reports.push(report);
        let slam = (contract == Contract::Grand && self.agreements.slam_wins == Switch::On)
            .then(|| [0, 1].into_iter().find(|&pair| self.tricks_of(pair) == HAND))
            .flatten();
        match slam {
            Some(pair) => self.final_count(Some(pair)),
            None if self.is_last() => self.final_count(None),
            None => {
                self.company.dealer = self.company.left_of(self.company.dealer, 1);
                self.begin_hand();
            }
        }
    }

    /// A pair marks its points: each of both has them to their name.
    fn mark(&mut self, pair: usize, points: i64, cite: Cite) {
        for seat in self.company.members(pair).iter() {
            self.ledger.pay(self.company.deal, SHEET, seat, points, cite);
        }
    }

    /// Does the match end with this hand (R28)?
    fn is_last(&self) -> bool {
        let ended = match self.agreements.end_mode {
            EndMode::Points => [0, 1].into_iter().any(|pair| self.total(pair) >= self.agreements.target),
            EndMode::Time => self.time_is_up(),
            EndMode::Hands => false,
        };
        ended || self.company.deal >= self.agreements.last_hand()
    }

    /// Have both pairs called the time?
    fn time_is_up(&self) -> bool {
        [0, 1].into_iter().all(|pair| self.company.members(pair).iter().any(|seat| self.company.time.contains(seat)))
    }

    /// The final count takes the place of the running totals; only then is the match decided, unless by a slam (R26, R29).
    fn final_count(&mut self, slam: Option<usize>) {
        let totals = [0, 1].map(|pair| self.total(pair));
        let reckoning = Reckoning::new(totals, self.company.defeats, self.agreements.target);
        for pair in [0, 1] {
            self.mark(pair, -totals[pair], Cite("grand R29"));
            self.mark(pair, reckoning.given[pair], Cite("grand R29"));
        }
        let winner = slam.or(reckoning.winner());
        let cite = match (slam, reckoning.given[0] == reckoning.given[1]) {
            (Some(_), _) => Cite("grand R26"),
            (None, true) => Cite("grand R30"),
            (None, false) => Cite("grand R29"),
        };
        let winners = winner.map_or(SeatSet::EMPTY, |pair| self.company.members(pair));
        self.company.victory = Some(Victory { winners, reckoning, cite });
        self.open.phase = Phase::Over;
        for loser in Seat::first(SEATS).filter(|&seat| !winners.is_empty() && !winners.contains(seat)) {
            let winner = self.company.left_of(loser, 1);
            self.ledger.pay(self.company.deal, loser, winner, self.agreements.stake, cite);
        }
    }

    /// May this seat still call the time?
    pub(super) fn may_call_time(&self, seat: Seat) -> bool {
        let dealt = !matches!(self.open.phase, Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle | Phase::Over);
        self.agreements.end_mode == EndMode::Time && dealt && !self.company.time.contains(seat)
    }

    /// The company's clock is in its own hands: time is up when both pairs say so, and the hand is played to its end (D16).
    pub(super) fn call_time(&mut self, seat: Seat) {
        self.company.time = self.company.time.with(seat);
        self.open.say(seat, Said::CalledTime);
    }

    /// The hand as it stands.
    pub(super) fn running_report(&self) -> DealReport {
        DealReport {
            number: self.company.deal,
            dealer: self.company.dealer,
            outcome: None,
            contract: self.open.contract.map(Contract::name),
            ombre: self.open.bid.map(|bid| bid.seat),
            trump: self.open.contract.and_then(Contract::trump),
            tricks: Seat::first(SEATS).map(|seat| self.open.tricks(seat)).collect(),
            counted: Vec::new(),
            ended: None,
            shown: Vec::new(),
        }
    }
}
