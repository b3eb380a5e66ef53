//! Tricks that need no search: trumps that must win in the end, and winners that can be cashed at once.
//!
//! Every number here is a lower bound that holds against any play, and comes with the cards whose rank it rests on.

use super::deal::Deal;
use crate::contest::{Contest as _, Start};
use crate::search::lanes::{Lanes, SUITS, TRUMPS, above, bottom, count, suit_of, top};

/// Sure tricks at the beginning of a trick.
pub(super) struct Sure<'a> {
    pub(super) deal: &'a Deal,
    pub(super) start: &'a Start<'a>,
}

/// A number of sure tricks, with the cards whose ranks prove it.
type Certain = (u32, Lanes);

/// The three who do not lead, in the order of play: a friend's cards or a foe's, the other being empty.
struct Others {
    friends: [Lanes; 3],
    foes: [Lanes; 3],
    /// The foes' trumps that are left when the leader has drawn as many as they can.
    drawn: u32,
}

/// Tricks the leader can cash in a suit.
#[derive(Clone, Copy, Default)]
struct Run {
    rounds: u32,
    /// The lowest card needed for it.
    lowest: u32,
}

impl Sure<'_> {
    /// The answer, if sure tricks give it: does the Hombre's camp take at least `need` of those to come?
    #[inline]
    pub(super) fn decided(&self, need: u8) -> Option<(bool, Lanes)> {
        let (need, left) = (u32::from(need), u32::from(self.start.left));
        // Tricks of the others that defeat the aim.
        let against = left - need + 1;
        let lead = self.deal.is_camp(self.start.leader);
        let wanted = if lead { need } else { against };
        let cashed = self.cashed(wanted);
        if cashed.0 >= wanted {
            return Some((lead, cashed.1));
        }
        if let Some(cards) = self.trumps(true, need) {
            return Some((true, cards));
        }
        if let Some(cards) = self.trumps(false, against) {
            return Some((false, cards));
        }
        let (kept, cards) = self.saved(left + 1 - wanted);
        (kept > left - wanted).then_some((!lead, cards))
    }

    /// Tricks the camp not on lead cannot be kept from.
    #[inline]
    fn saved(&self, wanted: u32) -> Certain {
        let lead = self.deal.is_camp(self.start.leader);
        let left = u32::from(self.start.left);
        let (mut ours, mut theirs) = (0, 0);
        for seat in 0..4 {
            if self.deal.is_camp(seat) == lead { ours |= self.start.hands[seat] } else { theirs |= self.start.hands[seat] }
        }
        let foes = (0..self.deal.laid.seats).filter(|&seat| self.deal.is_camp(seat) != lead);
        if suit_of(ours, TRUMPS) != 0 {
            return self.best_trumps(foes, above(suit_of(theirs, TRUMPS), suit_of(ours, TRUMPS)));
        }
        // Nobody on lead can ruff. In the suits whose highest card they lack they win nothing as long as that card is kept; in
        // the others they can win no more tricks than the longest of them has cards. After those, an opponent who comes in
        // cashes their highest cards.
        let (mut run, mut cards) = (0, 0);
        let mut guarded = [(0, 0); SUITS];
        for (suit, guard) in guarded.iter_mut().enumerate() {
            let (our, their) = (suit_of(ours, suit), suit_of(theirs, suit));
            if our == 0 && their == 0 {
                continue;
            }
            let mut rounds = 0;
            for seat in 0..4 {
                rounds = if self.deal.is_camp(seat) == lead { self.start.lengths.at(seat, suit).max(rounds) } else { rounds };
            }
            if our > their {
                run += rounds;
                if run >= left {
                    return (0, 0);
                }
            } else {
                *guard = (rounds, Lanes::from(top(their)) << (16 * suit));
                cards |= guard.1;
            }
        }
        if wanted == 1 {
            // The player who comes in must have kept the highest cards of all suits they guard.
            let room = left - run;
            if foes.clone().any(|seat| (self.start.hands[seat] & cards).count_ones() > room) {
                return (0, 0);
            }
            // One trick needs no guard in suits too short to run all tricks with.
            for (rounds, card) in guarded {
                if card != 0 && run + rounds < left {
                    run += rounds;
                    cards ^= card;
                }
            }
            return (1, cards);
        }
        let room = left - run;
        let mut least = left;
        let guards = cards;
        for seat in foes {
            let (mut tops, mut lowest) = (0, 0);
            for suit in 0..SUITS {
                let (his, all) = (suit_of(self.start.hands[seat], suit), suit_of(ours | theirs, suit));
                let highest = above(his, all & !his);
                tops += count(highest);
                lowest |= Lanes::from(bottom(highest)) << (16 * suit);
            }
            least = least.min(match tops {
                0 => 1,
                tops if tops <= room => tops,
                _ if (self.start.hands[seat] & guards).count_ones() <= room => room,
                _ => 0,
            });
            if least < wanted {
                return (0, 0);
            }
            cards |= lowest;
        }
        (least, cards)
    }

    /// The highest trumps of the camp that is not on lead: all, if each hand has lower ones enough to play under the others'.
    #[inline]
    fn best_trumps(&self, foes: impl Iterator<Item = usize> + Clone, tops: u32) -> Certain {
        if tops == 0 {
            return (0, 0);
        }
        let (all, lane) = (count(tops), 16 * TRUMPS);
        let own = |seat: usize| count(suit_of(self.start.hands[seat], TRUMPS) & tops);
        if foes.clone().all(|seat| own(seat) == 0 || self.start.lengths.at(seat, TRUMPS) >= all) {
            return (all, Lanes::from(bottom(tops)) << lane);
        }
        (0, 0)
    }

    /// Sure trumps of one hand of a camp, whatever is led: of a hand's best trumps, all but as many as there are higher ones
    /// against it, since each of those can beat but one. A friend who beats one of them has the trick for the same camp.
    #[inline]
    fn trumps(&self, camp: bool, wanted: u32) -> Option<Lanes> {
        let mut against = 0;
        for seat in 0..4 {
            against |= if self.deal.is_camp(seat) == camp { 0 } else { suit_of(self.start.hands[seat], TRUMPS) };
        }
        for seat in 0..4 {
            if self.deal.is_camp(seat) != camp || self.start.lengths.at(seat, TRUMPS) < wanted {
                continue;
            }
            let (mut own, mut number) = (suit_of(self.start.hands[seat], TRUMPS), 0);
            while own != 0 {
                let card = top(own);
                own ^= card;
                number += 1;
                let higher = against & !(card * 2 - 1);
                if number >= wanted + count(higher) {
                    return Some(if higher == against { 0 } else { Lanes::from(card) << (16 * TRUMPS) });
                }
            }
        }
        None
    }

    /// Tricks the leader's camp can cash at once: the leader's winners, trumps first, then the side suits as long as no opponent
    /// can ruff; then, if no opponent has a trump left, those of a friend whom the leader can reach.
    #[inline]
    fn cashed(&self, wanted: u32) -> Certain {
        let lead = self.deal.is_camp(self.start.leader);
        let mut others = Others { friends: [0; 3], foes: [0; 3], drawn: 0 };
        for n in 0..3 {
            let seat = (self.start.leader + 1 + n) & 3;
            if self.deal.is_camp(seat) == lead {
                others.friends[n] = self.start.hands[seat];
            } else {
                others.foes[n] = self.start.hands[seat];
            }
        }
        let own = self.start.hands[self.start.leader];
        let mut runs = [Run::default(); SUITS];
        runs[TRUMPS] = others.run(own, TRUMPS, wanted);
        let trumps = runs[TRUMPS].rounds;
        others.drawn = trumps;
        let mut cash = trumps;
        let mut cards = Lanes::from(runs[TRUMPS].lowest) << (16 * TRUMPS);
        for (suit, run) in runs.iter_mut().enumerate().take(TRUMPS) {
            if cash < wanted {
                *run = others.run(own, suit, wanted - cash);
                cash += run.rounds;
                cards |= Lanes::from(run.lowest) << (16 * suit);
            }
        }
        let left = u32::from(self.start.left);
        // A friend with nothing left but trumps would have to ruff, and lead.
        let mut free = true;
        for friend in others.friends {
            let theirs = count(suit_of(friend, TRUMPS));
            if theirs > trumps {
                cash = cash.min(trumps + left - theirs);
                free = false;
            }
        }
        if cash < wanted && free && others.foes.iter().all(|&foe| count(suit_of(foe, TRUMPS)) <= trumps) {
            for n in 0..3 {
                if others.friends[n] == 0 {
                    continue;
                }
                let (number, ranks) = others.handed_on(own, n, &runs, wanted - cash);
                if cash + number >= wanted {
                    return (wanted, cards | ranks);
                }
            }
        }
        (cash, cards)
    }
}

