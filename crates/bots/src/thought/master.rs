//! The master: as the player of the club, but in more worlds, in such as fit all that was said and played, with the last tricks
//! played as well as can be.

use super::club::weigh;
use super::craft::{Craft, to_play};
use super::outlook::Ending;
use super::race::{Race, Scope, Thinking, Way, luck_of};
use crate::Player;
use engine::Luck;
use std::marker::PhantomData;

/// So often a world is imagined anew that does not fit what was said.
const TRIALS: usize = 40;

/// Worlds of the master for each world of the club player.
const DEEPER: usize = 4;

/// Thinks about each choice in worlds that are the likelier the better they explain what the others said and did.
pub struct Master<G> {
    luck: Luck,
    thinking: Thinking,
    game: PhantomData<fn() -> G>,
}

impl<G: Craft> Master<G> {
    /// The player of this seed, with this thinking time.
    pub fn new(seed: u64, thinking: Thinking) -> Master<G> {
        Master { luck: Luck::new(seed), thinking, game: PhantomData }
    }
}

impl<G: Craft> Player<G> for Master<G> {
    fn choose(&mut self, view: &G::View) -> Option<G::Action> {
        let weighed = thought::<G>(view, self.luck.bits(), self.thinking, Scope::AsLearnt);
        weighed.ways.into_iter().next().map(|best| best.action)
    }
}

/// The master's assessment of all choices in this position, best first; empty if there is nothing to do.
pub(crate) fn weighed<G: Craft>(view: &G::View, seed: u64, thinking: Thinking) -> Race<G::Action> {
    thought::<G>(view, seed, thinking, Scope::Everything)
}

fn thought<G: Craft>(view: &G::View, seed: u64, thinking: Thinking, scope: Scope) -> Race<G::Action> {
    let (cards, last) = G::ending(view);
    // Other choices than a card's come before the play, where the cards of others are given and laid aside unseen.
    let ending =
        if (1..=cards).contains(&G::held(view)) && G::offered(view).first().is_some_and(|offer| to_play::<G>(offer).is_some()) {
            last
        } else {
            Ending::Hidden
        };
    let way = Way { world: likely::<G>, ending, scope };
    weigh::<G>(view, thinking.deeper(DEEPER), &mut Luck::new(seed), &way)
}

/// The world of this number in which the master tried what could be done here.
pub(crate) fn world_of<G: Craft>(view: &G::View, seed: u64, number: usize) -> G {
    likely::<G>(view, &mut luck_of(seed, number))
}

/// A world that fits all that was said and played.
pub(super) fn likely<G: Craft>(view: &G::View, luck: &mut Luck) -> G {
    fitting(view, luck, G::likelihood)
}

/// A world that fits: each is taken with the chance that in it the others would have done what they did. Of worlds that all
/// fit badly one is drawn, the better ones more often, for whatever happened is possible.
pub(super) fn fitting<G: Craft>(view: &G::View, luck: &mut Luck, likelihood: fn(&G::View, &G) -> f64) -> G {
    let (mut drawn, mut total) = (None, 0.0);
    for _ in 0..TRIALS {
        let world = G::imagine(view, luck);
        let fits = likelihood(view, &world);
        if luck.fraction() < fits {
            return world;
        }
        total += fits;
        if luck.fraction() * total <= fits {
            drawn = Some(world);
        }
    }
    drawn.unwrap_or_else(|| G::imagine(view, luck))
}
