//! Counting a round and deciding the match (R13-R21).

use super::Yukon;
use super::deck::{ACE_OF_SPADES, worth};
use super::facts::SHEET;
use super::state::{Phase, Round, Victory};
use crate::sentence;
use arrayvec::ArrayVec;
use cards::CardSet;
use engine::agreement::Choice;
use engine::{Cause, Cite, DealReport, Msg, Seat, SeatSet};

/// One side's result after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideResult {
    /// Its points in the match.
    pub points: i64,
    /// Its tricks in this round.
    pub tricks: u8,
    /// Has it taken the ace of spades in this round?
    pub ace: Ace,
}

/// Possession of the ace of spades.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ace {
    Taken,
    Elsewhere,
}

/// Decision of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Nothing: nobody has enough points.
    GoesOn,
    /// This side wins, by this rule.
    Won(usize, Cite),
    /// Two sides are equal in everything, and play one round more.
    Extra(usize, usize),
}

/// The winner after a round: the only side at the target, else by tricks, else by the ace of spades.
pub fn decide(sides: &[SideResult], target: i64) -> Decision {
    let reached: ArrayVec<usize, 4> = (0..sides.len()).filter(|&side| sides[side].points >= target).take(4).collect();
    match reached[..] {
        [] => Decision::GoesOn,
        [side] => Decision::Won(side, Cite("yukon R17")),
        _ => part(sides, &reached, Cite("yukon R18"), Cite("yukon R19")),
    }
}

/// Most tricks, then the ace of spades, then nothing more.
fn part(sides: &[SideResult], among: &[usize], by_tricks: Cite, by_ace: Cite) -> Decision {
    let most = among.iter().map(|&side| sides[side].tricks).max().unwrap_or(0);
    let best: ArrayVec<usize, 4> = among.iter().copied().filter(|&side| sides[side].tricks == most).take(4).collect();
    match best[..] {
        [side] => Decision::Won(side, by_tricks),
        [one, other, ..] => match best.iter().find(|&&side| sides[side].ace == Ace::Taken) {
            Some(&side) => Decision::Won(side, by_ace),
            None => Decision::Extra(one, other),
        },
        [] => Decision::GoesOn,
    }
}

engine::choices! {
    /// Outcome of a round.
    #[serde(rename_all = "snake_case")]
    pub enum Outcome {
        /// Its points were written down, and the match goes on.
        Counted = "counted" => "yukon-outcome-counted",
        /// It decided the match.
        Won = "won" => "yukon-outcome-won",
        /// It was the round between two whom nothing else could part.
        Extra = "extra" => "yukon-outcome-extra",
    }
}

impl Outcome {
    fn of(round: Round, victory: Option<Victory>) -> Outcome {
        match (round, victory) {
            (Round::Extra, _) => Outcome::Extra,
            (Round::Points, Some(_)) => Outcome::Won,
            (Round::Points, None) => Outcome::Counted,
        }
    }
}

/// The message for a match won by this rule.
fn won_by(cite: Cite) -> &'static str {
    match cite.0 {
        "yukon R18" => "yukon-cause-match-tricks",
        "yukon R19" => "yukon-cause-match-ace",
        "yukon R20" => "yukon-cause-match-extra",
        _ => "yukon-cause-match",
    }
}

/// Cards taken by a side in a round.
struct Taken {
    side: SeatSet,
    cards: CardSet,
    tricks: u8,
}

impl Yukon {
    /// The points of a seat's side in the match, as long as it lasts.
    pub(super) fn points(&self, seat: Seat) -> i64 {
        self.ledger.balance(seat)
    }

    /// Cards taken by each side in this round.
    fn taken(&self) -> ArrayVec<Taken, 4> {
        let bare = |side| Taken { side: self.match_state.members(side), cards: CardSet::EMPTY, tricks: 0 };
        let mut taken: ArrayVec<Taken, 4> = (0..self.match_state.sides()).map(bare).collect();
        for (trick, &taker) in self.open.plays.chunks(self.open.active).zip(&self.open.takers) {
            let taken = &mut taken[self.match_state.side(taker)];
            taken.tricks += 1;
            taken.cards = trick.iter().fold(taken.cards, |cards, &(_, card)| cards.with(card));
        }
        taken
    }

