//! Duties in a trick, and the evidence of a played card.
//!
//! A game picks its duty from those here, or writes one of its own out of the same sets. Code that plays by it, imagines worlds or looks
//! for revokes asks the duty and has no rule of its own.

use crate::trick::{self, Order, Trick};
use cards::{Card, CardSet};

/// The duty of a player of one game under one contract.
pub trait Duty {
    /// Which cards follow which, and which beats which.
    fn order(&self) -> &Order;

    /// The cards of a hand that may be played to this trick; all of them if nothing is led.
    fn playable(&self, hand: CardSet, trick: &Trick) -> CardSet;

    /// The cards that a player who does their duty with `card` shows not to hold, the trick standing as it did before. A silent
    /// privilege proves nothing: then there are none.
    fn lacks(&self, trick: &Trick, card: Card) -> CardSet;

    /// Does this card belong to the trick it is played to? One that neither leads nor wins does not.
    fn takes_part(&self, _card: Card) -> bool {
        true
    }
}

/// Follow suit if you can; otherwise play what you like.
///
/// ```
/// use cards::{Card, Rank, Suit};
/// use engine::duty::{Duty, Follow};
/// use engine::trick::{Order, Trick};
/// use engine::Seat;
///
/// let suits = Suit::ALL.map(|suit| Card::of_suit(suit, [Rank::Ace, Rank::King]));
/// let order = Order::new([&suits[0], &suits[1], &suits[2], &suits[3]], &[]);
/// let mut trick = Trick::EMPTY;
/// trick.play(Seat::at(0), "RO".parse().unwrap(), &order);
/// // A copas played to ouros proves a void in ouros.
/// assert_eq!(Follow(&order).lacks(&trick, "1C".parse().unwrap()).to_string(), "1O RO");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Follow<'a>(pub &'a Order);

impl Duty for Follow<'_> {
    fn order(&self) -> &Order {
        self.0
    }

    #[inline(always)]
    fn playable(&self, hand: CardSet, trick: &Trick) -> CardSet {
        trick::follow(hand, trick)
    }

    #[inline]
    fn lacks(&self, trick: &Trick, card: Card) -> CardSet {
        match trick.led() {
            Some(led) if !self.0.followers(led).contains(card) => self.0.followers(led),
            _ => CardSet::EMPTY,
        }
    }
}

/// Follow suit if you can; otherwise play a trump if you can.
#[derive(Clone, Copy, Debug)]
pub struct FollowOrTrump<'a>(pub &'a Order);

impl Duty for FollowOrTrump<'_> {
    fn order(&self) -> &Order {
        self.0
    }

    #[inline(always)]
    fn playable(&self, hand: CardSet, trick: &Trick) -> CardSet {
        trick::follow_or_trump(hand, trick, self.0.trumps())
    }

    #[inline]
    fn lacks(&self, trick: &Trick, card: Card) -> CardSet {
        let Some(led) = trick.led() else { return CardSet::EMPTY };
        let (followers, trumps) = (self.0.followers(led), self.0.trumps());
        match (followers.contains(card), trumps.contains(card)) {
            (true, _) => CardSet::EMPTY,
            (false, true) => followers,
            (false, false) => followers | trumps,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;
    use cards::{Rank, Suit};
    use proptest::prelude::*;

    /// Four suits of ten cards, bastos being trumps.
    fn order() -> Order {
        let suit = |suit: Suit| (0..10).map(|n| Card::new(suit, Rank::ALL[n])).collect::<Vec<_>>();
        let [o, c, e, b] = Suit::ALL.map(suit);
        Order::new([&o, &c, &e, &[]], &b)
    }

    fn check(duty: &dyn Duty, hand: CardSet, led: Card) {
        let mut trick = Trick::EMPTY;
        trick.play(Seat::at(0), led, duty.order());
        let playable = duty.playable(hand, &trick);
        assert!(!playable.is_empty() && hand.contains_all(playable));
        for card in hand {
            // A card may be played exactly if what it would prove is true.
            assert_eq!(playable.contains(card), !duty.lacks(&trick, card).meets(hand), "{card} of {hand} to {led}");
        }
    }

    proptest! {
        #[test]
        fn a_card_may_be_played_exactly_if_what_it_proves_is_true(picks in prop::collection::vec(0usize..40, 2..12)) {
            let order = order();
            let pack: Vec<Card> = Suit::ALL.iter().flat_map(|&suit| Rank::ALL[..10].iter().map(move |&rank| Card::new(suit, rank))).collect();
            let led = pack[picks[0]];
            let hand = picks[1..].iter().map(|&n| pack[n]).collect::<CardSet>().without(led);
            prop_assume!(!hand.is_empty());
            check(&Follow(&order), hand, led);
            check(&FollowOrTrump(&order), hand, led);
        }
    }
}
