//! What one pair of eyes knows: all that lies open, its own cards, what it has seen of the monte, and nothing else.

use super::Rebesino;
use super::action::Action;
use super::agreements::Agreements;
use super::deck::{NAPOLITANA, PAY};
use super::state::{Company, Meddling, Open, Phase, SEATS};
use cards::{Card, CardSet};
use engine::show::{RefusedWay, ToAct};
use engine::{Eyes, Ledger, Offer, Seat};
use serde::Serialize;

/// A card of the monte, as far as these eyes know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Asleep {
    pub card: Option<Card>,
    /// Who discarded it.
    pub by: Option<Seat>,
}

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
    /// What was won, and the movements of this hand and the one before.
    pub ledger: Ledger,
    /// The viewer's own hand.
    pub hand: CardSet,
    /// How many cards each holds.
    pub sizes: [usize; SEATS],
    /// The monte, its top first.
    pub monte: Vec<Asleep>,
    /// The card the viewer drew.
    pub drew: Option<Card>,
    /// The card the dealer took, if the viewer knows it.
    pub took: Option<Asleep>,
    /// Whether play waits for each.
    pub to_act: [ToAct; SEATS],
    /// What the viewer may do.
    #[serde(serialize_with = "engine::show::as_ways")]
    pub offers: Vec<Offer<Action>>,
    /// What the viewer might think of, and why it is refused.
    pub refused: Vec<RefusedWay>,
}

impl Rebesino {
    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        let own = eyes.seat().filter(|seat| seat.index() < SEATS);
        let mut offers = Vec::new();
        if let Some(seat) = own {
            engine::Game::offers(self, seat, &mut offers);
            engine::Game::asides(self, seat, &mut offers);
        }
        let turn = engine::Game::turn(self);
        let seen = |sleeper: &super::state::Sleeper| Asleep {
            card: own.filter(|&seat| sleeper.known.contains(seat)).map(|_| sleeper.card),
            by: sleeper.by,
        };
        View {
            eyes,
            agreements: self.agreements.clone(),
            company: self.company.clone(),
            open: self.open.clone(),
            ledger: self.ledger.since(self.company.deal.saturating_sub(1)),
            hand: own.map_or(CardSet::EMPTY, |seat| self.hand(seat)),
            sizes: self.hidden.hands.map(CardSet::len),
            monte: self.hidden.monte.iter().map(seen).collect(),
            drew: own.and_then(|seat| self.hidden.drew[seat.index()]),
            took: self.hidden.took.as_ref().map(seen),
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
        let not = self.hand(seat) - self.playable(seat);
        not.iter().map(|card| RefusedWay { what: card.to_string(), why: self.wrong_card(seat).into() }).collect()
    }

    /// The card the dealer has taken and not yet in hand.
    pub(super) fn aside(&self) -> Option<Card> {
        self.hidden.took.filter(|_| self.open.meddling == Meddling::Aside).map(|taken| taken.card)
    }
}

impl View {
    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        self.eyes.seat()
    }

    /// What the viewer held when play began.
    pub fn held(&self) -> CardSet {
        self.seat().map_or(CardSet::EMPTY, |seat| self.hand | self.open.played_by(seat))
    }

    /// Does the viewer hold the napolitana (R33)?
    pub fn has_napolitana(&self) -> bool {
        (self.held() & PAY).len() >= NAPOLITANA
    }
}
