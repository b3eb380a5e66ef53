//! The aim of a game: a hundred points (R33).

use super::state::Phase;
use super::view::View;
use engine::{Msg, Seat};

pub(super) fn aim(view: &View) -> Option<Msg> {
    let own = view.seat()?;
    let other = Seat::first(2).find(|&seat| seat != own)?;
    let points = |seat: Seat| view.company.marks[seat.index()].mark + view.open.points(seat);
    let is_on = !matches!(view.open.phase, Phase::Cut | Phase::Over);
    is_on.then(|| Msg::new("cientos-aim").with("own", points(own)).with("seat", other).with("theirs", points(other)))
}
