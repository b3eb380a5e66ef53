//! The laws on irregularities (Part II of the book): the registry, the incidents by chapter, what follows from them, the hand they are
//! settled with, and the one place where a ruling moves anything (`at_table`).

mod accidents;
mod at_table;
mod bidding;
mod counts;
mod deal;
mod draw;
mod figures;
mod hand;
mod outcomes;
mod play;
mod pots;
mod registry;
mod revoke;

pub use at_table::{Espadilha, Found, Incident};
pub use registry::LAWS;
pub use revoke::Revoked;

use super::action::Action;
use super::breach::Breach;
use super::state::SEATS;
use engine::law::Desk;

/// The desk of Voltarete. Its players are mão, contra-pé, pé and quarto.
pub(super) static DESK: Desk = Desk {
    laws: LAWS,
    players: SEATS,
    places: &["mao", "contra-pe", "pe", "quarto"],
    forms: &[deal::FORMS, bidding::FORMS, draw::FORMS, play::FORMS, counts::FORMS, pots::FORMS, accidents::FORMS],
    revokes: &["voltarete:II.10.10", "voltarete:II.10.15"],
    cited: &[Action::CITED, Breach::CITED],
    settle: Some(hand::settle),
    standing: hand::STANDING,
    ..Desk::EMPTY
};
