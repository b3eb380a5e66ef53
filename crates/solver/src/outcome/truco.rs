//! Truco: who wins the volta by its vazas, all cards known. What was called and staked is no matter of the cards.

use super::solved::Solved;
use super::unsolved::Unsolved;
use super::verdict::{Probe, Unit, Verdict, Wanted};
use super::{Choices, Forcing, Key, Play, Wish};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::{AnyGame, Offer, Seat, SeatSet, Viewer};
use games::truco::points::power;
use games::truco::state::{Phase, Side, Stay};
use games::truco::{Truco, View, volta_winner};

/// The most who fight.
const SEATS: usize = 4;
/// The vazas of a volta, and the cards of a hand.
const VAZAS: usize = 3;

/// A contest: what does not change while it is played.
#[derive(Debug)]
struct Contest {
    /// The contestants' sides, in the order of play.
    sides: ArrayVec<Side, SEATS>,
    /// Those who have not left.
    stay: [Stay; SEATS],
    cards: ArrayVec<Card, { SEATS * VAZAS }>,
    /// The side that wishes the result high.
    high: Side,
}

/// A position in it.
#[derive(Clone, Copy, Debug)]
struct At<'a> {
    contest: &'a Contest,
    /// The numbers of the cards that each holds, one bit each.
    hands: [u16; SEATS],
    /// The power of the card each has played to this vaza; 0 before.
    down: [u8; SEATS],
    leader: u8,
    to_play: u8,
    /// Sides that won the vazas, `None` for a parda; only those already played count.
    vazas: [Option<Side>; VAZAS],
    played: u8,
    winner: Option<Side>,
}

impl At<'_> {
    fn place(&self) -> usize {
        usize::from(self.to_play) % SEATS
    }

    /// The places from the leader on.
    fn places(&self) -> impl Iterator<Item = usize> + use<> {
        let (leader, active) = (usize::from(self.leader), self.contest.sides.len());
        (0..active).map(move |step| (leader + step) % active)
    }

    /// Goes on to the next who must play, or to the next vaza.
    fn advance(&mut self) {
        let next = |at: &Self| at.places().find(|&place| at.down[place] == 0 && at.contest.stay[place] == Stay::In);
        if next(self).is_none() {
            self.finish();
        }
        if let Some(place) = next(self) {
            self.to_play = place as u8;
        }
    }

    /// The vaza is complete (R82, R83).
    fn finish(&mut self) {
        let best = self.down.into_iter().max().unwrap_or(0);
        let mut top = self.places().filter(|&place| self.down[place] == best);
        let first = top.next().unwrap_or(0);
        let side = self.contest.sides[first];
        let parda = top.any(|place| self.contest.sides[place] != side);
        self.vazas[usize::from(self.played) % VAZAS] = (!parda).then_some(side);
        self.played += 1;
        if !parda {
            self.leader = first as u8;
        }
        self.down = [0; SEATS];
        self.winner = volta_winner(&self.vazas[..usize::from(self.played).min(VAZAS)], side);
    }
}

impl Play for At<'_> {
    fn wish(&self) -> Wish {
        if self.contest.sides[self.place()] == self.contest.high { Wish::High } else { Wish::Low }
    }

    fn choices(&self) -> Choices {
        let mut hand = self.hands[self.place()];
        let mut choices = Choices::new();
        while hand != 0 {
            let choice = hand.trailing_zeros() as u8;
            hand &= hand - 1;
            let strength = |choice: u8| power(self.contest.cards[usize::from(choice)]);
            if choices.iter().all(|&other| strength(other) != strength(choice)) {
                choices.push(choice);
            }
        }
        choices
    }

    fn play(&mut self, choice: u8) {
        let place = self.place();
        self.hands[place] &= !(1 << choice);
        self.down[place] = power(self.contest.cards[usize::from(choice)]);
        self.advance();
    }

    fn range(&self) -> (i16, i16) {
        match self.winner {
            Some(side) if side == self.contest.high => (1, 1),
            Some(_) => (-1, -1),
            None => (-1, 1),
        }
    }

    /// There are never more than twelve cards: nothing is worth keeping.
    fn key(&self) -> Option<Key> {
        None
    }
}

fn seen(game: &dyn AnyGame, viewer: Viewer) -> Option<View> {
    game.seen(viewer).view::<Truco>().cloned()
}

impl Solved for Truco {
    /// The forced result of the volta for the side to play: 1 or -1. Given when a card is to be played and nothing waits for a
    /// word; not if cards lie on one another, for those are played by themselves.
    fn verdict(game: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let view = seen(game, Viewer::Public)?;
        let open = &view.open;
        let to_play = view.to_play.filter(|_| open.phase == Phase::Contest)?;
        let offers = seen(game, Viewer::Seat(to_play))?.offers;
        let playable = offers.iter().find_map(|offer| match offer {
            &Offer::Card { of, .. } => Some(of),
            _ => None,
        })?;
        if open.committed.iter().any(|later| !later.is_empty()) {
            return None;
        }
        let seats: ArrayVec<Seat, { Seat::MOST }> = open.order[..open.active].iter().copied().collect();
        let place = |seat: Seat| seats.iter().position(|&there| there == seat);
        let hand_of = |&seat: &Seat| seen(game, Viewer::Seat(seat)).map(|view| view.hand);
        let hands = seats.iter().map(hand_of).collect::<Option<ArrayVec<CardSet, SEATS>>>()?;
        let side_of = |seat: Seat| view.sides[seat.index()];
        let mut contest = Contest {
            sides: seats.iter().map(|&seat| side_of(seat)).collect(),
            stay: [Stay::In; SEATS],
            cards: hands.iter().flat_map(|hand| hand.iter()).take(SEATS * VAZAS).collect(),
            high: side_of(to_play),
        };
        for (place, seat) in seats.iter().enumerate() {
            contest.stay[place] = open.stay[seat.index()];
        }
        let number = |card: Card| contest.cards.iter().position(|&there| there == card).map(|at| at as u8);
        let mut position = At {
            contest: &contest,
            hands: [0; SEATS],
            down: [0; SEATS],
            leader: place(open.leader)? as u8,
            to_play: place(to_play)? as u8,
            vazas: [None; VAZAS],
            played: open.vazas.len() as u8,
            winner: None,
        };
        for (place, hand) in hands.iter().enumerate() {
            position.hands[place] = hand.iter().filter_map(number).fold(0, |bits, at| bits | 1 << at);
        }
        for &(seat, card) in &open.vaza {
            position.down[place(seat)?] = power(card);
        }
        position.vazas[..open.vazas.len()].copy_from_slice(&open.vazas);
        let question = Probe {
            position,
            seats: seats.clone(),
            high: seats.iter().copied().filter(|&seat| side_of(seat) == contest.high).collect::<SeatSet>(),
            to_play,
            playable: playable.iter().filter_map(|card| Some((card, number(card)?))).collect(),
            unit: Unit::Hand,
            whole: 0,
            card: &|choice| contest.cards.get(usize::from(choice)).copied(),
            place: At::place,
        };
        question.answer(forcing, budget, wanted)
    }

    fn why_unsolved(game: &dyn AnyGame) -> Option<Unsolved> {
        let open = seen(game, Viewer::Public)?.open;
        open.committed.iter().any(|later| !later.is_empty()).then_some(Unsolved::Committed)
    }
}
