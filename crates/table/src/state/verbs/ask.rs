//! Ask to take the last act back.

use super::super::TakeBackAsked;
use super::{Phase, Table};
use crate::{Denied, Event, PersonId};
use cards::CardSet;
use engine::show::HandView;
use engine::{AnyGame, Seat, SeatSet, TableView, Viewer};

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.present(person)?;
    if !table.can_take_back(seat) {
        return Err(Denied::NothingToTakeBack);
    }
    Ok(Event::Asked { seat: seat.index() })
}

pub(super) fn check_event(table: &Table) -> Result<(), Denied> {
    if table.previous.is_none() { Err(Denied::NothingToTakeBack) } else { Ok(()) }
}

pub(super) fn apply(table: &mut Table, seat: usize) {
    table.asked = Seat::new(seat).map(|seat| TakeBackAsked { seat, granted: SeatSet::EMPTY });
}

impl Table {
    /// Can this seat take its last act back: no person has acted since, and it learnt nothing by it, neither a card nor whether an
    /// accusation was right? Among people the room's players must not have acted either. Not when the hand is over, nor the match:
    /// then cards have been shown, and at last the secret of the shuffles.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        let own = self.previous.as_ref().filter(|previous| previous.seat == seat && previous.hands == self.hands.len());
        self.phase() == Phase::Playing && self.asked.is_none() && own.is_some()
    }
}

/// Does a seat see the face of a card after an act that it did not see before?
pub(super) fn learns(seat: Seat, before: &dyn AnyGame, after: &dyn AnyGame) -> bool {
    let viewer = Viewer::Seat(seat);
    !(faces(&after.show(viewer)) - faces(&before.show(viewer))).is_empty()
}

/// Every card these eyes see the face of.
fn faces(view: &TableView) -> CardSet {
    let mut seen: CardSet = view.centre.turned.iter().copied().collect();
    let taken = view.centre.taken.iter().flat_map(|trick| &trick.cards);
    for played in view.centre.trick.iter().chain(&view.centre.last_trick).chain(taken) {
        seen.insert(played.card);
    }
    for seat in &view.seats {
        seen |= seat.shown;
        if let HandView::Faces(cards) = &seat.hand {
            seen |= cards.iter().copied().collect::<CardSet>();
        }
    }
    seen
}
