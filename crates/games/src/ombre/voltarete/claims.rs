//! Hands laid down as won or lost, and the others' answers (R87-R91, II.12.1-10).

use super::Voltarete;
use super::action::{Action, Lost, Won};
use super::breach::Breach;
use super::certain::{Goal, certain};
use super::contract::{Contract, Geral};
use super::result::Pagas;
use super::state::{Claim, Laid, Phase, Said};
use engine::{Offer, Seat, SeatSet};
use std::cmp::Ordering;

impl Voltarete {
    fn is_treze(&self) -> bool {
        self.open.contract == Some(Contract::Treze)
    }

    /// Has one opponent given resposta and the other refused? Then nobody can lay down but the refuser (R66).
    fn split_answers(&self) -> bool {
        !self.open.feito_may_win()
    }

    /// Who may be told codilho by tricks so far: the opponent with more, if there is one (laws D58).
    fn ahead(&self) -> Option<Seat> {
        let mut opponents = self.open.opponents();
        let (first, second) = (opponents.next()?, opponents.next()?);
        match self.open.tricks[first.index()].cmp(&self.open.tricks[second.index()]) {
            _ if self.is_treze() => Some(first),
            Ordering::Greater => Some(first),
            Ordering::Less => Some(second),
            Ordering::Equal => None,
        }
    }

    /// Why this seat cannot lay its cards down so, if it cannot.
    fn claim_breach(&self, seat: Seat, laid: Laid) -> Option<Breach> {
        let open = &self.open;
        let feito = open.feito == Some(seat);
        let all_his = open.takers.iter().all(|&taker| taker == seat);
        match laid {
            _ if !open.plays_cards(seat) => Some(Breach::NotPlaying),
            Laid::Won(_) | Laid::Lost(_) if !feito => Some(Breach::FeitoOnly),
            Laid::Codilho | Laid::Granted if feito => Some(Breach::OpponentOnly),
            _ if open.laid.contains(seat) => Some(Breach::LaidAlready),
            Laid::Codilho if self.is_treze() => Some(Breach::NotNow),
            Laid::Codilho if open.resposta.is_some_and(|answers| answers.gave.contains(seat)) => Some(Breach::NotNow),
            Laid::Codilho => None,
            _ if self.split_answers() => Some(Breach::NotNow),
            Laid::Won(_) if open.resigned.contains(seat) => Some(Breach::NotNow),
            Laid::Won(Won::Primeiras) if !all_his || open.takers.len() >= 5 || open.geral != Geral::No => {
                Some(Breach::NoPrimeiras)
            }
            Laid::Won(Won::Geral) if !all_his || open.geral == Geral::No => Some(Breach::NoGeral),
            Laid::Lost(Lost::Resposta) if self.is_treze() => Some(Breach::NoTrezeSurrender),
            Laid::Lost(Lost::Codilho) if self.ahead().is_none() => Some(Breach::NotNow),
            // Who plays for geral cannot be cut short by having the hand granted.
            Laid::Granted if open.geral != Geral::No => Some(Breach::NoGeral),
            _ => None,
        }
    }

