//! The house shuffles.

use super::Table;
use crate::Denied;
use cards::parse_cards;
use engine::AnyGame;

/// The game with the cards in this order.
pub(super) fn check_event(table: &Table, order: &str) -> Result<Box<dyn AnyGame>, Denied> {
    super::act::at_play(table)?;
    let order = parse_cards(order).map_err(|_| Denied::Dealing)?;
    let mut after = table.game.boxed();
    after.shuffled(&order)?;
    Ok(after)
}

pub(super) fn apply(table: &mut Table, after: Option<Box<dyn AnyGame>>) {
    table.shuffles += 1;
    table.previous = None;
    table.asked = None;
    table.is_between_hands = false;
    table.rest = None;
    let after = after.unwrap_or_else(|| table.game.boxed());
    let before = std::mem::replace(&mut table.game, after);
    table.tell(&*before, None);
}
