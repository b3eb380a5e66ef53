//! Learning of bets: counterfactual regret minimisation with external sampling, on the small model of a volta.
//!
//! Both sides play whole voltas against each other over and over, at scores drawn by lot. After every one a side asks of each of
//! its choices what the others would have brought, and regrets; it chooses in proportion to what it regrets most. The average of
//! all it did is what cannot be exploited much within what the model tells apart. Both sides remember together: a spot is the
//! same for both.

use super::super::knowledge::standing;
use super::deals::Voltas;
use super::spot::{Form, MOST_MOVES, Move, SCORES, Spot, tentos};
use super::walk::{Now, side};
use crate::thought::mixed;
use engine::Rng;
use games::truco::stakes::{PARTIDA, Stage};
use games::truco::state::Side;

/// The shares in which the moves of a spot are chosen.
pub(super) type Shares = [f64; MOST_MOVES];

/// Policy of a player: shares of the moves at this score, their own class first, and this spot.
pub(super) type Policy<'a> = dyn Fn([usize; 2], Spot) -> Option<Shares> + Sync + 'a;

/// Accumulated regrets and strategy at one spot.
#[derive(Clone, Copy, Default)]
struct Memory {
    regrets: Shares,
    done: Shares,
    /// Number of lessons.
    lessons: u32,
}

/// Lessons that suffice for a spot: a falta wins or loses ten tentos, and the differences between moves are a third of one.
const ENOUGH: u32 = 1_000;

/// A spot of fewer lessons learns from those around it, so far off at most.
const FARTHEST: usize = 2;

/// Legal moves at a spot.
type Allowed = [bool; MOST_MOVES];

/// Evenly among what is allowed.
fn evenly(allowed: &Allowed) -> Shares {
    let many = allowed.iter().filter(|&&allowed| allowed).count().max(1) as f64;
    allowed.map(|allowed| if allowed { 1.0 / many } else { 0.0 })
}

/// The shares of some weights, if there are any.
pub(super) fn proportional(weights: &Shares) -> Option<Shares> {
    let total: f64 = weights.iter().sum();
    (total > 0.0).then(|| weights.map(|weight| weight / total))
}

/// These shares among what is allowed.
fn among(shares: Shares, allowed: &Allowed) -> Shares {
    let of: Shares = std::array::from_fn(|at| if allowed[at] { shares[at] } else { 0.0 });
    proportional(&of).unwrap_or_else(|| evenly(allowed))
}

/// The move that a number from 0 to 1 picks out of these shares.
pub(super) fn picked(shares: &Shares, moves: usize, fraction: f64) -> usize {
    let mut left = fraction;
    for (at, share) in shares[..moves].iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return at;
        }
    }
    shares[..moves].iter().rposition(|&share| share > 0.0).unwrap_or(0)
}

/// Learning state of the sides of one form.
pub(super) struct Learning<'a> {
    pub(super) form: Form,
    memory: Vec<Memory>,
    /// Average words at each place that may open, over all holdings.
    words: Vec<Shares>,
    /// Penalty for revealing one's points by a word, in tentos per nat.
    discretion: f64,
    standings: Standings,
    rng: Rng,
    /// Fixed policy of each side but the learner's, if it is not the learning one.
    fixed: [Option<&'a Policy<'a>>; 2],
}

/// The learner of this pass, and its weight.
#[derive(Clone, Copy)]
pub(super) struct Pass {
    learner: Option<Side>,
    /// Its weight in the average: later passes count more.
    late: f64,
    /// The weight of the deal.
    weight: f64,
    /// The chance of all that is done by lot. Whatever the learner tries, the others draw the same lots where they come to the same
    /// spots, so that ways are compared and not lots.
    lots: u64,
}

