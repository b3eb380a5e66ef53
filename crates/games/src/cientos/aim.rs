//! The aim of a game: a hundred points (R33).

use super::state::Phase;
use super::view::View;
use engine::{Msg, Seat};

pub(super) fn aim(view: &View) -> Option<Msg> {
    let own = view.seat()?;
    let other = Seat::first(2).find(|&seat| seat != own)?;
    let points = |seat: Seat| view.match_state.marks[seat.index()].mark + view.open.points(seat);
    let is_on = !matches!(view.open.phase, Phase::Cut | Phase::Over);
    // A mark rounded up to a hundred still lacks what it was rounded by.
    let lack = view.match_state.marks[own.index()].lack100 - view.open.points(own);
    let msg = Msg::new(if lack > 0 { "cientos-aim-lacks" } else { "cientos-aim" }).with("lack", lack);
    is_on.then(|| msg.with("own", points(own)).with("seat", other).with("theirs", points(other)))
}
