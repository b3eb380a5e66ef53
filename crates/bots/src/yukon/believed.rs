//! Beliefs about the hidden cards of Yukon: by what their owners played, while there is a monte and after it.

use crate::belief::{Beliefs, Features, Judged, Layout, PLAYS, POINTS, Plays, Property, Reader};
use cards::CardSet;
use engine::Seat;
use games::yukon::View;
use games::yukon::deck::{ORDER, points};
use std::sync::LazyLock;

const LAYOUT: Layout =
    Layout { contexts: 2, properties: &[Property { name: "plays", values: PLAYS }, Property { name: "points", values: POINTS }] };

static LEARNT: LazyLock<Vec<f32>> = LazyLock::new(|| LAYOUT.weights(include_str!("believed.txt")));

/// The beliefs in this view, once a card was played.
pub(super) fn beliefs(view: &View) -> Option<Beliefs> {
    let open = &view.open;
    if open.plays.is_empty() {
        return None;
    }
    let foes = |seat: Seat, other: Seat| view.match_state.side(seat) != view.match_state.side(other);
    let pack = games::yukon::FACTS.pack.cards();
    let plays = Plays::new(&ORDER, pack, &open.plays, open.active, foes, points);
    let context = usize::from(view.stock == 0);
    Some(Beliefs { reader: Box::new(Hidden { plays, context }), layout: &LAYOUT, weights: &LEARNT })
}

/// A reader of hidden cards.
struct Hidden {
    plays: Plays,
    context: usize,
}

impl Reader for Hidden {
    fn features(&self, seat: Seat, hand: CardSet, _: CardSet, found: &mut Features) {
        let judged = Judged { context: self.context, plays: 0, points: Some(1) };
        self.plays.features(&LAYOUT, &judged, seat, hand, found);
    }
}
