//! Candidates tried out in the same worlds, until one is clearly the best or the time is over.

use super::mixed;
use super::outlook::{Came, Ending, Outlook, Playing, worths};
use super::search_game::SearchGame;
use engine::{Game, Rng, Seat};
use rayon::prelude::*;
use std::time::{Duration, Instant};

/// Budget of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinking {
    /// This number of worlds on every machine: the same seed gives the same play.
    Worlds(usize),
    /// About so long.
    Within(Duration),
}

/// Divisor of the thinking time of all players but the master: less thought makes them weaker.
const HASTE: u32 = 4;

impl Thinking {
    /// Multiplies the number of worlds; a time stays the same.
    pub(crate) fn deeper(self, times: usize) -> Thinking {
        match self {
            Thinking::Worlds(worlds) => Thinking::Worlds(worlds * times),
            within => within,
        }
    }

    /// The same number of worlds, or the shorter time of the players below the master.
    pub(super) fn in_haste(self) -> Thinking {
        match self {
            Thinking::Within(time) => Thinking::Within(time / HASTE),
            worlds => worlds,
        }
    }
}

impl Default for Thinking {
    /// The thinking time that players at a table accept.
    fn default() -> Thinking {
        Thinking::Within(Duration::from_secs(1))
    }
}

/// Worlds per batch; between two batches candidates are dropped and the clock is read.
const BATCH: usize = 8;

/// Between two looks at the clock no more candidates are tried in worlds than this: where there are many, fewer worlds.
const MOST_TRIALS: usize = 48;

/// The same for a way to play on: where each card of a later choice is tried a trial is several.
const fn most_trials(ending: Ending) -> usize {
    match ending {
        Ending::Hidden | Ending::Open => MOST_TRIALS,
        Ending::OpenLater => MOST_TRIALS / 4,
    }
}

/// Worlds before a candidate can be dropped.
const FEWEST: usize = 16;

/// Standard errors of the difference by which a candidate must lie behind the first to be dropped, and by which another choice
/// must lead to be preferred to a learnt one: a player who always takes the apparent best can be read.
pub(super) const CLEAR: f64 = 2.5;

/// Standard errors by which a choice must lead the book's to be preferred: a few dozen worlds show small differences
/// badly.
pub(super) const DOUBT: f64 = 1.0;

/// More than this is no thought but a habit.
const MOST_WORLDS: usize = 4_096;

/// Draws worlds of a view.
pub(super) type Worlds<G> = Box<dyn Fn(&<G as Game>::View, &mut Rng) -> G + Sync>;

/// Settings of a search: sampling of worlds and their playouts.
pub(super) struct Method<G: SearchGame> {
    /// Draws a world that may be the real one.
    pub(super) world: Worlds<G>,
    /// The play of the remaining tricks.
    pub(super) ending: Ending,
    pub(super) scope: Scope,
}

/// Extent of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// A learnt decision is taken: the search covers only the part it leaves open.
    AsLearnt,
    /// All that could be done, to tell what each is worth.
    Everything,
    /// The same without bluffs.
    Plain,
}

/// A candidate, and what was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<A> {
    pub action: A,
    /// Its mean score, as [`SearchGame::standing`] counts.
    pub value: f64,
    /// Number of worlds in which it was tried; candidates dropped early have fewer.
    pub worlds: usize,
    /// Its result in each world; the first worlds are the same for all candidates.
    pub came: Vec<Came>,
}

impl<A> Weighed<A> {
    /// A way that was not tried.
    pub(super) fn untried(action: A) -> Weighed<A> {
        Weighed { action, value: 0.0, worlds: 0, came: Vec::new() }
    }
}

/// All candidates, the best first, and the chance their worlds were made of.
pub(crate) struct Race<A> {
    pub(crate) ways: Vec<Weighed<A>>,
    pub(crate) seed: u64,
}

/// The chance of the world of this number.
pub(super) fn rng_of(seed: u64, number: usize) -> Rng {
    Rng::new(mixed(seed ^ mixed(number as u64)))
}

