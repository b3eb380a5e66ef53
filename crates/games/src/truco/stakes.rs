//! Values: the tables 5.1 to 5.3 of the rules.

use super::breach::Breach;
use engine::{Cause, Cite};
use serde::Serialize;

/// Tentos of a partida: twelve malos and twelve buenos (R95).
pub const PARTIDA: i64 = 24;

/// Tentos of the malos.
pub const MALOS: i64 = 12;

/// From here on every volta is roda (R20).
pub const LAST_SIX: i64 = 18;

/// No first part of a testa is worth more (R36, R53).
pub const TESTA_CAP: i64 = 6;

/// Tentos of a flor.
pub const FLOR: i64 = 3;

/// A call of the envido.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EnvidoCall {
    /// *Envido*.
    Envido,
    /// *Real envido*.
    Real,
    /// *Falta envido*.
    Falta,
}

impl EnvidoCall {
    /// All three, in the order of the ladder.
    pub const ALL: [EnvidoCall; 3] = [EnvidoCall::Envido, EnvidoCall::Real, EnvidoCall::Falta];

    /// Its addition to the stake; the falta replaces the stake.
    const fn adds(self) -> i64 {
        match self {
            EnvidoCall::Envido => 2,
            EnvidoCall::Real => 3,
            EnvidoCall::Falta => 0,
        }
    }

    /// The message for winning it.
    pub(super) const fn won_cause(self) -> &'static str {
        match self {
            EnvidoCall::Envido => "truco-cause-envido",
            EnvidoCall::Real => "truco-cause-real-envido",
            EnvidoCall::Falta => "truco-cause-falta-envido",
        }
    }

    /// The message for its refusal.
    pub(super) const fn refused_cause(self) -> &'static str {
        match self {
            EnvidoCall::Envido => "truco-cause-envido-refused",
            EnvidoCall::Real => "truco-cause-real-envido-refused",
            EnvidoCall::Falta => "truco-cause-falta-envido-refused",
        }
    }
}

/// Limit of the stakes, as in a testa.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cap {
    /// No limit but the partida.
    Open,
    /// Six for the first part.
    Six,
}

impl Cap {
    /// A figure under this limit.
    pub const fn limit(self, tentos: i64) -> i64 {
        match self {
            Cap::Six if tentos > TESTA_CAP => TESTA_CAP,
            _ => tentos,
        }
    }

    /// The value of falta and resto when the leader has `leader` tentos: all they lack, or six in a testa.
    pub const fn falta(self, leader: i64) -> i64 {
        match self {
            Cap::Open => PARTIDA - leader,
            Cap::Six => TESTA_CAP,
        }
    }
}

/// The calls of one envido so far, and what they come to (5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ladder {
    pub simple: u8,
    pub real: u8,
    /// The value of the falta, if it was called.
    pub falta: Option<i64>,
    /// The stake if the last call is accepted.
    pub stake: i64,
    /// Tentos to the last caller if it is refused.
    pub refused: i64,
}

impl Ladder {
    pub const EMPTY: Ladder = Ladder { simple: 0, real: 0, falta: None, stake: 0, refused: 0 };

    /// Has nothing been called?
    pub const fn is_empty(&self) -> bool {
        self.simple == 0 && self.real == 0 && self.falta.is_none()
    }

    /// The call on top: none goes back down the ladder.
    pub fn last(&self) -> Option<EnvidoCall> {
        match self {
            Ladder { falta: Some(_), .. } => Some(EnvidoCall::Falta),
            Ladder { real: 1.., .. } => Some(EnvidoCall::Real),
            Ladder { simple: 1.., .. } => Some(EnvidoCall::Envido),
            _ => None,
        }
    }

    /// May this call follow (R34-R36)? `falta` is what the leader lacks at this moment.
    pub fn admits(&self, call: EnvidoCall, falta: i64, cap: Cap, most_simple: Option<u8>) -> bool {
        self.bars(call, falta, cap, most_simple).is_ok()
    }

    /// Why this call cannot follow, if it cannot.
    pub(super) fn bars(&self, call: EnvidoCall, falta: i64, cap: Cap, most_simple: Option<u8>) -> Result<(), Breach> {
        let full = match cap {
            Cap::Six => TESTA_CAP,
            Cap::Open => PARTIDA,
        };
        match call {
            _ if self.falta.is_some() => Err(Breach::AfterFalta),
            EnvidoCall::Falta if falta < self.stake => Err(Breach::FaltaShrinks),
            EnvidoCall::Falta if cap == Cap::Six => Ok(()),
            _ if self.stake >= full => Err(Breach::Full),
            EnvidoCall::Envido if self.real > 0 => Err(Breach::EnvidoOverReal),
            EnvidoCall::Envido if most_simple.is_some_and(|most| self.simple >= most) => Err(Breach::NoMoreSimple),
            _ => Ok(()),
        }
    }

