//! How bets are learnt: counterfactual regret minimisation with outside sampling, on small games.
//!
//! Both sides play the small games against each other over and over. After every deal a side asks of each of its choices what
//! the others would have brought, and regrets; it chooses in proportion to what it regrets most. The average of all it did is
//! what cannot be exploited much within what the small games tell apart.

use super::super::sight::standing;
use super::deals::{Points, Volta};
use super::spot::{Form, MOST_MOVES, Move, SCORES, Spot, Truco, envido_node, tentos, truco_node};
use engine::Luck;
use games::truco::stakes::{Ladder, Stage};
use games::truco::state::Side;

/// The shares in which the moves of a spot are chosen.
pub(super) type Shares = [f64; MOST_MOVES];

/// What was regretted and done at one spot.
#[derive(Clone, Copy, Default)]
struct Memory {
    regrets: Shares,
    done: Shares,
}

impl Memory {
    /// In proportion to regret, and evenly where nothing is regretted, among what the ladder allows.
    fn shares(&self, allowed: &[bool; MOST_MOVES]) -> Shares {
        let many = allowed.iter().filter(|&&allowed| allowed).count().max(1) as f64;
        proportional(&self.regrets).unwrap_or_else(|| allowed.map(|allowed| if allowed { 1.0 / many } else { 0.0 }))
    }
}

