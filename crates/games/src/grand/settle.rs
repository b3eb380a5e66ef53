//! Settling a hand, and the end of the match (section 5, R26-R30).

use super::Grand;
use super::action::contract_words;
use super::agreements::EndMode;
use super::contract::{Contract, EucreSide, Outcome, score};
use super::deck::HEARTS;
use super::facts::SHEET;
use super::reckon::Reckoning;
use super::state::{HAND, Last, Phase, SEATS, Said, Victory};
use crate::brazil::Switch;
use cards::CardSet;
use engine::agreement::Choice;
use engine::{Cause, Cite, DealReport, Msg, Seat, SeatSet};

/// The section of the rules by which a game is scored.
fn scored_by(contract: Contract) -> Cite {
    Cite(match contract {
        Contract::Whist(_) => "grand section 5.1",
        Contract::Grand => "grand section 5.2",
        Contract::Eucre(..) => "grand section 5.3",
        Contract::Copas => "grand section 5.4",
    })
}

/// Messages for the points of a game: of the bidders who made it, of those defeated, and of their opponents.
const fn causes(contract: Contract) -> [&'static str; 3] {
    match contract {
        Contract::Whist(_) => ["grand-cause-whist", "grand-cause-whist-defeated", "grand-cause-whist-against"],
        Contract::Grand => ["grand-cause-grand", "grand-cause-grand-defeated", "grand-cause-grand-against"],
        Contract::Eucre(_, EucreSide::Partners) => {
            ["grand-cause-eucre", "grand-cause-eucre-defeated", "grand-cause-eucre-against"]
        }
        Contract::Eucre(_, EucreSide::Alone) => ["grand-cause-alone", "grand-cause-alone-defeated", "grand-cause-eucre-against"],
        Contract::Copas => ["grand-cause-copas", "grand-cause-copas-defeated", "grand-cause-copas-against"],
    }
}

/// The message for the result of a hand of this game.
const fn ended_words(contract: Contract, outcome: Outcome) -> &'static str {
    match (contract, outcome) {
        (Contract::Copas, Outcome::Made) => "grand-ended-copas-made",
        (Contract::Copas, Outcome::Defeated) => "grand-ended-copas-defeated",
        (_, Outcome::Made) => "grand-ended-made",
        (_, Outcome::Defeated) => "grand-ended-defeated",
    }
}

impl Grand {
    /// The running total of a pair, as long as the match lasts.
    pub(super) fn total(&self, pair: usize) -> i64 {
        self.ledger.balance(self.match_state.round[pair])
    }

    fn tricks_of(&self, pair: usize) -> usize {
        self.match_state.members(pair).iter().map(|seat| usize::from(self.open.tricks(seat))).sum()
    }

    /// The hand is played: both pairs mark their points, and a failed bid is noted (R27).
    pub(super) fn settle(&mut self) {
        let (Some(bid), Some(contract)) = (self.open.bid, self.open.contract) else { return };
        let bidders = self.match_state.pair(bid.seat);
        let taken = match contract {
            Contract::Copas => (self.open.taken(self.match_state.members(bidders)) & HEARTS).len(),
            Contract::Eucre(..) | Contract::Whist(_) | Contract::Grand => self.tricks_of(bidders),
        };
        let score = score(contract, bid.points, taken);
        let others = match contract {
            Contract::Copas => HEARTS.len() - taken,
            Contract::Eucre(..) | Contract::Whist(_) | Contract::Grand => self.tricks_of(1 - bidders),
        };
        let [made, defeated, against] = causes(contract);
        let bidding = if score.outcome == Outcome::Made { made } else { defeated };
        let cause = |id: &'static str, count: usize| Cause::new(id, scored_by(contract)).count(count as i64).each(bid.points);
        self.mark(bidders, score.bidders, cause(bidding, taken));
        self.mark(1 - bidders, score.opponents, cause(against, others));
        if score.outcome == Outcome::Defeated {
            self.match_state.defeats[bidders] += 1;
        }
        self.match_state.last = Some(Last { bid, contract, outcome: score.outcome });
        let ended = Msg::new(ended_words(contract, score.outcome)).with("seat", bid.seat).with("points", bid.points);
        let ended = ended.with("contract", contract_words(contract)).with("taken", taken);
        let shown = self.shown_at_the_end();
        let report = DealReport { outcome: Some(score.outcome.word()), ended: Some(ended), shown, ..self.running_report() };
        self.reports.push(report);
        let slam = (contract == Contract::Grand && self.agreements.slam_wins == Switch::On)
            .then(|| [0, 1].into_iter().find(|&pair| self.tricks_of(pair) == HAND))
            .flatten();
        match slam {
            Some(pair) => self.final_count(Some(pair)),
            None if self.is_last() => self.final_count(None),
            None => {
                self.match_state.dealer = self.match_state.left_of(self.match_state.dealer, 1);
                self.begin_hand();
            }
        }
    }

