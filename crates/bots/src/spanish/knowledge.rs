//! Inferences of an attentive player from the view: possible holders of cards, which cards are firm, who plays after them, and who plays
//! with whom.

use super::lawful;
use super::reason::Book;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Rank, Suit};
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Seat, SeatSet};
use games::ombre::spanish::state::{Open, Partner, Phase};
use games::ombre::spanish::variant::Reckoning;
use games::ombre::spanish::{King, View};
use games::ombre::trumps::Trumps;

/// Relation of a player to this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Camp {
    Friend,
    Foe,
    /// Nobody can tell yet.
    Unknown,
}

/// The play as one player sees it.
pub(super) struct Knowledge<'a> {
    pub(super) view: &'a View,
    pub(super) open: &'a Open,
    pub(super) book: Book,
    pub(super) me: Seat,
    pub(super) hombre: Seat,
    pub(super) trumps: &'static Trumps,
    pub(super) hand: CardSet,
    /// The legal cards: nobody here revokes.
    pub(super) lawful: CardSet,
    /// Per seat, what it may hold.
    may_hold: [CardSet; Seat::MOST],
    friends: SeatSet,
    foes: SeatSet,
}

impl<'a> Knowledge<'a> {
    /// The knowledge in this view, once a trump is fixed.
    pub(super) fn new(view: &'a View) -> Option<Knowledge<'a>> {
        let open = &view.open;
        let (me, hombre) = (view.seat()?, open.hombre?);
        let trumps = view.terms.pack.trumps(open.trump?)?;
        let played = open.play.played();
        let out = view.terms.pack.cards() - played - view.hand - view.discards - open.exchange.seen;
        let mut may_hold = [out; Seat::MOST];
        // At an honour table this trusts the others.
        for trick in open.play.plays.chunks(open.round.active) {
            let mut before = Trick::EMPTY;
            for &(seat, card) in trick {
                may_hold[seat.index()] -= trumps.lacks(&before, card);
                before.play(seat, card, &trumps.order);
            }
        }
        let players = open.round.players();
        let given = view.returned.filter(|card| out.contains(*card)).zip(open.giver);
        for &seat in players {
            let at = seat.index();
            let mut known = view.exposed[at] | open.shown[at];
            if let Some((card, giver)) = given
                && giver == seat
            {
                known.insert(card);
            }
            if open.exposed.contains(seat) {
                may_hold[at] = view.exposed[at];
            }
            for other in players.iter().filter(|&&other| other != seat) {
                may_hold[other.index()] -= known;
            }
            if seat == me || view.sizes[at] == 0 {
                may_hold[at] = CardSet::EMPTY;
            }
            if let Some(called) = open.called.filter(|_| open.not_partner.contains(seat)) {
                may_hold[at].remove(called);
            }
        }
        let (friends, foes) = camps(view, me, hombre);
        let lawful = lawful(view).unwrap_or(view.hand);
        Some(Knowledge { view, open, book: Book::of(view), me, hombre, trumps, hand: view.hand, lawful, may_hold, friends, foes })
    }

    pub(super) fn trick(&self) -> &Trick {
        &self.open.play.trick
    }

    pub(super) fn camp(&self, seat: Seat) -> Camp {
        if self.friends.contains(seat) {
            Camp::Friend
        } else if self.foes.contains(seat) {
            Camp::Foe
        } else {
            Camp::Unknown
        }
    }

    pub(super) fn is_hombre(&self) -> bool {
        self.me == self.hombre
    }

    /// Is the player the Hombre's partner, as they know themselves?
    pub(super) fn is_partner(&self) -> bool {
        !self.is_hombre() && self.friends.contains(self.hombre)
    }

    /// Does everybody count their own tricks (hombre R34-R36)?
    pub(super) fn compared(&self) -> bool {
        self.view.terms.variant.reckoning == Reckoning::Compared
    }

    /// Is it still open which king makes the partner (family R20)?
    pub(super) fn king_to_come(&self) -> bool {
        self.open.partner == Partner::Unknown && self.view.terms.king == King::FirstOut
    }

    pub(super) fn tricks(&self, seat: Seat) -> u8 {
        self.open.play.of(seat)
    }

    pub(super) fn strength(&self, card: Card) -> u8 {
        self.trumps.order.strength(card)
    }

    pub(super) fn is_trump(&self, card: Card) -> bool {
        self.trumps.all().contains(card)
    }

    pub(super) fn own_trumps(&self) -> CardSet {
        self.hand & self.trumps.all()
    }

    /// The plain cards of a printed suit.
    pub(super) fn of_suit(&self, suit: Suit) -> CardSet {
        (CardSet::suit(suit) & self.view.terms.pack.cards()) - self.trumps.all()
    }

    /// Number of plain cards of this card's suit in the player's own hand.
    pub(super) fn length(&self, card: Card) -> usize {
        card.suit().map_or(0, |suit| (self.of_suit(suit) & self.hand).len())
    }

    /// The others who play cards.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.open.round.players().iter().copied().filter(|&seat| seat != self.me)
    }

