//! Information-set Monte Carlo tree search, for one observer: one tree of what could be done, grown in many worlds.
//!
//! A simulation takes a world imagined from the observer's view, a new one every [`PER_WORLD`] times, goes down the tree along
//! what can be done in that world, adds one node to it, plays the world on to the end of its deal, and tells every node on its
//! way what came of it for the side that acted there. What the tree holds was done in the open, never a card that lay hidden: so
//! the observer chooses alike in all worlds they cannot tell apart. That a way is open in few worlds is no reason to think little
//! of it, so each node counts how often it could have been taken, and its bound grows with that number and not with the visits of
//! the node before.
//!
//! Below the root only the cards of the play are the tree's: what is said there is the novice's word. A tree that tries words
//! at random before it knows better thinks ill of every auction it might enter.

mod playout;
mod rewards;
mod tree;
mod turn;

#[cfg(test)]
mod tests;

pub use playout::Playout;

use super::candidates::{candidates, novices_choice};
use super::master::likely;
use super::mixed;
use super::race::{Thinking, Weighed};
use super::search_game::SearchGame;
use crate::Player;
use engine::{Rng, Seat};
use rayon::prelude::*;
use rewards::Rewards;
use std::marker::PhantomData;
use std::time::{Duration, Instant};
use tree::{At, MoveMade, Step, Tree};
use turn::{Desk, Next, next};

/// Number of trees grown in parallel, on every machine, if the number of simulations is given.
const TREES: usize = 4;

/// No more grow beside each other, however many threads there are.
const MOST_TREES: usize = 16;

/// Nodes of a tree, at most: a few megabytes.
const MOST_NODES: usize = 1 << 16;

/// More than this is no thought but a habit.
const MOST_SIMULATIONS: usize = 1 << 22;

/// Simulations between two readings of the clock.
const BETWEEN_LOOKS: usize = 16;

/// A tree is no deeper than this.
const DEEPEST: usize = 256;

/// Number of simulations in each imagined world, each of them down the tree as it has grown by then: to imagine a world in
/// which many voids are known costs more than to play it on.
pub const PER_WORLD: usize = 4;

/// Which worlds are imagined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worlds {
    /// All that fit what was seen, each as likely as any other.
    Any,
    /// Those before others that fit what was said, too.
    Likely,
}

impl Worlds {
    fn imagine<G: SearchGame>(self, view: &G::View, rng: &mut Rng) -> G {
        match self {
            Worlds::Any => G::imagine(view, rng),
            Worlds::Likely => likely::<G>(view)(view, rng),
        }
    }
}

/// Settings of the observer: its sampled worlds and its playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Which worlds they imagine.
    pub worlds: Worlds,
    /// The players who play a world on once it has left the tree.
    pub playout: Playout,
}

impl Default for Manner {
    /// As the player of the club: what differs is the tree.
    fn default() -> Manner {
        Manner { worlds: Worlds::Any, playout: Playout::Novice }
    }
}

/// Thinks about each choice in a tree of what may follow.
pub struct Ismcts<G> {
    rng: Rng,
    thinking: Thinking,
    manner: Manner,
    game: PhantomData<fn() -> G>,
}

impl<G: SearchGame> Ismcts<G> {
    /// The player of this seed, with this budget and these settings. [`Thinking::Worlds`] is its number of simulations.
    pub fn new(seed: u64, thinking: Thinking, manner: Manner) -> Ismcts<G> {
        Ismcts { rng: Rng::new(seed), thinking, manner, game: PhantomData }
    }

    /// The choices in this position, most visited first, each with its mean score and number of trials. A single choice has no
    /// score; empty if there is nothing to do.
    pub fn weighed(&mut self, view: &G::View) -> Vec<Weighed<G::Action>> {
        let rng = &mut self.rng;
        let Some(own) = novices_choice::<G>(view, rng.bits()) else { return Vec::new() };
        let ways = candidates::<G>(view, &own, rng);
        match G::seat(view).filter(|_| ways.len() > 1) {
            Some(seat) => observe::<G>(view, seat, ways, self.thinking, rng.bits(), self.manner),
            None => vec![Weighed::untried(own)],
        }
    }
}

impl<G: SearchGame> Player<G> for Ismcts<G> {
    fn choose(&mut self, view: &G::View) -> Option<G::Action> {
        self.weighed(view).into_iter().next().map(|best| best.action)
    }
}

