//! Seats play waits for, seats that may speak, and the meaning of silence. None of it depends on hidden cards.

use super::Truco;
use super::action::Action;
use super::state::{First, Phase};
use engine::{Seat, SeatSet};

fn one(seat: Option<Seat>) -> SeatSet {
    seat.map_or(SeatSet::EMPTY, SeatSet::of)
}

impl Truco {
    /// Seats that must act.
    pub(super) fn must_act(&self) -> SeatSet {
        let open = &self.open;
        match open.phase {
            Phase::Draw | Phase::Shuffle | Phase::Over => SeatSet::EMPTY,
            Phase::Cutting => SeatSet::of(self.match_state.cutter()),
            Phase::Exposed => one(open.turned.map(|(seat, _)| seat)),
            Phase::Contest => self.must_act_in_contest(),
            Phase::Show => open.owing,
            Phase::Claims => open.contestants().iter().copied().filter(|&seat| !open.content.contains(seat)).collect(),
        }
    }

    /// Seats that may act and need not.
    pub(super) fn may_act(&self, must: SeatSet) -> SeatSet {
        let others = SeatSet::first(self.match_state.players).minus(must);
        match self.open.phase {
            Phase::Draw | Phase::Shuffle | Phase::Over | Phase::Exposed => SeatSet::EMPTY,
            Phase::Contest if !self.agreements.real_table() => others.iter().filter(|&seat| self.may_speak(seat)).collect(),
            _ => others,
        }
    }

    /// The silence a record may leave out: that of a player who has still to sing a flor or to let it go by. A player asked by a
    /// flor counts as having said *é boa* (truco:9.VIII.h.3), one about to be cut off as having waived (R47).
    ///
    /// For replay alone: at a strict table a player who must sing has no silence, so at a running table this would reveal a flor.
    pub(super) fn silent(&self) -> Option<(Seat, Action)> {
        if self.open.phase != Phase::Contest {
            return None;
        }
        let seat =
            self.open.window.iter().next().or_else(|| self.next_declarer().filter(|_| self.open.first == First::FlorRound))?;
        let silence = if self.check_waive(seat).is_ok() { Action::WaiveFlor } else { Action::EBoa };
        self.check(seat, &silence).ok().map(|()| (seat, silence))
    }

    fn must_act_in_contest(&self) -> SeatSet {
        let open = &self.open;
        if !open.window.is_empty() {
            return open.window;
        }
        match open.first {
            First::FlorRound => one(self.next_declarer()),
            First::FlorChoice => open.flores.opener.map_or(SeatSet::EMPTY, |opener| self.singers(self.side(opener))),
            First::Singing | First::FlorSinging => one(self.next_singer()),
            First::FlorAsked => self.asked_side().map_or(SeatSet::EMPTY, |side| self.singers(side)),
            _ => match self.asked_side() {
                Some(side) => self.of_side(side).collect(),
                None => one(open.to_play()),
            },
        }
    }

    /// May this seat speak though play does not wait for it?
    fn may_speak(&self, seat: Seat) -> bool {
        let open = &self.open;
        let pending = open.first == First::Envido || open.calls.pending.is_some();
        // This is asked at every turn: nothing is looked into that decides nothing.
        let sings = || pending && open.window.is_empty() && open.first != First::FlorRound && self.flor_right(seat);
        let asks = || open.flores.sung.contains(seat) && open.after(seat).any(|from| self.check_peco(seat, from).is_ok());
        let signals = || self.check_senha(seat, None).is_ok() || self.check_tally(seat).is_ok();
        open.fights(seat) && (open.floor_is_free() || sings() || asks()) || signals()
    }
}
