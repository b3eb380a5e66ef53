//! The truco, its raises, answers to whatever is asked, and double proposals (R60-R72).

use super::Truco;
use super::action::{Double, Passo};
use super::agreements::RaiseLater;
use super::breach::Breach;
use super::stakes::Stage;
use super::state::{First, FlorCall, Held, Joint, Reply, Score, Side};
use engine::{Seat, SeatSet};

/// Proposal that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unanswered {
    Envido,
    /// An envido and a truco in one breath.
    Both,
    Lei,
    /// A raise of the flor.
    Flor,
    /// The truco, or its raise.
    Truco,
}

impl Truco {
    /// The proposal that waits for an answer, and the side that made it.
    pub(super) fn question(&self) -> Option<(Unanswered, Side)> {
        let open = &self.open;
        if open.held.is_some() && open.first != First::FlorAsked {
            return None;
        }
        let by_caller = open.caller.map(|caller| self.side(caller).other());
        match open.first {
            First::Lei => by_caller.map(|side| (Unanswered::Lei, side)),
            First::Envido if open.calls.joint.is_some() => by_caller.map(|side| (Unanswered::Both, side)),
            First::Envido => by_caller.map(|side| (Unanswered::Envido, side)),
            First::FlorAsked => open.flores.raise.map(|(side, _)| (Unanswered::Flor, side.other())),
            First::Open | First::Closed => open.calls.pending.map(|(_, side)| (Unanswered::Truco, side.other())),
            _ => None,
        }
    }

    /// The side that owes an answer.
    pub(super) fn asked_side(&self) -> Option<Side> {
        self.question().map(|(_, side)| side)
    }

    pub(super) fn check_asked(&self, seat: Seat) -> Result<Unanswered, Breach> {
        self.check_fights(seat)?;
        match self.question() {
            None if self.open.held.is_some() => Err(Breach::Held),
            None => Err(Breach::NothingAsked),
            Some((_, side)) if side != self.side(seat) => Err(Breach::NotAsked { rule: "truco R29" }),
            Some((Unanswered::Flor, _)) if !self.open.flores.sung.contains(seat) => {
                Err(Breach::SingersOnly { rule: "truco R29" })
            }
            Some((question, _)) => Ok(question),
        }
    }

    pub(super) fn check_answer(&self, seat: Seat, reply: Reply) -> Result<(), Breach> {
        let question = self.check_asked(seat)?;
        match question {
            Unanswered::Flor => Ok(()),
            Unanswered::Truco if reply == Reply::Quero => Ok(()),
            Unanswered::Lei if self.must_sing(seat) => Err(Breach::LeiFlor),
            _ if self.must_sing(seat) => Err(Breach::MustSingFlor),
            _ => Ok(()),
        }
    }

    pub(super) fn answer(&mut self, seat: Seat, reply: Reply) {
        match self.question() {
            Some((Unanswered::Envido, _)) => self.hold_answer(seat, Some(reply), None),
            Some((Unanswered::Both | Unanswered::Lei, _)) => self.hold_answer(seat, Some(reply), Some(reply)),
            Some((Unanswered::Truco, _)) => self.hold_answer(seat, None, Some(reply)),
            Some((Unanswered::Flor, _)) => self.answer_flor(seat, reply),
            None => {}
        }
    }

    /// An answer to the first part or to the truco, or to both in one breath. A *quero* to the truco cuts nobody off.
    fn hold_answer(&mut self, by: Seat, first: Option<Reply>, truco: Option<Reply>) {
        if truco.is_some() {
            self.open.trucked[self.side(by).index()] = true;
            self.open.calls.late = first.is_some();
        }
        let cuts = first.is_some() || truco == Some(Reply::NaoQuero);
        let cut = if cuts { self.cut_off_by(by) } else { SeatSet::EMPTY };
        // Who answers for themselves has let their own flor go.
        if cuts {
            self.open.mute = self.open.mute.with(by);
        }
        self.hold(Held::Answer { by, first, truco }, cut);
    }

    pub(super) fn check_passo(&self, seat: Seat) -> Result<(), Breach> {
        match self.check_asked(seat)? {
            Unanswered::Lei if self.must_sing(seat) => Err(Breach::LeiFlor),
            Unanswered::Both | Unanswered::Lei if self.must_sing(seat) => Err(Breach::MustSingFlor),
            Unanswered::Both | Unanswered::Lei => Ok(()),
            _ => Err(Breach::NotDouble),
        }
    }