/// The shares of some weights, if there are any.
fn proportional(weights: &Shares) -> Option<Shares> {
    let total: f64 = weights.iter().sum();
    (total > 0.0).then(|| weights.map(|weight| weight / total))
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

/// What two sides of these scores have learnt of the bets of one form.
pub(super) struct Learning {
    form: Form,
    /// The tentos of sides A and B.
    scores: [i64; 2],
    /// By side and spot.
    memory: [Vec<Memory>; 2],
    /// Sides with equal scores remember together.
    shared: bool,
    luck: Luck,
}

/// The side for which a deal is gone through, and which of the two is the mão's.
#[derive(Clone, Copy)]
struct Pass {
    learner: Side,
    mao: Side,
    /// How much the deal counts in the average: later ones more.
    weight: f64,
}

impl Learning {
    /// Two sides of these classes of scores who know nothing yet.
    pub(super) fn new(form: Form, scores: [usize; 2], seed: u64) -> Learning {
        let spots = Spot::all(form).count();
        Learning {
            form,
            scores: scores.map(|score| tentos(score % SCORES)),
            memory: [vec![Memory::default(); spots], vec![Memory::default(); spots]],
            shared: scores[0] == scores[1],
            luck: Luck::new(seed),
        }
    }

    /// Plays so many deals of the envido, and goes so often through voltas of the truco.
    pub(super) fn learn(&mut self, envidos: usize, trucos: usize, voltas: &[Volta]) {
        for number in 0..envidos {
            let deal = Points::deal(self.form, &mut self.luck);
            for learner in Side::BOTH {
                let mao = if self.luck.happens(1, 2) { Side::A } else { Side::B };
                self.opening(&deal, 0, Pass { learner, mao, weight: number as f64 });
            }
        }
        for number in 0..trucos {
            let Some(volta) = voltas.get(self.luck.below(voltas.len())) else { return };
            for learner in Side::BOTH {
                let mao = if self.luck.happens(1, 2) { Side::A } else { Side::B };
                self.turn(volta, 0, Stage::Nothing, None, Pass { learner, mao, weight: number as f64 });
            }
        }
    }

    /// What a side does at a spot on the average; nothing if it never came to it.
    pub(super) fn average(&self, side: Side, spot: Spot) -> Option<Shares> {
        proportional(&self.memory[self.whose(side)][spot.number(self.form)].done)
    }

    fn whose(&self, side: Side) -> usize {
        if self.shared { 0 } else { side as usize }
    }

    /// What it is worth to the learner that this side wins these tentos.
    fn worth(&self, pass: Pass, winner: Side, won: i64) -> f64 {
        let mut after = self.scores;
        after[winner as usize] += won;
        let (us, them) = (pass.learner as usize, pass.learner.other() as usize);
        standing(after[us], after[them]) - standing(self.scores[us], self.scores[them])
    }

    /// Somebody of this side decides at this spot; `follow` says what comes of a move, or that it cannot be made.
    fn decide(
        &mut self,
        pass: Pass,
        side: Side,
        spot: Spot,
        allowed: &dyn Fn(Move) -> bool,
        follow: &mut dyn FnMut(&mut Learning, Move) -> f64,
    ) -> f64 {
        let moves = spot.moves();
        let (whose, at) = (self.whose(side), spot.number(self.form));
        let allowed: [bool; MOST_MOVES] = std::array::from_fn(|n| moves.get(n).is_some_and(|&chosen| allowed(chosen)));
        let shares = self.memory[whose][at].shares(&allowed);
        if side != pass.learner {
            let picked = picked(&shares, moves.len(), self.luck.fraction());
            let memory = &mut self.memory[whose][at];
            (0..moves.len()).for_each(|n| memory.done[n] += pass.weight * shares[n]);
            return follow(self, moves[picked]);
        }
        let mut values = [0.0; MOST_MOVES];
        for (n, &chosen) in moves.iter().enumerate().filter(|&(n, _)| allowed[n]) {
            values[n] = follow(self, chosen);
        }
        let value: f64 = (0..moves.len()).map(|n| shares[n] * values[n]).sum();
        let memory = &mut self.memory[whose][at];
        // Regret never goes below nothing, so that what becomes good is soon tried again.
        let regretted = (0..moves.len()).filter(|&n| allowed[n]);
        regretted.for_each(|n| memory.regrets[n] = (memory.regrets[n] + values[n] - value).max(0.0));
        value
    }

    /// The side of a place.
    fn side(pass: Pass, place: usize) -> Side {
        if place.is_multiple_of(2) { pass.mao } else { pass.mao.other() }
    }

    /// The seat at this place may open the envido before it plays.
    fn opening(&mut self, deal: &Points, place: usize, pass: Pass) -> f64 {
        if place >= self.form.places() {
            return 0.0;
        }
        self.call(deal, [place, (place + 1) % self.form.places()], Ladder::EMPTY, pass)
    }

    /// The first of these places may speak, and the second would answer.
    fn call(&mut self, deal: &Points, [place, other]: [usize; 2], ladder: Ladder, pass: Pass) -> f64 {
        let side = Learning::side(pass, place);
        let spot = Spot::Envido { place, node: envido_node(&ladder), points: deal.classes[place] };
        let leader = self.scores[0].max(self.scores[1]);
        let (cap, falta) = (self.form.cap(), self.form.cap().falta(leader));
        let allowed = |chosen: Move| match chosen {
            Move::Call(call) => ladder.admits(call, falta, cap, Some(2)),
            Move::Stop | Move::Take | Move::Raise => true,
        };
        self.decide(pass, side, spot, &allowed, &mut |learning, chosen| match chosen {
            Move::Stop if ladder.is_empty() => learning.opening(deal, place + 1, pass),
            Move::Take => learning.worth(pass, Learning::side(pass, deal.winner), ladder.stake),
            Move::Call(call) => learning.call(deal, [other, place], ladder.with(call, falta, cap), pass),
            Move::Stop | Move::Raise => learning.worth(pass, side.other(), ladder.refused),
        })
    }

    /// Somebody is to play their card, and may go above the stage first.
    fn turn(&mut self, volta: &Volta, at: usize, on: Stage, right: Option<Side>, pass: Pass) -> f64 {
        let real = |side: Side| if side == Side::A { pass.mao } else { pass.mao.other() };
        let Some(turn) = volta.turns.get(at) else { return self.worth(pass, real(volta.winner), on.worth()) };
        let side = real(turn.side);
        let Some(next) = on.next().filter(|_| right.is_none_or(|right| right == side)) else {
            return self.turn(volta, at + 1, on, right, pass);
        };
        let spot = Spot::Truco { vaza: turn.vaza, node: truco_node(Truco::Above(on)), chance: turn.own };
        self.decide(pass, side, spot, &|_| true, &mut |learning, chosen| match chosen {
            Move::Raise => learning.answer(volta, at, next, side.other(), [turn.asked, turn.own], pass),
            _ => learning.turn(volta, at + 1, on, right, pass),
        })
    }

    /// A stage is proposed to this side; the chances of who answers and of who asked.
    fn answer(&mut self, volta: &Volta, at: usize, stage: Stage, asked: Side, chances: [usize; 2], pass: Pass) -> f64 {
        let vaza = volta.turns.get(at).map_or(0, |turn| turn.vaza);
        let spot = Spot::Truco { vaza, node: truco_node(Truco::Asked(stage)), chance: chances[0] };
        self.decide(pass, asked, spot, &|_| true, &mut |learning, chosen| match (chosen, stage.next()) {
            // Who accepts on their own turn may raise before they play.
            (Move::Take, _) => learning.turn(volta, at, stage, Some(asked), pass),
            (Move::Raise, Some(next)) => learning.answer(volta, at, next, asked.other(), [chances[1], chances[0]], pass),
            _ => learning.worth(pass, asked.other(), stage.refused()),
        })
    }

    /// What an envido brings side A when both do what these shares say; for trials of what was learnt.
    #[cfg(test)]
    pub(super) fn fought(&self, deal: &Points, mao: Side, shares: &dyn Fn(Side, Spot) -> Shares, luck: &mut Luck) -> f64 {
        let pass = Pass { learner: Side::A, mao, weight: 0.0 };
        let (leader, cap, places) = (self.scores[0].max(self.scores[1]), self.form.cap(), self.form.places());
        let (mut place, mut other, mut ladder) = (0, 1 % places, Ladder::EMPTY);
        loop {
            let side = Learning::side(pass, place);
            let spot = Spot::Envido { place, node: envido_node(&ladder), points: deal.classes[place] };
            let chosen = spot.moves()[picked(&shares(side, spot), spot.moves().len(), luck.fraction())];
            match chosen {
                Move::Stop if ladder.is_empty() && place + 1 == places => return 0.0,
                Move::Stop if ladder.is_empty() => (place, other) = (place + 1, (place + 2) % places),
                Move::Take => return self.worth(pass, Learning::side(pass, deal.winner), ladder.stake),
                Move::Call(call) if ladder.admits(call, cap.falta(leader), cap, Some(2)) => {
                    ladder = ladder.with(call, cap.falta(leader), cap);
                    (place, other) = (other, place);
                }
                Move::Stop | Move::Call(_) | Move::Raise => return self.worth(pass, side.other(), ladder.refused.max(1)),
            }
        }
    }
}
