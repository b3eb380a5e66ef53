//! The flor: openings, the round in which each declares for their own cards, raises and answers (R43-R59).

use super::Truco;
use super::breach::Breach;
use super::points;
use super::stakes::{FlorEnd, Ladder, PARTIDA};
use super::state::{First, FlorCall, Reply, Said, Score, Side};
use engine::{Seat, SeatSet};

impl Truco {
    pub(super) fn check_flor(&self, seat: Seat, call: FlorCall) -> Result<(), Breach> {
        self.check_fights(seat)?;
        match self.open.first {
            First::Open | First::Envido => self.check_opening(seat, call),
            First::Lei => self.check_lei_opening(seat, call),
            First::FlorRound => self.check_declaration(seat, call),
            First::FlorChoice => {
                self.check_choice(seat)?;
                match call {
                    FlorCall::ContraFlor | FlorCall::Resto => Ok(()),
                    _ => Err(Breach::NoRaiseHere { rule: "truco R50" }),
                }
            }
            First::FlorAsked => {
                let raise = self.open.flores.raise;
                match (raise, call) {
                    (Some((side, _)), _) if side == self.side(seat) => Err(Breach::NotAsked { rule: "truco R29" }),
                    _ if !self.open.flores.sung.contains(seat) => Err(Breach::SingersOnly { rule: "truco R29" }),
                    (_, FlorCall::Achico) | (Some((_, FlorCall::ContraFlor)), FlorCall::Resto) => Ok(()),
                    _ => Err(Breach::NoRaiseHere { rule: "truco R52" }),
                }
            }
            First::Closed => Err(Breach::FirstPartOver { rule: "truco R45" }),
            First::Singing if self.lei_flor_in_time(seat) => self.check_lei_opening(seat, call),
            First::Singing | First::FlorSinging => Err(Breach::FlorTooLate { rule: "truco R45" }),
        }
    }

    /// Why this seat can sing no flor, if it cannot.
    pub(super) fn check_singer(&self, seat: Seat) -> Result<(), Breach> {
        let open = &self.open;
        if open.played[seat.index()] > 0 {
            Err(Breach::FlorAfterCard)
        } else if !open.stays(seat) {
            Err(Breach::FlorAfterPass)
        } else if open.envidado.contains(seat) {
            Err(Breach::FlorSpent)
        } else if !self.flor_right(seat) {
            let envidou = self.companion(seat).is_some_and(|companion| open.envidado.contains(companion));
            Err(Breach::FlorTooLate { rule: if envidou { "truco:9.XIV.5" } else { "truco R45" } })
        } else if !self.agreements.real_table() && !self.holds_flor(seat) {
            Err(Breach::NoFlor)
        } else {
            Ok(())
        }
    }

    fn check_opening(&self, seat: Seat, call: FlorCall) -> Result<(), Breach> {
        if self.open.held.is_some() && !self.open.window.contains(seat) {
            return Err(Breach::Held);
        }
        self.check_singer(seat)?;
        if call == FlorCall::ContraFlor {
            return Err(Breach::ContraOpens);
        }
        self.check_may_open(seat)
    }

    pub(super) fn flor_word(&mut self, seat: Seat, call: FlorCall) {
        match self.open.first {
            First::Open | First::Envido | First::Lei | First::Singing => self.open_flor(seat, call),
            First::FlorRound => self.declare_flor(seat, call),
            First::FlorChoice => self.raise_flor(seat, call),
            First::FlorAsked if call == FlorCall::Achico => self.answer_flor(seat, Reply::NaoQuero),
            First::FlorAsked => self.raise_flor(seat, call),
            _ => {}
        }
    }

    /// A flor wipes out an envido, accepted or not (R47, truco:9.XIV.4).
    fn open_flor(&mut self, seat: Seat, call: FlorCall) {
        self.flor_over_held();
        let (side, resto) = (self.side(seat), self.falta());
        let open = &mut self.open;
        open.ladder = Ladder::EMPTY;
        open.calls.joint = None;
        open.repeated = false;
        open.first = First::FlorRound;
        open.proposed = open.proposed.with(seat);
        open.flores.opener = Some(seat);
        open.flores.opening = call;
        open.flores.resto = resto;
        if call == FlorCall::Achico {
            open.flores.shrunk = Some(side);
        }
        self.declared(seat, Sung::Yes);
    }

    /// The next to declare, from the singer's right: every opponent, and their companheiro if they may still sing (R48).
    pub(super) fn next_declarer(&self) -> Option<Seat> {
        let opener = self.open.flores.opener?;
        let side = self.side(opener);
        self.open.after(opener).find(|&seat| {
            let asked = if self.side(seat) == side { self.flor_right(seat) } else { self.open.stays(seat) };
            asked && !self.open.flores.declared.contains(seat)
        })
    }