    /// One part refused and the other accepted; first and second go by the order in which they were proposed (R69).
    pub(super) fn passo(&mut self, seat: Seat, passo: Passo) {
        let truco_refused = match (passo, self.open.calls.joint) {
            (Passo::Truco, _) => true,
            (Passo::Envido, _) => false,
            (Passo::First, joint) => joint == Some(Joint::TrucoFirst),
            (Passo::Second, joint) => joint != Some(Joint::TrucoFirst),
        };
        let (first, truco) = if truco_refused { (Reply::Quero, Reply::NaoQuero) } else { (Reply::NaoQuero, Reply::Quero) };
        self.hold_answer(seat, Some(first), Some(truco));
    }

    pub(super) fn check_truco(&self, seat: Seat, stage: Stage) -> Result<(), Breach> {
        let calls = &self.open.calls;
        self.check_fights(seat)?;
        match stage {
            Stage::Nothing => Err(Breach::StageOrder),
            Stage::Truco if calls.on != Stage::Nothing || calls.pending.is_some() => Err(Breach::TrucoCalled),
            Stage::Retruco | Stage::ValeQuatro if calls.pending.is_some() => Err(Breach::QueroFirst),
            _ if calls.on.next() != Some(stage) => Err(Breach::StageOrder),
            _ if !self.open.floor_is_free() => Err(Breach::AnswerFirst),
            Stage::Truco => self.check_may_open(seat),
            _ if calls.right != Some(self.side(seat)) => Err(Breach::NotYourRaise),
            _ if self.agreements.raise_later == RaiseLater::No && !calls.late => Err(Breach::RaiseTooLate),
            _ => self.check_may_open(seat),
        }
    }

    pub(super) fn truco(&mut self, seat: Seat, stage: Stage) {
        let side = self.side(seat);
        let open = &mut self.open;
        open.calls.pending = Some((stage, side));
        open.calls.right = None;
        open.calls.late = false;
        open.trucked[side.index()] = true;
        open.proposed = open.proposed.with(seat);
        open.repeated = false;
    }

    /// *Quero* and a raise in one breath (R61).
    pub(super) fn check_quero_e(&self, seat: Seat, stage: Stage) -> Result<(), Breach> {
        if self.check_asked(seat)? != Unanswered::Truco {
            return Err(Breach::NotNow { rule: "truco R61" });
        }
        let next = self.open.calls.pending.and_then(|(pending, _)| pending.next());
        if next == Some(stage) { Ok(()) } else { Err(Breach::StageOrder) }
    }

    pub(super) fn quero_e(&mut self, seat: Seat, stage: Stage) {
        if let Some((pending, _)) = self.open.calls.pending {
            self.open.calls.on = pending;
        }
        self.truco(seat, stage);
    }

    /// The truco is answered.
    pub(super) fn answer_truco(&mut self, by: Seat, reply: Reply) {
        let Some((stage, caller)) = self.open.calls.pending.take() else { return };
        match reply {
            Reply::Quero => {
                self.open.calls.on = stage;
                self.open.calls.right = Some(self.side(by));
            }
            Reply::NaoQuero => {
                self.open.calls.refused = Some(stage);
                self.open.truco_score = Some(Score { to: caller, tentos: stage.refused(), cause: stage.refused_cause() });
                self.end_contest("refused");
            }
        }
    }

    pub(super) fn check_double(&self, seat: Seat, double: Double) -> Result<(), Breach> {
        self.check_truco(seat, Stage::Truco)?;
        match double {
            Double::Envido(call, _) => self.check_envido(seat, call),
            Double::Flor => self.check_flor(seat, FlorCall::Flor),
        }
    }

    pub(super) fn double(&mut self, seat: Seat, double: Double) {
        self.truco(seat, Stage::Truco);
        match double {
            Double::Envido(call, joint) => {
                self.raise_envido(seat, call);
                self.open.calls.joint = Some(joint);
            }
            Double::Flor => self.flor_word(seat, FlorCall::Flor),
        }
    }

    pub(super) fn check_repeat(&self, seat: Seat) -> Result<(), Breach> {
        self.check_asked(seat)?;
        if self.open.repeated { Err(Breach::Already { rule: "truco R27" }) } else { Ok(()) }
    }
}
