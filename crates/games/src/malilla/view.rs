//! The view of one viewer: all that lies open, their own cards, and nothing else.

use super::Malilla;
use super::action::Action;
use super::agreements::Agreements;
use super::deck::PACK;
use super::state::{MatchState, Open, Phase, SEATS};
use cards::CardSet;
use engine::Seat;
use engine::rest::{Taker, Tricks};
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

/// The taker of all tricks that are left, as far as the viewer's cards prove it.
pub(super) fn taker_of_rest(view: &View) -> Option<Taker> {
    let (me, open) = (view.seat()?, &view.open);
    if open.phase != Phase::Tricks || view.agreements.honour() {
        return None;
    }
    let played: CardSet = open.plays.iter().map(|&(_, card)| card).collect();
    let unseen = PACK - played - view.hand;
    let tricks = Tricks {
        order: open.order(),
        trick: &open.trick,
        own: view.hand,
        unseen,
        is_my_turn: open.to_play == me,
        players: SEATS,
    };
    tricks.taker()
}
