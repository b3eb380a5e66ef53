//! Decisions that are taken back: the event is replayed without them, so what they changed is changed back and nothing else (R27).

use super::Championship;
use crate::decision::{Decision, Logged};
use crate::role::{Actor, Role};
use crate::{Breach, Note};

/// Whether decisions are carried out for the first time, or once more without one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Pass {
    #[default]
    First,
    Replay,
}

/// The most work of all returns of an event together: a decision replayed costs a share of its own, and looks at every entry and jogo.
const MOST_REPLAYED: u64 = 1_000_000_000;
const OWN_SHARE: u64 = 256;
/// The most decisions named as standing on another.
const MOST_NAMED: usize = 100;

impl Championship {
    /// Was the decision of this number taken back?
    pub fn is_taken_back(&self, number: u32) -> bool {
        self.taken_back.contains(&number)
    }

    /// The decision of a number, counted from 1.
    pub fn decision(&self, number: u32) -> Option<&Logged> {
        self.log.get((number as usize).checked_sub(1)?)
    }

    /// The latest decision of this kind that was not taken back, by its number.
    pub fn latest(&self, is_it: impl Fn(&Decision) -> bool) -> Option<u32> {
        let counts = |number: &u32| !self.is_taken_back(*number);
        let mut numbered = (0..self.log.len() as u32).zip(&self.log).map(|(n, logged)| (n + 1, logged)).rev();
        numbered.find(|(number, logged)| counts(number) && is_it(&logged.decision)).map(|(number, _)| number)
    }

    /// May this actor take the decision of this number back? Nothing is said of what stands on it.
    pub fn may_take_back(&self, by: Actor, number: u32) -> bool {
        let Some(Logged { decision, .. }) = self.decision(number) else { return false };
        let roles = decision.roles();
        // The organiser takes back what any desk decided, but no finding of the evaluating commission.
        let is_theirs = roles.contains(&by.role) || by.role == Role::Organising && roles != [Role::Evaluating];
        let returns = matches!(by.role, Role::Organising | Role::Evaluating | Role::DeskEntries | Role::DeskResults);
        returns && is_theirs && decision.can_be_taken_back() && !self.is_taken_back(number)
    }

    /// Has this event been replayed as often as it may?
    pub(super) fn has_returned_enough(&self) -> bool {
        self.replayed.saturating_add(self.work_of_a_replay()) > MOST_REPLAYED
    }

    fn work_of_a_replay(&self) -> u64 {
        self.log.len() as u64 * (OWN_SHARE + self.entries.len() as u64 + self.jogos.len() as u64)
    }

    pub(super) fn take_back(&mut self, by: Actor, number: u32, reason: &Note) -> Result<(), Breach> {
        check_reason(reason)?;
        let Some(Logged { decision, .. }) = self.decision(number) else { return Err(Breach::NotReturnable) };
        if !decision.can_be_taken_back() || self.is_taken_back(number) {
            return Err(Breach::NotReturnable);
        }
        if !self.may_take_back(by, number) {
            return Err(Breach::NotYours);
        }
        let mut next = self.without(number)?;
        next.replayed = self.replayed.saturating_add(self.work_of_a_replay());
        (next.made, next.log) = (std::mem::take(&mut self.made), std::mem::take(&mut self.log));
        *self = next;
        Ok(())
    }

    /// The event without one more decision; or the decisions that only hold because of it.
    fn without(&self, number: u32) -> Result<Championship, Breach> {
        let mut taken_back = self.taken_back.clone();
        taken_back.insert(number);
        let pass = Pass::Replay;
        let mut next = Championship { taken_back, pass, refunds: self.refunds.clone(), ..Championship::new() };
        let mut standing: Vec<u32> = Vec::new();
        for (at, logged) in (1..).zip(&self.log) {
            next.number = at - 1;
            // A number that was given to a receipt is given to no other.
            next.receipts.extend(self.refunds.get(&next.number).into_iter().flatten());
            let counts = !next.taken_back.contains(&at) && !matches!(logged.decision, Decision::TakeBack { .. });
            if counts && next.apply(logged.by, logged.at, &logged.decision).is_err() {
                standing.push(at);
            }
        }
        (next.number, next.pass) = (self.number, Pass::First);
        standing.reverse();
        standing.truncate(MOST_NAMED);
        if standing.is_empty() && !self.keeps_its_jogos(&next) {
            // Rounds paired later have taken numbers after those of this one.
            let paired = |decision: &Decision| matches!(decision, Decision::StartRound { .. });
            standing.extend(self.latest(paired).filter(|latest| *latest != number));
        }
        if standing.is_empty() { Ok(next) } else { Err(Breach::StandsOn(standing)) }
    }

    /// Does every number still mean the same jogo in `next`?
    fn keeps_its_jogos(&self, next: &Championship) -> bool {
        next.jogos.iter().all(|(id, jogo)| {
            let same = |known: &crate::jogo::Jogo| {
                (&known.category, known.round, &known.laid) == (&jogo.category, jogo.round, &jogo.laid)
            };
            self.jogos.get(id).is_none_or(same)
        })
    }
}

pub(super) fn check_reason(reason: &Note) -> Result<(), Breach> {
    if reason.trim().is_empty() { Err(Breach::NoReason) } else { Ok(()) }
}
