//! Likelihood of a world, given the others' words and plays: hands that the book calls sound are seldom passed, and others seldom
//! named.

use super::bid::{best, fits};
use crate::thought::Played;
use cards::CardSet;
use engine::{Game, Seat, Viewer};
use games::ombre::spanish::bid::{Bid, Promise, Undertaking};
use games::ombre::spanish::state::{Partner, Said};
use games::ombre::spanish::{Spanish, Variation, View};

/// The chance that somebody bids a game their hand is not fit for.
const OVERBOLD: f64 = 0.25;

/// The chance that somebody passes a hand that is fit for a game.
const SHY: f64 = 0.3;

/// The likelihood of the others' bids and plays in this world.
pub(super) fn likelihood<V: Variation>(view: &View, world: &Spanish<V>) -> f64 {
    let Some(me) = view.seat() else { return 1.0 };
    let mut hands = [CardSet::EMPTY; Seat::MOST];
    let mut returned = None;
    for &seat in view.open.round.players() {
        let seen = world.view(Viewer::Seat(seat));
        hands[seat.index()] = seen.hand;
        returned = returned.or(seen.returned);
    }
    let others = view.open.round.players().iter().copied().filter(|&seat| seat != me);
    let bids: f64 = others.map(|seat| of_words(view, seat, dealt(view, hands[seat.index()], seat, returned))).product();
    bids * of_play(view, hands, me)
}

/// The cards a seat was dealt, if it holds these now: what it has played came from them, and what a king was exchanged for.
fn dealt(view: &View, hand: CardSet, seat: Seat, returned: Option<cards::Card>) -> CardSet {
    let open = &view.open;
    let mut cards = hand | open.play.played_by(seat);
    if let (Some(giver), Some(called), Some(card)) = (open.giver, open.called, returned) {
        if seat == giver {
            cards = cards.without(card).with(called);
        } else if open.hombre == Some(seat) {
            cards = cards.without(called).with(card);
        }
    }
    cards
}

/// Does what this seat said in the auction fit these cards?
fn of_words(view: &View, seat: Seat, hand: CardSet) -> f64 {
    if view.open.exchange.thrown[seat.index()] > 0 {
        // Who has drawn no longer has the hand they spoke on.
        return 1.0;
    }
    let mut chance = 1.0;
    let mut standing: Option<Bid> = None;
    for &(who, said) in &view.open.said {
        match said {
            Said::Bid(bid) => {
                if who == seat {
                    chance *= if best(view, hand, bid.game, |suit| fits(view, bid, suit)).is_some() { 1.0 } else { OVERBOLD };
                }
                standing = Some(bid);
            }
            Said::Pass if who == seat => {
                let fit = |game: Undertaking| {
                    let bids = Bid::ALL.into_iter().filter(|bid| bid.game == game && bid.promise == Promise::Enough);
                    let above = bids.filter(|bid| standing.is_none_or(|standing| bid.rank() > standing.rank()));
                    let here = above.filter(|_| view.terms.variant.bids.contains(&game));
                    { here }.any(|bid| best(view, hand, game, |suit| fits(view, bid, suit)).is_some())
                };
                let sound = [Undertaking::Entrada, Undertaking::Mediator, Undertaking::Solo].into_iter().any(fit);
                chance *= if sound { SHY } else { 1.0 };
            }
            _ => {}
        }
    }
    chance
}

/// As the bids, so the cards.
fn of_play(view: &View, hands: [CardSet; Seat::MOST], me: Seat) -> f64 {
    let open = &view.open;
    let trumps = open.trump.and_then(|trump| view.terms.pack.trumps(trump));
    let (Some(hombre), Some(trumps)) = (open.hombre, trumps.filter(|_| !open.play.plays.is_empty())) else { return 1.0 };
    let partner = match open.partner {
        Partner::Seat(seat) => Some(seat),
        _ => None,
    };
    let with_hombre = |seat: Seat| seat == hombre || Some(seat) == partner;
    let played = Played { order: &trumps.order, plays: &open.play.plays, active: open.round.active };
    // While the partner is unknown, a trick left to another proves nothing.
    let known = open.partner != Partner::Unknown;
    played.likelihood(hands, |seat| seat != me, |seat, other| known && with_hombre(seat) != with_hombre(other))
}
