//! Likelihood of a world, given the opponent's discards and plays.

use super::discard::{KEPT, best_suit, worth};
use crate::thought::Played;
use engine::{Game, Seat, Viewer};
use games::cientos::deck::ORDER;
use games::cientos::state::other;
use games::cientos::{Cientos, View};

/// The chance that somebody throws out a card which the book would keep.
const AGAINST_THE_BOOK: f64 = 0.3;

/// The likelihood of the opponent's discards and plays in this world.
pub(super) fn likelihood(view: &View, world: &Cientos) -> f64 {
    let Some(me) = view.seat() else { return 1.0 };
    let them = other(me);
    let hands =
        std::array::from_fn(|seat| if seat < 2 { world.view(Viewer::Seat(Seat::at(seat))).hand } else { Default::default() });
    let played = Played { order: &ORDER, plays: &view.open.plays, active: 2 };
    of_discards(view, world, them) * played.likelihood(hands, |seat| seat == them, |_, _| true)
}

/// Thrown out is what is cheap (A3-A6): of what was kept only cards drawn afterwards can be cheaper.
fn of_discards(view: &View, world: &Cientos, them: Seat) -> f64 {
    let theirs = world.view(Viewer::Seat(them));
    let kept = theirs.hand | view.open.played(them);
    let whole = kept | theirs.discards;
    let suit = best_suit(whole);
    let drawn = usize::from(view.open.drawn[them.index()]);
    let odd = theirs.discards.iter().filter(|&card| {
        let dear = worth(card, whole, suit);
        let cheaper = kept.iter().filter(|&other| worth(other, whole, suit) < dear).count();
        dear >= KEPT || cheaper > drawn
    });
    AGAINST_THE_BOOK.powi(odd.count() as i32)
}