    /// Those who still play to this trick after the player themselves, in their order.
    pub(super) fn behind(&self) -> ArrayVec<Seat, 6> {
        let left = self.open.round.active.saturating_sub(self.trick().len() + 1);
        self.open.round.after(self.me).take(left).take(6).collect()
    }

    /// Cards this seat may hold.
    pub(super) fn may_hold(&self, seat: Seat) -> CardSet {
        self.may_hold[seat.index()]
    }

    /// Is this seat known to be void of the suit of a card?
    pub(super) fn known_void(&self, seat: Seat, led: Card) -> bool {
        !self.may_hold(seat).meets(self.trumps.order.followers(led))
    }

    /// May this seat hold a trump?
    pub(super) fn may_trump(&self, seat: Seat) -> bool {
        self.may_hold(seat).meets(self.trumps.all())
    }

    /// The trumps that others may hold; of friends only if asked about them too.
    pub(super) fn trumps_out(&self) -> CardSet {
        self.trumps_of(|camp| camp != Camp::Friend)
    }

    pub(super) fn trumps_of(&self, whose: impl Fn(Camp) -> bool) -> CardSet {
        let seats = self.others().filter(|&seat| whose(self.camp(seat)));
        seats.fold(CardSet::EMPTY, |found, seat| found | (self.may_hold(seat) & self.trumps.all()))
    }

    /// Is this a master card: has nobody against the player a higher one of its suit, or of trumps if it is one?
    pub(super) fn is_firm(&self, card: Card) -> bool {
        let above = self.trumps.order.followers(card);
        let higher = |seat: Seat| (self.may_hold(seat) & above).iter().any(|other| self.strength(other) > self.strength(card));
        !self.others().filter(|&seat| self.camp(seat) != Camp::Friend).any(higher)
    }

    pub(super) fn firm(&self, cards: CardSet) -> CardSet {
        cards.iter().filter(|&card| self.is_firm(card)).collect()
    }

    /// Could this seat, playing after `card`, take the trick from it? Only what is known is counted: a player who may still
    /// follow is taken to follow.
    pub(super) fn may_beat(&self, seat: Seat, card: Card) -> bool {
        let led = self.trick().led().unwrap_or(card);
        let holds = self.may_hold(seat);
        let beating = |among: CardSet| (holds & among).iter().any(|other| self.trumps.order.beats(other, card, led));
        if self.known_void(seat, led) { beating(self.trumps.all()) } else { beating(self.trumps.order.followers(led)) }
    }

    /// Is somebody against the player known to ruff this suit?
    pub(super) fn is_ruffed(&self, card: Card) -> bool {
        let ruffs = |seat: Seat| self.camp(seat) != Camp::Friend && self.known_void(seat, card) && self.may_trump(seat);
        !self.is_trump(card) && self.others().any(ruffs)
    }

