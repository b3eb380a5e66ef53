//! Which card, and the chance to win the vazas.

use super::knowledge::{Knowledge, SEATS, World};
use crate::Advice;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::Seat;
use games::truco::points::power;
use games::truco::state::Side;
use games::truco::volta_winner;

/// The vazas of a contest as they lie on the table, to be played on in the head.
#[derive(Clone)]
pub(super) struct VazasInHand {
    /// Those who still play, from the mão on.
    order: ArrayVec<Seat, SEATS>,
    sides: [Side; SEATS],
    leader: Seat,
    vaza: ArrayVec<(Seat, Card), SEATS>,
    vazas: ArrayVec<Option<Side>, 3>,
}

/// The card to play.
pub(super) fn card(known: &Knowledge<'_>) -> Option<Card> {
    advised(known).map(|advice| advice.action)
}

/// The card to play, and why, where the book says so.
pub(super) fn advised(known: &Knowledge<'_>) -> Option<Advice<Card>> {
    VazasInHand::new(known).advise(known.seat, known.view.hand)
}

/// The chance that our side wins the vazas, as far as these worlds tell.
pub(super) fn chance(known: &Knowledge<'_>, worlds: &[World]) -> f64 {
    let table = VazasInHand::new(known);
    let won = worlds.iter().filter(|world| {
        let hands: World = std::array::from_fn(|seat| known.held(world, Seat::at(seat)));
        table.clone().played_out(hands) == Some(known.side)
    });
    won.count() as f64 / worlds.len().max(1) as f64
}

impl VazasInHand {
    /// The first vaza, before a card is played: seats in their order, the sides by turns from the mão's.
    pub(super) fn first(order: impl Iterator<Item = Seat>, sides: [Side; SEATS]) -> VazasInHand {
        let order: ArrayVec<Seat, SEATS> = order.collect();
        let leader = order.first().copied().unwrap_or(Seat::at(0));
        VazasInHand { order, sides, leader, vaza: ArrayVec::new(), vazas: ArrayVec::new() }
    }

    fn new(known: &Knowledge<'_>) -> VazasInHand {
        let open = &known.view.open;
        VazasInHand {
            order: known.order().filter(|&seat| known.stays(seat)).collect(),
            sides: known.view.sides,
            leader: open.leader,
            vaza: open.vaza.iter().copied().collect(),
            vazas: open.vazas.iter().copied().collect(),
        }
    }

    fn side(&self, seat: Seat) -> Side {
        self.sides[seat.index()]
    }

    /// Those who have still to play to this vaza, in their order.
    fn to_come(&self) -> impl Iterator<Item = Seat> + '_ {
        let at = self.order.iter().position(|&seat| seat == self.leader).unwrap_or(0);
        let round = (0..self.order.len()).map(move |step| self.order[(at + step) % self.order.len()]);
        round.filter(|seat| !self.vaza.iter().any(|(player, _)| player == seat))
    }

    /// The strength that holds the vaza, and the side it is with: none if it is tied.
    fn best(&self) -> Option<(u8, Option<Side>)> {
        let most = self.vaza.iter().map(|&(_, card)| power(card)).max()?;
        let mut top = self.vaza.iter().filter(|&&(_, card)| power(card) == most).map(|&(seat, _)| self.side(seat));
        let side = top.next()?;
        Some((most, top.all(|other| other == side).then_some(side)))
    }

    /// The card this seat would play from its hand.
    pub(super) fn choose(&self, seat: Seat, hand: CardSet) -> Option<Card> {
        self.advise(seat, hand).map(|advice| advice.action)
    }

    /// The same, and why: of the cards the book says no more than how vazas and voltas are won.
    fn advise(&self, seat: Seat, hand: CardSet) -> Option<Advice<Card>> {
        let mut cards: ArrayVec<Card, 4> = hand.iter().take(4).collect();
        cards.sort_by_key(|&card| power(card));
        let (&lowest, &highest) = (cards.first()?, cards.last()?);
        let side = self.side(seat);
        let Some((best, holder)) = self.best() else { return Some(self.lead(side, &cards)) };
        let last = self.to_come().filter(|&other| other != seat).all(|other| self.side(other) == side);
        // A companheiro's vaza is left to them, if nobody comes behind or their card is one of the best.
        if holder == Some(side) && (last || best >= STRONG) {
            return Some(Advice::new(lowest, "R82"));
        }
        let wins = |card: &&Card| power(**card) > best;
        let ties = |card: &&Card| power(**card) == best;
        // A parda is as good as a vaza for the side that has won the first, or holds the better cards after it (R83).
        let tied = match self.vazas.as_slice() {
            [] => power(highest) > STRONG,
            [Some(first)] | [Some(first), _] => *first == side,
            _ => false,
        };
        let cheap = cards.iter().find(ties).filter(|card| tied && (power(**card) < power(highest) || cards.len() == 1));
        if let Some(&cheap) = cheap {
            return Some(Advice::new(cheap, "R83"));
        }
        Some(match cards.iter().find(wins) {
            // The cheapest that wins, and with the second vaza the volta.
            Some(&enough) => Advice::perhaps(enough, self.decides(side).then_some("R83")),
            None => Advice::bare(lowest),
        })
    }

    /// Does a side win the volta with the next vaza it wins?
    fn decides(&self, side: Side) -> bool {
        matches!(self.vazas.as_slice(), [None, ..] | [_, _]) || self.vazas.first() == Some(&Some(side))
    }

    /// To lead: the second of two good cards first, then the best; the winner of the first vaza lets the others spend theirs, for the
    /// third is enough (R83).
    fn lead(&self, side: Side, cards: &[Card]) -> Advice<Card> {
        let [lowest, .., highest] = cards else { return Advice::bare(cards[0]) };
        match self.vazas.as_slice() {
            [] => Advice::bare(*cards.iter().rev().nth(1).filter(|card| power(**card) >= STRONG).unwrap_or(highest)),
            [Some(first)] if *first == side && power(*highest) < STRONG => Advice::new(*lowest, "R83"),
            _ => Advice::perhaps(*highest, self.decides(side).then_some("R83")),
        }
    }

    /// The seat to play.
    pub(super) fn turn(&self) -> Option<Seat> {
        self.to_come().next()
    }

    /// Number of vazas that are over.
    pub(super) fn over(&self) -> usize {
        self.vazas.len()
    }

    /// A card is played; the side that has won the volta with it, once it is certain.
    pub(super) fn play(&mut self, seat: Seat, card: Card) -> Option<Side> {
        self.vaza.try_push((seat, card)).ok()?;
        if self.turn().is_some() {
            return None;
        }
        let (most, holder) = self.best()?;
        let first = self.vaza.iter().find(|&&(_, card)| power(card) == most).map(|&(seat, _)| seat)?;
        self.vazas.try_push(holder).ok()?;
        if holder.is_some() {
            self.leader = first;
        }
        self.vaza.clear();
        volta_winner(&self.vazas, self.side(first))
    }

    /// Plays on to the end; nobody wins if cards run out before.
    pub(super) fn played_out(mut self, mut hands: World) -> Option<Side> {
        loop {
            let seat = self.turn()?;
            let card = self.choose(seat, hands[seat.index()])?;
            hands[seat.index()].remove(card);
            if let Some(winner) = self.play(seat, card) {
                return Some(winner);
            }
        }
    }
}

/// The threes, and what stands above them.
const STRONG: u8 = 10;
