//! The flor: how it is sung, raised and answered.

use super::Novice;
use super::calls::{answer, takes};
use super::knowledge::Knowledge;
use crate::Advice;
use cards::{Card, CardSet, Suit};
use games::truco::points::flor;
use games::truco::state::{FlorCall, Reply};
use games::truco::view::Proposal;
use games::truco::{Action, FACTS};

/// Flores of so few points are poor (A3).
const POOR: i64 = 22;

/// Flores better than this share of all are raised.
const STRONG: f64 = 0.75;

/// And with these all is staked.
const BEST: f64 = 0.93;

/// The share of flores with fewer points than this one; suits are equal.
fn rank(points: i64) -> f64 {
    let suit: Vec<Card> = (FACTS.pack.cards() & CardSet::suit(Suit::Ouros)).iter().collect();
    let (mut all, mut below) = (0, 0);
    for (n, &a) in suit.iter().enumerate() {
        for (m, &b) in suit.iter().enumerate().skip(n + 1) {
            for &c in &suit[m + 1..] {
                all += 1;
                below += i32::from(flor(CardSet::from_slice(&[a, b, c])) < Some(points));
            }
        }
    }
    f64::from(below) / f64::from(all.max(1))
}

impl Novice {
    /// A flor is always sung: found hidden, it costs three and the truco (A12). A poor one shrinks half the time (A3), one of
    /// the best stakes the rest (A4).
    pub(super) fn opens_flor(&mut self, known: &Knowledge<'_>) -> Vec<Advice<Action>> {
        let Some(points) = flor(known.view.dealt) else { return Vec::new() };
        let mut words = Vec::new();
        if points <= POOR && self.rng.happens(1, 2) {
            words.push(Advice::new(Action::Flor(FlorCall::Achico), "A3"));
        }
        if rank(points) >= BEST && self.rng.happens(1, 2) {
            words.push(Advice::new(Action::Flor(FlorCall::Resto), "A4"));
        }
        words.push(Advice::new(Action::Flor(FlorCall::Flor), "A18"));
        words
    }

    /// In the round of declarations: for one's own cards alone.
    pub(super) fn declares_flor(&mut self, known: &Knowledge<'_>) -> Vec<Advice<Action>> {
        let Some(points) = flor(known.view.dealt) else { return Vec::new() };
        let rank = rank(points);
        let mut words = Vec::new();
        if rank >= BEST {
            words.push(Advice::new(Action::Flor(FlorCall::Resto), "A4"));
        }
        if rank >= STRONG && self.rng.happens(3, 4) {
            words.push(Advice::bare(Action::Flor(FlorCall::ContraFlor)));
        }
        if points <= POOR {
            words.push(Advice::new(Action::Flor(FlorCall::Achico), "A3"));
        }
        words.push(Advice::new(Action::Flor(FlorCall::Flor), "R48"));
        // In reply to a proposer of the lei a flor answers the lei as well.
        words.extend(self.lei_with_flor(known));
        words
    }

    /// Flor against flor: let it stand, or raise.
    pub(super) fn chooses_flor(&mut self, known: &Knowledge<'_>) -> Vec<Advice<Action>> {
        let strong = flor(known.view.dealt).is_some_and(|points| rank(points) >= STRONG);
        let raise = Advice::bare(Action::Flor(FlorCall::ContraFlor));
        let stands = Advice::new(Action::Segue, "R50");
        if strong && self.rng.happens(3, 4) { vec![raise, stands] } else { vec![stands] }
    }

    /// An answer to a raise of the flor: the resto over a contra-flor when strong, or to impress (A4).
    pub(super) fn answers_flor(&mut self, known: &Knowledge<'_>) -> Vec<Advice<Action>> {
        let rank = flor(known.view.dealt).map_or(0.0, rank);
        let figures = known.view.pending.and_then(|pending| pending.first);
        let mut words = Vec::new();
        if let Some(figures) = figures {
            let contra = matches!(figures.what, Proposal::Flor(FlorCall::ContraFlor));
            if contra && (rank >= BEST || self.rng.happens(1, 20)) {
                words.push(Advice::new(Action::Flor(FlorCall::Resto), "A4"));
            }
            words.push(answer(known, takes(known, rank, figures), figures));
        }
        words
    }

    /// An answer to the lei by the holder of a flor: the cheapest way out of a poor one is to shrink (A6).
    pub(super) fn lei_with_flor(&mut self, known: &Knowledge<'_>) -> Vec<Advice<Action>> {
        let Some(points) = flor(known.view.dealt) else { return Vec::new() };
        let truco: Reply = self.takes_truco(known);
        let keeps = Advice::new(Action::ComFlor(truco), "R77");
        let shrinks = Advice::new(Action::AchicoE(truco), "A6");
        let sung = Advice::new(Action::Flor(FlorCall::Flor), "R76");
        if rank(points) < 0.4 { vec![shrinks, keeps, sung] } else { vec![keeps, shrinks, sung] }
    }
}
