//! The laws on irregularities (section 8 of the rules): the whole table as data, what they decide of an incident, and the one
//! place where a ruling moves anything.
//!
//! A claim must be proved by what all have seen (`proof`). It builds an [`Incident`], asks [`Lawful::rule`], and the ruling is
//! applied (`apply`).

mod apply;
mod charge;
mod proof;
mod ruling;
mod table;

pub use charge::{Charge, Fault};
pub use ruling::{FirstPart, Incident, Shown, Standing, Told};
pub use table::LAWS;

use super::Truco;
use engine::law::{Law, Lawful, Ruling};

impl Lawful for Truco {
    type Standing = Standing;
    type Incident = Incident;

    const LAWS: &'static [Law] = LAWS;

    fn rule(standing: &Standing, incident: &Incident) -> Ruling {
        ruling::rule(standing, incident)
    }
}
