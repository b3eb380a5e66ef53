//! What one pair of eyes knows: all that lies open, its own cards, and nothing else.

use super::Cientos;
use super::action::Action;
use super::agreements::Agreements;
use super::state::{Company, FIVE, Open, Phase};
use cards::{Card, CardSet};
use engine::show::{RefusedWay, ToAct};
use engine::{Eyes, Ledger, Offer, Seat};
use serde::Serialize;

/// What one pair of eyes knows. It is built up from the open part of the state and the owner's cards; the hidden part has no
/// place in it.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    pub eyes: Eyes,
    /// What was agreed.
    pub agreements: Agreements,
    pub company: Company,
    /// Games played to their end.
    pub played: u32,
    /// What lies open.
    pub open: Open,
    /// What was won, and the movements of this hand and the one before.
    pub ledger: Ledger,
    /// The viewer's own hand, and what they threw out.
    pub hand: CardSet,
    pub discards: CardSet,
    /// How many cards each holds.
    pub sizes: [usize; 2],
    /// How many are left in the monte.
    pub stock: usize,
    /// The cards of the monte, from what mano left on, that the viewer has seen: the pie may have drawn some since.
    pub left: Vec<Card>,
    /// What the viewer, if they are the pie, drew, in order.
    pub drew: Vec<Card>,
    /// What is left of the monte at the end, if the viewer has looked at it.
    pub looked: Vec<Card>,
    /// Whether play waits for each.
    pub to_act: [ToAct; 2],
    /// What the viewer may do.
    #[serde(serialize_with = "engine::show::as_ways")]
    pub offers: Vec<Offer<Action>>,
    /// What the viewer might think of, and why it is refused.
    pub refused: Vec<RefusedWay>,
}

impl Cientos {
    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        let own = eyes.seat().filter(|seat| seat.index() < 2);
        let mut offers = Vec::new();
        if let Some(seat) = own {
            engine::Game::offers(self, seat, &mut offers);
            engine::Game::asides(self, seat, &mut offers);
        }
        let turn = engine::Game::turn(self);
        let mano = own.filter(|&seat| seat == self.company.mano());
        let pie = own.filter(|&seat| seat == self.company.dealer);
        let beyond = self.hidden.to_pie.iter().chain(&self.hidden.stock).copied();
        View {
            eyes,
            agreements: self.agreements.clone(),
            company: self.company.clone(),
            played: self.played,
            open: self.open.clone(),
            ledger: self.ledger.since(self.company.deal.saturating_sub(1)),
            hand: own.map_or(CardSet::EMPTY, |seat| self.hand(seat)),
            discards: own.map_or(CardSet::EMPTY, |seat| self.hidden.discards[seat.index()]),
            sizes: self.hidden.hands.map(CardSet::len),
            stock: self.hidden.stock.len(),
            left: mano.map_or_else(Vec::new, |seat| beyond.take(self.open.left_by(seat)).collect()),
            drew: pie.map_or_else(Vec::new, |_| self.hidden.to_pie.to_vec()),
            looked: own.filter(|&seat| self.open.looked.contains(seat)).map_or_else(Vec::new, |_| self.hidden.stock.to_vec()),
            to_act: std::array::from_fn(|seat| ToAct::of(&turn, Seat::at(seat))),
            refused: own.map_or_else(Vec::new, |seat| self.refused_ways(seat)),
            offers,
        }
    }

    /// The cards a player in turn might think of, and the rule against each.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedWay> {
        let plays = matches!(self.open.phase, Phase::Accuse | Phase::Answer | Phase::Tricks);
        if !plays || seat != self.open.to_play || self.agreements.honour() {
            return Vec::new();
        }
        let refused =
            |card: Card| self.check_play(seat, card).err().map(|why| RefusedWay { what: card.to_string(), why: why.into() });
        self.hand(seat).iter().filter_map(refused).collect()
    }
}

impl Open {
    /// How many cards of the monte mano has seen without drawing them: what they left of their five, or the one they had to lay back.
    pub(super) fn left_by(&self, mano: Seat) -> usize {
        match (self.discarded[mano.index()], self.returned) {
            (0, _) => 0,
            (_, true) => 1,
            _ if matches!(self.phase, Phase::Draw(seat) if seat == mano) => 0,
            _ => FIVE.saturating_sub(usize::from(self.drawn[mano.index()])),
        }
    }
}

impl View {
    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        self.eyes.seat()
    }
}
