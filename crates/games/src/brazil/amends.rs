//! The wrong card at an honour table: noticed before the trick is taken it is replaced, afterwards it stands.
//!
//! Whoever played it can always put it right. Another can say so only if cards that all have seen prove it, or saying so would
//! be a way to look into a hand; and since nothing follows once the trick is taken, there is no trying it later.

use cards::{Card, CardSet};
use engine::Seat;
use engine::course::Course;
use engine::duty::Duty;
use engine::trick::Trick;

/// The trick on the table, as an honour table looks at it.
#[derive(Clone, Copy, Debug)]
pub struct Examined<'a, D> {
    pub course: Course<'a, D>,
    /// Its number, from 0.
    pub trick: usize,
}

/// What a card on the table looks like to those who do not see its player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looks {
    /// Right on the face of it, or there is none.
    Right,
    /// It may be wrong, and nothing in sight proves it.
    Doubtful,
    /// Cards in sight prove it wrong.
    Wrong(Card),
}

impl<D: Duty> Examined<'_, D> {
    /// The number of a seat's play in this trick.
    pub fn play_of(&self, seat: Seat) -> Option<usize> {
        self.course.play_in(seat, self.trick)
    }

    /// The cards with which a seat that holds this hand can put its wrong card right; none if it is right.
    pub fn mends(&self, seat: Seat, hand: CardSet) -> CardSet {
        let wrong = self.play_of(seat).filter(|&at| self.course.is_revoke(at, hand));
        wrong.map_or(CardSet::EMPTY, |at| self.course.allowed(at, hand))
    }

    /// What a seat's card looks like, if all have seen these cards in its hand.
    pub fn looks(&self, seat: Seat, shown: CardSet) -> Looks {
        match self.play_of(seat) {
            Some(at) if self.course.is_revoke(at, shown) => Looks::Wrong(self.course.plays[at].1),
            Some(at) if !self.course.lacks(at).is_empty() => Looks::Doubtful,
            _ => Looks::Right,
        }
    }
}

/// What changes when a card is replaced.
pub struct Replaced<'a> {
    pub plays: &'a mut [(Seat, Card)],
    pub trick: &'a mut Trick,
    /// The hand of who replaces a card.
    pub hand: &'a mut CardSet,
    /// The cards in it that all have seen.
    pub shown: &'a mut CardSet,
}

impl Replaced<'_> {
    /// The card of play `at` goes back to the hand, seen by all, and this one takes its place; the cards of the others stay.
    pub fn by(self, card: Card, at: usize, players: usize, duty: &impl Duty) {
        let wrong = std::mem::replace(&mut self.plays[at].1, card);
        *self.hand = self.hand.with(wrong).without(card);
        *self.shown = self.shown.with(wrong).without(card);
        *self.trick = Course { plays: self.plays, players, duty }.trick_of(at);
    }
}
