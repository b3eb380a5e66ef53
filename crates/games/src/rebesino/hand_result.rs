//! The standing of a played hand for its settlement: pay cards, points, and a Rebesino (R30-R32, R42-R47).

use super::Rebesino;
use super::agreements::Agreements;
use super::deck::{AS, CABALLO, ORDER, PACK, PAY, REY, of_suit, worth};
use super::napolitana::{End, Napolitana};
use super::play::caballo_takes;
use super::state::{Found, HAND, SEATS};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::agreement::Switch;
use engine::trick::Trick;
use engine::{Seat, SeatSet};

/// Fate of a pay card (R30).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Thrown on a trick of another suit.
    Sold,
    /// Its player had to take with it, or would have, when this one led.
    Drawn(Seat),
    /// The caballo, served under the king or the ace.
    Under,
    /// Led, freely or because nothing else was left; or as good as led (R31, R32, D18).
    Led,
    Asleep,
}

/// A pay card when the hand is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayCard {
    pub card: Card,
    pub fate: Fate,
    /// The player of the card.
    pub by: Option<Seat>,
    /// In whose tricks it lies.
    pub lies: Option<Seat>,
    /// The number of its trick, from 0.
    pub trick: usize,
}

/// A Rebesino, given or cut in time (R42-R44).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum All {
    Given(Seat),
    /// The player who went to it, and the owner of the cut; `None` if a hand too short ran out (`dar.8`).
    Cut(Seat, Option<Seat>),
}

/// Result of the play: all that decides the payments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandResult {
    /// From the mano, the worst seated, to the dealer, the best.
    pub order: [Seat; SEATS],
    pub points: [i64; SEATS],
    pub tricks: [u8; SEATS],
    pub cards: ArrayVec<PayCard, 5>,
    pub all: Option<All>,
    pub napolitana: Option<Napolitana>,
    /// Players found not to have followed suit.
    pub revoked: SeatSet,
    /// Players with a wrong number of cards.
    pub miscounted: SeatSet,
    pub shared: Switch,
    pub pay_asleep: Switch,
}

impl HandResult {
    /// A hand in which nothing has happened yet.
    pub fn new(order: [Seat; SEATS], agreements: &Agreements) -> HandResult {
        HandResult {
            order,
            points: [0; SEATS],
            tricks: [0; SEATS],
            cards: ArrayVec::new(),
            all: None,
            napolitana: None,
            revoked: SeatSet::EMPTY,
            miscounted: SeatSet::EMPTY,
            shared: agreements.napolitana_shared,
            pay_asleep: agreements.pay_asleep,
        }
    }

    /// Rank of a seat: the mano worst, the dealer best (R6).
    pub fn seating(&self, seat: Seat) -> usize {
        self.order.iter().position(|&there| there == seat).unwrap_or(0)
    }

    /// The winner of the partida among these: no trick, fewest points, fewest tricks, best seated (R47).
    pub fn winner(&self, among: SeatSet) -> Option<Seat> {
        among.iter().min_by_key(|seat| {
            let (tricks, points) = (self.tricks[seat.index()], self.points[seat.index()]);
            (tricks > 0, points, tricks, SEATS - self.seating(*seat))
        })
    }

    /// The payer of the partida among these: most points, most tricks, worst seated (R47).
    pub fn loser(&self, among: SeatSet) -> Option<Seat> {
        among.iter().max_by_key(|seat| (self.points[seat.index()], self.tricks[seat.index()], SEATS - self.seating(*seat)))
    }

    /// Players who pay for all: those who did not follow suit or held a wrong number of cards.
    pub fn culprits(&self) -> SeatSet {
        self.revoked.or(self.miscounted)
    }

    /// Is this card paid for at all?
    pub fn is_paid(&self, card: &PayCard) -> bool {
        card.fate != Fate::Asleep || self.pay_asleep == Switch::On
    }

    /// Were ace and caballo of copas drawn in one trick, a carambola?
    pub fn is_carambola(&self, card: &PayCard) -> bool {
        let drawn = |card: &&PayCard| matches!(card.fate, Fate::Drawn(_)) && [AS, CABALLO].contains(&card.card);
        drawn(&card) && self.cards.iter().filter(drawn).filter(|other| other.trick == card.trick).count() == 2
    }
}

impl Rebesino {
    /// The hand as it stands when its cards are played.
    pub(super) fn standing(&self) -> HandResult {
        let mut standing = HandResult::new(self.open.order, &self.agreements);
        standing.tricks = self.open.tricks;
        for seat in Seat::first(SEATS) {
            standing.points[seat.index()] = worth(self.open.taken(seat));
        }
        standing.cards = PAY.iter().map(|card| self.pay_card(card)).collect();
        standing.napolitana = self.bound();
        standing.all = self.rebesino(standing.napolitana);
        standing.revoked = Seat::first(SEATS).filter(|&seat| self.renuncios(seat) > 0).collect();
        standing.miscounted = self.miscounted();
        standing
    }

