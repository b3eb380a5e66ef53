//! A world that the viewer cannot tell from the real one: the unseen cards dealt again, as bids, calls and play allow.

use super::Core;
use super::state::{Hidden, Phase, SEATS, Said};
use super::view::View;
use crate::ombre::trumps::ESPADILHA;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Rank};
use engine::belief::{Belief, Heap, Place, walk};
use engine::duty::Duty;
use engine::{Limit, Rng, Seat, Slot, deal_within};

/// Worlds dealt until one fits every bid: few bids rule out more than one in fifty.
const TRIES: usize = 4_000;

/// Deals of a belief tried until one fits every bid.
const WALKS: usize = 12;

/// In proportion to the weights of a belief, if there is one.
pub(super) fn imagine(view: &View, belief: Option<&dyn Belief>, rng: &mut Rng) -> Core {
    let mut core = Core {
        terms: view.terms,
        match_state: view.match_state.clone(),
        open: view.open.clone(),
        hidden: Hidden::NOTHING,
        ledger: view.ledger.clone(),
        reports: Vec::new(),
    };
    if matches!(view.open.phase, Phase::Draw | Phase::Favourite | Phase::Raffle | Phase::Shuffle) {
        return core;
    }
    let known = Known::of(view, &core);
    for _ in 0..TRIES {
        core.hidden = known.deal(view, None, rng);
        if fits(&core, known.bound) {
            break;
        }
    }
    // Few deals of a belief break a bid; where one after the other does, the even one stays.
    for _ in 0..belief.map_or(0, |_| WALKS) {
        let hidden = known.deal(view, belief, rng);
        let even = std::mem::replace(&mut core.hidden, hidden);
        if fits(&core, known.bound) {
            break;
        }
        core.hidden = even;
    }
    core
}

/// Could all bids have been made with the cards dealt in this world, and did the Hombre hold what they must?
fn fits(core: &Core, bound: CardSet) -> bool {
    let said = core.open.said.iter();
    let bids = said.filter_map(|&(seat, said)| if let Said::Bid(bid) = said { Some((seat, bid)) } else { None });
    let mut bids = bids.filter(|&(_, bid)| core.calls(bid));
    core.open.hombre.is_none_or(|hombre| core.dealt_hand(hombre).contains_all(bound))
        && bids.all(|(seat, bid)| core.declarable(core.dealt_hand(seat), bid))
}

/// Knowledge of the places of the unseen cards.
struct Known {
    hidden: Hidden,
    unseen: CardSet,
    slots: Vec<Slot>,
    limits: Vec<Limit>,
    /// Cards that the Hombre is known to have been dealt.
    bound: CardSet,
}

impl Known {
    fn of(view: &View, core: &Core) -> Known {
        let open = &view.open;
        let mut hidden = Hidden::NOTHING;
        let turned = open.exchange.turned.map_or(CardSet::EMPTY, CardSet::of);
        let mut seen = open.play.played() | view.discards | open.exchange.seen | turned;
        for seat in Seat::first(SEATS) {
            let hand = view.known_hand(seat);
            hidden.hands[seat.index()] = hand;
            seen |= hand;
            hidden.discards[seat.index()] = if view.viewer.are(seat) { view.discards } else { view.seen_discards[seat.index()] };
            seen |= view.seen_discards[seat.index()];
        }
        let unseen = view.terms.pack.cards() - seen;
        let bound = bound_to_hombre(view);
        let (mut slots, mut limits) = (Vec::new(), Vec::new());
        for seat in Seat::first(SEATS) {
            let at = seat.index();
            let size = view.sizes[at] - hidden.hands[at].len();
            slots.push(Slot { size, cannot: cannot_hold(view, core, seat, bound) });
            if open.giver == Some(seat) && !bound.is_empty() && view.returned.is_none() {
                limits.push(Limit { slot: at, of: bound, at_most: 1 });
            }
        }
        // Thrown cards, and what is left of the monte.
        for seat in Seat::first(SEATS) {
            let thrown = usize::from(open.exchange.thrown[seat.index()]) - hidden.discards[seat.index()].len();
            slots.push(Slot { size: thrown, cannot: cannot_be_thrown(view, seat) });
        }
        let left = if open.exchange.seen.is_empty() { open.exchange.stock.len() - turned.len() } else { 0 };
        slots.push(Slot { size: left, cannot: not_in_monte(view) });
        Known { hidden, unseen, slots, limits, bound }
    }

