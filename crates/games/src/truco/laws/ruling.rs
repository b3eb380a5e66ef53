//! What the laws decide: from how the table stood and what happened to who gets which tentos.

use super::super::facts::{HEAP, well};
use super::super::stakes::FLOR;
use super::super::state::{SEATS, Score, Side};
use super::charge::{Charge, Penalty};
use engine::law::{Due, HandFate, Payment, Ruling};
use engine::{Cause, Cite, Seat, SeatSet};

/// How the first part stands (F* of 5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPart {
    Settled(Score),
    /// Accepted or proposed: so much goes over, a proposal counting as refused.
    AtStake(i64),
    /// Nothing was said that counts.
    Unsaid,
}

/// How the table stood, as far as a law can ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The sides of the seats.
    pub sides: [Side; SEATS],
    pub first: FirstPart,
    /// The truco (T* of 5.5).
    pub truco: i64,
    /// Flores sung by both sides.
    pub sung: i64,
    /// Contestants who hold a flor.
    pub holders: SeatSet,
    /// Those of them who could still sing it.
    pub unsung: SeatSet,
    /// Whose hidden flor is paid already: it is paid once, asked for or seen.
    pub paid: SeatSet,
}

/// When a wrong number of cards was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    BeforePlay,
    /// Somebody of the contest had played.
    Late,
}

/// What who was asked for a flor has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    Flor,
    NoFlor,
}

/// What happened, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incident {
    /// Something an opponent has claimed, or its doer owned up to.
    Charged { charge: Charge, by: Seat },
    /// A wrong number of cards is told.
    WrongCount { by: Seat, told: Told },
    /// A testa player's cards are gathered before they have played.
    Gathered { of: Seat, by: Seat },
    /// A *peço flor* is answered.
    Asked { asked: Seat, shown: Shown },
}

impl Incident {
    /// Whose hidden flor came out by it.
    pub(super) fn hider(&self) -> Option<Seat> {
        match *self {
            Incident::Charged { charge, by } if charge.penalty() == Penalty::Renege => Some(by),
            Incident::Asked { asked, shown: Shown::Flor } => Some(asked),
            _ => None,
        }
    }
}

impl Standing {
    fn side(&self, seat: Seat) -> Side {
        self.sides[seat.index()]
    }

    fn on(&self, side: Side, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|&seat| self.side(seat) == side).collect()
    }

    fn seats(&self, side: Side) -> SeatSet {
        self.on(side, SeatSet::first(SEATS))
    }

    /// F*: if nothing was said, one for the envido, or three for each flor that this side holds and could still sing.
    pub fn first_to(&self, to: Side) -> i64 {
        match self.first {
            FirstPart::Settled(score) => score.tentos,
            FirstPart::AtStake(tentos) => tentos,
            FirstPart::Unsaid => (FLOR * self.on(to, self.unsung).len() as i64).max(1),
        }
    }

    /// Whose unsung flores an incident pays: they are shown.
    pub(super) fn paid_unsung(&self, incident: &Incident) -> SeatSet {
        let unsung = |by: Seat| match self.first {
            FirstPart::Unsaid => self.on(self.side(by).other(), self.unsung),
            _ => SeatSet::EMPTY,
        };
        match *incident {
            Incident::Charged { charge, by } if charge.tells_flores() => unsung(by),
            Incident::WrongCount { by, told: Told::Late } => unsung(by),
            Incident::Gathered { of, by } if self.side(of) == self.side(by) => self.on(self.side(of).other(), self.holders),
            _ => SeatSet::EMPTY,
        }
    }
}

