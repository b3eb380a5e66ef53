//! Irregularities of a real table: looking too early, signals, needless cards, wrong counts, cards gathered too soon
//! (section 8 of the rules).

use super::Truco;
use super::breach::Breach;
use super::laws::{Charge, CountTiming, Fault, Happened};
use super::points::SIGNS;
use super::state::{Form, HAND, Phase, Said};
use cards::{Card, CardSet};
use engine::Seat;

impl Truco {
    pub(super) fn check_real(&self) -> Result<(), Breach> {
        if self.agreements.real_table() { Ok(()) } else { Err(Breach::RealTableOnly) }
    }

    /// Are they one of the two who sit this testa out?
    fn check_bystander(&self, seat: Seat) -> Result<(), Breach> {
        self.check_real()?;
        let stands_by = self.open.form == Form::Testa && self.open.phase == Phase::Contest && !self.open.fights(seat);
        if stands_by { Ok(()) } else { Err(Breach::NotNow { rule: "truco R25" }) }
    }

    pub(super) fn fault(&mut self, law: Charge, by: Seat) {
        self.open.faults.push(Fault { law, by });
    }

    pub(super) fn check_look(&self, seat: Seat) -> Result<(), Breach> {
        self.check_bystander(seat)?;
        if self.open.looked.contains(seat) {
            Err(Breach::Already { rule: "truco R23" })
        } else if !self.may_void() {
            Err(Breach::Already { rule: "truco R18" })
        } else {
            Ok(())
        }
    }

    /// Without the announcement of testa it carries no penalty (R16, truco:9.IV.3).
    pub(super) fn look(&mut self, seat: Seat) {
        self.open.looked = self.open.looked.with(seat);
        if self.open.announced {
            let law = if self.open.plays.is_empty() { Charge::LookedEarly } else { Charge::Looked };
            self.fault(law, seat);
        }
    }

    /// A sign may name any card that has one, held or not. In a testa it is a fault, whatever it says.
    pub(super) fn check_senha(&self, seat: Seat, card: Option<Card>) -> Result<(), Breach> {
        let says = card.is_none_or(|card| self.open.form == Form::Roda && SIGNS.contains(card));
        let allowed = match self.open.form {
            Form::Testa => self.agreements.real_table(),
            Form::Roda => self.agreements.senhas() && self.match_state.companion(seat).is_some(),
        };
        if !allowed {
            Err(Breach::NoSenhas)
        } else if self.open.signalled.contains(seat) {
            Err(Breach::Already { rule: "truco R25" })
        } else if !says {
            Err(Breach::NotNow { rule: "truco R25" })
        } else {
            Ok(())
        }
    }

    /// All see that a sign is made; what it says the two partners know alone.
    pub(super) fn senha(&mut self, seat: Seat, card: Option<Card>) {
        self.open.signalled = self.open.signalled.with(seat);
        self.hidden.senhas[seat.index()] = card;
        if self.open.form == Form::Testa {
            self.fault(Charge::Senha, seat);
        }
    }

    /// A bystander has spoken (truco:9.III.3b).
    pub(super) fn bystander_speaks(&mut self, seat: Seat) {
        let fault = Fault { law: Charge::BystanderSpoke, by: seat };
        if !self.open.faults.contains(&fault) {
            self.fault(fault.law, fault.by);
        }
    }

    /// The cards a seat may show: those it has looked at and not shown yet.
    pub(super) fn showable(&self, seat: Seat) -> CardSet {
        let during = matches!(self.open.phase, Phase::Contest | Phase::Show | Phase::Claims);
        if self.agreements.real_table() && during && self.open.looked.contains(seat) {
            self.hidden.hands[seat.index()] - self.open.shown[seat.index()]
        } else {
            CardSet::EMPTY
        }
    }

    pub(super) fn check_show(&self, seat: Seat, cards: CardSet) -> Result<(), Breach> {
        self.check_real()?;
        match (cards - self.showable(seat)).first() {
            Some(card) => Err(self.not_held(card)),
            None if cards.is_empty() => Err(Breach::NotNow { rule: "truco R57" }),
            None => Ok(()),
        }
    }

    /// Cards shown without need in a testa are a fault, and after it too, except in the last (truco:9.V.1).
    pub(super) fn show_cards(&mut self, seat: Seat, cards: CardSet) {
        let needed = self.open.owing.contains(seat) || self.open.fights(seat) && self.owes_proof(seat);
        let over = self.open.phase != Phase::Contest;
        let after = over || !self.open.fights(seat);
        if self.open.form == Form::Testa && !needed && !(over && self.open.contest == 1) {
            self.fault(if after { Charge::ShownAfter } else { Charge::ShownNeedlessly }, seat);
        }
        self.open.shown[seat.index()] |= cards;
        self.open.say(seat, Said::Showed(cards));
        if self.open.phase == Phase::Show && self.open.owing.contains(seat) {
            self.has_shown(seat);
        }
    }

    pub(super) fn check_count(&self, seat: Seat) -> Result<(), Breach> {
        self.check_real()?;
        self.check_fights(seat)?;
        let wrong = usize::from(self.open.dealt[seat.index()]) != HAND;
        if wrong { Ok(()) } else { Err(Breach::CountIsRight) }
    }

    /// It is in time until somebody of this contest has played: in the second testa nobody could look before (R23).
    pub(super) fn report_count(&mut self, seat: Seat) {
        let begun = self.open.contestants().iter().any(|seat| self.open.played[seat.index()] > 0);
        self.rule_on(Happened::WrongCount { by: seat, told: if begun { CountTiming::Late } else { CountTiming::BeforePlay } });
    }

    pub(super) fn check_gather_of(&self, seat: Seat, of: Seat) -> Result<(), Breach> {
        self.check_bystander(seat)?;
        self.check_fights(of)?;
        if self.open.played[of.index()] == 0 { Ok(()) } else { Err(Breach::NotNow { rule: "truco:9.V.2a" }) }
    }

    pub(super) fn gather_of(&mut self, seat: Seat, of: Seat) {
        self.rule_on(Happened::Gathered { of, by: seat });
    }
}