/// Tries each of these in the same worlds; the best first, of equals the one that was named first, which stands unless another leads by
/// a number of standard errors.
pub(super) fn race<G: SearchGame>(
    view: &G::View,
    seat: Seat,
    candidates: Vec<G::Action>,
    thinking: Thinking,
    seed: u64,
    way: &Method<G>,
    doubt: f64,
) -> Race<G::Action> {
    let begun = Instant::now();
    let (most, within) = match thinking {
        Thinking::Worlds(worlds) => (worlds, Duration::MAX),
        Thinking::Within(time) => (MOST_WORLDS, time),
    };
    let mut outlooks: Vec<Vec<Outlook>> = vec![Vec::new(); candidates.len()];
    let mut came: Vec<Vec<Came>> = vec![Vec::new(); candidates.len()];
    let mut values: Vec<Vec<f64>> = vec![Vec::new(); candidates.len()];
    let mut alive: Vec<usize> = (0..candidates.len()).collect();
    let mut seen = 0;
    while seen < most && alive.len() > 1 && begun.elapsed() < within {
        let batch = match thinking {
            Thinking::Worlds(_) => BATCH,
            // Every thread has something to do.
            Thinking::Within(_) => (most_trials(way.ending) / alive.len()).max(rayon::current_num_threads()).min(BATCH),
        };
        let numbers: Vec<usize> = (seen..most.min(seen + batch)).collect();
        let tried: Vec<Vec<Option<Outlook>>> = numbers
            .par_iter()
            .map_init(
                || Playing::new(way.ending),
                |playing, &number| {
                    let mut rng = rng_of(seed, number);
                    let game = (way.world)(view, &mut rng);
                    let chance = rng.bits();
                    alive.iter().map(|&at| playing.outlook(&game, seat, &candidates[at], chance)).collect()
                },
            )
            .collect();
        seen += numbers.len();
        let mut refused = vec![false; candidates.len()];
        for found in tried {
            for (&at, found) in alive.iter().zip(found) {
                found.map_or_else(|| refused[at] = true, |found| outlooks[at].push(found));
            }
        }
        // A later card is chosen anew with every world that is seen.
        for &at in &alive {
            came[at] = worths(&outlooks[at]);
            values[at] = came[at].iter().map(|came| came.worth).collect();
        }
        // An action illegal in a world is no candidate: the table would refuse it.
        alive.retain(|&at| !refused[at]);
        for at in (0..candidates.len()).filter(|&at| refused[at]) {
            values[at].clear();
            came[at].clear();
        }
        if let Some(best) = best_of(&alive, &values).filter(|_| seen >= FEWEST) {
            alive.retain(|&at| at == best || !leads(&values[best], &values[at], CLEAR));
        }
    }
    let mut weighed: Vec<(usize, Weighed<G::Action>)> = candidates
        .into_iter()
        .zip(values.iter().zip(came))
        .map(|(action, (values, came))| Weighed { action, value: mean(values), worlds: values.len(), came })
        .enumerate()
        .collect();
    // Who left early was behind when they left: those who stayed stand before them.
    weighed.sort_by(|(n, a), (m, b)| b.worlds.cmp(&a.worlds).then(b.value.total_cmp(&a.value)).then(n.cmp(m)));
    // The book's own choice stands unless another is better beyond doubt.
    let best = weighed.first().map_or(0, |&(at, _)| at);
    if best != 0 && !values[0].is_empty() && values[0].len() == values[best].len() && !leads(&values[best], &values[0], doubt) {
        let own = weighed.iter().position(|&(at, _)| at == 0).unwrap_or(0);
        weighed[..=own].rotate_right(1);
    }
    Race { ways: weighed.into_iter().map(|(_, weighed)| weighed).collect(), seed }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// The candidate with the best mean, of equals the first.
fn best_of(alive: &[usize], values: &[Vec<f64>]) -> Option<usize> {
    let better = |best: usize, at: usize| if mean(&values[at]) > mean(&values[best]) { at } else { best };
    alive.iter().copied().reduce(better)
}

/// Is the first better than the second, world by world, by more than this number of standard errors?
fn leads(first: &[f64], second: &[f64], errors: f64) -> bool {
    let many = first.len().min(second.len()) as f64;
    let lead = mean(first) - mean(second);
    let squares: f64 = first.iter().zip(second).map(|(a, b)| (a - b - lead).powi(2)).sum();
    lead > 0.0 && lead > errors * (squares / (many * (many - 1.0).max(1.0))).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clear_lead_is_one_of_many_errors() {
        let (best, close): (Vec<f64>, Vec<f64>) = (0..20).map(|n| (f64::from(n % 3), f64::from((n + 1) % 3))).unzip();
        let far: Vec<f64> = best.iter().map(|value| value - 1.0).collect();
        assert!(leads(&best, &far, CLEAR));
        assert!(!leads(&best, &close, CLEAR) && !leads(&best, &best, 0.0));
    }
}
