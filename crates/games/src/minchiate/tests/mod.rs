//! Every acceptance case of the rule file, named by its id.

mod cards;
mod count;
mod deal;
mod harness;
mod imagining;
mod killing;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
mod matto;
mod sample;
mod seating;
mod verzigole;