impl Pass {
    /// The lot drawn at this spot and turn, from 0 to 1.
    fn lot(self, spot: usize, turn: usize) -> f64 {
        let bits = mixed(self.lots ^ mixed((spot * 16 + turn) as u64));
        (bits >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Value of every score, cached because every path ends with it.
struct Standings(Vec<f64>);

/// Number of scores of a side, the partida won counted as one.
const TENTOS: usize = PARTIDA as usize + 1;

impl Standings {
    fn new() -> Standings {
        let scores = (0..=PARTIDA).flat_map(|us| (0..=PARTIDA).map(move |them| standing(us, them)));
        Standings(scores.collect())
    }

    /// The value of this score for the side that has the first of it.
    fn of(&self, us: i64, them: i64) -> f64 {
        let [us, them] = [us, them].map(|tentos| tentos.clamp(0, PARTIDA) as usize);
        self.0[us * TENTOS + them]
    }

    /// The value of one more tento at this score.
    fn tento(&self, [us, them]: [i64; 2]) -> f64 {
        (self.of(us + 1, them) - self.of(us, them + 1)) / 2.0
    }
}

/// Learning rate of the average words.
const FOLLOWS: f64 = 0.002;

/// Lower bound of a word's share when its information is priced.
const SELDOM: f64 = 0.01;

/// Scores are drawn more often that are met more often: the weight of each class.
const MET: [usize; SCORES] = [4, 2, 2, 1, 1, 1];

/// A class of scores, by lot.
fn drawn_class(rng: &mut Rng) -> usize {
    let mut left = rng.below(MET.iter().sum());
    MET.iter()
        .position(|&weight| {
            left < weight || {
                left -= weight;
                false
            }
        })
        .unwrap_or(0)
}

impl<'a> Learning<'a> {
    /// Sides who know nothing yet.
    pub(super) fn new(form: Form, seed: u64, discretion: f64) -> Learning<'a> {
        let memory = vec![Memory::default(); SCORES * SCORES * Spot::many(form)];
        let words = vec![[0.25, 0.25, 0.25, 0.25, 0.0]; SCORES * SCORES * form.places() * 2];
        Learning { form, memory, words, discretion, standings: Standings::new(), rng: Rng::new(seed), fixed: [None; 2] }
    }

    /// One who learns to play against somebody who does always the same.
    pub(super) fn response(form: Form, seed: u64, against: &'a Policy<'a>) -> Learning<'a> {
        Learning { fixed: [Some(against); 2], ..Learning::new(form, seed, 0.0) }
    }

    /// Plays `passes` voltas, each side learning from each.
    pub(super) fn learn(&mut self, passes: usize, voltas: &Voltas) {
        for number in 0..passes {
            let Some((volta, weight)) = voltas.draw(&mut self.rng) else { return };
            let classes = [drawn_class(&mut self.rng), drawn_class(&mut self.rng)];
            let now = self.begin(classes);
            for learner in Side::BOTH {
                let lots = self.rng.bits();
                self.volta(volta, now, Pass { learner: Some(learner), late: (number + 1) as f64, weight, lots });
            }
        }
    }

    /// A volta begins at some score of these classes.
    fn begin(&mut self, classes: [usize; 2]) -> Now {
        let scores = classes.map(|class| {
            let (least, most) = tentos(class);
            least + self.rng.below((most - least + 1) as usize) as i64
        });
        Now { scores, at: 0, on: Stage::Nothing, right: None, opens: [true; 2] }
    }

    fn index(&self, [ours, theirs]: [usize; 2], spot: Spot) -> usize {
        (ours * SCORES + theirs) * Spot::many(self.form) + spot.number(self.form)
    }

    /// The average strategy at a spot; where it has few lessons, also at its neighbours, nearest first, until they suffice.
    /// `None` if no spot was ever reached.
    pub(super) fn average(&self, scores: [usize; 2], spot: Spot) -> Option<Shares> {
        let (mut done, mut lessons) = (Shares::default(), 0);
        for apart in 0..=FARTHEST {
            for memory in spot.around(apart).into_iter().map(|near| &self.memory[self.index(scores, near)]) {
                done.iter_mut().zip(memory.done).for_each(|(done, more)| *done += more);
                lessons += memory.lessons;
            }
            if lessons >= ENOUGH {
                break;
            }
        }
        proportional(&done)
    }

    /// The move with the highest regret at a spot, played always; `None` if it was never reached.
    pub(super) fn best(&self, scores: [usize; 2], spot: Spot) -> Option<Shares> {
        let memory = &self.memory[self.index(scores, spot)];
        proportional(&memory.done)?;
        let moves = spot.moves().len();
        let best = (0..moves).reduce(|best, at| if memory.regrets[at] > memory.regrets[best] { at } else { best })?;
        Some(std::array::from_fn(|at| if at == best { 1.0 } else { 0.0 }))
    }

    /// The value of a score for the learner; without one, its value for side A.
    pub(super) fn worth(&self, pass: Pass, now: Now) -> f64 {
        let us = pass.learner.unwrap_or(Side::A);
        self.standings.of(now.scores[us as usize], now.scores[us.other() as usize])
    }

    /// Somebody decides; `follow` says what comes of a move.
    pub(super) fn decide(
        &mut self,
        pass: Pass,
        now: Now,
        place: usize,
        spot: Spot,
        allowed: &dyn Fn(Move) -> bool,
        follow: &mut dyn FnMut(&mut Self, Move) -> f64,
    ) -> f64 {
        let moves = spot.moves();
        let allowed: Allowed = std::array::from_fn(|n| moves.get(n).is_some_and(|&chosen| allowed(chosen)));
        let classes = now.classes(side(place));
        let at = self.index(classes, spot);
        if let Some(fixed) = self.fixed[side(place) as usize].filter(|_| pass.learner != Some(side(place))) {
            let shares = fixed(classes, spot).map_or_else(|| evenly(&allowed), |shares| among(shares, &allowed));
            let picked = picked(&shares, moves.len(), pass.lot(spot.number(self.form), now.at));
            return follow(self, moves[picked]);
        }
        let regrets = self.memory[at].regrets.map(|regret| regret.max(0.0));
        let shares = proportional(&regrets).map_or_else(|| evenly(&allowed), |of| among(of, &allowed));
        // The average is that of the side that does not learn from this pass; against somebody else it is the learner's own.
        if pass.learner != Some(side(place)) || self.fixed[0].is_some() {
            let weight = pass.late * pass.weight;
            self.memory[at].done.iter_mut().zip(shares).for_each(|(done, share)| *done += weight * share);
        }
        if pass.learner != Some(side(place)) {
            let picked = picked(&shares, moves.len(), pass.lot(spot.number(self.form), now.at));
            return follow(self, moves[picked]);
        }
        let mut values = [0.0; MOST_MOVES];
        for (n, &chosen) in moves.iter().enumerate().filter(|&(n, _)| allowed[n]) {
            values[n] = follow(self, chosen);
        }
        let value: f64 = (0..moves.len()).map(|n| shares[n] * values[n]).sum();
        let told = self.revise(classes, spot, &shares, now);
        let cost: f64 = (0..moves.len()).map(|n| shares[n] * told[n]).sum();
        // Later passes count for more, as in the average. What is bad may be regretted less than nothing: with lots drawn, a bound there
        // would keep it alive.
        let memory = &mut self.memory[at];
        memory.lessons += 1;
        for n in (0..moves.len()).filter(|&n| allowed[n]) {
            memory.regrets[n] += pass.late * pass.weight * (values[n] - told[n] - (value - cost));
        }
        value
    }

    /// The price of each opening word for the information it gives: the more often it is said with these points than on average,
    /// the higher.
    fn revise(&mut self, [ours, theirs]: [usize; 2], spot: Spot, shares: &Shares, now: Now) -> Shares {
        let Spot::Open { place, before, .. } = spot else { return Shares::default() };
        if self.discretion <= 0.0 {
            return Shares::default();
        }
        let at = ((ours * SCORES + theirs) * self.form.places() + place) * 2 + before as usize;
        let price = self.discretion * self.standings.tento(now.scores);
        let words = &mut self.words[at];
        words.iter_mut().zip(shares).for_each(|(word, share)| *word += FOLLOWS * (share - *word));
        std::array::from_fn(|n| price * (shares[n].max(SELDOM) / words[n].max(SELDOM)).ln())
    }

    /// Two who learn nothing.
    pub(super) fn trial(form: Form, seed: u64, sides: [&'a Policy<'a>; 2]) -> Learning<'a> {
        Learning { fixed: sides.map(Some), ..Learning::new(form, seed, 0.0) }
    }

    /// The value of a volta for side A, in tentos, at some score of these classes: the gain in the chance of the partida, divided
    /// by that of one more tento.
    pub(super) fn fought(&mut self, voltas: &Voltas, classes: [usize; 2]) -> f64 {
        let Some((volta, weight)) = voltas.draw(&mut self.rng) else { return 0.0 };
        let now = self.begin(classes);
        let [us, them] = now.scores;
        let pass = Pass { learner: None, late: 0.0, weight, lots: self.rng.bits() };
        let after = self.volta(volta, now, pass);
        weight * (after - self.standings.of(us, them)) / self.standings.tento(now.scores)
    }
}
