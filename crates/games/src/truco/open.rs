//! Open state of the running volta: its beginning, and values derived from it.

use super::stakes::{Cap, Ladder};
use super::state::{Calls, First, Flores, Form, Open, Phase, SEATS, Said, Stay};
use arrayvec::ArrayVec;
use cards::CardSet;
use engine::{Seat, SeatSet};

impl Open {
    /// A volta about to be dealt.
    pub(super) fn new(mao: Seat, form: Form, cap: Cap) -> Open {
        Open {
            phase: Phase::Cutting,
            form,
            cap,
            announced: false,
            cut: 0,
            turned: None,
            dealt: [0; SEATS],
            said: Vec::new(),
            looked: SeatSet::EMPTY,
            lei: None,
            contest: 0,
            order: [mao; SEATS],
            active: 0,
            stay: [Stay::In; SEATS],
            plays: ArrayVec::new(),
            played: [0; SEATS],
            committed: std::array::from_fn(|_| ArrayVec::new()),
            shown: [CardSet::EMPTY; SEATS],
            vaza: ArrayVec::new(),
            leader: mao,
            vazas: ArrayVec::new(),
            taken: [0; SEATS],
            first: First::Open,
            ladder: Ladder::EMPTY,
            caller: None,
            songs: [None; SEATS],
            sung_before: [None; SEATS],
            flores: Flores::NONE,
            calls: Calls::NONE,
            held: None,
            window: SeatSet::EMPTY,
            envidado: SeatSet::EMPTY,
            mute: SeatSet::EMPTY,
            silenced: SeatSet::EMPTY,
            proposed: SeatSet::EMPTY,
            trucked: [false; 2],
            stirred: [false; 2],
            asked_flor: ArrayVec::new(),
            repeated: false,
            asked_tally: SeatSet::EMPTY,
            doubtful: None,
            first_score: None,
            truco_score: None,
            fines: Vec::new(),
            faults: Vec::new(),
            paid_flor: SeatSet::EMPTY,
            ruled: Vec::new(),
            forfeited: None,
            reverted: false,
            signalled: SeatSet::EMPTY,
            owing: SeatSet::EMPTY,
            content: SeatSet::EMPTY,
            outcome: None,
        }
    }

    /// Begins a contest of these seats: what was said and staked in the one before is over, the cards stay where they lie.
    pub(super) fn begin_contest(&mut self, order: [Seat; SEATS], active: usize) {
        *self = Open {
            phase: Phase::Contest,
            announced: self.announced,
            cut: self.cut,
            turned: self.turned,
            dealt: self.dealt,
            said: std::mem::take(&mut self.said),
            lei: self.lei,
            contest: self.contest,
            order,
            active,
            looked: order[..active].iter().fold(self.looked, |looked, &seat| looked.with(seat)),
            stay: self.stay,
            plays: std::mem::take(&mut self.plays),
            played: self.played,
            committed: std::mem::take(&mut self.committed),
            shown: self.shown,
            taken: self.taken,
            asked_tally: self.asked_tally,
            // What the cards of the first testa must agree with. Its flores lie open.
            sung_before: if self.flores.sung.is_empty() { self.songs } else { [None; SEATS] },
            silenced: self.silenced,
            outcome: self.outcome,
            ..Open::new(order[0], self.form, self.cap)
        };
    }

    /// Those who fight, from the mão on.
    #[inline]
    pub(super) fn contestants(&self) -> &[Seat] {
        &self.order[..self.active]
    }

    /// Do they fight in this contest?
    #[inline]
    pub(super) fn fights(&self, seat: Seat) -> bool {
        self.contestants().contains(&seat)
    }

    /// Is it one against one?
    pub(super) fn duel(&self) -> bool {
        self.active == 2
    }

    /// The contestants from this one's right on, without them.
    pub(super) fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (order, active) = (self.order, self.active);
        let at = order[..active].iter().position(|&there| there == seat).unwrap_or(0);
        (1..active).map(move |step| order[(at + step) % active])
    }

    /// Do they still play?
    #[inline]
    pub(super) fn stays(&self, seat: Seat) -> bool {
        self.stay[seat.index()] == Stay::In
    }

    /// The player to play to the vaza: from its leader on, the first who has not played and still takes part. A card laid ahead
    /// is played to its vaza even if its owner no longer takes part (R80, R81).
    pub(super) fn to_play(&self) -> Option<Seat> {
        let lies = |seat: Seat| !self.committed[seat.index()].is_empty();
        let waits = |seat: &Seat| (self.stays(*seat) || lies(*seat)) && !self.vaza.iter().any(|&(player, _)| player == *seat);
        std::iter::once(self.leader).chain(self.after(self.leader)).find(waits)
    }

    /// The cards of a seat that all have seen, played or shown.
    pub(super) fn known(&self, seat: Seat) -> CardSet {
        let played: CardSet = self.plays.iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect();
        let committed: CardSet = self.committed[seat.index()].iter().copied().collect();
        played | committed | self.shown[seat.index()]
    }

    /// Has nothing been proposed that waits, and is nothing being sung?
    pub(super) fn floor_is_free(&self) -> bool {
        self.held.is_none() && self.calls.pending.is_none() && matches!(self.first, First::Open | First::Closed)
    }

    pub(super) fn say(&mut self, seat: Seat, said: Said) {
        self.said.push((seat, said));
    }
}
