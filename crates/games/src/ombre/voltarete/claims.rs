//! Hands laid down as won or lost, and the others' answers (R87-R91, II.12.1-10).

use super::Voltarete;
use super::action::{Action, Lost, Won};
use super::breach::Breach;
use super::contract::{Contract, Geral};
use super::laws::Incident;
use super::result::Pagas;
use super::stage::{Awaited, Stage};
use super::state::{Claim, LaidAs, Phase, Said};
use crate::ombre::certain::{Goal, certain};
use engine::{Seat, SeatSet};
use std::cmp::Ordering;

impl Voltarete {
    /// The opponent who may be given codilho by tricks so far: the one with more, if there is one (laws D58).
    fn ahead(&self) -> Option<Seat> {
        let mut opponents = self.open.opponents();
        let (first, second) = (opponents.next()?, opponents.next()?);
        match self.open.play.won[first.index()].cmp(&self.open.play.won[second.index()]) {
            _ if self.open.plays(Contract::Treze) => Some(first),
            Ordering::Greater => Some(first),
            Ordering::Less => Some(second),
            Ordering::Equal => None,
        }
    }

    /// May this seat lay its cards down so?
    pub(super) fn check_laying(&self, seat: Seat, laid: LaidAs) -> Result<(), Breach> {
        let (open, treze) = (&self.open, self.open.plays(Contract::Treze));
        let feito = open.feito == Some(seat);
        let all_own = open.play.takers.iter().all(|&taker| taker == seat);
        let not_now = |rule| Err(Breach::NotNow { rule });
        match laid {
            _ if !open.round.plays_cards(seat) => Err(Breach::NotPlaying),
            LaidAs::Won(_) | LaidAs::Lost(_) if !feito => Err(Breach::FeitoOnly),
            LaidAs::Codilho | LaidAs::Granted if feito => Err(Breach::OpponentOnly),
            _ if open.claims.laid.contains(seat) => Err(Breach::LaidAlready),
            LaidAs::Codilho if treze => not_now("voltarete R101"),
            LaidAs::Codilho if open.resposta.is_some_and(|answers| answers.gave.contains(seat)) => not_now("voltarete R66"),
            LaidAs::Codilho => Ok(()),
            _ if open.split_answers() => not_now("voltarete R66"),
            LaidAs::Won(_) if open.claims.resigned.contains(seat) => not_now("voltarete:II.12.10"),
            LaidAs::Won(Won::Primeiras) if !all_own || open.play.takers.len() >= 5 || open.geral != Geral::No => {
                Err(Breach::NoPrimeiras)
            }
            LaidAs::Won(Won::Geral) if !all_own || open.geral == Geral::No => Err(Breach::NoGeral),
            LaidAs::Lost(Lost::Resposta) if treze => Err(Breach::NoTrezeSurrender),
            LaidAs::Lost(Lost::Codilho) if self.ahead().is_none() => not_now("voltarete R90"),
            // Who plays for geral cannot be cut short by having the hand granted.
            LaidAs::Granted if open.geral != Geral::No => Err(Breach::NoGeral),
            _ => Ok(()),
        }
    }

    pub(super) fn lay_down(&mut self, seat: Seat, what: LaidAs, said: Said) {
        let open = &mut self.open;
        let feito = open.feito;
        let answers: SeatSet = open.round.after(seat).filter(|&other| what != LaidAs::Granted || Some(other) != feito).collect();
        open.claims.laid = open.claims.laid.with(seat);
        // The feito always shows their cards; an opponent at a strict table only proposes.
        if feito == Some(seat) || self.agreements.honour() {
            open.claims.exposed = open.claims.exposed.with(seat);
        }
        open.say(seat, said);
        open.claims.claim = Some(Claim { by: seat, what, answers });
        open.phase = Phase::Claim;
        if let LaidAs::Lost(_) = what {
            self.rule_on(&Incident::Conceded { by: seat });
        }
    }

    /// The player to answer next, from the right of the one who laid down.
    fn claim_answerer(&self) -> Option<Seat> {
        let claim = self.open.claims.claim?;
        self.open.round.after(claim.by).find(|&seat| claim.answers.contains(seat))
    }

