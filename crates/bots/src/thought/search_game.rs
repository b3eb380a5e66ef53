//! Interface of a game for search, beyond its rules.

use super::outlook::Ending;
use crate::belief::Beliefs;
use crate::lab::Role;
use crate::tutor::ScoreUnit;
use crate::{Advice, Player};
use cards::{Card, CardSet};
use engine::{Game, LedgerEntry, Offer, Rng, Seat, SeatSet, Side};

/// A game that can be searched: the model of players in imagined worlds, the decisions worth a search, and what a
/// deal was worth.
pub trait SearchGame: Game {
    /// The type its matches are thought about as: its own, or one for a whole family whose games differ by what was agreed alone, so that
    /// the thinking is compiled once.
    type Kin: SearchGame<Kin = Self::Kin, View = Self::View, Action = Self::Action>;

    /// The player everybody is supposed to be in imagined worlds: quick, and true to the book.
    type Novice: Player<Self>;

    /// Names of the places at its table, counted from the dealer's right.
    const PLACES: &'static [&'static str];

    /// In what the tutor weighs its ways.
    const SCORE_UNIT: ScoreUnit;

    /// The names of players of this game whom only the arena asks in.
    const GUESTS: &'static [&'static str] = &[];

    /// One of them.
    fn guest(_name: &str, _seed: u64) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// The same match as its kin.
    fn kin(self) -> Self::Kin;

    /// The novice of this seed.
    fn novice(seed: u64) -> Self::Novice;

    /// The novice who plays imagined worlds on: by default the same; where a novice reckons long, one who reckons less.
    fn hasty(seed: u64) -> Self::Novice {
        Self::novice(seed)
    }

    /// The seat whose view this is.
    fn seat(view: &Self::View) -> Option<Seat>;

    /// The novice's choice in this position, with its reason if the book gives one.
    fn advise(view: &Self::View) -> Option<Advice<Self::Action>>;

    /// Is an action of this kind one to think about at all? What only follows a form (a cut, a claim, a word of good order) is left
    /// to the novice.
    fn is_weighty(action: &Self::Action) -> bool;

    /// Is this one worth trying here beside what the novice would do? By default all that is weighty is. What is never the best, and
    /// what few worlds make too much of, is not; where it is the novice's own choice, it is weighed against the others.
    fn is_worth_trying(_view: &Self::View, _action: &Self::Action) -> bool {
        true
    }

    /// Does this call more than the viewer's cards are worth? A plain tutor advises against none and makes none.
    fn is_bluff(_view: &Self::View, _action: &Self::Action) -> bool {
        false
    }

    /// The debt of a seat that no ledger shows yet.
    fn owes(_game: &Self, _seat: Seat) -> i64 {
        0
    }

    /// The score of these seats when the deal with this number is over: by default their gain above the average of all sides,
    /// with the middle of the table counted as everybody's.
    fn standing(game: &Self, seats: SeatSet, deal: u32) -> f64 {
        let sides = game.sides();
        let won = |side: &Side| settled(game, Self::owes, side, deal) as f64;
        let mean = sides.iter().map(won).sum::<f64>() / sides.len().max(1) as f64;
        sides.iter().find(|side| side.seats == seats).map_or(0.0, won) - mean
    }

    /// Did these seats win by the rest of a deal: do they come out of it better than the average of all sides? Nothing where that is
    /// no victory, as in games that count the points of every trick.
    fn won(before: &Self, after: &Self, seats: SeatSet) -> Option<bool> {
        let deal = before.deal_number();
        let ahead = |game: &Self| {
            let sides = game.sides();
            let won = |side: &Side| settled(game, Self::owes, side, deal) as f64;
            let mean = sides.iter().map(won).sum::<f64>() / sides.len().max(1) as f64;
            sides.iter().find(|side| side.seats == seats).map(|side| won(side) - mean)
        };
        Some(ahead(after)? > ahead(before)? + 1e-9)
    }

    /// The action of playing a card.
    fn card(card: Card) -> Option<Self::Action>;

    /// Largest hand with which the club player solves worlds, playing them on as if all cards lay open.
    /// With more it would too often not be done within the solver's budget, and what is solved would be set beside what is not.
    fn solved(view: &Self::View) -> usize;

    /// Largest hand with which the master plays worlds on in this way: the last tricks, where less is hidden.
    fn ending(view: &Self::View) -> (usize, Ending);

    /// The viewer's part in the deal: by default all have the same.
    fn role(_view: &Self::View) -> Role {
        Role::Alike
    }

    /// Number of cards in the viewer's hand.
    fn held(view: &Self::View) -> usize {
        Self::cards(view)[0].len()
    }

    /// The viewer's own hand, and the cards they laid aside.
    fn cards(view: &Self::View) -> [CardSet; 2];

    /// Learnt weights of the others' hidden cards in this view; none where nothing was learnt.
    fn beliefs(_view: &Self::View) -> Option<Beliefs> {
        None
    }

    /// The same as even the player of the club hears it: by default they do not listen.
    fn heard(_view: &Self::View, _world: &Self) -> f64 {
        1.0
    }

    /// A decision learnt in advance for this position, in place of the novice's. A learnt word is said; a learnt silence leaves
    /// the card to the search.
    fn learnt(_view: &Self::View, _rng: &mut Rng) -> Option<Learnt<Self::Action>> {
        None
    }

    /// The likelihood, from 0 to 1, of the others' words and plays in this world.
    fn likelihood(_view: &Self::View, _world: &Self) -> f64 {
        1.0
    }
}

