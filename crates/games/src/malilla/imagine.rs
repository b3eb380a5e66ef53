//! A world that the viewer cannot tell from the real one: the unseen cards dealt again, as the play allows, every such deal with the same
//! chance.

use super::deck::{Cargar, PACK};
use super::state::{Hidden, SEATS};
use super::view::View;
use arrayvec::ArrayVec;
use cards::CardSet;
use engine::belief::{Belief, Heap, Place, walk};
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
    if !open.dealt() {
        return hidden;
    }
    if let Some(seat) = view.seat().filter(|seat| seat.index() < SEATS) {
        hidden.hands[seat.index()] = view.hand;
    }
    let played: CardSet = open.plays.iter().map(|&(_, card)| card).collect();
    let unseen = PACK - played - view.hand;
    let others: ArrayVec<Seat, SEATS> = Seat::first(SEATS).filter(|&seat| !view.viewer.are(seat)).collect();
    let mut slots: ArrayVec<Slot, SEATS> = ArrayVec::new();
    let mut known = CardSet::EMPTY;
    for &seat in &others {
        let theirs = unseen & open.shown[seat.index()];
        known |= theirs;
        hidden.hands[seat.index()] = theirs;
        slots.push(Slot { size: view.sizes[seat.index()] - theirs.len(), cannot: cannot_hold(view, seat) });
    }
    let Some(dealt) = deal_unseen(unseen - known, &slots, rng) else {
        debug_assert!(false, "the real world is always one of those imagined");
        return hidden;
    };
    let mut heaps: ArrayVec<Heap, SEATS> = ArrayVec::new();
    for ((&seat, cards), slot) in others.iter().zip(dealt).zip(slots) {
        let fixed = hidden.hands[seat.index()];
        heaps.push(Heap { place: Place::Hand(seat), cards: fixed | cards, fixed, cannot: slot.cannot });
    }
    if let Some(belief) = belief {
        walk(&mut heaps, &[], belief, rng);
    }
    for (seat, heap) in others.iter().zip(heaps) {
        hidden.hands[seat.index()] = heap.cards;
    }
    hidden
}

/// Cards a seat has shown not to hold. At an honour table only cards put right tell anything: another may be a renuncio.
fn cannot_hold(view: &View, seat: Seat) -> CardSet {
    let open = &view.open;
    if view.agreements.honour() {
        return open.lacking[seat.index()];
    }
    let duty = Cargar(open.order());
    let course = PlayHistory { plays: &open.plays, players: SEATS, duty: &duty };
    let own = open.plays.iter().enumerate().filter(|(_, (player, _))| *player == seat);
    own.fold(CardSet::EMPTY, |cannot, (at, _)| cannot | course.lacks(at))
}
