//! Tests, named by rule, acceptance case or law, through the same actions as every table.

mod cards;
mod counting;
mod coverage;
mod hands;
mod harness;
mod honour;
mod laws;
mod sitting;
mod worlds;
