//! A world that the viewer cannot tell from the real one: the unseen cards dealt again, as the rules and the play allow.

use super::contract::Contract;
use super::facts::FACTS;
use super::state::{Hidden, Phase, SEATS};
use super::view::View;
use crate::ombre::trumps::ESPADILHA;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::belief::{Belief, Heap, Place, walk};
use engine::{Rng, Seat, Slot, Viewer, deal_unseen};

pub(super) fn imagined(view: &View, rng: &mut Rng) -> Hidden {
    let mut hidden = dealt_again(view, rng);
    hidden.espadilha = dealt_espadilha(view, &hidden, rng);
    hidden
}

/// The same, in proportion to the weights of a belief.
pub(super) fn believed(view: &View, belief: &dyn Belief, rng: &mut Rng) -> Hidden {
    let mut hidden = dealt_again(view, rng);
    lean(view, &mut hidden, belief, rng);
    hidden.espadilha = dealt_espadilha(view, &hidden, rng);
    hidden
}

/// Exchanges unseen cards until the deal is one that the belief would draw.
fn lean(view: &View, hidden: &mut Hidden, belief: &dyn Belief, rng: &mut Rng) {
    let open = &view.open;
    if open.phase == Phase::Dealing {
        return;
    }
    let mut heaps: ArrayVec<Heap, { 2 * SEATS + 1 }> = ArrayVec::new();
    let others = || Seat::first(SEATS).filter(|&seat| view.viewer != Viewer::Seat(seat));
    let held = hidden.hands.iter().chain(&hidden.discards).fold(CardSet::EMPTY, |held, &cards| held | cards);
    let stock = CardSet::from_slice(&hidden.talon[open.talon.stock.places()]) - held - view.known();
    let unseen = others().fold(stock, |cards, seat| cards | hidden.hands[seat.index()] | hidden.discards[seat.index()]);
    let held = must_be_held(view, unseen);
    for seat in others() {
        let at = seat.index();
        let fixed = open.shown[at] | view.exposed[at];
        heaps.push(Heap { place: Place::Hand(seat), cards: hidden.hands[at], fixed, cannot: cannot_hold(view, seat) });
        let cannot = if may_have_discarded(view, seat) { held } else { CardSet::of(ESPADILHA) };
        heaps.push(Heap { place: Place::Aside(seat), cards: hidden.discards[at], fixed: CardSet::EMPTY, cannot });
    }
    heaps.push(Heap { place: Place::Stock, cards: stock, fixed: CardSet::EMPTY, cannot: held });
    walk(&mut heaps, &[], belief, rng);
    for heap in heaps {
        match heap.place {
            Place::Hand(seat) => hidden.hands[seat.index()] = heap.cards,
            Place::Aside(seat) => hidden.discards[seat.index()] = heap.cards,
            Place::Stock => {
                let mut cards: Vec<Card> = heap.cards.iter().collect();
                rng.shuffle(&mut cards);
                let changed = open.talon.stock.places().filter(|&at| stock.contains(hidden.talon[at]));
                changed.collect::<Vec<usize>>().into_iter().zip(cards).for_each(|(at, card)| hidden.talon[at] = card);
            }
        }
    }
}

fn dealt_again(view: &View, rng: &mut Rng) -> Hidden {
    let open = &view.open;
    if matches!(open.phase, Phase::Draw | Phase::SplitDue | Phase::Shuffle) {
        return Hidden::NOTHING;
    }
    let dealing = open.phase == Phase::Dealing;
    let mut hidden = Hidden::NOTHING;
    let unseen = FACTS.pack.cards() - view.known();
    // What is known of each hand stays there; the rest of it is dealt anew.
    let mut slots = Vec::new();
    for seat in Seat::first(SEATS) {
        let at = seat.index();
        let own = view.viewer == Viewer::Seat(seat) && !dealing;
        hidden.hands[at] = if own { view.hand } else { open.shown[at] | view.exposed[at] };
        hidden.discards[at] = if own { view.discards } else { CardSet::EMPTY };
        slots.push(Slot { size: view.sizes[at] - hidden.hands[at].len(), cannot: cannot_hold(view, seat) });
    }
    let elsewhere = unseen.len() - slots.iter().map(|slot| slot.size).sum::<usize>();
    slots.push(Slot { size: elsewhere, cannot: must_be_held(view, unseen) });
    let Some(dealt) = deal_unseen(unseen, &slots, rng) else {
        debug_assert!(false, "the real world is always one of those imagined");
        return hidden;
    };
    for (hand, cards) in hidden.hands.iter_mut().zip(&dealt) {
        *hand |= *cards;
    }
    let mut aside: Vec<Card> = dealt[SEATS].iter().collect();
    rng.shuffle(&mut aside);
    lay_aside(view, &mut hidden, aside, rng);
    hidden
}

