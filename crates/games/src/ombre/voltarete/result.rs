//! Who has won the hand (R66, R67, R101, R113, R114).

use super::Voltarete;
use super::action::{Lost, Won};
use super::agreements::CodilhoTie;
use super::contract::{Contract, Geral, Score, cause};
use super::state::{HAND, Laid, Owed};
use arrayvec::ArrayVec;
use cards::CardSet;
use engine::Seat;

pub use crate::ombre::result::{Result3, result};

/// Which way the pagas go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pagas {
    /// To the feito, who lifts the bolo.
    Won,
    /// From the feito.
    Lost,
    /// Nobody pays: the feito may not win what their tricks would give them (laws D6).
    Nobody,
}

/// What becomes of a hand that was played or laid down.
#[derive(Clone, Debug)]
pub(super) struct HandResult {
    pub(super) outcome: &'static str,
    pub(super) pagas: Pagas,
    /// Who gets a codilho, and how many tentos.
    pub(super) codilho: ArrayVec<(Seat, i64), 3>,
    /// Respostas of the game.
    pub(super) respostas: ArrayVec<Owed, 3>,
}

impl HandResult {
    fn new(outcome: &'static str, pagas: Pagas) -> HandResult {
        HandResult { outcome, pagas, codilho: ArrayVec::new(), respostas: ArrayVec::new() }
    }

    fn owing(mut self, owner: Seat, id: &'static str, rule: &'static str) -> HandResult {
        let _ = self.respostas.try_push(Owed { owner, cause: cause(id, rule) });
        self
    }
}

impl Voltarete {
    fn tricks_of(&self, seat: Seat) -> u8 {
        self.open.play.of(seat)
    }

    /// May this player not win, having revoked twice or given the hand up?
    fn barred(&self, seat: Seat) -> bool {
        self.open.honour.barred.contains(seat) || self.open.claims.resigned.contains(seat)
    }

    /// What the bolo held when play ended, shared among these, odd tentos to the first (R103, R114).
    fn shared(&self, among: &[Seat]) -> ArrayVec<(Seat, i64), 3> {
        let (bolo, parts) = (self.open.settlement.measure, among.len().max(1) as i64);
        let share = |n: usize| bolo / parts + i64::from((n as i64) < bolo % parts);
        among.iter().take(3).enumerate().map(|(n, &seat)| (seat, share(n))).collect()
    }

    pub(super) fn judge(&self, feito: Seat) -> HandResult {
        let opponents: ArrayVec<Seat, 3> = self.open.opponents().collect();
        let laid = self.open.claims.claim.filter(|claim| claim.answers.is_empty());
        match (laid.map(|claim| (claim.by, claim.what)), self.open.resposta) {
            (Some((_, Laid::Won(_) | Laid::Granted)), _) => self.won(feito),
            (Some((_, Laid::Lost(Lost::Resposta))), _) => self.tied(feito),
            (Some((_, Laid::Lost(Lost::Codilho))), _) => self.beaten(feito, &opponents),
            (Some((claimer, Laid::Codilho)), _) if self.barred(claimer) => self.tied(feito),
            (Some((claimer, Laid::Codilho)), _) => {
                let mut result = HandResult::new("codilho", Pagas::Lost);
                result.codilho = self.shared(&[claimer]);
                self.with_refusers(result, feito, Some(claimer))
            }
            (None, Some(answers)) if answers.gave.len() == 1 => {
                let refuser = opponents.iter().copied().find(|&seat| answers.refused.contains(seat)).unwrap_or(feito);
                let best = opponents
                    .iter()
                    .chain([&feito])
                    .all(|&seat| seat == refuser || self.tricks_of(seat) < self.tricks_of(refuser));
                if best && !self.barred(refuser) {
                    let mut result = HandResult::new("codilho", Pagas::Lost);
                    result.codilho = self.shared(&[refuser]);
                    result
                } else {
                    HandResult::new("resposta", Pagas::Lost)
                        .owing(feito, "voltarete-cause-resposta-split", "voltarete R66")
                        .owing(refuser, "voltarete-cause-resposta-split", "voltarete R66")
                }
            }
            _ if self.open.plays(Contract::Treze) => {
                if self.tricks_of(feito) * 2 > HAND as u8 {
                    self.won(feito)
                } else {
                    self.beaten(feito, &opponents)
                }
            }
            _ => self.by_tricks(feito, &opponents),
        }
    }

