//! A world that the viewer cannot tell from the real one: the unseen cards dealt again, as the rules and the play allow.
//!
//! Every such world has the same chance, with one exception: at an honour table where a tarocco not given is prevented, who
//! threw away a card of a third suit either had the suit led or had no tarocco. Worlds in which they had a tarocco and not the
//! suit are imagined too.

use super::agreements::TarotRevoke;
use super::state::{Hidden, Phase, SEATS};
use super::tarocchi::{Answer, PACK, TAROCCHI};
use super::view::View;
use cards::{Card, CardSet};
use engine::belief::{Belief, Heap, Place, walk};
use engine::play_history::PlayHistory;
use engine::{Rng, Seat, Slot, Viewer, deal_unseen};

pub(super) fn imagined(view: &View, rng: &mut Rng) -> Hidden {
    dealt(view, None, rng)
}

/// The same, in proportion to the weights of a belief.
pub(super) fn believed(view: &View, belief: &dyn Belief, rng: &mut Rng) -> Hidden {
    dealt(view, Some(belief), rng)
}

fn dealt(view: &View, belief: Option<&dyn Belief>, rng: &mut Rng) -> Hidden {
    let open = &view.open;
    if matches!(open.phase, Phase::Draw | Phase::Shuffle) {
        return Hidden::NOTHING;
    }
    let mut hidden = Hidden::NOTHING;
    let own = |seat: Seat| view.viewer == Viewer::Seat(seat);
    let undermost = open.undermost.map_or(CardSet::EMPTY, CardSet::of);
    let mut known = view.out() | view.hand | view.discards | undermost;
    for seat in Seat::first(SEATS) {
        let at = seat.index();
        hidden.hands[at] = if own(seat) { view.hand } else { open.shown[at] };
        hidden.discards[at] = if own(seat) { view.discards } else { CardSet::EMPTY };
        known |= hidden.hands[at];
    }
    let unseen = PACK - known;
    let mut slots = Vec::new();
    let others = open.taken_up.iter().fold(CardSet::EMPTY, |all, &cards| all | cards);
    for seat in Seat::first(SEATS) {
        let at = seat.index();
        // What all saw another take up is in that hand or among those discards.
        let foreign = others - open.taken_up[at];
        let hand = view.sizes[at] - hidden.hands[at].len();
        slots.push(Slot { size: hand, cannot: unseen & (foreign | cannot_hold(view, seat)) });
        let discards = usize::from(open.discarded[at]) - hidden.discards[at].len();
        slots.push(Slot { size: discards, cannot: unseen & foreign });
    }
    slots.push(Slot { size: open.stock - undermost.len(), cannot: unseen & others });
    let Some(dealt) = deal_unseen(unseen, &slots, rng) else {
        debug_assert!(false, "the real world is always one of those imagined");
        return hidden;
    };
    let places = Seat::first(SEATS).flat_map(|seat| [Place::Hand(seat), Place::Aside(seat)]).chain([Place::Stock]);
    let mut heaps: Vec<Heap> = places
        .zip(&slots)
        .zip(&dealt)
        .map(|((place, slot), &cards)| {
            let fixed = match place {
                Place::Hand(seat) => hidden.hands[seat.index()],
                Place::Aside(seat) => hidden.discards[seat.index()],
                Place::Stock => CardSet::EMPTY,
            };
            Heap { place, cards: fixed | cards, fixed, cannot: slot.cannot }
        })
        .collect();
    if let Some(belief) = belief {
        walk(&mut heaps, &[], belief, rng);
    }
    for (at, pair) in heaps.chunks(2).take(SEATS).enumerate() {
        hidden.hands[at] = pair[0].cards;
        hidden.discards[at] = pair[1].cards;
    }
    let mut stock: Vec<Card> = heaps.last().map_or_else(Vec::new, |heap| heap.cards.iter().collect());
    rng.shuffle(&mut stock);
    hidden.stock = undermost.iter().chain(stock).collect();
    hidden
}

/// Cards a seat has shown not to hold by not answering where it had to. At an honour table a suit not answered tells
/// nothing; a tarocco not answered does, where that is prevented (D27).
fn cannot_hold(view: &View, seat: Seat) -> CardSet {
    let (open, agreements) = (&view.open, &view.agreements);
    let mut cannot = CardSet::EMPTY;
    for plays in open.taken.iter().map(|taken| &taken.plays).chain([&open.plays]) {
        let trick = PlayHistory { plays, players: SEATS, duty: &Answer::Full };
        let Some(at) = trick.play_in(seat, 0) else { continue };
        let led = trick.trick_before(at).led();
        let prevented = agreements.tarot_revoke == TarotRevoke::Uncovered && led.is_some_and(|led| TAROCCHI.contains(led));
        if !agreements.honour() || prevented {
            cannot |= trick.lacks(at);
        }
    }
    cannot
}
