//! The two small games in which bets are learnt: what is told apart in them, and what may be done.
//!
//! In the **envido** a seat knows its points, its place from the mão on, and the calls so far. In the **truco** it knows how
//! likely its side is to win the vazas as they lie, in which vaza it is, and the stage. Both know the score, in classes.

use games::truco::stakes::{Cap, EnvidoCall, Ladder, PARTIDA, Stage};

/// How many fight, and for how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Two against two.
    Roda,
    /// One against one for the whole partida.
    Duel,
    /// One against one within a testa, where six is the most.
    Testa,
}

impl Form {
    pub(super) const ALL: [Form; 3] = [Form::Roda, Form::Duel, Form::Testa];

    /// How many fight.
    pub(super) const fn places(self) -> usize {
        match self {
            Form::Roda => 4,
            Form::Duel | Form::Testa => 2,
        }
    }

    /// What limits the envido.
    pub(super) const fn cap(self) -> Cap {
        match self {
            Form::Testa => Cap::Six,
            Form::Roda | Form::Duel => Cap::Open,
        }
    }
}

/// What a side lacks of the partida, in classes: the first stands for all that lack more.
const LACKS: [i64; 5] = [24, 17, 11, 6, 2];

/// The classes of scores.
pub(super) const SCORES: usize = LACKS.len();

/// The tentos that stand for a class.
pub(super) const fn tentos(score: usize) -> i64 {
    PARTIDA - LACKS[score % SCORES]
}

/// The class of so many tentos: the one that lacks most nearly as much.
pub(super) fn score_of(tentos: i64) -> usize {
    let lacks = PARTIDA - tentos;
    (0..SCORES).min_by_key(|&score| (LACKS[score] - lacks).abs()).unwrap_or(0)
}

/// Something that can be done with a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    /// Nothing is called; what was called is refused.
    Stop,
    /// What was called is accepted.
    Take,
    /// A call of the envido.
    Call(EnvidoCall),
    /// The next stage of the truco.
    Raise,
}

use EnvidoCall::{Envido, Falta, Real};
use Move::{Call, Raise, Stop, Take};

/// The most moves of a spot.
pub(super) const MOST_MOVES: usize = 5;

/// The calls of an envido so far: simple ones, real ones, and whether a falta.
type Calls = (u8, u8, bool);

/// The calls so far, and what may follow. Longer ladders are played as the longest here that is like them.
pub(super) const ENVIDOS: [(Calls, &[Move]); 14] = [
    ((0, 0, false), &[Stop, Call(Envido), Call(Real), Call(Falta)]),
    ((1, 0, false), &[Stop, Take, Call(Envido), Call(Real), Call(Falta)]),
    ((2, 0, false), &[Stop, Take, Call(Real), Call(Falta)]),
    ((0, 1, false), &[Stop, Take, Call(Real), Call(Falta)]),
    ((0, 2, false), &[Stop, Take, Call(Falta)]),
    ((1, 1, false), &[Stop, Take, Call(Falta)]),
    ((2, 1, false), &[Stop, Take, Call(Falta)]),
    ((0, 0, true), &[Stop, Take]),
    ((1, 0, true), &[Stop, Take]),
    ((2, 0, true), &[Stop, Take]),
    ((0, 1, true), &[Stop, Take]),
    ((0, 2, true), &[Stop, Take]),
    ((1, 1, true), &[Stop, Take]),
    ((2, 1, true), &[Stop, Take]),
];

/// The node of a ladder.
pub(super) fn envido_node(ladder: &Ladder) -> usize {
    let (simple, real) = match (ladder.simple.min(2), ladder.real.min(2)) {
        (0, real) => (0, real),
        (simple, real) => (simple, real.min(1)),
    };
    let calls = (simple, real, ladder.falta.is_some());
    ENVIDOS.iter().position(|(node, _)| *node == calls).unwrap_or(0)
}

/// The stages of the truco: to call the next one, or to answer one.
pub(super) const TRUCOS: [(Truco, &[Move]); 6] = [
    (Truco::Above(Stage::Nothing), &[Stop, Raise]),
    (Truco::Above(Stage::Truco), &[Stop, Raise]),
    (Truco::Above(Stage::Retruco), &[Stop, Raise]),
    (Truco::Asked(Stage::Truco), &[Stop, Take, Raise]),
    (Truco::Asked(Stage::Retruco), &[Stop, Take, Raise]),
    (Truco::Asked(Stage::ValeQuatro), &[Stop, Take]),
];

/// How the truco stands for who is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Truco {
    /// They may go above this stage.
    Above(Stage),
    /// This stage is proposed to them.
    Asked(Stage),
}

/// The node of a stage.
pub(super) fn truco_node(truco: Truco) -> usize {
    TRUCOS.iter().position(|(node, _)| *node == truco).unwrap_or(0)
}

/// Classes of points: below the pairs four, then twenty to twenty-two, then each for itself.
pub(super) const POINTS: usize = 16;

/// The class of some points.
pub(super) const fn points_class(points: i64) -> usize {
    match points {
        ..=3 => 0,
        4..=5 => 1,
        6 => 2,
        7..=19 => 3,
        20..=22 => 4,
        23..=33 => (points - 18) as usize,
        _ => POINTS - 1,
    }
}

/// Classes of the chance to win the vazas.
pub(super) const CHANCES: usize = 10;

/// The class of a chance.
pub(super) fn chance_class(chance: f64) -> usize {
    ((chance * CHANCES as f64) as usize).min(CHANCES - 1)
}

/// A spot: all that who decides tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A choice in the envido: at which place, which of [`ENVIDOS`], with which class of points.
    Envido { place: usize, node: usize, points: usize },
    /// A choice in the truco: in which vaza, which of [`TRUCOS`], with which class of chances.
    Truco { vaza: usize, node: usize, chance: usize },
}

/// The vazas of a volta.
const VAZAS: usize = 3;

impl Spot {
    /// What may be done.
    pub(super) fn moves(self) -> &'static [Move] {
        match self {
            Spot::Envido { node, .. } => ENVIDOS[node % ENVIDOS.len()].1,
            Spot::Truco { node, .. } => TRUCOS[node % TRUCOS.len()].1,
        }
    }

    /// The number of this spot among all of a form and score.
    pub(super) const fn number(self, form: Form) -> usize {
        match self {
            Spot::Envido { place, node, points } => ((place % form.places()) * ENVIDOS.len() + node) * POINTS + points,
            Spot::Truco { vaza, node, chance } => {
                form.places() * ENVIDOS.len() * POINTS + ((vaza % VAZAS) * TRUCOS.len() + node) * CHANCES + chance
            }
        }
    }

    /// All spots of a form, by their numbers.
    pub(super) fn all(form: Form) -> impl Iterator<Item = Spot> {
        let envidos = (0..form.places()).flat_map(|place| {
            (0..ENVIDOS.len()).flat_map(move |node| (0..POINTS).map(move |points| Spot::Envido { place, node, points }))
        });
        let trucos = (0..VAZAS).flat_map(|vaza| {
            (0..TRUCOS.len()).flat_map(move |node| (0..CHANCES).map(move |chance| Spot::Truco { vaza, node, chance }))
        });
        envidos.chain(trucos)
    }
}
