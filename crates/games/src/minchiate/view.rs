//! What one pair of eyes knows: all that lies open, its own cards, and nothing else.

use super::Minchiate;
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
    /// The balances, and the movements of this gioco and the one before.
    pub ledger: Ledger,
    /// The viewer's own hand.
    pub hand: CardSet,
    /// What the viewer laid aside.
    pub discards: CardSet,
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

impl Minchiate {
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
            hand: own.map_or(CardSet::EMPTY, |seat| self.hand(seat)),
            discards: own.map_or(CardSet::EMPTY, |seat| self.hidden.discards[seat.index()]),
            sizes: std::array::from_fn(|seat| self.hidden.hands[seat].len()),
            to_act: std::array::from_fn(|seat| ToAct::of(&turn, Seat::at(seat))),
            refused: own.map_or_else(Vec::new, |seat| self.refused_ways(seat)),
            offers,
        }
    }

    /// What a player in turn might think of, and the rule against it.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedWay> {
        if self.open.phase != Phase::Tricks || self.open.to_play != seat {
            return Vec::new();
        }
        let not = self.hand(seat) - self.lawful(seat) - self.unlawful(seat);
        not.iter().map(|card| RefusedWay { what: card.to_string(), why: self.revoke_breach(seat).into() }).collect()
    }
}

impl View {
    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        self.eyes.seat()
    }

    /// Every card that has been played, or lies open in the middle.
    pub fn out(&self) -> CardSet {
        let tricks = self.open.taken.iter().map(|taken| &taken.plays).chain([&self.open.plays]);
        let played: CardSet = tricks.flatten().map(|&(_, card)| card).collect();
        played | CardSet::from_slice(&self.open.stopped)
    }
}
