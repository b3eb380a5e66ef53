//! Words besides the play: answers to what the Hombre offers, revokes seen, side payments asked for.

use super::words;
use crate::Advice;
use cards::CardSet;
use engine::{Offer, Seat};
use games::ombre::spanish::state::{Bola, Claimed, Entry, Partner, Said};
use games::ombre::spanish::variant::Chillada;
use games::ombre::spanish::{Action, Calidad, Claims, View};

/// A claim that would be lost if it were not made: one's own wrong card taken back, a revoke that was seen, a side payment.
pub(super) fn due(view: &View) -> Option<Advice<Action>> {
    amendment(view).or_else(|| accusation(view)).or_else(|| payment(view))
}

/// One's own wrong card, put right in time.
fn amendment(view: &View) -> Option<Advice<Action>> {
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } => {
            of.first().filter(|&card| matches!(make(card), Action::Amend(_))).map(|card| Advice::bare(make(card)))
        }
        _ => None,
    })
}

/// Nobody is accused on suspicion: they must have played, or shown, a card that they were obliged to play.
fn accusation(view: &View) -> Option<Advice<Action>> {
    let open = &view.open;
    let trumps = view.terms.pack.trumps(open.trump?)?;
    let course = open.play.course(&open.round, trumps);
    let revoked = |seat: Seat, trick: u8| {
        let seen = open.shown[seat.index()] | view.exposed[seat.index()];
        let at = usize::from(trick).checked_sub(1).and_then(|trick| course.play_in(seat, trick));
        at.is_some_and(|at| course.is_revoke(at, seen))
    };
    words(view).find_map(|word| match *word {
        Action::Accuse(seat, trick) if revoked(seat, trick) => Some(Advice::bare(Action::Accuse(seat, trick))),
        _ => None,
    })
}

/// A payment that the player knows to be theirs, where it must be asked for.
fn payment(view: &View) -> Option<Advice<Action>> {
    let asks = words(view).any(|word| matches!(word, Action::Claim(_)));
    let claims = view.open.claims;
    if !asks || view.terms.claims != Claims::Spoken || claims.forfeited {
        return None;
    }
    let ask = |item: Calidad| Some(Advice::bare(Action::Claim(item)));
    let (open, variant) = (&view.open, view.terms.variant);
    // The game itself, in the Hombre: what is not asked for is not paid (R39).
    if words(view).any(|word| *word == Action::Claim(Calidad::Game)) && !claims.game {
        return ask(Calidad::Game);
    }
    // Of a game that was forced on somebody nothing else is due.
    if open.entry == Entry::Chillada && variant.chillada != Chillada::AsVoluntary {
        return None;
    }
    let partner = if let Partner::Seat(seat) = open.partner { Some(seat) } else { None };
    let side: engine::SeatSet = open.hombre.into_iter().chain(partner).collect();
    let own_side = side.contains(view.seat()?);
    let over = open.play.takers.len() == variant.hand;
    if own_side {
        let tricks: usize = side.iter().map(|seat| usize::from(open.play.of(seat))).sum();
        let all = tricks == variant.hand && matches!(open.bola, Bola::Bid | Bola::Tried);
        let win = usize::from(variant.win());
        let first = open.play.takers.len() >= win && open.play.takers[..win].iter().all(|&taker| side.contains(taker));
        if all && !claims.bola {
            return ask(Calidad::Bola);
        }
        if first && !claims.primeras && view.terms.primeras > 0 && open.bola != Bola::Bid {
            return ask(Calidad::Primeras);
        }
    } else if !over {
        // Of a hand that was not played to its end nobody knows what the Hombre's side held.
        return None;
    }
    let trumps = view.terms.pack.trumps(open.trump?)?;
    // What of the side's cards is known: all that was played, and the player's own.
    let own = if own_side { view.hand } else { CardSet::EMPTY };
    let seen = side.iter().fold(own, |cards, seat| cards | open.play.played_by(seat));
    let run = trumps.matadores_in(seen).len() as i64;
    (run > 0 && claims.estuches.is_none()).then(|| Advice::bare(Action::Estuches(run)))
}

/// The card another is told to play. It should not win: their highest that the trick beats is lost to them, and where none is beaten, or
/// they lead, it is their lowest. A card of the suit led can be played for certain.
pub(super) fn order(view: &View) -> Option<Advice<Action>> {
    let of = view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } => of.first().filter(|&card| matches!(make(card), Action::Order(_))).map(|_| of),
        _ => None,
    })?;
    let (trick, order) = (&view.open.play.trick, &view.terms.pack.trumps(view.open.trump?)?.order);
    let following = trick.led().map_or(of, |led| of & order.followers(led));
    let of = if following.is_empty() { of } else { following };
    let beaten = match (trick.best(), trick.led()) {
        (Some(best), Some(led)) => of - order.beating(of, best, led),
        _ => CardSet::EMPTY,
    };
    order.highest(beaten).or_else(|| order.lowest(of)).map(|card| Advice::bare(Action::Order(card)))
}

/// A codillo offered is taken; a game laid down is granted only if it cannot be lost.
pub(super) fn reply(view: &View) -> Advice<Action> {
    match view.open.question {
        Some(Claimed::Codillo) => Advice::bare(Action::Accept),
        _ if is_won(view) => Advice::bare(Action::Grant),
        _ => Advice::bare(Action::PlayOn),
    }
}

/// Do the trumps that the Hombre shows, above all that are not played, make enough tricks with those they have?
fn is_won(view: &View) -> bool {
    let open = &view.open;
    let (Some(hombre), Some(trumps)) = (open.hombre, open.trump.and_then(|trump| view.terms.pack.trumps(trump))) else {
        return false;
    };
    let shown = view.exposed[hombre.index()];
    let played = open.play.played() | open.exchange.seen | view.discards;
    let left: CardSet = trumps.all() - played;
    let sure = trumps.sequence().iter().filter(|card| left.contains(**card)).take_while(|card| shown.contains(**card)).count();
    let said_it = open.said.iter().any(|&(seat, said)| seat == hombre && said == Said::LayDown);
    said_it && usize::from(open.play.of(hombre)) + sure >= usize::from(view.terms.variant.win())
}
