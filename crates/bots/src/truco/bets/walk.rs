//! A volta of the small model, walked through: who decides when, and what comes of it.

use super::deals::Volta;
use super::learning::{Learning, Pass};
use super::spot::{Before, Flores, Form, Move, Spot, Truco, envido_node, points_class, score_of, truco_node};
use games::truco::stakes::{FlorEnd, Ladder, PARTIDA, Stage};
use games::truco::state::{FlorCall, Side};

/// State of a volta.
#[derive(Clone, Copy)]
pub(super) struct Now {
    /// The tentos of both sides.
    pub(super) scores: [i64; 2],
    /// Which turn it is.
    pub(super) at: usize,
    pub(super) on: Stage,
    /// The only side that may go above the stage.
    pub(super) right: Option<Side>,
    /// Sides that may still open the envido.
    pub(super) opens: [bool; 2],
}

/// Continuation once the envido is settled.
#[derive(Clone, Copy)]
enum Then {
    /// The player in turn goes on.
    Turn,
    /// The truco is answered: which stage, by which side.
    Answer(Stage, Side),
}

pub(super) fn side(place: usize) -> Side {
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
    pub(super) fn classes(&self, side: Side) -> [usize; 2] {
        [side, side.other()].map(|side| score_of(self.scores[side as usize]))
    }

    /// The value of falta and resto.
    fn falta(&self, form: Form) -> i64 {
        form.cap().falta(self.scores[0].max(self.scores[1]))
    }
}

impl Learning<'_> {
    /// A whole volta: flores first, if there are any; then envido and truco as they come.
    pub(super) fn volta(&mut self, deal: &Volta, now: Now, pass: Pass) -> f64 {
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
            return self.worth(pass, now);
        }
        let Some(turn) = deal.turns.get(now.at) else {
            return self.worth(pass, now.with(deal.winner, now.on.worth()));
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

    /// The continuation when nobody opens, or when the envido is settled.
    fn after(&mut self, deal: &Volta, now: Now, pass: Pass, then: Then) -> f64 {
        if now.is_over() {
            return self.worth(pass, now);
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
        let Some(turn) = deal.turns.get(now.at) else { return self.worth(pass, now) };
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

    /// A stage is proposed to this side, whose speaker may open the envido first if they have not played (R31); the caller no longer may.
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
            _ => learning.worth(pass, now.with(asked.other(), stage.refused())),
        })
    }
}