/// Grows trees beside each other and adds up what they found at the root.
fn observe<G: SearchGame>(
    view: &G::View,
    seat: Seat,
    ways: Vec<G::Action>,
    thinking: Thinking,
    seed: u64,
    manner: Manner,
) -> Vec<Weighed<G::Action>> {
    // As the player of the club: they think otherwise, not longer.
    let (begun, thinking) = (Instant::now(), thinking.in_haste());
    let trees = match thinking {
        Thinking::Worlds(_) => TREES,
        Thinking::Within(_) => rayon::current_num_threads().clamp(1, MOST_TREES),
    };
    let tallies: Vec<Vec<(u32, f64)>> = (0..trees)
        .into_par_iter()
        .map(|number| {
            let (simulations, until) = match thinking {
                Thinking::Worlds(all) => (all / trees + usize::from(number < all % trees), None),
                Thinking::Within(time) => (MOST_SIMULATIONS, begun.checked_add(time)),
            };
            let mut search = Search::<G>::new(view, seat, &ways, simulations, manner, mixed(seed ^ mixed(number as u64)));
            search.grow(simulations, until);
            search.tree.tally().collect()
        })
        .collect();
    let mut found: Vec<Weighed<G::Action>> = ways.into_iter().map(Weighed::untried).collect();
    for tally in tallies {
        for (way, (visits, sum)) in found.iter_mut().zip(tally) {
            way.worlds += visits as usize;
            way.value += sum;
        }
    }
    for way in &mut found {
        way.value /= way.worlds.max(1) as f64;
    }
    // Sorting keeps the order of equals: what was named first stays before what is no better.
    found.sort_by(|a, b| b.worlds.cmp(&a.worlds).then(b.value.total_cmp(&a.value)));
    found
}

/// One tree, and what is needed to make it grow.
struct Search<'a, G: SearchGame> {
    view: &'a G::View,
    seat: Seat,
    manner: Manner,
    tree: Tree<G::Action>,
    rewards: Rewards,
    desk: Desk<G::Action>,
    path: Vec<At>,
    rng: Rng,
    /// The world that was imagined last, and how many simulations it still serves for.
    imagined: G,
    serves: usize,
}

impl<'a, G: SearchGame> Search<'a, G> {
    fn new(view: &'a G::View, seat: Seat, ways: &[G::Action], simulations: usize, manner: Manner, seed: u64) -> Search<'a, G> {
        let mut rng = Rng::new(seed);
        let imagined = manner.worlds.imagine(view, &mut rng);
        let rewards = Rewards::new(&imagined);
        // A simulation adds no more than one node.
        let tree = Tree::new(seat, ways, (simulations + ways.len() + 1).min(MOST_NODES));
        let (desk, path) = (Desk::new(), Vec::with_capacity(DEEPEST));
        Search { view, seat, manner, tree, rewards, desk, path, rng, imagined, serves: PER_WORLD }
    }

    /// Runs this number of simulations, or as many as fit before this moment; at least some.
    fn grow(&mut self, simulations: usize, until: Option<Instant>) {
        for number in 0..simulations {
            let looks = number % BETWEEN_LOOKS == BETWEEN_LOOKS - 1;
            if looks && until.is_some_and(|until| until.saturating_duration_since(Instant::now()) == Duration::ZERO) {
                return;
            }
            // A world that came to a standstill has told nothing.
            let _told = self.simulate();
        }
    }

    /// One world: down the tree, a node more, to the end of the deal, and back.
    fn simulate(&mut self) -> Option<()> {
        if self.serves == 0 {
            (self.imagined, self.serves) = (self.manner.worlds.imagine(self.view, &mut self.rng), PER_WORLD);
        }
        self.serves -= 1;
        let mut world = self.imagined.clone();
        let deal = world.deal_number();
        self.descend(&mut world, deal)?;
        self.manner.playout.play(&mut world, deal, &mut self.desk, &mut self.rng)?;
        self.rewards.note(&world, deal);
        self.tree.back_up(&self.path, &self.rewards);
        Some(())
    }

    /// Goes down the tree as far as it reaches, and one step further.
    fn descend(&mut self, world: &mut G, deal: u32) -> Option<()> {
        let Search { tree, rewards, desk, path, rng, .. } = self;
        path.clear();
        let mut at = tree.begin(rewards)?;
        follow(world, self.seat, tree.done(at)?)?;
        path.push(at);
        // What follows a form takes no node: no deal has so much of it that it would not come to an end.
        for _ in 0..DEEPEST {
            let (seat, step) = match next(world, deal, desk, rng.bits()) {
                Next::Choice(ways) => (ways.seat, tree.step(at, &ways, rewards, rng)),
                Next::Form(seat, action) => {
                    world.act(seat, &action).ok()?;
                    continue;
                }
                Next::Over => return Some(()),
                Next::Stuck => return None,
            };
            let (Step::Known(to) | Step::New(to)) = step else { return Some(()) };
            follow(world, seat, tree.done(to)?)?;
            path.push(to);
            at = to;
            if step == Step::New(to) {
                return Some(());
            }
        }
        Some(())
    }
}

/// Does in a world what led to a node.
#[inline(always)]
fn follow<G: SearchGame>(world: &mut G, seat: Seat, done: MoveMade<'_, G::Action>) -> Option<()> {
    match done {
        MoveMade::Card(card) => world.act(seat, &G::card(card)?).ok(),
        MoveMade::Word(word) => world.act(seat, word).ok(),
    }
}
