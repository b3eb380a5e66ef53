//! The view of one viewer: all that lies open, their own cards, and nothing else.

use super::Cientos;
use super::action::Action;
use super::agreements::Agreements;
use super::deck::{LOW, ORDER, PACK};
use super::state::{FIVE, MatchState, Open, Phase, SEATS};
use cards::{Card, CardSet};
use engine::Seat;
use engine::rest::{Taker, Tricks};
use engine::show::RefusedChoice;

engine::views! {
    /// State visible to one viewer: the open part and the viewer's own cards. The hidden part of the state has no place in it.
    pub struct View for SEATS of (game: Cientos, own) {
        /// The viewer's own hand, and what they threw out.
        hand: CardSet = own.map_or(CardSet::EMPTY, |seat| game.hand(seat));
        discards: CardSet = own.map_or(CardSet::EMPTY, |seat| game.hidden.discards[seat.index()]);
        /// Number of cards in each hand.
        sizes: [usize; SEATS] = game.hidden.hands.map(CardSet::len);
        /// Number of cards left in the monte.
        stock: usize = game.hidden.stock.len();
        /// The cards of the monte, from what mano left on, that the viewer has seen: the pie may have drawn some since.
        left: Vec<Card> = own.filter(|&seat| seat == game.match_state.mano()).map_or_else(Vec::new, |mano| game.left_by(mano));
        /// The viewer's draw, in order, if they are the pie.
        drew: Vec<Card> = own.filter(|&seat| seat == game.match_state.dealer).map_or_else(Vec::new, |_| game.hidden.to_pie.to_vec());
        /// The rest of the monte at the end, if the viewer has looked at it.
        looked: Vec<Card> =
            own.filter(|&seat| game.open.looked.contains(seat)).map_or_else(Vec::new, |_| game.hidden.stock.to_vec());
    }
}

impl Cientos {
    /// Cards of the monte that mano has seen without drawing them.
    fn left_by(&self, mano: Seat) -> Vec<Card> {
        let beyond = self.hidden.to_pie.iter().chain(&self.hidden.stock).copied();
        beyond.take(self.open.left_by(mano)).collect()
    }

    /// The cards a player in turn might think of, and the rule against each.
    fn refused_ways(&self, seat: Seat) -> Vec<RefusedChoice> {
        let plays = matches!(self.open.phase, Phase::Accuse | Phase::Answer | Phase::Tricks);
        if !plays || seat != self.open.to_play || self.agreements.honour() {
            return Vec::new();
        }
        let refused =
            |card: Card| self.check_play(seat, card).err().map(|why| RefusedChoice { what: card.to_string(), why: why.into() });
        self.hand(seat).iter().filter_map(refused).collect()
    }
}

impl Open {
    /// Number of cards of the monte that mano has seen without drawing them: those left of their five, or the one they had to lay
    /// back.
    pub(super) fn left_by(&self, mano: Seat) -> usize {
        match (self.discarded[mano.index()], self.returned) {
            (0, _) => 0,
            (_, true) => 1,
            _ if matches!(self.phase, Phase::Draw(seat) if seat == mano) => 0,
            _ => FIVE.saturating_sub(usize::from(self.drawn[mano.index()])),
        }
    }
}

/// The taker of all tricks that are left, as far as the viewer's cards prove it.
pub(super) fn taker_of_rest(view: &View) -> Option<Taker> {
    let (me, open) = (view.seat()?, &view.open);
    if open.phase != Phase::Tricks || view.agreements.honour() {
        return None;
    }
    let played: CardSet = open.plays.iter().map(|&(_, card)| card).collect();
    let looked: CardSet = view.looked.iter().copied().collect();
    let unseen = PACK - played - view.hand - view.discards - looked;
    let tricks =
        Tricks { order: &ORDER, trick: &open.trick, own: view.hand, unseen, is_my_turn: open.to_play == me, players: SEATS };
    let taker = tricks.taker()?;
    // The last trick counts two unless a 9, 8 or 7 wins it (R34): with both kinds left, their order is worth a point.
    let left = match taker {
        Taker::Viewer => view.hand,
        Taker::Opponent => unseen,
    };
    let is_mixed = !(left & LOW).is_empty() && !(left - LOW).is_empty();
    (!is_mixed).then_some(taker)
}
