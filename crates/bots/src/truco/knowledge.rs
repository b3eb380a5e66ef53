//! Knowledge of the novice: the score, the partner, and sampled worlds for the unseen cards.

use super::fights;
use crate::Advice;
use cards::CardSet;
use engine::{Game, Rng, Seat, Viewer};
use games::truco::points::{envido, is_flor, power};
use games::truco::stakes::PARTIDA;
use games::truco::state::{Said, Side, Song, Stay};
use games::truco::{Action, FACTS, Truco, View};

/// Seats at the table, at most.
pub(super) const SEATS: usize = 4;

/// So often a hand is dealt again that does not fit what its owner said.
const TRIALS: usize = 12;

/// An envido is called on these points; a call on fewer is believed to be a bluff.
const CALLABLE: i64 = 25;

/// A truco is called on a card like this.
const TRUCABLE: u8 = 9;

/// The cards each was dealt, in one world.
pub(super) type World = [CardSet; SEATS];

/// Information taken from words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ears {
    /// Facts they prove: a flor, a song.
    Facts,
    /// Hints as well: a caller probably holds the points for it.
    Hints,
}

/// A seat's view and its position in the contest.
pub(super) struct Knowledge<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) side: Side,
    pub(super) us: i64,
    pub(super) them: i64,
}

impl<'a> Knowledge<'a> {
    pub(super) fn new(view: &'a View, seat: Seat) -> Knowledge<'a> {
        let side = view.sides[seat.index()];
        let [us, them] = [side, side.other()].map(|side| {
            let provisional = view.open.first_score.filter(|score| score.to == side).map_or(0, |score| score.tentos);
            view.scores[side as usize] + provisional
        });
        Knowledge { view, seat, side, us, them }
    }

    /// Is this seat of our side?
    pub(super) fn with_us(&self, seat: Seat) -> bool {
        self.view.sides[seat.index()] == self.side
    }

    /// Those who fight, from the mão on.
    pub(super) fn order(&self) -> impl Iterator<Item = Seat> + Clone + use<'a> {
        self.view.open.order[..self.view.open.active].iter().copied()
    }

    /// Do they still play?
    pub(super) fn stays(&self, seat: Seat) -> bool {
        self.view.open.stay[seat.index()] == Stay::In
    }

    /// Is this what may be done?
    pub(super) fn is_offered(&self, action: &Action) -> bool {
        self.view.offers.iter().any(|offer| offer.includes(action))
    }

    /// The first of these that may be done, and is not worse than something else in any case.
    pub(super) fn first_offered(&self, wanted: Vec<Advice<Action>>) -> Option<Advice<Action>> {
        wanted.into_iter().find(|advice| self.is_offered(&advice.action) && !self.is_dominated(&advice.action))
    }

    /// So near the end and so far behind that only much at once can help.
    pub(super) fn is_far_behind(&self) -> bool {
        self.them >= PARTIDA - 4 && self.them - self.us >= 8
    }

    /// The value of fighting for these tentos with this chance: the share of partidas won afterwards.
    pub(super) fn fight(&self, chance: f64, tentos: i64) -> f64 {
        chance * standing(self.us + tentos, self.them) + (1.0 - chance) * standing(self.us, self.them + tentos)
    }

    /// The value of giving these tentos up.
    pub(super) fn give(&self, tentos: i64) -> f64 {
        standing(self.us, self.them + tentos)
    }

