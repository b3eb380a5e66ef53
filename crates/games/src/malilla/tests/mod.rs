//! Tests, named by rule, acceptance case or law, through the same actions as every table.

mod cards;
mod counting;
mod coverage;
mod hands;
mod harness;
mod honour;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
mod sitting;
mod worlds;
