//! Tests, named by rule, acceptance case or law; `harness` tells their tales through the same actions as every table.

mod deals;
mod doubles;
mod enforced;
mod envidos;
mod faults;
mod flores;
mod grammar;
mod harness;
mod joint;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
mod leaving;
mod lei;
mod lexicon;
mod vazas;
mod words;
