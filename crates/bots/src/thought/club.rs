//! The player of the club: every candidate tried in the same imagined worlds, each as likely as any other, or where words are
//! half the game such as fit them roughly. What is played in them is solved, all cards open, where that can be done in time; what
//! is said is played on. Of cards that are worth the same they play the one the book would.

use super::candidates::{candidates, novices_choice};
use super::craft::Craft;
use super::master::fitting;
use super::outlook::Ending;
use super::race::{Thinking, Way, Weighed, race};
use crate::Player;
use engine::Luck;
use std::marker::PhantomData;

/// Thinks about each choice in worlds that are much alike.
pub struct Club<G> {
    luck: Luck,
    thinking: Thinking,
    game: PhantomData<fn() -> G>,
}

impl<G: Craft> Club<G> {
    /// The player of this seed, who thinks so long.
    pub fn new(seed: u64, thinking: Thinking) -> Club<G> {
        Club { luck: Luck::new(seed), thinking, game: PhantomData }
    }
}

impl<G: Craft> Player<G> for Club<G> {
    fn choose(&mut self, view: &G::View) -> Option<G::Action> {
        let weighed = weigh::<G>(view, self.thinking.in_haste(), &mut self.luck, &way::<G>(view));
        weighed.into_iter().next().map(|best| best.action)
    }
}

/// How they think about what is to be done here.
pub(super) fn way<G: Craft>(view: &G::View) -> Way<G> {
    let ending = if (1..=G::solved(view)).contains(&G::held(view)) { Ending::Open } else { Ending::Hidden };
    Way { world: heard::<G>, ending, learnt: |_, _| None }
}

/// A world that fits what even they hear.
fn heard<G: Craft>(view: &G::View, luck: &mut Luck) -> G {
    fitting(view, luck, G::heard)
}

/// What could be done here and what it is worth, the best first. What leaves no choice has no worth; nothing if there is
/// nothing to do.
pub(super) fn weigh<G: Craft>(view: &G::View, thinking: Thinking, luck: &mut Luck, way: &Way<G>) -> Vec<Weighed<G::Action>> {
    let Some(own) = (way.learnt)(view, luck).or_else(|| novices_choice::<G>(view, luck.bits())) else { return Vec::new() };
    let found = candidates::<G>(view, &own, luck);
    let Some(seat) = G::seat(view).filter(|_| found.len() > 1) else {
        return vec![Weighed { action: own, value: 0.0, worlds: 0 }];
    };
    race::<G>(view, seat, found, thinking, luck.bits(), way)
}
