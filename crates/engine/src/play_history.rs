//! The course of play as it can be looked through afterwards: what was held when a card was played, what would have been right, and
//! whether what all have seen proves a revoke.
//!
//! Every honour table keeps its books here. What follows from a revoke belongs to each game's laws.

use crate::Seat;
use crate::duty::Duty;
use crate::trick::Trick;
use cards::{Card, CardSet};

/// The cards of a deal in the order played, and the duty they were played under.
#[derive(Clone, Copy, Debug)]
pub struct PlayHistory<'a, D> {
    pub plays: &'a [(Seat, Card)],
    /// Number of players in a trick.
    pub players: usize,
    pub duty: &'a D,
}

impl<D: Duty> PlayHistory<'_, D> {
    /// The number of the first play of the trick to which play `at` belongs.
    pub fn start_of(&self, at: usize) -> usize {
        at - at % self.players
    }

    /// The cards a seat has played from play `at` on.
    pub fn played_since(&self, seat: Seat, at: usize) -> CardSet {
        self.plays.iter().skip(at).filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect()
    }

    /// The hand of a seat just before play `at`, if it holds `now` today.
    pub fn held_before(&self, seat: Seat, at: usize, now: CardSet) -> CardSet {
        now | self.played_since(seat, at)
    }

    /// The trick as it stood before play `at`.
    pub fn trick_before(&self, at: usize) -> Trick {
        self.trick_to(self.start_of(at), at)
    }

    /// The whole trick to which play `at` belongs, as far as it is played.
    pub fn trick_of(&self, at: usize) -> Trick {
        let start = self.start_of(at);
        self.trick_to(start, start + self.players)
    }

    fn trick_to(&self, start: usize, end: usize) -> Trick {
        let mut trick = Trick::EMPTY;
        let plays = self.plays.iter().take(end).skip(start);
        for &(seat, card) in plays.filter(|(_, card)| self.duty.takes_part(*card)) {
            trick.play(seat, card, self.duty.order());
        }
        trick
    }

    /// The legal cards for play `at`, if its player holds `now` today.
    pub fn allowed(&self, at: usize, now: CardSet) -> CardSet {
        let Some(&(seat, _)) = self.plays.get(at) else { return CardSet::EMPTY };
        self.duty.playable(self.held_before(seat, at, now), &self.trick_before(at))
    }

    /// Was play `at` against the duty, if its player holds `now` today? With only the cards all have seen for `now`, this says
    /// whether they prove it.
    pub fn is_revoke(&self, at: usize, now: CardSet) -> bool {
        self.plays.get(at).is_some_and(|&(_, card)| !self.allowed(at, now).contains(card))
    }

    /// Cards that the player of `at` shows not to hold, if the play was legal.
    pub fn lacks(&self, at: usize) -> CardSet {
        self.plays.get(at).map_or(CardSet::EMPTY, |&(_, card)| self.duty.lacks(&self.trick_before(at), card))
    }

    /// The number of a seat's play in a trick, both counted from 0.
    pub fn play_in(&self, seat: Seat, trick: usize) -> Option<usize> {
        let start = trick.checked_mul(self.players)?;
        let plays = self.plays.get(start..)?;
        plays.iter().take(self.players).position(|(player, _)| *player == seat).map(|at| start + at)
    }

    /// A seat's last play.
    pub fn last_of(&self, seat: Seat) -> Option<usize> {
        self.plays.iter().rposition(|(player, _)| *player == seat)
    }
}
