//! The match begins: the house says so when all chairs are taken.

use super::Table;
use crate::house::{Chair, Denied};

pub(super) fn kept(table: &Table) -> Result<(), Denied> {
    table.before_the_match()?;
    if table.chairs.contains(&Chair::Empty) { Err(Denied::NotBegun) } else { Ok(()) }
}

pub(super) fn apply(table: &mut Table) {
    table.begun = true;
}
