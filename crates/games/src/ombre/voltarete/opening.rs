//! The feito opens the play: he orders it, declares geral or asks resposta (R61-R68, R107), and Espadilha must come out
//! (R111).

use super::Voltarete;
use super::action::Action;
use super::agreements::Surrender;
use super::breach::Breach;
use super::contract::{Contract, Geral};
use super::state::{Phase, Resposta, Said};
use crate::ombre::trumps::ESPADILHA;
use engine::{Offer, Seat, SeatSet};

impl Voltarete {
    pub(super) fn opening_offers(&self, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Word(Action::OrderPlay));
        out.push(Offer::Word(Action::DeclareGeral));
        if self.open.contract != Some(Contract::Casca) {
            out.push(Offer::Word(Action::AskResposta));
        }
    }

    pub(super) fn open_play(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let feito = self.open.feito.ok_or(Breach::NotNow)?;
        if seat != feito {
            return Err(match action {
                Action::OrderPlay | Action::DeclareGeral | Action::AskResposta => Breach::FeitoOnly,
                _ => Breach::NotYourTurn { turn: feito },
            });
        }
        let casca = self.open.contract == Some(Contract::Casca);
        match action {
            Action::OrderPlay => {
                self.open.say(seat, Said::OrderPlay);
                self.begin_play();
            }
            Action::DeclareGeral => {
                self.open.say(seat, Said::DeclareGeral);
                self.open.geral = Geral::Declared;
                self.begin_play();
            }
            Action::AskResposta | Action::ReporCasca if casca => return Err(Breach::CascaNamed),
            Action::AskResposta => {
                self.open.say(seat, Said::AskResposta);
                self.open.resposta = Some(Resposta { gave: SeatSet::EMPTY, refused: SeatSet::EMPTY });
                self.open.phase = Phase::Answers;
            }
            _ => return Err(Breach::NotNow),
        }
        Ok(())
    }

    /// Who answers next: the player at the feito's right first (R64).
    pub(super) fn answerer(&self) -> Option<Seat> {
        let answers = self.open.resposta?;
        self.open.opponents().find(|&seat| !answers.gave.contains(seat) && !answers.refused.contains(seat))
    }

    pub(super) fn answer(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let turn = self.answerer().ok_or(Breach::NotNow)?;
        if seat != turn {
            return Err(Breach::NotYourTurn { turn });
        }
        let Some(answers) = &mut self.open.resposta else { return Err(Breach::NotNow) };
        match action {
            Action::Give => answers.gave = answers.gave.with(seat),
            Action::Refuse => answers.refused = answers.refused.with(seat),
            _ => return Err(Breach::NotNow),
        }
        self.open.say(seat, if *action == Action::Give { Said::Give } else { Said::Refuse });
        if self.answerer().is_some() {
            return Ok(());
        }
        let granted = self.open.resposta.is_some_and(|answers| answers.refused.is_empty());
        match (self.open.contract == Some(Contract::Treze), granted) {
            (false, true) => self.settle_granted(),
            (false, false) => self.begin_play(),
            (true, true) => self.settle_treze_surrender(),
            // One refusal is enough: he must play, and nobody's rights have changed (R107).
            (true, false) => {
                self.open.resposta = None;
                self.open.laid = self.open.laid.with(self.company.dealer);
                self.open.phase =
                    if self.open.discarded[self.company.dealer.index()] == 4 { Phase::Naming } else { Phase::TrezeDiscard };
            }
        }
        Ok(())
    }

    /// May the fourth player still ask to be let off?
    pub(super) fn may_surrender_treze(&self) -> bool {
        self.agreements.treze_surrender == Surrender::ByConsent && !self.open.laid.contains(self.company.dealer)
    }

    pub(super) fn ask_treze_surrender(&mut self, seat: Seat) -> Result<(), Breach> {
        if !self.may_surrender_treze() {
            return Err(Breach::NoTrezeSurrender);
        }
        self.open.say(seat, Said::AskResposta);
        self.open.resposta = Some(Resposta { gave: SeatSet::EMPTY, refused: SeatSet::EMPTY });
        self.open.phase = Phase::Answers;
        Ok(())
    }

    /// In the obliged game Espadilha must come out when the cards are bought or the casca is thrown in: if its holder passed
    /// twice and the pé went in good faith, the hand is void, and the pé neither wins nor loses (R111, II.16.8-9). A strict
    /// table never gets there.
    pub(super) fn void_for_espadilha(&mut self) -> bool {
        let pe_went = self.open.contract == Some(Contract::Casca) && self.open.feito == Some(self.open.order[2]);
        let Some(holder) = self.breached_duty().filter(|_| pe_went) else { return false };
        self.penalise(holder, "voltarete:II.16.8");
        self.settle_void();
        true
    }

    /// Who was obliged as holder of Espadilha and passed all the same.
    fn breached_duty(&self) -> Option<Seat> {
        self.hidden.espadilha.filter(|&holder| self.open.obliged && self.open.passed_twice.contains(holder))
    }

    /// At the end of a hand: what the hiding of Espadilha costs (R111).
    pub(super) fn espadilha_comes_out(&mut self) {
        let casca = self.open.contract == Some(Contract::Casca);
        if let Some(holder) = self.breached_duty() {
            match self.open.contract {
                // Who drew cards is taken to have drawn it (II.16.7).
                Some(Contract::Segundo) if self.open.bought[holder.index()] > 0 => {}
                Some(Contract::Segundo) => self.penalise(holder, "voltarete:II.16.7"),
                _ => self.penalise(holder, "voltarete:II.16.4"),
            }
        } else if let Some(feito) = self.open.feito.filter(|_| casca && self.open.obliged) {
            let thrown = self.hidden.espadilha == Some(feito) && self.hidden.discards[feito.index()].contains(ESPADILHA);
            if thrown {
                self.penalise(feito, "voltarete:II.16.9");
            }
        }
    }
}
