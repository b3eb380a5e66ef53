//! Beliefs about the hidden cards of Malilla: by what their owners played.

use crate::belief::{Beliefs, Features, Judged, Layout, PLAYS, POINTS, Plays, Property, Reader};
use cards::CardSet;
use engine::Seat;
use games::malilla::View;
use games::malilla::deck::{PACK, points};
use games::malilla::state::SEATS;
use std::sync::LazyLock;

const LAYOUT: Layout =
    Layout { contexts: 1, properties: &[Property { name: "plays", values: PLAYS }, Property { name: "points", values: POINTS }] };

static LEARNT: LazyLock<Vec<f32>> = LazyLock::new(|| LAYOUT.weights(include_str!("believed.txt")));

/// The beliefs in this view, once a card was played.
pub(super) fn beliefs(view: &View) -> Option<Beliefs> {
    let open = &view.open;
    if open.plays.is_empty() {
        return None;
    }
    let foes = |seat: Seat, other: Seat| view.match_state.pair(seat) != view.match_state.pair(other);
    let plays = Plays::new(open.order(), PACK, &open.plays, SEATS, foes, points);
    Some(Beliefs { reader: Box::new(Hidden(plays)), layout: &LAYOUT, weights: &LEARNT })
}

/// A reader of hidden cards.
struct Hidden(Plays);

impl Reader for Hidden {
    fn features(&self, seat: Seat, hand: CardSet, _: CardSet, found: &mut Features) {
        self.0.features(&LAYOUT, &Judged { context: 0, plays: 0, points: Some(1) }, seat, hand, found);
    }
}