    fn standing(&self, taken: &Taken) -> SideResult {
        SideResult {
            points: taken.side.lowest().map_or(0, |seat| self.points(seat)),
            tricks: taken.tricks,
            ace: if taken.cards.contains(ACE_OF_SPADES) { Ace::Taken } else { Ace::Elsewhere },
        }
    }

    /// The round is over: each side counts what it has taken, and the match is decided or goes on.
    pub(super) fn count(&mut self) {
        let deal = self.match_state.deal;
        let taken = self.taken();
        if self.open.round == Round::Points {
            for Taken { side, cards, tricks } in &taken {
                let cause = Cause::new("yukon-cause-taken", Cite("yukon R14")).count((*tricks).into());
                for seat in side.iter() {
                    self.ledger.pay(deal, SHEET, seat, worth(*cards), cause);
                }
            }
        }
        let standings: ArrayVec<SideResult, 4> = taken.iter().map(|taken| self.standing(taken)).collect();
        let decision = match self.open.round {
            Round::Points => decide(&standings, self.agreements.target),
            Round::Extra => {
                let two: ArrayVec<usize, 2> = self.open.players().iter().map(|&seat| self.match_state.side(seat)).collect();
                part(&standings, &two, Cite("yukon R20"), Cite("yukon R20"))
            }
        };
        if let Decision::Won(side, cite) = decision {
            self.match_state.victory = Some(Victory { winners: self.match_state.members(side), cite });
        }
        let outcome = Outcome::of(self.open.round, self.match_state.victory);
        self.match_state.last = Some(outcome);
        let report = self.running_report();
        self.reports.push(DealReport { outcome: Some(outcome.word()), ended: Some(self.ended(outcome, &taken)), ..report });
        match decision {
            Decision::GoesOn => {
                self.match_state.dealer = self.match_state.left_of(self.match_state.dealer, 1);
                self.begin_round();
            }
            Decision::Extra(one, other) => self.begin_extra(self.match_state.members(one).or(self.match_state.members(other))),
            Decision::Won(side, cite) => self.pay_stakes(self.match_state.members(side), cite),
        }
    }

    /// Each loser pays the stake to the winner, or in pairs to the winner at their left.
    fn pay_stakes(&mut self, winners: SeatSet, cite: Cite) {
        self.open.phase = Phase::Over;
        let cause = Cause::new(won_by(cite), cite);
        let losers = self.match_state.places().iter().copied().filter(|&seat| !winners.contains(seat));
        for loser in losers.collect::<ArrayVec<Seat, 4>>() {
            let mut left = (1..self.match_state.players).map(|step| self.match_state.left_of(loser, step));
            if let Some(winner) = left.find(|&seat| winners.contains(seat)) {
                self.ledger.pay(self.match_state.deal, loser, winner, self.agreements.stake, cause);
            }
        }
    }

    /// The most rounds there can be: nobody at the target, and all but one point short of it, before the last (R16).
    pub(super) fn most_rounds(&self) -> u32 {
        let sides = self.agreements.sides() as i64;
        let extra = u32::from(sides == 3);
        (sides * (self.agreements.target - 1) / super::deck::ROUND) as u32 + 1 + extra
    }

    /// The result of each side, and whether it decided the match.
    fn ended(&self, outcome: Outcome, taken: &[Taken]) -> Msg {
        let playing = self.open.playing();
        let told = |taken: &Taken| {
            let side = Msg::new("yukon-ended-side").with("side", taken.side);
            side.with("points", worth(taken.cards)).with("tricks", i64::from(taken.tricks))
        };
        let sides = taken.iter().filter(|taken| taken.side.iter().any(|seat| playing.contains(seat))).map(told);
        let sides = sentence::in_turn(sides).unwrap_or(Msg::new("list-nobody"));
        match self.match_state.victory {
            None => Msg::new("yukon-ended").with("sides", sides),
            Some(victory) => {
                let id = if outcome == Outcome::Extra { "yukon-ended-extra" } else { "yukon-ended-match" };
                Msg::new(id).with("sides", sides).with("winners", victory.winners)
            }
        }
    }

    /// The round as it stands.
    pub(super) fn running_report(&self) -> DealReport {
        DealReport {
            number: self.match_state.deal,
            dealer: self.match_state.dealer,
            outcome: None,
            contract: None,
            ombre: None,
            trump: None,
            tricks: Seat::first(self.match_state.players).map(|seat| self.open.tricks(seat)).collect(),
            counted: Vec::new(),
            ended: None,
            shown: Vec::new(),
        }
    }
}
