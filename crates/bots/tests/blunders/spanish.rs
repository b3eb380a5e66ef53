//! Blunders at the Spanish games.

use crate::ending;
use crate::watch::{Blunder, Kind, Taken};
use games::ombre::spanish::{Action, Hombre, Mediator, View};
use games::ombre::trumps::ESPADILHA;

/// The blunders looked for at Hombre.
pub(crate) fn at_hombre() -> Vec<Blunder<Hombre>> {
    vec![
        Blunder { name: "throws the espadilla away", cite: "A10", kind: Kind::Certain, look: throws_espadilla },
        ending::the_wrong_one(),
    ]
}

/// The blunders looked for at Mediator.
pub(crate) fn at_mediator() -> Vec<Blunder<Mediator>> {
    vec![
        Blunder { name: "gives the espadilla for a king", cite: "A19", kind: Kind::Certain, look: gives_espadilla },
        ending::the_wrong_one(),
    ]
}

/// The espadilla is a trick in every suit: it is never among the discards.
fn throws_espadilla(view: &View, action: &Action) -> Option<Taken> {
    match action {
        Action::Exchange(thrown) if view.hand.contains(ESPADILHA) => Taken::when(thrown.contains(ESPADILHA)),
        _ => None,
    }
}

/// Nor is it given for a king.
fn gives_espadilla(view: &View, action: &Action) -> Option<Taken> {
    match action {
        Action::ReturnCard(card) if view.hand.contains(ESPADILHA) => Taken::when(*card == ESPADILHA),
        _ => None,
    }
}
