//! The teller of short tales, at a table of Yukon.

use super::super::Yukon;
use engine::BadAgreement;
pub(super) use engine::battery::scenario::{card, cards, deal, draw, happens, play_out, plays, refuses, try_line, verbs};

/// A table under a heading written as in a record, the lines divided by `;`. Unless it says otherwise the last seat deals.
pub(super) fn try_table(heading: &str) -> Result<Yukon, BadAgreement> {
    engine::battery::scenario::try_table(heading, |agreements: &super::super::Agreements| agreements.players - 1)
}

pub(super) fn table(heading: &str) -> Yukon {
    try_table(heading).expect("a table")
}
