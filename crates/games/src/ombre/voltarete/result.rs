//! The result of a hand and its pagas, as a function of how the hand ended (R66, R67, R101, R113, R114): the one settlement of tables and
//! of the referee's desk.

use super::Voltarete;
use super::action::{Lost, Won};
use super::agreements::CodilhoTie;
use super::contract::{Contract, Geral, Item, SURRENDER, Score, cause, rate};
use super::open::Resposta;
use super::state::{HAND, LaidAs, Owed, SEATS};
use arrayvec::ArrayVec;
use cards::{CardSet, Suit};
use engine::{Cause, Seat, SeatSet};

pub use crate::ombre::result::{Result3, result};

/// The way a hand came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// By its tricks.
    Played,
    /// Cards laid down by this player, and nobody made them play.
    Laid(Seat, LaidAs),
    /// A reposta granted by both (R65).
    Granted,
    /// A casca thrown in, or a treze given up by consent (R59, R107).
    GivenUp,
}

/// The direction of the pagas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pagas {
    /// To the feito, who lifts the bolo.
    Won,
    /// From the feito.
    Lost,
    /// Nobody pays: the feito may not win what their tricks would give them (laws D6).
    Nobody,
}

/// A hand that is over, as far as its settlement asks.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    pub(super) feito: Seat,
    /// Beginning at the feito's right.
    pub(super) opponents: ArrayVec<Seat, 3>,
    pub(super) contract: Contract,
    pub(super) trump: Option<Suit>,
    /// Tentos in the bolo when the hand stopped.
    pub(super) bolo: i64,
    pub(super) tricks: [u8; SEATS],
    pub(super) ending: Ending,
    /// The answers to a reposta that was asked for.
    pub(super) answers: Option<Resposta>,
    pub(super) tie: CodilhoTie,
    pub(super) matadores: usize,
    pub(super) primeiras: bool,
    pub(super) geral: Geral,
    /// Did the feito make all nine tricks, so that they may have the geral?
    pub(super) all_nine: bool,
    /// Players who may not win, by a law that has its own penalty.
    pub(super) barred: SeatSet,
    /// Players who said that they have lost.
    pub(super) resigned: SeatSet,
    /// Exceptions that a ruling makes; none at most tables.
    pub(super) but: But,
}

/// Exceptions to a settlement, by the laws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct But {
    /// Opponents who get no pagas (II.8.18).
    pub(super) unpaid: SeatSet,
    /// Opponents who are not paid for a geral that is lost (II.8.5, II.8.19).
    pub(super) unpaid_geral: SeatSet,
    /// The opponent who pays a geral for both (II.14.7).
    pub(super) pays_geral: Option<Seat>,
    /// Items that are paid; all if there is none (II.20.7).
    pub(super) only: Option<Item>,
}

/// A paga between the feito and an opponent: the feito's if the amount is negative.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paga {
    pub(super) opponent: Seat,
    pub(super) item: Item,
    pub(super) amount: i64,
    pub(super) rate: i64,
    pub(super) cause: Cause,
}

/// Result of a hand.
#[derive(Clone, Debug)]
pub(super) struct Settled {
    pub(super) outcome: &'static str,
    pub(super) pagas: Pagas,
    pub(super) paid: ArrayVec<Paga, 12>,
    /// Payments of the feito to the winners of the codilho.
    pub(super) codilho: ArrayVec<(Seat, i64, Cause), 3>,
    /// Repostas of the game.
    pub(super) repostas: ArrayVec<Owed, 3>,
}

impl Settled {
    fn new(outcome: &'static str, pagas: Pagas) -> Settled {
        Settled { outcome, pagas, paid: ArrayVec::new(), codilho: ArrayVec::new(), repostas: ArrayVec::new() }
    }

    fn owing(mut self, owner: Seat, id: &'static str, rule: &'static str) -> Settled {
        let _ = self.repostas.try_push(Owed { owner, cause: cause(id, rule) });
        self
    }
}

impl Hand {
    /// Settles the hand. Pure: equal hands are settled alike.
    pub(super) fn settle(&self) -> Settled {
        let (base, rate) = (self.contract.worth().base, rate(self.trump));
        match self.ending {
            Ending::Granted => self.surrendered(
                "granted",
                (base, rate),
                cause("voltarete-cause-granted", "voltarete R65").count(base).each(rate),
                cause("voltarete-cause-resposta-granted", "voltarete R65"),
            ),
            // Never doubled: no trump counts there.
            Ending::GivenUp if self.contract == Contract::Treze => self.surrendered(
                "granted",
                (SURRENDER, 1),
                cause("voltarete-cause-treze-given-up", "voltarete R107"),
                cause("voltarete-cause-resposta-treze", "voltarete R107"),
            ),
            Ending::GivenUp => self.surrendered(
                "surrendered",
                (SURRENDER, 1),
                cause("voltarete-cause-repor-casca", "voltarete R59"),
                cause("voltarete-cause-resposta-casca", "voltarete R59"),
            ),
            Ending::Played | Ending::Laid(..) => {
                let mut settled = self.judge();
                if settled.pagas != Pagas::Nobody {
                    settled.paid = self.pagas(settled.pagas);
                }
                settled
            }
        }
    }

