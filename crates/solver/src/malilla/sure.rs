//! Certain tricks before a lead, without a search.

use super::cards::{highest, highest_in, lowest_in, worth};
use crate::search::lanes::{Lanes, SUITS, TRUMPS, above, bottom, count, lane, suit_of, top};

/// The beginning of a trick.
pub(super) struct Start<'a> {
    pub(super) hands: &'a [Lanes; 4],
    pub(super) leader: usize,
    /// Tricks, and points with those for the tricks, that nobody has taken yet.
    pub(super) tricks: u32,
    pub(super) left: i16,
}

/// A number of certain points, with the cards whose ranks prove it.
pub(super) type Certain = (i16, Lanes);

/// Tricks of a partner who comes in: their number, the cards that win, and the cards whose ranks prove it.
struct HandedOn {
    tricks: u32,
    won: Lanes,
    ranks: Lanes,
}

/// The highest `many` cards of a suit.
#[inline(always)]
fn best_of(mut cards: u32, many: u32) -> u32 {
    let mut best = 0;
    for _ in 0..many {
        best |= top(cards);
        cards ^= top(cards);
    }
    best
}

impl Start<'_> {
    /// A lower bound for a side that takes `taken` tricks with these cards: in the tricks left the others can have no more than
    /// the best cards of every hand.
    #[inline(always)]
    fn but_the_rest(&self, taken: u32, with: Lanes) -> i16 {
        let after = self.tricks - taken;
        let theirs: i16 = self.hands.iter().map(|&hand| highest(hand & !with, after)).sum();
        self.left - theirs - after as i16
    }

    /// A lower bound for the leader's side: the leader plays out master cards, suit by suit, as long as no opponent can trump
    /// them.
    #[inline]
    pub(super) fn cashed(&self) -> Certain {
        let [own, next, partner, last] = [0, 1, 2, 3].map(|ahead| self.hands[(self.leader + ahead) & 3]);
        let (mut mattered, mut total, mut cashed) = (0, 0, 0);
        let (mut made, mut free, mut other_suits) = (0, 0, 0);
        let mut played_in = [0; SUITS];
        let foes_drawn = |drawn: u32| [next, last].iter().all(|&foe| count(suit_of(foe, TRUMPS)) <= drawn);
        // Trumps first: they may take the opponents' away.
        let mut drawn = 0;
        for suit in [TRUMPS, 0, 1, 2] {
            let mine = suit_of(own, suit);
            let others = suit_of(next | partner | last, suit);
            let mut winners = above(mine, others);
            let mut rounds = count(winners);
            let longest = [next, partner, last].map(|hand| count(suit_of(hand, suit))).into_iter().max().unwrap_or(0);
            let ranks = winners;
            if rounds >= longest {
                // When everybody's cards of the suit are gone the low ones are good too.
                winners = mine;
                rounds = count(mine);
            }
            if suit != TRUMPS && rounds > 0 {
                // A partner with nothing left but trumps would have to overtake, and lead into theirs.
                let trumps = count(suit_of(partner, TRUMPS));
                if trumps > drawn && !foes_drawn(drawn) {
                    rounds = rounds.min((drawn + self.tricks - trumps).saturating_sub(total));
                }
                for foe in [next, last] {
                    if count(suit_of(foe, TRUMPS)) > drawn {
                        rounds = rounds.min(count(suit_of(foe, suit)));
                    }
                }
            }
            if rounds == 0 {
                if suit != TRUMPS {
                    other_suits |= lane(suit);
                }
                continue;
            }
            if suit == TRUMPS {
                drawn = rounds;
            }
            let played = best_of(winners, rounds);
            played_in[suit] = played;
            cashed |= Lanes::from(played) << (16 * suit);
            // Only a card that others could have beaten rests on its rank.
            if others != 0 {
                mattered |= Lanes::from(bottom(played & ranks)) << (16 * suit);
            }
            total += rounds;
            // What the others must play, and what the partner can.
            made += highest_in(partner, suit, rounds) + lowest_in(next, suit, rounds) + lowest_in(last, suit, rounds);
            free += rounds.saturating_sub(count(suit_of(partner, suit)));
        }
        if total < self.tricks && foes_drawn(drawn) {
            let on = self.handed_on(&played_in);
            if on.tricks > 0 {
                let (taken, with, ranks) = (total + on.tricks, cashed | on.won, mattered | on.ranks);
                if taken >= self.tricks {
                    return (self.left, ranks);
                }
                return ((worth(with) + taken as i16).max(self.but_the_rest(taken, with)), ranks);
            }
        }
        if total == 0 {
            return (0, 0);
        }
        if total >= self.tricks {
            return (self.left, mattered);
        }
        made += total as i16 + worth(cashed) + highest(partner & other_suits, free);
        (made.max(self.but_the_rest(total, cashed)), mattered)
    }

    /// Tricks the partner can cash after the leader has played these, when no opponent has a trump left. The cards they followed
    /// with before were lower, and on the leader's tricks they are free to throw away others.
    fn handed_on(&self, played: &[u32; SUITS]) -> HandedOn {
        let [own, next, partner, last] = [0, 1, 2, 3].map(|ahead| self.hands[(self.leader + ahead) & 3]);
        let mut on = HandedOn { tricks: 0, won: 0, ranks: 0 };
        let mut reached = false;
        for (suit, &played) in played.iter().enumerate() {
            let (mut leads, mut his) = (suit_of(own, suit) & !played, suit_of(partner, suit));
            if his == 0 {
                continue;
            }
            let before = count(played);
            for _ in 0..before {
                his ^= bottom(his);
            }
            let longest = count(suit_of(next, suit)).max(count(suit_of(last, suit)));
            let theirs = suit_of(next | last, suit);
            let reaches = leads != 0;
            let (mut rounds, mut lowest) = (0, 0);
            while his != 0 {
                let high = top(his);
                let against = before + rounds < longest;
                if against && high < theirs || bottom(leads) > high {
                    break;
                }
                // Where nobody else has the suit, ranks do not matter.
                if against || leads != 0 {
                    lowest = high;
                }
                on.won |= Lanes::from(high) << (16 * suit);
                leads ^= bottom(leads);
                his ^= high;
                rounds += 1;
            }
            on.tricks += rounds;
            on.ranks |= Lanes::from(lowest) << (16 * suit);
            reached |= reaches && rounds > 0;
        }
        if reached { on } else { HandedOn { tricks: 0, won: 0, ranks: 0 } }
    }

    /// Sure tricks of a side's trumps: of a hand's best trumps all but as many as the other side has higher ones.
    #[inline]
    pub(super) fn by_trumps(&self, side: usize) -> Certain {
        let theirs = suit_of(self.hands[side ^ 1] | self.hands[side ^ 3], TRUMPS);
        let ours = suit_of(self.hands[side] | self.hands[side + 2], TRUMPS);
        if ours == 0 {
            return (0, 0);
        }
        let top_run = above(ours, theirs);
        let in_hand = |hand: Lanes| count(top_run & suit_of(hand, TRUMPS));
        let tricks = in_hand(self.hands[side]).max(in_hand(self.hands[side + 2]));
        if tricks == 0 {
            return (0, 0);
        }
        let run = Lanes::from(top_run) << (16 * TRUMPS);
        let ranks = if theirs == 0 { 0 } else { run & run.wrapping_neg() };
        let points = worth(run) + tricks as i16;
        (points.max(self.but_the_rest(tricks, run)), ranks)
    }
}
