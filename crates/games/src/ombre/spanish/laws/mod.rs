//! The laws on irregularities of the three rule files: what happened becomes an [`Incident`], and [`rule`] says what follows.

mod table;

use super::facts::FINES;
use super::{Spanish, Variation};
use engine::law::{Due, Law, Lawful, Ruling};
use engine::{Account, Cause, Cite, Seat, SeatSet};

/// How the table stood, as far as a law can ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What a polla is.
    pub polla: i64,
    /// Could the game still be won or lost?
    pub open: bool,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incident {
    /// A card was played against the duty to follow; or a king too soon.
    Revoke { by: Seat, forced_king: bool },
    /// A wrong card was taken back before the trick was lifted. Could others use having seen it? Does its player play alone?
    TakenBack { by: Seat, harmful: bool, alone: bool },
}

impl<V: Variation> Lawful for Spanish<V> {
    type Standing = Standing;
    type Incident = Incident;

    const LAWS: &'static [Law] = table::LAWS;

    fn rule(standing: &Standing, incident: &Incident) -> Ruling {
        rule(standing, incident)
    }
}

/// What the laws decide. Who is barred has lost what was at stake (mediator 5.6): they pay for their side.
pub fn rule(standing: &Standing, incident: &Incident) -> Ruling {
    let polla = |law: &'static str, by: Seat| {
        Ruling::by(law).paying(by, Account::pot(FINES), standing.polla, Due::Now, Cause::new("spanish-cause-fine", Cite(law)))
    };
    let stake = |ruling: Ruling, by: Seat| Ruling { barred: SeatSet::of(by), ..ruling };
    match *incident {
        Incident::Revoke { by, forced_king: true } => stake(Ruling::by("family:RF.2"), by),
        Incident::Revoke { by, .. } if standing.open => stake(Ruling::by("mediator:REN.1"), by),
        Incident::Revoke { by, .. } => polla("mediator:REN.2", by),
        Incident::TakenBack { alone: true, .. } => Ruling::by("mediator:REN.7"),
        Incident::TakenBack { by, harmful, .. } => {
            let ruling = polla("mediator:REN.6", by);
            if harmful && standing.open { stake(ruling.and_by("mediator:IV.2"), by) } else { ruling }
        }
    }
}
