//! Tests, named by rule, acceptance case or law of the three rule files; `harness` tells their tales through the same actions as every
//! table.

mod auction;
mod cards;
mod concessions;
mod coverage;
mod family;
mod forced;
mod harness;
mod hombre;
mod honour;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
mod mediator;
mod monte;
mod reasons;
mod refusals;
mod rows;
mod rulings;
mod sitting;
mod staked;
mod zangano;