/// What the laws decide. Tentos due now are fines. Of those due at the settlement a pair is the first part and the truco, and
/// the contest is over; one alone is the truco, whatever it is worth by then.
pub(super) fn rule(standing: &Standing, incident: &Incident) -> Ruling {
    match *incident {
        Incident::Charged { charge, by } => charged(standing, charge, by),
        Incident::WrongCount { told: Told::BeforePlay, .. } => {
            Ruling { hand: HandFate::DealtAgain, ..Ruling::by("truco:9.VIII.d.2") }
        }
        Incident::WrongCount { by, told: Told::Late } => {
            let to = standing.side(by).other();
            forfeit(
                standing,
                to,
                [standing.first_to(to), standing.truco],
                fault("truco-cause-wrong-count", "truco:9.VIII.d.3", by),
            )
        }
        Incident::Gathered { of, by } => gathered(standing, of, by),
        Incident::Asked { asked, shown: Shown::Flor } => {
            hidden_flor(standing, asked, fault("truco-cause-hidden-flor", "truco:9.XI.4", asked))
        }
        Incident::Asked { asked, shown: Shown::NoFlor } => {
            fine(standing.side(asked), fault("truco-cause-no-flor", "truco:9.XI.3", asked))
        }
    }
}

fn charged(standing: &Standing, charge: Charge, by: Seat) -> Ruling {
    let (to, cause) = (standing.side(by).other(), charge.cause(by));
    match charge.penalty() {
        Penalty::Revert => {
            let first = match charge {
                // All flores sung are lost with a false one.
                Charge::FalseFlor | Charge::FalseFlorAfter | Charge::OneFalse => standing.first_to(to).max(FLOR * standing.sung),
                _ => standing.first_to(to),
            };
            forfeit(standing, to, [first, standing.truco], cause)
        }
        Penalty::Renege => hidden_flor(standing, by, cause),
        Penalty::Truco => Ruling { hand: HandFate::Forfeited(standing.seats(to)), ..truco_lost(standing, to, cause) },
        Penalty::Fine => fine(to, cause),
        Penalty::Redeal => Ruling { hand: HandFate::DealtAgain, ..Ruling::by(cause.cite.0) },
    }
}

/// A fault of this player, in words.
const fn fault(id: &'static str, law: &'static str, by: Seat) -> Cause {
    Cause::new(id, Cite(law)).by(by)
}

fn fine(to: Side, cause: Cause) -> Ruling {
    Ruling::by(cause.cite.0).paying(HEAP, well(to), 1, Due::Now, cause)
}

/// The truco goes to this side, whoever wins the vazas.
fn truco_lost(standing: &Standing, to: Side, cause: Cause) -> Ruling {
    let ruling = Ruling::by(cause.cite.0).paying(HEAP, well(to), standing.truco, Due::AtSettlement, cause);
    Ruling { barred: standing.seats(to.other()), ..ruling }
}

/// Three for a hidden flor, and the truco.
fn hidden_flor(standing: &Standing, hider: Seat, cause: Cause) -> Ruling {
    if standing.paid.contains(hider) {
        return Ruling::by(cause.cite.0);
    }
    let to = standing.side(hider).other();
    truco_lost(standing, to, cause).paying(HEAP, well(to), FLOR, Due::Now, cause)
}

/// First part and truco to this side, and the contest ends.
fn forfeit(standing: &Standing, to: Side, [first, truco]: [i64; 2], cause: Cause) -> Ruling {
    let ruling = Ruling::by(cause.cite.0).paying(HEAP, well(to), first, Due::AtSettlement, cause);
    let ruling = ruling.paying(HEAP, well(to), truco, Due::AtSettlement, cause);
    Ruling { hand: HandFate::Forfeited(standing.seats(to)), barred: standing.seats(to.other()), ..ruling }
}

/// By their own side: one for the envido, or three if the other has flor, and one for the truco; by the other side they are
/// paid one and one. A first part that is settled stands.
fn gathered(standing: &Standing, of: Seat, by: Seat) -> Ruling {
    let own = standing.side(of);
    let (to, first, cite) = if own != standing.side(by) {
        (own, 1, "truco:9.V.2c")
    } else if standing.on(own.other(), standing.holders).is_empty() {
        (own.other(), 1, "truco:9.V.2a")
    } else {
        (own.other(), FLOR, "truco:9.V.2b")
    };
    let mut ruling = forfeit(standing, to, [first, 1], fault("truco-cause-gathered", cite, by));
    if let (FirstPart::Settled(score), Some(first)) = (standing.first, ruling.payments.first_mut()) {
        *first = Payment { to: well(score.to).into(), amount: score.tentos, cause: score.cause, ..*first };
    }
    ruling
}
