//! What one pair of eyes knows: all that lies open, its own cards, and nothing else.

use super::Voltarete;
use super::action::Action;
use super::agreements::Agreements;
use super::breach::Breach;
use super::state::{Company, Open, Phase, SEATS};
use crate::ombre::trumps::ESPADILHA;
use cards::CardSet;
use engine::show::{RefusedWay, ToAct};
use engine::{Eyes, Ledger, Offer, Seat};
use serde::Serialize;

/// What one pair of eyes knows. It is built up from the open part of the state and the owner's cards; the hidden part has no
/// place in it.
///
/// It is the knowledge of a player who forgets nothing, for bots and imagined worlds: who played which card is in it. What a
/// player may be *told* is less (R83): that is [`engine::Game::show`]'s affair, which leaves out who played a card of a taken trick.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    pub eyes: Eyes,
    /// What was agreed.
    pub agreements: Agreements,
    pub company: Company,
    /// What lies open.
    pub open: Open,
    /// The balances, and the movements of this deal and the one before.
    pub ledger: Ledger,
    /// The viewer's own hand.
    pub hand: CardSet,
    /// What the viewer laid aside.
    pub discards: CardSet,
    /// Was the viewer dealt Espadilha?
    pub dealt_espadilha: bool,
    /// How many cards each holds.
    pub sizes: [usize; SEATS],
    /// Hands that lie open for all.
    pub exposed: [CardSet; SEATS],
    /// Whether play waits for each.
    pub to_act: [ToAct; SEATS],
    /// What the viewer may do.
    #[serde(serialize_with = "engine::show::as_ways")]
    pub offers: Vec<Offer<Action>>,
    /// What the viewer might think of, and why it is refused.
    pub refused: Vec<RefusedWay>,
}

impl Voltarete {
    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        // While the last packet is still to be dealt nobody has taken up his cards.
        let own = eyes.seat().filter(|seat| seat.index() < self.company.players && self.open.phase != Phase::Dealing);
        let mut offers = Vec::new();
        if let Some(seat) = eyes.seat() {
            engine::Game::offers(self, seat, &mut offers);
            engine::Game::asides(self, seat, &mut offers);
        }
        let turn = engine::Game::turn(self);
        let lies_open = |seat: Seat| if self.open.claims.exposed.contains(seat) { self.hand(seat) } else { CardSet::EMPTY };
        View {
            eyes,
            agreements: self.agreements.clone(),
            company: self.company.clone(),
            open: self.open.clone(),
            ledger: self.ledger.since(self.company.deal.saturating_sub(1)),
            hand: own.map_or(CardSet::EMPTY, |seat| self.hand(seat)),
            discards: own.map_or(CardSet::EMPTY, |seat| self.hidden.discards[seat.index()]),
            dealt_espadilha: own.is_some_and(|seat| self.hidden.espadilha == Some(seat)),
            sizes: std::array::from_fn(|seat| self.hidden.hands[seat].len()),
            exposed: std::array::from_fn(|seat| lies_open(Seat::at(seat))),
            to_act: std::array::from_fn(|seat| ToAct::of(&turn, Seat::at(seat))),
            refused: own.map_or_else(Vec::new, |seat| self.refused_ways(seat)),
            offers,
        }
    }

    /// What a player in turn might think of, and the rule against it.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedWay> {
        if !self.awaited().must.contains(seat) {
            return Vec::new();
        }
        let refused = |what: String, breach: Breach| RefusedWay { what, why: breach.into() };
        match self.open.phase {
            Phase::Tricks if !self.agreements.honour() => {
                let not = self.hand(seat) - self.playable(seat);
                not.iter().map(|card| refused(card.to_string(), self.revoke_breach())).collect()
            }
            Phase::Round1 => self.closed_first_games(),
            Phase::Round2 => {
                let duty = self.binding_duty(seat).map(|duty| refused("pass".to_owned(), duty));
                duty.into_iter().collect()
            }
            Phase::Exchange => {
                let kept = self.open.shown[seat.index()] & self.hand(seat);
                kept.iter().map(|card| refused(card.to_string(), Breach::MustKeep { card })).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl View {
    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        self.eyes.seat()
    }

    /// Every card these eyes know the place of, by who holds or held it: own hand and discards, open hands, shown cards.
    pub(super) fn known(&self) -> CardSet {
        let played = self.open.play.played();
        let shown = self.open.shown.iter().chain(&self.exposed).fold(CardSet::EMPTY, |known, &cards| known | cards);
        let turned = self.open.talon.turned.map_or(CardSet::EMPTY, CardSet::of);
        self.hand | self.discards | played | shown | turned
    }

    /// Does the viewer know Espadilha to be his own?
    pub fn holds_espadilha(&self) -> bool {
        self.hand.contains(ESPADILHA)
    }
}
