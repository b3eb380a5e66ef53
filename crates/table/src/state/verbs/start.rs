//! The match begins: the house says so when all chairs are taken that somebody must sit on.

use super::Table;
use crate::Denied;

pub(super) fn check_event(table: &Table) -> Result<(), Denied> {
    table.before_the_match()?;
    if table.is_complete() { Ok(()) } else { Err(Denied::NotBegun) }
}

pub(super) fn apply(table: &mut Table) {
    table.begun = true;
}
