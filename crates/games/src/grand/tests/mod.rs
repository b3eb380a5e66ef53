//! Tests, named by rule, acceptance case or law, through the same actions as every table.

mod bidding;
mod copas;
mod eucre;
mod harness;
mod honour;
mod match_;
mod whist;
mod worlds;
