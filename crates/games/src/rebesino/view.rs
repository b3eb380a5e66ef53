//! The view of one viewer: all that lies open, their own cards, what they have seen of the monte, and nothing else.

use super::Rebesino;
use super::action::Action;
use super::agreements::Agreements;
use super::deck::{NAPOLITANA, PAY};
use super::state::{MatchState, Meddling, Open, Phase, SEATS, Sleeper};
use cards::{Card, CardSet};
use engine::Seat;
use engine::show::RefusedChoice;
use serde::Serialize;

/// A card of the monte, as far as the viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Asleep {
    pub card: Option<Card>,
    /// The player who discarded it.
    pub by: Option<Seat>,
}

engine::views! {
    /// State visible to one viewer: the open part and the viewer's own cards. The hidden part of the state has no place in it.
    pub struct View for SEATS of (game: Rebesino, own) {
        /// The viewer's own hand.
        hand: CardSet = own.map_or(CardSet::EMPTY, |seat| game.hand(seat));
        /// Number of cards in each hand.
        sizes: [usize; SEATS] = game.hidden.hands.map(CardSet::len);
        /// The monte, its top first.
        monte: Vec<Asleep> = game.hidden.monte.iter().map(|sleeper| sleeper.seen_by(own)).collect();
        /// The card the viewer drew.
        drew: Option<Card> = own.and_then(|seat| game.hidden.drew[seat.index()]);
        /// The card the dealer took, if the viewer knows it.
        took: Option<Asleep> = game.hidden.took.map(|taken| taken.seen_by(own));
    }
}

impl Sleeper {
    fn seen_by(&self, own: Option<Seat>) -> Asleep {
        Asleep { card: own.filter(|&seat| self.known.contains(seat)).map(|_| self.card), by: self.by }
    }
}

impl Rebesino {
    /// The cards a player in turn might think of, and the rule against each.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedChoice> {
        if self.open.phase != Phase::Tricks || seat != self.open.to_play || self.agreements.honour() {
            return Vec::new();
        }
        let not = self.hand(seat) - self.playable(seat);
        not.iter().map(|card| RefusedChoice { what: card.to_string(), why: self.wrong_card(seat).into() }).collect()
    }

    /// The card the dealer has taken and not yet in hand.
    pub(super) fn aside(&self) -> Option<Card> {
        self.hidden.took.filter(|_| self.open.meddling == Meddling::Aside).map(|taken| taken.card)
    }
}

impl View {
    /// The viewer's hand when play began.
    pub fn held(&self) -> CardSet {
        self.seat().map_or(CardSet::EMPTY, |seat| self.hand | self.open.played_by(seat))
    }

    /// Does the viewer hold the napolitana (R33)?
    pub fn has_napolitana(&self) -> bool {
        (self.held() & PAY).len() >= NAPOLITANA
    }
}
