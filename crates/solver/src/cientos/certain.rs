//! Certain tricks before a lead, without a search.

use super::position::BOUNDS;
use crate::search::lanes::{Lanes, Lengths, SUITS, above, bottom, count, suit_of, top};

/// The beginning of a trick.
pub(super) struct Start {
    pub(super) own: Lanes,
    pub(super) other: Lanes,
    pub(super) lengths: Lengths,
    pub(super) leader: usize,
    pub(super) left: u8,
}

/// A number of certain tricks, with the cards whose ranks prove it.
pub(super) type Certain = (i8, Lanes);

/// Certain tricks of both players.
pub(super) struct Certainly {
    /// Tricks the leader takes without losing the lead, whatever the other plays.
    pub(super) firm: Certain,
    /// Tricks the other cannot be kept from. In suits whose master card is theirs the leader wins nothing as long as they keep
    /// it, in the rest no more tricks than they have cards; after those the other comes in and cashes their highest cards.
    pub(super) kept: Certain,
}

impl Start {
    #[inline(always)]
    pub(super) fn certain(&self) -> Certainly {
        let left = u32::from(self.left);
        let (mut firm, mut leaders) = (0, 0);
        let (mut run, mut guards, mut tops, mut others) = (0, 0, 0, 0);
        for suit in 0..SUITS {
            let (mine, theirs) = (suit_of(self.own, suit), suit_of(self.other, suit));
            if mine > theirs {
                let (best, length) = (above(mine, theirs), self.lengths.at(self.leader, suit));
                run += length;
                // When the best have drawn all of the other's, the rest is firm too.
                firm += if count(best) >= self.lengths.at(1 - self.leader, suit) { length } else { count(best) };
                if theirs != 0 {
                    leaders |= Lanes::from(bottom(best)) << (16 * suit);
                }
            } else if theirs != 0 {
                let best = above(theirs, mine);
                tops += count(best);
                if mine != 0 {
                    guards += 1;
                    others |= Lanes::from(bottom(best)) << (16 * suit);
                }
            }
        }
        // Of every suit that they guard they need one card when the leader has no other left.
        let kept = if run + guards > left { (0, 0) } else { (tops.min(left - run) as i8, others) };
        Certainly { firm: (firm as i8, leaders), kept }
    }

    /// A high card that a leader whose cards are all firm can keep for the last trick: one that need not draw those of the other first.
    #[inline(always)]
    pub(super) fn keeps_high(&self) -> Option<Lanes> {
        (0..SUITS).find_map(|suit| {
            let (mine, theirs) = (suit_of(self.own, suit), suit_of(self.other, suit));
            let free = if above(mine, theirs) == mine { top(mine) } else { bottom(mine) };
            (free > suit_of(BOUNDS, suit)).then_some(Lanes::from(free) << (16 * suit))
        })
    }
}
