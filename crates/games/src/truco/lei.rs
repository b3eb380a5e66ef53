//! *Na lei do jogo está tudo dito*: falta envido and truco, and if there is flor, contra-flor e o resto (R73-R78).

use super::Truco;
use super::agreements::FlorWindow;
use super::breach::Breach;
use super::flor::Sung;
use super::stakes::FlorEnd;
use super::state::{First, FlorCall, Held, Reply};
use engine::{Seat, SeatSet};

impl Truco {
    fn proposes_lei(&self, seat: Seat) -> bool {
        self.open.lei.is_some_and(|lei| self.side(lei.by) == self.side(seat))
    }

    /// Has the falta been accepted, and no points been sung yet, with nothing held? Until then a proposer is in time (R76).
    pub(super) fn lei_flor_in_time(&self, seat: Seat) -> bool {
        let first_come = self.agreements.flor_window == FlorWindow::FirstCome;
        let unsung = self.open.first == First::Singing && self.open.songs.iter().all(Option::is_none);
        first_come && unsung && self.proposes_lei(seat)
    }

    /// A proposer declares their flor while an answer is held, before their companheiro sings points (R76); where nothing is held,
    /// as soon as they have their cards.
    pub(super) fn check_lei_opening(&self, seat: Seat, call: FlorCall) -> Result<(), Breach> {
        let guaranteed = self.agreements.flor_window == FlorWindow::Guaranteed;
        match call {
            _ if !self.proposes_lei(seat) => Err(Breach::LeiFlor),
            _ if guaranteed && !self.open.window.contains(seat) => Err(Breach::AnswerFirst),
            FlorCall::Flor => self.check_singer(seat),
            _ => Err(Breach::NoRaiseHere { rule: "truco R77" }),
        }
    }

    /// An answer with flor (R77): at once, in place of a companheiro's answer still held, or in reply to a proposer's flor.
    pub(super) fn check_lei_flor(&self, seat: Seat) -> Result<(), Breach> {
        self.check_fights(seat)?;
        let lei = self.open.lei.ok_or(Breach::NoLei)?;
        if self.side(lei.by) == self.side(seat) {
            return Err(Breach::NotAsked { rule: "truco R77" });
        }
        match self.open.first {
            First::Lei if self.open.held.is_some() && !self.open.window.contains(seat) => Err(Breach::Held),
            First::Lei => self.check_singer(seat),
            First::FlorRound if lei.with_flor.is_some() => Err(Breach::SideHasSpoken),
            First::FlorRound => {
                self.check_declares(seat)?;
                self.check_singer(seat)
            }
            _ => Err(Breach::NoLei),
        }
    }

    /// The answer with flor stands; `word` says whether the flor is kept up or shrinks, `reply` answers the truco.
    pub(super) fn lei_flor(&mut self, seat: Seat, word: FlorCall, reply: Reply) {
        let (side, resto) = (self.side(seat), self.falta());
        let open = &mut self.open;
        if let Some(lei) = &mut open.lei {
            lei.with_flor = Some(reply);
        }
        open.trucked[side.index()] = true;
        open.calls.joint = None;
        open.calls.late = true;
        open.held = Some(Held::Answer { by: seat, first: None, truco: Some(reply) });
        open.window = SeatSet::EMPTY;
        open.first = First::FlorRound;
        open.flores.opener = open.flores.opener.or(Some(seat));
        open.flores.resto = resto;
        if word == FlorCall::Achico {
            open.flores.shrunk = Some(side);
        }
        self.declared(seat, Sung::Yes);
    }

    /// All have declared: a side with the only flor has simple flores, else the answer says how they are fought (R76, R77, D24).
    pub(super) fn resolve_lei(&mut self) {
        let Some(lei) = self.open.lei else { return };
        let proposers = self.side(lei.by);
        let answerers = proposers.other();
        match (self.flores_of(proposers), self.flores_of(answerers)) {
            (_, 0) => self.flor_ends(FlorEnd::Unopposed, proposers),
            (0, _) => self.flor_ends(FlorEnd::Unopposed, answerers),
            _ if self.open.flores.shrunk.is_some() => self.flor_ends(FlorEnd::Shrunk, proposers),
            _ => {
                self.open.flores.end = Some(FlorEnd::Resto);
                self.open.first = First::FlorSinging;
            }
        }
    }
}
