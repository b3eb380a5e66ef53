//! The view of one viewer: all that lies open, their own cards, and nothing else.

use super::Voltarete;
use super::action::Action;
use super::agreements::Agreements;
use super::breach::Breach;
use super::state::{MatchState, Open, Phase, SEATS};
use crate::ombre::trumps::ESPADILHA;
use cards::CardSet;
use engine::Seat;
use engine::show::RefusedChoice;

engine::views! {
    /// State visible to one viewer: the open part and the viewer's own cards. The hidden part of the state has no place in it.
    ///
    /// While the last packet is still to be dealt nobody has taken up their cards.
    ///
    /// Bots and imagined worlds take it as a player's perfect memory: it contains who played which card. A player may be *shown*
    /// less (R83): [`engine::Game::show`] leaves out who played a card of a taken trick.
    pub struct View for SEATS of (game: Voltarete, own if |_| game.open.phase != Phase::Dealing) {
        /// The viewer's own hand.
        hand: CardSet = own.map_or(CardSet::EMPTY, |seat| game.hand(seat));
        /// The cards the viewer laid aside.
        discards: CardSet = own.map_or(CardSet::EMPTY, |seat| game.hidden.discards[seat.index()]);
        /// Was the viewer dealt Espadilha?
        dealt_espadilha: bool = own.is_some_and(|seat| game.hidden.espadilha == Some(seat));
        /// Number of cards in each hand.
        sizes: [usize; SEATS] = game.hidden.hands.map(CardSet::len);
        /// Hands that lie open for all.
        exposed: [CardSet; SEATS] = std::array::from_fn(|seat| game.lies_open(Seat::at(seat)));
    }
}

impl Voltarete {
    fn lies_open(&self, seat: Seat) -> CardSet {
        if self.open.claims.exposed.contains(seat) { self.hand(seat) } else { CardSet::EMPTY }
    }

    /// Actions that a player in turn might think of, and the rule against each.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedChoice> {
        if !self.awaited().must.contains(seat) {
            return Vec::new();
        }
        let refused = |what: String, breach: Breach| RefusedChoice { what, why: breach.into() };
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
    /// Every card whose place the viewer knows, by its present or last holder: own hand and discards, open hands, shown cards.
    pub(super) fn known(&self) -> CardSet {
        let played = self.open.play.played();
        let shown = self.open.shown.iter().chain(&self.exposed).fold(CardSet::EMPTY, |known, &cards| known | cards);
        let turned = self.open.talon.turned.map_or(CardSet::EMPTY, CardSet::of);
        self.hand | self.discards | played | shown | turned
    }

    /// Does the viewer know Espadilha to be their own?
    pub fn holds_espadilha(&self) -> bool {
        self.hand.contains(ESPADILHA)
    }
}
