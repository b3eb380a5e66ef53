//! A world that the viewer cannot tell from the real one: the unseen cards dealt again, as the play allows, every such deal with
//! the same chance.

use super::contract::Contract;
use super::deck::{PACK, low_trumps};
use super::state::{Hidden, Phase, SEATS};
use super::view::View;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::belief::{Belief, Heap, Place, walk};
use engine::duty::Follow;
use engine::play_history::PlayHistory;
use engine::{Rng, Seat, Slot, deal_unseen};

pub(super) fn imagined(view: &View, rng: &mut Rng) -> Hidden {
    dealt(view, None, rng)
}

/// The same, in proportion to the weights of a belief.
pub(super) fn believed(view: &View, belief: &dyn Belief, rng: &mut Rng) -> Hidden {
    dealt(view, Some(belief), rng)
}

fn dealt(view: &View, belief: Option<&dyn Belief>, rng: &mut Rng) -> Hidden {
    let open = &view.open;
    let mut hidden = Hidden::NOTHING;
    if matches!(open.phase, Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle) {
        return hidden;
    }
    if let Some(seat) = view.seat() {
        hidden.hands[seat.index()] = view.hand;
        hidden.discards[seat.index()] = view.discards;
    }
    let played: CardSet = open.plays.iter().map(|&(_, card)| card).collect();
    let unseen = PACK - played - view.hand - view.discards;
    let others: ArrayVec<Seat, SEATS> = Seat::first(SEATS).filter(|&seat| !view.viewer.are(seat)).collect();
    let mut slots: ArrayVec<Slot, { 2 * SEATS }> = ArrayVec::new();
    let mut known = CardSet::EMPTY;
    for &seat in &others {
        let his = unseen & known_to_hold(view, seat);
        known |= his;
        hidden.hands[seat.index()] = his;
        slots.push(Slot { size: view.sizes[seat.index()] - his.len(), cannot: cannot_hold(view, seat) });
        slots.push(Slot { size: open.aside[seat.index()], cannot: CardSet::EMPTY });
    }
    let Some(dealt) = deal_unseen(unseen - known, &slots, rng) else {
        debug_assert!(false, "the real world is always one of those imagined");
        return hidden;
    };
    let mut heaps: ArrayVec<Heap, { 2 * SEATS }> = ArrayVec::new();
    for ((&seat, pair), slots) in others.iter().zip(dealt.chunks(2)).zip(slots.chunks(2)) {
        let fixed = hidden.hands[seat.index()];
        heaps.push(Heap { place: Place::Hand(seat), cards: fixed | pair[0], fixed, cannot: slots[0].cannot });
        heaps.push(Heap { place: Place::Aside(seat), cards: pair[1], fixed: CardSet::EMPTY, cannot: slots[1].cannot });
    }
    if let Some(belief) = belief {
        walk(&mut heaps, &[], belief, rng);
    }
    for (seat, pair) in others.iter().zip(heaps.chunks(2)) {
        hidden.hands[seat.index()] = pair[0].cards;
        hidden.discards[seat.index()] = pair[1].cards;
    }
    hidden.given = given(view, &hidden, rng);
    hidden
}

/// Cards a seat is known to hold unless it has played them: cards seen in its hand, and cards the viewer gave it.
fn known_to_hold(view: &View, seat: Seat) -> CardSet {
    let is_partner = |giver: Seat| view.match_state.partner(giver) == seat;
    let gift = view.given.filter(|_| view.open.gave.is_some_and(is_partner));
    gift.into_iter().fold(view.open.shown[seat.index()], CardSet::with)
}

/// Cards a seat has shown not to hold: by rightly not following, and the low trumps that nobody keeps in Eucre.
fn cannot_hold(view: &View, seat: Seat) -> CardSet {
    let open = &view.open;
    let low = match open.contract {
        Some(Contract::Eucre(trump, _)) if open.discarded.contains(seat) => low_trumps(trump),
        _ => CardSet::EMPTY,
    };
    // At an honour table not following tells nothing.
    if view.agreements.honour() {
        return low;
    }
    let course = PlayHistory { plays: &open.plays, players: open.active(), duty: &Follow(open.order()) };
    let own = open.plays.iter().enumerate().filter(|(_, (player, _))| *player == seat);
    own.fold(low, |cannot, (at, _)| cannot | course.lacks(at))
}

/// The card that was given to a partner, in this world: one they hold or have played that was not among those they had opened.
fn given(view: &View, hidden: &Hidden, rng: &mut Rng) -> Option<Card> {
    let giver = view.open.gave?;
    if view.viewer.are(giver) {
        return view.given;
    }
    let receiver = view.match_state.partner(giver);
    let played = view.open.plays.iter().filter(|(seat, _)| *seat == receiver).map(|&(_, card)| card);
    let had = played.fold(hidden.hands[receiver.index()], CardSet::with);
    rng.card(had - view.open.shown[receiver.index()]).or(rng.card(had))
}
