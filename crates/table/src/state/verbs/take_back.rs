//! The last act is taken back: the house does so when all have agreed.

use super::Table;
use crate::Denied;

pub(super) fn check_event(table: &Table) -> Result<(), Denied> {
    super::grant::check_event(table)
}

pub(super) fn apply(table: &mut Table) {
    table.asked = None;
    if let Some(previous) = table.previous.take() {
        table.game = previous.game;
        if table.hands.len() > previous.hands {
            table.hands.truncate(previous.hands);
            table.is_between_hands = false;
            table.rest = None;
        }
        if let Some(left) = table.left.get_mut(previous.seat.index()) {
            *left = previous.left.unwrap_or(*left);
        }
    }
}
