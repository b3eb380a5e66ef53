//! A world these eyes cannot tell from the real one: the unseen cards dealt again, as the rules and the play allow.
//!
//! Sixty unseen cards in eight places allow far too many deals to be counted. One that fits is found, each card in turn
//! making room for itself where it must, and then many exchanges that keep it fitting make all others as likely.

use super::Minchiate;
use super::state::{Hidden, Phase, SEATS};
use super::tarocchi::{MATTO, PACK, shown_void};
use super::view::View;
use cards::{Card, CardSet};
use engine::{Eyes, Luck, Seat};

/// Exchanges tried for each unseen card.
const EXCHANGES: usize = 12;

pub(super) fn imagine(view: &View, luck: &mut Luck) -> Minchiate {
    Minchiate {
        agreements: view.agreements.clone(),
        company: view.company.clone(),
        open: view.open.clone(),
        hidden: imagined(view, luck),
        ledger: view.ledger.clone(),
        reports: Vec::new(),
    }
}

/// A place for unseen cards.
struct Place {
    room: usize,
    can: CardSet,
    cards: CardSet,
}

fn imagined(view: &View, luck: &mut Luck) -> Hidden {
    let open = &view.open;
    if matches!(open.phase, Phase::Draw | Phase::Shuffle) {
        return Hidden::default();
    }
    let mut hidden = Hidden::default();
    let own = |seat: Seat| view.eyes == Eyes::Seat(seat);
    let undermost = open.undermost.map_or(CardSet::EMPTY, CardSet::of);
    let mut known = view.out() | view.hand | view.discards | undermost;
    for seat in Seat::first(SEATS) {
        let at = seat.index();
        hidden.hands[at] = if own(seat) { view.hand } else { open.shown[at] };
        hidden.discards[at] = if own(seat) { view.discards } else { CardSet::EMPTY };
        known |= hidden.hands[at];
    }
    let unseen = PACK - known;
    let mut places = Vec::new();
    let others = open.taken_up.iter().fold(CardSet::EMPTY, |all, &cards| all | cards);
    for seat in Seat::first(SEATS) {
        let at = seat.index();
        // What all saw another take up is in his hand or among his discards.
        let foreign = others - open.taken_up[at];
        let hand = view.sizes[at] - hidden.hands[at].len();
        places.push(Place { room: hand, can: unseen - foreign - cannot_hold(view, seat), cards: CardSet::EMPTY });
        let discards = usize::from(open.discarded[at]) - hidden.discards[at].len();
        places.push(Place { room: discards, can: unseen - foreign, cards: CardSet::EMPTY });
    }
    places.push(Place { room: open.stock - undermost.len(), can: unseen - others, cards: CardSet::EMPTY });
    deal_out(unseen, &mut places, luck);
    for (at, pair) in places.chunks(2).take(SEATS).enumerate() {
        hidden.hands[at] |= pair[0].cards;
        hidden.discards[at] |= pair[1].cards;
    }
    let mut stock: Vec<Card> = places.last().map_or_else(Vec::new, |place| place.cards.iter().collect());
    luck.shuffle(&mut stock);
    hidden.stock = undermost.iter().chain(stock).collect();
    hidden
}

/// Cards a seat has shown not to hold: by not answering where it had to, or by a call that was not upheld.
fn cannot_hold(view: &View, seat: Seat) -> CardSet {
    let open = &view.open;
    let mut cannot = open.cleared[seat.index()];
    if !view.agreements.honour() {
        for plays in open.taken.iter().map(|taken| &taken.plays).chain([&open.plays]) {
            let led = plays.iter().map(|&(_, card)| card).find(|&card| card != MATTO);
            let card = plays.iter().find(|(player, _)| *player == seat).map(|&(_, card)| card);
            if let (Some(led), Some(card)) = (led, card) {
                cannot |= shown_void(led, card);
            }
        }
    }
    cannot
}

/// Deals the cards into the places, whose room adds up to their number.
fn deal_out(unseen: CardSet, places: &mut [Place], luck: &mut Luck) {
    debug_assert_eq!(unseen.len(), places.iter().map(|place| place.room).sum::<usize>());
    let mut cards: Vec<Card> = unseen.iter().collect();
    luck.shuffle(&mut cards);
    for &card in &cards {
        let mut order: Vec<usize> = (0..places.len()).collect();
        luck.shuffle(&mut order);
        let placed = make_room(card, places, &order, &mut vec![false; order.len()]);
        debug_assert!(placed, "the real world is always one of those imagined");
    }
    for _ in 0..cards.len() * EXCHANGES {
        exchange(&cards, places, luck);
    }
}

/// Puts a card where it can be; if all such places are full, a card of one of them moves on first.
fn make_room(card: Card, places: &mut [Place], order: &[usize], tried: &mut [bool]) -> bool {
    let fits = |place: &Place| place.can.contains(card) && place.cards.len() < place.room;
    if let Some(&at) = order.iter().find(|&&at| fits(&places[at])) {
        places[at].cards.insert(card);
        return true;
    }
    for &at in order {
        if tried[at] || !places[at].can.contains(card) || places[at].room == 0 {
            continue;
        }
        tried[at] = true;
        for moved in places[at].cards {
            // It stays until it has found another place, or it would find its own.
            if make_room(moved, places, order, tried) {
                places[at].cards = places[at].cards.without(moved).with(card);
                return true;
            }
        }
    }
    false
}

/// Two or three cards change places in a ring, if each can be where it comes to.
fn exchange(cards: &[Card], places: &mut [Place], luck: &mut Luck) {
    let ring: Vec<Card> = (0..2 + luck.below(2)).filter_map(|_| luck.one(cards).copied()).collect();
    let at: Vec<usize> = ring.iter().filter_map(|&card| places.iter().position(|place| place.cards.contains(card))).collect();
    let different = ring.iter().copied().collect::<CardSet>().len() == ring.len();
    let next = |n: usize| at[(n + 1) % at.len()];
    if !different || at.len() != ring.len() || !ring.iter().enumerate().all(|(n, &card)| places[next(n)].can.contains(card)) {
        return;
    }
    for (n, &card) in ring.iter().enumerate() {
        places[at[n]].cards.remove(card);
    }
    for (n, &card) in ring.iter().enumerate() {
        places[next(n)].cards.insert(card);
    }
}