    fn by_tricks(&self, feito: Seat, opponents: &[Seat]) -> HandResult {
        let [a, b] = opponents[..] else { return self.tied(feito) };
        match result(self.tricks_of(feito), self.tricks_of(a), self.tricks_of(b)) {
            Result3::Win => self.won(feito),
            Result3::Resposta => self.tied(feito),
            Result3::Codilho => self.beaten(feito, opponents),
        }
    }

    fn won(&self, feito: Seat) -> HandResult {
        if self.open.claims.resigned.contains(feito) && self.open.plays(Contract::Treze) {
            // A treze knows no resposta (R101): who gave it up and played on has lost by codilho.
            let opponents: ArrayVec<Seat, 3> = self.open.opponents().collect();
            return self.beaten(feito, &opponents);
        }
        if self.open.claims.resigned.contains(feito) {
            // They said that they had lost: settled as a hand lost by resposta (laws D6 ii).
            return HandResult::new("resposta", Pagas::Lost).owing(
                feito,
                "voltarete-cause-resposta-conceded",
                "voltarete:II.12.8",
            );
        }
        if self.barred(feito) {
            return HandResult::new("barred", Pagas::Nobody);
        }
        self.with_refusers(HandResult::new("win", Pagas::Won), feito, None)
    }

    fn tied(&self, feito: Seat) -> HandResult {
        let result = HandResult::new("resposta", Pagas::Lost).owing(feito, "voltarete-cause-resposta", "voltarete R113");
        self.with_refusers(result, feito, None)
    }

    /// The codilho goes to the opponent with most tricks; of two alike both get half, or the one nearer the feito's right.
    fn beaten(&self, feito: Seat, opponents: &[Seat]) -> HandResult {
        let mut result = HandResult::new("codilho", Pagas::Lost);
        if self.open.plays(Contract::Treze) {
            result.codilho = self.shared(opponents);
            return result;
        }
        let most = opponents.iter().map(|&seat| self.tricks_of(seat)).max().unwrap_or(0);
        let best: ArrayVec<Seat, 3> = opponents.iter().copied().filter(|&seat| self.tricks_of(seat) == most).collect();
        // Both refused resposta and both beat them alike: a tie, all three put one (laws D57).
        if best.len() == 2 && self.open.resposta.is_some() {
            return self.tied(feito);
        }
        let free: ArrayVec<Seat, 3> = best.iter().copied().filter(|&seat| !self.barred(seat)).collect();
        match free[..] {
            // A codilho denied leaves the feito's resposta (laws D7).
            [] => self.tied(feito),
            [first, ..] if self.agreements.codilho_tie == CodilhoTie::NearestRight => {
                result.codilho = self.shared(&[first]);
                self.with_refusers(result, feito, Some(first))
            }
            [first, ..] => {
                result.codilho = self.shared(&free);
                self.with_refusers(result, feito, Some(first))
            }
        }
    }

    /// When both refused resposta each who did not win puts one (R67).
    fn with_refusers(&self, mut result: HandResult, feito: Seat, winner: Option<Seat>) -> HandResult {
        let refused = self.open.resposta.filter(|answers| answers.refused.len() == 2);
        for seat in self.open.opponents().filter(|&seat| seat != feito && Some(seat) != winner) {
            if refused.is_some() {
                result = result.owing(seat, "voltarete-cause-resposta-refused", "voltarete R67");
            }
        }
        result
    }

    /// The nine cards the feito plays with: those they hold and those they have played.
    fn nine(&self, feito: Seat) -> CardSet {
        self.hand(feito) | self.open.play.played_by(feito)
    }

    /// The matadores that the feito is paid for, or pays (R119).
    pub(super) fn matadores(&self, feito: Seat) -> CardSet {
        self.open.trumps().map_or(CardSet::EMPTY, |trumps| trumps.matadores_in(self.nine(feito)))
    }

    /// What the pagas are reckoned from.
    pub(super) fn score(&self, feito: Seat, contract: Contract, result: &HandResult, matadores: CardSet) -> Score {
        let open = &self.open;
        let won = result.pagas == Pagas::Won;
        let matadores = matadores.len();
        let laid = open.claims.claim.map(|claim| claim.what);
        Score {
            contract,
            trump: open.trump,
            won,
            // With five they cannot lose, so a loser never pays for more than four (II.17.18).
            matadores: if won { matadores } else { matadores.min(4) },
            primeiras: open.primeiras() || laid == Some(Laid::Won(Won::Primeiras)),
            geral: if contract == Contract::Treze { Geral::No } else { open.geral },
            all_nine: open.play.won[feito.index()] == HAND as u8 || laid == Some(Laid::Won(Won::Geral)),
        }
    }
}
