//! Passing one's cards and going to the baralho (R85-R91).

use super::Truco;
use super::breach::Breach;
use super::points;
use super::state::{First, Held, Leaving, Score, Song, Stay};
use cards::CardSet;
use engine::{Cause, Cite, Seat, SeatSet};

impl Truco {
    /// Are they the last of their side who still plays?
    pub(super) fn is_last(&self, seat: Seat) -> bool {
        !self.of_side(self.side(seat)).any(|other| other != seat && self.open.stays(other))
    }

    /// Has this seat sung what its open cards do not prove yet?
    pub(super) fn owes_proof(&self, seat: Seat) -> bool {
        let known = self.open.known(seat);
        let flor = self.open.flores.sung.contains(seat) && !points::is_flor(known);
        let envido = match self.open.songs[seat.index()] {
            Some(Song::Points(sung)) => self.open.flores.sung.is_empty() && !points::proves(known, sung),
            _ => false,
        };
        flor || envido
    }

    pub(super) fn check_leave(&self, seat: Seat, how: Leaving) -> Result<(), Breach> {
        let open = &self.open;
        self.check_fights(seat)?;
        if !open.stays(seat) {
            return Err(Breach::Passed);
        }
        if open.held.is_some() {
            return Err(Breach::Held);
        }
        // While something waits only the last of the side asked may leave; in a duel by the baralho alone (R29).
        let answers =
            self.asked_side() == Some(self.side(seat)) && self.is_last(seat) && (!open.duel() || how == Leaving::Baralho);
        if !open.floor_is_free() && !answers {
            Err(Breach::AnswerFirst)
        } else if self.must_sing(seat) {
            Err(Breach::MustSingFlor)
        } else if how == Leaving::Baralho && !self.agreements.real_table() && self.owes_proof(seat) {
            Err(Breach::ProofFirst)
        } else {
            Ok(())
        }
    }

    pub(super) fn leave(&mut self, seat: Seat, how: Leaving) {
        if !self.is_last(seat) {
            self.is_out(seat, how);
            self.advance();
            return;
        }
        // In a duel one who has proposed and lays their cards face down has passed for the truco only: to a flor they may still
        // reply (R90).
        let speaks_on = self.open.duel() && how == Leaving::Pass && self.open.proposed.contains(seat);
        if !speaks_on {
            self.is_out(seat, how);
        }
        let side = self.side(seat);
        let cut: SeatSet = self.cut_off_by(seat).iter().filter(|&other| self.side(other) != side).collect();
        self.hold(Held::Leave { by: seat, how }, cut);
    }

    fn is_out(&mut self, seat: Seat, how: Leaving) {
        self.open.stay[seat.index()] = Stay::Out(how);
        if how == Leaving::Baralho {
            let thrown = std::mem::replace(&mut self.hidden.hands[seat.index()], CardSet::EMPTY);
            self.hidden.monte |= thrown;
        }
    }

    /// A whole side has left: what is pending is refused, the truco is lost at its value, and the contest ends.
    pub(super) fn side_leaves(&mut self, by: Seat, how: Leaving) {
        self.is_out(by, how);
        let side = self.side(by);
        let to = side.other();
        match self.open.first {
            First::Envido | First::Lei => self.open.first_score = self.envido_refused("truco R88"),
            First::FlorAsked => {
                self.open.flores.end = Some(self.flor_refused());
                self.open.first_score = Some(self.flor_score(to));
            }
            First::Open => {
                let nothing_done = !self.open.stirred[side.index()];
                let opens = |seat: Seat| self.open.played[seat.index()] == 0 && !self.open.trucked[to.index()];
                let could_open = self.open.duel() && how == Leaving::Baralho && self.of_side(to).any(opens);
                let rule = Cite(if nothing_done { "truco R87" } else { "truco R89" });
                let cause = Cause::new("truco-cause-envido-left", rule).by(by);
                self.open.first_score = (nothing_done || could_open).then_some(Score { to, tentos: 1, cause });
            }
            _ => {}
        }
        self.open.first = First::Closed;
        let calls = &mut self.open.calls;
        let tentos = match calls.pending.take() {
            Some((stage, _)) => {
                calls.refused = Some(stage);
                stage.refused()
            }
            None => calls.on.worth(),
        };
        self.open.truco_score = Some(Score { to, tentos, cause: Cause::new("truco-cause-left", Cite("truco R88")).by(by) });
        self.end_contest("left");
    }
}