    /// Must this seat declare now?
    pub(super) fn check_declares(&self, seat: Seat) -> Result<(), Breach> {
        self.check_fights(seat)?;
        match self.next_declarer().filter(|_| self.open.first == First::FlorRound) {
            Some(turn) if turn != seat => Err(Breach::NotYourTurn { turn, rule: "truco R48" }),
            Some(_) => Ok(()),
            None => Err(Breach::NotNow { rule: "truco R48" }),
        }
    }

    fn check_declaration(&self, seat: Seat, call: FlorCall) -> Result<(), Breach> {
        self.check_declares(seat)?;
        self.check_singer(seat)?;
        let flores = &self.open.flores;
        let side = self.side(seat);
        let companion = flores.opener.is_some_and(|opener| self.side(opener) == side);
        let spoken = flores.shrunk == Some(side) || flores.raise.is_some_and(|(by, _)| by == side);
        if let Some(lei) = self.open.lei {
            return match call {
                // An answerer's first flor answers the lei as well (R77).
                FlorCall::Flor if self.side(lei.by) != side && lei.with_flor.is_none() => Err(Breach::LeiFlor),
                FlorCall::Flor => Ok(()),
                _ => Err(Breach::NoRaiseHere { rule: "truco R77" }),
            };
        }
        match (flores.opening, call) {
            (_, FlorCall::Flor) => Ok(()),
            _ if companion => Err(Breach::NoRaiseHere { rule: "truco R48" }),
            (FlorCall::Flor, _) | (FlorCall::Resto, FlorCall::Achico) if spoken => Err(Breach::SideHasSpoken),
            (FlorCall::Flor, _) | (FlorCall::Resto, FlorCall::Achico) => Ok(()),
            (FlorCall::Resto, _) => Err(Breach::NoRaiseHere { rule: "truco R52" }),
            _ => Err(Breach::NoRaiseHere { rule: "truco R55" }),
        }
    }

    fn declare_flor(&mut self, seat: Seat, call: FlorCall) {
        let side = self.side(seat);
        match call {
            FlorCall::Flor => {}
            FlorCall::Achico => self.open.flores.shrunk = Some(side),
            FlorCall::ContraFlor | FlorCall::Resto => {
                self.open.flores.raise = Some((side, call));
                self.open.flores.resto = self.falta();
            }
        }
        self.declared(seat, Sung::Yes);
    }

    /// Is a flor let go by silence in the round, and not by *é boa*? A companheiro of a singer does so (R48, R77).
    pub(super) fn may_waive_in_round(&self, seat: Seat) -> bool {
        self.check_declares(seat).is_ok() && self.waives(seat)
    }

    fn waives(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        let opened = self.open.flores.opener.is_some_and(|opener| self.side(opener) == side);
        let answered = self.open.lei.is_some_and(|lei| lei.with_flor.is_some() && self.side(lei.by) != side);
        opened || answered
    }

    pub(super) fn check_e_boa(&self, seat: Seat) -> Result<(), Breach> {
        self.check_declares(seat)?;
        if self.waives(seat) {
            Err(Breach::NotAsked { rule: "truco R48" })
        } else if self.must_sing(seat) {
            Err(Breach::MustSingFlor)
        } else {
            Ok(())
        }
    }

    pub(super) fn declare_none(&mut self, seat: Seat) {
        self.declared(seat, Sung::No);
    }

    /// A declaration is made; after the last one the round is resolved.
    pub(super) fn declared(&mut self, seat: Seat, sung: Sung) {
        let flores = &mut self.open.flores;
        flores.declared = flores.declared.with(seat);
        if sung == Sung::Yes {
            flores.sung = flores.sung.with(seat);
            self.open.proposed = self.open.proposed.with(seat);
        }
        if self.next_declarer().is_none() {
            if self.open.lei.is_some() { self.resolve_lei() } else { self.resolve_round() }
        }
    }

    /// Number of flores a side has sung.
    pub(super) fn flores_of(&self, side: Side) -> i64 {
        self.open.flores.sung.iter().filter(|&seat| self.side(seat) == side).count() as i64
    }

    fn resolve_round(&mut self) {
        let Some(opener) = self.open.flores.opener else { return };
        let side = self.side(opener);
        match (self.flores_of(side.other()), self.open.flores.shrunk, self.open.flores.raise) {
            (0, _, _) => self.flor_ends(FlorEnd::Unopposed, side),
            (_, Some(shrunk), _) => self.flor_ends(FlorEnd::Shrunk, shrunk.other()),
            (_, None, Some(_)) => self.open.first = First::FlorAsked,
            _ if self.open.flores.opening == FlorCall::Resto => {
                self.open.flores.raise = Some((side, FlorCall::Resto));
                self.open.first = First::FlorAsked;
            }
            _ => self.open.first = First::FlorChoice,
        }
    }

