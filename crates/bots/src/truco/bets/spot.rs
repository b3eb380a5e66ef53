//! The small model of a volta in which bets are learnt: what is told apart in it, and what may be done.
//!
//! Before their first card a seat may open the **envido**, asked for a truco or not: it knows its points, its place from the mão
//! on, and roughly how good its cards are. In answers it knows its points, its place and the calls so far. In the **truco** it
//! knows how likely its side is to win the vazas as they lie, in which vaza it is, and the stage. A holder of a **flor** knows its
//! class and what was said of flores. All know the score as it stands by then, in classes.

use games::truco::stakes::{Cap, EnvidoCall, Ladder, PARTIDA, Stage};
use games::truco::state::FlorCall;

/// Number of contestants and limit of the stakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Two against two.
    Roda,
    /// One against one for the whole partida.
    Duel,
    /// One against one within a testa, where six is the most.
    Testa,
}

impl Form {
    pub const ALL: [Form; 3] = [Form::Roda, Form::Duel, Form::Testa];

    /// Number of contestants.
    pub(super) const fn places(self) -> usize {
        match self {
            Form::Roda => 4,
            Form::Duel | Form::Testa => 2,
        }
    }

    /// The limit of the first part.
    pub(super) const fn cap(self) -> Cap {
        match self {
            Form::Testa => Cap::Six,
            Form::Roda | Form::Duel => Cap::Open,
        }
    }
}

/// The least and the most that a side lacks of the partida, by class: the nearer to the end, the finer.
const LACKS: [(i64, i64); 6] = [(15, 24), (9, 14), (5, 8), (3, 4), (2, 2), (1, 1)];

/// The classes of scores.
pub(super) const SCORES: usize = LACKS.len();

/// Scores of this class, from and to, in tentos.
pub(super) const fn tentos(score: usize) -> (i64, i64) {
    let (least, most) = LACKS[score % SCORES];
    (PARTIDA - most, PARTIDA - least)
}

/// The class of a number of tentos.
pub(super) fn score_of(tentos: i64) -> usize {
    let lacks = PARTIDA - tentos;
    LACKS.iter().position(|&(least, _)| lacks >= least).unwrap_or(SCORES - 1)
}

/// Something that can be done with a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    /// Nothing is called; what was called is refused, or let stand.
    Stop,
    /// The call is accepted.
    Take,
    /// A call of the envido.
    Call(EnvidoCall),
    /// The next stage of the truco.
    Raise,
    /// A word of the flor.
    Flor(FlorCall),
}

use EnvidoCall::{Envido, Falta, Real};
use Move::{Call, Flor, Raise, Stop, Take};

/// The most moves of a spot.
pub(super) const MOST_MOVES: usize = 5;

/// The calls of an envido so far: simple ones, real ones, and whether a falta.
type Calls = (u8, u8, bool);

/// The calls so far, and what may follow. Longer ladders are played as the longest here that is like them.
pub(super) const ENVIDOS: [(Calls, &[Move]); 13] = [
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

/// The node of a ladder on which something was called.
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

/// State of the truco for the player to decide.
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

/// Decision of a player with a flor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flores {
    /// Nothing was sung yet.
    Silence,
    /// The others sang a flor.
    Sung,
    /// The others opened with all that is left.
    Resto,
    /// Both have sung, and their own side was first.
    Both,
    /// A contra-flor is proposed to them.
    Contra,
    /// All that is left is proposed to them.
    All,
}

/// Decisions of a player with a flor, each with the moves that may follow.
const FLORES: [(Flores, &[Move]); 6] = [
    (Flores::Silence, &[Flor(FlorCall::Flor), Flor(FlorCall::Achico), Flor(FlorCall::Resto)]),
    (Flores::Sung, &[Flor(FlorCall::Flor), Flor(FlorCall::Achico), Flor(FlorCall::ContraFlor), Flor(FlorCall::Resto)]),
    (Flores::Resto, &[Flor(FlorCall::Achico), Flor(FlorCall::Flor)]),
    (Flores::Both, &[Stop, Flor(FlorCall::ContraFlor), Flor(FlorCall::Resto)]),
    (Flores::Contra, &[Stop, Take, Flor(FlorCall::Resto)]),
    (Flores::All, &[Stop, Take]),
];

/// Classes of points: below the pairs three, then ever finer.
pub(super) const POINTS: usize = 12;

/// The class of some points.
pub(super) const fn points_class(points: i64) -> usize {
    match points {
        ..=3 => 0,
        4..=6 => 1,
        7..=19 => 2,
        20..=22 => 3,
        23..=24 => 4,
        25..=26 => 5,
        27..=31 => (points - 21) as usize,
        _ => POINTS - 1,
    }
}

/// Classes of flores.
pub(super) const FLOR_CLASSES: usize = 6;

/// The class of a flor by its points.
pub(super) const fn flor_class(points: i64) -> usize {
    match points {
        ..=22 => 0,
        23..=25 => 1,
        26..=27 => 2,
        28..=29 => 3,
        30..=32 => 4,
        _ => FLOR_CLASSES - 1,
    }
}

