//! Every law of the book that Malilla knows (section 8).

use engine::law::{Class, Law, Moment, Protects};

pub(super) const LAWS: &[Law] = &[
    Law::new("malilla:dar.1", "book 2462-2466", Class::Prevent).shielding(Protects::Everybody),
    Law::new("malilla:dar.2", "book 2470-2472", Class::Prevent).shielding(Protects::Everybody),
    Law::new("malilla:dar.3", "book 2476", Class::Prevent).shielding(Protects::Others),
    Law::new("malilla:dar.4", "book 2476", Class::Referee).shielding(Protects::Doer),
    Law::new("malilla:dar.5", "book 2480", Class::Referee).shielding(Protects::Others),
    Law::new("malilla:dar.6", "book 2480", Class::Referee).shielding(Protects::Others),
    Law::new("malilla:dar.7", "book 2482", Class::Prevent).shielding(Protects::Everybody).until(Moment::PlayBegun),
    Law::new("malilla:dar.8", "book 2482-2484", Class::Referee).shielding(Protects::Others),
    Law::new("malilla:jugar.1", "book 2486", Class::Honour).shielding(Protects::Others),
    Law::new("malilla:ren.1", "book 2415, 2495", Class::Honour).shielding(Protects::Others),
    Law::new("malilla:ren.2", "book 2415, 2495", Class::Honour).shielding(Protects::Others),
    Law::new("malilla:ren.3", "book 2415, 2495", Class::Honour).shielding(Protects::Others),
    Law::new("malilla:ren.4", "book 2415, 2495", Class::Honour).shielding(Protects::Others),
    Law::new("malilla:ren.5", "book 2499", Class::Honour).shielding(Protects::Doer).until(Moment::TrickCovered),
    Law::new("malilla:ren.6", "book 2499", Class::Honour).shielding(Protects::Others),
    Law::new("malilla:ren.7", "book 2499-2501", Class::Honour).shielding(Protects::Others),
    Law::new("malilla:ren.8", "book 2492", Class::Enforce).shielding(Protects::Doer),
    Law::new("malilla:jugar.2", "book 2503", Class::Referee).shielding(Protects::Others),
    Law::new("malilla:jugar.3", "book 2505", Class::Prevent).shielding(Protects::Others),
    Law::new("malilla:jugar.4", "book 2507", Class::Prevent).shielding(Protects::Others),
    Law::new("malilla:jugar.5", "book 2509-2515", Class::Honour).shielding(Protects::Others),
    Law::new("malilla:jugar.6", "book 2515", Class::Honour).shielding(Protects::Doer).until(Moment::NextLead),
    Law::new("malilla:jugar.7", "book 2517", Class::Honour).shielding(Protects::Others),
    Law::new("malilla:jugar.8", "book 2519", Class::Prevent).shielding(Protects::Others),
    Law::new("malilla:jugar.9", "book 2497", Class::Enforce).shielding(Protects::Others),
    Law::new("malilla:jugar.10", "book 2584-2587", Class::Conduct).shielding(Protects::Everybody),
    Law::new("malilla:jugar.11", "book 2599-2603", Class::Conduct).shielding(Protects::Everybody),
    Law::new("malilla:jugar.12", "book 1942", Class::Conduct).shielding(Protects::Everybody),
];
