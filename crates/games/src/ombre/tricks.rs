//! The players of a hand in their order, and their tricks.

use super::trumps::Trumps;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::look_back::{TakenTrick, taken_tricks};
use engine::play_history::PlayHistory;
use engine::trick::{Order, Trick};
use engine::{Seat, SeatSet};
use serde::Serialize;

/// Every card of the largest pack can be played.
const MOST_PLAYS: usize = 40;

/// The longest hand has twelve cards.
const MOST_TRICKS: usize = 12;

/// The seats of a hand, each at the right of the one before; the first `active` of them play cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "[Seat; N]: Serialize")]
pub struct Round<const N: usize> {
    pub order: [Seat; N],
    pub active: usize,
}

impl<const N: usize> Round<N> {
    /// Those who play cards, from the first to lead on.
    pub fn players(&self) -> &[Seat] {
        &self.order[..self.active]
    }

    /// Those who play cards, as a set.
    #[inline]
    pub fn playing(&self) -> SeatSet {
        // Over all seats, so that it needs no loop: play asks it all the time.
        let places = self.order.iter().enumerate();
        places.fold(SeatSet::EMPTY, |set, (place, &seat)| if place < self.active { set.with(seat) } else { set })
    }

    pub fn plays_cards(&self, seat: Seat) -> bool {
        self.players().contains(&seat)
    }

    /// The place of a seat, counted from the first.
    #[inline]
    pub fn place(&self, seat: Seat) -> usize {
        self.order.iter().position(|&there| there == seat).unwrap_or(0)
    }

    /// The active player at this place, counted round the table; without a division, since every play calls it.
    #[inline]
    fn at(&self, place: usize) -> Seat {
        self.order[if place >= self.active { place - self.active } else { place } % N]
    }

    /// The player of cards to the right.
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        self.at(self.place(seat) + 1)
    }

    /// The other players of cards, beginning at the right of this one.
    pub fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<N> {
        let (round, at) = (*self, self.place(seat));
        (1..round.active).map(move |step| round.at(at + step))
    }
}

/// The tricks of a hand, full and begun.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "[u8; N]: Serialize")]
pub struct Tricks<const N: usize> {
    /// The trick on the table.
    pub trick: Trick,
    /// The seat to play.
    pub to_play: Seat,
    /// Every card played, in order. Every trick has as many as there are players in the hand.
    pub plays: ArrayVec<(Seat, Card), MOST_PLAYS>,
    /// The last full trick, kept until the next is full, also into the next hand.
    pub last: Trick,
    /// Takers of the tricks, in order.
    pub takers: ArrayVec<Seat, MOST_TRICKS>,
    /// Tricks taken, as they count.
    pub won: [u8; N],
    /// A trick given to one from another, to make good what a law makes good.
    pub made_good: Option<(Seat, Seat)>,
}

impl<const N: usize> Tricks<N> {
    /// No card played; this trick of the hand before still lies there.
    pub fn new(first: Seat, last: Trick) -> Tricks<N> {
        Tricks {
            trick: Trick::EMPTY,
            to_play: first,
            plays: ArrayVec::new(),
            last,
            takers: ArrayVec::new(),
            won: [0; N],
            made_good: None,
        }
    }

    pub fn of(&self, seat: Seat) -> u8 {
        self.won[seat.index()]
    }

    /// The cards of this seat that were played.
    pub fn played_by(&self, seat: Seat) -> CardSet {
        self.plays.iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect()
    }

    /// All cards played.
    pub fn played(&self) -> CardSet {
        self.plays.iter().map(|&(_, card)| card).collect()
    }

    /// The full tricks as they lie: before whom each is, and which card won it.
    pub fn taken(&self, round: &Round<N>, order: &Order) -> Vec<TakenTrick> {
        let winner = |plays: &[(Seat, Card)]| {
            let mut trick = Trick::EMPTY;
            plays.iter().for_each(|&(seat, card)| trick.play(seat, card, order));
            trick.winner().unwrap_or(self.to_play)
        };
        let winners: Vec<Seat> = self.plays.chunks(round.active).map(winner).collect();
        taken_tricks(&self.plays, round.active, &winners, &self.takers)
    }

    /// The play as it can be looked through, under these trumps.
    pub fn course<'a>(&'a self, round: &Round<N>, trumps: &'a Trumps) -> PlayHistory<'a, Trumps> {
        PlayHistory { plays: &self.plays, players: round.active, duty: trumps }
    }

    /// Are the first tricks all this player's: the *primeiras*?
    pub fn first_are(&self, many: usize, seat: Seat) -> bool {
        self.takers.len() >= many && self.takers.iter().take(many).all(|&taker| taker == seat)
    }

    /// Puts a card down; whose the trick is, if it is full now.
    #[inline]
    pub fn put_down(&mut self, seat: Seat, card: Card, round: &Round<N>, order: &Order) -> Option<Seat> {
        let _ = self.plays.try_push((seat, card));
        self.trick.play(seat, card, order);
        if self.trick.len() < round.active {
            self.to_play = round.next(seat);
            return None;
        }
        let taker = self.trick.winner().unwrap_or(seat);
        self.last = self.trick;
        self.trick = Trick::EMPTY;
        self.to_play = taker;
        self.won[taker.index()] += 1;
        let _ = self.takers.try_push(taker);
        Some(taker)
    }

    /// Takes back every card from play number `from` on, and tells whose they are.
    pub fn take_back(&mut self, from: usize, round: &Round<N>, order: &Order) -> ArrayVec<(Seat, Card), MOST_PLAYS> {
        let back = self.plays.drain(from.min(self.plays.len())..).collect();
        let full = from / round.active;
        self.takers.truncate(full);
        self.recount();
        self.trick = Trick::EMPTY;
        self.last = Trick::EMPTY;
        self.to_play = self.takers.last().copied().unwrap_or(round.order[0]);
        for &(seat, card) in &self.plays[full * round.active..] {
            self.trick.play(seat, card, order);
            self.to_play = round.next(seat);
        }
        back
    }

    /// Gives a full trick, counted from 0, to another.
    pub fn give(&mut self, trick: usize, to: Seat) {
        if let Some(taker) = self.takers.get_mut(trick) {
            *taker = to;
        }
        self.recount();
    }

    /// Gives one trick from one player to another (II.10.17).
    pub fn make_good(&mut self, from: Seat, to: Seat) {
        self.made_good = Some((from, to));
        self.recount();
    }

    fn recount(&mut self) {
        self.won = [0; N];
        for taker in &self.takers {
            self.won[taker.index()] += 1;
        }
        if let Some((from, to)) = self.made_good.filter(|(from, _)| self.won[from.index()] > 0) {
            self.won[from.index()] -= 1;
            self.won[to.index()] += 1;
        }
    }
}

/// Counting of the tricks of those who play against one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rivals {
    /// Each for themselves.
    Each,
    /// All together.
    Together,
}

impl Rivals {
    /// The tricks to be beaten.
    pub fn most(self, rivals: impl Iterator<Item = u8>) -> u8 {
        match self {
            Rivals::Each => rivals.max().unwrap_or(0),
            Rivals::Together => rivals.sum(),
        }
    }
}
