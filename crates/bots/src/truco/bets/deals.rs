//! Deals to learn from.

use super::super::knowledge::{SEATS, World};
use super::super::vazas::VazasInHand;
use super::spot::{Form, chance_class, flor_class};
use arrayvec::ArrayVec;
use cards::CardSet;
use engine::{Rng, Seat};
use games::truco::FACTS;
use games::truco::points::{envido, flor};
use games::truco::state::Side;

/// Worlds sampled to estimate the chance in the vazas.
const WORLDS: usize = 24;

/// The most turns of a volta.
const TURNS: usize = 12;

/// A deal, its cards played as the novice plays them. The mão's side is A.
pub(super) struct Volta {
    /// The points at each place, and the place whose points win.
    pub(super) points: ArrayVec<i64, SEATS>,
    pub(super) best_points: usize,
    /// The class of the flor at each place, if there is one, and the place whose flor wins.
    pub(super) flores: ArrayVec<Option<usize>, SEATS>,
    pub(super) best_flor: usize,
    /// The place that answers for each side: either of two may.
    pub(super) speakers: [usize; 2],
    /// The turns to play, in order, with the winners of the vazas.
    pub(super) turns: ArrayVec<Turn, TURNS>,
    pub(super) winner: Side,
}

/// Somebody is to play, and may call before they do.
pub(super) struct Turn {
    pub(super) place: usize,
    pub(super) vaza: usize,
    /// The class of their own chance.
    pub(super) own: usize,
    /// The classes of the chances of those who answer for the sides.
    pub(super) speakers: [usize; 2],
}

/// Deals are drawn more often than they come where there is more to learn, and count for less by as much.
pub(super) struct Voltas {
    /// Without a flor, with flores of one side, of both.
    kinds: [Vec<Volta>; 3],
    /// Share of each kind in play.
    shares: [f64; 3],
}

/// Share of each kind in the sample.
const DRAWN: [f64; 3] = [0.75, 0.1, 0.15];

/// Which kind of deal this is: how many sides hold a flor.
fn kind(hands: &World) -> usize {
    (0..2).filter(|side| hands.iter().skip(*side).step_by(2).any(|&hand| flor(hand).is_some())).count()
}

/// Three cards for each place.
fn hands(form: Form, rng: &mut Rng) -> World {
    let mut left = FACTS.pack.cards();
    std::array::from_fn(|place| {
        let hand = rng.cards(left, if place < form.places() { 3 } else { 0 });
        left -= hand;
        hand
    })
}

impl Voltas {
    /// Deals `many` voltas.
    pub(super) fn deal(form: Form, many: usize, rng: &mut Rng) -> Voltas {
        let mut kinds = [const { Vec::new() }; 3];
        let (mut seen, mut dealt) = ([0.0; 3], 0.0);
        let wanted = DRAWN.map(|share| (share * many as f64) as usize);
        while (0..3).any(|at| kinds[at].len() < wanted[at]) {
            let hands = hands(form, rng);
            let at = kind(&hands);
            seen[at] += 1.0;
            dealt += 1.0;
            if kinds[at].len() < wanted[at] {
                kinds[at].push(Volta::played(form, hands, rng));
            }
        }
        Voltas { kinds, shares: seen.map(|seen| seen / dealt) }
    }

    /// Those without a flor.
    pub(super) fn plain(&self) -> &[Volta] {
        &self.kinds[0]
    }

    /// One of them, and how much it counts.
    pub(super) fn draw(&self, rng: &mut Rng) -> Option<(&Volta, f64)> {
        let fraction = rng.fraction();
        let at = if fraction < DRAWN[0] { 0 } else { 1 + usize::from(fraction >= DRAWN[0] + DRAWN[1]) };
        let volta = self.kinds[at].get(rng.below(self.kinds[at].len().max(1)))?;
        Some((volta, self.shares[at] / DRAWN[at]))
    }
}

/// The sides by turns, from the mão's on.
const SIDES: [Side; SEATS] = [Side::A, Side::B, Side::A, Side::B];

impl Volta {
    /// These cards, played.
    fn played(form: Form, dealt: World, rng: &mut Rng) -> Volta {
        let places = &dealt[..form.places()];
        // Of equals the earlier wins (R10).
        let best = |of: &dyn Fn(CardSet) -> Option<i64>| {
            let all = places.iter().map(|&hand| of(hand)).enumerate();
            all.reduce(|best, next| if next.1 > best.1 { next } else { best }).map_or(0, |(place, _)| place)
        };
        let (best_points, best_flor) = (best(&|hand| Some(envido(hand))), best(&flor));
        let points = places.iter().map(|&hand| envido(hand)).collect();
        let flores = places.iter().map(|&hand| flor(hand).map(flor_class)).collect();
        let speakers = [0, 1].map(|side| side + 2 * rng.below(form.places() / 2));
        let (turns, winner) = Volta::vazas(form, dealt, speakers, rng);
        Volta { points, best_points, flores, best_flor, speakers, turns, winner }
    }

    fn vazas(form: Form, mut held: World, speakers: [usize; 2], rng: &mut Rng) -> (ArrayVec<Turn, TURNS>, Side) {
        let mut seen = CardSet::EMPTY;
        let mut table = VazasInHand::first((0..form.places()).map(Seat::at), SIDES);
        let mut turns = ArrayVec::new();
        while let Some(seat) = table.turn() {
            let place = seat.index();
            let mut chance_at = |place: usize| chance_class(chance(&table, form, place, &held, seen, rng));
            let own = chance_at(place);
            let speakers = speakers.map(|speaker| if speaker == place { own } else { chance_at(speaker) });
            // Twelve turns are all there are.
            let _ = turns.try_push(Turn { place, vaza: table.over(), own, speakers });
            let Some(card) = table.choose(seat, held[place]) else { break };
            held[place].remove(card);
            seen.insert(card);
            if let Some(winner) = table.play(seat, card) {
                return (turns, winner);
            }
        }
        (turns, Side::A)
    }
}

/// The chance that the side of a place wins the vazas, as far as that place knows.
fn chance(table: &VazasInHand, form: Form, place: usize, held: &World, seen: CardSet, rng: &mut Rng) -> f64 {
    let won = (0..WORLDS).filter(|_| {
        let mut unseen = FACTS.pack.cards() - seen - held[place];
        let world: World = std::array::from_fn(|other| {
            if other == place || other >= form.places() {
                return held[other];
            }
            let hand = rng.cards(unseen, held[other].len());
            unseen -= hand;
            hand
        });
        table.clone().played_out(world) == Some(SIDES[place])
    });
    won.count() as f64 / WORLDS as f64
}
