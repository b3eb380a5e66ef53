//! Effects of a revoke: the rightful taker of the trick, and cards it made others spend.

use super::trumps::Trumps;
use cards::{Card, CardSet};
use engine::Seat;
use engine::duty::Duty;
use engine::play_history::PlayHistory;
use engine::trick::Trick;

/// A course of play with the cards each holds now.
#[derive(Debug)]
pub struct Looked<'a> {
    pub course: PlayHistory<'a, Trumps>,
    /// By seat.
    pub hands: &'a [CardSet],
}

impl Looked<'_> {
    fn now(&self, at: usize) -> CardSet {
        self.course.plays.get(at).map_or(CardSet::EMPTY, |(seat, _)| self.hands[seat.index()])
    }

    /// The legal cards for play `at`.
    pub fn allowed(&self, at: usize) -> CardSet {
        self.course.allowed(at, self.now(at))
    }

    pub fn is_revoke(&self, at: usize) -> bool {
        self.course.is_revoke(at, self.now(at))
    }

    /// A seat's last play, if it is a revoke: until they play to the next trick it can be mended.
    pub fn mendable(&self, seat: Seat) -> Option<usize> {
        self.course.last_of(seat).filter(|&at| self.is_revoke(at))
    }

    /// The trick after another card was played as play `at`, and those that followed up to play `end`. `choose` may change them.
    fn instead(&self, at: usize, card: Card, end: usize, choose: impl Fn(usize, Card, &Trick) -> Card) -> Trick {
        let order = self.course.duty.order();
        let mut trick = self.course.trick_before(at);
        trick.play(self.course.plays[at].0, card, order);
        for later in at + 1..end {
            let (seat, card) = self.course.plays[later];
            trick.play(seat, choose(later, card, &trick), order);
        }
        trick
    }

    /// Cards with which the player of `at` could have beaten the trick so far.
    fn winning(&self, at: usize, trick: &Trick) -> CardSet {
        let (seat, trumps) = (self.course.plays[at].0, self.course.duty);
        let held = self.course.held_before(seat, at, self.now(at));
        match (trick.best(), trick.led()) {
            (Some(best), Some(led)) => trumps.order.beating(trumps.playable(held, trick), best, led),
            _ => CardSet::EMPTY,
        }
    }

    /// Taker of the trick without the revoke `at`: with the revoker's legal card that is best for the innocent, the favoured seat
    /// first. After a ruff, a later player who threw away a winning card is counted as having won.
    pub fn rightful_taker(&self, at: usize, favoured: Option<Seat>) -> Seat {
        let (revoker, card) = self.course.plays[at];
        let trumps = self.course.duty;
        let led = self.course.trick_before(at).led();
        let ruffed = led.is_some_and(|led| !trumps.all().contains(led)) && trumps.all().contains(card);
        let end = self.course.start_of(at) + self.course.players;
        let taker = |instead: Card| {
            let trick = self.instead(at, instead, end, |later, card, trick| {
                let winning = self.winning(later, trick);
                let better = if ruffed && !winning.contains(card) { trumps.order.lowest(winning) } else { None };
                better.unwrap_or(card)
            });
            trick.winner().unwrap_or(revoker)
        };
        let innocent = || self.allowed(at).iter().map(taker).filter(|&taker| taker != revoker);
        innocent().find(|&taker| Some(taker) == favoured).or_else(|| innocent().next()).unwrap_or(revoker)
    }

    /// Did the revoke `at` make this later player spend a higher card than would have done?
    pub fn overspent(&self, at: usize, seat: Seat) -> bool {
        let order = self.course.duty.order();
        let own = self.course.play_in(seat, at / self.course.players).filter(|&own| own > at);
        let (Some(own), Some(instead)) = (own, order.lowest(self.allowed(at))) else { return false };
        let trick = self.instead(at, instead, own, |_, card, _| card);
        let spent = order.strength(self.course.plays[own].1);
        order.lowest(self.winning(own, &trick)).is_some_and(|least| order.strength(least) < spent)
    }
}
