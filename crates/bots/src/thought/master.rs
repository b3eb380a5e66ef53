//! The master: as the player of the club, but in more worlds, in such as fit all that was said and played, with the last tricks
//! played as well as can be.

use super::club::weigh;
use super::outlook::Ending;
use super::race::{Method, Race, Scope, Thinking, Worlds, rng_of};
use super::search_game::{SearchGame, to_play};
use crate::Player;
use crate::belief::Weighted;
use crate::tutor::Candour;
use engine::Rng;
use std::marker::PhantomData;

/// So often a world is imagined anew that does not fit what was said.
const TRIALS: usize = 40;

/// Worlds of the master for each world of the club player.
const DEEPER: usize = 4;

/// Thinks about each choice in worlds that are the likelier the better they explain what the others said and did.
pub struct Master<G> {
    rng: Rng,
    thinking: Thinking,
    game: PhantomData<fn() -> G>,
}

impl<G: SearchGame> Master<G> {
    /// The player of this seed, with this thinking time.
    pub fn new(seed: u64, thinking: Thinking) -> Master<G> {
        Master { rng: Rng::new(seed), thinking, game: PhantomData }
    }
}

impl<G: SearchGame> Player<G> for Master<G> {
    fn choose(&mut self, view: &G::View) -> Option<G::Action> {
        let weighed = thought::<G>(view, self.rng.bits(), self.thinking, Scope::AsLearnt);
        weighed.ways.into_iter().next().map(|best| best.action)
    }
}

/// The master's assessment of all choices in this position, best first; empty if there is nothing to do.
pub(crate) fn weighed<G: SearchGame>(view: &G::View, seed: u64, thinking: Thinking, candour: Candour) -> Race<G::Action> {
    let scope = match candour {
        Candour::Mixed => Scope::Everything,
        Candour::Plain => Scope::Plain,
    };
    thought::<G>(view, seed, thinking, scope)
}

/// The master's action in this position, with the chance to win that they claim for it: nothing where nothing was tried, or no deal
/// is won.
pub(crate) fn claim<G: SearchGame>(view: &G::View, seed: u64, thinking: Thinking) -> Option<(G::Action, Option<f64>)> {
    let best = thought::<G>(view, seed, thinking, Scope::AsLearnt).ways.into_iter().next()?;
    let won = best.came.iter().map(|came| came.won.map(f64::from)).collect::<Option<Vec<f64>>>();
    let claimed = won.filter(|won| !won.is_empty()).map(|won| won.iter().sum::<f64>() / won.len() as f64);
    Some((best.action, claimed))
}

fn thought<G: SearchGame>(view: &G::View, seed: u64, thinking: Thinking, scope: Scope) -> Race<G::Action> {
    let (cards, last) = G::ending(view);
    // Other choices than a card's come before the play, where the cards of others are given and laid aside unseen.
    let ending =
        if (1..=cards).contains(&G::held(view)) && G::offered(view).first().is_some_and(|offer| to_play::<G>(offer).is_some()) {
            last
        } else {
            Ending::Hidden
        };
    let way = Method { world: likely::<G>(view), ending, scope };
    weigh::<G>(view, thinking.deeper(DEEPER), &mut Rng::new(seed), &way)
}

/// The world of this number in which the master tried what could be done here.
pub(crate) fn world_of<G: SearchGame>(view: &G::View, seed: u64, number: usize) -> G {
    likely::<G>(view)(view, &mut rng_of(seed, number))
}

/// Draws worlds that explain all that was said, thrown and played: by what was learnt, else by what the book would do.
pub(super) fn likely<G: SearchGame>(view: &G::View) -> Worlds<G> {
    match G::beliefs(view).filter(|beliefs| !beliefs.are_empty()) {
        Some(beliefs) => Box::new(move |view, rng| {
            let belief = Weighted { reader: &*beliefs.reader, weights: beliefs.weights };
            G::imagine_by(view, &belief, rng)
        }),
        None => Box::new(|view, rng| fitting(view, rng, G::likelihood)),
    }
}

/// A world that fits: each is taken with the chance that in it the others would have done what they did. Of worlds that all
/// fit badly one is drawn, the better ones more often, for whatever happened is possible.
pub(super) fn fitting<G: SearchGame>(view: &G::View, rng: &mut Rng, likelihood: fn(&G::View, &G) -> f64) -> G {
    let (mut drawn, mut total) = (None, 0.0);
    for _ in 0..TRIALS {
        let world = G::imagine(view, rng);
        let fits = likelihood(view, &world);
        if rng.fraction() < fits {
            return world;
        }
        total += fits;
        if rng.fraction() * total <= fits {
            drawn = Some(world);
        }
    }
    drawn.unwrap_or_else(|| G::imagine(view, rng))
}
