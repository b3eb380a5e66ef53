//! The aim of a hand: the fewest points (R4).

use super::deck::worth;
use super::state::{Phase, SEATS};
use super::view::View;
use cards::CardSet;
use engine::{Msg, Seat};

/// The points a seat has taken in tricks.
fn taken(view: &View, seat: Seat) -> i64 {
    let tricks = view.open.plays.chunks(SEATS).zip(&view.open.takers).filter(|&(_, &taker)| taker == seat);
    worth(tricks.flat_map(|(trick, _)| trick).map(|&(_, card)| card).collect::<CardSet>())
}

pub(super) fn aim(view: &View) -> Option<Msg> {
    let own = view.seat()?;
    match view.open.phase {
        Phase::Seats | Phase::Shuffle | Phase::Over => None,
        Phase::Robo => Some(Msg::new("rebesino-aim-robo")),
        Phase::Tricks | Phase::Reveal => {
            // Of the others' tricks the book lets nobody look at more than the last (general.1).
            Some(Msg::new("rebesino-aim").with("own", taken(view, own)))
        }
    }
}
