//! Beliefs about the hidden cards of Minchiate: by what their owners played.

use crate::belief::{Beliefs, Features, Judged, Layout, PLAYS, POINTS, Plays, Property, Reader};
use cards::{Card, CardSet};
use engine::Seat;
use games::minchiate::View;
use games::minchiate::tarocchi::{ORDER, PACK, value};
use std::sync::LazyLock;

/// Players of a trick.
const SEATS: usize = 4;

const LAYOUT: Layout =
    Layout { contexts: 1, properties: &[Property { name: "plays", values: PLAYS }, Property { name: "points", values: POINTS }] };

static LEARNT: LazyLock<Vec<f32>> = LazyLock::new(|| LAYOUT.weights(include_str!("believed.txt")));

/// The beliefs in this view, once a card was played.
pub(super) fn beliefs(view: &View) -> Option<Beliefs> {
    let open = &view.open;
    let plays: Vec<(Seat, Card)> = open.taken.iter().flat_map(|taken| taken.plays.iter()).chain(&open.plays).copied().collect();
    if plays.is_empty() {
        return None;
    }
    let foes = |seat: Seat, other: Seat| view.match_state.pair(seat) != view.match_state.pair(other);
    let plays = Plays::new(&ORDER, PACK, &plays, SEATS, foes, value);
    Some(Beliefs { reader: Box::new(Hidden(plays)), layout: &LAYOUT, weights: &LEARNT })
}

/// A reader of hidden cards.
struct Hidden(Plays);

impl Reader for Hidden {
    fn features(&self, seat: Seat, hand: CardSet, _: CardSet, found: &mut Features) {
        self.0.features(&LAYOUT, &Judged { context: 0, plays: 0, points: Some(1) }, seat, hand, found);
    }
}
