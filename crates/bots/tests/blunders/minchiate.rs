//! Blunders at Minchiate.

use crate::ending;
use crate::watch::{Blunder, Kind, Taken};
use cards::CardSet;
use games::minchiate::tarocchi::{COUNTING, MATTO, ORDER, playable, tarocco};
use games::minchiate::{Action, Minchiate, View};

/// The blunders looked for.
pub(crate) fn blunders() -> Vec<Blunder<Minchiate>> {
    vec![
        Blunder { name: "gives the opponents a card that counts", cite: "A8", kind: Kind::Doubtful, look: feeds_them },
        Blunder { name: "beats his partner with the Trombe", cite: "A23", kind: Kind::Doubtful, look: spends_the_trombe },
        ending::the_wrong_one(),
    ]
}

/// Last to play: what they may play, and what of it would take the trick.
fn last(view: &View) -> Option<(CardSet, CardSet)> {
    let open = &view.open;
    if open.plays.len() != 3 {
        return None;
    }
    let lawful = playable(view.hand, &open.trick).without(MATTO);
    Some((lawful, ORDER.beating(lawful, open.trick.best()?, open.trick.led()?)))
}

/// Last to play to a trick the opponents hold: a card that counts is put under it, though one that does not could be.
fn feeds_them(view: &View, action: &Action) -> Option<Taken> {
    let (Action::Play(card), me) = (action, view.seat()?) else { return None };
    let (lawful, winning) = last(view)?;
    let theirs = view.match_state.pair(view.open.trick.winner()?) != view.match_state.pair(me);
    let under = lawful - winning;
    let may = theirs && under.meets(COUNTING) && !COUNTING.contains_all(under);
    may.then(|| Taken::when(under.contains(*card) && COUNTING.contains(*card)))?
}

/// Last to play to a trick their partner holds: the Trombe is spent on it, though another card could be played.
fn spends_the_trombe(view: &View, action: &Action) -> Option<Taken> {
    let (Action::Play(card), me, trombe) = (action, view.seat()?, tarocco(40)) else { return None };
    let (lawful, _) = last(view)?;
    let ours = view.match_state.pair(view.open.trick.winner()?) == view.match_state.pair(me);
    (ours && lawful.contains(trombe) && lawful.len() > 1).then(|| Taken::when(*card == trombe))?
}
