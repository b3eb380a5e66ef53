//! Tests, named by rule, acceptance case or law, through the same actions as every table.

mod cards;
mod harness;
mod honour;
mod match_;
mod round;
mod worlds;
