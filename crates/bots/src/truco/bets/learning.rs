//! How bets are learnt: counterfactual regret minimisation with outside sampling, on the small model of a volta.
//!
//! Both sides play whole voltas against each other over and over, at scores drawn by lot. After every one a side asks of each of its choices
//! what the others would have brought, and regrets; it chooses in proportion to what it regrets most. The average of all it did is
//! what cannot be exploited much within what the model tells apart. Both sides remember together: a spot is the same whoever comes to it.

use super::super::sight::standing;
use super::deals::{Volta, Voltas};
use super::spot::{Before, Flores, Form, MOST_MOVES, Move, SCORES, Spot, Truco, envido_node, score_of, tentos, truco_node};
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
    /// The truco is answered: which stage, by which place, with which chances of who answers and who asked.
    Answer(Stage, usize, [usize; 2]),
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

    /// What falta and resto are worth.
    fn falta(&self, form: Form) -> i64 {
        form.cap().falta(self.scores[0].max(self.scores[1]))
    }
}

impl<'a> Learning<'a> {
    /// Sides who know nothing yet.
    pub(super) fn new(form: Form, seed: u64) -> Learning<'a> {
        let memory = vec![Memory::default(); SCORES * SCORES * Spot::many(form)];
        Learning { form, memory, luck: Luck::new(seed), fixed: [None; 2] }
    }

    /// One who learns to play against somebody who does always the same.
    pub(super) fn response(form: Form, seed: u64, against: &'a Policy<'a>) -> Learning<'a> {
        Learning { fixed: [Some(against); 2], ..Learning::new(form, seed) }
    }

    /// Plays so many voltas, each side learning from each.
    pub(super) fn learn(&mut self, passes: usize, voltas: &Voltas) {
        for number in 0..passes {
            let Some((volta, weight)) = voltas.draw(&mut self.luck) else { return };
            let classes = [self.luck.below(SCORES), self.luck.below(SCORES)];
            let now = self.begin(classes);
            for learner in Side::BOTH {
                self.volta(volta, now, Pass { learner: Some(learner), late: number as f64, weight });
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
            let picked = picked(&shares, moves.len(), self.luck.fraction());
            return follow(self, moves[picked]);
        }
        let shares = proportional(&self.memory[at].regrets).map_or_else(|| evenly(&allowed), |of| among(of, &allowed));
        // The average is that of who does not learn from this pass; against somebody else it is the learner's own.
        if pass.learner != Some(side(place)) || self.fixed[0].is_some() {
            let weight = pass.late * pass.weight;
            self.memory[at].done.iter_mut().zip(shares).for_each(|(done, share)| *done += weight * share);
        }
        if pass.learner != Some(side(place)) {
            let picked = picked(&shares, moves.len(), self.luck.fraction());
            return follow(self, moves[picked]);
        }
        let mut values = [0.0; MOST_MOVES];
        for (n, &chosen) in moves.iter().enumerate().filter(|&(n, _)| allowed[n]) {
            values[n] = follow(self, chosen);
        }
        let value: f64 = (0..moves.len()).map(|n| shares[n] * values[n]).sum();
        let memory = &mut self.memory[at];
        // Regret never goes below nothing, so that what becomes good is soon tried again.
        for n in (0..moves.len()).filter(|&n| allowed[n]) {
            memory.regrets[n] = (memory.regrets[n] + pass.weight * (values[n] - value)).max(0.0);
        }
        value
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
            let spot =
                Spot::Open { place: turn.place, before: Before::Nothing, points: deal.points[turn.place], chance: turn.own };
            let places = [(turn.place + 1) % self.form.places(), turn.place];
            return self.opening(deal, now, pass, spot, places, Then::Turn);
        }
        self.stakes(deal, now, pass)
    }

    /// The second of these places may open the envido, and the first would answer.
    fn opening(&mut self, deal: &Volta, now: Now, pass: Pass, spot: Spot, places: [usize; 2], then: Then) -> f64 {
        let (falta, cap) = (now.falta(self.form), self.form.cap());
        let allowed = |chosen: Move| match chosen {
            Move::Call(call) => Ladder::EMPTY.admits(call, falta, cap, Some(2)),
            _ => true,
        };
        self.decide(pass, now, places[1], spot, &allowed, &mut |learning, chosen| match chosen {
            Move::Call(call) => learning.envido(deal, now, pass, places, Ladder::EMPTY.with(call, falta, cap), then),
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
            Then::Answer(stage, asked, chances) => self.answer(deal, now, pass, stage, asked, chances),
        }
    }

    /// The first of these places answers an envido of the second's.
    fn envido(&mut self, deal: &Volta, now: Now, pass: Pass, [place, other]: [usize; 2], ladder: Ladder, then: Then) -> f64 {
        let spot = Spot::Envido { place, node: envido_node(&ladder), points: deal.points[place] };
        let (falta, cap) = (now.falta(self.form), self.form.cap());
        let allowed = |chosen: Move| match chosen {
            Move::Call(call) => ladder.admits(call, falta, cap, Some(2)),
            _ => true,
        };
        let settled = Now { opens: [false; 2], ..now };
        self.decide(pass, now, place, spot, &allowed, &mut |learning, chosen| match chosen {
            Move::Call(call) => learning.envido(deal, now, pass, [other, place], ladder.with(call, falta, cap), then),
            Move::Take => learning.after(deal, settled.with(side(deal.best_points), ladder.stake), pass, then),
            _ => learning.after(deal, settled.with(side(other), ladder.refused), pass, then),
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
        let asked = (turn.place + 1) % self.form.places();
        self.decide(pass, now, turn.place, spot, &|_| true, &mut |learning, chosen| match chosen {
            Move::Raise => learning.asked(deal, now, pass, next, asked, [turn.asked, turn.own]),
            _ => learning.turn(deal, played, pass),
        })
    }

    /// A stage is proposed to this place, who may open the envido first if they have not played (R31); who calls may no more.
    fn asked(&mut self, deal: &Volta, mut now: Now, pass: Pass, stage: Stage, asked: usize, chances: [usize; 2]) -> f64 {
        let us = side(asked);
        now.opens[us.other() as usize] = false;
        let then = Then::Answer(stage, asked, chances);
        if now.at < asked && asked < self.form.places() && now.at < self.form.places() && now.opens[us as usize] {
            let spot = Spot::Open { place: asked, before: Before::Truco, points: deal.points[asked], chance: chances[0] };
            let asker = (asked + self.form.places() - 1) % self.form.places();
            return self.opening(deal, now, pass, spot, [asker, asked], then);
        }
        self.after(deal, now, pass, then)
    }

    /// A stage is answered by this place; the chances of who answers and of who asked.
    fn answer(&mut self, deal: &Volta, now: Now, pass: Pass, stage: Stage, asked: usize, chances: [usize; 2]) -> f64 {
        let vaza = deal.turns.get(now.at).map_or(0, |turn| turn.vaza);
        let spot = Spot::Truco { vaza, node: truco_node(Truco::Asked(stage)), chance: chances[0] };
        let us = side(asked);
        let asker = (asked + self.form.places() - 1) % self.form.places();
        // Who has answered opens no envido any more (D9).
        let answered = Now { opens: [false; 2], ..now };
        self.decide(pass, now, asked, spot, &|_| true, &mut |learning, chosen| match (chosen, stage.next()) {
            // Who accepts on their own turn may raise before they play.
            (Move::Take, _) => learning.turn(deal, Now { on: stage, right: Some(us), ..answered }, pass),
            (Move::Raise, Some(next)) => learning.answer(deal, answered, pass, next, asker, [chances[1], chances[0]]),
            _ => Learning::worth(pass, now.with(us.other(), stage.refused())),
        })
    }

    /// Two who learn nothing.
    pub(super) fn trial(form: Form, seed: u64, sides: [&'a Policy<'a>; 2]) -> Learning<'a> {
        Learning { form, memory: Vec::new(), luck: Luck::new(seed), fixed: sides.map(Some) }
    }

    /// What a volta at some score of these classes brings side A, in tentos: the chance to win the partida it brings, beside what one
    /// tento more brings at that score.
    pub(super) fn fought(&mut self, voltas: &Voltas, classes: [usize; 2]) -> f64 {
        let Some((volta, weight)) = voltas.draw(&mut self.luck) else { return 0.0 };
        let now = self.begin(classes);
        let [us, them] = now.scores;
        let after = self.volta(volta, now, Pass { learner: None, late: 0.0, weight });
        let tento = (standing(us + 1, them) - standing(us, them + 1)) / 2.0;
        weight * (after - standing(us, them)) / tento
    }
}
