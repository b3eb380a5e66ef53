//! Incidents at the table: built, ruled on, and the ruling carried out.

use super::super::Voltarete;
use super::super::facts::BOLO;
use super::super::state::Owed;
use super::{Incident, Standing, ordered};
use engine::law::{CardFate, Due, HandFate, Lawful, Ruling, TrickFate};

impl Voltarete {
    /// How the table stands, as far as a law can ask.
    pub(in super::super) fn standing(&self) -> Standing {
        let open = &self.open;
        Standing {
            bolo: self.ledger.balance(BOLO),
            code: self.agreements.penalty_code,
            feito: open.feito,
            opponents: open.opponents().collect(),
            rivals: open.rivals(),
            tricks: open.play.won,
            revokes: open.honour.revokes,
            made_good: open.play.made_good.is_some(),
            dues: open.settlement.dues.clone(),
            misasked: open.settlement.misasked.clone(),
        }
    }

    /// Asks the laws what follows, and lets it happen.
    pub(in super::super) fn rule_on(&mut self, incident: &Incident) {
        let ruling = Voltarete::rule(&self.standing(), incident);
        self.apply(incident, &ruling);
    }

    fn apply(&mut self, incident: &Incident, ruling: &Ruling) {
        for (owner, cause) in ruling.payments.iter().filter_map(ordered) {
            let _ = self.open.honour.penalties.try_push(Owed { owner, cause });
        }
        match *incident {
            Incident::Revoke { by, trick, .. } => {
                self.open.honour.barred = self.open.honour.barred.or(ruling.barred);
                if ruling.card != CardFate::TakenBack {
                    self.open.honour.revokes[by.index()] += 1;
                }
                let first = trick * self.open.round.active;
                if ruling.card == CardFate::TakenBack {
                    let at = self.open.play.plays.iter().skip(first).position(|(player, _)| *player == by);
                    self.take_back(first + at.unwrap_or(0));
                }
                match ruling.trick {
                    TrickFate::Stands => {}
                    TrickFate::GoesTo(rightful) => self.open.play.give(trick, rightful),
                    TrickFate::OneFrom { from, to } => self.open.play.make_good(from, to),
                    // The trick is undone and the hand played anew from there; so is whatever was laid down since.
                    TrickFate::PlayedAgain => {
                        self.open.claims.claim = None;
                        self.take_back(first);
                    }
                }
            }
            Incident::AskedPagas { by, of, .. } => self.pay_asked(ruling, (of, by)),
            Incident::GrantedAlone { .. }
            | Incident::ClaimedCodilho { .. }
            | Incident::Conceded { .. }
            | Incident::SaidCodilho { .. }
            | Incident::HidEspadilha { .. } => self.open.claims.resigned = self.open.claims.resigned.or(ruling.barred),
        }
        if ruling.hand == HandFate::DealtAgain {
            self.settle_void();
        }
    }

    /// Pays what is owed of each due, and notes a wrong asking: nothing of what was asked is due.
    fn pay_asked(&mut self, ruling: &Ruling, pair: (engine::Seat, engine::Seat)) {
        let settlement = &mut self.open.settlement;
        for (due, payment) in settlement.dues.iter_mut().zip(&ruling.payments).filter(|(_, payment)| payment.due == Due::Now) {
            due.amount -= payment.amount;
            self.ledger.pay(self.company.deal, payment.from, payment.to, payment.amount, payment.cause);
        }
        let right = settlement.dues.iter().zip(&ruling.payments).any(|(due, payment)| due.pair() == pair && payment.amount > 0);
        if !right {
            settlement.misasked.push(pair);
        }
    }
}
