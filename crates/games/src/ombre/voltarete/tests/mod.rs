//! Tests, named by rule, acceptance case or law. The cases are those of the rule file, the laws those of the book's second
//! part; `harness` tells their tales through the same actions as every table.

mod cards;
mod claims;
mod enforced;
mod espadilha;
mod four;
mod harness;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
mod ledger;
mod pagas;
mod passages;
mod payments;
mod remissas;
mod resposta;
mod revokes;
mod solver;
mod talon;
mod tricks;
mod worked_hands;
