//! What one pair of eyes knows: all that lies open, its own cards, and nothing else.

use super::Malilla;
use super::action::Action;
use super::agreements::Agreements;
use super::state::{Company, Open, Phase, SEATS};
use cards::CardSet;
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
    /// What lies open.
    pub open: Open,
    /// The balances, and the movements of this hand and the one before.
    pub ledger: Ledger,
    /// What is paid for a tanto in this hand, in chips.
    pub tanto: i64,
    /// The viewer's own hand.
    pub hand: CardSet,
    /// How many cards each holds.
    pub sizes: [usize; SEATS],
    /// Whether play waits for each.
    pub to_act: [ToAct; SEATS],
    /// What the viewer may do.
    #[serde(serialize_with = "engine::show::as_ways")]
    pub offers: Vec<Offer<Action>>,
    /// What the viewer might think of, and why it is refused.
    pub refused: Vec<RefusedWay>,
}

impl Malilla {
    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        let own = eyes.seat().filter(|seat| seat.index() < SEATS);
        let mut offers = Vec::new();
        if let Some(seat) = own {
            engine::Game::offers(self, seat, &mut offers);
            engine::Game::asides(self, seat, &mut offers);
        }
        let turn = engine::Game::turn(self);
        View {
            eyes,
            agreements: self.agreements.clone(),
            company: self.company.clone(),
            open: self.open.clone(),
            ledger: self.ledger.since(self.company.deal.saturating_sub(1)),
            tanto: self.multiplier() * self.agreements.tanto_value,
            hand: own.map_or(CardSet::EMPTY, |seat| self.hand(seat)),
            sizes: self.hidden.hands.map(CardSet::len),
            to_act: std::array::from_fn(|seat| ToAct::of(&turn, Seat::at(seat))),
            refused: own.map_or_else(Vec::new, |seat| self.refused_ways(seat)),
            offers,
        }
    }

    /// The cards a player in turn might think of, and the rule against each.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedWay> {
        if self.open.phase != Phase::Tricks || seat != self.open.to_play || self.agreements.honour() {
            return Vec::new();
        }
        let hand = self.hand(seat);
        let not = hand - self.lawful(seat);
        not.iter().map(|card| RefusedWay { what: card.to_string(), why: self.wrong_card(hand, card).into() }).collect()
    }
}

impl View {
    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        self.eyes.seat()
    }
}
