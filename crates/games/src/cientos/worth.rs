//! The worth of a hand: the punto, secansas, catorces and threes that can be declared (R5, R6).

use super::action::Action;
use super::ganancias::{Many, best_punto, secansas, sets};
use super::state::HAND;
use super::view::View;
use engine::{Action as _, Msg};

/// All that the viewer's twelve cards can declare, the best of each kind first.
pub(super) fn worth(view: &View) -> Option<Msg> {
    if view.hand.len() != HAND {
        return None;
    }
    let runs = secansas(view.hand).into_iter().map(|(run, _)| Action::Secansa(run.length, run.head));
    let sets = sets(view.hand).into_iter().map(|(set, _)| match set.many {
        Many::Four => Action::Catorce(set.rank),
        Many::Three => Action::Tres(set.rank),
    });
    let punto = Action::Punto(best_punto(view.hand)).done();
    let what =
        runs.chain(sets).fold(punto, |told, more| Msg::new("cientos-worth-and").with("one", told).with("other", more.done()));
    Some(Msg::new("cientos-worth").with("what", what))
}
