//! The regulation of a championship, from the Truco book: the one book of laws that belongs to no game.

use engine::law::{Class, Law, Shield};

use Class::{Conduct, Enforce, Prevent, Referee};
use Shield::{Doer, Everybody, Others};

#[rustfmt::skip]
pub(crate) const LAWS: &[Law] = &[
    Law::new("campeonato:salao.1", "book 30", Referee).shielding(Everybody),
    Law::new("campeonato:salao.2", "book 31", Referee).shielding(Everybody),
    Law::new("campeonato:salao.3", "book 32", Referee).shielding(Everybody),
    Law::new("campeonato:1", "book 36", Conduct).shielding(Everybody),
    Law::new("campeonato:2a", "book 38", Prevent).shielding(Others),
    Law::new("campeonato:2b", "book 38", Enforce).shielding(Everybody),
    Law::new("campeonato:3a", "book 40", Enforce).shielding(Everybody),
    Law::new("campeonato:3b", "book 40", Prevent).shielding(Others),
    Law::new("campeonato:3.par.a", "book 42", Enforce).shielding(Everybody),
    Law::new("campeonato:3.par.b", "book 42", Enforce).shielding(Everybody),
    Law::new("campeonato:4a", "book 44", Prevent).shielding(Others),
    Law::new("campeonato:4b", "book 44", Prevent).shielding(Others),
    Law::new("campeonato:5a", "book 46", Referee).shielding(Everybody),
    Law::new("campeonato:5b", "book 46", Referee).shielding(Everybody),
    Law::new("campeonato:6.I", "book 50", Referee).shielding(Everybody),
    Law::new("campeonato:6.II", "book 52", Referee).shielding(Everybody),
    Law::new("campeonato:6.III", "book 54", Enforce).shielding(Everybody),
    Law::new("campeonato:6.IV", "book 56", Referee).shielding(Everybody),
    Law::new("campeonato:6.V", "book 58", Referee).shielding(Everybody),
    Law::new("campeonato:6.VI.a", "book 60", Referee).shielding(Everybody),
    Law::new("campeonato:6.VI.b", "book 60", Referee).shielding(Everybody),
    Law::new("campeonato:6.VII", "book 62", Referee).shielding(Everybody),
    Law::new("campeonato:6.VIII", "book 64", Referee).shielding(Everybody),
    Law::new("campeonato:6.par1", "book 66", Enforce).shielding(Everybody),
    Law::new("campeonato:6.par2", "book 68", Enforce).shielding(Doer),
    Law::new("campeonato:6.par3", "book 70", Enforce).shielding(Everybody),
    Law::new("campeonato:7", "book 72", Referee).shielding(Everybody),
    Law::new("campeonato:9.VI", "book 102", Conduct).shielding(Everybody),
    Law::new("campeonato:9.VII", "book 104", Enforce).shielding(Everybody),
    Law::new("campeonato:inscr.1", "book 26, 44", Prevent).shielding(Others),
    Law::new("campeonato:inscr.2", "book 26", Prevent).shielding(Others),
];
