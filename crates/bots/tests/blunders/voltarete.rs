//! Blunders at Voltarete.

use crate::ending;
use crate::watch::{Blunder, Kind, Taken};
use engine::duty::Duty;
use engine::{Offer, Seat};
use games::ombre::trumps::{ESPADILHA, Trumps};
use games::ombre::voltarete::{Action, View, Voltarete};

/// The blunders looked for.
pub(crate) fn blunders() -> Vec<Blunder<Voltarete>> {
    vec![
        Blunder { name: "throws Espadilha away", cite: "A83, A87, A90", kind: Kind::Certain, look: throws_espadilha },
        Blunder { name: "goes to the casca without Espadilha", cite: "A21", kind: Kind::Doubtful, look: leaves_espadilha },
        Blunder {
            name: "takes the trick that would beat the feito",
            cite: "A55, A67",
            kind: Kind::Certain,
            look: saves_the_feito,
        },
        ending::the_wrong_one(),
    ]
}

/// Espadilha is a trick in every suit: it is never among the discards.
fn throws_espadilha(view: &View, action: &Action) -> Option<Taken> {
    match action {
        Action::Exchange(thrown) | Action::Buy(thrown) | Action::Discard4(thrown) if view.hand.contains(ESPADILHA) => {
            Taken::when(thrown.contains(ESPADILHA))
        }
        _ => None,
    }
}

/// One card may be kept for the casca, and nothing is, though Espadilha is held.
fn leaves_espadilha(view: &View, action: &Action) -> Option<Taken> {
    let may_keep = view.offers.iter().any(|offer| matches!(offer, Offer::Card { of, .. } if of.contains(ESPADILHA)));
    match action {
        Action::Casca(kept) if may_keep => Taken::when(kept.is_none()),
        _ => None,
    }
}

/// Last to play to a fellow's trick with which the feito could no longer win the hand: it is taken, though it need not be, so that in
/// most worlds the feito wins after all.
fn saves_the_feito(view: &View, action: &Action) -> Option<Taken> {
    let (open, me) = (&view.open, view.seat()?);
    let (feito, trumps, Action::Play(card)) = (open.feito?, Trumps::of(open.trump?), action) else { return None };
    let (winner, led, best) = (open.play.trick.winner()?, open.play.trick.led()?, open.play.trick.best()?);
    let beside =
        open.round.active == 3 && open.play.trick.len() == 2 && me != feito && winner != feito && open.resposta.is_none();
    let tricks = |seat: Seat| usize::from(open.play.won[seat.index()]);
    // The feito's most, if all that is left is theirs; they win with more than each of the others (R113).
    let most = tricks(feito) + view.hand.len() - 1;
    let (left, taken) = (tricks(winner) + 1, tricks(winner).max(tricks(me) + 1));
    let lawful = trumps.playable(view.hand, &open.play.trick);
    let cutting = trumps.order.beating(lawful, best, led);
    let may = beside && left >= most && taken < most && !cutting.is_empty() && cutting != lawful;
    if !may || !cutting.contains(*card) {
        return may.then_some(Taken::No);
    }
    let wins = ending::verdicts::<Voltarete>(view).map(|verdict| verdict?.after(*card).map(|value| value < 0));
    let wins: Vec<bool> = wins.collect::<Option<_>>()?;
    Taken::when(2 * wins.iter().filter(|&&wins| wins).count() > wins.len())
}
