//! A player's knowledge in a trick: its holder, the players still to play, and past plays.

use cards::{Card, CardSet, Suit};
use engine::Seat;
use games::minchiate::View;
use games::minchiate::tarocchi::{COUNTING, MATTO, ORDER, TAROCCHI, playable, value};

/// A trick as one of its players sees it.
pub(super) struct Knowledge<'a> {
    view: &'a View,
    pub(super) me: Seat,
    /// The legal cards.
    pub(super) lawful: CardSet,
}

impl Knowledge<'_> {
    pub(super) fn new(view: &View) -> Option<Knowledge<'_>> {
        let me = view.seat()?;
        Some(Knowledge { view, me, lawful: playable(view.hand, &view.open.trick) })
    }

    pub(super) fn hand(&self) -> CardSet {
        self.view.hand
    }

    /// The card that must be answered.
    pub(super) fn led(&self) -> Option<Card> {
        self.view.open.led()
    }

    /// Those who play after them in this trick.
    pub(super) fn to_come(&self) -> Vec<Seat> {
        let played = |seat: &Seat| self.view.open.plays.iter().any(|(player, _)| player == seat);
        let after = (1..4).map(|step| self.view.match_state.after(self.me, step));
        after.filter(|seat| !played(seat) && self.view.sizes[seat.index()] > 0).collect()
    }

    pub(super) fn opponent(&self, seat: Seat) -> bool {
        self.view.match_state.pair(seat) != self.view.match_state.pair(self.me)
    }

    /// Does the partner hold the trick?
    pub(super) fn partner_holds(&self) -> bool {
        self.view.open.trick.winner().is_some_and(|seat| !self.opponent(seat))
    }

    /// Their cards that would take the trick as it stands.
    pub(super) fn winning(&self) -> CardSet {
        match (self.view.open.trick.best(), self.led()) {
            (Some(best), Some(led)) => ORDER.beating(self.lawful.without(MATTO), best, led),
            _ => self.lawful.without(MATTO),
        }
    }

    /// Does the partner hold a trick in which something counts, with a card that an opponent still to play may beat?
    pub(super) fn partner_may_lose(&self) -> bool {
        let open = &self.view.open;
        let counts = open.plays.iter().any(|&(_, card)| card != MATTO && COUNTING.contains(card));
        let beatable = open.trick.best().is_some_and(|best| !TAROCCHI.contains(best) || !self.is_master(best));
        let follows = self.to_come().iter().any(|&seat| self.opponent(seat) && self.may_trump(seat));
        self.partner_holds() && counts && beatable && follows
    }

    /// May this seat put a tarocco on the trick: on tarocchi, or on a suit it has shown to lack?
    fn may_trump(&self, seat: Seat) -> bool {
        self.led().is_some_and(|led| led.suit().is_none_or(|suit| self.lacks(seat, suit)))
    }

    /// Points the opponents have at stake in the trick.
    pub(super) fn prey(&self) -> i64 {
        let theirs = self.view.open.plays.iter().filter(|(seat, _)| self.opponent(*seat));
        theirs.map(|&(_, card)| card).filter(|&card| card != MATTO).map(value).sum()
    }

    /// Number of times this suit has been led.
    pub(super) fn rounds(&self, suit: Suit) -> usize {
        let led = |plays: &[(Seat, Card)]| plays.iter().map(|&(_, card)| card).find(|&card| card != MATTO);
        self.view.open.taken.iter().filter(|taken| led(&taken.plays).and_then(Card::suit) == Some(suit)).count()
    }

    /// Has this seat shown that it lacks this suit?
    pub(super) fn lacks(&self, seat: Seat, suit: Suit) -> bool {
        self.view.open.taken.iter().any(|taken| {
            let led = taken.plays.iter().map(|&(_, card)| card).find(|&card| card != MATTO);
            let own = taken.plays.iter().find(|(player, _)| *player == seat).map(|&(_, card)| card);
            led.and_then(Card::suit) == Some(suit) && own.is_some_and(|own| own != MATTO && own.suit() != Some(suit))
        })
    }

    /// Can nobody else hold a tarocco higher than this?
    pub(super) fn is_master(&self, card: Card) -> bool {
        let unseen = TAROCCHI - self.view.out() - self.view.hand - self.view.discards;
        !unseen.iter().any(|other| other != MATTO && ORDER.strength(other) > ORDER.strength(card))
    }

    /// The tarocchi among these that do not count.
    pub(super) fn idle(cards: CardSet) -> CardSet {
        cards - COUNTING
    }
}

/// The cost of losing a card: its value, and more for the delicate ones (A8).
pub(super) fn dear(card: Card) -> i64 {
    let delicate = match card.number() {
        Some(1) => 10,
        Some(30) => 8,
        Some(28) => 6,
        Some(20 | 13 | 10) => 4,
        Some(33 | 35 | 37 | 38) => 3,
        _ => 0,
    };
    value(card) + delicate
}

/// The dearest of these cards.
pub(super) fn dearest(cards: CardSet) -> Option<Card> {
    cards.iter().max_by_key(|&card| (dear(card), std::cmp::Reverse(ORDER.strength(card))))
}

/// The card of these one would miss least: worthless and weak.
pub(super) fn cheapest(cards: CardSet) -> Option<Card> {
    cards.iter().min_by_key(|&card| (dear(card), ORDER.strength(card)))
}
