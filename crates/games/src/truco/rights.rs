//! Rights to speak. A right is public: it never depends on a card. A duty (to sing a flor one holds, R43) is only felt by
//! the one who has it, and so shows in nobody else's view.

use super::Truco;
use super::agreements::Speech;
use super::breach::Breach;
use super::facts::well;
use super::points::is_flor;
use super::state::{First, Side};
use engine::{Seat, SeatSet};

impl Truco {
    /// The side of a seat.
    #[inline]
    pub(super) fn side(&self, seat: Seat) -> Side {
        self.match_state.side(seat)
    }

    /// The tentos of a side.
    #[inline]
    pub(super) fn score(&self, side: Side) -> i64 {
        self.ledger.balance(well(side))
    }

    /// The tentos of the side that is ahead, the *ponteiro*.
    pub(super) fn leader(&self) -> i64 {
        self.score(Side::A).max(self.score(Side::B))
    }

    /// The value of falta and resto now (section 5).
    pub(super) fn falta(&self) -> i64 {
        self.open.cap.falta(self.leader())
    }

    /// The contestants of a side.
    pub(super) fn of_side(&self, side: Side) -> impl Iterator<Item = Seat> + '_ {
        self.open.contestants().iter().copied().filter(move |&seat| self.side(seat) == side)
    }

    /// The companheiro who fights beside them.
    pub(super) fn companion(&self, seat: Seat) -> Option<Seat> {
        self.of_side(self.side(seat)).find(|&other| other != seat)
    }

    /// May this seat sing flor, if it holds one? Before its own first card, before it passes, before it is cut off (R45, R46).
    pub(super) fn flor_right(&self, seat: Seat) -> bool {
        let open = &self.open;
        open.fights(seat)
            && (matches!(open.first, First::Open | First::Envido | First::Lei | First::FlorRound) || self.lei_flor_in_time(seat))
            && open.played[seat.index()] == 0
            && open.stays(seat)
            && !open.envidado.contains(seat)
            && !open.mute.contains(seat)
            && !open.flores.declared.contains(seat)
    }

    /// Does it hold a flor?
    pub(super) fn holds_flor(&self, seat: Seat) -> bool {
        is_flor(self.hidden.dealt[seat.index()])
    }

    /// At a strict table: must it sing before it does anything that would hide its flor?
    pub(super) fn must_sing(&self, seat: Seat) -> bool {
        !self.agreements.real_table() && self.flor_right(seat) && self.holds_flor(seat)
    }

    /// Everybody whose right to sing an act of this seat would cut off.
    pub(super) fn cut_off_by(&self, seat: Seat) -> SeatSet {
        self.open.contestants().iter().copied().filter(|&other| other != seat && self.flor_right(other)).collect()
    }

    /// Do they take part?
    pub(super) fn check_fights(&self, seat: Seat) -> Result<(), Breach> {
        if self.open.fights(seat) { Ok(()) } else { Err(Breach::Bystander) }
    }

    /// Checks the right to open: by agreement only on one's turn; over a pending call always (D46).
    pub(super) fn check_may_open(&self, seat: Seat) -> Result<(), Breach> {
        let pending = self.open.calls.pending.is_some() || self.open.first == First::Envido || !self.open.window.is_empty();
        let free = self.agreements.speech == Speech::Free || pending || self.open.to_play() == Some(seat);
        if free { Ok(()) } else { Err(Breach::OpenOnTurn) }
    }

    /// The one of these who comes first in order of play, by what `key` finds highest: ties go to the earlier seat (R10).
    pub(super) fn earliest_best(&self, key: impl Fn(Seat) -> Option<i64>) -> Option<Seat> {
        let mut best: Option<(Seat, i64)> = None;
        for &seat in self.open.contestants() {
            if let Some(value) = key(seat)
                && best.is_none_or(|(_, highest)| value > highest)
            {
                best = Some((seat, value));
            }
        }
        best.map(|(seat, _)| seat)
    }
}