    /// Samples `many` worlds that fit what lies open and, as far as `ears` takes them in, the words said.
    pub(super) fn worlds(&self, many: usize, ears: Ears, rng: &mut Rng) -> Vec<World> {
        let own = self.view.dealt;
        let known: World = std::array::from_fn(|seat| if seat == self.seat.index() { own } else { self.known(Seat::at(seat)) });
        let seen = known.iter().fold(own, |seen, &cards| seen | cards);
        let others: Vec<Seat> = self.order().filter(|&seat| seat != self.seat).collect();
        let deal = |rng: &mut Rng| {
            let mut world = known;
            let mut unseen = FACTS.pack.cards() - seen;
            for &seat in &others {
                let missing = 3usize.saturating_sub(known[seat.index()].len());
                let mut drawn = rng.cards(unseen, missing);
                for _ in 0..TRIALS {
                    if self.fits(seat, known[seat.index()] | drawn, ears, rng) {
                        break;
                    }
                    drawn = rng.cards(unseen, missing);
                }
                unseen -= drawn;
                world[seat.index()] |= drawn;
            }
            world
        };
        (0..many).map(|_| deal(rng)).collect()
    }

    /// The cards of a seat that all have seen.
    fn known(&self, seat: Seat) -> CardSet {
        let open = &self.view.open;
        let played: CardSet = open.plays.iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect();
        played | open.committed[seat.index()].iter().copied().collect() | open.shown[seat.index()]
    }

    /// Is this a hand on which they would have said what they said? A bluff is believed one time in three.
    fn fits(&self, seat: Seat, hand: CardSet, ears: Ears, rng: &mut Rng) -> bool {
        let open = &self.view.open;
        let sung = open.flores.sung.contains(seat);
        if is_flor(hand) != sung {
            return false;
        }
        match open.songs[seat.index()] {
            Some(Song::Points(points)) if !sung => return envido(hand) == points,
            _ => {}
        }
        ears == Ears::Facts || !self.is_weak(seat, hand) || rng.happens(1, 3)
    }

    /// Is this hand too weak for what they called?
    fn is_weak(&self, seat: Seat, hand: CardSet) -> bool {
        let open = &self.view.open;
        let said = |wanted: fn(&Action) -> bool| {
            open.said.iter().any(|(who, said)| *who == seat && matches!(said, Said::Word(action) if wanted(action)))
        };
        said(|action| matches!(action, Action::Envido(_))) && envido(hand) < CALLABLE
            || said(|action| matches!(action, Action::Truco(_) | Action::QueroE(_)))
                && hand.iter().all(|card| power(card) < TRUCABLE)
    }

    /// The chance that our side wins the envido, as far as these worlds tell; ties go to the earlier seat (A19).
    pub(super) fn envido_chance(&self, worlds: &[World]) -> f64 {
        let won = worlds.iter().filter(|world| {
            let songs = self.order().filter(|&seat| self.stays(seat)).map(|seat| (envido(world[seat.index()]), seat));
            songs.reduce(|best, next| if next.0 > best.0 { next } else { best }).is_some_and(|(_, seat)| self.with_us(seat))
        });
        won.count() as f64 / worlds.len().max(1) as f64
    }

    /// The cards a seat still holds in a world.
    pub(super) fn held(&self, world: &World, seat: Seat) -> CardSet {
        let played: CardSet = self.view.open.plays.iter().map(|&(_, card)| card).collect();
        if fights(self.view, seat) { world[seat.index()] - played } else { CardSet::EMPTY }
    }
}

/// The likelihood of the others' calls in this world: one in three is a bluff.
pub(crate) fn hears(view: &View, world: &Truco) -> f64 {
    let Some(me) = view.seat() else { return 1.0 };
    let known = Knowledge::new(view, me);
    let weak = |seat: &Seat| *seat != me && known.is_weak(*seat, world.view(Viewer::Seat(*seat)).dealt);
    known.order().filter(weak).map(|_| 1.0 / 3.0).product()
}

/// The share of partidas won from this score between equals: the nearer to the end, the better.
pub(crate) fn standing(us: i64, them: i64) -> f64 {
    let [ours, theirs] = [us, them].map(|tentos| (PARTIDA - tentos).max(0) as f64).map(|lacking| lacking.powf(1.5));
    if us >= PARTIDA {
        1.0
    } else if them >= PARTIDA {
        0.0
    } else {
        theirs / (ours + theirs)
    }
}