    /// What can be laid down at any moment of the play.
    pub(super) fn claim_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        const FEITO: [Laid; 5] = [
            Laid::Won(Won::Hand),
            Laid::Won(Won::Primeiras),
            Laid::Won(Won::Geral),
            Laid::Lost(Lost::Resposta),
            Laid::Lost(Lost::Codilho),
        ];
        const OPPONENT: [Laid; 2] = [Laid::Codilho, Laid::Granted];
        let forms: &[Laid] = if self.open.feito == Some(seat) { &FEITO } else { &OPPONENT };
        for &laid in forms {
            if self.claim_breach(seat, laid).is_none() {
                out.push(Offer::Word(match laid {
                    Laid::Won(won) => Action::ClaimWin(won),
                    Laid::Lost(lost) => Action::Concede(lost),
                    Laid::Codilho => Action::ClaimCodilho,
                    Laid::Granted => Action::GrantWin,
                }));
            }
        }
    }

    pub(super) fn lay_down(&mut self, seat: Seat, what: Laid, said: Said) -> Result<(), Breach> {
        if let Some(breach) = self.claim_breach(seat, what) {
            return Err(breach);
        }
        let open = &mut self.open;
        let feito = open.feito;
        let answers: SeatSet = open.after(seat).filter(|&other| what != Laid::Granted || Some(other) != feito).collect();
        open.laid = open.laid.with(seat);
        // The feito always shows his cards; an opponent at a strict table only proposes.
        if feito == Some(seat) || self.agreements.honour() {
            open.exposed = open.exposed.with(seat);
        }
        open.say(seat, said);
        open.claim = Some(Claim { by: seat, what, answers });
        open.phase = Phase::Claim;
        if let Laid::Lost(_) = what {
            open.resigned = open.resigned.with(seat);
        }
        Ok(())
    }

    /// Who answers next, beginning at the right of who laid down.
    pub(super) fn claim_answerer(&self) -> Option<Seat> {
        let claim = self.open.claim?;
        self.open.after(claim.by).find(|&seat| claim.answers.contains(seat))
    }

    pub(super) fn answer_claim(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let turn = self.claim_answerer().ok_or(Breach::NotNow)?;
        if seat != turn {
            return Err(Breach::NotYourTurn { turn });
        }
        let Some(mut claim) = self.open.claim else { return Err(Breach::NotNow) };
        match action {
            Action::Accept => {
                self.open.say(seat, Said::Accept);
                // Who lets a fellow opponent lay down stands as if he had laid down himself (II.12.6).
                if Some(claim.by) != self.open.feito && Some(seat) != self.open.feito {
                    self.open.unexamining = self.open.unexamining.with(seat);
                }
                claim.answers = claim.answers.without(seat);
                self.open.claim = Some(claim);
                if claim.answers.is_empty() {
                    self.open.unexamining = self.open.unexamining.with(claim.by);
                    self.end_of_play();
                }
            }
            Action::MakePlay => {
                self.open.say(seat, Said::MakePlay);
                if self.agreements.honour() {
                    self.note_exposure(claim);
                }
                self.open.claim = None;
                self.open.phase = Phase::Tricks;
            }
            _ => return Err(Breach::NotNow),
        }
        Ok(())
    }

    /// An opponent alone has shown his cards. Whether the result was certain is asked when the hand is over: the answer, given
    /// now, would tell what is in the other hands.
    fn note_exposure(&mut self, claim: Claim) {
        if claim.what == Laid::Granted {
            self.open.resigned = self.open.resigned.with(claim.by);
        }
        if matches!(claim.what, Laid::Granted | Laid::Codilho) {
            let _ = self.open.exposures.try_push((claim.by, claim.what, self.open.plays.len()));
        }
    }

    /// What showing one's cards alone has cost (II.12.2, II.12.4).
    pub(super) fn rule_on_exposures(&mut self, feito: Seat, pagas: Pagas) {
        for (by, what, at) in self.open.exposures.clone() {
            match what {
                Laid::Granted if !self.was_certain(Goal(feito), at) => self.penalise(by, "voltarete:II.12.2"),
                Laid::Codilho if pagas == Pagas::Won && !self.was_certain(Goal(by), at) => self.penalise(by, "voltarete:II.12.4"),
                _ => {}
            }
        }
    }

    /// Was it certain, when so many cards had been played, that this player would have the most tricks?
    fn was_certain(&self, goal: Goal, at: usize) -> bool {
        let mut then = self.clone();
        if at < then.open.plays.len() {
            then.take_back(at);
        }
        certain(&then.open, &then.hidden, goal)
    }

    /// The feito tells an opponent that he has codilho: he can no longer win (II.12.10).
    pub(super) fn say_codilho(&mut self, seat: Seat, to: Seat) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if self.open.feito != Some(seat) {
            return Err(Breach::FeitoOnly);
        }
        if self.open.resigned.contains(seat) || !self.open.opponents().any(|opponent| opponent == to) {
            return Err(Breach::NotNow);
        }
        self.open.resigned = self.open.resigned.with(seat);
        self.open.say(seat, Said::SayCodilho(to));
        Ok(())
    }
}
