//! The master: as the player of the club, but in worlds that fit what was said and played.

use super::club::weigh;
use super::craft::Craft;
use super::race::Thinking;
use crate::Player;
use engine::Luck;
use std::marker::PhantomData;

/// So often a world is imagined anew that does not fit what was said.
const TRIALS: usize = 40;

/// Thinks about each choice in worlds that are the likelier the better they explain what the others said and did.
pub struct Master<G> {
    luck: Luck,
    thinking: Thinking,
    game: PhantomData<fn() -> G>,
}

impl<G: Craft> Master<G> {
    /// The player of this seed, who thinks so long.
    pub fn new(seed: u64, thinking: Thinking) -> Master<G> {
        Master { luck: Luck::new(seed), thinking, game: PhantomData }
    }
}

impl<G: Craft> Player<G> for Master<G> {
    fn choose(&mut self, view: &G::View) -> Option<G::Action> {
        let weighed = weigh::<G>(view, self.thinking, &mut self.luck, &likely::<G>);
        weighed.into_iter().next().map(|best| best.action)
    }
}

/// A world that fits: each is taken with the chance that in it the others would have done what they did. Of worlds that all
/// fit badly the last is taken, for whatever happened is possible.
pub(super) fn likely<G: Craft>(view: &G::View, luck: &mut Luck) -> G {
    let mut world = G::imagine(view, luck);
    for _ in 0..TRIALS {
        if luck.fraction() < G::likelihood(view, &world) {
            break;
        }
        world = G::imagine(view, luck);
    }
    world
}
