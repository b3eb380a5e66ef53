//! Looking back at taken tricks: a book's rule, declared once per game, and the tricks a viewer therefore sees.

use crate::show::{Centre, Played};
use crate::{Seat, SeatSet};
use cards::Card;
use serde::Serialize;

/// Taken tricks that a book lets a player look at again. Each lies open for all until the next card is led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookBack {
    /// All tricks.
    All,
    /// Those of one's own side.
    Own,
    /// Tricks of one's own side, and the last trick of any side.
    OwnAndLast,
    /// The last one; so too where a book says nothing.
    Last,
    /// Every card stays face up before its player, so that nothing need be turned over.
    OnTable,
}

/// A taken trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TakenTrick {
    /// Its number in the deal, from 1.
    pub number: usize,
    /// The player before whom it lies.
    pub taker: Seat,
    pub cards: Vec<Played>,
}

impl TakenTrick {
    /// A trick in the order of play.
    pub fn new(number: usize, taker: Seat, plays: &[(Seat, Card)], winner: Seat) -> TakenTrick {
        let played = |&(seat, card): &(Seat, Card)| Played { seat: Some(seat), card, winning: seat == winner };
        TakenTrick { number, taker, cards: plays.iter().map(played).collect() }
    }

    /// The trick without the names of its players, and in an order that does not tell them.
    #[must_use]
    pub fn unnamed(mut self) -> TakenTrick {
        self.cards.iter_mut().for_each(|played| played.seat = None);
        self.cards.sort_by_key(|played| played.card);
        self
    }
}

/// The taken tricks of a deal in which each has as many cards as there are players.
pub fn taken_tricks(plays: &[(Seat, Card)], players: usize, winners: &[Seat], piles: &[Seat]) -> Vec<TakenTrick> {
    let tricks = plays.chunks(players.max(1)).zip(winners).zip(piles).zip(1..);
    tricks.map(|(((plays, &winner), &taker), number)| TakenTrick::new(number, taker, plays, winner)).collect()
}

impl LookBack {
    /// Returns whether a player of the side `own` may look at this trick, given the number of tricks taken.
    fn allows(self, trick: &TakenTrick, many: usize, own: SeatSet) -> bool {
        let (is_own, is_last) = (own.contains(trick.taker), trick.number == many);
        match self {
            LookBack::All => true,
            LookBack::Own => is_own,
            LookBack::OwnAndLast => is_own || is_last,
            LookBack::Last => is_last,
            LookBack::OnTable => false,
        }
    }
}

impl Centre {
    /// The middle of the table with those of the taken tricks that a player of the side `own` may look at again.
    #[must_use]
    pub fn looking_back(mut self, rule: LookBack, own: SeatSet, taken: Vec<TakenTrick>) -> Centre {
        let many = taken.len();
        let allowed = |trick: &TakenTrick| rule.allows(trick, many, own);
        if !self.trick.is_empty() && taken.last().is_some_and(|last| !allowed(last)) {
            self.last_trick.clear();
        }
        self.taken = taken.into_iter().filter(allowed).collect();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::{Rank, Suit};

    /// Two tricks of two cards: the first is seat 0's, the second seat 1's.
    fn two_tricks() -> Vec<TakenTrick> {
        let (zero, one) = (Seat::at(0), Seat::at(1));
        let cards = [Rank::King, Rank::Two, Rank::Three, Rank::Ace].map(|rank| Card::new(Suit::Ouros, rank));
        let plays: Vec<(Seat, Card)> = [zero, one, zero, one].into_iter().zip(cards).collect();
        taken_tricks(&plays, 2, &[zero, one], &[zero, one])
    }

    #[test]
    fn each_rule_gives_the_tricks_it_names() {
        let seen = |rule, own: &[usize]| {
            let own = own.iter().map(|&seat| Seat::at(seat)).collect();
            let taken = Centre::default().looking_back(rule, own, two_tricks()).taken;
            taken.iter().map(|trick| trick.number).collect::<Vec<_>>()
        };
        for (rule, zero, one, nobody) in [
            (LookBack::All, vec![1, 2], vec![1, 2], vec![1, 2]),
            (LookBack::Own, vec![1], vec![2], vec![]),
            (LookBack::OwnAndLast, vec![1, 2], vec![2], vec![2]),
            (LookBack::Last, vec![2], vec![2], vec![2]),
            (LookBack::OnTable, vec![], vec![], vec![]),
        ] {
            assert_eq!((seen(rule, &[0]), seen(rule, &[1]), seen(rule, &[])), (zero, one, nobody), "{rule:?}");
        }
    }

    #[test]
    fn a_trick_lies_open_for_all_until_the_next_card_is_led() {
        let last = two_tricks().remove(1).cards;
        let lying = |trick: Vec<Played>| {
            let centre = Centre { trick, last_trick: last.clone(), ..Centre::default() };
            centre.looking_back(LookBack::Own, SeatSet::of(Seat::at(0)), two_tricks()).last_trick.len()
        };
        assert_eq!((lying(Vec::new()), lying(last[..1].to_vec())), (2, 0));
    }

    #[test]
    fn an_unnamed_trick_tells_nobody_s_card() {
        let told: Vec<TakenTrick> = two_tricks().into_iter().map(TakenTrick::unnamed).collect();
        assert!(told.iter().flat_map(|trick| &trick.cards).all(|played| played.seat.is_none()));
        assert!(told.iter().all(|trick| trick.cards.is_sorted_by_key(|played| played.card)));
    }
}
