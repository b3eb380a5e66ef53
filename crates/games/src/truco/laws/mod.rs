//! The laws on irregularities (section 8 of the rules) and the championship's regulation: the registry, the incidents, what follows from
//! them, and the one place where a ruling moves anything.
//!
//! A claim must be proved by what all have seen (`proof`). It becomes an incident of the desk (`at_table`), and its ruling is applied.

pub(super) mod at_table;
mod campeonato;
mod charge;
pub(super) mod conduct;
mod figures;
pub(super) mod incidents;
mod outcomes;
mod proof;
mod registry;

pub(super) use at_table::{CountTiming, Happened, Shown};
pub use charge::{Charge, Fault};
pub use registry::LAWS;

use super::action::Action;
use super::breach::Breach;
use super::facts::well;
use super::state::Side;
use engine::law::Desk;

/// The desk of Truco. Players are numbered in the order of play: 1 and 3 are one side, 2 and 4 the other.
pub(super) static DESK: Desk = Desk {
    laws: LAWS,
    players: 4,
    forms: &[incidents::FORMS, conduct::FORMS, campeonato::FORMS],
    definitions: &[("campeonato:1", "It says what the game is for, and orders nothing.")],
    cited: &[Action::CITED, Breach::CITED],
    wells: &[(well(Side::A), &[0, 2]), (well(Side::B), &[1, 3])],
    of_hand: &["volta", "pending-first-part"],
    of_player: &["is-mao"],
    ..Desk::EMPTY
};
