//! Counting a hand, what it pays, and the course of the match (R21-R31).

use super::Malilla;
use super::agreements::Agreements;
use super::deck::{DUE, HAND_POINTS, points, worth};
use super::laws::Doubled;
use super::state::{HAND, Pair, Phase, SEATS};
use cards::{Card, CardSet};
use engine::agreement::Switch;
use engine::{Cause, Cite, DealReport, Msg, Seat};
use serde::Serialize;

/// Price of each fault, in tantos (R24).
pub const FINE: i64 = 10;

/// Outcome of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Both pairs made their thirty-six.
    Even,
    Won,
    /// All twelve tricks.
    Capote,
    /// The pair that made more may not count it.
    NotCounted,
}

impl Outcome {
    /// Its machine name.
    pub const fn word(self) -> &'static str {
        match self {
            Outcome::Even => "even",
            Outcome::Won => "won",
            Outcome::Capote => "capote",
            Outcome::NotCounted => "not_counted",
        }
    }

    /// Of the words for a hand that was won, made a capote, or not counted the one that fits.
    pub(super) const fn among(self, [won, capote, not_counted]: [&'static str; 3]) -> &'static str {
        match self {
            Outcome::Even | Outcome::Won => won,
            Outcome::Capote => capote,
            Outcome::NotCounted => not_counted,
        }
    }
}

/// Rights that the pairs have lost by law when a hand is counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Held<'a> {
    /// Pairs that may not count a gain (R27).
    pub no_count: &'a [Pair],
    /// Pairs that cannot make the capote, having played with a card too few (dar.6).
    pub no_capote: &'a [Pair],
}

/// A hand counted: what each pair made, and what the winner gains before it is doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// By pair, tricks included.
    pub points: [i64; 2],
    /// The pair that made more than its due.
    pub winner: Option<Pair>,
    pub outcome: Outcome,
    /// The gain, in tantos.
    pub gain: i64,
}

impl Counted {
    /// The count of a hand with these points and tricks (R21-R23, R27).
    pub fn new(points: [i64; 2], tricks: [i64; 2], held: Held<'_>) -> Counted {
        let winner = Pair::BOTH.into_iter().find(|pair| points[pair.index()] > DUE);
        let (outcome, gain) = match winner {
            None => (Outcome::Even, 0),
            Some(pair) if held.no_count.contains(&pair) => (Outcome::NotCounted, 0),
            Some(pair) if tricks[pair.index()] == HAND as i64 && !held.no_capote.contains(&pair) => {
                (Outcome::Capote, HAND_POINTS)
            }
            Some(pair) => (Outcome::Won, points[pair.index()] - DUE),
        };
        Counted { points, winner, outcome, gain }
    }

    /// The gain of a pair: negative if the other won.
    pub fn gain_of(&self, pair: Pair) -> i64 {
        match self.winner {
            Some(winner) if winner == pair => self.gain,
            Some(_) => -self.gain,
            None => 0,
        }
    }
}

/// Is this deal one of the first or the last round, which Mari-perez doubles (R26)?
fn is_mari_perez(agreements: &Agreements, deal: u32) -> bool {
    let round = SEATS as u32;
    agreements.mari_perez == Switch::On && (deal <= round || deal + round > agreements.deals())
}

impl Malilla {
    /// Is everything in this hand paid double (R25, R26)?
    pub(super) fn doubled(&self) -> Doubled {
        let favorito = self.open.trump().is_some() && self.open.trump() == self.match_state.favorito;
        match (favorito, is_mari_perez(&self.agreements, self.match_state.deal)) {
            (false, false) => Doubled::Single,
            (true, false) => Doubled::Favourite,
            (false, true) => Doubled::MariPerez,
            (true, true) => Doubled::Both,
        }
    }

    /// Number of times that everything in this hand is paid.
    pub(super) fn multiplier(&self) -> i64 {
        self.doubled().times()
    }

    /// Pays `tantos` from the other pair to this one: each loser the winner at their right (D6).
    pub(super) fn pay(&mut self, to: Pair, tantos: i64, cause: Cause) {
        let each = self.multiplier() * self.agreements.tanto_value;
        for loser in self.match_state.members(to.other()) {
            let winner = self.match_state.after(loser, 1);
            self.ledger.pay(self.match_state.deal, loser, winner, tantos * each, cause.count(tantos).each(each));
        }
    }

    /// The dealer's side marks the card turned up (R11).
    pub(super) fn mark_turn_up(&mut self, card: Card) {
        let cause = Cause::new("malilla-cause-turn-up", Cite("malilla R11")).cards(CardSet::of(card));
        self.pay(self.match_state.pair(self.match_state.dealer), points(card), cause);
    }

    /// The count of the running hand with its tricks so far.
    pub(super) fn counted(&self) -> Counted {
        let piled = Pair::BOTH.map(|pair| self.open.piled(self.match_state.members(pair)));
        let points = piled.map(|(tricks, cards)| tricks + worth(cards));
        let barred: arrayvec::ArrayVec<Pair, 2> =
            Pair::BOTH.into_iter().filter(|&pair| self.open.barred.contains(self.match_state.members(pair)[0])).collect();
        Counted::new(points, piled.map(|(tricks, _)| tricks), Held { no_count: &barred, no_capote: &[] })
    }

    /// The hand is over: the winner gains what is above thirty-six, or the capote; then the deal passes to the right (R12).
    pub(super) fn settle(&mut self) {
        let counted = self.counted();
        if let Some(winner) = counted.winner {
            let cause = match counted.outcome {
                Outcome::Capote => Cause::new("malilla-cause-capote", Cite("malilla R23")),
                _ => Cause::new("malilla-cause-above", Cite("malilla R22")),
            };
            self.pay(winner, counted.gain, cause);
        }
        self.match_state.last = Some(counted);
        let report = DealReport {
            outcome: Some(counted.outcome.word()),
            counted: self.counted_aloud(&counted),
            ended: Some(self.ended(&counted)),
            ..self.running_report()
        };
        self.reports.push(report);
        if self.match_state.deal >= self.agreements.deals() {
            self.open.phase = Phase::Over;
        } else {
            self.match_state.dealer = self.match_state.after(self.match_state.dealer, 1);
            self.begin_hand();
        }
    }

    fn counted_aloud(&self, counted: &Counted) -> Vec<Msg> {
        let line = |pair: Pair| {
            let [one, other] = self.match_state.members(pair);
            let points = counted.points[pair.index()];
            Msg::new("malilla-counted").with("one", one).with("other", other).with("points", points)
        };
        Pair::BOTH.map(line).into()
    }

    /// The result of a hand in a sentence.
    fn ended(&self, counted: &Counted) -> Msg {
        let Some(winner) = counted.winner else { return Msg::new("malilla-ended-even") };
        let [one, other] = self.match_state.members(winner);
        let points = counted.points[winner.index()];
        let ids = ["malilla-ended-won", "malilla-ended-capote", "malilla-ended-not-counted"];
        let ended = Msg::new(counted.outcome.among(ids)).with("one", one).with("other", other).with("points", points);
        ended.with("tantos", counted.gain * self.multiplier())
    }

    /// The hand as it stands.
    pub(super) fn running_report(&self) -> DealReport {
        DealReport {
            number: self.match_state.deal,
            dealer: self.match_state.dealer,
            outcome: None,
            contract: None,
            ombre: None,
            trump: self.open.trump(),
            tricks: Seat::first(SEATS).map(|seat| self.open.tricks(seat)).collect(),
            counted: Vec::new(),
            ended: None,
            shown: Vec::new(),
        }
    }
}
