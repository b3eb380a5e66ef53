//! A world these eyes cannot tell from the real one: the unseen cards dealt again, as the play allows.

use super::Grand;
use super::contract::Contract;
use super::deck::{PACK, low_trumps};
use super::state::{Hidden, Phase, SEATS};
use super::view::View;
use crate::brazil::matched;
use cards::{Card, CardSet};
use engine::{Luck, Seat};

pub(super) fn imagine(view: &View, luck: &mut Luck) -> Grand {
    Grand {
        agreements: view.agreements.clone(),
        company: view.company.clone(),
        open: view.open.clone(),
        hidden: imagined(view, luck),
        ledger: view.ledger.clone(),
        reports: Vec::new(),
    }
}

/// A place for an unseen card.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// In a hand.
    Hand(Seat),
    /// Among the cards somebody laid aside.
    Aside(Seat),
}

fn imagined(view: &View, luck: &mut Luck) -> Hidden {
    let open = &view.open;
    if matches!(open.phase, Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle) {
        return Hidden::NOTHING;
    }
    let played: CardSet = open.plays.iter().map(|&(_, card)| card).collect();
    let unseen: Vec<Card> = (PACK - played - view.hand - view.discards).iter().collect();
    let others = Seat::first(SEATS).filter(|&seat| !view.eyes.are(seat));
    let places: Vec<Place> = others
        .flat_map(|seat| {
            let hand = std::iter::repeat_n(Place::Hand(seat), view.sizes[seat.index()]);
            hand.chain(std::iter::repeat_n(Place::Aside(seat), open.aside[seat.index()]))
        })
        .collect();
    let cannot: Vec<CardSet> = Seat::first(SEATS).map(|seat| cannot_hold(view, seat)).collect();
    let fits = |place: usize, card: usize| {
        let card = unseen[card];
        match (known_place(view, card), places[place]) {
            (Some(owner), place) => place == Place::Hand(owner),
            (None, Place::Hand(seat)) => !cannot[seat.index()].contains(card),
            (None, Place::Aside(_)) => true,
        }
    };
    let cards = matched(unseen.len(), places.len(), &fits, &wrongly_kept(view, &unseen, &places), luck);
    let mut hidden = Hidden::NOTHING;
    if let Some(seat) = view.seat() {
        hidden.hands[seat.index()] = view.hand;
        hidden.discards[seat.index()] = view.discards;
    }
    for (place, card) in places.iter().zip(cards) {
        match place {
            Place::Hand(seat) => hidden.hands[seat.index()].insert(unseen[card]),
            Place::Aside(seat) => hidden.discards[seat.index()].insert(unseen[card]),
        }
    }
    hidden.given = given(view, &hidden, luck);
    hidden
}

/// Who is known to hold this card: it was seen in his hand, or given to him by the viewer.
fn known_place(view: &View, card: Card) -> Option<Seat> {
    let shown = view.open.shown.iter().position(|shown| shown.contains(card)).map(Seat::at);
    let own_gift = view.open.gave.filter(|_| view.given == Some(card)).map(|giver| view.company.partner(giver));
    shown.or(own_gift)
}

/// Cards a seat has shown not to hold: by rightly not following, and the low trumps that nobody keeps in Eucre.
fn cannot_hold(view: &View, seat: Seat) -> CardSet {
    let open = &view.open;
    let order = open.order();
    let low = match open.contract {
        Some(Contract::Eucre(trump, _)) if open.discarded.contains(seat) => low_trumps(trump),
        _ => CardSet::EMPTY,
    };
    let mut cannot = low;
    for (at, &(_, card)) in open.plays.iter().enumerate().filter(|(_, (player, _))| *player == seat) {
        let (_, led) = open.plays[at - at % open.active()];
        // At an honour table only what was examined tells anything.
        let right = !view.agreements.honour() || open.proved.contains(&(at as u8));
        if right && order.class(led) != order.class(card) {
            cannot |= order.followers(led);
        }
    }
    cannot
}

/// Whoever must replace a wrong card holds one that would have been right: the pairs of place and card, one of which is so.
fn wrongly_kept(view: &View, unseen: &[Card], places: &[Place]) -> Vec<(usize, usize)> {
    let open = &view.open;
    let Some(offender) = open.mending.filter(|&seat| !view.eyes.are(seat)) else { return Vec::new() };
    let right = open.trick.led().map_or(CardSet::EMPTY, |led| open.order().followers(led));
    let of_his = (0..places.len()).filter(|&place| places[place] == Place::Hand(offender));
    let cards = |place: usize| (0..unseen.len()).filter(move |&card| right.contains(unseen[card])).map(move |card| (place, card));
    of_his.flat_map(cards).collect()
}

/// The card that was given to a partner, in this world: one he holds or has played that was not among those he had opened.
fn given(view: &View, hidden: &Hidden, luck: &mut Luck) -> Option<Card> {
    let giver = view.open.gave?;
    if view.eyes.are(giver) {
        return view.given;
    }
    let receiver = view.company.partner(giver);
    let played = view.open.plays.iter().filter(|(seat, _)| *seat == receiver).map(|&(_, card)| card);
    let had = played.fold(hidden.hands[receiver.index()], CardSet::with);
    luck.card(had - view.open.shown[receiver.index()]).or(luck.card(had))
}
