//! The aim of a partida: twenty-four tentos, and of a volta: two of three vazas.

use super::stakes::PARTIDA;
use super::state::Phase;
use super::view::View;
use engine::Msg;

pub(super) fn aim(view: &View) -> Option<Msg> {
    let own = view.seat()?;
    if matches!(view.open.phase, Phase::Draw | Phase::Over) {
        return None;
    }
    let side = view.sides[own.index()] as usize;
    let (own, theirs) = (view.scores[side], view.scores[1 - side]);
    Some(Msg::new("truco-aim").with("partida", PARTIDA).with("own", own).with("theirs", theirs))
}
