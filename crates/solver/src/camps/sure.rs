//! Tricks that need no search: trumps that must win in the end, and winners that can be cashed at once.
//!
//! Every number here is a lower bound that holds against any play, and comes with the cards whose rank it rests on.

use super::deal::Deal;
use crate::search::lanes::{Lanes, Lengths, SUITS, TRUMPS, above, count, suit_of, top};

/// A position at the beginning of a trick.
pub(super) struct Start<'a> {
    pub(super) deal: &'a Deal,
    pub(super) hands: &'a [Lanes; 4],
    pub(super) lengths: Lengths,
    pub(super) leader: usize,
    /// Tricks to come.
    pub(super) left: u8,
}

/// So many tricks are sure, because of these cards.
type Sure = (u8, Lanes);

impl Start<'_> {
    /// The answer, if sure tricks give it: does the Hombre's camp take at least so many of those to come?
    pub(super) fn decided(&self, need: u8) -> Option<(bool, Lanes)> {
        // So many of the others' are too many.
        let against = self.left - need + 1;
        let lead = self.deal.is_camp(self.leader);
        let cashed = self.cashed(self.leader, if lead { need } else { against });
        if cashed.0 >= if lead { need } else { against } {
            return Some((lead, cashed.1));
        }
        let trumps = |camp: bool| {
            let foes = (0..self.deal.seats).filter(|&seat| self.deal.is_camp(seat) != camp);
            let theirs = foes.fold(0, |all, seat| all | suit_of(self.hands[seat], TRUMPS));
            let own = (0..self.deal.seats).filter(|&seat| self.deal.is_camp(seat) == camp);
            own.map(|seat| self.trumps(seat, theirs)).max_by_key(|sure| sure.0).unwrap_or((0, 0))
        };
        let ours = trumps(true);
        if ours.0 >= need {
            return Some((true, ours.1));
        }
        let theirs = trumps(false);
        (theirs.0 >= against).then_some((false, theirs.1))
    }

    /// Trumps that must win in the end, whoever leads: of a hand's best trumps, all but as many as there are higher ones against
    /// it, since each of those can beat but one. A friend who beats one of them has the trick for the same camp.
    fn trumps(&self, seat: usize, against: u32) -> Sure {
        let mut own = suit_of(self.hands[seat], TRUMPS);
        let (mut number, mut sure) = (0, (0, 0));
        while own != 0 {
            let card = top(own);
            own ^= card;
            number += 1;
            let higher = against & !(card * 2 - 1);
            let wins = u8::saturating_sub(number, count(higher) as u8);
            if wins > sure.0 {
                sure = (wins, if higher == against { 0 } else { Lanes::from(card) << (16 * TRUMPS) });
            }
        }
        sure
    }

    /// What a leader can cash at once by themselves: their highest trumps, then the side suits that nobody against them can ruff.
    fn cashed(&self, leader: usize, wanted: u8) -> Sure {
        let deal = self.deal;
        let others = self.hands.iter().fold(0, |all, hand| all | hand) & !self.hands[leader];
        let all_others = |suit: usize| (0..deal.seats).filter(move |&seat| seat != leader).map(move |seat| (seat, suit));
        let longest = |suit: usize| all_others(suit).map(|(seat, suit)| self.lengths.at(seat, suit)).max().unwrap_or(0);
        let rounds = |suit: usize| {
            let own = suit_of(self.hands[leader], suit);
            let tops = above(own, suit_of(others, suit));
            // Once nobody else has the suit, small cards win too.
            if count(tops) >= longest(suit) { (count(own), tops) } else { (count(tops), tops) }
        };
        // The lowest card needed for so many rounds.
        let lowest = |suit: usize, rounds: u32, mut tops: u32| {
            if suit_of(others, suit) == 0 || rounds == 0 {
                return 0;
            }
            for _ in 1..rounds.min(count(tops)) {
                tops ^= top(tops);
            }
            Lanes::from(top(tops)) << (16 * suit)
        };
        let wanted = u32::from(wanted);
        let (trumps, tops) = rounds(TRUMPS);
        let mut cash = trumps;
        let mut cards = lowest(TRUMPS, trumps.min(wanted), tops);
        let mut untouched = [true; SUITS];
        for (suit, untouched) in untouched.iter_mut().enumerate().take(TRUMPS) {
            if cash >= wanted || self.lengths.at(leader, suit) == 0 {
                continue;
            }
            let (mut number, tops) = rounds(suit);
            for (seat, _) in all_others(suit) {
                if deal.is_camp(leader) != deal.is_camp(seat) && self.lengths.at(seat, TRUMPS) > trumps {
                    number = number.min(self.lengths.at(seat, suit));
                }
            }
            cards |= lowest(suit, number.min(wanted - cash), tops);
            cash += number;
            *untouched = number == 0;
        }
        let friends = (0..deal.seats).filter(|&seat| seat != leader && deal.is_camp(seat) == deal.is_camp(leader));
        // A friend with nothing left but trumps would have to ruff, and lead.
        let mut free = true;
        for seat in friends.clone() {
            let theirs = self.lengths.at(seat, TRUMPS);
            if theirs > trumps {
                cash = cash.min(trumps + u32::from(self.left) - theirs);
                free = false;
            }
        }
        let drawn =
            (0..deal.seats).all(|seat| deal.is_camp(seat) == deal.is_camp(leader) || self.lengths.at(seat, TRUMPS) <= trumps);
        if cash < wanted && free && drawn {
            let more = friends.map(|seat| self.handed_on(leader, seat, &untouched, wanted - cash)).max_by_key(|sure| sure.0);
            if let Some((number, ranks)) = more {
                cash += u32::from(number).min(u32::from(self.left) - cash);
                cards |= if number > 0 { ranks } else { 0 };
            }
        }
        (cash as u8, cards)
    }

    /// What a friend can cash after the leader has, when nobody against them has a trump left: their highest cards of the side suits that
    /// the leader has not touched, if the leader has a card that reaches one of them. They can keep them till then: what they must follow
    /// is of other suits.
    fn handed_on(&self, leader: usize, friend: usize, untouched: &[bool; SUITS], wanted: u32) -> Sure {
        let others = self.hands.iter().fold(0, |all, hand| all | hand) & !self.hands[friend];
        let tops = |suit: usize| above(suit_of(self.hands[friend], suit), suit_of(others, suit));
        let reached = (0..TRUMPS).find(|&suit| untouched[suit] && self.lengths.at(leader, suit) > 0 && tops(suit) != 0);
        let Some(first) = reached else { return (0, 0) };
        let (mut number, mut cards) = (0, 0);
        for suit in std::iter::once(first).chain((0..TRUMPS).filter(|&suit| suit != first)) {
            if number >= wanted || !untouched[suit] {
                continue;
            }
            let mut own = tops(suit);
            let rounds = count(own);
            if rounds == 0 {
                continue;
            }
            for _ in 1..rounds.min(wanted - number) {
                own ^= top(own);
            }
            cards |= if suit_of(others, suit) == 0 { 0 } else { Lanes::from(top(own)) << (16 * suit) };
            number += rounds;
        }
        (number as u8, cards)
    }
}
