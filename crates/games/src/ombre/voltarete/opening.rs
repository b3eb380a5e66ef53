//! The feito opens the play: they order it, declare geral or ask resposta (R61-R68, R107), and Espadilha must come out
//! (R111).

use super::Voltarete;
use super::action::Action;
use super::agreements::Surrender;
use super::breach::Breach;
use super::contract::{Contract, Geral};
use super::laws::{Espadilha, Incident};
use super::stage::{Awaited, Stage};
use super::state::{Phase, Resposta, Said};
use super::talon::ASIDE;
use crate::ombre::trumps::ESPADILHA;
use engine::{Seat, SeatSet};

impl Voltarete {
    fn check_opening(&self, _: Seat, action: &Action) -> Result<(), Breach> {
        match action {
            Action::OrderPlay | Action::DeclareGeral => Ok(()),
            Action::AskResposta | Action::ReporCasca if self.open.plays(Contract::Casca) => Err(Breach::CascaNamed),
            Action::AskResposta => Ok(()),
            _ => Err(Breach::untimely(action)),
        }
    }

    fn open_play(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::AskResposta => return self.ask_resposta(seat),
            Action::DeclareGeral => {
                self.open.say(seat, Said::DeclareGeral);
                self.open.geral = Geral::Declared;
            }
            _ => self.open.say(seat, Said::OrderPlay),
        }
        self.begin_play();
    }

    /// The player to answer next: at the feito's right first (R64).
    fn answerer(&self) -> Option<Seat> {
        let answers = self.open.resposta?;
        self.open.opponents().find(|&seat| !answers.gave.contains(seat) && !answers.refused.contains(seat))
    }

    fn answer(&mut self, seat: Seat, action: &Action) {
        let Some(answers) = &mut self.open.resposta else { return };
        let said = if *action == Action::Give {
            answers.gave = answers.gave.with(seat);
            Said::Give
        } else {
            answers.refused = answers.refused.with(seat);
            Said::Refuse
        };
        let granted = answers.refused.is_empty();
        self.open.say(seat, said);
        if self.answerer().is_some() {
            return;
        }
        match (self.open.plays(Contract::Treze), granted) {
            (false, true) => self.settle_granted(),
            (false, false) => self.begin_play(),
            (true, true) => self.settle_treze_surrender(),
            // One refusal is enough: they must play, and nobody's rights have changed (R107).
            (true, false) => {
                let quarto = self.match_state.dealer;
                self.open.resposta = None;
                self.open.claims.laid = self.open.claims.laid.with(quarto);
                let aside = self.open.talon.discarded[quarto.index()] == ASIDE;
                self.open.phase = if aside { Phase::Naming } else { Phase::TrezeDiscard };
            }
        }
    }

    /// May the fourth player ask to be let off?
    pub(super) fn check_treze_surrender(&self) -> Result<(), Breach> {
        let asked = self.open.claims.laid.contains(self.match_state.dealer);
        if self.agreements.treze_surrender == Surrender::ByConsent && !asked { Ok(()) } else { Err(Breach::NoTrezeSurrender) }
    }

    pub(super) fn ask_resposta(&mut self, seat: Seat) {
        self.open.say(seat, Said::AskResposta);
        self.open.resposta = Some(Resposta { gave: SeatSet::EMPTY, refused: SeatSet::EMPTY });
        self.open.phase = Phase::Answers;
    }

    /// In the obliged game Espadilha must come out when the cards are bought or the casca is thrown in: if its holder passed
    /// twice and the pé went in good faith, the hand is void, and the pé neither wins nor loses (R111, II.16.8-9). A strict
    /// table never gets there.
    pub(super) fn void_for_espadilha(&mut self) -> bool {
        let pe_went = self.open.plays(Contract::Casca) && self.open.feito == Some(self.open.round.order[2]);
        let Some(holder) = self.breached_duty().filter(|_| pe_went) else { return false };
        self.rule_on(&Incident::HidEspadilha { by: holder, then: Espadilha::PeWent });
        true
    }

    /// The player who was obliged as holder of Espadilha and still passed.
    fn breached_duty(&self) -> Option<Seat> {
        let passage = &self.open.passage;
        self.hidden.espadilha.filter(|&holder| passage.obliged && passage.passed_twice.contains(holder))
    }

    /// At the end of a hand: what the hiding of Espadilha costs (R111).
    pub(super) fn espadilha_comes_out(&mut self) {
        if let Some(holder) = self.breached_duty() {
            let then = match self.open.contract {
                Some(Contract::Segundo) if self.open.talon.bought[holder.index()] > 0 => Espadilha::DrewAfterSegundo,
                Some(Contract::Segundo) => Espadilha::KeptAfterSegundo,
                _ => Espadilha::Passed,
            };
            self.rule_on(&Incident::HidEspadilha { by: holder, then });
        } else if let Some(feito) = self.open.feito.filter(|_| self.open.plays(Contract::Casca) && self.open.passage.obliged) {
            let thrown = self.hidden.discards[feito.index()].contains(ESPADILHA);
            if thrown && self.hidden.espadilha == Some(feito) {
                self.rule_on(&Incident::HidEspadilha { by: feito, then: Espadilha::ThrownAway });
            }
        }
    }
}

pub(super) static OPENING: Stage = Stage {
    awaited: Awaited::feito,
    others: |_, _, action| match action {
        Action::OrderPlay | Action::DeclareGeral | Action::AskResposta => Breach::FeitoOnly,
        _ => Breach::untimely(action),
    },
    offers: |game, seat, out| game.offer_words(seat, &[Action::OrderPlay, Action::DeclareGeral, Action::AskResposta], out),
    check: Voltarete::check_opening,
    perform: Voltarete::open_play,
    ..Stage::IDLE
};

pub(super) static ANSWERS: Stage = Stage {
    awaited: |game| Awaited::one(game.answerer()),
    others: |game, _, _| game.not_your_turn(if game.open.plays(Contract::Treze) { "voltarete R107" } else { "voltarete R64" }),
    offers: |game, seat, out| game.offer_words(seat, &[Action::Give, Action::Refuse], out),
    check: |_, _, action| match action {
        Action::Give | Action::Refuse => Ok(()),
        _ => Err(Breach::untimely(action)),
    },
    perform: Voltarete::answer,
    ..Stage::IDLE
};
