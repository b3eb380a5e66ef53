//! Deals to learn from.

use super::super::sight::{SEATS, World};
use super::super::vazas::VazasInHand;
use super::spot::{Form, chance_class, points_class};
use arrayvec::ArrayVec;
use cards::CardSet;
use engine::{Luck, Seat};
use games::truco::FACTS;
use games::truco::points::{envido, is_flor};
use games::truco::state::Side;

/// So many worlds tell how likely it is to win the vazas.
const WORLDS: usize = 24;

/// The most turns of a volta.
const TURNS: usize = 12;

/// A deal of the envido: the class of points at each place, and the place that wins.
pub(super) struct Points {
    pub(super) classes: ArrayVec<usize, SEATS>,
    pub(super) winner: usize,
}

/// A deal of the truco, its cards played as the novice plays them: who was to play, and who won. The mão's side is A.
pub(super) struct Volta {
    pub(super) turns: ArrayVec<Turn, TURNS>,
    pub(super) winner: Side,
}

/// Somebody is to play, and may call before they do.
pub(super) struct Turn {
    pub(super) side: Side,
    pub(super) vaza: usize,
    /// The class of their own chance.
    pub(super) own: usize,
    /// The class of the chance of who would answer them: the opponent who comes next.
    pub(super) asked: usize,
}

/// Three cards for each place, nobody with a flor: a flor leaves no envido.
fn hands(form: Form, luck: &mut Luck) -> World {
    loop {
        let mut left = FACTS.pack.cards();
        let hands: World = std::array::from_fn(|place| {
            let hand = luck.cards(left, if place < form.places() { 3 } else { 0 });
            left -= hand;
            hand
        });
        if !hands.iter().any(|&hand| is_flor(hand)) {
            return hands;
        }
    }
}

impl Points {
    /// A deal.
    pub(super) fn deal(form: Form, luck: &mut Luck) -> Points {
        let hands = hands(form, luck);
        let points = hands[..form.places()].iter().map(|&hand| envido(hand));
        let classes = points.clone().map(points_class).collect();
        // Of equals the earlier wins (R10).
        let best = points.enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
        Points { classes, winner: best.map_or(0, |(place, _)| place) }
    }
}

/// The sides by turns, from the mão's on.
const SIDES: [Side; SEATS] = [Side::A, Side::B, Side::A, Side::B];

impl Volta {
    /// A deal, played.
    pub(super) fn deal(form: Form, luck: &mut Luck) -> Volta {
        let dealt = hands(form, luck);
        let mut held = dealt;
        let mut seen = CardSet::EMPTY;
        let mut table = VazasInHand::first((0..form.places()).map(Seat::at), SIDES);
        let mut turns = ArrayVec::new();
        while let Some(seat) = table.turn() {
            let next = (seat.index() + 1) % form.places();
            let mut chance_at = |place: usize| chance_class(chance(&table, form, place, &held, seen, luck));
            let turn =
                Turn { side: SIDES[seat.index()], vaza: table.over(), own: chance_at(seat.index()), asked: chance_at(next) };
            // Twelve turns are all there are.
            let _ = turns.try_push(turn);
            let Some(card) = table.choose(seat, held[seat.index()]) else { break };
            held[seat.index()].remove(card);
            seen.insert(card);
            if let Some(winner) = table.play(seat, card) {
                return Volta { turns, winner };
            }
        }
        Volta { turns, winner: Side::A }
    }
}

/// The chance that the side of a place wins the vazas, as far as that place knows.
fn chance(table: &VazasInHand, form: Form, place: usize, held: &World, seen: CardSet, luck: &mut Luck) -> f64 {
    let won = (0..WORLDS).filter(|_| {
        let mut unseen = FACTS.pack.cards() - seen - held[place];
        let world: World = std::array::from_fn(|other| {
            if other == place || other >= form.places() {
                return held[other];
            }
            let hand = luck.cards(unseen, held[other].len());
            unseen -= hand;
            hand
        });
        table.clone().played_out(world) == Some(SIDES[place])
    });
    won.count() as f64 / WORLDS as f64
}
