//! Inferences of an attentive player from the view: possible holders of cards, which cards are the highest left, who plays after
//! them.

use super::value::pack;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::Seat;
use engine::duty::Duty;
use engine::trick::Trick;
use games::ombre::trumps::Trumps;
use games::ombre::voltarete::View;
use games::ombre::voltarete::state::Open;

/// A dama in a plain suit of nine cards has this strength, in one of ten one more.
const SECOND_BEST: u8 = 8;

/// The play as one player sees it.
pub(super) struct Knowledge<'a> {
    pub(super) open: &'a Open,
    pub(super) me: Seat,
    /// The player alone against the rest: the feito, or the one who refused them a resposta that the other gave (R66, A52).
    pub(super) alone: Seat,
    pub(super) trumps: &'static Trumps,
    pub(super) hand: CardSet,
    /// Cards that another player may hold.
    out: CardSet,
    /// Per seat, what it may hold of them.
    may_hold: [CardSet; 4],
}

impl<'a> Knowledge<'a> {
    /// The knowledge in this view, once a trump is fixed.
    pub(super) fn new(view: &'a View) -> Option<Knowledge<'a>> {
        let open = &view.open;
        let (me, feito, trumps) = (view.seat()?, open.feito?, Trumps::of(open.trump?));
        let refuser = open.resposta.filter(|answers| answers.gave.len() == 1).and_then(|answers| answers.refused.iter().next());
        let alone = refuser.unwrap_or(feito);
        let played: CardSet = open.play.plays.iter().map(|&(_, card)| card).collect();
        let out = pack() - played - view.hand - view.discards;
        let mut may_hold = [out; 4];
        for trick in open.play.plays.chunks(open.round.active) {
            let mut before = Trick::EMPTY;
            for &(seat, card) in trick {
                may_hold[seat.index()] -= trumps.lacks(&before, card);
                before.play(seat, card, &trumps.order);
            }
        }
        for seat in open.round.order {
            let at = seat.index();
            // Hands that lie open are known; cards shown are where they were shown, and nowhere else.
            if !view.exposed[at].is_empty() {
                may_hold[at] = view.exposed[at];
            }
            for other in open.round.order.into_iter().filter(|&other| other != seat) {
                may_hold[other.index()] -= view.exposed[at] | open.shown[at];
            }
            if view.sizes[at] == 0 || seat == me {
                may_hold[at] = CardSet::EMPTY;
            }
        }
        Some(Knowledge { open, me, alone, trumps, hand: view.hand, out, may_hold })
    }

    pub(super) fn trick(&self) -> &Trick {
        &self.open.play.trick
    }

    /// The legal cards: nobody here revokes.
    pub(super) fn lawful(&self) -> CardSet {
        self.trumps.playable(self.hand, self.trick())
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

    /// Number of trumps the player has already played.
    pub(super) fn trumps_spent(&self) -> usize {
        self.open.play.plays.iter().filter(|&&(seat, card)| seat == self.me && self.is_trump(card)).count()
    }

    /// The plain cards of a printed suit.
    pub(super) fn of_suit(&self, suit: Suit) -> CardSet {
        CardSet::suit(suit) - self.trumps.all()
    }

    /// Number of plain cards of this card's suit in the player's own hand.
    pub(super) fn length(&self, card: Card) -> usize {
        card.suit().map_or(0, |suit| (self.of_suit(suit) & self.hand).len())
    }

    pub(super) fn tricks(&self, seat: Seat) -> u8 {
        self.open.play.won[seat.index()]
    }

    /// Those who still play to this trick after the player themselves, in their order.
    pub(super) fn behind(&self) -> ArrayVec<Seat, 3> {
        let active = self.open.round.active;
        let at = self.open.round.order.iter().position(|&seat| seat == self.me).unwrap_or(0);
        let left = active.saturating_sub(self.trick().len() + 1);
        (1..=left).map(|step| self.open.round.order[(at + step) % active]).take(3).collect()
    }

    /// The others who play cards.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.open.round.order[..self.open.round.active].iter().copied().filter(|&seat| seat != self.me)
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

    /// The trumps that others may hold.
    pub(super) fn trumps_out(&self) -> CardSet {
        let all = self.trumps.all();
        self.others().fold(CardSet::EMPTY, |found, seat| found | (self.may_hold(seat) & all)) & self.out
    }

    /// Has nobody a higher card of the same suit, or of trumps if it is one?
    pub(super) fn is_master(&self, card: Card) -> bool {
        let above = self.trumps.order.followers(card);
        !self.others().any(|seat| (self.may_hold(seat) & above).iter().any(|other| self.strength(other) > self.strength(card)))
    }

    pub(super) fn masters(&self, cards: CardSet) -> CardSet {
        cards.iter().filter(|&card| self.is_master(card)).collect()
    }

    /// Could this seat, playing after `card`, take the trick from it? Only what is known is counted: who may still follow is
    /// taken to follow.
    pub(super) fn may_beat(&self, seat: Seat, card: Card) -> bool {
        let led = self.trick().led().unwrap_or(card);
        let holds = self.may_hold(seat);
        let beating = |among: CardSet| (holds & among).iter().any(|other| self.trumps.order.beats(other, card, led));
        if self.known_void(seat, led) { beating(self.trumps.all()) } else { beating(self.trumps.order.followers(led)) }
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
            (Some(best), Some(led)) => self.trumps.order.beating(self.lawful(), best, led),
            _ => self.lawful(),
        }
    }

    /// The card to throw away on a trick that is not to be won: a plain loser of the shortest suit, so as to be void soon;
    /// then whatever is lowest. Kings and other highest cards are kept, and trumps before them.
    pub(super) fn loser(&self) -> Option<Card> {
        let lawful = self.lawful();
        let plain = lawful - self.trumps.all();
        let masters = self.masters(plain);
        let losers = plain - masters;
        let worst = losers.iter().min_by_key(|&card| {
            let suit = card.suit().map_or(CardSet::EMPTY, |suit| self.of_suit(suit) & self.hand);
            let guards = suit.iter().any(|other| self.is_master(other)) || self.guards_dama(card, suit);
            (guards, suit.len(), self.strength(card))
        });
        let trumps = lawful & self.trumps.all();
        worst
            .or_else(|| self.lowest(trumps - self.masters(trumps)))
            .or_else(|| self.lowest(masters))
            .or_else(|| self.lowest(lawful))
    }

    /// Is this the only small card beside a second-best one?
    fn guards_dama(&self, card: Card, suit: CardSet) -> bool {
        suit.len() == 2 && self.highest(suit).is_some_and(|high| high != card && self.strength(high) >= SECOND_BEST)
    }
}
