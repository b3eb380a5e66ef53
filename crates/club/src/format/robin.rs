//! All play all, by the circle method (R50).

use super::{PlannedJogo, Round, Stage};
use crate::entry::EntryId;

/// The rounds in which these meet each other once each. With an odd number one stands out in each round.
pub fn rounds(order: &[EntryId], stage: Stage, group: Option<usize>) -> Vec<Round> {
    let mut circle: Vec<Option<EntryId>> = order.iter().copied().map(Some).collect();
    if circle.len() % 2 == 1 {
        circle.push(None);
    }
    let half = circle.len() / 2;
    let mut rounds = Vec::new();
    for _ in 1..circle.len() {
        let met = (0..half).filter_map(|n| circle[n].zip(circle[circle.len() - 1 - n]));
        rounds.push(met.map(|(a, b)| PlannedJogo { stage, group, sides: [a.into(), b.into()] }).collect());
        // The first stays, the others move one place on.
        circle[1..].rotate_right(1);
    }
    rounds
}
