//! The view of one viewer: all that lies open, their own cards, and nothing else.

use super::Malilla;
use super::action::Action;
use super::agreements::Agreements;
use super::state::{MatchState, Open, Phase, SEATS};
use cards::CardSet;
use engine::Seat;
use engine::show::RefusedChoice;

engine::views! {
    /// State visible to one viewer: the open part and the viewer's own cards. The hidden part of the state has no place in it.
    pub struct View for SEATS of (game: Malilla, own) {
        /// Value of a tanto in this hand, in chips.
        tanto: i64 = game.multiplier() * game.agreements.tanto_value;
        /// The viewer's own hand.
        hand: CardSet = own.map_or(CardSet::EMPTY, |seat| game.hand(seat));
        /// Number of cards in each hand.
        sizes: [usize; SEATS] = game.hidden.hands.map(CardSet::len);
    }
}

impl Malilla {
    /// The cards a player in turn might think of, and the rule against each.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedChoice> {
        if self.open.phase != Phase::Tricks || seat != self.open.to_play || self.agreements.honour() {
            return Vec::new();
        }
        let hand = self.hand(seat);
        let not = hand - self.lawful(seat);
        not.iter().map(|card| RefusedChoice { what: card.to_string(), why: self.wrong_card(hand, card).into() }).collect()
    }
}