impl Others {
    /// Number of times the leader can play this suit and win, no friend having to overtake.
    #[inline(always)]
    fn run(&self, own: Lanes, suit: usize, wanted: u32) -> Run {
        let mut run = Run::default();
        let mut own = suit_of(own, suit);
        if own == 0 {
            return run;
        }
        let mut friends = self.friends.map(|hand| suit_of(hand, suit));
        let foes = self.foes.map(|hand| suit_of(hand, suit));
        let theirs = foes[0] | foes[1] | foes[2];
        let (mut longest, mut limit) = (0, u32::MAX);
        for (n, &foe) in foes.iter().enumerate() {
            longest = count(foe).max(longest);
            // Who still has trumps may ruff.
            if suit != TRUMPS && count(suit_of(self.foes[n], TRUMPS)) > self.drawn {
                limit = count(foe).min(limit);
            }
        }
        while own != 0 && run.rounds < limit {
            let high = top(own);
            if high < theirs && run.rounds < longest {
                break;
            }
            let lows = friends.map(bottom);
            if lows[0] | lows[1] | lows[2] > high {
                break;
            }
            // Where nobody else has the suit, ranks do not matter.
            if run.rounds < wanted && (run.rounds < longest || lows != [0; 3]) {
                run.lowest = high;
            }
            friends = [friends[0] ^ lows[0], friends[1] ^ lows[1], friends[2] ^ lows[2]];
            own ^= high;
            run.rounds += 1;
        }
        run
    }

