//! Every acceptance case of the rule file, named by its id.

mod cards;
mod count;
mod deal;
mod harness;
mod imagining;
mod killing;
mod laws;
mod matto;
mod sample;
mod seating;
mod verzigole;
