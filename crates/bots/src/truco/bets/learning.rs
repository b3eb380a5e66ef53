//! How bets are learnt: counterfactual regret minimisation with outside sampling, on the small model of a volta.
//!
//! Both sides play whole voltas against each other over and over, at scores drawn by lot. After every one a side asks of each of its choices
//! what the others would have brought, and regrets; it chooses in proportion to what it regrets most. The average of all it did is
//! what cannot be exploited much within what the model tells apart. Both sides remember together: a spot is the same whoever comes to it.

use super::super::sight::standing;
use super::deals::{Volta, Voltas};
use super::spot::{
    Before, Flores, Form, MOST_MOVES, Move, SCORES, Spot, Truco, envido_node, points_class, score_of, tentos, truco_node,
};
use crate::thought::mixed;
use engine::Luck;
use games::truco::stakes::{FlorEnd, Ladder, PARTIDA, Stage};
use games::truco::state::{FlorCall, Side};

/// The shares in which the moves of a spot are chosen.
pub(super) type Shares = [f64; MOST_MOVES];

/// What somebody does: at this score, their own class first, and this spot.
pub(super) type Policy<'a> = dyn Fn([usize; 2], Spot) -> Option<Shares> + Sync + 'a;

/// What was regretted and done at one spot.
#[derive(Clone, Copy, Default)]
struct Memory {
    regrets: Shares,
    done: Shares,
}

/// What may be done at a spot.
type Allowed = [bool; MOST_MOVES];

/// Evenly among what is allowed.
fn evenly(allowed: &Allowed) -> Shares {
    let many = allowed.iter().filter(|&&allowed| allowed).count().max(1) as f64;
    allowed.map(|allowed| if allowed { 1.0 / many } else { 0.0 })
}

/// The shares of some weights, if there are any.
fn proportional(weights: &Shares) -> Option<Shares> {
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

/// What the sides of one form have learnt.
pub(super) struct Learning<'a> {
    form: Form,
    memory: Vec<Memory>,
    /// What is said on the average at each place that may open, whatever it holds.
    words: Vec<Shares>,
    /// What it costs to tell one's points by a word, in tentos for each nat.
    discretion: f64,
    luck: Luck,
    /// Who plays each side but the learner's: themselves, unless somebody else is set against them.
    fixed: [Option<&'a Policy<'a>>; 2],
}

/// Who learns from this pass, and how much it counts.
#[derive(Clone, Copy)]
struct Pass {
    learner: Option<Side>,
    /// How much it counts in the average: later ones more.
    late: f64,
    /// How much the deal counts.
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

/// How soon what is said on the average follows what is said now.
const FOLLOWS: f64 = 0.002;

/// What is said less often than this counts as said so often, when it is asked what a word tells.
const SELDOM: f64 = 0.01;

/// Scores are drawn more often that are met more often: the weight of each class.
const MET: [usize; SCORES] = [4, 2, 2, 1, 1, 1];

/// A class of scores, by lot.
fn drawn_class(luck: &mut Luck) -> usize {
    let mut left = luck.below(MET.iter().sum());
    MET.iter()
        .position(|&weight| {
            left < weight || {
                left -= weight;
                false
            }
        })
        .unwrap_or(0)
}

/// How a volta stands.
#[derive(Clone, Copy)]
struct Now {
    /// The tentos of both sides.
    scores: [i64; 2],
    /// Which turn it is.
    at: usize,
    on: Stage,
    /// Who alone may go above the stage.
    right: Option<Side>,
    /// Who may still open the envido.
    opens: [bool; 2],
}

/// What comes when the envido is settled.
#[derive(Clone, Copy)]
enum Then {
    /// Whose turn it is goes on.
    Turn,
    /// The truco is answered: which stage, by which side.
    Answer(Stage, Side),
}

fn side(place: usize) -> Side {
    if place.is_multiple_of(2) { Side::A } else { Side::B }
}

impl Now {
    /// The same with these tentos won.
    fn with(mut self, winner: Side, won: i64) -> Now {
        self.scores[winner as usize] += won;
        self
    }