    fn answer_claim(&mut self, seat: Seat, action: &Action) {
        let Some(mut claim) = self.open.claims.claim else { return };
        if *action == Action::MakePlay {
            self.open.say(seat, Said::MakePlay);
            if self.agreements.honour() {
                self.note_exposure(claim);
            }
            self.open.claims.claim = None;
            self.open.phase = Phase::Tricks;
            return;
        }
        self.open.say(seat, Said::Accept);
        let claims = &mut self.open.claims;
        // Who lets a fellow opponent lay down stands as if they had laid down themselves (II.12.6).
        if Some(claim.by) != self.open.feito && Some(seat) != self.open.feito {
            claims.unexamining = claims.unexamining.with(seat);
        }
        claim.answers = claim.answers.without(seat);
        claims.claim = Some(claim);
        if claim.answers.is_empty() {
            claims.unexamining = claims.unexamining.with(claim.by);
            self.end_of_play();
        }
    }

    /// An opponent alone has shown their cards. Whether the result was certain is asked when the hand is over: the answer, given
    /// now, would tell what is in the other hands.
    fn note_exposure(&mut self, claim: Claim) {
        if claim.what == LaidAs::Granted {
            self.rule_on(&Incident::Conceded { by: claim.by });
        }
        if matches!(claim.what, LaidAs::Granted | LaidAs::Codilho) {
            let _ = self.open.claims.exposures.try_push((claim.by, claim.what, self.open.play.plays.len()));
        }
    }

    /// Settles the cost of showing one's cards alone (II.12.2, II.12.4).
    pub(super) fn rule_on_exposures(&mut self, feito: Seat, pagas: Pagas) {
        for (by, what, at) in self.open.claims.exposures.clone() {
            let incident = match what {
                LaidAs::Granted => Incident::GrantedAlone { by, certain: self.was_certain(feito, at) },
                _ => {
                    let feito_won = pagas == Pagas::Won;
                    Incident::ClaimedCodilho { by, certain: feito_won && self.was_certain(by, at), feito_won }
                }
            };
            self.rule_on(&incident);
        }
    }

    /// Was it certain after this number of plays that this player would have the most tricks?
    fn was_certain(&self, of: Seat, at: usize) -> bool {
        let Some(trumps) = self.open.trumps() else { return false };
        let mut then = self.clone();
        if at < then.open.play.plays.len() {
            then.take_back(at);
        }
        let goal = Goal { of, rivals: self.open.rivals() };
        certain(goal, &then.open.round, trumps, then.hidden.hands, &then.open.play)
    }

    pub(super) fn check_say_codilho(&self, seat: Seat, to: Seat) -> Result<(), Breach> {
        if !self.agreements.honour() {
            Err(Breach::HonourOnly)
        } else if self.open.feito != Some(seat) {
            Err(Breach::FeitoOnly)
        } else if self.open.claims.resigned.contains(seat) || !self.open.is_opponent(to) {
            Err(Breach::NotNow { rule: "voltarete:II.12.10" })
        } else {
            Ok(())
        }
    }

    /// The feito tells an opponent that they have codilho, and can no longer win (II.12.10).
    pub(super) fn say_codilho(&mut self, seat: Seat, to: Seat) {
        self.open.say(seat, Said::SayCodilho(to));
        self.rule_on(&Incident::SaidCodilho { by: seat });
    }

    /// The rule by which cards laid down are answered.
    fn laying_rule(&self) -> &'static str {
        match self.open.claims.claim.map(|claim| claim.what) {
            Some(LaidAs::Codilho) => "voltarete R88",
            Some(LaidAs::Granted) => "voltarete R89",
            Some(LaidAs::Lost(_)) => "voltarete R90",
            _ => "voltarete R87",
        }
    }
}

pub(super) static CLAIM: Stage = Stage {
    awaited: |game| Awaited::one(game.claim_answerer()),
    others: |game, _, _| game.not_your_turn(game.laying_rule()),
    offers: |game, seat, out| game.offer_words(seat, &[Action::Accept, Action::MakePlay], out),
    check: |game, _, action| match action {
        Action::Accept | Action::MakePlay => Ok(()),
        _ => Err(Breach::NotNow { rule: game.laying_rule() }),
    },
    perform: Voltarete::answer_claim,
    ..Stage::IDLE
};
