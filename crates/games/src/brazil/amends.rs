//! The wrong card at an honour table: noticed before the trick is taken it is replaced, afterwards it stands.
//!
//! Whoever played it can always put it right. Another can say so only if cards that all have seen prove it, or saying so would
//! be a way to look into a hand; and since nothing follows once the trick is taken, there is no trying it later.

use cards::{Card, CardSet};
use engine::Seat;
use engine::trick::{Order, Trick};

/// A card in the trick on the table, and what would have been right instead.
#[derive(Clone, Copy, Debug)]
pub struct Lying {
    /// The number of the play in the deal.
    pub at: usize,
    pub card: Card,
    /// The cards with any of which in hand it is wrong.
    pub instead: CardSet,
}

impl Lying {
    /// The card of a seat in the trick that ends these plays; `instead` says of the card led and another what would be right
    /// where the other is not. The leader is always right.
    pub fn of(seat: Seat, plays: &[(Seat, Card)], trick: &Trick, instead: impl FnOnce(Card, Card) -> CardSet) -> Option<Lying> {
        let first = plays.len() - trick.len();
        let (at, (_, card)) = trick.plays().enumerate().find(|(_, (player, _))| *player == seat)?;
        let led = trick.led().filter(|&led| led != card);
        Some(Lying { at: first + at, card, instead: led.map_or(CardSet::EMPTY, |led| instead(led, card)) })
    }
}

/// The plays of a deal and the trick that ends them.
pub struct Table<'a> {
    /// Every card played, in order.
    pub plays: &'a mut [(Seat, Card)],
    /// The trick on the table.
    pub trick: &'a mut Trick,
    /// The hand of who replaces his card.
    pub hand: &'a mut CardSet,
    /// The cards in it that all have seen.
    pub shown: &'a mut CardSet,
}

impl Table<'_> {
    /// The wrong card goes back to the hand, seen by all, and this one takes its place; the cards of the others stay.
    pub fn replace(self, wrong: Lying, card: Card, order: &Order) {
        *self.hand = self.hand.with(wrong.card).without(card);
        *self.shown = self.shown.with(wrong.card).without(card);
        self.plays[wrong.at].1 = card;
        let first = self.plays.len() - self.trick.len();
        *self.trick = Trick::EMPTY;
        for &(player, card) in &self.plays[first..] {
            self.trick.play(player, card, order);
        }
    }
}
