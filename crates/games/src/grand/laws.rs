//! The laws of the book on irregularities (section 8), and what they decide.

use super::Grand;
use crate::brazil::laws::{Incident, Standing, wrong_card};
use engine::law::{Class, Law, Lawful, Moment, Ruling, Shield};

impl Lawful for Grand {
    type Standing = Standing;
    type Incident = Incident;

    const LAWS: &'static [Law] = &[
        Law::new("grand:1", "book 62", Class::Enforce).shielding(Shield::Everybody),
        Law::new("grand:2", "book 70", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:3", "book 72", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:4", "book 74", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:5", "book 74", Class::Prevent).shielding(Shield::Everybody),
        Law::new("grand:6", "book 148", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:7", "book 222", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:8", "book 304", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:9", "book 316", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:10", "book 152-156", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:11", "book 182", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:12", "book 180", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:13", "book 88-90", Class::Honour).shielding(Shield::Others),
        Law::new("grand:14", "book 84", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:15", "book 250", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:16", "book 140", Class::Prevent).shielding(Shield::Others),
        Law::new("grand:17", "book 254-256", Class::Enforce).shielding(Shield::Everybody).until(Moment::NextHand),
        Law::new("grand:18", "book 274", Class::Enforce).shielding(Shield::Others),
        Law::new("grand:19", "book 234", Class::Enforce).shielding(Shield::Everybody),
        Law::new("grand:20", "book 160, 218", Class::Enforce).shielding(Shield::Everybody),
        Law::new("grand:21", "book 348", Class::Enforce).shielding(Shield::Everybody),
    ];

    fn rule(standing: &Standing, incident: &Incident) -> Ruling {
        match incident {
            Incident::WrongCard(_) => wrong_card(*standing, "grand:13", "grand D17"),
            // The points of a hand are written down as the table of its game gives them: there is no sum to check.
            Incident::Counted(_) => Ruling::default(),
        }
    }
}