    /// The hand is not played: the feito's reposta, and the base to each.
    fn surrendered(&self, outcome: &'static str, (base, rate): (i64, i64), paga: Cause, resposta: Cause) -> Settled {
        let mut settled = Settled::new(outcome, Pagas::Lost);
        let to = |&opponent: &Seat| Paga { opponent, item: Item::Base, amount: -base * rate, rate, cause: paga };
        settled.paid = self.opponents.iter().map(to).collect();
        settled.repostas.push(Owed { owner: self.feito, cause: resposta });
        settled
    }

    /// The payment of or to each opponent.
    pub(super) fn score(&self, pagas: Pagas) -> Score {
        let won = pagas == Pagas::Won;
        let said = |what: Won| matches!(self.ending, Ending::Laid(_, LaidAs::Won(won)) if won == what);
        Score {
            contract: self.contract,
            trump: self.trump,
            won,
            // With five they cannot lose, so a loser never pays for more than four (II.17.18).
            matadores: if won { self.matadores } else { self.matadores.min(4) },
            primeiras: self.primeiras || said(Won::Primeiras),
            geral: if self.contract == Contract::Treze { Geral::No } else { self.geral },
            all_nine: self.all_nine || said(Won::Geral),
        }
    }

    fn pagas(&self, pagas: Pagas) -> ArrayVec<Paga, 12> {
        let (items, rate) = (self.score(pagas).items(), rate(self.trump));
        let But { unpaid, unpaid_geral, pays_geral, only } = self.but;
        let is_paid = |opponent: Seat, item: Item, amount: i64| match item {
            Item::Geral => amount > 0 || !unpaid_geral.contains(opponent),
            Item::Base | Item::Matadores | Item::Primeiras => {
                (amount > 0 || !unpaid.contains(opponent)) && only.is_none_or(|only| only == item)
            }
        };
        let of = |&opponent: &Seat| {
            items.into_iter().filter(move |&(item, amount, _)| is_paid(opponent, item, amount)).map(
                move |(item, amount, cause)| {
                    let payer = pays_geral.filter(|_| item == Item::Geral && amount > 0);
                    Paga { opponent: payer.unwrap_or(opponent), item, amount, rate, cause }
                },
            )
        };
        self.opponents.iter().flat_map(of).collect()
    }

    fn of(&self, seat: Seat) -> u8 {
        self.tricks[seat.index()]
    }

    /// May this player not win, having revoked twice or given the hand up?
    fn barred(&self, seat: Seat) -> bool {
        self.barred.or(self.resigned).contains(seat)
    }

    /// As much as the bolo held, shared among these, odd tentos to the first (R103, R114).
    fn shared(&self, among: &[Seat]) -> Settled {
        let parts = among.len().max(1) as i64;
        let share = |n: usize| self.bolo / parts + i64::from((n as i64) < self.bolo % parts);
        let rule = if self.contract == Contract::Treze { "voltarete R103" } else { "voltarete R114" };
        let cause = cause("voltarete-cause-codilho", rule).count(self.bolo);
        let codilho = among.iter().take(3).enumerate().map(|(n, &seat)| (seat, share(n), cause)).collect();
        Settled { codilho, ..Settled::new("codilho", Pagas::Lost) }
    }

    fn judge(&self) -> Settled {
        match (self.ending, self.answers) {
            (Ending::Laid(_, LaidAs::Won(_) | LaidAs::Granted), _) => self.won(),
            (Ending::Laid(_, LaidAs::Lost(Lost::Resposta)), _) => self.tied(),
            (Ending::Laid(_, LaidAs::Lost(Lost::Codilho)), _) => self.beaten(),
            (Ending::Laid(claimer, LaidAs::Codilho), _) if self.barred(claimer) => self.tied(),
            (Ending::Laid(claimer, LaidAs::Codilho), _) => self.with_refusers(self.shared(&[claimer]), Some(claimer)),
            (_, Some(answers)) if answers.gave.len() == 1 => self.against_refuser(answers.refused),
            _ if self.contract == Contract::Treze => {
                if self.of(self.feito) * 2 > HAND as u8 {
                    self.won()
                } else {
                    self.beaten()
                }
            }
            _ => self.by_tricks(),
        }
    }

