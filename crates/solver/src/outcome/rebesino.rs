//! Rebesino: what the one to play comes to in the last tricks of a hand, all cards open.
//!
//! Four play, each for himself, so nobody can force a value against the rest as in a game of two sides. What is told is the outcome
//! if everybody, seeing all cards, always plays the card that leaves most tantos to himself in this hand, and knows that the others
//! do (max^n). Of cards that leave him the same he plays the first in the order of the pack; another choice among them could
//! change what the others come to. The whole account of the hand is counted: pay cards, partida, Rebesino and napolitana.

use super::Forcing;
use super::maxn::Maxn;
use super::solved::Solved;
use super::unsolved::Unsolved;
use super::verdict::{Unit, Verdict, Wanted};
use engine::{AnyGame, SeatSet, Viewer};
use games::rebesino::Rebesino;
use games::rebesino::state::{HAND, Phase};

/// With more tricks left than this nothing is looked at.
const MOST: usize = 4;
/// Every position is a table of its own, so that few can be looked at.
const POSITIONS: u64 = 150_000;

fn left(game: &dyn AnyGame) -> Option<usize> {
    let seen = game.seen(Viewer::Public);
    let open = &seen.view::<Rebesino>()?.open;
    (open.phase == Phase::Tricks).then(|| HAND - open.takers.len())
}

impl Solved for Rebesino {
    fn verdict(game: &dyn AnyGame, _: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        left(game).filter(|&left| left <= MOST)?;
        let mut search = Maxn::new(game.deal_number(), budget.min(POSITIONS));
        let (to_play, playable) = search.to_play(game)?;
        let mut cards = Vec::new();
        let mut best: Option<(i16, Vec<_>)> = None;
        for card in playable {
            let mut next = game.boxed();
            next.play_card(to_play, card).ok()?;
            let mut line = vec![(to_play, card)];
            let value = search.outcome(&*next, &mut line)?[to_play.index()];
            cards.push((card, value));
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, line));
            }
        }
        let (value, line) = best?;
        let line = if wanted == Wanted::Line { line } else { Vec::new() };
        Some(Verdict { to_play, side: SeatSet::of(to_play), unit: Unit::Tantos, value, cards, line })
    }

    fn why_unsolved(game: &dyn AnyGame) -> Option<Unsolved> {
        left(game).filter(|&left| left > MOST).map(|left| Unsolved::Tricks { left, most: MOST })
    }
}
