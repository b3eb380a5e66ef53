//! What the laws of both games have in common: the book fixes no fine for a wrong card, so it is replaced as long as it can be.

use engine::law::{CardFate, Desk, Form, Unanswered, Value};

/// Fate of a wrong card by the incident `revoke` of a desk, depending on whether its trick is taken.
pub(crate) fn fate_of_card(desk: &Desk, revoke: &Form, taken: Value) -> CardFate {
    desk.at_table(revoke, &[("trick-covered", taken)]).unwrap_or_else(Unanswered::halt).card
}