    /// The ladder with this call on top; `falta` is what the leader lacks at this moment.
    #[must_use]
    pub fn with(mut self, call: EnvidoCall, falta: i64, cap: Cap) -> Ladder {
        self.refused = if self.is_empty() { 1 } else { self.stake };
        match call {
            EnvidoCall::Envido => self.simple += 1,
            EnvidoCall::Real => self.real += 1,
            EnvidoCall::Falta => self.falta = Some(falta),
        }
        self.stake = self.falta.unwrap_or_else(|| cap.limit(self.stake + call.adds()));
        self
    }
}

/// Outcome of a fight of flores (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FlorEnd {
    /// Nobody opposed: three for each.
    Unopposed,
    /// One side shrank, or refused a raise: three for each of the winners, one for each of the losers.
    Shrunk,
    /// Flor against flor, shown at the end.
    Deferred,
    /// A contra-flor accepted.
    ContraFlor,
    /// A contra-flor e o resto accepted.
    Resto,
    /// A contra-flor e o resto over a contra-flor refused: all flores.
    RestoRefused,
}

impl FlorEnd {
    /// The tentos: `won` flores of the side that wins, `lost` of the other.
    pub const fn tentos(self, won: i64, lost: i64, resto: i64, cap: Cap) -> i64 {
        let all = FLOR * (won + lost);
        match self {
            FlorEnd::Unopposed => FLOR * won,
            FlorEnd::Shrunk => FLOR * won + lost,
            FlorEnd::Deferred | FlorEnd::ContraFlor | FlorEnd::RestoRefused => all,
            FlorEnd::Resto => match cap {
                Cap::Open => all + resto,
                Cap::Six => TESTA_CAP,
            },
        }
    }

    /// The rule that says so, and how it came.
    pub const fn cause(self) -> Cause {
        let (id, rule) = match self {
            FlorEnd::Unopposed => ("truco-cause-flor", "truco R49"),
            FlorEnd::Shrunk => ("truco-cause-flor-shrunk", "truco R54"),
            FlorEnd::Deferred => ("truco-cause-flor-compared", "truco R50"),
            FlorEnd::ContraFlor => ("truco-cause-contra-flor", "truco R51"),
            FlorEnd::Resto => ("truco-cause-resto", "truco R52"),
            FlorEnd::RestoRefused => ("truco-cause-resto-refused", "truco R52"),
        };
        Cause::new(id, Cite(rule))
    }
}

/// A stage of the truco (5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Nothing,
    /// *Truco*.
    Truco,
    /// *Retruco*.
    Retruco,
    /// *Vale quatro*.
    ValeQuatro,
}

impl Stage {
    /// The cause of a payment for the vazas at this stage.
    pub(super) const fn won_cause(self) -> Cause {
        match self {
            Stage::Nothing => Cause::new("truco-cause-vazas", Cite("truco R65")),
            Stage::Truco => Cause::new("truco-cause-truco", Cite("truco R83")),
            Stage::Retruco => Cause::new("truco-cause-retruco", Cite("truco R83")),
            Stage::ValeQuatro => Cause::new("truco-cause-vale-quatro", Cite("truco R83")),
        }
    }

    /// The cause of a payment for its refusal.
    pub(super) const fn refused_cause(self) -> Cause {
        let id = match self {
            Stage::Nothing | Stage::Truco => "truco-cause-truco-refused",
            Stage::Retruco => "truco-cause-retruco-refused",
            Stage::ValeQuatro => "truco-cause-vale-quatro-refused",
        };
        Cause::new(id, Cite("truco R64"))
    }

    /// The value of the vazas if it is accepted and played.
    pub const fn worth(self) -> i64 {
        self as i64 + 1
    }

    /// Tentos to the caller if it is refused.
    pub const fn refused(self) -> i64 {
        self as i64
    }

    /// The stage above, if there is one.
    pub const fn next(self) -> Option<Stage> {
        match self {
            Stage::Nothing => Some(Stage::Truco),
            Stage::Truco => Some(Stage::Retruco),
            Stage::Retruco => Some(Stage::ValeQuatro),
            Stage::ValeQuatro => None,
        }
    }
}
