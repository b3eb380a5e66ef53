//! The aim of a match: the points of the target (R17), and what a side has taken in the running round.

use super::deck::worth;
use super::state::{Phase, Round};
use super::view::View;
use cards::CardSet;
use engine::{Msg, Seat};

/// The points of the cards that the side of a seat has taken in this round.
pub(super) fn taken(view: &View, seat: Seat) -> i64 {
    let side = view.match_state.side(seat);
    let tricks = view.open.plays.chunks(view.open.active.max(1)).zip(&view.open.takers);
    let own = tricks.filter(|&(_, &taker)| view.match_state.side(taker) == side);
    worth(own.flat_map(|(trick, _)| trick).map(|&(_, card)| card).collect::<CardSet>())
}

pub(super) fn aim(view: &View) -> Option<Msg> {
    let own = view.seat()?;
    match (view.open.phase, view.open.round) {
        (Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle | Phase::Over, _) => None,
        (_, Round::Extra) => Some(Msg::new("yukon-aim-extra")),
        (_, Round::Points) => {
            let points = |seat: Seat| view.ledger.balance(seat) + taken(view, seat);
            let others =
                view.match_state.places().iter().filter(|&&seat| view.match_state.side(seat) != view.match_state.side(own));
            let best = others.copied().map(points).max().unwrap_or(0);
            Some(Msg::new("yukon-aim").with("target", view.agreements.target).with("own", points(own)).with("theirs", best))
        }
    }
}