    /// Is the partida over?
    fn is_over(&self) -> bool {
        self.scores.iter().any(|&score| score >= PARTIDA)
    }

    /// The classes of the scores, this side's first.
    fn classes(&self, side: Side) -> [usize; 2] {
        [side, side.other()].map(|side| score_of(self.scores[side as usize]))
    }

    /// What one tento more is worth to side A.
    fn tento(&self) -> f64 {
        let [us, them] = self.scores;
        (standing(us + 1, them) - standing(us, them + 1)) / 2.0
    }

    /// What falta and resto are worth.
    fn falta(&self, form: Form) -> i64 {
        form.cap().falta(self.scores[0].max(self.scores[1]))
    }
}

impl<'a> Learning<'a> {
    /// Sides who know nothing yet.
    pub(super) fn new(form: Form, seed: u64, discretion: f64) -> Learning<'a> {
        let memory = vec![Memory::default(); SCORES * SCORES * Spot::many(form)];
        let words = vec![[0.25, 0.25, 0.25, 0.25, 0.0]; SCORES * SCORES * form.places() * 2];
        Learning { form, memory, words, discretion, luck: Luck::new(seed), fixed: [None; 2] }
    }

    /// One who learns to play against somebody who does always the same.
    pub(super) fn response(form: Form, seed: u64, against: &'a Policy<'a>) -> Learning<'a> {
        Learning { fixed: [Some(against); 2], ..Learning::new(form, seed, 0.0) }
    }

    /// Plays so many voltas, each side learning from each.
    pub(super) fn learn(&mut self, passes: usize, voltas: &Voltas) {
        for number in 0..passes {
            let Some((volta, weight)) = voltas.draw(&mut self.luck) else { return };
            let classes = [drawn_class(&mut self.luck), drawn_class(&mut self.luck)];
            let now = self.begin(classes);
            for learner in Side::BOTH {
                let lots = self.luck.bits();
                self.volta(volta, now, Pass { learner: Some(learner), late: (number + 1) as f64, weight, lots });
            }
        }
    }

    /// A volta begins at some score of these classes.
    fn begin(&mut self, classes: [usize; 2]) -> Now {
        let scores = classes.map(|class| {
            let (least, most) = tentos(class);
            least + self.luck.below((most - least + 1) as usize) as i64
        });
        Now { scores, at: 0, on: Stage::Nothing, right: None, opens: [true; 2] }
    }

    fn index(&self, [ours, theirs]: [usize; 2], spot: Spot) -> usize {
        (ours * SCORES + theirs) * Spot::many(self.form) + spot.number(self.form)
    }

    /// What was done at a spot on the average; nothing if nobody ever came to it.
    pub(super) fn average(&self, scores: [usize; 2], spot: Spot) -> Option<Shares> {
        proportional(&self.memory[self.index(scores, spot)].done)
    }

    /// What was regretted most at a spot not to be done more often, done always; nothing if nobody ever came to it.
    pub(super) fn best(&self, scores: [usize; 2], spot: Spot) -> Option<Shares> {
        let memory = &self.memory[self.index(scores, spot)];
        proportional(&memory.done)?;
        let moves = spot.moves().len();
        let best = (0..moves).reduce(|best, at| if memory.regrets[at] > memory.regrets[best] { at } else { best })?;
        Some(std::array::from_fn(|at| if at == best { 1.0 } else { 0.0 }))
    }

    /// How good a score is for who learns; for nobody, what side A has of it.
    fn worth(pass: Pass, now: Now) -> f64 {
        let us = pass.learner.unwrap_or(Side::A);
        standing(now.scores[us as usize], now.scores[us.other() as usize])
    }

    /// Somebody decides; `follow` says what comes of a move.
    fn decide(
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
        // The average is that of who does not learn from this pass; against somebody else it is the learner's own.
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
        let told = self.told(classes, spot, &shares, now);
        let cost: f64 = (0..moves.len()).map(|n| shares[n] * told[n]).sum();
        // Later passes count for more, as in the average. What is bad may be regretted less than nothing: with lots drawn, a bound there
        // would keep it alive.
        let memory = &mut self.memory[at];
        for n in (0..moves.len()).filter(|&n| allowed[n]) {
            memory.regrets[n] += pass.late * pass.weight * (values[n] - told[n] - (value - cost));
        }
        value
    }

    /// What each word of who may open costs for what it tells: the more, the more often it is said with these points than with any.
    fn told(&mut self, [ours, theirs]: [usize; 2], spot: Spot, shares: &Shares, now: Now) -> Shares {
        let Spot::Open { place, before, .. } = spot else { return Shares::default() };
        if self.discretion <= 0.0 {
            return Shares::default();
        }
        let at = ((ours * SCORES + theirs) * self.form.places() + place) * 2 + before as usize;
        let words = &mut self.words[at];
        words.iter_mut().zip(shares).for_each(|(word, share)| *word += FOLLOWS * (share - *word));
        let price = self.discretion * now.tento();
        std::array::from_fn(|n| price * (shares[n].max(SELDOM) / words[n].max(SELDOM)).ln())
    }

    /// A whole volta: flores first, if there are any; then envido and truco as they come.
    fn volta(&mut self, deal: &Volta, now: Now, pass: Pass) -> f64 {
        let holder = |of: Side| (0..deal.flores.len()).find(|&place| side(place) == of && deal.flores[place].is_some());
        let closed = Now { opens: [false; 2], ..now };
        match Side::BOTH.map(holder) {
            [None, None] => self.turn(deal, now, pass),
            [Some(place), None] | [None, Some(place)] => self.flor_ends(deal, closed, pass, side(place), FlorEnd::Unopposed),
            [Some(one), Some(other)] => self.opens_flor(deal, closed, pass, [one.min(other), one.max(other)]),
        }
    }

    /// This side wins the flores, ended like this, and the cards are played.
    fn flor_ends(&mut self, deal: &Volta, now: Now, pass: Pass, winner: Side, end: FlorEnd) -> f64 {
        let of = |of: Side| (0..deal.flores.len()).filter(|&at| side(at) == of && deal.flores[at].is_some()).count() as i64;
        let won = end.tentos(of(winner), of(winner.other()), now.falta(self.form), self.form.cap());
        self.turn(deal, now.with(winner, won), pass)
    }

    /// The flores are compared.
    fn flores_compared(&mut self, deal: &Volta, now: Now, pass: Pass, end: FlorEnd) -> f64 {
        self.flor_ends(deal, now, pass, side(deal.best_flor), end)
    }

    fn flor(
        &mut self,
        deal: &Volta,
        now: Now,
        pass: Pass,
        (place, said): (usize, Flores),
        follow: &mut dyn FnMut(&mut Self, Move) -> f64,
    ) -> f64 {
        let spot = Spot::Flor { said, class: deal.flores[place].unwrap_or(0) };
        self.decide(pass, now, place, spot, &|_| true, follow)
    }

    /// The first of these sings, and the second answers with their own flor.
    fn opens_flor(&mut self, deal: &Volta, now: Now, pass: Pass, [first, second]: [usize; 2]) -> f64 {
        let (us, them) = (side(first), side(second));
        self.flor(deal, now, pass, (first, Flores::Silence), &mut |learning, chosen| match chosen {
            Move::Flor(FlorCall::Achico) => learning.flor_ends(deal, now, pass, them, FlorEnd::Shrunk),
            Move::Flor(FlorCall::Resto) => {
                learning.flor(deal, now, pass, (second, Flores::Resto), &mut |learning, chosen| match chosen {
                    Move::Flor(FlorCall::Flor) => learning.resto(deal, now, pass, second, FlorEnd::Shrunk),
                    _ => learning.flor_ends(deal, now, pass, us, FlorEnd::Shrunk),
                })
            }
            _ => learning.flor(deal, now, pass, (second, Flores::Sung), &mut |learning, chosen| match chosen {
                Move::Flor(FlorCall::Achico) => learning.flor_ends(deal, now, pass, us, FlorEnd::Shrunk),
                Move::Flor(FlorCall::ContraFlor) => learning.contra(deal, now, pass, [first, second]),
                Move::Flor(FlorCall::Resto) => learning.resto(deal, now, pass, first, FlorEnd::Shrunk),
                _ => learning.flor(deal, now, pass, (first, Flores::Both), &mut |learning, chosen| match chosen {
                    Move::Flor(FlorCall::ContraFlor) => learning.contra(deal, now, pass, [second, first]),
                    Move::Flor(_) => learning.resto(deal, now, pass, second, FlorEnd::Shrunk),
                    _ => learning.flores_compared(deal, now, pass, FlorEnd::Deferred),
                }),
            }),
        })
    }

    /// A contra-flor is proposed to the first of these by the second.
    fn contra(&mut self, deal: &Volta, now: Now, pass: Pass, [asked, asker]: [usize; 2]) -> f64 {
        self.flor(deal, now, pass, (asked, Flores::Contra), &mut |learning, chosen| match chosen {
            Move::Take => learning.flores_compared(deal, now, pass, FlorEnd::ContraFlor),
            Move::Flor(_) => learning.resto(deal, now, pass, asker, FlorEnd::RestoRefused),
            _ => learning.flor_ends(deal, now, pass, side(asker), FlorEnd::Shrunk),
        })
    }

    /// All that is left is proposed to this place, who may refuse for this.
    fn resto(&mut self, deal: &Volta, now: Now, pass: Pass, asked: usize, refused: FlorEnd) -> f64 {
        self.flor(deal, now, pass, (asked, Flores::All), &mut |learning, chosen| match chosen {
            Move::Take => learning.flores_compared(deal, now, pass, FlorEnd::Resto),
            _ => learning.flor_ends(deal, now, pass, side(asked).other(), refused),
        })
    }

    /// Somebody is to play their card, and may call before they do.
    fn turn(&mut self, deal: &Volta, now: Now, pass: Pass) -> f64 {
        if now.is_over() {
            return Learning::worth(pass, now);
        }
        let Some(turn) = deal.turns.get(now.at) else {
            return Learning::worth(pass, now.with(deal.winner, now.on.worth()));
        };
        // Before their first card alone (R30).
        if now.at < self.form.places() && now.opens[side(turn.place) as usize] {
            let spot = Spot::Open {
                place: turn.place,
                before: Before::Nothing,
                points: points_class(deal.points[turn.place]),
                chance: turn.own,
            };
            return self.opening(deal, now, pass, turn.place, spot, Then::Turn);
        }
        self.stakes(deal, now, pass)
    }

    /// This place may open the envido, and the other side would answer.
    fn opening(&mut self, deal: &Volta, now: Now, pass: Pass, place: usize, spot: Spot, then: Then) -> f64 {
        let (falta, cap) = (now.falta(self.form), self.form.cap());
        let allowed = |chosen: Move| match chosen {
            Move::Call(call) => Ladder::EMPTY.admits(call, falta, cap, Some(2)),
            _ => true,
        };
        let asked = side(place).other();
        self.decide(pass, now, place, spot, &allowed, &mut |learning, chosen| match chosen {
            Move::Call(call) => learning.envido(deal, now, pass, asked, Ladder::EMPTY.with(call, falta, cap), then),
            _ => learning.after(deal, now, pass, then),
        })
    }

    /// What comes when nobody opens, or the envido is settled.
    fn after(&mut self, deal: &Volta, now: Now, pass: Pass, then: Then) -> f64 {
        if now.is_over() {
            return Learning::worth(pass, now);
        }
        match then {
            Then::Turn => self.stakes(deal, now, pass),
            Then::Answer(stage, asked) => self.answer(deal, now, pass, stage, asked),
        }
    }

    /// This side answers an envido.
    fn envido(&mut self, deal: &Volta, now: Now, pass: Pass, asked: Side, ladder: Ladder, then: Then) -> f64 {
        let place = deal.speakers[asked as usize];
        let spot = Spot::Envido { place, node: envido_node(&ladder), points: points_class(deal.points[place]) };
        let (falta, cap) = (now.falta(self.form), self.form.cap());
        let allowed = |chosen: Move| match chosen {
            Move::Call(call) => ladder.admits(call, falta, cap, Some(2)),
            _ => true,
        };
        let settled = Now { opens: [false; 2], ..now };
        self.decide(pass, now, place, spot, &allowed, &mut |learning, chosen| match chosen {
            Move::Call(call) => learning.envido(deal, now, pass, asked.other(), ladder.with(call, falta, cap), then),
            Move::Take => learning.after(deal, settled.with(side(deal.best_points), ladder.stake), pass, then),
            _ => learning.after(deal, settled.with(asked.other(), ladder.refused), pass, then),
        })
    }

    /// Somebody may go above the stage, and plays their card.
    fn stakes(&mut self, deal: &Volta, now: Now, pass: Pass) -> f64 {
        let Some(turn) = deal.turns.get(now.at) else { return Learning::worth(pass, now) };
        let us = side(turn.place);
        let played = Now { at: now.at + 1, ..now };
        let Some(next) = now.on.next().filter(|_| now.right.is_none_or(|right| right == us)) else {
            return self.turn(deal, played, pass);
        };
        let spot = Spot::Truco { vaza: turn.vaza, node: truco_node(Truco::Above(now.on)), chance: turn.own };
        self.decide(pass, now, turn.place, spot, &|_| true, &mut |learning, chosen| match chosen {
            Move::Raise => learning.asked(deal, now, pass, next, us.other()),
            _ => learning.turn(deal, played, pass),
        })
    }

    /// A stage is proposed to this side, whose speaker may open the envido first if they have not played (R31); who calls may no more.
    fn asked(&mut self, deal: &Volta, mut now: Now, pass: Pass, stage: Stage, asked: Side) -> f64 {
        now.opens[asked.other() as usize] = false;
        let (then, place) = (Then::Answer(stage, asked), deal.speakers[asked as usize]);
        let Some(turn) = deal.turns.get(now.at).filter(|_| now.at < place && now.opens[asked as usize]) else {
            return self.after(deal, now, pass, then);
        };
        let chance = turn.speakers[asked as usize];
        let spot = Spot::Open { place, before: Before::Truco, points: points_class(deal.points[place]), chance };
        self.opening(deal, now, pass, place, spot, then)
    }

    /// A stage is answered by this side.
    fn answer(&mut self, deal: &Volta, now: Now, pass: Pass, stage: Stage, asked: Side) -> f64 {
        let (vaza, chance) = deal.turns.get(now.at).map_or((0, 0), |turn| (turn.vaza, turn.speakers[asked as usize]));
        let spot = Spot::Truco { vaza, node: truco_node(Truco::Asked(stage)), chance };
        // Who has answered opens no envido any more (D9).
        let answered = Now { opens: [false; 2], ..now };
        self.decide(pass, now, deal.speakers[asked as usize], spot, &|_| true, &mut |learning, chosen| match (
            chosen,
            stage.next(),
        ) {
            // Who accepts on their own turn may raise before they play.
            (Move::Take, _) => learning.turn(deal, Now { on: stage, right: Some(asked), ..answered }, pass),
            (Move::Raise, Some(next)) => learning.answer(deal, answered, pass, next, asked.other()),
            _ => Learning::worth(pass, now.with(asked.other(), stage.refused())),
        })
    }

    /// Two who learn nothing.
    pub(super) fn trial(form: Form, seed: u64, sides: [&'a Policy<'a>; 2]) -> Learning<'a> {
        Learning { fixed: sides.map(Some), ..Learning::new(form, seed, 0.0) }
    }

    /// What a volta at some score of these classes brings side A, in tentos: the chance to win the partida it brings, beside what one
    /// tento more brings at that score.
    pub(super) fn fought(&mut self, voltas: &Voltas, classes: [usize; 2]) -> f64 {
        let Some((volta, weight)) = voltas.draw(&mut self.luck) else { return 0.0 };
        let now = self.begin(classes);
        let [us, them] = now.scores;
        let pass = Pass { learner: None, late: 0.0, weight, lots: self.luck.bits() };
        let after = self.volta(volta, now, pass);
        weight * (after - standing(us, them)) / now.tento()
    }
}
