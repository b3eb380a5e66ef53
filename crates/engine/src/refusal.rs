//! What the rules refuse, and the rule that says so.

use crate::Msg;
use std::fmt;

/// A rule or law by its id in the rule files: `voltarete R57`, `voltarete:II.10.13`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Cite(pub &'static str);

impl fmt::Display for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An action the rules do not allow now. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[error("{}: {}", .cite, .why.id)]
pub struct Refusal {
    /// The rule that forbids it.
    pub cite: Cite,
    /// What to tell the player.
    pub why: Msg,
}
