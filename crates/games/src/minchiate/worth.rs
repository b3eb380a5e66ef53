//! The worth of a hand: its counting cards, and its verzigole (2.2, 2.3).

use super::state::Phase;
use super::tarocchi::{COUNTING, value};
use super::verzigole::verzigole;
use super::view::View;
use engine::Msg;

/// The points of the viewer's counting cards, and how many verzigole they hold, until the hand is counted.
pub(super) fn worth(view: &View) -> Option<Msg> {
    match view.open.phase {
        Phase::Draw
        | Phase::Shuffle
        | Phase::Cut
        | Phase::Correct(_)
        | Phase::Over
        | Phase::Between
        | Phase::Inspection
        | Phase::Count => return None,
        Phase::Discard | Phase::Check | Phase::Mend | Phase::Accuse | Phase::Tricks | Phase::Choice => {}
    }
    if view.hand.is_empty() {
        return None;
    }
    let held = view.hand & COUNTING;
    let points: i64 = held.iter().map(value).sum();
    let found = verzigole(view.hand);
    let count: i64 = found.iter().map(|verzigola| verzigola.points).sum();
    let msg = Msg::new("minchiate-worth").with("many", held.len()).with("points", points);
    Some(msg.with("verzigole", found.len()).with("count", count))
}
