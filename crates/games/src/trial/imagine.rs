//! A world that the viewer cannot tell from the real one: a player who did not follow a suit is void in it.

use super::{ORDER, PACK, Phase, SEATS, Trial, View};
use cards::CardSet;
use engine::{Rng, Seat, Slot, deal_unseen};

pub(super) fn imagine(view: &View, rng: &mut Rng) -> Trial {
    let mut world =
        Trial { open: view.open.clone(), hands: [CardSet::EMPTY; SEATS], stock: CardSet::EMPTY, ledger: view.ledger.clone() };
    if view.open.phase == Phase::Shuffle {
        return world;
    }
    let mut void = [CardSet::EMPTY; SEATS];
    for trick in view.open.plays.chunks(SEATS) {
        let Some(&(_, led)) = trick.first() else { continue };
        let followers = ORDER.followers(led);
        for (seat, _) in trick.iter().filter(|(_, card)| !followers.contains(*card)) {
            void[seat.index()] |= followers;
        }
    }
    let played: CardSet = view.open.plays.iter().map(|&(_, card)| card).collect();
    let others: Vec<Seat> = Seat::first(SEATS).filter(|&seat| !view.viewer.are(seat)).collect();
    let hand = |seat: &Seat| Slot { size: view.sizes[seat.index()], cannot: void[seat.index()] };
    let stock = Slot { size: view.stock, cannot: CardSet::EMPTY };
    let slots: Vec<Slot> = others.iter().map(hand).chain([stock]).collect();
    let Some(dealt) = deal_unseen(PACK - played - view.hand, &slots, rng) else {
        debug_assert!(false, "the real world is always one of those imagined");
        return world;
    };
    for (seat, &cards) in others.iter().zip(&dealt) {
        world.hands[seat.index()] = cards;
    }
    if let Some(own) = view.viewer.seat().filter(|seat| seat.index() < SEATS) {
        world.hands[own.index()] = view.hand;
    }
    world.stock = dealt.last().copied().unwrap_or(CardSet::EMPTY);
    world
}
