//! Blunders at Yukon.

use crate::ending;
use crate::watch::{Blunder, Kind, Taken};
use cards::CardSet;
use engine::Offer;
use games::yukon::deck::{ORDER, points};
use games::yukon::{Action, View, Yukon};

/// The points of an ace; a ten has more.
const RICH: i64 = 5;

/// The blunders looked for.
pub(crate) fn blunders() -> Vec<Blunder<Yukon>> {
    vec![
        Blunder { name: "gives the opponents an ace or a ten", cite: "A1", kind: Kind::Doubtful, look: feeds_them },
        ending::the_wrong_one(),
    ]
}

/// Last to play: what they may play, and what of it would take the trick.
fn last(view: &View) -> Option<(CardSet, CardSet)> {
    let (open, of) = (
        &view.open,
        view.offers.iter().find_map(|offer| match *offer {
            Offer::Card { of, .. } => Some(of),
            _ => None,
        })?,
    );
    let last = open.trick.len() + 1 == open.active;
    last.then_some((of, ORDER.beating(of, open.trick.best()?, open.trick.led()?)))
}

/// Is the trick as it lies with the player's own side?
fn ours(view: &View) -> Option<bool> {
    Some(view.match_state.side(view.open.trick.winner()?) == view.match_state.side(view.seat()?))
}

/// Last to play to a trick the opponents hold: an ace or a ten is put under it, though a card without points could be.
fn feeds_them(view: &View, action: &Action) -> Option<Taken> {
    let (Action::Play(card), (of, winning)) = (action, last(view)?) else { return None };
    let under = of - winning;
    let poor = under.iter().any(|card| points(card) == 0);
    let rich: CardSet = under.iter().filter(|&card| points(card) >= RICH).collect();
    (!ours(view)? && poor && !rich.is_empty()).then(|| Taken::when(rich.contains(*card)))?
}