    /// Only a singer of the side that sang first lets flor e flor stand, or raises (R50, D19).
    pub(super) fn check_choice(&self, seat: Seat) -> Result<(), Breach> {
        self.check_fights(seat)?;
        let flores = &self.open.flores;
        let first = flores.opener.map(|opener| self.side(opener));
        match self.open.first {
            First::FlorChoice if first != Some(self.side(seat)) => Err(Breach::NotAsked { rule: "truco R50" }),
            First::FlorChoice if !flores.sung.contains(seat) => Err(Breach::SingersOnly { rule: "truco R50" }),
            First::FlorChoice => Ok(()),
            _ => Err(Breach::NotNow { rule: "truco R50" }),
        }
    }

    /// Flor e flor stand: compared after the hand, but shown at once if both sides would be out with them (D27). If neither is
    /// one, nobody is out and the truco is played.
    pub(super) fn segue(&mut self) {
        self.open.flores.end = Some(FlorEnd::Deferred);
        self.open.first = First::Closed;
        let all = FlorEnd::Deferred.tentos(self.flores_of(Side::A), self.flores_of(Side::B), 0, self.open.cap);
        if Side::BOTH.into_iter().all(|side| self.score(side) + all >= PARTIDA) {
            self.show_flores();
            self.compare_deferred(|game, seat| game.open.known(seat));
        }
        self.after_first();
    }

    /// Every singer lays their cards open.
    fn show_flores(&mut self) {
        for seat in self.open.flores.sung.iter() {
            let shown = self.hidden.hands[seat.index()] - self.open.shown[seat.index()];
            if !shown.is_empty() {
                self.open.shown[seat.index()] |= shown;
                self.open.say(seat, Said::Showed(shown));
            }
        }
    }

    fn raise_flor(&mut self, seat: Seat, call: FlorCall) {
        let (side, resto) = (self.side(seat), self.falta());
        let flores = &mut self.open.flores;
        flores.over_contra = flores.raise.is_some_and(|(_, raise)| raise == FlorCall::ContraFlor);
        flores.raise = Some((side, call));
        flores.resto = resto;
        self.open.repeated = false;
        self.open.first = First::FlorAsked;
    }

    pub(super) fn answer_flor(&mut self, _seat: Seat, reply: Reply) {
        let Some((side, call)) = self.open.flores.raise else { return };
        match reply {
            Reply::Quero => {
                let end = if call == FlorCall::Resto { FlorEnd::Resto } else { FlorEnd::ContraFlor };
                self.open.flores.end = Some(end);
                self.open.first = First::FlorSinging;
            }
            Reply::NaoQuero => self.flor_ends(self.flor_refused(), side),
        }
    }

    /// Outcome of a refused raise of the flor.
    pub(super) fn flor_refused(&self) -> FlorEnd {
        if self.open.flores.over_contra { FlorEnd::RestoRefused } else { FlorEnd::Shrunk }
    }

    pub(super) fn flor_ends(&mut self, end: FlorEnd, winner: Side) {
        self.open.flores.end = Some(end);
        let score = self.flor_score(winner);
        self.close_first(Some(score));
    }

    /// Tentos of the flores for the side that wins them.
    pub(super) fn flor_score(&self, to: Side) -> Score {
        let flores = &self.open.flores;
        let end = flores.end.unwrap_or(FlorEnd::Unopposed);
        let tentos = end.tentos(self.flores_of(to), self.flores_of(to.other()), flores.resto, self.open.cap);
        let flores = self.flores_of(to) + self.flores_of(to.other());
        Score { to, tentos, cause: end.cause().count(flores) }
    }

    /// The side whose flor is highest among those that lie open; ties go to the earlier seat.
    pub(super) fn highest_flor(&self, of: impl Fn(Seat) -> cards::CardSet) -> Option<Side> {
        let sung = self.open.flores.sung;
        self.earliest_best(|seat| sung.contains(seat).then(|| points::flor(of(seat))).flatten()).map(|seat| self.side(seat))
    }

    /// *Peço flor*: only by one who has sung theirs, once to each opponent (R59, D47).
    pub(super) fn check_peco(&self, seat: Seat, from: Seat) -> Result<(), Breach> {
        self.check_fights(seat)?;
        self.check_fights(from)?;
        let open = &self.open;
        if self.side(seat) == self.side(from) {
            Err(Breach::OwnSide { rule: "truco R59" })
        } else if !open.flores.sung.contains(seat) {
            Err(Breach::PecoWithoutFlor)
        } else if open.flores.sung.contains(from) || open.asked_flor.iter().any(|&(_, asked)| asked == from) {
            Err(Breach::PecoAgain)
        } else if open.first == First::FlorRound && !open.flores.declared.contains(from) {
            // While the round runs they may still sing it themselves.
            Err(Breach::AnswerFirst)
        } else {
            Ok(())
        }
    }

    /// The singers of a side.
    pub(super) fn singers(&self, side: Side) -> SeatSet {
        self.open.flores.sung.iter().filter(|&seat| self.side(seat) == side).collect()
    }
}

/// Kind of a declaration in the round: a flor or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sung {
    Yes,
    /// It was not.
    No,
}
