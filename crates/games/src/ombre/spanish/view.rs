//! The view of one viewer: all that lies open, their own cards, and nothing else.

use super::Core;
use super::action::Action;
use super::state::{Bola, MatchState, Open, Phase, SEATS};
use super::terms::Terms;
use super::variant::Reckoning;
use cards::{Card, CardSet};
use engine::show::{RefusedChoice, ToAct};
use engine::{Ledger, Offer, Seat, Viewer};
use serde::Serialize;

/// State visible to one viewer: the open part and the viewer's own cards. The hidden part of the state has no place in it.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    #[serde(rename = "eyes")]
    pub viewer: Viewer,
    /// The terms of the match.
    pub terms: Terms,
    #[serde(rename = "company")]
    pub match_state: MatchState,
    /// The open state of the hand.
    pub open: Open,
    /// The balances, and the movements of this deal and the one before.
    pub ledger: Ledger,
    /// The viewer's own hand.
    pub hand: CardSet,
    /// The viewer's own discard.
    pub discards: CardSet,
    /// Discards of others that the viewer has looked at (hombre XII).
    pub seen_discards: [CardSet; SEATS],
    /// The card given for a king, visible to its giver and its receiver.
    pub returned: Option<Card>,
    /// The other defender's hand, once they may consult (hombre R31).
    pub fellow: CardSet,
    /// Number of cards in each hand.
    pub sizes: [usize; SEATS],
    /// Hands that lie open for all.
    pub exposed: [CardSet; SEATS],
    /// Does play wait for each seat?
    pub to_act: [ToAct; SEATS],
    /// Actions the viewer may take.
    #[serde(serialize_with = "engine::show::as_choices")]
    pub offers: Vec<Offer<Action>>,
    /// Actions the viewer might think of, with the reasons they are refused.
    pub refused: Vec<RefusedChoice>,
}

impl Core {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let own = viewer.seat().filter(|seat| seat.index() < self.terms.persons());
        let mut offers = Vec::new();
        if let Some(seat) = own {
            self.offers(seat, &mut offers);
            self.optional_offers(seat, &mut offers);
        }
        let turn = self.turn();
        let lies_open = |seat: Seat| if self.open.exposed.contains(seat) { self.hand(seat) } else { CardSet::EMPTY };
        let exchanged = |seat: Seat| self.open.hombre == Some(seat) || self.open.giver == Some(seat);
        View {
            viewer,
            terms: self.terms,
            match_state: self.match_state.clone(),
            open: self.open.clone(),
            ledger: self.ledger.since(self.match_state.deal.saturating_sub(1)),
            hand: own.map_or(CardSet::EMPTY, |seat| self.hand(seat)),
            discards: own.map_or(CardSet::EMPTY, |seat| self.hidden.discards[seat.index()]),
            seen_discards: std::array::from_fn(|at| {
                let peeked = own.is_some_and(|seat| self.open.honour.peeked.contains(&(seat, Seat::at(at))));
                if peeked { self.hidden.discards[at] } else { CardSet::EMPTY }
            }),
            returned: self.hidden.returned.filter(|_| own.is_some_and(exchanged)),
            fellow: own.and_then(|seat| self.fellow(seat)).map_or(CardSet::EMPTY, |fellow| self.hand(fellow)),
            sizes: std::array::from_fn(|seat| self.hidden.hands[seat].len()),
            exposed: std::array::from_fn(|seat| lies_open(Seat::at(seat))),
            to_act: std::array::from_fn(|seat| ToAct::of(&turn, Seat::at(seat))),
            refused: own.map_or_else(Vec::new, |seat| self.refused_ways(seat)),
            offers,
        }
    }

    /// The other defender against a bola in the Hombre: the two show each other their cards (hombre R31, XV.1).
    fn fellow(&self, seat: Seat) -> Option<Seat> {
        let consult = self.terms.variant.reckoning == Reckoning::Compared && self.open.bola == Bola::Tried;
        let adversaries = self.adversaries();
        let fellow = adversaries.iter().copied().find(|&other| other != seat)?;
        (consult && adversaries.contains(&seat)).then_some(fellow)
    }

    /// The cards a player in turn might think of, and the rule against each.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedChoice> {
        let in_turn = self.open.phase == Phase::Tricks && seat == self.open.play.to_play;
        if !in_turn || self.terms.honour() {
            return Vec::new();
        }
        let not = self.hand(seat) - self.playable(seat);
        not.iter().map(|card| RefusedChoice { what: card.to_string(), why: self.wrong_card(card).into() }).collect()
    }
}

impl View {
    /// The seat that looks, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The discards the viewer has looked at, by owner.
    pub fn peeked(&self) -> impl Iterator<Item = (Seat, CardSet)> + '_ {
        Seat::first(SEATS).map(|seat| (seat, self.seen_discards[seat.index()])).filter(|(_, cards)| !cards.is_empty())
    }

    /// Cards the viewer knows to be in a hand.
    pub(super) fn known_hand(&self, seat: Seat) -> CardSet {
        let at = seat.index();
        if self.viewer.are(seat) {
            return self.hand;
        }
        let fellow = if self.is_fellow(seat) { self.fellow } else { CardSet::EMPTY };
        let open = &self.open;
        let given = self.returned.filter(|card| open.giver == Some(seat) && !open.play.played().contains(*card));
        open.shown[at] | self.exposed[at] | fellow | given.map_or(CardSet::EMPTY, CardSet::of)
    }

    fn is_fellow(&self, seat: Seat) -> bool {
        !self.fellow.is_empty() && self.open.hombre != Some(seat)
    }
}
