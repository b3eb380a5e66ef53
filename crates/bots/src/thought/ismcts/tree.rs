//! The tree: what was done from the observer's view on, how often each way was open, how often it was taken, and what came of it.

use super::rewards::Rewards;
use cards::{Card, CardSet};
use engine::{Rng, Seat};

/// Exploration constant: weight of rarely visited choices, for rewards between 0 and 1.
const CURIOSITY: f64 = 0.7;

/// End of a chain of siblings.
const NONE: u32 = u32::MAX;

/// The number of a node.
pub(super) type At = u32;

/// The observer's own view, from which the tree grows.
const ROOT: At = 0;

/// Edge from one node to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    /// Nothing: here the tree begins.
    View,
    /// A card played.
    Card(Card),
    /// A way of the root, by its number.
    Word(u32),
}

/// Action that led to a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum MoveMade<'a, A> {
    /// A card played.
    Card(Card),
    /// Any other action.
    Word(&'a A),
}

/// Choices of a seat in one world.
pub(super) struct Choices {
    /// The seat that chooses.
    pub(super) seat: Seat,
    /// The cards it may play.
    pub(super) cards: CardSet,
}

/// Something done, and what is known of it.
#[derive(Clone, Debug)]
struct Node {
    /// The action that led here, with its player.
    edge: Edge,
    seat: Seat,
    /// The first of the ways that lead on, and the next beside this one.
    first: At,
    beside: At,
    /// Number of visits, and of simulations in which it was available.
    visits: u32,
    open: u32,
    /// Sum of the rewards of the side that did it.
    sum: f64,
    /// The cards that lead on from here in some world, so that a new one is found without a search.
    tried: CardSet,
}

/// A step down the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// To a node that was there.
    Known(At),
    /// To a new one.
    New(At),
    /// Nowhere: the tree is full, and nothing that can be done here is in it.
    Off,
}

/// A tree with a maximum number of nodes, all in one vector.
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    /// The ways of the root: nodes are looked at all the time and should be small.
    words: Vec<A>,
    most: usize,
}

impl<A: Clone + PartialEq> Tree<A> {
    /// A tree of one view, whose seat has these ways to choose from in every world.
    pub(super) fn new(seat: Seat, ways: &[A], most: usize) -> Tree<A> {
        let most = most.max(ways.len() + 1).min(NONE as usize);
        let mut tree = Tree { nodes: Vec::with_capacity(most), words: ways.to_vec(), most };
        tree.nodes.push(Node::new(Edge::View, seat));
        for number in (0..ways.len()).rev() {
            tree.add(ROOT, Edge::Word(number as u32), seat);
        }
        tree
    }

    /// Number of nodes.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The action that led to a node; `None` for the root.
    #[inline(always)]
    pub(super) fn done(&self, at: At) -> Option<MoveMade<'_, A>> {
        match self.nodes[at as usize].edge {
            Edge::View => None,
            Edge::Card(card) => Some(MoveMade::Card(card)),
            Edge::Word(number) => self.words.get(number as usize).map(MoveMade::Word),
        }
    }

    /// For each way of the root, in the order in which they were named: how often it was taken, and what came of it.
    pub(super) fn tally(&self) -> impl Iterator<Item = (u32, f64)> + '_ {
        self.after(ROOT).map(|at| &self.nodes[at as usize]).map(|node| (node.visits, node.sum))
    }

    /// The nodes that follow this one.
    fn after(&self, at: At) -> impl Iterator<Item = At> + '_ {
        let next = |at: At| Some(at).filter(|&at| at != NONE);
        std::iter::successors(next(self.nodes[at as usize].first), move |&at| next(self.nodes[at as usize].beside))
    }

    fn add(&mut self, at: At, edge: Edge, seat: Seat) -> At {
        let new = self.nodes.len() as At;
        let parent = &mut self.nodes[at as usize];
        let beside = std::mem::replace(&mut parent.first, new);
        if let Edge::Card(card) = edge {
            parent.tried.insert(card);
        }
        self.nodes.push(Node { beside, ..Node::new(edge, seat) });
        new
    }

    /// The way on from the root: all that is there can be done in every world.
    pub(super) fn begin(&mut self, rewards: &Rewards) -> Option<At> {
        self.choose(ROOT, rewards, |_, _| true)
    }

    /// The way on from a node: one of those not yet tried, if there are any, else the most promising.
    pub(super) fn step(&mut self, at: At, ways: &Choices, rewards: &Rewards, rng: &mut Rng) -> Step {
        let best = self.choose(at, rewards, |edge, seat| match edge {
            Edge::Card(card) => ways.cards.contains(card) && seat == ways.seat,
            // Words are chosen at the root alone.
            Edge::View | Edge::Word(_) => false,
        });
        if self.nodes.len() < self.most
            && let Some(card) = rng.card(ways.cards - self.nodes[at as usize].tried)
        {
            let new = self.add(at, Edge::Card(card), ways.seat);
            self.nodes[new as usize].open = 1;
            return Step::New(new);
        }
        best.map_or(Step::Off, Step::Known)
    }

    /// Of the ways that are open in this world the one of the highest bound, each of them noted as open once more.
    #[inline(always)]
    fn choose(&mut self, at: At, rewards: &Rewards, is_open: impl Fn(Edge, Seat) -> bool) -> Option<At> {
        let (mut best, mut highest) = (None, f64::NEG_INFINITY);
        let mut next = self.nodes[at as usize].first;
        while let Some(node) = self.nodes.get_mut(next as usize) {
            if is_open(node.edge, node.seat) {
                node.open += 1;
                let bound = node.bound(rewards);
                if bound > highest {
                    (best, highest) = (Some(next), bound);
                }
            }
            next = node.beside;
        }
        best
    }

    /// Backpropagates the rewards of a simulation along its path.
    pub(super) fn back_up(&mut self, path: &[At], rewards: &Rewards) {
        for &at in path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.sum += rewards.of(node.seat);
        }
    }
}

impl Node {
    fn new(edge: Edge, seat: Seat) -> Node {
        Node { edge, seat, first: NONE, beside: NONE, visits: 0, open: 0, sum: 0.0, tried: CardSet::EMPTY }
    }

    /// UCB1, as it is for information sets: a way is neglected only if it was seldom taken when it was open.
    #[inline(always)]
    fn bound(&self, rewards: &Rewards) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        let share = 1.0 / f64::from(self.visits);
        rewards.normal(self.seat, self.sum * share) + CURIOSITY * (logarithm(self.open) * share).sqrt()
    }
}

/// The natural logarithm, straight between the powers of two: read off the number's own digits it costs nothing, and is the
/// same on every machine, which the library's need not be.
#[inline(always)]
fn logarithm(number: u32) -> f64 {
    const PLACES: u32 = 52;
    let bits = f64::from(number.max(1)).to_bits();
    let power = (bits >> PLACES) as f64 - 1023.0;
    let rest = (bits & ((1 << PLACES) - 1)) as f64 / (1u64 << PLACES) as f64;
    (power + rest) * std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_near_and_never_falls() {
        let mut last = 0.0;
        for number in 1..5_000u32 {
            let (ours, true_one) = (logarithm(number), f64::from(number).ln());
            assert!(ours >= last && (ours - true_one).abs() < 0.07, "{number}: {ours} for {true_one}");
            last = ours;
        }
    }
}