    /// Number of times a seat was found not to have followed suit.
    pub(super) fn renuncios(&self, seat: Seat) -> i64 {
        self.open.called.iter().filter(|call| call.seat == seat && call.found == Found::Renuncio).count() as i64
    }

    fn pay_card(&self, card: Card) -> PayCard {
        let Some(at) = self.open.plays.iter().position(|&(_, played)| played == card) else {
            return PayCard { card, fate: Fate::Asleep, by: None, lies: None, trick: 0 };
        };
        let trick = at / SEATS;
        let lies = self.open.takers.get(trick).copied();
        PayCard { card, fate: self.fate(at), by: Some(self.open.plays[at].0), lies, trick }
    }

    /// Fate of the pay card of this play (R30-R32, D18).
    pub(super) fn fate(&self, at: usize) -> Fate {
        let (plays, start) = (&self.open.plays, at - at % SEATS);
        let ((by, card), (leader, led)) = (plays[at], plays[start]);
        let lies_open = |seat: Seat, at: usize| self.open.laid_down[seat.index()].is_some_and(|from| usize::from(from) <= at);
        if lies_open(by, at) {
            return Fate::Led;
        }
        if let Some(fate) = self.ending(at) {
            return fate;
        }
        let before: CardSet = plays[start..at].iter().map(|&(_, card)| card).collect();
        if at == start {
            Fate::Led
        } else if !of_suit(led).contains(card) {
            Fate::Sold
        } else if card == CABALLO && (before.contains(REY) || before.contains(AS)) {
            Fate::Under
        } else if lies_open(leader, start) {
            Fate::Led
        } else {
            Fate::Drawn(leader)
        }
    }

    /// The hand of this seat before this play.
    fn held_at(&self, seat: Seat, at: usize) -> CardSet {
        let earlier = self.open.plays[..at].iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card);
        self.hidden.held[seat.index()] - earlier.collect::<CardSet>()
    }

    /// The two endings in copas that the book works out (R31, R32).
    fn ending(&self, at: usize) -> Option<Fate> {
        let (plays, (by, card)) = (&self.open.plays, self.open.plays[at]);
        let out_before = |at: usize| plays[..at].iter().map(|&(_, card)| card).collect::<CardSet>();
        let trick = at / SEATS;
        // With caballo and king last the caballo is taken to have been played to the last trick but one, whether or not it was.
        if card == CABALLO && trick + 2 >= HAND {
            let there = plays.iter().skip((HAND - 2) * SEATS).position(|(player, _)| *player == by)? + (HAND - 2) * SEATS;
            let (start, mut before) = (there - there % SEATS, Trick::EMPTY);
            plays[start..there].iter().for_each(|&(seat, card)| before.play(seat, card, &ORDER));
            if caballo_takes(self.held_at(by, there), &before) {
                let gone = out_before(start).contains(AS);
                return Some(if gone { Fate::Led } else { Fate::Drawn(plays[start].0) });
            }
        }
        // With ace, caballo and a third copa, the copa led being the only other one still out, both are the winner's.
        if trick + 3 == HAND && !at.is_multiple_of(SEATS) {
            let (led, held) = (plays[at - at % SEATS].1, self.held_at(by, at));
            let copas = of_suit(CABALLO);
            let third = (held - CardSet::of(AS).with(CABALLO)).first()?;
            let three = held.len() == 3 && held.contains(AS) && held.contains(CABALLO) && copas.contains(third);
            let others = (copas & PACK) - held - CardSet::of(led);
            if three && copas.contains(led) && ORDER.beats(third, led, led) && out_before(at).contains_all(others) {
                return Some(Fate::Led);
            }
        }
        None
    }

    /// A Rebesino given, or cut in time and by whom (R42-R44).
    fn rebesino(&self, napolitana: Option<Napolitana>) -> Option<All> {
        let going = self.going()?;
        let Some(lost) = self.open.takers.iter().position(|&taker| taker != going) else { return Some(All::Given(going)) };
        let plays = self.open.plays.iter().skip(lost * SEATS).take(SEATS);
        let led = plays.clone().next().filter(|(leader, _)| *leader == going).map(|&(_, card)| card);
        let holder = napolitana.filter(|held| held.end == End::Stands).map(|held| held.seat);
        if led.is_some() && holder == Some(self.open.takers[lost]) {
            return Some(All::Cut(going, holder));
        }
        let first = led.and_then(|led| plays.clone().find(|(_, card)| ORDER.beats(*card, led, led)));
        Some(All::Cut(going, first.map(|&(seat, _)| seat)))
    }
}