/// Of a [`SearchGame`] what is the same in every game whose novice plays by the book alone: `Novice`, `Action` and `advise` are those of the
/// game. One that is no part of a family is its own kin.
macro_rules! by_the_book {
    (own kin) => {
        type Kin = Self;

        fn kin(self) -> Self {
            self
        }

        $crate::thought::by_the_book!();
    };
    () => {
        type Novice = Novice;

        fn novice(_: u64) -> Novice {
            Novice
        }

        fn seat(view: &Self::View) -> Option<engine::Seat> {
            view.seat()
        }

        fn card(card: cards::Card) -> Option<Self::Action> {
            Some(Action::Play(card))
        }

        fn advise(view: &Self::View) -> Option<$crate::Advice<Self::Action>> {
            advise(view)
        }
    };
}
pub(crate) use by_the_book;

/// Decision learnt in advance.
#[derive(Clone, Debug, PartialEq)]
pub enum Learnt<A> {
    /// To say this.
    Word(A),
    /// To say nothing and play a card: the novice's, unless another is better.
    Card(A),
}

impl<A> Learnt<A> {
    /// The action, of either kind.
    pub(super) fn action(self) -> A {
        match self {
            Learnt::Word(action) | Learnt::Card(action) => action,
        }
    }
}

/// The cards to choose from, if this is the offer to play one.
#[inline(always)]
pub(crate) fn to_play<G: SearchGame>(offer: &Offer<G::Action>) -> Option<CardSet> {
    let Offer::Card { of, make } = *offer else { return None };
    of.first().is_some_and(|card| G::card(card).is_some_and(|play| play == make(card))).then_some(of)
}

/// The result of a side when the deal with this number is over: without its stakes for the next, and less its debts.
pub(crate) fn settled<G: Game>(game: &G, owes: fn(&G, Seat) -> i64, side: &Side, deal: u32) -> i64 {
    let next = game.deal_number();
    let staked: i64 = if next > deal { side.seats.iter().map(|seat| moved(game, next, seat)).sum() } else { 0 };
    side.won - staked - side.seats.iter().map(|seat| owes(game, seat)).sum::<i64>()
}

/// The movement of a seat's account in a deal so far.
fn moved<G: Game>(game: &G, deal: u32, seat: Seat) -> i64 {
    let amount = |entry: &LedgerEntry| match (entry.to.as_seat(), entry.from.as_seat()) {
        (Some(to), _) if to == seat => entry.amount,
        (_, Some(from)) if from == seat => -entry.amount,
        _ => 0,
    };
    game.ledger().of_deal(deal).iter().map(amount).sum()
}
