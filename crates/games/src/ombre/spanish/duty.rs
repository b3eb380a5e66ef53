//! The duty to play: the family's own, and before a king is out that of the rey forzado (family R22-R24).

use crate::ombre::trumps::Trumps;
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::trick::{Order, Trick};

/// The duty under a trump while these kings may not be played: none, once one of them is out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bound<'a> {
    pub(super) trumps: &'a Trumps,
    pub(super) forced: CardSet,
}

impl Duty for Bound<'_> {
    #[inline(always)]
    fn order(&self) -> &Order {
        &self.trumps.order
    }

    /// As always, but a king only where nothing else can be played.
    #[inline]
    fn playable(&self, hand: CardSet, trick: &Trick) -> CardSet {
        let all = self.trumps.playable(hand, trick);
        let others = all - self.forced;
        if others.is_empty() { all } else { others }
    }

    fn lacks(&self, trick: &Trick, card: Card) -> CardSet {
        let lacked = self.trumps.lacks(trick, card);
        if !self.forced.contains(card) {
            return lacked;
        }
        // A player who followed with the king had nothing else to follow with; one who led or threw it had nothing else at all.
        let follows = trick.led().map(|led| self.trumps.order.followers(led)).filter(|followers| followers.contains(card));
        let others = follows.unwrap_or(EVERYTHING) - self.forced;
        lacked | others
    }
}

const EVERYTHING: CardSet = cards::Pack::Spanish40.cards();
