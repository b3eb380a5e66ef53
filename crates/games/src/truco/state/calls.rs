//! Calls, answers, held acts and songs of a contest, with their tentos.

use super::Side;
use crate::truco::stakes::{EnvidoCall, FlorEnd, Stage};
use engine::{Cause, Seat, SeatSet};
use serde::Serialize;

/// Progress of the first part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    Open,
    /// An envido waits for its answer.
    Envido,
    /// An envido is accepted: points are sung.
    Singing,
    /// A flor is sung: each declares for their own cards.
    FlorRound,
    /// Flor against flor: the first side lets it stand or raises.
    FlorChoice,
    /// A raise of the flor waits for its answer.
    FlorAsked,
    /// A raise is accepted: flores are sung in points.
    FlorSinging,
    /// The lei waits for its answer.
    Lei,
    /// Settled, or no longer to be had.
    Closed,
}

/// A word of the flor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FlorCall {
    /// *Flor*.
    Flor,
    /// *Contra-flor*.
    ContraFlor,
    /// *Contra-flor e o resto*.
    Resto,
    /// *Com flor me achico*.
    Achico,
}

/// The flores of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Flores {
    /// The first to sing.
    pub opener: Option<Seat>,
    /// With which word.
    pub opening: FlorCall,
    /// Players who have sung a flor, truly or not.
    pub sung: SeatSet,
    /// Players who have declared in the round, one way or the other.
    pub declared: SeatSet,
    /// The side that shrank.
    pub shrunk: Option<Side>,
    /// The last raise: whose side, and which word.
    pub raise: Option<(Side, FlorCall)>,
    /// Was there a contra-flor under the resto?
    pub over_contra: bool,
    /// Tentos the leader lacked when the resto was said.
    pub resto: i64,
    /// Outcome, once it is settled.
    pub end: Option<FlorEnd>,
}

impl Flores {
    pub(in crate::truco) const NONE: Flores = Flores {
        opener: None,
        opening: FlorCall::Flor,
        sung: SeatSet::EMPTY,
        declared: SeatSet::EMPTY,
        shrunk: None,
        raise: None,
        over_contra: false,
        resto: 0,
        end: None,
    };
}

/// Yes or no to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// *Quero*.
    Quero,
    /// *Não quero*.
    NaoQuero,
}

/// Kinds of leaving the contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// They lay their cards face down before them.
    Pass,
    /// They throw them into the monte.
    Baralho,
}

/// Presence of a player in the contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stay {
    In,
    /// They have passed, or gone to the baralho.
    Out(Leaving),
}

/// A word or act whose effect waits until all have sung their flores or waived (R47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    /// An answer to the envido, the truco, or both.
    Answer {
        by: Seat,
        /// To the first part.
        first: Option<Reply>,
        /// To the truco.
        truco: Option<Reply>,
    },
    /// A raise of the envido.
    Raise { by: Seat, call: EnvidoCall },
    /// The last of a side leaves.
    Leave { by: Seat, how: Leaving },
}

impl Held {
    /// The seat that acts.
    pub(in crate::truco) const fn by(self) -> Seat {
        match self {
            Held::Answer { by, .. } | Held::Raise { by, .. } | Held::Leave { by, .. } => by,
        }
    }
}

/// Which half of a double proposal was named first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Joint {
    /// The envido, then the truco.
    EnvidoFirst,
    /// The truco, then the envido.
    TrucoFirst,
}

/// State of the truco.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Calls {
    /// The stage accepted.
    pub on: Stage,
    /// The stage that waits for its answer, and whose it is.
    pub pending: Option<(Stage, Side)>,
    /// The side that may raise.
    pub right: Option<Side>,
    /// The stage that was refused.
    pub refused: Option<Stage>,
    /// An envido was proposed in the same breath, and both wait for one answer.
    pub joint: Option<Joint>,
    /// It was accepted within a double or the lei, so that its raise may come later in any case (D22).
    pub late: bool,
}

impl Calls {
    pub(in crate::truco) const NONE: Calls =
        Calls { on: Stage::Nothing, pending: None, right: None, refused: None, joint: None, late: false };
}

/// The lei do jogo, said before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lei {
    pub by: Seat,
    /// The truco part of an answer with flor, once there is one.
    pub with_flor: Option<Reply>,
}

/// A song of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Song {
    Points(i64),
    /// *Não mato*, *é bom*.
    NaoMato,
}

/// Tentos about to be entered: for whom, how many, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    pub to: Side,
    pub tentos: i64,
    /// By which rule, and for what.
    #[serde(flatten)]
    pub cause: Cause,
}

/// Meaning of a doubtful word if the opponents take it so (R66).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubtful {
    /// *Turco*, *trunfo*.
    Truco,
    /// *Quieto*.
    Quero,
}
