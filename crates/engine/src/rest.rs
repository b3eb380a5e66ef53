//! The rest of a hand where it is certain: one player takes every trick that is left, whatever anybody plays.

use crate::trick::{Order, Trick};
use cards::CardSet;

/// The taker of every trick that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Taker {
    /// The viewer: they lead, and nothing unseen beats any of their cards.
    Viewer,
    /// The one opponent: the viewer beats none of the cards they may hold.
    Opponent,
}

/// Cards of a viewer and of the others, as far as the viewer can tell.
#[derive(Clone, Copy, Debug)]
pub struct Tricks<'a> {
    pub order: &'a Order,
    pub trick: &'a Trick,
    pub own: CardSet,
    /// Every card that another player may still hold.
    pub unseen: CardSet,
    /// Is the viewer the next to play?
    pub is_my_turn: bool,
    /// Number of players of the trick.
    pub players: usize,
}

/// Fewest cards for which the rest is offered.
const FEWEST: usize = 2;

impl Tricks<'_> {
    /// The taker of all tricks that are left, if the cards in sight prove it.
    ///
    /// ```
    /// use cards::{Card, Rank, Suit};
    /// use engine::rest::{Taker, Tricks};
    /// use engine::trick::{Order, Trick};
    ///
    /// let suits = Suit::ALL.map(|suit| Card::of_suit(suit, [Rank::Ace, Rank::King, Rank::Seven]));
    /// let order = Order::new([&suits[0], &suits[1], &suits[2], &suits[3]], &[]);
    /// let set = |text: &str| text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect();
    /// let tricks = |own, unseen| Tricks {
    ///     order: &order, trick: &Trick::EMPTY, own: set(own), unseen: set(unseen), is_my_turn: true, players: 2,
    /// };
    /// assert_eq!(tricks("1O RO", "7O 1C").taker(), Some(Taker::Viewer));
    /// assert_eq!(tricks("1O 7O", "RO 1C").taker(), None);
    /// ```
    pub fn taker(&self) -> Option<Taker> {
        if self.own.len() < FEWEST || self.unseen.is_empty() {
            return None;
        }
        let is_lead = self.is_my_turn && self.trick.is_empty();
        let is_beaten = |led, by| !self.order.beating(by, led, led).is_empty();
        if is_lead {
            return self.own.iter().all(|led| !is_beaten(led, self.unseen)).then_some(Taker::Viewer);
        }
        let holds = match (self.trick.best(), self.trick.led()) {
            (Some(best), Some(led)) => self.is_my_turn && self.order.beating(self.own, best, led).is_empty(),
            (None, _) | (_, None) => true,
        };
        let is_lost = self.players == 2 && holds && self.unseen.iter().all(|led| !is_beaten(led, self.own));
        is_lost.then_some(Taker::Opponent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;
    use cards::{Card, Rank, Suit};

    fn order() -> Order {
        let suits = Suit::ALL.map(|suit| Card::of_suit(suit, [Rank::Ace, Rank::King, Rank::Seven, Rank::Six]));
        Order::new([&suits[0], &suits[1], &suits[2], &suits[3]], &suits[3])
    }

    fn set(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().expect("a card")).collect()
    }

    fn taker(own: &str, unseen: &str, played: &str, is_my_turn: bool, players: usize) -> Option<Taker> {
        let (order, mut trick) = (order(), Trick::EMPTY);
        for (seat, card) in played.split_whitespace().enumerate() {
            trick.play(Seat::at(seat), card.parse().expect("a card"), &order);
        }
        Tricks { order: &order, trick: &trick, own: set(own), unseen: set(unseen), is_my_turn, players }.taker()
    }

    #[test]
    fn the_rest_is_the_leaders_who_holds_masters_alone_and_no_trump_is_out() {
        assert_eq!(taker("1O RO", "7O 6O 1C RC", "", true, 4), Some(Taker::Viewer));
        assert_eq!(taker("1O RO", "7O 6O 1C 6B", "", true, 4), None, "a trump may be out");
        assert_eq!(taker("1O 7O", "RO 1C", "", true, 4), None, "a king may be out");
        assert_eq!(taker("1O RO", "7O 6O", "", false, 4), None, "another leads");
        assert_eq!(taker("1O", "7O 6O", "", true, 4), None, "one card is played");
    }

    #[test]
    fn the_rest_is_the_one_opponents_whose_cards_cannot_be_beaten() {
        assert_eq!(taker("6O 6C", "1O 7O RE", "", false, 2), Some(Taker::Opponent));
        assert_eq!(taker("6O 6C", "1O 7O", "RO", true, 2), Some(Taker::Opponent), "the card led is not beaten either");
        assert_eq!(taker("6O 7C", "1O 7O", "6C", true, 2), None, "this trick is taken");
        assert_eq!(taker("6O 6B", "1O 7O", "", false, 2), None, "a trump beats a lead");
        assert_eq!(taker("6O 6C", "1O 7O", "", false, 3), None, "of two others nobody knows who takes it");
        assert_eq!(taker("6O 6C", "1O 7O", "RO", false, 2), None, "one's own card lies there");
        assert_eq!(taker("6O 6C", "1O 7O", "", true, 2), None, "who leads may yet see a discard");
    }
}
