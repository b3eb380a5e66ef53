//! The questions asked of a hand of Voltarete.

use super::deal::Deal;
use super::margin::{Margin, Proved};
use crate::card_map::Position;
use crate::contest::{self, Contest, Memory};
use crate::search::lanes::{SUITS, TRUMPS, count, suit_of, top};
use games::ombre::voltarete::result::Result3;

/// Solves hands of Voltarete, one deal after the other, with a table of bounded size.
#[derive(Debug)]
pub struct Solver(Memory<Proved>);

/// A deal being solved: what is found out about one position serves the next.
#[derive(Debug)]
pub struct Search<'a>(contest::Search<'a, Deal>);

impl Solver {
    /// A solver whose table takes at most about `bytes` bytes.
    pub fn with_memory(bytes: usize) -> Solver {
        Solver(Memory::new(bytes))
    }

    /// Begins with another deal.
    pub fn begin<'a>(&'a mut self, deal: &'a Deal) -> Search<'a> {
        Search(contest::Search::begin(&mut self.0, deal, u64::MAX))
    }
}

impl Search<'_> {
    /// The result of a position of the deal with best play on all sides.
    pub fn result(&mut self, hand: &Position) -> Result3 {
        // Two questions settle three results; the likelier one first, so that one is often enough.
        let (wins, holds) = if self.looks_strong(hand) {
            let wins = self.reaches(hand, 1);
            (wins, wins || self.reaches(hand, 0))
        } else {
            let holds = self.reaches(hand, 0);
            (holds && self.reaches(hand, 1), holds)
        };
        match (wins, holds) {
            (true, _) => Result3::Win,
            (_, true) => Result3::Resposta,
            _ => Result3::Codilho,
        }
    }

    /// Is the feito likelier to hold his own than not? Fitted on random hands: what his trumps, the four highest trumps and the two
    /// highest cards of the side suits are worth, against the tricks that the stronger opponent may take.
    fn looks_strong(&self, hand: &Position) -> bool {
        let all = hand.hands.iter().fold(0, |all, hand| all | hand);
        let own = hand.hands[self.0.deal().feito];
        let mut strength = 7 * count(suit_of(own, TRUMPS)) as i32;
        for suit in 0..SUITS {
            let mut cards = suit_of(all, suit);
            let worths: &[i32] = if suit == TRUMPS { &[16, 12, 8, 4] } else { &[8, 4] };
            for worth in worths {
                let card = top(cards);
                cards ^= card;
                strength += if suit_of(own, suit) & card != 0 { *worth } else { 0 };
            }
        }
        8 * strength + 90 * i32::from(self.standing(hand, 0).worse()) >= 54 * i32::from(hand.left())
    }

    /// A line of best play from here: of equal lines one, up to where nothing is left to play for.
    pub fn line(&mut self, hand: &Position) -> Vec<(usize, cards::Card)> {
        let (mut line, mut here) = (Vec::new(), *hand);
        let result = self.result(hand);
        while here.hands[here.to_play] != 0 && !self.settled(&here) {
            let deal = self.0.deal();
            let mut playable = deal.laid.open_to(&here);
            let best = loop {
                if playable == 0 {
                    return line;
                }
                let card = playable & playable.wrapping_neg();
                playable ^= card;
                if self.result(&deal.after(&here, card)) == result {
                    break card;
                }
            };
            line.extend(deal.laid.card(best).map(|card| (here.to_play, card)));
            here = deal.after(&here, best);
        }
        line
    }

    /// Is the result certain whatever is played?
    fn settled(&self, hand: &Position) -> bool {
        [1, 0].into_iter().all(|aim| Deal::settled(self.standing(hand, aim), hand.left()).is_some())
    }

    /// The standing of the feito if they must be ahead by `aim` in the end.
    fn standing(&self, hand: &Position, aim: i8) -> Margin {
        let deal = self.0.deal();
        let alone = Margin([hand.tricks[deal.feito] as i8 - aim; 2]);
        (0..deal.laid.seats)
            .filter(|&seat| seat != deal.feito)
            .fold(alone, |standing, seat| standing.down(deal.counts(seat).map(|one| one * hand.tricks[seat] as i8)))
    }

    /// Does the feito end at least so far ahead? No position is too many, so there is always an answer.
    fn reaches(&mut self, hand: &Position, aim: i8) -> bool {
        self.0.reaches(hand, self.standing(hand, aim)) == Some(true)
    }
}