/// Classes of the chance to win the vazas.
pub(super) const CHANCES: usize = 10;

/// The class of a chance.
pub(super) fn chance_class(chance: f64) -> usize {
    ((chance * CHANCES as f64) as usize).min(CHANCES - 1)
}

/// Classes of chances at an opening of the envido: good, middling and bad cards.
pub(super) const ROUGHLY: usize = 3;

/// The rough class of a class of chances.
const fn roughly(chance: usize) -> usize {
    match chance {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// A class of chances of each rough class.
const OF_ROUGH: [usize; ROUGHLY] = [0, 5, 9];

/// Is the seat that may open asked for a truco first?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Before {
    Nothing,
    Truco,
}

/// A spot: everything the player to decide distinguishes, but for the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// They may open the envido: at which place, with which points and chances.
    Open { place: usize, before: Before, points: usize, chance: usize },
    /// They answer an envido: at which place, which of [`ENVIDOS`], with which points.
    Envido { place: usize, node: usize, points: usize },
    /// A choice in the truco: in which vaza, which of [`TRUCOS`], with which chances.
    Truco { vaza: usize, node: usize, chance: usize },
    /// A word of the holder of a flor of this class.
    Flor { said: Flores, class: usize },
}

/// The vazas of a volta.
const VAZAS: usize = 3;

/// Moves of a player who may open.
const OPENINGS: &[Move] = &[Stop, Call(Envido), Call(Real), Call(Falta)];

impl Spot {
    /// The legal moves. The share of the first is what the others leave.
    pub(super) fn moves(self) -> &'static [Move] {
        match self {
            Spot::Open { .. } => OPENINGS,
            Spot::Envido { node, .. } => ENVIDOS[node % ENVIDOS.len()].1,
            Spot::Truco { node, .. } => TRUCOS[node % TRUCOS.len()].1,
            Spot::Flor { said, .. } => FLORES[said as usize].1,
        }
    }

    /// The number of this spot among all of a form and score.
    pub(super) const fn number(self, form: Form) -> usize {
        let opens = form.places() * 2 * POINTS * ROUGHLY;
        let envidos = form.places() * ENVIDOS.len() * POINTS;
        let trucos = VAZAS * TRUCOS.len() * CHANCES;
        match self {
            Spot::Open { place, before, points, chance } => {
                (((place % form.places()) * 2 + before as usize) * POINTS + points) * ROUGHLY + roughly(chance)
            }
            Spot::Envido { place, node, points } => opens + ((place % form.places()) * ENVIDOS.len() + node) * POINTS + points,
            Spot::Truco { vaza, node, chance } => opens + envidos + ((vaza % VAZAS) * TRUCOS.len() + node) * CHANCES + chance,
            Spot::Flor { said, class } => opens + envidos + trucos + said as usize * FLOR_CLASSES + class,
        }
    }

    /// Number of spots of a form at one score.
    pub(super) const fn many(form: Form) -> usize {
        Spot::Flor { said: Flores::All, class: FLOR_CLASSES - 1 }.number(form) + 1
    }

    /// Neighbours of an opening spot at this distance in points and chances; with and without a truco waiting are next to each
    /// other. Answers depend on points and chances too much to have neighbours.
    pub(super) fn around(self, apart: usize) -> Vec<Spot> {
        match self {
            Spot::Open { place, before, points, chance } => {
                let all = Spot::openings(place);
                let far = |spot: &Spot| match *spot {
                    Spot::Open { before: other, points: theirs, chance: rough, .. } => {
                        let classes = theirs.abs_diff(points).max(roughly(rough).abs_diff(roughly(chance)));
                        classes.max(usize::from(other != before))
                    }
                    _ => usize::MAX,
                };
                all.filter(|spot| far(spot) == apart).collect()
            }
            answer => Some(answer).filter(|_| apart == 0).into_iter().collect(),
        }
    }

    /// Spots in which this place may open the envido.
    fn openings(place: usize) -> impl Iterator<Item = Spot> {
        [Before::Nothing, Before::Truco].into_iter().flat_map(move |before| {
            (0..POINTS).flat_map(move |points| OF_ROUGH.map(move |chance| Spot::Open { place, before, points, chance }))
        })
    }

    /// All spots of a form, by their numbers; of chances that are not told apart one.
    pub(super) fn all(form: Form) -> impl Iterator<Item = Spot> {
        let opens = (0..form.places()).flat_map(Spot::openings);
        let envidos = (0..form.places()).flat_map(|place| {
            (0..ENVIDOS.len()).flat_map(move |node| (0..POINTS).map(move |points| Spot::Envido { place, node, points }))
        });
        let trucos = (0..VAZAS).flat_map(|vaza| {
            (0..TRUCOS.len()).flat_map(move |node| (0..CHANCES).map(move |chance| Spot::Truco { vaza, node, chance }))
        });
        let flores = FLORES.iter().flat_map(|&(said, _)| (0..FLOR_CLASSES).map(move |class| Spot::Flor { said, class }));
        opens.chain(envidos).chain(trucos).chain(flores)
    }
}