    pub(super) fn lowest(&self, cards: CardSet) -> Option<Card> {
        self.trumps.order.lowest(cards)
    }

    pub(super) fn highest(&self, cards: CardSet) -> Option<Card> {
        self.trumps.order.highest(cards)
    }

    /// The lawful cards that would hold the trick as it lies.
    pub(super) fn winning(&self) -> CardSet {
        match (self.trick().best(), self.trick().led()) {
            (Some(best), Some(led)) => self.trumps.order.beating(self.lawful, best, led),
            _ => self.lawful,
        }
    }

    /// Number of times a suit has been led.
    pub(super) fn rounds(&self, suit: Suit) -> usize {
        let leads = self.open.play.plays.chunks(self.open.round.active).filter_map(|trick| trick.first());
        leads.filter(|(_, card)| card.suit() == Some(suit) && !self.is_trump(*card)).count()
    }

    /// The plain suits that a seat has led, the newest first.
    pub(super) fn led_by(&self, seat: Seat) -> impl Iterator<Item = Suit> + '_ {
        let tricks = self.open.play.plays.chunks(self.open.round.active).rev().filter_map(|trick| trick.first());
        let full = tricks.filter(move |(who, card)| *who == seat && !self.is_trump(*card));
        full.filter_map(|(_, card)| card.suit())
    }

    /// The card to throw away on a trick that is not to be won: a plain loser of the shortest suit, so as to be void soon; then
    /// whatever is lowest. Kings and other master cards are kept, and trumps before them.
    pub(super) fn loser(&self) -> Option<Card> {
        let plain = self.lawful - self.trumps.all();
        let firm = self.firm(plain);
        let worst = (plain - firm).iter().min_by_key(|&card| {
            let suit = card.suit().map_or(CardSet::EMPTY, |suit| self.of_suit(suit) & self.hand);
            let guards = suit.len() == 2 && suit.iter().any(|other| other != card && self.is_high(other));
            (self.is_high(card), guards, suit.len(), self.strength(card))
        });
        let trumps = self.lawful & self.trumps.all();
        worst
            .or_else(|| self.lowest(trumps - self.firm(trumps)))
            .or_else(|| self.lowest(firm))
            .or_else(|| self.lowest(self.lawful))
    }

    /// Is this a king or a caballo of a plain suit?
    fn is_high(&self, card: Card) -> bool {
        !self.is_trump(card) && matches!(card.rank(), Some(Rank::King | Rank::Knight))
    }

    /// Is the bola being tried, so that one trick decides?
    pub(super) fn is_bola(&self) -> bool {
        use games::ombre::spanish::state::Bola;
        self.open.phase == Phase::Tricks && self.open.bola != Bola::No
    }
}

/// Seats with the player and seats against them, as far as they know.
fn camps(view: &View, me: Seat, hombre: Seat) -> (SeatSet, SeatSet) {
    let open = &view.open;
    let all = open.round.playing().without(me);
    let called_here = open.called.filter(|_| open.partner == Partner::Unknown).is_some_and(|card| view.hand.contains(card));
    let with_hombre = match open.partner {
        Partner::Seat(seat) => SeatSet::of(seat).with(hombre),
        Partner::Nobody => SeatSet::of(hombre),
        Partner::Unknown if called_here => SeatSet::of(me).with(hombre),
        Partner::Unknown => {
            let known_foes = if me == hombre { open.not_partner } else { SeatSet::of(hombre) };
            let known_friends = if me == hombre { SeatSet::EMPTY } else { open.not_partner };
            return (known_friends.without(me), known_foes.without(me));
        }
    };
    if with_hombre.contains(me) {
        (with_hombre.without(me), all.minus(with_hombre))
    } else {
        (all.minus(with_hombre), with_hombre.without(me))
    }
}