    /// Tricks a friend can cash after the leader, when no opponent has a trump left: their highest cards of the side suits, if
    /// the leader has an entry to one of them. They can keep them until then: the cards they must follow with before are lower.
    fn handed_on(&self, own: Lanes, friend: usize, runs: &[Run; SUITS], wanted: u32) -> Certain {
        let (mut number, mut cards, mut reached) = (0, 0, false);
        for (suit, run) in runs.iter().enumerate().take(TRUMPS) {
            // What the leader has played, from the highest, and the friend, from the lowest.
            let (mut leads, mut his) = (suit_of(own, suit), suit_of(self.friends[friend], suit));
            let mut rest = 0;
            let mut longest = 0;
            let mut theirs = 0;
            for n in 0..3 {
                let foe = suit_of(self.foes[n], suit);
                (theirs, longest) = (theirs | foe, longest.max(count(foe)));
                if n != friend {
                    rest |= suit_of(self.friends[n], suit);
                }
            }
            let played = run.rounds;
            for _ in 0..played {
                leads ^= top(leads);
                his ^= bottom(his);
            }
            let reaches = leads != 0;
            let (mut rounds, mut lowest) = (0, 0);
            while his != 0 {
                let high = top(his);
                // Another friend might have to overtake.
                if high < rest || high < theirs && played + rounds < longest || bottom(leads) > high {
                    break;
                }
                if rounds < wanted {
                    lowest = high;
                }
                leads ^= bottom(leads);
                his ^= high;
                rounds += 1;
            }
            number += rounds;
            reached |= reaches && rounds > 0;
            cards |= Lanes::from(lowest) << (16 * suit);
        }
        if reached { (number, cards) } else { (0, 0) }
    }
}
