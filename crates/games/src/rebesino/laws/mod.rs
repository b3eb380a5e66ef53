//! The laws of the book on irregularities (section 8): the registry, the incidents, and what follows from them.

mod figures;
mod hand;
mod incidents;
mod outcomes;
mod registry;

pub(super) use hand::again;
#[cfg(test)]
pub(super) use hand::law_of;
pub(super) use incidents::DRAW_WRONG;

use super::action::Action;
use super::state::SEATS;
use engine::law::Desk;

pub(super) static DESK: Desk = Desk {
    laws: registry::LAWS,
    players: SEATS,
    forms: &[incidents::FORMS],
    revokes: &["rebesino:renuncio.1", "rebesino:renuncio.8"],
    cited: &[Action::CITED],
    of_hand: hand::OF_HAND,
    implied: hand::implied,
    ..Desk::EMPTY
};
