//! The view of one viewer: all that lies open, their own cards, and nothing else.

use super::Minchiate;
use super::action::Action;
use super::agreements::Agreements;
use super::state::{MatchState, Open, Phase, SEATS};
use super::tarocchi::{KINGS, MATTO, ORDER, PACK, TAROCCHI};
use cards::CardSet;
use engine::Seat;
use engine::rest::{Taker, Tricks};
use engine::show::RefusedChoice;

engine::views! {
    /// State visible to one viewer: the open part and the viewer's own cards. The hidden part of the state has no place in it.
    pub struct View for SEATS of (game: Minchiate, own) {
        /// The viewer's own hand.
        hand: CardSet = own.map_or(CardSet::EMPTY, |seat| game.hand(seat));
        /// The cards the viewer laid aside.
        discards: CardSet = own.map_or(CardSet::EMPTY, |seat| game.hidden.discards[seat.index()]);
        /// Number of cards in each hand.
        sizes: [usize; SEATS] = game.hidden.hands.map(CardSet::len);
    }
}

impl Minchiate {
    /// Actions that a player in turn might think of, and the rule against each.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedChoice> {
        if self.open.phase != Phase::Tricks || self.open.to_play != seat {
            return Vec::new();
        }
        let not = self.hand(seat) - self.lawful(seat) - self.unlawful(seat);
        not.iter().map(|card| RefusedChoice { what: card.to_string(), why: self.revoke_breach(seat).into() }).collect()
    }
}

impl View {
    /// Every card that has been played, or lies open in the middle.
    pub fn out(&self) -> CardSet {
        let tricks = self.open.taken.iter().map(|taken| &taken.plays).chain([&self.open.plays]);
        let played: CardSet = tricks.flatten().map(|&(_, card)| card).collect();
        played | CardSet::from_slice(&self.open.stopped)
    }
}

/// The taker of all tricks that are left, as far as the viewer's cards prove it.
pub(super) fn taker_of_rest(view: &View) -> Option<Taker> {
    let (me, open) = (view.seat()?, &view.open);
    if open.phase != Phase::Tricks || view.hand.contains(MATTO) || view.agreements.honour() {
        return None;
    }
    let unseen = PACK.without(MATTO) - view.out() - view.hand - view.discards;
    // A king is killed by a tarocco alone (R33): with both kinds to lead, their order is worth five.
    let is_mixed = !(view.hand & TAROCCHI).is_empty() && !(view.hand - TAROCCHI).is_empty();
    if is_mixed && !(unseen & KINGS).is_empty() {
        return None;
    }
    let tricks =
        Tricks { order: &ORDER, trick: &open.trick, own: view.hand, unseen, is_my_turn: open.to_play == me, players: SEATS };
    tricks.taker()
}
