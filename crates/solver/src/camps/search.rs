//! The questions asked of a deal between two camps.

use super::deal::Deal;
use crate::card_map::Position;
use crate::contest::{self, Contest, Memory};
use crate::search::lanes::{SUITS, TRUMPS, count, suit_of, top};
use crate::search::table::TrickBounds;
use cards::Card;

/// Solves deals between two camps, one after the other, with a table of bounded size.
#[derive(Debug)]
pub struct Solver(Memory<TrickBounds>);

/// A deal being solved: what is found out about one position serves the next.
#[derive(Debug)]
pub struct Search<'a>(contest::Search<'a, Deal>);

impl Solver {
    /// A solver whose table takes at most about `bytes` bytes.
    pub fn with_memory(bytes: usize) -> Solver {
        Solver(Memory::new(bytes))
    }

    /// Begins with another deal, with a budget of positions.
    pub fn begin<'a>(&'a mut self, deal: &'a Deal, budget: u64) -> Search<'a> {
        Search(contest::Search::begin(&mut self.0, deal, budget))
    }
}

impl Search<'_> {
    /// The tricks of the Hombre's camp when all are played, if nobody errs; nothing if that takes too long. It is asked first for as
    /// many as are thought likely.
    pub fn tricks(&mut self, hand: &Position, likely: Option<u8>) -> Option<u8> {
        let (mut least, mut most) = (0, hand.left());
        let likely = likely.map_or_else(|| self.likely(hand), |tricks| tricks.saturating_sub(self.0.deal().taken(hand)));
        let mut need = likely.max(1);
        while least < most {
            need = need.clamp(least + 1, most);
            if self.0.reaches(hand, need)? {
                least = need;
                need += 1;
            } else {
                most = need - 1;
                need = need.saturating_sub(1);
            }
        }
        Some(self.0.deal().taken(hand) + least)
    }

    /// The share of the tricks that the high cards of the camp promise: its trumps, the four highest of them, and the two highest cards
    /// of each side suit.
    pub(super) fn likely(&self, hand: &Position) -> u8 {
        let deal = self.0.deal();
        let all = hand.hands.iter().fold(0, |all, hand| all | hand);
        let camp = (0..deal.laid.seats).filter(|&seat| deal.is_camp(seat)).fold(0, |camp, seat| camp | hand.hands[seat]);
        let (mut own, mut whole) = (0, 0);
        for suit in 0..SUITS {
            let worths: &[u32] = if suit == TRUMPS { &[16, 12, 8, 4] } else { &[8, 4] };
            if suit == TRUMPS {
                own += 7 * count(suit_of(camp, suit));
                whole += 7 * count(suit_of(all, suit));
            }
            let mut cards = suit_of(all, suit);
            for worth in worths {
                let card = top(cards);
                cards ^= card;
                whole += if card == 0 { 0 } else { *worth };
                own += if suit_of(camp, suit) & card != 0 { *worth } else { 0 };
            }
        }
        let left = u32::from(hand.left());
        // Rounded down: what a camp holds in two hands falls together.
        (left * own / whole.max(1)) as u8
    }

    /// Remaining budget, in positions.
    pub fn left_of_budget(&self) -> u64 {
        self.0.left_of_budget()
    }

    /// A line of best play from here: of equal lines one.
    pub fn line(&mut self, hand: &Position, tricks: u8) -> Vec<(usize, Card)> {
        let (mut line, mut here) = (Vec::new(), *hand);
        while here.hands[here.to_play] != 0 {
            let deal = self.0.deal();
            let mut playable = deal.laid.open_to(&here);
            let best = loop {
                if playable == 0 {
                    return line;
                }
                let card = playable & playable.wrapping_neg();
                playable ^= card;
                if playable == 0 || self.keeps(&deal.after(&here, card), deal.is_camp(here.to_play), tricks) == Some(true) {
                    break card;
                }
            };
            line.extend(deal.laid.card(best).map(|card| (here.to_play, card)));
            here = deal.after(&here, best);
        }
        line
    }

    /// Is this position still worth this number of tricks, the best that the last player could have?
    fn keeps(&mut self, hand: &Position, camp: bool, tricks: u8) -> Option<bool> {
        let reaches = |search: &mut Self, tricks: u8| {
            let need = tricks.saturating_sub(search.0.deal().taken(hand));
            if need == 0 || need > hand.left() { Some(need == 0) } else { search.0.reaches(hand, need) }
        };
        if camp { reaches(self, tricks) } else { reaches(self, tricks + 1).map(|more| !more) }
    }
}
