//! A player's knowledge of the play: cards out, master cards, a player going to Rebesino.

use cards::{Card, CardSet};
use engine::Seat;
use games::rebesino::View;
use games::rebesino::deck::{ORDER, PACK, PAY, of_suit};
use games::rebesino::state::HAND;

/// Number of tricks, all of them one player's, from which a Rebesino is feared.
const FEARED: usize = 4;

pub(super) struct Knowledge<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    /// Cards that may be in other hands.
    pub(super) out: CardSet,
    /// The one player who has taken every trick so far.
    pub(super) all: Option<Seat>,
}

impl<'a> Knowledge<'a> {
    pub(super) fn of(view: &'a View) -> Knowledge<'a> {
        let open = &view.open;
        let gone: CardSet = open.plays.iter().map(|&(_, card)| card).collect();
        let asleep: CardSet = view.monte.iter().filter_map(|asleep| asleep.card).collect();
        let first = open.takers.first().copied();
        let all = first.filter(|&first| open.takers.iter().all(|&taker| taker == first));
        let seat = view.seat().unwrap_or(open.to_play);
        Knowledge { view, seat, out: PACK - gone - asleep - view.hand, all }
    }

    /// Number of tricks played.
    pub(super) fn tricks(&self) -> usize {
        self.view.open.takers.len()
    }

    /// Is another going to Rebesino?
    pub(super) fn threatened(&self) -> bool {
        self.tricks() >= FEARED && self.all.is_some_and(|all| all != self.seat)
    }

    /// Is only a cut in time left?
    pub(super) fn in_time(&self) -> bool {
        self.tricks() + 2 >= HAND
    }

    /// Could the viewer still take every trick, with master cards enough for it?
    pub(super) fn may_take_all(&self) -> bool {
        let own = self.all.map_or(self.tricks() == 0, |all| all == self.seat);
        let firm = self.view.hand.iter().filter(|&card| self.above(card) == 0).count();
        let loose = self.view.hand.len() - firm;
        own && firm >= 2 && loose <= 2 + self.tricks() / 4
    }

    /// Cards that may be out and beat this one.
    pub(super) fn above(&self, card: Card) -> usize {
        let higher = (self.out & of_suit(card)).iter().filter(|&other| ORDER.strength(other) > ORDER.strength(card));
        higher.count()
    }

    /// Cards that may be out and are lower than this one.
    pub(super) fn below(&self, card: Card) -> usize {
        (self.out & of_suit(card)).len() - self.above(card)
    }

    /// Pay cards of a suit that others may hold.
    pub(super) fn prey(&self, card: Card) -> usize {
        (self.out & PAY & of_suit(card)).len()
    }

    /// Is the viewer the last to play to the trick?
    pub(super) fn is_last(&self) -> bool {
        self.view.open.trick.len() + 1 >= usize::from(self.view.open.due)
    }

    /// Does the viewer hold the napolitana and still enjoy it? Then more than the suit led is offered.
    pub(super) fn is_free(&self, of: CardSet) -> bool {
        let led = self.view.open.trick.led();
        self.view.has_napolitana() && led.is_some_and(|led| of.meets(of_suit(led)) && !of_suit(led).contains_all(of))
    }
}
