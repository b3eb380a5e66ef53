//! The aim of a hand: more than half of its points (R21, R22).

use super::deck::{DUE, worth};
use super::state::Phase;
use super::view::View;
use engine::{Msg, Seat};

/// Points of the pair of a seat in the running hand, tricks included.
pub(super) fn made(view: &View, seat: Seat) -> i64 {
    let (tricks, cards) = view.open.piled(view.match_state.members(view.match_state.pair(seat)));
    tricks + worth(cards)
}

pub(super) fn aim(view: &View) -> Option<Msg> {
    let own = view.seat()?;
    let is_played = matches!(view.open.phase, Phase::Tricks | Phase::Lifting | Phase::Changing | Phase::Inspection);
    let opponent = view.match_state.after(own, 1);
    let msg = || Msg::new("malilla-aim").with("due", DUE).with("own", made(view, own)).with("theirs", made(view, opponent));
    is_played.then(msg)
}
