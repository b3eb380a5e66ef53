//! Yukon: the points each side can force in the rest of a round, with the monte known or drawn.
//!
//! Two players, and two pairs, play for one sum of 125 points: what one side has the other has not. Where three play, each for
//! themselves, no such value exists; what is told is what the one to play can force if both others play against them.

use super::counted::{Book, Deck, Nature, Round, SEATS, TRUMPS};
use super::solved::Solved;
use super::unsolved::Unsolved;
use super::verdict::{Probe, Unit, Verdict, Wanted};
use super::{Choices, Forcing, Key, Play, Wish};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::{AnyGame, Offer, Seat, Viewer};
use games::yukon::deck::{Jacks, ORDER, YUKONS, points, worth};
use games::yukon::state::{Phase, Round as Stakes};
use games::yukon::{Action, View, Yukon};

/// All points of a round.
const ALL: i16 = 125;

/// With more cards than this in the monte a round is not begun: nothing could be found in time.
const MOST_STOCK: usize = 12;

/// A position in a round.
#[derive(Clone, Copy, Debug)]
struct At<'a> {
    deck: &'a Deck,
    round: Round,
    /// The places of the side that is counted.
    high: u8,
    /// Points it has taken, and points nobody has taken yet.
    taken: i16,
    left: i16,
}

impl At<'_> {
    fn place(&self) -> usize {
        self.round.turn()
    }

    fn is_high(&self, place: usize) -> bool {
        self.high >> place & 1 == 1
    }
}

impl Play for At<'_> {
    fn wish(&self) -> Wish {
        if self.is_high(self.place()) { Wish::High } else { Wish::Low }
    }

    fn choices(&self) -> Choices {
        let with = if self.is_high(self.place()) { self.high } else { !self.high };
        self.round.choices(self.deck, with)
    }

    fn play(&mut self, choice: u8) {
        if let Some(trick) = self.round.play(self.deck, choice) {
            let points = self.deck.worth(trick.cards);
            self.left -= points;
            if self.is_high(trick.by) {
                self.taken += points;
            }
        }
    }

    fn range(&self) -> (i16, i16) {
        (self.taken, self.taken + self.left)
    }

    fn key(&self) -> Option<Key> {
        self.round.key(self.deck)
    }

    fn settled(&self) -> i16 {
        self.taken
    }
}

fn seen(game: &dyn AnyGame, viewer: Viewer) -> Option<View> {
    game.seen(viewer).view::<Yukon>().cloned()
}

/// The cards of the monte in the order in which they will be drawn: found by playing on, since only the rules may look at it.
fn stock(any_game: &dyn AnyGame, many: usize) -> Option<ArrayVec<Card, MOST_STOCK>> {
    let (mut drawn, mut game) = (ArrayVec::new(), any_game.boxed());
    while drawn.len() < many {
        let view = seen(&*game, Viewer::Public)?;
        let turn = view.open.to_play;
        let hands = |game: &dyn AnyGame| -> Option<[CardSet; SEATS]> {
            let mut hands = [CardSet::EMPTY; SEATS];
            for &seat in &view.open.order[..view.open.active] {
                hands[seat.index()] = seen(game, Viewer::Seat(seat))?.hand;
            }
            Some(hands)
        };
        let before = hands(&*game)?;
        let action = match view.open.phase {
            Phase::Tricks => match seen(&*game, Viewer::Seat(turn))?.offers.first() {
                Some(&Offer::Card { of, .. }) => Action::Play(of.first()?),
                _ => return None,
            },
            Phase::Taking => Action::Take,
            _ => return None,
        };
        game.act(turn, &action.to_string()).ok()?;
        let after = hands(&*game)?;
        // Who took the trick drew first, and leads now.
        let taker = seen(&*game, Viewer::Public)?.open.to_play;
        let order = view.open.order[..view.open.active].iter().copied();
        let from_taker = order.clone().skip_while(|&seat| seat != taker).chain(order.take_while(|&seat| seat != taker));
        drawn.extend(from_taker.flat_map(|seat| after[seat.index()] - before[seat.index()]));
    }
    Some(drawn)
}

/// The nature of a card.
fn nature(card: Card) -> Nature {
    let worth = points(card) as i16;
    let suit = card.suit().map_or(0, |suit| suit as u8);
    let lane = if YUKONS.contains(card) { TRUMPS } else { suit };
    // Jacks differ by the suit they follow.
    let kind = if YUKONS.contains(card) { 32 + suit } else { worth as u8 };
    Nature { lane, power: ORDER.strength(card), worth, kind }
}

impl Solved for Yukon {
    /// The points that the side to play can force, those it has taken in this round included. An extra round is played for tricks and an
    /// ace, and is not answered.
    fn verdict(game: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let view = seen(game, Viewer::Public)?;
        let open = &view.open;
        if open.phase != Phase::Tricks || open.round != Stakes::Points || view.stock > MOST_STOCK {
            return None;
        }
        let seats: ArrayVec<Seat, { Seat::MOST }> = open.order[..open.active].iter().copied().collect();
        let hand_of = |&seat: &Seat| seen(game, Viewer::Seat(seat)).map(|view| view.hand);
        let hands = seats.iter().map(hand_of).collect::<Option<ArrayVec<CardSet, SEATS>>>()?;
        let place = |seat: Seat| seats.iter().position(|&there| there == seat);
        let mut whole = hands.clone();
        for (seat, card) in open.trick.plays() {
            whole[place(seat)?].insert(card);
        }
        let own = seen(game, Viewer::Seat(open.to_play))?;
        let stock = stock(game, view.stock)?;
        let duty = Jacks::new(&view.agreements);
        let book = Book { nature: &nature, follows: &|card| duty.followers(card), owed: duty.owed(), fool: None };
        let deck = Deck::new(&whole, &stock, &book).filter(Round::fits)?;
        let side = view.match_state.members(view.match_state.side(open.to_play));
        let high = side.iter().filter_map(place).fold(0, |high, place| high | 1 << place);
        let taken = |seats: &mut dyn Iterator<Item = Seat>| seats.map(|seat| worth(open.taken(seat)) as i16).sum::<i16>();
        let leader = open.trick.plays().next().map_or(open.to_play, |(seat, _)| seat);
        let mut position = At {
            deck: &deck,
            round: Round::new(&deck, &whole, place(leader)?),
            high,
            taken: taken(&mut side.iter()),
            left: ALL - taken(&mut seats.iter().copied()),
        };
        for (_, card) in open.trick.plays() {
            position.play(deck.choice(card)?);
        }
        let lawful = duty.playable(own.hand, &open.trick);
        let question = Probe {
            position,
            seats: seats.clone(),
            high: side,
            to_play: open.to_play,
            playable: lawful.iter().filter_map(|card| Some((card, deck.choice(card)?))).collect(),
            unit: Unit::Points,
            whole: ALL,
            card: &|choice| deck.card(choice),
            place: At::place,
        };
        question.answer(forcing, budget, wanted)
    }

    fn why_unsolved(game: &dyn AnyGame) -> Option<Unsolved> {
        let view = seen(game, Viewer::Public)?;
        if view.open.round != Stakes::Points {
            return Some(Unsolved::ExtraRound);
        }
        (view.stock > MOST_STOCK).then_some(Unsolved::Stock { left: view.stock, most: MOST_STOCK })
    }
}