    /// A pair marks its points: each of both has them to their name.
    fn mark(&mut self, pair: usize, points: i64, cause: Cause) {
        for seat in self.match_state.members(pair).iter() {
            self.ledger.pay(self.match_state.deal, SHEET, seat, points, cause);
        }
    }

    /// Does the match end with this hand (R28)?
    fn is_last(&self) -> bool {
        let ended = match self.agreements.end_mode {
            EndMode::Points => [0, 1].into_iter().any(|pair| self.total(pair) >= self.agreements.target),
            EndMode::Time => self.time_is_up(),
            EndMode::Hands => false,
        };
        ended || self.match_state.deal >= self.agreements.last_hand()
    }

    /// Have both pairs called the time?
    fn time_is_up(&self) -> bool {
        [0, 1].into_iter().all(|pair| self.match_state.members(pair).iter().any(|seat| self.match_state.time.contains(seat)))
    }

    /// The final count takes the place of the running totals; only then is the match decided, unless by a slam (R26, R29).
    fn final_count(&mut self, slam: Option<usize>) {
        let totals = [0, 1].map(|pair| self.total(pair));
        let reckoning = Reckoning::new(totals, self.match_state.defeats, self.agreements.target);
        for pair in [0, 1] {
            self.mark(pair, -totals[pair], Cause::new("grand-cause-total", Cite("grand R29")));
            let more = (self.match_state.defeats[1 - pair] - self.match_state.defeats[pair]).max(0);
            self.mark(pair, reckoning.given[pair], Cause::new("grand-cause-count", Cite("grand R29")).count(more));
        }
        let winner = slam.or(reckoning.winner());
        let cite = match (slam, reckoning.given[0] == reckoning.given[1]) {
            (Some(_), _) => Cite("grand R26"),
            (None, true) => Cite("grand R30"),
            (None, false) => Cite("grand R29"),
        };
        let winners = winner.map_or(SeatSet::EMPTY, |pair| self.match_state.members(pair));
        self.match_state.victory = Some(Victory { winners, reckoning, cite });
        self.open.phase = Phase::Over;
        for loser in Seat::first(SEATS).filter(|&seat| !winners.is_empty() && !winners.contains(seat)) {
            let winner = self.match_state.left_of(loser, 1);
            let cause = Cause::new(if slam.is_some() { "grand-cause-slam" } else { "grand-cause-match" }, cite);
            self.ledger.pay(self.match_state.deal, loser, winner, self.agreements.stake, cause);
        }
    }

    /// May this seat still call the time?
    pub(super) fn may_call_time(&self, seat: Seat) -> bool {
        let dealt = !matches!(self.open.phase, Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle | Phase::Over);
        self.agreements.end_mode == EndMode::Time && dealt && !self.match_state.time.contains(seat)
    }

    /// The company's clock is in its own hands: time is up when both pairs say so, and the hand is played to its end (D16).
    pub(super) fn call_time(&mut self, seat: Seat) {
        self.match_state.time = self.match_state.time.with(seat);
        self.open.say(seat, Said::CalledTime);
    }

    /// Cards that lay open and were not played: those of a lone player's partner.
    fn shown_at_the_end(&self) -> Vec<(Seat, CardSet)> {
        let open = |seat: Seat| (seat, self.open.shown[seat.index()] & self.hidden.hands[seat.index()]);
        Seat::first(SEATS).map(open).filter(|(_, cards)| !cards.is_empty()).collect()
    }

    /// The hand as it stands.
    pub(super) fn running_report(&self) -> DealReport {
        DealReport {
            number: self.match_state.deal,
            dealer: self.match_state.dealer,
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