/// Cards a seat has shown not to hold: by not following where it had to, and by passing where Espadilha is obliged.
fn cannot_hold(view: &View, seat: Seat) -> CardSet {
    let open = &view.open;
    let mut cannot = open.honour.cleared[seat.index()];
    if let Some(trumps) = open.trumps().filter(|_| !view.agreements.honour()) {
        let course = open.play.course(&open.round, trumps);
        let own = course.plays.iter().enumerate().filter(|(_, (player, _))| *player == seat);
        cannot = own.fold(cannot, |cannot, (at, _)| cannot | course.lacks(at));
    }
    // Drawn after a casca it would have been shown; after a segundo a buyer may hold it unseen.
    let may_have_drawn = open.talon.bought[seat.index()] > 0 && open.contract == Some(Contract::Segundo);
    if was_not_dealt_espadilha(view, seat) && !may_have_drawn {
        cannot.insert(ESPADILHA);
    }
    cannot
}

/// Is it known from their words that this seat was not dealt Espadilha? Where its holder is obliged, a player who passes does not
/// have it.
fn was_not_dealt_espadilha(view: &View, seat: Seat) -> bool {
    let open = &view.open;
    let passed = open.passage.obliged && open.passage.passed_twice.contains(seat);
    // At an honour table a holder can pass; but when the pé then goes to the casca the hand is void.
    let bought = !matches!(open.phase, Phase::Round2 | Phase::Quarto | Phase::CascaChoice | Phase::Buying);
    let pe_went = open.contract == Some(Contract::Casca) && open.feito == Some(open.round.order[2]) && bought;
    let voided = open.settlement.outcome == Some("void");
    passed && (!view.agreements.honour() || pe_went && !voided)
}

/// Espadilha, if it can lie in no discard and no talon.
fn must_be_held(view: &View, unseen: CardSet) -> CardSet {
    let room = |seat: Seat| {
        view.open.talon.discarded[seat.index()] > 0 && view.viewer != Viewer::Seat(seat) && may_have_discarded(view, seat)
    };
    let aside = !view.open.talon.stock.is_empty() || Seat::first(SEATS).any(room);
    if unseen.contains(ESPADILHA) && !aside { CardSet::of(ESPADILHA) } else { CardSet::EMPTY }
}

/// May this seat have thrown Espadilha away? Not if it was not dealt it, nor (at a strict table) going to an obliged casca.
fn may_have_discarded(view: &View, seat: Seat) -> bool {
    let open = &view.open;
    let obliged_casca = open.passage.obliged && open.contract == Some(Contract::Casca) && open.feito == Some(seat);
    !was_not_dealt_espadilha(view, seat) && (!obliged_casca || view.agreements.honour())
}

/// A place for a card that is in nobody's hand.
#[derive(Clone, Copy)]
enum Aside {
    /// Among a player's discards.
    Discards(Seat),
    /// In the talon, at this place from the top.
    Talon(usize),
}

/// The cards in nobody's hand: each one's discards, and what is left of the talon. They come shuffled; only Espadilha may
/// have to change places, with any card that lies where it can be.
fn lay_aside(view: &View, hidden: &mut Hidden, mut aside: Vec<Card>, rng: &mut Rng) {
    let open = &view.open;
    let others = Seat::first(SEATS).filter(|&seat| view.viewer != Viewer::Seat(seat));
    let discards = others.flat_map(|seat| std::iter::repeat_n(Aside::Discards(seat), open.talon.discarded[seat.index()]));
    let places: Vec<Aside> = discards.chain(open.talon.stock.places().map(Aside::Talon)).collect();
    let fits = |place: &Aside| match *place {
        Aside::Discards(seat) => may_have_discarded(view, seat),
        Aside::Talon(_) => true,
    };
    if let Some(at) = aside.iter().position(|&card| card == ESPADILHA)
        && places.get(at).is_some_and(|place| !fits(place))
    {
        let fitting: Vec<usize> = (0..places.len()).filter(|&other| fits(&places[other])).collect();
        if let Some(&other) = rng.one(&fitting) {
            aside.swap(at, other);
        }
    }
    for (place, card) in places.into_iter().zip(aside) {
        match place {
            Aside::Discards(seat) => hidden.discards[seat.index()].insert(card),
            Aside::Talon(at) => hidden.talon[at] = card,
        }
    }
}

/// The player who was dealt Espadilha in this world.
fn dealt_espadilha(view: &View, hidden: &Hidden, rng: &mut Rng) -> Option<Seat> {
    let open = &view.open;
    if let Some(own) = view.seat().filter(|_| open.phase != Phase::Dealing && view.dealt_espadilha) {
        return Some(own);
    }
    let had = |seat: Seat| {
        let played = open.play.plays.contains(&(seat, ESPADILHA));
        hidden.hands[seat.index()].contains(ESPADILHA) || played
    };
    open.round.order[..3].iter().copied().filter(|&seat| view.viewer != Viewer::Seat(seat) || open.phase == Phase::Dealing).find(
        |&seat| {
            let drawn_in_view = open.shown[seat.index()].contains(ESPADILHA) && open.contract == Some(Contract::Casca);
            let thrown = hidden.discards[seat.index()].contains(ESPADILHA);
            // Who drew cards may have drawn it.
            let kept = had(seat) && (open.talon.bought[seat.index()] == 0 || rng.happens(1, 2));
            !was_not_dealt_espadilha(view, seat) && !drawn_in_view && (thrown || kept)
        },
    )
}
