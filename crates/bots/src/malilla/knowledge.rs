//! A player's knowledge: cards out, master cards, voids, and past leads.

use cards::{Card, CardSet, Suit};
use engine::Seat;
use engine::play_history::PlayHistory;
use engine::trick::Order;
use games::malilla::View;
use games::malilla::deck::{Cargar, PACK, above};
use games::malilla::state::SEATS;

/// One player's knowledge of the running hand.
pub(super) struct Knowledge<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) order: &'static Order,
    /// The cards in the other hands.
    pub(super) out: CardSet,
    /// By seat, what each has shown not to hold.
    lacks: [CardSet; SEATS],
}

impl Knowledge<'_> {
    pub(super) fn new(view: &View) -> Option<Knowledge<'_>> {
        let me = view.seat()?;
        let order = view.open.order();
        let duty = Cargar(order);
        let course = PlayHistory { plays: &view.open.plays, players: SEATS, duty: &duty };
        let mut lacks = view.open.lacking;
        let mut played = CardSet::EMPTY;
        for (at, &(seat, card)) in view.open.plays.iter().enumerate() {
            played.insert(card);
            // At an honour table this trusts the others.
            lacks[seat.index() % SEATS] |= course.lacks(at);
        }
        Some(Knowledge { view, me, order, out: PACK - played - view.hand, lacks })
    }

    pub(super) fn trumps(&self) -> CardSet {
        self.order.trumps()
    }

    pub(super) fn partner(&self) -> Seat {
        self.view.match_state.partner(self.me)
    }

    pub(super) fn opponents(&self) -> [Seat; 2] {
        [1, 3].map(|step| self.view.match_state.after(self.me, step))
    }

    /// The cards of these that this seat may hold.
    pub(super) fn may_hold(&self, seat: Seat, cards: CardSet) -> CardSet {
        (cards & self.out) - self.lacks[seat.index() % SEATS]
    }

    /// Is this seat known to have none of these cards?
    pub(super) fn is_void(&self, seat: Seat, cards: CardSet) -> bool {
        self.may_hold(seat, cards).is_empty()
    }

    /// May an opponent still hold a trump?
    pub(super) fn opponents_may_trump(&self) -> bool {
        self.opponents().into_iter().any(|seat| !self.is_void(seat, self.trumps()))
    }

    /// Is this a master card: can nothing still out of its suit beat it?
    pub(super) fn is_firm(&self, card: Card) -> bool {
        !above(card).meets(self.out)
    }

    /// The master cards of these.
    pub(super) fn firm(&self, cards: CardSet) -> CardSet {
        cards.iter().filter(|&card| self.is_firm(card)).collect()
    }

    /// The seats that play after this player in the trick.
    pub(super) fn later(&self) -> impl Iterator<Item = Seat> + '_ {
        let left = SEATS - 1 - self.view.open.trick.len().min(SEATS - 1);
        (1..=left).map(|step| self.view.match_state.after(self.me, step))
    }

    /// May an opponent still to play take the trick from this card, to which this was led?
    pub(super) fn can_be_taken(&self, card: Card, led: Card) -> bool {
        self.later().filter(|&seat| seat != self.partner()).any(|seat| {
            let higher = !self.is_void(seat, above(card));
            let follows = above(card).meets(self.order.followers(led)) && higher;
            let trumps = if self.trumps().contains(card) { above(card) } else { self.trumps() };
            let cannot_follow = self.is_void(seat, self.order.followers(led));
            follows || cannot_follow && !self.is_void(seat, trumps)
        })
    }

    /// The last plain suits that a seat led to a trick, newest first.
    pub(super) fn led_by(&self, seat: Seat) -> impl Iterator<Item = Suit> + '_ {
        let leads = self.view.open.plays.chunks(SEATS).filter_map(move |trick| trick.first().filter(|(who, _)| *who == seat));
        let leads: Vec<Suit> =
            leads.filter(|(_, card)| !self.trumps().contains(*card)).filter_map(|(_, card)| card.suit()).collect();
        leads.into_iter().rev()
    }

    /// Number of rounds of trumps led by this seat.
    pub(super) fn trumps_led_by(&self, seat: Seat) -> usize {
        let leads = self.view.open.plays.chunks(SEATS).filter_map(|trick| trick.first());
        leads.filter(|(who, card)| *who == seat && self.trumps().contains(*card)).count()
    }
}
