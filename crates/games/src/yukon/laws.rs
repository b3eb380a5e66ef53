//! The laws of the book on irregularities (section 8), and what they decide.

use super::Yukon;
use super::deck::ROUND;
use crate::brazil::laws::{Incident, Standing, wrong_card};
use engine::law::{Class, Law, Lawful, Moment, Ruling, Shield};

impl Lawful for Yukon {
    type Standing = Standing;
    type Incident = Incident;

    const LAWS: &'static [Law] = &[
        Law::new("yukon:1", "book 38", Class::Honour).shielding(Shield::Others),
        Law::new("yukon:2", "book 38", Class::Enforce).shielding(Shield::Everybody),
        Law::new("yukon:3", "book 44", Class::Prevent).shielding(Shield::Everybody),
        Law::new("yukon:4", "book 46", Class::Referee).shielding(Shield::Everybody).until(Moment::NextHand),
        Law::new("yukon:5", "book 46", Class::Enforce).shielding(Shield::Everybody).until(Moment::NextHand),
        Law::new("yukon:6", "book 46-48", Class::Prevent).shielding(Shield::Others),
        Law::new("yukon:7", "book 40", Class::Prevent).shielding(Shield::Others),
        Law::new("yukon:8", "book 42", Class::Enforce).shielding(Shield::Everybody),
        Law::new("yukon:9", "book 48-50", Class::Enforce).shielding(Shield::Everybody),
        Law::new("yukon:10", "book 36", Class::Conduct).shielding(Shield::Doer),
    ];

    fn rule(standing: &Standing, incident: &Incident) -> Ruling {
        match *incident {
            Incident::WrongCard(_) => wrong_card(*standing, "yukon:1", "yukon D9"),
            Incident::Counted(sum) if sum == ROUND => Ruling::default(),
            // The count is wrong, and is made again before the next round.
            Incident::Counted(_) => Ruling::by("yukon:4"),
        }
    }
}