    /// One gave the reposta and the other refused: nobody can win but the refuser (R66).
    fn against_refuser(&self, refused: SeatSet) -> Settled {
        let refuser = self.opponents.iter().copied().find(|&seat| refused.contains(seat)).unwrap_or(self.feito);
        let best = self.opponents.iter().chain([&self.feito]).all(|&seat| seat == refuser || self.of(seat) < self.of(refuser));
        if best && !self.barred(refuser) {
            return self.shared(&[refuser]);
        }
        let settled = Settled::new("resposta", Pagas::Lost);
        let owing = |settled: Settled, seat| settled.owing(seat, "voltarete-cause-resposta-split", "voltarete R66");
        owing(owing(settled, self.feito), refuser)
    }

    fn by_tricks(&self) -> Settled {
        let [a, b] = self.opponents[..] else { return self.tied() };
        match result(self.of(self.feito), self.of(a), self.of(b)) {
            Result3::Win => self.won(),
            Result3::Resposta => self.tied(),
            Result3::Codilho => self.beaten(),
        }
    }

    fn won(&self) -> Settled {
        if self.resigned.contains(self.feito) && self.contract == Contract::Treze {
            // A treze knows no resposta (R101): a player who gave it up and played on has lost by codilho.
            return self.beaten();
        }
        if self.resigned.contains(self.feito) {
            // They said that they had lost: settled as a hand lost by resposta (laws D6 ii).
            let settled = Settled::new("resposta", Pagas::Lost);
            return settled.owing(self.feito, "voltarete-cause-resposta-conceded", "voltarete:II.12.8");
        }
        if self.barred(self.feito) {
            return Settled::new("barred", Pagas::Nobody);
        }
        self.with_refusers(Settled::new("win", Pagas::Won), None)
    }

    fn tied(&self) -> Settled {
        let settled = Settled::new("resposta", Pagas::Lost).owing(self.feito, "voltarete-cause-resposta", "voltarete R113");
        self.with_refusers(settled, None)
    }

    /// The codilho goes to the opponent with most tricks; of two alike both get half, or the one nearer the feito's right.
    fn beaten(&self) -> Settled {
        if self.contract == Contract::Treze {
            return self.shared(&self.opponents);
        }
        let most = self.opponents.iter().map(|&seat| self.of(seat)).max().unwrap_or(0);
        let best: ArrayVec<Seat, 3> = self.opponents.iter().copied().filter(|&seat| self.of(seat) == most).collect();
        // Both refused resposta and both beat them alike: a tie, all three put one (laws D57).
        if best.len() == 2 && self.answers.is_some() {
            return self.tied();
        }
        let free: ArrayVec<Seat, 3> = best.iter().copied().filter(|&seat| !self.barred(seat)).collect();
        match free[..] {
            // A codilho denied leaves the feito's resposta (laws D7).
            [] => self.tied(),
            [first, ..] if self.tie == CodilhoTie::NearestRight => self.with_refusers(self.shared(&[first]), Some(first)),
            [first, ..] => self.with_refusers(self.shared(&free), Some(first)),
        }
    }

    /// When both refused resposta each who did not win puts one (R67).
    fn with_refusers(&self, mut settled: Settled, winner: Option<Seat>) -> Settled {
        if self.answers.is_some_and(|answers| answers.refused.len() == 2) {
            for &seat in self.opponents.iter().filter(|&&seat| Some(seat) != winner) {
                settled = settled.owing(seat, "voltarete-cause-resposta-refused", "voltarete R67");
            }
        }
        settled
    }
}

impl Voltarete {
    /// The hand of this table, ended so.
    pub(super) fn hand_over(&self, feito: Seat, contract: Contract, ending: Ending) -> Hand {
        let open = &self.open;
        Hand {
            feito,
            opponents: open.opponents().collect(),
            contract,
            trump: open.trump,
            bolo: open.settlement.measure,
            tricks: open.play.won,
            ending,
            answers: open.resposta,
            tie: self.agreements.codilho_tie,
            matadores: self.matadores(feito).len(),
            primeiras: open.primeiras(),
            geral: open.geral,
            all_nine: open.play.won[feito.index()] == HAND as u8,
            barred: open.honour.barred,
            resigned: open.claims.resigned,
            but: But::default(),
        }
    }

    /// The nine cards the feito plays with: those they hold and those they have played.
    fn nine(&self, feito: Seat) -> CardSet {
        self.hand(feito) | self.open.play.played_by(feito)
    }

    /// The matadores that the feito is paid for, or pays (R119).
    pub(super) fn matadores(&self, feito: Seat) -> CardSet {
        self.open.trumps().map_or(CardSet::EMPTY, |trumps| trumps.matadores_in(self.nine(feito)))
    }
}