    fn deal(&self, view: &View, belief: Option<&dyn Belief>, rng: &mut Rng) -> Hidden {
        let open = &view.open;
        let mut hidden = self.hidden.clone();
        let Some(dealt) = deal_within(self.unseen, &self.slots, &self.limits, rng) else {
            debug_assert!(false, "the real world is always one of those imagined");
            return hidden;
        };
        let places = Seat::first(SEATS).map(Place::Hand).chain(Seat::first(SEATS).map(Place::Aside)).chain([Place::Stock]);
        let mut heaps: ArrayVec<Heap, { 2 * SEATS + 1 }> = places
            .zip(&self.slots)
            .zip(dealt)
            .map(|((place, slot), cards)| {
                let fixed = match place {
                    Place::Hand(seat) => hidden.hands[seat.index()],
                    Place::Aside(seat) => hidden.discards[seat.index()],
                    Place::Stock => CardSet::EMPTY,
                };
                Heap { place, cards: fixed | cards, fixed, cannot: slot.cannot }
            })
            .collect();
        if let Some(belief) = belief {
            walk(&mut heaps, &self.limits, belief, rng);
        }
        for at in 0..SEATS {
            hidden.hands[at] = heaps[at].cards;
            hidden.discards[at] = heaps[SEATS + at].cards;
        }
        let left = if open.exchange.seen.is_empty() { heaps[2 * SEATS].cards } else { open.exchange.seen };
        let mut left: Vec<Card> = left.iter().collect();
        rng.shuffle(&mut left);
        if let Some(turned) = open.exchange.turned {
            left.retain(|&card| card != turned);
            left.insert(0, turned);
        }
        for (place, card) in open.exchange.stock.places().zip(left) {
            hidden.monte[place] = card;
        }
        hidden.returned = view.returned.or_else(|| returned(view, &hidden, self.bound, rng));
        hidden
    }
}

/// The card given for a king, in this world: one that its new holder has or had.
fn returned(view: &View, hidden: &Hidden, bound: CardSet, rng: &mut Rng) -> Option<Card> {
    let open = &view.open;
    let giver = open.giver.filter(|_| open.said.iter().any(|&(_, said)| said == Said::Returned))?;
    let held = hidden.hands[giver.index()] | open.play.played_by(giver);
    let known = held & bound;
    rng.card(if known.is_empty() { held } else { known })
}

/// Has the Hombre shown the espadilla, made to enter or saying so at once? Who gave a card back by lot (hombre X.3) may have
/// given this one.
fn showed_espadilla(view: &View) -> bool {
    let said = |what: Said| view.open.said.iter().any(|&(seat, said)| said == what && view.open.hombre == Some(seat));
    said(Said::Chillo) && !said(Said::OwnUp)
}

/// Cards that the Hombre is known to have been dealt: the espadilla if they showed it, all kings if they call a caballo.
fn bound_to_hombre(view: &View) -> CardSet {
    let open = &view.open;
    let espadilla = if showed_espadilla(view) && view.terms.variant.monte == 0 { CardSet::of(ESPADILHA) } else { CardSet::EMPTY };
    let caballo = open.called.is_some_and(|card| card.rank() == Some(Rank::Knight));
    if caballo { espadilla | view.terms.pack.kings() } else { espadilla }
}

/// Cards a seat has shown not to hold.
fn cannot_hold(view: &View, core: &Core, seat: Seat, bound: CardSet) -> CardSet {
    let open = &view.open;
    let mut cannot = open.honour.cleared[seat.index()];
    if !view.terms.honour() {
        let own = core.looked_through().filter(|looked| looked.seat == seat);
        cannot = own.fold(cannot, |cannot, looked| cannot | looked.duty.lacks(&looked.trick, looked.card));
    }
    let hombre = open.hombre == Some(seat);
    if let Some(called) = open.called {
        let knight = called.rank() == Some(Rank::Knight);
        // Nobody calls a caballo of their own; and a player who would have won with the Hombre is not the partner.
        if open.not_partner.contains(seat) || hombre && knight {
            cannot.insert(called);
        }
    }
    if !hombre && open.giver != Some(seat) {
        cannot |= bound;
    }
    if !may_hold_espadilla(view, seat) {
        cannot.insert(ESPADILHA);
    }
    cannot
}

/// In games with a monte: a player who showed the espadilla had it; or it lay in the monte, and only players who drew can have it.
fn may_hold_espadilla(view: &View, seat: Seat) -> bool {
    let open = &view.open;
    let drew = open.exchange.thrown[seat.index()] > 0;
    let another = showed_espadilla(view) && view.terms.variant.monte > 0 && open.hombre != Some(seat);
    !another && (!open.exchange.espadilla || drew)
}

fn cannot_be_thrown(view: &View, seat: Seat) -> CardSet {
    let open = &view.open;
    let another = showed_espadilla(view) && open.hombre != Some(seat);
    if open.exchange.espadilla || another { CardSet::of(ESPADILHA) } else { CardSet::EMPTY }
}

fn not_in_monte(view: &View) -> CardSet {
    if showed_espadilla(view) { CardSet::of(ESPADILHA) } else { CardSet::EMPTY }
}
