//! The laws on irregularities (Part II of the book): the registry, the incidents by chapter, what follows from them, the hand they are
//! settled with, and the one place where a ruling moves anything (`at_table`).

mod accidents;
mod at_table;
mod bidding;
mod counts;
mod course;
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
    forms: &[deal::FORMS, bidding::FORMS, draw::FORMS, play::FORMS, counts::FORMS, pots::FORMS, accidents::FORMS, course::FORMS],
    definitions: DEFINITIONS,
    revokes: &["voltarete:II.10.10", "voltarete:II.10.15"],
    cited: &[Action::CITED, Breach::CITED],
    settle: Some(hand::settle),
    standing: hand::STANDING,
    of_hand: hand::OF_HAND,
    of_player: &["role"],
    implied: hand::implied,
    ..Desk::EMPTY
};

const REASONS: &str = "It gives the reason of other laws, which are asked about themselves.";
const LISTS: &str = "It lists the games of a passage; a bid that is none of them is asked about as a word that binds.";
const CUSTOM: &str = "It speaks of the customs of other companies, and orders nothing here.";
const ADVICE: &str = "It is advice to a player, and no complaint can rest on it.";

/// The laws that order nothing of which somebody could complain.
const DEFINITIONS: &[(&str, &str)] = &[
    ("voltarete:II.1.p2", "It divides the laws into those of the game and those of accidents, and orders nothing."),
    ("voltarete:II.1.p3", REASONS),
    ("voltarete:II.3.26", LISTS),
    ("voltarete:II.4.1", LISTS),
    ("voltarete:II.21.p1", CUSTOM),
    ("voltarete:II.21.p7", CUSTOM),
    ("voltarete:II.21.p8", REASONS),
    ("voltarete:II.21.p9", REASONS),
    ("voltarete:II.22.p1", ADVICE),
    ("voltarete:II.22.p2", ADVICE),
    ("voltarete:II.22.p3", ADVICE),
    ("voltarete:II.22.p4", ADVICE),
    ("voltarete:II.22.p5", ADVICE),
    ("voltarete:II.22.p6", ADVICE),
    ("voltarete:II.22.p7", ADVICE),
    ("voltarete:II.22.p11", ADVICE),
];
