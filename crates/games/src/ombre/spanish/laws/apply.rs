//! What was done at an honour table: ruled on when the hand is settled, or at once where it ends the hand, and carried out here alone.

use super::super::Core;
use super::super::facts::{FINES, MIDDLE};
use super::super::result::{Judged, Outcome};
use super::super::settle::Aim;
use super::super::state::Bola;
use super::super::variant::Reckoning;
use super::{Decision, Effect, Incident, Misdeed, Standing, Went, decide};
use engine::law::HandFate;
use engine::{Seat, SeatSet};

impl Core {
    /// How the table stands now, or stood when so many tricks were made.
    pub(in super::super) fn standing(&self, trick: u8, judged: Option<&Judged>) -> Standing {
        let named = self.open.auction.standing().map(|(speaker, _)| self.open.round.order[speaker]);
        let pot = self.terms.contested(self.ledger.balance(MIDDLE));
        Standing {
            polla: self.terms.polla(),
            pozo: self.terms.pozo_size(),
            out_of_turn: self.terms.variant.out_of_turn(),
            players: self.open.round.players().iter().copied().take(6).collect(),
            hombre: self.open.hombre.or(named),
            side: self.side(),
            undecided: self.was_undecided(usize::from(trick)),
            went: judged.map(|judged| match judged.outcome {
                Outcome::Won => Went::Won,
                Outcome::Puesta => Went::Puesta,
                Outcome::Codillo(winner) => Went::Codillo(winner),
            }),
            taker: self.open.play.takers.get(usize::from(trick)).copied(),
            demanded: SeatSet::EMPTY,
            pot,
            unit: self.unit(),
        }
    }

    /// What each adversary would pay for the game that is named, with the estuches as held now (hombre D17).
    fn unit(&self) -> i64 {
        let bid = self.open.bid.or(self.open.auction.standing().map(|(_, bid)| bid));
        let game = bid.map_or(0, |bid| self.terms.prices.game[bid.game as usize]);
        let estuches = if self.open.trump.is_some() { self.estuches().len() } else { 0 };
        (game + self.terms.variant.estuches(self.terms.estuches, estuches)) * self.multiplier()
    }

    /// Could the game, or a bola, still be won or lost after so many tricks (mediator D14)?
    pub(in super::super) fn was_undecided(&self, tricks: usize) -> bool {
        let hand = self.terms.variant.hand;
        let side = self.side();
        let takers = &self.open.play.takers[..tricks.min(self.open.play.takers.len())];
        let won = takers.iter().filter(|&&taker| side.contains(taker)).count();
        let left = hand - tricks.min(hand);
        if self.open.bola != Bola::No && won == tricks {
            return true;
        }
        match self.terms.variant.reckoning {
            Reckoning::Counted { win } => won < usize::from(win) && won + left >= usize::from(win),
            Reckoning::Compared => {
                let best = self.adversaries().iter().map(|seat| takers.iter().filter(|taker| *taker == seat).count()).max();
                won < hand / 2 + 1 && won + left > best.unwrap_or(0)
            }
        }
    }

    /// Notes what was done. The laws speak when the hand is settled, so that nobody learns from them what is still hidden.
    pub(in super::super) fn note(&mut self, by: Seat, what: Misdeed) {
        let trick = self.open.play.takers.len() as u8;
        self.note_at(by, what, trick);
    }

    pub(in super::super) fn note_at(&mut self, by: Seat, what: Misdeed, trick: u8) {
        let _ = self.open.honour.faults.try_push((Incident { by, what }, trick));
    }

    /// What the laws decide of everything that was done in the hand.
    pub(in super::super) fn decisions(&self, judged: &Judged) -> Vec<Decision> {
        let demanded = |of: Seat| {
            let demands = self.open.honour.demanded.iter();
            demands.filter(|(_, there)| *there == of).map(|&(by, _)| by).collect::<SeatSet>()
        };
        let left = |trick: u8| {
            let faults = self.open.honour.faults.iter();
            let left = faults.filter(|(incident, at)| incident.what == Misdeed::LeftTrick && *at == trick);
            left.map(|(incident, _)| incident.by).collect::<SeatSet>()
        };
        let decided = |(incident, trick): &(Incident, u8)| {
            let demanded = if incident.what == Misdeed::Signalled { left(*trick) } else { demanded(incident.by) };
            decide(&Standing { demanded, ..self.standing(*trick, Some(judged)) }, incident)
        };
        self.open.honour.faults.iter().map(decided).collect()
    }

    /// Rules on what ends the hand, or goes on, at once.
    pub(in super::super) fn rule_now(&mut self, by: Seat, what: Misdeed) -> HandFate {
        let decision = decide(&self.standing(self.open.play.takers.len() as u8, None), &Incident { by, what });
        self.carry_out(&decision);
        decision.ruling.hand
    }

    /// Pays what a ruling orders: what lies apart, what goes into the middle, and what goes to a player.
    pub(in super::super) fn carry_out(&mut self, decision: &Decision) {
        for payment in &decision.ruling.payments {
            match payment.from.as_seat() {
                Some(by) if payment.to == FINES.into() => self.fine(by, payment.amount, payment.cause.cite.0),
                _ => self.ledger.pay(self.company.deal, payment.from, payment.to, payment.amount, payment.cause),
            }
        }
    }

    /// Who pays what was at stake, one after another: each fault that was found in its time counts for itself (mediator REN.4, D30).
    pub(in super::super) fn aims(&self, judged: &Judged, decisions: &[Decision]) -> Vec<Aim> {
        let won = judged.outcome == Outcome::Won;
        let staked = |payer: Seat, offender: Seat| {
            let as_if = match (self.side().contains(offender), won) {
                (true, true) => Some(Outcome::Puesta),
                (false, false) => Some(Outcome::Won),
                _ => None,
            };
            Aim { payer: Some(payer), as_if, ..Aim::default() }
        };
        let of = |effect: &Effect| match *effect {
            Effect::Stake(offender) => Some(staked(offender, offender)),
            Effect::StakeFor { payer, of } => Some(staked(payer, of)),
            Effect::AsCodillo => Some(Aim { as_if: Some(Outcome::Codillo(None)), ..Aim::default() }),
            Effect::NoCollect | Effect::Share { .. } => None,
        };
        let effects = || decisions.iter().flat_map(|decision| &decision.effects);
        let aimed = |decision: &Decision| {
            let law = Some(decision.law());
            decision.effects.iter().filter_map(of).map(|aim| Aim { law, ..aim }).collect::<Vec<_>>()
        };
        let mut aims: Vec<Aim> = decisions.iter().flat_map(aimed).collect();
        if aims.is_empty() {
            aims.push(Aim::default());
        }
        for effect in effects() {
            match *effect {
                Effect::NoCollect => aims[0].collects = super::super::settle::Collects::Nothing,
                Effect::Share { payer, of } => {
                    let _ = aims[0].shares.try_push((payer, of));
                }
                Effect::Stake(_) | Effect::StakeFor { .. } | Effect::AsCodillo => {}
            }
        }
        aims
    }
}
